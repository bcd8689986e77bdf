# Retour sur une partie : terminal et navigateur.

study-title = La partie revue
study-accuracy = Précision
study-part-own = Ses propres choix
study-part-others = Choix des autres
study-part-revealed = Chance
study-part-unforeseen = Imprévu
study-eyes-known = Ce que chacun pouvait savoir
study-eyes-known-about = Jugé d’après ce que chaque place pouvait savoir à ce moment.
study-eyes-open = Toutes les cartes ouvertes
study-eyes-open-about = Jugé toutes cartes ouvertes, même celles que personne ne pouvait voir.
study-verdict-best = meilleur coup
study-verdict-good = bon
study-verdict-inaccuracy = imprécision
study-verdict-mistake = erreur
study-verdict-blunder = grosse erreur
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, coup { $move } : { $played } ({ $verdict }, { $loss }). Mieux : { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Coup { $number }, { $what } : { $change } pour { $seat }
study-too-long = Un enregistrement de plus de { $most } coups n’est pas examiné.
