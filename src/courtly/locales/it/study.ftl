# Uno sguardo indietro a una partita: terminale e browser.

study-title = La partita rivista
study-accuracy = Precisione
study-part-own = Scelte proprie
study-part-others = Scelte degli altri
study-part-revealed = Fortuna
study-part-unforeseen = Imprevisto
study-eyes-known = Ciò che ognuno poteva sapere
study-eyes-known-about = Giudicato da ciò che ogni posto poteva sapere in quel momento.
study-eyes-open = Tutte le carte scoperte
study-eyes-open-about = Giudicato con tutte le carte scoperte, anche quelle che nessuno poteva vedere.
study-verdict-best = la migliore
study-verdict-good = buona
study-verdict-inaccuracy = imprecisione
study-verdict-mistake = errore
study-verdict-blunder = errore grave
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, mossa { $move }: { $played } ({ $verdict }, { $loss }). Meglio: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Mossa { $number }, { $what }: { $change } per { $seat }
study-too-long = Una registrazione di oltre { $most } mosse non viene esaminata.
