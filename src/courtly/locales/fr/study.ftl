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
study-not-over = La partie n’est pas terminée ; elle n’est revue qu’ensuite.

study-large = Voir sur le grand plateau
study-of-hundred = sur 100
study-accuracy-of = { $accuracy } sur 100
study-whose = La partie de qui
study-luck-or-choices = Chance ou choix ?
study-part-own-about = Ce que les choix de cette place ont coûté face aux meilleurs.
study-part-others-about = Ce que les choix des autres ont apporté ou coûté à cette place.
study-part-revealed-about = Ce qui est apparu : cartes retournées, votes dévoilés.
study-part-unforeseen-about = Ce que la recherche n’a vu qu’un coup plus tard ; sa propre erreur est ici.
study-eyes = Comment les choix sont jugés
study-chance = Chances de gagner
study-touch = touchez la courbe pour y aller
study-pins = Endroits sur la courbe
study-pin-turn = Tournant après le coup { $move }
study-pin-own = Choix coûteux { $number }, coup { $move }
study-move = Coup
study-moves = Tous les choix
study-costliest = { $seat } : les choix les plus coûteux
study-nothing-costly = Aucun choix n’était nettement moins bon qu’un autre vu par la recherche.
study-did = Joué
study-better = Mieux
study-line = Ce qui aurait suivi
study-show = Montrer
study-finest = Le plus beau choix, { $when } :
study-turns = Tournants
study-no-turns = Aucun pas à lui seul n’a fait basculer la partie.
study-change-for = { $change } pour { $seat }
study-looked = { $depth ->
    [deep] Examinée de près.
   *[fast] Examinée brièvement.
}
study-looking = { $depth ->
    [deep] Examen plus précis : { $percent } %. Les chiffres peuvent encore changer.
   *[fast] Examen de la partie : { $percent } %
}
study-waiting = { $games ->
    [0] La partie passe dans un instant.
    [one] 1 partie passe avant.
   *[other] { $games } parties passent avant.
}
study-compiling = Le jeu est encore en cours d’accélération ; il est examiné juste après.
study-votes = Votes
study-vote-result = { $adopted ->
    [yes] adoptée, { $yes } contre { $no }
   *[no] rejetée, { $yes } contre { $no }
}
study-vote-seat = Place
study-vote-ballot = Bulletin
study-vote-stake = Elle rapporterait
study-vote-instead = La loi qu’elle remplace
study-vote-cast = { $vote ->
    [yes] oui
   *[no] non
}{ $stones ->
    [0] {""}
    [one] {" "}avec 1 pierre
   *[other] {" "}avec { $stones } pierres
}
study-vote-swayed = La décision tient à { $seats }.
study-vote-nobody = Aucun bulletin seul n’a décidé.
study-vote-turn = { $stones ->
    [one] 1 pierre de plus l’aurait renversé.
   *[other] { $stones } pierres de plus l’auraient renversé.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } a dépensé 1 pierre pour rien.
   *[other] { $seat } a dépensé { $stones } pierres pour rien.
}
study-play-on = Continuer à partir d’ici
study-play-on-about = Une nouvelle partie contre des bots, après le coup { $move }. L’ancienne reste telle quelle.
study-play-on-seat = Ta place
study-play-on-level = Les autres sont joués par
study-play-on-begin = Commencer
study-play-on-name = Toi
