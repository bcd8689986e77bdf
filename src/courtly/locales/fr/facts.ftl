# Un jeu en chiffres.
facts-title = { $game } en chiffres
facts-intro = Des bots ont joué { $games } parties, chaque donne une fois depuis chaque place, et nous avons compté. À une table, tous sont de même force.
facts-tables = Nombre de joueurs
facts-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
facts-players-mixed = { $players }, lois mélangées
facts-games = { $number ->
    [one] { $number } partie
   *[other] { $number } parties
}
facts-order = Est-ce important de commencer ?
facts-order-about = Part des victoires selon la place au premier tour.
facts-order-note = En pointillé : tous égaux ({ $share }). Les traits verticaux montrent de combien le hasard a pu nous tromper : 95 fois sur 100, la vraie part s’y trouve.
facts-place = { $number ->
    [1] 1er
    [2] 2e
    [3] 3e
    [4] 4e
   *[other] 5e
}
facts-between = { $share } (de { $low } à { $high })
facts-luck = Chance ou habileté ?
facts-luck-about = Dans quelle mesure la donne et la place désignent le vainqueur avant que quiconque ait décidé quoi que ce soit.
facts-luck-note = À 0 %, tout dépendrait du jeu ; à 100 %, tout de la donne. Avec peu de parties, c’est une estimation grossière.
facts-too-few = trop peu de parties
facts-sizes = Long, large, serré ?
facts-decisions = Décisions par partie
facts-width = Coups au choix
facts-tree = Déroulements possibles d’une partie
facts-points = Points par joueur
facts-margin = Avance du vainqueur, en points
facts-shared = Victoires partagées
facts-seats = Victoires selon la place à table
facts-bytes = Une position en mémoire
facts-bytes-number = { $number } octets
facts-unit-points = Points par partie, tous joueurs ensemble
facts-unit-times = Nombre de fois par partie
facts-all = Tout afficher ({ $number })
facts-fewer = En afficher moins
facts-law-proposed = Lois mises aux voix
facts-law-adopted = Lois adoptées
facts-county-scored = Provinces tenues
facts-conflict-scored = Qui l’emporte en France
facts-favour-taken = Faveurs du Roi
facts-points-scored = D’où viennent les points
facts-line-scored = Ce qui rapporte
facts-line-missing = Ce qui manque à la fin
facts-caution = Compté avec Courtly { $version }, bots de l’édition { $edition }. Certains chiffres imprimés sont reconstitués ; avec ceux de ta boîte, le résultat peut différer.
