# Rückblick auf ein Spiel: Terminal und Browser.

study-title = Die Partie im Rückblick
study-accuracy = Genauigkeit
study-part-own = Eigene Entscheidungen
study-part-others = Entscheidungen der anderen
study-part-revealed = Glück
study-part-unforeseen = Unvorhergesehen
study-eyes-known = Was jeder wissen konnte
study-eyes-known-about = Beurteilt nach dem, was jeder Platz in diesem Augenblick wissen konnte.
study-eyes-open = Alle Karten offen
study-eyes-open-about = Beurteilt mit allen Karten offen, auch denen, die niemand sehen konnte.
study-verdict-best = bester Zug
study-verdict-good = gut
study-verdict-inaccuracy = ungenau
study-verdict-mistake = Fehler
study-verdict-blunder = grober Fehler
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, Zug { $move }: { $played } ({ $verdict }, { $loss }). Besser: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Zug { $number }, { $what }: { $change } für { $seat }
study-too-long = Für Aufzeichnungen mit mehr als { $most } Zügen gibt es keinen Rückblick.
study-not-over = Die Partie ist noch nicht zu Ende; erst dann gibt es einen Rückblick.

study-large = Auf dem großen Brett ansehen
study-of-hundred = von 100
study-accuracy-of = { $accuracy } von 100
study-whose = Wessen Partie
study-luck-or-choices = Glück oder Entscheidungen?
study-part-own-about = Was die Entscheidungen dieses Platzes gegenüber den besten gekostet haben.
study-part-others-about = Was die Entscheidungen der anderen diesem Platz gebracht oder genommen haben.
study-part-revealed-about = Was ans Licht kam: aufgedeckte Karten, gezeigte Stimmen.
study-part-unforeseen-about = Was die Suche selbst erst einen Zug später sah; auch ihre eigenen Irrtümer stecken darin.
study-eyes = Wie Entscheidungen beurteilt werden
study-chance = Gewinnchance
study-touch = Kurve antippen, um dorthin zu gehen
study-pins = Stellen auf der Kurve
study-pin-turn = Wendepunkt nach Zug { $move }
study-pin-own = Teure Entscheidung { $number }, Zug { $move }
study-move = Zug
study-moves = Alle Entscheidungen
study-costliest = { $seat }: die teuersten Entscheidungen
study-nothing-costly = Keine Entscheidung war eindeutig schlechter als eine andere, die die Suche sah.
study-did = Gespielt
study-better = Besser
study-line = Wie es weitergegangen wäre
study-show = Zeigen
study-finest = Die stärkste Entscheidung, { $when }:
study-turns = Wendepunkte
study-no-turns = Kein einzelner Schritt hat die Partie gedreht.
study-change-for = { $change } für { $seat }
study-looked = { $depth ->
    [deep] Genau angesehen.
   *[fast] Kurz angesehen.
}
study-looking = { $depth ->
    [deep] Genauer Blick: { $percent } %. Die Zahlen können sich noch ändern.
   *[fast] Blick auf die Partie: { $percent } %
}
study-waiting = { $games ->
    [0] Gleich ist die Partie an der Reihe.
    [one] 1 Partie ist vorher dran.
   *[other] { $games } Partien sind vorher dran.
}
study-compiling = Das Spiel wird noch schneller gemacht; gleich danach kommt der Rückblick.
study-votes = Abstimmungen
study-vote-result = { $adopted ->
    [yes] angenommen, { $yes } zu { $no }
   *[no] abgelehnt, { $yes } zu { $no }
}
study-vote-seat = Platz
study-vote-ballot = Stimme
study-vote-stake = Es brächte
study-vote-instead = Dafür fiele weg
study-vote-cast = { $vote ->
    [yes] Ja
   *[no] Nein
}{ $stones ->
    [0] {""}
    [one] {" "}mit 1 Stimmstein
   *[other] {" "}mit { $stones } Stimmsteinen
}
study-vote-swayed = Den Ausschlag gab: { $seats }.
study-vote-nobody = Keine einzelne Stimme hat entschieden.
study-vote-turn = { $stones ->
    [one] 1 Stimmstein mehr hätte das Ergebnis gedreht.
   *[other] { $stones } Stimmsteine mehr hätten das Ergebnis gedreht.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } hat 1 Stimmstein umsonst eingesetzt.
   *[other] { $seat } hat { $stones } Stimmsteine umsonst eingesetzt.
}
study-play-on = Von hier weiterspielen
study-play-on-about = Eine neue Partie gegen Bots, von der Stellung nach Zug { $move } aus. Die alte Partie bleibt, wie sie war.
study-play-on-seat = Dein Platz
study-play-on-level = Die anderen spielt
study-play-on-begin = Beginnen
study-play-on-name = Du

# Puzzles
study-puzzles = Rätsel
study-puzzles-about = Stellungen aus Partien von Bots, in denen eine Entscheidung eindeutig die beste ist. Finde sie. Erste Versuche zählen für deine Serie, die dieser Browser sich merkt.
study-puzzles-all = Alle Rätsel
study-puzzles-solved = { $right } von { $of } beim ersten Versuch richtig
study-puzzles-some = { $n ->
    [one] 1 Rätsel
   *[other] { $n } Rätsel
}
study-puzzle-number = Rätsel { $number }
study-puzzle-grade = Stufe { $grade } von 5
study-puzzle-streak = { $n ->
    [0] Noch keine Serie
   *[other] { $n } richtig in Folge
}
study-puzzle-best = Beste Serie: { $n }
study-puzzle-themes = Was gefragt ist
study-puzzle-state = { $state ->
    [right] Rätsel { $number }, beim ersten Versuch richtig
    [wrong] Rätsel { $number }, beim ersten Versuch falsch
   *[new] Rätsel { $number }
}
study-puzzle-theme-win = Gewinne von hier
study-puzzle-theme-win-about = Nur ein einziger Zug gewinnt, was auch immer die andere Seite tut.
study-puzzle-theme-save = Rette, was zu retten ist
study-puzzle-theme-save-about = Zu gewinnen ist die Partie nicht mehr. Nur ein einziger Zug verliert mit dem kleinsten Rückstand.
study-puzzle-theme-place = Platziere einen Ritter
study-puzzle-theme-place-about = Ein Feld ist eindeutig besser als alle anderen.
study-puzzle-theme-vote = Gib deine Stimme ab
study-puzzle-theme-vote-about = Eine Stimme ist eindeutig besser als alle anderen.
study-puzzle-open = Alles liegt offen, für beide.
study-puzzle-hidden = Du siehst, was dieser Platz wissen konnte.
study-puzzle-right = Richtig!
study-puzzle-wrong = Der war es nicht.
study-puzzle-tried = Dein Versuch:
study-puzzle-solution = Die Lösung:
study-puzzle-wins-by = { $points ->
    [one] gewinnt mit 1 Punkt Vorsprung
   *[other] gewinnt mit { $points } Punkten Vorsprung
}
study-puzzle-loses-by = { $points ->
    [one] verliert mit 1 Punkt Rückstand
   *[other] verliert mit { $points } Punkten Rückstand
}
study-puzzle-chance = { $chance } Gewinnchance
study-puzzle-line = So geht es weiter, wenn alle gut spielen
study-puzzle-all = Wohin die Züge führen
study-puzzle-leads = Führt zu
study-puzzle-proven = Bewiesen: Jede mögliche Fortsetzung der Partie wurde durchgerechnet.
study-puzzle-searched = Das Ergebnis mehrerer Suchen über einige Tausend Partien, jede mit eigenem Zufall: Alle stimmen überein. Züge, die hier fehlen, kamen nie in Frage.
study-puzzle-next = Nächstes Rätsel
study-puzzle-again = Noch einmal
study-puzzle-why = Warum?

# The challenge of the day
study-daily = Aufgabe des Tages
study-daily-about = Dieselbe Ausgangslage für alle auf diesem Server. Du spielst { $seat }, gegen { $bots ->
    [one] einen Bot der Stufe Ritter, der allen gleich antwortet
   *[other] { $bots } Bots der Stufe Ritter, die allen gleich antworten
}. Der erste Versuch zählt; es gibt keinen Rat, und nichts wird zurückgenommen.
study-daily-ends = Noch { $left }, bis Mitternacht Weltzeit.
study-daily-left = { $hours } Std. { $minutes } Min.
study-daily-playing = { $n ->
    [0] Noch niemand hat begonnen.
    [one] 1 Person hat begonnen.
   *[other] { $n } Personen haben begonnen.
}
study-daily-begin = Heutige Aufgabe spielen
study-daily-go-on = Weiterspielen
study-daily-did = Rang { $place } von { $seats }, { $points } Punkte ({ $lead })
study-daily-king-did = Der König auf demselben Platz: Rang { $place }, { $points } Punkte
study-daily-no-king = Der König denkt über diese Aufgabe noch nach.
study-daily-beaten = Besser als { $beaten } von { $others } anderen hier
study-daily-chart = Wie weit alle vor dem Besten der anderen lagen; dein Kreis ist ausgefüllt, die Krone steht für den König.
study-daily-table = Dasselbe als Tabelle
study-daily-place = Rang
study-daily-points = Punkte
study-daily-lead = Vorsprung
study-daily-share = Teilen
study-daily-sealed = Auf deine Partie kannst du zurückblicken, sobald der Tag vorbei ist: Andere haben vielleicht noch nicht gespielt.
study-daily-last = { $day }: { $game }
study-daily-fair = Ehrlich gemischt
study-daily-fair-about = Das Geheimnis, mit dem gemischt wird, wird schon vor dem Tag gezogen. Sein Fingerabdruck ist jetzt zu sehen, das Geheimnis selbst, sobald der Tag vorbei ist.
study-daily-today = Fingerabdruck von heute
study-daily-tomorrow = Fingerabdruck von morgen ({ $game })
study-copy = Kopieren
study-copied = Kopiert

# Tries from positions of finished games
study-tries = Deine Versuche
study-tries-about = Partien, die von einer Stellung einer beendeten Partie aus weitergehen. Gib ihnen Namen, kehre zu ihnen zurück, teile einen Baum über seinen Link.
study-tries-shared = Fremde Versuche aus Stellungen einer beendeten Partie.
study-tries-none = Noch keine Versuche. Blicke auf eine beendete Partie zurück und wähle „Von hier weiterspielen“.
study-tries-gone = Diesen Baum gibt es nicht, oder er wurde nach einer Weile gelöscht.
study-tries-of-game = aus dieser Partie
study-tries-of-record = aus einer Aufzeichnung
study-tries-until = Hier gespeichert bis { $day }.
study-tries-link = Link zu diesem Baum
study-try = Versuch { $number }
study-try-from = nach Zug { $move }
study-try-as = als { $seat }, gegen { $level }
study-try-open = nicht beendet
study-try-ended = Rang { $place } ({ $points })
study-try-name = Name des Versuchs
study-try-rename = Benennen
study-try-save = Speichern

# Your page
study-you = Deine Partien
study-you-about = Aus den Partien dieses Browsers auf diesem Server, ohne Versuche und geführte Partien.
study-you-all = Alle Spiele einzeln
study-you-none = Noch keine beendeten Partien.
study-you-games = Partien
study-you-won = Siege
study-you-share = Andere hinter dir
study-you-by-level = Gegen
study-you-by-seat = Als
study-you-people = Menschen
study-you-progress-about = Welchen Anteil der anderen du hinter dir gelassen hast, im Mittel über zehn Partien.
study-you-as-table = Dasselbe als Tabelle
study-you-day = Tag
study-you-votes = { $won } von { $of } Abstimmungen über Gesetze gingen in deinem Sinn aus.
study-you-conflicts = In { $won } von { $of } Konflikten, an denen du beteiligt warst, lagst du vorn.
study-you-lines = In { $won } von { $of } Regionen und Symbolen hattest du die Mehrheit.
