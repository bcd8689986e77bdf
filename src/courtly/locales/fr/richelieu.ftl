# Richelieu : décisions, événements, refus. `$seat` est le nom d’un joueur, `$card` une place comme b7.

richelieu-name = Richelieu
richelieu-seat-cardinal = Cardinal
richelieu-seat-queen = Reine

# Ce qui est à décider
richelieu-decision-take = prends une carte au bout d’une rangée
richelieu-decision-pay = paie avec l’un de tes marqueurs
richelieu-decision-second = prends une deuxième carte, ou arrête-toi
richelieu-decision-mark = pose un marqueur, ou passe
richelieu-decision-place = pose le marqueur repris sur une autre carte
richelieu-decision-stuck = tu ne peux prendre aucune carte : passe ton tour, ou utilise un jeton
richelieu-decision-over = la partie est finie

# Mots pour ce qui figure sur les cartes et les jetons ; les noms des régions restent tels quels
richelieu-kind-sword = un blason et une épée
richelieu-kind-cross = un blason et une croix
richelieu-kind-tower = un blason et une tour
richelieu-kind-single = un blason
richelieu-kind-double = deux blasons
richelieu-line-sword = épées
richelieu-line-cross = croix
richelieu-line-tower = tours
richelieu-token-sword = une épée
richelieu-token-cross = une croix
richelieu-token-tower = une tour
richelieu-token-marker-back = récupérez un marqueur
richelieu-token-spent = (utilisé)

# Ce qui s’est passé
richelieu-event-turn-began = { $seat } joue.
richelieu-event-card-taken = { $seat } prend { $card } : { $region }, { $kind }.
richelieu-event-marker-returned = { $owner } reprend dans sa réserve le marqueur posé sur { $card }.
richelieu-event-marker-paid = { $from ->
    [stock] { $seat } paie avec un marqueur de sa réserve.
   *[other] { $seat } paie avec le marqueur posé sur { $from }.
}
richelieu-event-token-taken = { $token ->
    [none] { $seat } regarde le jeton de { $card }.
   *[other] { $seat } regarde le jeton de { $card } : { $token }.
}
richelieu-event-marker-laid = { $seat } pose un marqueur sur { $card }.
richelieu-event-marker-moved = { $seat } déplace un marqueur de { $from } vers { $card }.
richelieu-event-token-redeemed = { $card ->
    [none] { $seat } rend un jeton « récupérez un marqueur » et reprend un marqueur dans la boîte.
   *[other] { $seat } rend le jeton « récupérez un marqueur » de { $card } et reprend un marqueur dans la boîte.
}
richelieu-event-turn-skipped = { $seat } ne peut prendre aucune carte et passe son tour.
richelieu-event-game-ended = La partie est finie.
richelieu-event-token-shown = { $seat } montre le jeton de { $card } : { $token }.
richelieu-event-line-scored = { $seat } a la majorité ({ $line }, { $count }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
richelieu-event-line-missing = { $line-sort ->
    [sword] { $seat } n’a aucune carte avec une épée et perd 5 points.
    [cross] { $seat } n’a aucune carte avec une croix et perd 5 points.
    [tower] { $seat } n’a aucune carte avec une tour et perd 5 points.
   *[region] { $seat } n’a aucune carte de cette région ({ $line }) et perd 5 points.
}

# Pourquoi un coup est refusé
richelieu-refused-not-now = ce n’est pas le moment. D’abord : { $asked }.
richelieu-refused-stuck = toutes les cartes à ta portée ont un marqueur adverse, et tu n’en as plus pour payer.
richelieu-refused-in-hand = tu as un marqueur en main ; pose-le d’abord sur une carte.
richelieu-refused-gone = il n’y a plus de carte en { $card }.
richelieu-refused-not-end = { $card } n’est pas au bout de sa rangée.
richelieu-refused-other-region = deux cartes doivent être de la même région : tu as pris { $first }, et { $card }, c’est { $second }.
richelieu-refused-coats = deux cartes peuvent montrer au plus deux blasons en tout ; avec { $card }, cela ferait { $coats }.
richelieu-refused-cannot-pay = un marqueur adverse est posé sur { $card }, et tous les tiens sont dans la boîte.
richelieu-refused-empty-stock = tu n’as pas de marqueur en réserve pour payer.
richelieu-refused-not-your-marker = aucun de tes marqueurs n’est posé sur { $card }.
richelieu-refused-same-card = le marqueur vient de { $card } ; il doit aller sur une autre carte.
richelieu-refused-marked = il y a déjà un marqueur sur { $card }.
richelieu-refused-lift-first = tu n’as pas de marqueur en réserve ; reprends d’abord l’un de ceux qui sont posés.
richelieu-refused-stock-first = on ne déplace un marqueur que s’il n’en reste aucun en réserve.
richelieu-refused-nowhere = il n’y a aucune carte sans marqueur où le mettre.
richelieu-refused-empty-box = aucun de tes marqueurs n’est dans la boîte.
richelieu-refused-no-token = tu n’as pas de jeton « récupérez un marqueur ».
richelieu-refused-one-token = inutile de dire quel jeton : « redeem » suffit.
richelieu-refused-which-token = tu as deux jetons « récupérez un marqueur ». Dis lequel tu rends : « redeem { $first } » ou « redeem { $second } ».
