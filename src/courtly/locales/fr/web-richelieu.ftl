# La table de Richelieu dans le navigateur. `$cell` est une place comme b7, `$region` le nom d’une région (tel
# quel), `$line` une région ou un symbole (richelieu-line-…), `$kind` ce que montre une carte
# (richelieu-kind-…), `$name` le nom d’un joueur. « de » est évité devant ces noms (d’Anjou, d’Anna).

# La barre du haut
web-richelieu-turn = Tour { $turn }
web-richelieu-variant-standard = Toutes les cartes
web-richelieu-variant-tactical = Tactique
web-richelieu-variant-standard-hint = La partie finit quand toutes les cartes sont prises.
web-richelieu-variant-tactical-hint = Variante tactique : la partie finit dès qu’il ne reste des cartes que dans une seule rangée.
web-richelieu-show-collections = Cartes prises

# Les cartes étalées
web-richelieu-display = Les cartes étalées : quatre rangées
web-richelieu-row = Rangée { $row } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
web-richelieu-row-open = Déplier la rangée { $row }
web-richelieu-row-close = Replier la rangée { $row }
web-richelieu-card = { $cell } : { $region }, { $total } blasons en tout, { $kind }
web-richelieu-card-end = au bout de sa rangée
web-richelieu-card-inside = au milieu de sa rangée
web-richelieu-card-token = un jeton dessus
web-richelieu-card-marker = marqueur posé par { $name }
web-richelieu-card-your-marker = ton marqueur dessus
web-richelieu-card-chosen = choisie ; choisis-la encore pour confirmer

# Les places
web-richelieu-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie finissait maintenant, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-richelieu-you = Toi
web-richelieu-score-hint = { $won ->
    [one] { $won } point
   *[other] { $won } points
} de majorités, moins { $lost } pour les régions et symboles sans carte : le score si la partie finissait maintenant.
web-richelieu-markers = Marqueurs : { $stock } en réserve, { $out } sur des cartes, { $box } dans la boîte
web-richelieu-marker-stock = Payer avec un marqueur de la réserve
web-richelieu-tokens = { $n ->
    [0] Aucun jeton
    [one] { $n } jeton
   *[other] { $n } jetons
}
web-richelieu-token-known = Jeton : { $token }
web-richelieu-token-hidden = Un jeton face cachée ; seule la personne qui l’a le connaît
web-richelieu-token-secret = Personne d’autre ne le connaît jusqu’à la fin.
web-richelieu-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}

# La bande : une ligne par région et par symbole
web-richelieu-strip = Les majorités
web-richelieu-line = { $line } : { $near } { $near-count }, { $far } { $far-count }, { $left } encore à prendre.
web-richelieu-line-leads = { $you ->
    [yes] Tu as la majorité : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $name } a la majorité : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
web-richelieu-line-even = Personne n’a la majorité : aucun point.
web-richelieu-line-missing = { $you ->
    [yes] Tu n’en as aucune carte : 5 points de moins.
   *[no] { $name } n’en a aucune carte : 5 points de moins.
}
web-richelieu-collections = Cartes prises
web-richelieu-pile = { $name }, { $region } : { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
web-richelieu-pile-card = { $cell } : { $kind }

# Ce qui est à décider
web-richelieu-ask-take = À toi de jouer : prends une carte au bout d’une rangée.
web-richelieu-ask-second = Tu as pris { $cell }. Prends une deuxième carte ({ $region }), ou arrête-toi.
web-richelieu-ask-second-plain = Prends une deuxième carte, ou arrête-toi.
web-richelieu-ask-pay = Il y avait un marqueur adverse sur la carte : paie avec l’un des tiens.
web-richelieu-ask-mark = Tu peux poser un marqueur sur une carte qui n’en a pas.
web-richelieu-ask-lift = Tu n’as pas de marqueur en réserve. Tu peux en reprendre un sur une carte et le poser sur une autre.
web-richelieu-ask-pass = Tu n’as pas de marqueur à poser.
web-richelieu-ask-place = Pose le marqueur repris en { $cell } sur une autre carte.
web-richelieu-ask-stuck = Tu ne peux prendre aucune carte.
web-richelieu-over-won = { $name } gagne, { $points } à { $other }.
web-richelieu-over-fewer = { $name } gagne : { $points } chacun, mais moins de cartes.
web-richelieu-over-draw = Partie nulle : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et autant de cartes chacun.

# Ce que d’autres décident
web-richelieu-wait-take = { $name } choisit une carte.
web-richelieu-wait-second = { $name } peut prendre une deuxième carte.
web-richelieu-wait-pay = { $name } paie avec un marqueur.
web-richelieu-wait-mark = { $name } peut poser un marqueur.
web-richelieu-wait-place = { $name } déplace un marqueur.
web-richelieu-wait-stuck = { $name } ne peut prendre aucune carte.

# Ce que ferait un choix
web-richelieu-change = { $line } { $before } → { $after }, { $standing ->
    [lead] devant { $other }
    [even] égalité
   *[behind] derrière { $other }
}{ $saves ->
    [yes] {" "}(évite −5 points)
   *[no] {""}
}.
web-richelieu-marker-home = Ton marqueur te revient.
web-richelieu-marker-cost = Te coûte un marqueur.
web-richelieu-token-there = Elle porte un jeton.
web-richelieu-uncovers = Libère { $region }, { $kind }.
web-richelieu-mark-would = Poser un marqueur sur { $cell } ({ $region }, { $kind }) ? Pour la prendre, l’adversaire devra payer un marqueur.
web-richelieu-lift-would = Reprendre ton marqueur en { $cell } ({ $region }) pour le poser sur une autre carte ?
web-richelieu-pay-would = Payer avec ton marqueur en { $cell } ({ $region }) ? Il va dans la boîte.
web-richelieu-pay-stock-would = Payer avec un marqueur de ta réserve ? Il va dans la boîte.
web-richelieu-redeem-would = Rendre un jeton « récupérez un marqueur » et reprendre un marqueur dans la boîte ?

# Boutons
web-richelieu-take = Prendre { $cell }
web-richelieu-stop = M’arrêter là
web-richelieu-pay-stock = Payer de ma réserve
web-richelieu-pay = Payer avec { $cell }
web-richelieu-mark = Marquer { $cell }
web-richelieu-lift = Reprendre en { $cell }
web-richelieu-pass = Sans marqueur
web-richelieu-redeem = Récupérer un marqueur
web-richelieu-redeem-confirm = Rendre le jeton
web-richelieu-redeem-card = Rendre le jeton de { $cell }
web-richelieu-skip = Passer mon tour
web-richelieu-cancel = Pas encore

# La feuille de score
web-richelieu-sheet = Feuille de score
web-richelieu-sheet-line = Région ou symbole
web-richelieu-sheet-cards = Cartes
web-richelieu-sheet-count = Nb
web-richelieu-sheet-points = Pts
web-richelieu-sheet-leads = majorité
web-richelieu-sheet-total = Total
web-richelieu-sheet-won = Majorités
web-richelieu-sheet-missing = Sans carte
web-richelieu-sheet-token = avec un jeton
web-richelieu-sheet-now = Le score si la partie finissait maintenant. Les jetons que tu ne connais pas ne sont pas comptés.
web-richelieu-sheet-tie = À égalité de points, celui qui a le moins de cartes gagne.

# What a table can choose
web-richelieu-option-variant = Variante
web-richelieu-option-variant-standard = Normale
web-richelieu-option-variant-tactical = Tactique
web-richelieu-option-start = Qui commence

# The result
web-richelieu-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun ; celui qui a le moins de cartes l’emporte : { $mine } contre { $theirs }.
web-richelieu-even = { $points ->
    [one] { $points } point
   *[other] { $points } points
} et { $n } cartes chacun.

# The end, and why points begin below nothing
web-richelieu-count = Le décompte final
web-richelieu-why-minus = { $missing ->
    [one] Encore 1 ligne sans carte : −{ $points }
   *[other] Encore { $missing } lignes sans carte : −{ $points }
}

# Why a move may be good
web-richelieu-because-mark = Qui prend cette carte ({ $region }) doit payer un marqueur.
web-richelieu-because-saves = Ta première carte ({ $line }) évite de perdre 5 points.
web-richelieu-because-leads = Majorité ({ $line }) : tu mènes alors { $n } à { $other }.
web-richelieu-because-even = Majorité ({ $line }) : tu égalises.
web-richelieu-because-token = Elle porte un jeton.
web-richelieu-because-cost = Elle coûte un marqueur : { $name } l’a marquée.
web-richelieu-because-uncovers = Elle libère { $region }, { $kind }.
