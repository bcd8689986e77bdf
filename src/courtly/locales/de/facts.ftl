# Ein Spiel in Zahlen.
facts-title = { $game } in Zahlen
facts-intro = Bots haben { $games } Partien gespielt, jede Verteilung einmal von jedem Platz aus, und wir haben gezählt. An einem Tisch sind alle gleich stark.
facts-tables = Zahl der Spieler
facts-players = { $number ->
    [one] { $number } Person
   *[other] { $number } Personen
}
facts-players-mixed = { $players }, gemischte Gesetze
facts-games = { $number ->
    [one] { $number } Partie
   *[other] { $number } Partien
}
facts-order = Ist es wichtig, wer beginnt?
facts-order-about = Anteil der Siege nach dem Platz in der ersten Zugfolge.
facts-order-note = Gestrichelt: alle gleich ({ $share }). Die senkrechten Linien zeigen, wie weit uns der Zufall irregeführt haben kann: In 95 von 100 Fällen liegt der wahre Anteil darin.
facts-place = { $number ->
    [1] zuerst
    [2] als Zweite
    [3] als Dritte
    [4] als Vierte
   *[other] als Fünfte
}
facts-between = { $share } ({ $low } bis { $high })
facts-luck = Glück oder Können?
facts-luck-about = Wie viel davon, wer gewinnt, durch Verteilung und Platz feststeht, bevor jemand etwas entschieden hat.
facts-luck-note = Bei 0 % käme alles aufs Spielen an, bei 100 % alles auf die Verteilung. Bei wenigen Partien ist das eine grobe Schätzung.
facts-too-few = zu wenige Partien
facts-sizes = Wie lang, wie weit, wie knapp
facts-decisions = Entscheidungen in einer Partie
facts-width = Züge zur Auswahl
facts-tree = Mögliche Verläufe einer Partie
facts-points = Punkte pro Person
facts-margin = Vorsprung beim Sieg, in Punkten
facts-shared = Geteilte Siege
facts-seats = Siege nach Platz am Tisch
facts-bytes = Eine Stellung im Speicher
facts-bytes-number = { $number } Byte
facts-unit-points = Punkte pro Partie, alle zusammen
facts-unit-times = Wie oft in einer Partie
facts-all = Alle { $number } zeigen
facts-fewer = Weniger zeigen
facts-law-proposed = Gesetze, über die abgestimmt wird
facts-law-adopted = Gesetze, die angenommen werden
facts-county-scored = Counties, die jemand hält
facts-conflict-scored = Wer in Frankreich siegt
facts-favour-taken = Gunst des Königs
facts-points-scored = Woher die Punkte kommen
facts-line-scored = Was Punkte bringt
facts-line-missing = Was am Ende fehlt
facts-caution = Gezählt mit Courtly { $version }, Bots der Ausgabe { $edition }. Manche gedruckten Zahlen sind rekonstruiert; mit denen deiner Schachtel kann es anders ausgehen.
