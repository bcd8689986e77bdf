# Terugblik op een partij: terminal en browser.

study-title = De partij, nog eens bekeken
study-accuracy = Nauwkeurigheid
study-part-own = Eigen keuzes
study-part-others = Keuzes van anderen
study-part-revealed = Geluk
study-part-unforeseen = Onvoorzien
study-eyes-known = Wat ieder kon weten
study-eyes-known-about = Beoordeeld naar wat elke plaats op dat moment kon weten.
study-eyes-open = Alle kaarten open
study-eyes-open-about = Beoordeeld met alle kaarten open, ook die niemand kon zien.
study-verdict-best = beste
study-verdict-good = goed
study-verdict-inaccuracy = onnauwkeurig
study-verdict-mistake = fout
study-verdict-blunder = grove fout
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, zet { $move }: { $played } ({ $verdict }, { $loss }). Beter: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Zet { $number }, { $what }: { $change } voor { $seat }
study-too-long = Een verslag van meer dan { $most } zetten wordt niet bekeken.
