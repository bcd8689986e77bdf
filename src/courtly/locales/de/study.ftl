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
