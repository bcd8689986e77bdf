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
