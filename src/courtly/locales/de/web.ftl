# Der Browser: erste Seite, Tische und was man dort tun kann. Spielpläne und andere Seiten haben eigene Dateien.

web-skip = Zum Inhalt
web-loading = Einen Moment …
web-page-failed = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und lade die Seite neu.
web-lost-title = Seite nicht gefunden
web-lost = Unter dieser Adresse gibt es nichts.
web-home = Startseite
web-nav = Seiten
web-nav-rules = Regeln
web-unofficial = Courtly ist ein inoffizielles, freies Projekt; alle Zeichnungen und Texte sind eigene. Wenn dir die Spiele gefallen, kauf sie.
web-close = Schließen
web-dismiss = Ausblenden
web-rule = Regel { $rule }

# Erste Seite
web-home-title = Intrigen an zwei Höfen
web-home-lead = Spiel { $games }, gleich jetzt und ohne Konto: gegen Bots oder mit Freunden.
# Shown by search engines
web-description = { $games } im Browser, mit Freunden oder gegen Bots.
web-new-game = Neues Spiel
web-game = Spiel
web-about-lancaster = 2–5 Spieler: Ritter, Counties, geheime Abstimmungen, Krieg in Frankreich
web-about-richelieu = 2 Spieler: 48 offene Karten, Mehrheiten, verdeckte Plättchen
web-your-name = Dein Name
web-player = Spieler { $number }
web-level = Stärke der Bots
web-level-page = Page
web-level-squire = Knappe
web-level-knight = Ritter
web-level-duke = Herzog
web-level-king = König
web-level-page-about = Spielt irgendeinen erlaubten Zug: für einen ersten Blick auf die Regeln.
web-level-squire-about = Spielt sofort und vernünftig: ein freundlicher Gegner.
web-level-knight-about = Schaut ein wenig voraus.
web-level-duke-about = Denkt über jeden Zug einen Augenblick nach.
web-level-king-about = Denkt etwa eine Sekunde nach. Kein Bot sieht, was verborgen ist.
web-more-options = Mehr Optionen
web-start-random = Zufällig
web-clock = Uhr
web-clock-none = Keine
web-clock-minutes = { $minutes } Min.
web-listed = Den Tisch allen auf diesem Server zeigen
web-own-links = Jedem Platz einen eigenen Link
web-box = Deine Schachtel: Ausgabe und gedruckte Zahlen
web-box-use = Mit den Zahlen meiner Schachtel
web-play-friends = Mit Freunden spielen
web-compiling = { $game } wird schneller: { $percent } % sind für diesen Rechner übersetzt. Spielen kannst du schon.
web-hurried = Danach spielen Bots der Stufe { $levels } besser.
web-not-compiled = { $game } ließ sich für diesen Rechner nicht übersetzen: Spielen geht, aber die Bots denken langsam.
web-mine = Deine Spiele
web-mine-due = Du bist am Zug
web-mine-open = Wartet auf Mitspieler
web-mine-waiting = Wartet auf die anderen
web-open-tables = Offene Tische
web-no-open-tables = Gerade ist kein Tisch offen. Eröffne einen, den alle sehen, und mach den Anfang.
web-find-table = Tisch nach dem Namen eines Spielers suchen
web-running-tables = Spiele zum Zuschauen
web-watch = Zuschauen
web-free-seats = { $free ->
    [one] 1 von { $seats } Plätzen ist frei
   *[other] { $free } von { $seats } Plätzen sind frei
}
web-seats = { $seats } Spieler
web-join = Mitspielen
web-more-daily = Aufgabe des Tages
web-more-puzzles = Rätsel
web-daily-about = Jeden Tag eine Ausgangslage, dieselbe für alle hier. Wie groß wird dein Vorsprung?
web-daily-week = Aufgabe diese Woche an { $n ->
    [one] 1 Tag
   *[other] { $n } Tagen
} gespielt
web-daily-go = Versuchen
web-puzzles-about = Stellungen, in denen ein Zug eindeutig der beste ist. Finde ihn.
web-puzzles-solved = { $right ->
    [one] 1 Rätsel
   *[other] { $right } Rätsel
} beim ersten Versuch gelöst; längste Serie: { $best }.
web-puzzles-go = Anfangen
web-puzzles-next = Nächstes
web-more-you = Deine Ergebnisse
web-open-record = Aufzeichnung öffnen
web-rules-of = Regeln von { $game }

# Einstellungen
web-preferences = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-your-turn = Wenn du am Zug bist
web-notifications = Eine Mitteilung zeigen

# Wie ein Spieler gerufen wird: Titel der Seite, wobei `$title` der Name des Spiels ist, und Mitteilung
web-notice-title = ● Du bist am Zug – { $title }
web-notice-body = Du bist am Zug.

# Ein Tisch vor dem Spiel
web-lobby-title = Ein Tisch für { $game }
web-lobby-waiting = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
web-lobby-starts = Das Spiel beginnt, sobald kein Platz mehr frei ist. Auch Bots können sich setzen.
web-seat-open = Freier Platz
web-seat-for = Wer spielt { $seat }
web-sit = Hinsetzen
web-rise = Aufstehen
web-you = du
web-bot = { $level } (Bot)
web-ally-of = { $name } (Verbündeter)
web-invite = Freunde einladen
web-invite-about = Wer diesen Link öffnet, kann sich setzen oder zuschauen.
web-invite-seats = Jeder freie Platz hat einen eigenen Link; der Link des Tisches ist zum Zuschauen.
web-invite-alone = Bisher kann nur dieser Rechner den Link öffnen. Um andere in deinem Netz einzuladen, starte den Server mit --host 0.0.0.0.
web-copy-for = Link für { $seat } kopieren
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Der Link ist kopiert.
web-share = Senden …
web-qr = Der Link als QR-Code
web-no-table-title = Tisch nicht gefunden
web-no-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht ist der Link unvollständig.

# Am Tisch
web-log = Chronik
web-chat = Chat
web-chat-unread = { $unread ->
    [one] Chat, 1 neue Nachricht
   *[other] Chat, { $unread } neue Nachrichten
}
web-chat-none = Noch hat niemand etwas gesagt.
web-chat-pause = Langsamer Chat
web-chat-pause-seconds = { $seconds ->
    [0] aus
   *[other] alle { $seconds } s eine Zeile
}
web-chat-spectators = Zuschauer dürfen schreiben
web-chat-mute = { $name } stumm schalten
web-chat-unmute = { $name } wieder hören
web-say = Etwas sagen
web-send = Senden
web-menu = Tisch
web-sheet = Wertungsbogen
web-result = Ergebnis
web-undo = Zurücknehmen
web-hint = Den König um Rat fragen
web-hint-title = Der Rat des Königs
web-hint-thinking = Der König denkt nach …
web-hint-share = Rechenanteil: { $share }
web-hint-chance = Deine Chance: { $chance }
web-hint-play = So spielen
web-explain = Beim Spielen erklären: was zählt, und was klar besser gewesen wäre
web-connection-lost = Verbindung verloren. Neuer Versuch …
web-curtain = Gib das Gerät an { $name } weiter
web-curtain-ready = Ich bin { $name }
web-proposal-undo = { $name } möchte einen Zug zurücknehmen.
web-proposal-end = { $name } möchte das Spiel hier beenden.
web-proposal-waiting = Die anderen müssen noch antworten.
web-agree = Zustimmen
web-refuse = Ablehnen
web-resigned = hat aufgegeben
web-substitute = { $level } spielt weiter
web-away = abwesend
web-let-bot = Einen Bot spielen lassen
web-spectators = { $number ->
    [one] 1 Zuschauer
   *[other] { $number } Zuschauer
}
web-back = Wieder selbst spielen
web-leave = Einen Bot für mich spielen lassen
web-propose-end = Spielende vorschlagen
web-resign = Aufgeben
web-resign-sure = Wirklich aufgeben?
web-to-rematch = Zur Revanche
web-fair = Wie gemischt wurde
web-fair-about = Gemischt wurde mit einer geheimen Zahl. Dies ist ihr Fingerabdruck; die Zahl selbst wird nach dem Spiel gezeigt, damit alle das Mischen nachprüfen können.

# Ablehnungen
web-refused-offline = Der Server ist nicht zu erreichen.
web-refused-bad-message = Der Server hat das nicht verstanden. Lade die Seite neu.
web-refused-too-large = Das ist zu groß.
web-refused-too-fast = Das war zu schnell; warte einen Moment.
web-refused-protocol = Der Server ist neuer als diese Seite. Lade die Seite neu.
web-refused-not-welcome = Diese Seite darf das nicht.
web-refused-no-table = Diesen Tisch gibt es nicht.
web-refused-no-seat = Diesen Platz gibt es nicht.
web-refused-not-your-seat = Das ist nicht dein Platz.
web-refused-taken = Dieser Platz ist besetzt.
web-refused-invite = Dieser Platz hat einen eigenen Link.
web-refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
web-refused-begun = Das Spiel hat schon begonnen.
web-refused-not-begun = Das Spiel hat noch nicht begonnen.
web-refused-not-over = Das Spiel ist noch nicht zu Ende.
web-refused-over = Das Spiel ist zu Ende.
web-refused-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
web-refused-not-your-decision = Du bist nicht am Zug.
web-refused-no-undo = Es gibt nichts zurückzunehmen.
web-refused-no-hints = Rat gibt es nur, wenn alle anderen Bots sind.
web-refused-illegal = Das ist jetzt nicht erlaubt.
web-refused-invalid = Das ist kein Zug.
web-refused-ambiguous = Das passt auf mehrere Züge.
web-refused-options = So lässt sich kein Tisch einrichten.
web-refused-record = Diese Aufzeichnung ist nicht lesbar, oder ihre Züge passen nicht.
web-refused-unplayable = Dieser Tisch lässt sich auf diesem Server nicht spielen.
web-refused-proposal = Eine andere Anfrage wartet noch auf Antwort.
web-refused-present = Dieser Platz kann jetzt nicht übergeben werden.
web-refused-busy = Der Server ist gerade überlastet; versuch es noch einmal.
web-refused-failed = Das hat nicht geklappt; nichts wurde geändert. Versuch es noch einmal.
web-refused-unsure = Der Server weiß nicht, ob das gespeichert ist; er findet es heraus.
web-refused-name = Dieser Name könnte verwechselt werden. Wähle einen anderen.
web-refused-muted = Du bist hier stummgeschaltet.
web-refused-full = Die Grenze dafür ist erreicht.
web-refused-banned = Der Betreiber dieses Servers hat dich gesperrt.
web-refused-makers = Der Betreiber entscheidet, wer hier Tische eröffnet.

# How things are told
web-sound = Töne
web-sound-off = Aus
web-sound-soft = Leise
web-sound-on = An
web-pace = Tempo der Darstellung
web-pace-slow = Langsam
web-pace-normal = Mittel
web-pace-fast = Schnell
web-pace-instant = Sofort
web-pace-rest = Am Ende einer Phase warten, bis ich weitertippe
web-pace-now = Tempo: { $pace }. Tippen schaltet weiter.
web-told-back = Vorheriger Schritt
web-told-pause = Pause
web-told-run = Fortsetzen
web-told-step = Nächster Schritt
web-told-skip = Überspringen
web-told-continue = Weiter
web-told-decide-now = Gleich entscheiden
web-told-decide = Du bist am Zug: Tippe an, was leuchtet, oder sieh erst zu.
web-told-at = { $at } von { $of }
web-told-again = Noch einmal zeigen
web-log-whole = Ganze Chronik
web-undo-short = Zurück
web-hint-short = Rat
web-you-name = Du

# Keys
web-keys = Tastatur
web-keys-tab = Auch Tab und Eingabe erreichen alles.
web-keys-choose = Einen Ritter oder eine Antwort wählen
web-keys-confirm = Bestätigen
web-keys-vote = Mit Ja oder Nein stimmen
web-keys-amount = Mehr oder weniger
web-keys-undo = Zurücknehmen
web-keys-hint = Um Rat fragen
web-keys-hold = Pause oder fortsetzen
web-keys-step = Nächster Schritt
web-keys-back = Vorheriger Schritt
web-keys-skip = Zum aktuellen Stand springen
web-keys-log = Chronik
web-keys-sheet = Wertungsbogen
web-keys-chat = Chat
web-keys-menu = Tischmenü
web-keys-help = Diese Tasten

# The first page: who sits down, the door for newcomers
web-who = Wer setzt sich?
web-play-now = Jetzt spielen
web-home-welcome = Setz dich zu uns, { $name }
web-chair-bot = Bot
web-chair-friend = Freund
web-chair-here = An diesem Gerät
web-chair-empty = Leer
web-chair-add = besetzen
web-chair-link = bekommt einen Link
web-chair-about = Tippe auf einen Stuhl, um zu ändern, wer dort sitzt.
web-door = Ich bin neu hier
web-door-about = Deine erste Partie { $game }, Schritt für Schritt: Der alte Walter zeigt dir in etwa zehn Minuten, wie es geht.
web-door-enter = Komm herein
web-door-again = Erste Partie fortsetzen
web-look-in = Ansehen
web-table-of = Tisch von { $host }

# The ladder
web-rated = Diese Partie zählt für die Rangliste.
web-rated-make = Die Partie zählt für die Rangliste
web-rated-short = gewertet
