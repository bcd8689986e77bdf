# Was an etwas nicht stimmt, das jemand angegeben hat: an einem Zug, einer Option, einer Aufzeichnung, an
# gedruckten Zahlen. Namen von Optionen, Zeilen und Zahlen stehen so da, wie man sie schreibt. `$value` und
# `$found` sind das Angegebene; `$why` ist selbst ein Satz.

# Züge
problem-not-a-move = „{ $line }“ ist kein Zug.{ $near ->
    [none] {""}
   *[other] {" "}Meintest du { $near }?
}
problem-ambiguous = „{ $line }“ passt auf mehrere Züge: { $moves }. Schreib es aus.
problem-illegal = { $move }: { $why } [{ $rule }]
problem-not-your-decision = { $seat } hat jetzt nichts zu entscheiden, sondern { $deciding }
problem-over = das Spiel ist zu Ende

# Plätze und Optionen
problem-seats = es gibt { $seats } Plätze, aber { $given } nennt { $n }
problem-bot = { $name } ist kein Bot; möglich sind { $known } oder modul:Klasse für einen eigenen
problem-option-unknown = unbekannte Option: { $name }; bekannt sind: { $known }
problem-option-number = { $name } ist eine Zahl von { $low } bis { $high }, nicht { $value }
problem-option-flag = { $name } ist True oder False, nicht { $value }
problem-option-list = { $name } nennt für jeden der { $n } Einträge 0 bis { $last } eines von { $choices }; nicht { $value }
problem-option-seat = { $name }: { $value } ist kein Platz; möglich sind: { $choices }
problem-option-figures = { $name } ist eine Tabelle berichtigter Zahlen, nicht { $value }
problem-option-choice = { $name }: { $value } ist unbekannt; möglich sind: { $choices }
problem-option-only-with = { $name } geht nur mit { $option }={ $wanted }, nicht mit { $option }={ $other }
problem-option-seats = { $game } hat { $seats } Plätze, nicht { $given }
problem-option-pair = { $pair } sollte NAME=WERT sein
problem-which-game = welches Spiel? Möglich sind: { $known }
problem-no-rule = eine Regel { $number } gibt es nicht; es gibt { $known }

# Dateien und Aufzeichnungen
problem-file-missing = die Datei { $file } gibt es nicht
problem-file = { $file } lässt sich nicht lesen: { $reason }
problem-file-text = { $file } ist kein Text
problem-record-start = das ist keine Aufzeichnung: Sie sollte mit „{ $start }“ beginnen
problem-record-line = Zeile { $line } der Aufzeichnung sollte „Name: Wert“ sein: { $found }
problem-record-lacks = im Kopf der Aufzeichnung fehlt { $name }
problem-record-no-deal = im Kopf der Aufzeichnung fehlen Seed und Position
problem-record-game = das ist eine Aufzeichnung von { $game }; bekannte Spiele: { $known }
problem-record-engine = das ist eine Aufzeichnung von { $game }, Regelversion { $engine }; hier ist { $ours } { $version }
problem-record-options = die Options der Aufzeichnung: { $why }
problem-record-no-options = die Options der Aufzeichnung sollten ein JSON-Objekt sein
problem-record-base64 = die Position der Aufzeichnung ist nicht in base64
problem-record-position = die Position der Aufzeichnung: { $why }
problem-record-seat = Zeile { $line }: { $who } ist kein Platz; Plätze sind { $seats }
problem-record-move = Zeile { $line }: { $why }
problem-record-digest = nachgespielt ergibt sich eine andere Stellung ({ $found }, nicht { $wanted })
problem-record-result = die Aufzeichnung nennt das Ergebnis { $claimed }; ihre Züge ergeben { $found }
problem-verify-seed = die Geheimzahl ist nicht die versprochene: Ihr SHA-256 ist nicht der Fingerabdruck
problem-verify-other = in der Aufzeichnung steht ein anderer Fingerabdruck als der angegebene

# Gedruckte Zahlen
problem-figures = { $source } passt nicht zum Spiel:
problem-figures-given = die Liste der Zahlen
problem-figures-unreadable = lässt sich nicht lesen: { $reason }
problem-figures-no-text = ist kein Text in UTF-8
problem-figures-toml = ist kein TOML: { $line ->
    [end] am Ende fehlt etwas
   *[other] was in Zeile { $line } ab Zeichen { $column } steht, lässt sich nicht lesen
}
problem-figures-no-table = es fehlt eine Tabelle { $known }
problem-figures-game = [{ $table }] ist unbekannt; in der Datei steht { $known }
problem-figures-table = { $path } sollte eine Tabelle sein
problem-figures-unknown = { $path } ist unbekannt; bekannt sind: { $known }
problem-figures-word = { $path } sollte ein Wort in Anführungszeichen sein, nicht { $found }
problem-figures-number = { $found ->
    [none] { $path } sollte eine ganze Zahl von { $low } bis { $high } sein, fehlt aber
   *[other] { $path } sollte eine ganze Zahl von { $low } bis { $high } sein, nicht { $found }
}
problem-figures-fixed = { $path } ist nach der Anleitung { $wanted } [{ $rule }]
problem-figures-order = { $path } sollte, nach { $name } und in dieser Reihenfolge, enthalten: { $wanted }
problem-figures-players = { $path } sollte Zahlen von { $low } bis { $high } aufzählen
problem-figures-cards = { $path } sollte eine Liste von { $n } Karten sein [{ $rule }]
problem-figures-points = { $path } sollten drei ganze Zahlen von { $low } bis { $high } sein
problem-figures-strengths = { $path } sollten zwei Stärken sein [{ $rule }]
problem-figures-removed = { $path }: es gibt keinen Konflikt der Stärke { $strength } zu entfernen
problem-figures-box = { $players } Spieler beginnen mit je { $each } ({ $token }); in der Schachtel sind { $total }
problem-figures-total = es sollten insgesamt { $n } Karten sein [{ $rule }], nicht { $found }
problem-figures-symbol = das Symbol { $symbol } sollte auf { $n } Karten sein [{ $rule }], nicht auf { $found }
problem-figures-coats = { $path } hat { $coats } Wappen, aber die Karten zeigen { $shown } [{ $rule }]
problem-figures-places = { $path } sollten { $n } verschiedene Karten von { $first } bis { $last } sein [{ $rule }]

# Text von außen
problem-text-holds = darin steht { $what ->
    [control] ein Steuerzeichen
    [invisible] ein unsichtbares Zeichen
    [half] ein halbes Zeichen
    [line] ein Zeilentrenner
   *[paragraph] ein Absatztrenner
} ({ $code })
problem-text-empty = es ist nichts davon zu sehen
problem-text-long = es sind mehr als { $most } Zeichen
problem-text-marks = auf einem Buchstaben sitzen mehr als { $most } Zusatzzeichen
problem-text-deep = es ist mehr als { $most }-fach verschachtelt
problem-text-json = es ist kein JSON: { $reason }

# People and their devices.
problem-link-used = dieser Code ist unbekannt, schon benutzt oder älter als fünf Minuten
problem-link-number = es wartet kein Gerät mit dieser Zahl
problem-link-both = beide Geräte sitzen am selben Tisch; beende zuerst dieses Spiel
problem-devices-many = du hast schon viele Geräte; entferne zuerst eines
problem-device = dieses Gerät hast du nicht, oder es ist dein einziges
problem-phrase-form = eine Passphrase besteht aus fünf Gruppen zu je vier Buchstaben und Ziffern
problem-phrase-wrong = niemand hat diese Passphrase
problem-passkey-site = Passkeys brauchen HTTPS und einen Domainnamen, oder localhost; ein Code oder eine Passphrase funktioniert auch hier
problem-passkey-wrong = dieser Passkey ließ sich nicht prüfen, oder es hat zu lange gedauert
problem-passkeys-many = du hast schon viele Passkeys; entferne zuerst einen
problem-passkey-none = du hast keinen solchen Passkey

# Notices.
problem-notices-way = auf diesem Weg kann nichts geschickt werden
problem-notices-zone = diese Zeitzone ist unbekannt
problem-notices-email = das ist keine E-Mail-Adresse
problem-notices-many = dorthin ging heute genug; versuch es morgen wieder
problem-notices-full = du wirst schon an vielen Stellen benachrichtigt; entferne erst eine
problem-notices-unsent = es konnte nicht geschickt werden; versuch es später wieder
problem-notices-table = auf diesem Gerät spielst du an jenem Tisch nicht
problem-notices-push = den Push-Dienst deines Browsers darf dieser Server nicht ansprechen
problem-notices-chat = eine solche Adresse gibt es bei diesem Dienst nicht

# Der Betreiber des Servers, und wer Tische eröffnen darf.
problem-near = von dieser Adresse aus kann zurzeit niemand Neues mitspielen
problem-making-invited = hier eröffnen nur Eingeladene Tische; bitte den Betreiber um einen Link
problem-making-password = hier eröffnet Tische, wer das Passwort kennt
problem-password-wrong = das ist nicht das Passwort
problem-password-missing = lege zuerst ein Passwort fest
problem-welcome-used = diese Einladung gilt nicht mehr
problem-host-secret = das ist nicht der Zugangsschlüssel
problem-host-enter = gib zuerst den Zugangsschlüssel ein
problem-no-person = diese Person gibt es nicht
problem-no-invitation = diese Einladung gibt es nicht
problem-no-ban = es gibt nichts zurückzunehmen
problem-rated-people = eine gewertete Partie spielen mindestens zwei Menschen, jeder an einem Platz
problem-rated-off = hier gibt es keine Rangliste
