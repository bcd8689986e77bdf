# Der Browser: Chronik, Ergebnis, Verlauf, Wiederholung, Aufzeichnungen, Regeln.

# Was geschah
web-log-news = Seit deinem letzten Zug
web-log-no-news = Noch nichts.
web-log-number = { $number } seit deinem Zug
web-log-before = Vor der ersten Runde
web-log-round = Runde { $round }
web-log-turn = Zug von { $seat }
web-log-empty = Noch ist nichts geschehen.
web-log-aloud = Was gerade geschah
web-log-more = { $number ->
    [one] 1 weiteres Ereignis steht in der Chronik.
   *[other] { $number } weitere Ereignisse stehen in der Chronik.
}

# Regeln
web-rules-contents = Inhalt
web-rules-search = Die Regeln nach Wort oder Nummer durchsuchen
web-rules-example = Wort oder Nummer ({ $rule })
web-rules-hits = { $number ->
    [0] Keine Treffer
    [one] 1 Treffer
   *[other] { $number } Treffer
}
web-rules-nothing = Keine Treffer. Versuch es mit weniger Buchstaben oder einem anderen Wort.
web-rules-link = Link zu Regel { $rule }
# Steht über einer Anmerkung für Besitzer der gedruckten Ausgabe.
web-rules-edition = Die gedruckte deutsche Ausgabe
web-rules-your-edition = In deiner Ausgabe ({ $edition })
web-rules-which-edition = Welche Ausgabe hast du? Deine Schachtel: Ausgabe und gedruckte Zahlen
web-rules-facts = Das Spiel in Zahlen: wie lang es dauert, wer gewinnt, was sich lohnt
web-rules-ruling = Die gedruckten Regeln lassen das offen. So wird es hier gespielt.

# Punkte im Lauf des Spiels
web-chart = Punkte im Lauf des Spiels
web-chart-rounds-lancaster = Runde
web-chart-rounds-richelieu = Zug
web-chart-moves = Züge
web-chart-look = Einen Zug ansehen
web-chart-move = Nach { $move ->
    [one] 1 Zug
   *[other] { $move } Zügen
}
web-chart-score = { $name } { $points }
web-chart-at = { $move ->
    [one] Nach 1 Zug: { $scores }
   *[other] Nach { $move } Zügen: { $scores }
}

# Wiederholung
web-replay-title = Wiederholung: { $game }
web-replay-about = Über diese Wiederholung
web-replay-controls = Wiederholung
web-replay-jump-lancaster = Zu einer Runde springen
web-replay-jump-richelieu = Zu einem Zug springen
web-replay-round-lancaster = { $number ->
    [0] Aufbau
   *[other] Runde { $number }
}
web-replay-round-richelieu = Zug { $number }
web-replay-move = Zug
web-replay-move-of = Zug { $move } von { $moves }
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-run = Abspielen
web-replay-pause = Anhalten
web-replay-forward = Einen Zug vor
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-times = { $speed }×
web-replay-eyes = Ansicht von
web-replay-spectator = Zuschauer
web-replay-link = Link zu diesem Zug kopieren
web-replay-head = Was die Aufzeichnung sagt
web-replay-none-title = Nichts zu zeigen
web-replay-not-over = Dieses Spiel läuft noch. Ansehen lässt es sich, sobald nichts mehr geheim bleiben muss.
web-replay-to-table = Zum Tisch

# Eine Aufzeichnung öffnen
web-record-lead = Eine Aufzeichnung ist eine Textdatei, gespeichert aus einem Spiel hier oder im Terminal. Die Züge werden geprüft, bevor sie gezeigt werden.
web-record-choose = Datei wählen
web-record-drop = oder hier ablegen
web-record-paste = Oder füge ihren Text ein
web-record-show = Zeigen
web-record-checking = Wird geprüft …
web-record-another = Andere Aufzeichnung öffnen
web-record-failed = Diese Aufzeichnung lässt sich nicht zeigen.
web-record-unreadable = Die Datei ist kein Text oder viel zu groß für eine Aufzeichnung.

# Ehrlich gegeben
web-fair-yes = Es wurde so gemischt, wie vor dem Spiel versprochen.
web-fair-no = Es wurde nicht so gemischt wie versprochen: Die Aufzeichnung wurde geändert, oder jemand hat betrogen.
web-fair-unknown = Hier wurde vorher nichts versprochen, also lässt sich das Mischen nicht prüfen. Die Züge stimmen.
web-fair-how = Vor dem Spiel zeigte der Tisch den Fingerabdruck (SHA-256) eines Geheimnisses. Jetzt ist das Geheimnis selbst zu sehen: Wer den Fingerabdruck notiert hat, kann prüfen, dass es nicht geändert wurde, und damit genauso mischen.
web-fair-commitment = Fingerabdruck, vor dem Mischen gezeigt
web-fair-secret = Geheimnis, mit dem gemischt wurde
web-fair-fits = Dein Browser hat es geprüft: Dieses Geheimnis hat diesen Fingerabdruck.
web-fair-differs = Dieses Geheimnis hat einen anderen Fingerabdruck!
web-fair-verify = Um alles selbst zu prüfen, lade die Aufzeichnung herunter und gib ein:

# Ergebnis
web-result-wins = { $name } gewinnt
web-result-you-win = Du gewinnst
web-result-shared = { $names } teilen sich den Sieg
web-result-draw = Unentschieden
web-result-winner = Sieger
web-result-points = { $ahead ->
    [0] Mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
    [one] Mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, 1 Punkt Vorsprung.
   *[other] Mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }, { $ahead } Punkte Vorsprung.
}
web-result-why-finished = Das Spiel wurde zu Ende gespielt.
web-result-why-resigned = { $name } hat aufgegeben.
web-result-why-clock = Die Zeit von { $name } ist abgelaufen.
web-result-why-agreed = Die Spieler haben vereinbart, hier aufzuhören.
web-result-rematch = Revanche
web-result-replay = Wiederholung
web-result-record = Aufzeichnung herunterladen
web-result-breakdown = Woher die Punkte kamen
web-result-no-chart = Der Verlauf lässt sich gerade nicht zeigen.

# The way to looking back at a game; the rest is in study.ftl.
study-look = Auf die Partie zurückblicken
study-all-open = Alles aufgedeckt
