# Lancaster : décisions, lois, événements, refus. `$seat` est le nom d’un joueur ou d’un allié, `$place`
# un lieu comme Stafford, castle gold ou upper 1, `$source` ce qui a provoqué la chose.

lancaster-name = Lancaster

# Places et alliés
lancaster-seat-red = Rouge
lancaster-seat-blue = Bleu
lancaster-seat-green = Vert
lancaster-seat-gold = Or
lancaster-seat-violet = Violet
lancaster-ally-of = { $seat } (allié)

# Ce qui est à décider
lancaster-decision-lay = pose une plaquette d’expansion dans ton château
lancaster-decision-place = place un chevalier
lancaster-decision-squires = dis combien d’écuyers accompagnent le chevalier
lancaster-decision-favour = choisis une plaquette de faveur du Roi
lancaster-decision-noble = choisis un noble
lancaster-decision-upgrade = fais monter un chevalier en grade, ou renonce
lancaster-decision-vote = vote sur la proposition, avec autant de tes pions de vote que tu veux
lancaster-decision-trade = dis combien de fois tu échanges
lancaster-decision-exchange = échange de l’or ou des écuyers, deux contre un, ou renonce
lancaster-decision-send = dis combien d’écuyers tu envoies dans le conflit
lancaster-decision-toll = paie, ou refuse de payer
lancaster-decision-county = prends le noble, le gain, ou les deux pour 3 pièces d’or
lancaster-decision-cross = choisis le conflit à rejoindre en France
lancaster-decision-start = désigne le premier joueur
lancaster-decision-castle = paie un nouveau chevalier ou une montée en grade, ou renonce
lancaster-decision-ransom = rachète des chevaliers prisonniers, ou renonce
lancaster-decision-over = la partie est finie

# Mots pour les jetons, les phases et les sources ; les noms des provinces restent tels quels
lancaster-token-gold = or
lancaster-token-squires = écuyers
lancaster-token-votes = pions de vote
lancaster-phase-setup = mise en place
lancaster-phase-placing = placement
lancaster-phase-parliament = parlement
lancaster-phase-laws = lois
lancaster-phase-counties = provinces
lancaster-phase-castles = châteaux
lancaster-phase-conflicts = conflits
lancaster-phase-over = fin de partie
lancaster-source-favour-noble = faveur du Roi
lancaster-source-favour-upgrade = faveur du Roi
lancaster-source-favour-gold = faveur du Roi
lancaster-source-favour-squires = faveur du Roi
lancaster-source-favour-purse = faveur du Roi
lancaster-source-favour-alms = faveur du Roi
lancaster-source-castle-recruit = château : nouveau chevalier
lancaster-source-castle-upgrade = château : montée en grade
lancaster-source-castle-squires = château : écuyers
lancaster-source-castle-gold = château : or
lancaster-source-castle-votes = château : pions de vote
lancaster-source-castle-purse = château : bourse
lancaster-source-set-up = mise en place
lancaster-source-round-table = table ronde
lancaster-source-votes = vote
lancaster-source-left-over = reste des votes
lancaster-source-both-rewards = pour le noble et le gain
lancaster-source-ransom = rachat
lancaster-source-victory = victoire en France
lancaster-source-defeat = défaite en France
lancaster-source-knighthood = chevalerie la plus puissante
lancaster-source-extensions = le plus d’expansions
lancaster-source-nobles = nobles
lancaster-favour-noble = un noble
lancaster-favour-upgrade = une montée en grade
lancaster-favour-gold = de l’or
lancaster-favour-squires = des écuyers
lancaster-favour-purse = de l’or et des écuyers
lancaster-favour-alms = un peu d’or et d’écuyers
lancaster-choice-noble = le noble
lancaster-choice-reward = le gain
lancaster-choice-both = le noble et le gain
lancaster-vote-no = non
lancaster-vote-yes = oui
lancaster-winner-england = Angleterre
lancaster-winner-france = France

# Les lieux dans les phrases ; ce que tapent les joueurs est le même dans toutes les langues
lancaster-space-recruit = nouveau chevalier
lancaster-space-upgrade = montée en grade
lancaster-space-squires = écuyers
lancaster-space-gold = or
lancaster-space-votes = pions de vote
lancaster-space-purse = bourse
lancaster-conflict-upper-1 = haut 1
lancaster-conflict-upper-2 = haut 2
lancaster-conflict-lower-1 = bas 1
lancaster-conflict-lower-2 = bas 2
lancaster-place-castle-recruit = château, nouveau chevalier
lancaster-place-castle-upgrade = château, montée en grade
lancaster-place-castle-squires = château, écuyers
lancaster-place-castle-gold = château, or
lancaster-place-castle-votes = château, pions de vote
lancaster-place-castle-purse = château, bourse
lancaster-place-upper-1 = conflit { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = conflit { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = conflit { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = conflit { lancaster-conflict-lower-2 }
lancaster-place-court = cour

# Les lois, en bref
lancaster-law-b01 = le plus d’or : un chevalier placé peut monter en grade
lancaster-law-b02 = le plus d’écuyers : un nouveau chevalier
lancaster-law-b03 = 3 points par tranche de 2 provinces
lancaster-law-b11 = acheter des pions de vote, 1 or chacun
lancaster-law-b12 = échanger 1 écuyer et 1 or contre 3 points
lancaster-law-b13 = 1 plaquette d’expansion par tranche de 2 conflits
lancaster-law-b14 = 1 écuyer par chevalier de 2 placé
lancaster-law-b21 = 1 écuyer, 1 pion de vote et 1 or par tranche de 2 conflits
lancaster-law-b22 = aucun chevalier de 2 placé : une montée en grade possible
lancaster-law-b23 = un chevalier de 3 placé devient un chevalier de 4
lancaster-law-b24 = 5 points par tranche de 3 plaquettes d’expansion
lancaster-law-b31 = 3 points par conflit
lancaster-law-b32 = 8 points par tranche de 3 provinces
lancaster-law-b33 = les trois chevaliers de 1 placés : 5 points
lancaster-law-b34 = un nouveau chevalier par tranche de 3 nobles
lancaster-law-b41 = échanger de l’or contre des points, 1 contre 1
lancaster-law-b42 = échanger des écuyers contre des points, 1 contre 1
lancaster-law-b43 = des chevaliers des quatre puissances placés : 6 points
lancaster-law-n01 = le plus d’écuyers : 1 or et 1 pion de vote
lancaster-law-n02 = le plus d’or : 1 écuyer et 1 pion de vote
lancaster-law-n03 = 1 pion de vote par conflit
lancaster-law-n11 = aucun noble : 1 or, 1 écuyer et 1 pion de vote
lancaster-law-n12 = par conflit, un écuyer peut partir au combat
lancaster-law-n13 = 1 écuyer par chevalier de 1 placé
lancaster-law-n14 = acheter des plaquettes d’expansion, 4 or chacune
lancaster-law-n21 = 3 points par chevalier au château
lancaster-law-n22 = le plus de pions de vote restants : une montée en grade possible
lancaster-law-n23 = les deux chevaliers de 2 placés : 3 points
lancaster-law-n24 = chaque province coûte 1 or, sinon le chevalier rentre
lancaster-law-n31 = 5 points par tranche de 2 provinces
lancaster-law-n32 = échanger or et écuyers, 2 contre 1
lancaster-law-n33 = chaque plaquette d’expansion coûte 1 écuyer, sinon elle est retournée
lancaster-law-n34 = 3 points par tranche de 2 écuyers dans les provinces
lancaster-law-n41 = 3 points par province qui n’a plus de noble
lancaster-law-n42 = échanger 1 or, 1 écuyer et 1 pion de vote restant contre 3 points
lancaster-law-n43 = le plus de chevaliers dans les conflits : 5 points

# Ce qui s’est passé
lancaster-event-round-began = La manche { $round } commence.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = Un conflit de puissance { $strength } éclate : { $conflict }.
lancaster-event-law-proposed = Proposition { $number } : { $law }.
lancaster-event-game-ended = La partie est finie.
lancaster-amount = { $token-id ->
    [squires] { $amount ->
        [one] { $amount } écuyer
       *[other] { $amount } écuyers
    }
    [votes] { $amount ->
        [one] { $amount } pion de vote
       *[other] { $amount } pions de vote
    }
   *[other] { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }
}
lancaster-event-tokens-gained = { $seat } reçoit { lancaster-amount } ({ $source }).
lancaster-event-tokens-paid = { $seat } défausse { lancaster-amount } ({ $source }).
lancaster-event-supply-short = La boîte est vide : { $seat } ne reçoit pas { lancaster-amount } ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } marque { $points } point ({ $source }).
   *[other] { $seat } marque { $points } points ({ $source }).
}
lancaster-event-reward-lapsed = Le gain est perdu pour { $seat } ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } place un chevalier de { $strength } : { $place }.
    [one] { $seat } place un chevalier de { $strength } avec { $squires } écuyer : { $place }.
   *[other] { $seat } place un chevalier de { $strength } avec { $squires } écuyers : { $place }.
}
lancaster-event-knight-evicted = { $seat } voit son chevalier de { $strength } évincé de { $county }.
lancaster-event-placing-skipped = { $seat } n’a de place pour aucun chevalier et passe son tour.
lancaster-event-knight-returned = { $seat } reprend à sa cour un chevalier de { $strength } : { $place }.
lancaster-event-squires-dismissed = { $amount ->
    [one] { $seat } rend { $amount } écuyer à la réserve commune : { $place }.
   *[other] { $seat } rend { $amount } écuyers à la réserve commune : { $place }.
}
lancaster-event-knight-recruited = { $seat } reçoit un nouveau chevalier de 1 ({ $source }).
lancaster-event-knight-upgraded = { $seat } fait monter d’un grade un chevalier de { $strength } : { $place } ({ $source }).
lancaster-event-knight-crossed = { $seat } fait passer en France un chevalier de { $strength } : conflit { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } envoie { $amount } écuyer au combat : conflit { $conflict }.
   *[other] { $seat } envoie { $amount } écuyers au combat : conflit { $conflict }.
}
lancaster-event-knight-captured = { $seat } perd un chevalier de { $strength }, remis en renfort : conflit { $conflict }.
lancaster-event-knight-ransomed = { $seat } rachète un chevalier de { $strength } : conflit { $conflict }.
lancaster-event-favour-taken = { $seat } choisit la faveur du Roi : { $favour }.
lancaster-event-noble-taken = { $seat } installe le noble de { $county } sur la chaise { $chair } de sa table ronde ({ $source }).
lancaster-event-noble-removed = { $seat } retire du jeu un noble de { $county } ({ $source }).
lancaster-event-tile-laid = { $seat } pose la plaquette d’expansion « { $space } » ({ $source }).
lancaster-event-tile-turned = { $seat } retourne la plaquette d’expansion « { $space } ».
lancaster-event-tile-opened = { $seat } remet la plaquette d’expansion « { $space } » face visible.
lancaster-event-ballot-cast = { $vote ->
    [none] { $seat } a voté.
   *[other] { $seat } a voté { $vote } avec { $stones } { $stones ->
        [one] pion
       *[other] pions
    }.
}
lancaster-event-ballot-shown = { $seat } : { $vote }, { $stones } { $stones ->
    [one] pion
   *[other] pions
}.
lancaster-event-law-adopted = Adoptée, { $yes } contre { $no } : { $law }.
lancaster-event-law-rejected = Rejetée, { $yes } contre { $no } : { $law }.
lancaster-event-law-repealed = N’est plus en vigueur : { $law }.
lancaster-event-law-applied = La loi s’applique : { $law }.
lancaster-event-county-scored = { $seat } prend { $choice } : { $county }.
lancaster-event-start-player-named = { $seat } désigne le premier joueur : { $start }.
lancaster-event-castle-scored = Le château est évalué : { $seat }.
lancaster-event-conflict-scored = Conflit { $conflict } : Angleterre { $english }, France { $french }. Victoire : { $winner }.
lancaster-event-conflict-ranked = Conflit { $conflict } : { $seat } est au rang { $rank } avec une puissance de { $strength }.
lancaster-event-conflict-held-over = Le conflit { $conflict } descend dans la rangée du bas pour un second essai.
lancaster-event-conflict-closed = Le conflit { $conflict } est terminé.

# Pourquoi un coup est refusé
lancaster-refused-not-now = ce n’est pas le moment ; à présent : { $asked }.
lancaster-refused-too-few = { $token } : il en faudrait { $needed }, tu en as { $have }.
lancaster-refused-box-empty = la boîte n’en contient plus assez ({ $token }).
lancaster-refused-no-ally = il n’y a d’alliés que dans la partie à deux.
lancaster-refused-not-at-court = il n’y a pas de chevalier de puissance { $strength } à la cour.
lancaster-refused-too-weak = la province de { $county } demande un chevalier de { $minimum } ; les écuyers n’y changent rien.
lancaster-refused-own-knight = ton propre chevalier occupe { $county } ; on n’évince pas les siens.
lancaster-refused-friend = joueur et allié ne s’évincent pas l’un l’autre : { $county }.
lancaster-refused-ally-too-weak = le total y est de { $total } ({ $county }) ; un allié vient sans écuyers et n’est pas plus fort.
lancaster-refused-not-stronger = le total y est de { $total } ({ $county }) ; avec un chevalier de { $strength } il te faudrait { $needed ->
    [one] { $needed } écuyer
   *[other] { $needed } écuyers
}.
lancaster-refused-ally-castle = le château d’un allié n’offre qu’un nouveau chevalier et une montée en grade, pas « { $space } ».
lancaster-refused-space-taken = un chevalier occupe déjà la case « { $space } » du château.
lancaster-refused-space-covered = une plaquette d’expansion couvre la case « { $space } » du château.
lancaster-refused-no-conflict = il n’y a pas de conflit à cet endroit : { $conflict }.
lancaster-refused-conflict-full = les trois cases du conflit { $conflict } sont prises par d’autres.
lancaster-refused-too-few-squires = pour entrer dans { $county }, le chevalier a besoin d’au moins { $needed ->
    [one] { $needed } écuyer
   *[other] { $needed } écuyers
}.
lancaster-refused-favour-left-out = la plaquette « { $favour } » ne sert pas avec ce nombre de joueurs.
lancaster-refused-favour-taken = la plaquette « { $favour } » a déjà été prise pendant cette manche.
lancaster-refused-no-noble = il ne reste aucun noble dans la province de { $county }.
lancaster-refused-noble-had = tu as déjà le noble de { $county }.
lancaster-refused-tile-laid = la plaquette « { $space } » est déjà dans ton château.
lancaster-refused-exchange-none = dis combien tu veux obtenir en échange, ou renonce.
lancaster-refused-send = tu peux encore envoyer { $most ->
    [one] { $most } écuyer
   *[other] { $most } écuyers
} au plus.
lancaster-refused-ally-both = on ne dépense jamais son or pour l’allié : le noble ou le gain.
lancaster-refused-no-seat = le premier joueur est l’un de ceux-ci : { $seats }.
lancaster-refused-not-scored = la case « { $space } » du château n’a rien à évaluer pour l’instant.
lancaster-refused-no-knight-there = il n’y a pas de chevalier de puissance { $strength } à cet endroit : { $place }.
lancaster-refused-none-stronger = il n’y a pas de chevalier de puissance { $stronger } en renfort.
lancaster-refused-placed-only = cette loi ne fait monter en grade qu’un chevalier placé.
lancaster-refused-no-recruit = il n’y a pas de chevalier de puissance 1 en renfort.
lancaster-refused-no-captive = aucun chevalier de puissance { $strength } n’est prisonnier ici.
lancaster-refused-must-lay = la plaquette doit être posée.
