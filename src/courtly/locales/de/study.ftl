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
study-verdict-best = am besten
study-verdict-good = gut
study-verdict-inaccuracy = ungenau
study-verdict-mistake = Fehler
study-verdict-blunder = grober Fehler
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, Zug { $move }: { $played } ({ $verdict }, { $loss }). Besser: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Zug { $number }, { $what }: { $change } für { $seat }
study-too-long = Eine Aufzeichnung von mehr als { $most } Zügen wird nicht untersucht.
study-not-over = Die Partie ist noch nicht zu Ende; erst dann wird auf sie zurückgeblickt.

study-large = Auf dem großen Brett ansehen
study-of-hundred = von 100
study-accuracy-of = { $accuracy } von 100
study-whose = Wessen Partie
study-luck-or-choices = Glück oder Entscheidungen?
study-part-own-about = Was die Entscheidungen dieses Platzes gegenüber den besten gekostet haben.
study-part-others-about = Was die Entscheidungen der anderen diesem Platz gebracht oder genommen haben.
study-part-revealed-about = Was ans Licht kam: aufgedeckte Karten, gezeigte Stimmen.
study-part-unforeseen-about = Was die Suche selbst erst einen Zug später sah; ihr eigener Irrtum steckt hierin.
study-eyes = Wie Entscheidungen beurteilt werden
study-chance = Aussicht auf den Sieg
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
study-line = Was gefolgt wäre
study-show = Zeigen
study-finest = Die feinste Entscheidung, { $when }:
study-turns = Wendepunkte
study-no-turns = Kein einzelner Schritt hat die Partie gewendet.
study-change-for = { $change } für { $seat }
study-looked = { $depth ->
    [deep] Genau angesehen.
   *[fast] Kurz angesehen.
}
study-looking = { $depth ->
    [deep] Genauer Blick: { $percent } %. Zahlen können sich noch ändern.
   *[fast] Blick auf die Partie: { $percent } %
}
study-waiting = { $games ->
    [0] Gleich ist die Partie an der Reihe.
    [one] 1 Partie ist vorher dran.
   *[other] { $games } Partien sind vorher dran.
}
study-compiling = Das Spiel wird noch schneller gemacht; gleich danach wird zurückgeblickt.
study-votes = Abstimmungen
study-vote-result = { $adopted ->
    [yes] angenommen, { $yes } zu { $no }
   *[no] abgelehnt, { $yes } zu { $no }
}
study-vote-seat = Platz
study-vote-ballot = Stimme
study-vote-stake = Es brächte
study-vote-instead = Das Gesetz, das ginge
study-vote-cast = { $vote ->
    [yes] ja
   *[no] nein
}{ $stones ->
    [0] {""}
    [one] {" "}mit 1 Stein
   *[other] {" "}mit { $stones } Steinen
}
study-vote-swayed = Den Ausschlag gab: { $seats }.
study-vote-nobody = Keine einzelne Stimme hat entschieden.
study-vote-turn = { $stones ->
    [one] 1 Stein mehr hätte es gewendet.
   *[other] { $stones } Steine mehr hätten es gewendet.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } gab 1 Stein umsonst aus.
   *[other] { $seat } gab { $stones } Steine umsonst aus.
}
study-play-on = Von hier weiterspielen
study-play-on-about = Eine neue Partie gegen Bots, nach Zug { $move }. Die alte Partie bleibt, wie sie war.
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
study-puzzle-theme-win-about = Ein einziger Zug gewinnt, was auch immer die andere Seite tut.
study-puzzle-theme-save = Rette das meiste
study-puzzle-theme-save-about = Zu gewinnen ist es nicht mehr. Ein einziger Zug verliert mit den wenigsten Punkten.
study-puzzle-theme-place = Setze einen Ritter
study-puzzle-theme-place-about = Ein Platz ist eindeutig besser als alle anderen.
study-puzzle-theme-vote = Gib deine Stimme ab
study-puzzle-theme-vote-about = Eine Stimme ist eindeutig besser als alle anderen.
study-puzzle-open = Alles liegt offen, für beide.
study-puzzle-hidden = Du siehst, was dieser Platz wissen konnte.
study-puzzle-right = Richtig!
study-puzzle-wrong = Der ist es nicht.
study-puzzle-tried = Dein Versuch:
study-puzzle-solution = Der eine Zug:
study-puzzle-wins-by = { $points ->
    [one] gewinnt mit 1 Punkt Vorsprung
   *[other] gewinnt mit { $points } Punkten Vorsprung
}
study-puzzle-loses-by = { $points ->
    [one] verliert mit 1 Punkt Rückstand
   *[other] verliert mit { $points } Punkten Rückstand
}
study-puzzle-chance = { $chance } Aussicht auf den Sieg
study-puzzle-line = Was folgt, wenn alle gut spielen
study-puzzle-all = Wohin die Züge führen
study-puzzle-leads = Führt zu
study-puzzle-proven = Bewiesen: Jede Fortsetzung der Partie wurde angesehen.
study-puzzle-searched = Nach Suchen über einige Tausend Partien, jede mit eigenem Zufall, die alle übereinstimmen. Züge, die hier fehlen, kamen nie in Frage.
study-puzzle-next = Nächstes Rätsel
study-puzzle-again = Noch einmal
study-puzzle-why = Warum?

# The challenge of the day
study-daily = Aufgabe des Tages
study-daily-about = Dieselbe Verteilung für alle auf diesem Server. Du spielst { $seat }, gegen { $bots ->
    [one] einen Bot der Stufe Ritter, der allen gleich antwortet
   *[other] { $bots } Bots der Stufe Ritter, die allen gleich antworten
}. Der erste Versuch zählt; es gibt keine Tipps, und nichts wird zurückgenommen.
study-daily-ends = Bis Mitternacht Weltzeit: { $left }.
study-daily-left = { $hours } Std. { $minutes } Min.
study-daily-playing = { $n ->
    [0] Noch niemand hat begonnen.
    [one] 1 Person hat begonnen.
   *[other] { $n } haben begonnen.
}
study-daily-begin = Die heutige Verteilung spielen
study-daily-go-on = Weiterspielen
study-daily-did = Platz { $place } von { $seats }, { $points } Punkte ({ $lead })
study-daily-king-did = Der König auf demselben Platz: Rang { $place }, { $points } Punkte
study-daily-no-king = Der König denkt über diese Verteilung noch nach.
study-daily-beaten = Besser als { $beaten } von { $others } anderen hier
study-daily-chart = Der Vorsprung aller vor den Besten der anderen; deiner ist gefüllt, die Krone ist der des Königs.
study-daily-table = Dasselbe als Tabelle
study-daily-place = Platz
study-daily-points = Punkte
study-daily-lead = Vorsprung
study-daily-share = Teilen
study-daily-sealed = Auf deine Partie kannst du zurückblicken, wenn der Tag vorbei ist: Andere haben vielleicht noch nicht gespielt.
study-daily-last = { $day }: { $game }
study-daily-fair = Ehrlich verteilt
study-daily-fair-about = Das Geheimnis, aus dem eine Verteilung entsteht, wird vor ihrem Tag gezogen. Sein Fingerabdruck ist jetzt zu sehen, es selbst, wenn der Tag vorbei ist.
study-daily-today = Fingerabdruck von heute
study-daily-tomorrow = Fingerabdruck von morgen ({ $game })
study-copy = Kopieren
study-copied = Kopiert

# Tries from positions of finished games
study-tries = Deine Versuche
study-tries-about = Partien, die von einer Stellung einer beendeten aus weitergehen. Gib ihnen Namen, kehre zu ihnen zurück, teile einen Baum mit seinem Link.
study-tries-shared = Versuche von jemandem aus Stellungen einer beendeten Partie.
study-tries-none = Noch keine Versuche. Blicke auf eine beendete Partie zurück und wähle „Von hier weiterspielen“.
study-tries-gone = Diesen Baum gibt es nicht, oder er wurde nach einer Weile vergessen.
study-tries-of-game = aus dieser Partie
study-tries-of-record = aus einer Aufzeichnung
study-tries-until = Hier aufgehoben bis { $day }.
study-tries-link = Link zu diesem Baum
study-try = Versuch { $number }
study-try-from = nach Zug { $move }
study-try-as = als { $seat }, gegen { $level }
study-try-open = nicht beendet
study-try-ended = Platz { $place } ({ $points })
study-try-name = Name des Versuchs
study-try-rename = Benennen
study-try-save = Speichern

# Your page
study-you = Deine Partien
study-you-about = Aus den Partien dieses Browsers auf diesem Server, ohne Versuche und geführte Partien.
study-you-none = Noch keine beendeten Partien.
study-you-games = Partien
study-you-won = Siege
study-you-share = Andere hinter dir
study-you-by-level = Gegen
study-you-by-seat = Als
study-you-people = Menschen
study-you-progress-about = Welchen Teil der anderen du hinter dir gelassen hast, im Mittel über zehn Partien.
study-you-as-table = Dasselbe als Tabelle
study-you-day = Tag
study-you-votes = { $won } von { $of } Abstimmungen über Gesetze gingen in deinem Sinn aus.
study-you-conflicts = In { $won } von { $of } Konflikten, an denen du teilnahmst, warst du Erster.
study-you-lines = { $won } von { $of } Reihen gewonnen.
