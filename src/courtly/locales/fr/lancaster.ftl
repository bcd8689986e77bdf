# Lancaster : décisions, lois, événements, refus. `$seat` est le nom d’un joueur ou d’un allié, `$place`
# un lieu comme Stafford, castle gold ou upper 1, `$source` ce qui a provoqué la chose.

lancaster-name = Lancaster

# Places et alliés
lancaster-seat-red = Rouge
lancaster-seat-blue = Bleu
lancaster-seat-green = Vert
lancaster-seat-gold = Jaune
lancaster-seat-violet = Violet
lancaster-ally-of = { $seat } (allié)

# Ce qui est à décider
lancaster-decision-lay = pose une plaquette d’expansion dans ton château
lancaster-decision-place = place un chevalier
lancaster-decision-squires = dis combien d’écuyers accompagnent le chevalier
lancaster-decision-favour = choisis une plaquette de faveur du Roi
lancaster-decision-noble = choisis un noble
lancaster-decision-upgrade = fais monter un chevalier en grade, ou renonce
lancaster-decision-vote = vote sur la proposition, avec autant de pions de vote que tu veux
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
lancaster-token-gold = pièces d’or
lancaster-token-squires = écuyers
lancaster-token-votes = pions de vote
lancaster-phase-setup = mise en place
lancaster-phase-placing = placement
lancaster-phase-parliament = parlement
lancaster-phase-laws = application des lois
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
lancaster-source-castle-recruit = château : { lancaster-space-recruit }
lancaster-source-castle-upgrade = château : { lancaster-space-upgrade }
lancaster-source-castle-squires = château : { lancaster-space-squires }
lancaster-source-castle-gold = château : { lancaster-space-gold }
lancaster-source-castle-votes = château : { lancaster-space-votes }
lancaster-source-castle-purse = château : { lancaster-space-purse }
lancaster-source-set-up = mise en place
lancaster-source-round-table = table ronde
lancaster-source-votes = vote
lancaster-source-left-over = restants après les votes
lancaster-source-both-rewards = pour le noble et le gain
lancaster-source-ransom = rachat
lancaster-source-victory = victoire en France
lancaster-source-defeat = défaite en France
lancaster-source-knighthood = chevalerie
lancaster-source-extensions = expansions
lancaster-source-nobles = nobles
lancaster-numbered = loi { $number }
lancaster-favour-noble = noble
lancaster-favour-upgrade = montée en grade
lancaster-favour-gold = or
lancaster-favour-squires = écuyers
lancaster-favour-purse = bourse
lancaster-favour-alms = petite bourse
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
lancaster-conflict-upper-1 = conflit 1 du haut
lancaster-conflict-upper-2 = conflit 2 du haut
lancaster-conflict-lower-1 = conflit 1 du bas
lancaster-conflict-lower-2 = conflit 2 du bas
lancaster-place-castle-recruit = case « { lancaster-space-recruit } » du château
lancaster-place-castle-upgrade = case « { lancaster-space-upgrade } » du château
lancaster-place-castle-squires = case « { lancaster-space-squires } » du château
lancaster-place-castle-gold = case « { lancaster-space-gold } » du château
lancaster-place-castle-votes = case « { lancaster-space-votes } » du château
lancaster-place-castle-purse = case « { lancaster-space-purse } » du château
lancaster-place-upper-1 = { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = { lancaster-conflict-lower-2 }
lancaster-place-court = cour
lancaster-onto = { $place-sort ->
    [castle] sur la { $place }
    [upper] dans le { $place }
    [lower] dans le { $place }
    [court] à la cour
    [york] dans la province d’York
   *[county] dans la province de { $place }
}
lancaster-at = { $place-sort ->
    [castle] sur la { $place }
    [upper] dans le { $place }
    [lower] dans le { $place }
    [court] à la cour
    [york] dans la province d’York
   *[county] dans la province de { $place }
}
lancaster-off = { $place-sort ->
    [castle] depuis la { $place }
    [upper] depuis le { $place }
    [lower] depuis le { $place }
    [court] depuis la cour
    [york] depuis la province d’York
   *[county] depuis la province de { $place }
}

# Les lois, en bref
lancaster-law-b01 = le plus d’or : tu peux faire monter en grade un de tes chevaliers placés
lancaster-law-b02 = le plus d’écuyers en stock : un nouveau chevalier
lancaster-law-b03 = 3 points par tranche de 2 provinces où tu as un chevalier
lancaster-law-b11 = acheter des pions de vote, 1 pièce d’or chacun
lancaster-law-b12 = à volonté : 1 écuyer et 1 pièce d’or contre 3 points
lancaster-law-b13 = 1 plaquette d’expansion à poser par tranche de 2 conflits où tu as un chevalier
lancaster-law-b14 = 1 écuyer pour chacun de tes chevaliers de puissance 2 placés
lancaster-law-b21 = 1 écuyer, 1 pion de vote et 1 pièce d’or par tranche de 2 conflits où tu as un chevalier
lancaster-law-b22 = aucun chevalier de puissance 2 placé : tu peux faire monter un chevalier en grade
lancaster-law-b23 = ton chevalier de puissance 3 placé est échangé contre celui de puissance 4
lancaster-law-b24 = 5 points par tranche de 3 plaquettes d’expansion dans ton château
lancaster-law-b31 = 3 points par conflit où tu as un chevalier
lancaster-law-b32 = 8 points par tranche de 3 provinces où tu as un chevalier
lancaster-law-b33 = tes trois chevaliers de puissance 1 placés : 5 points
lancaster-law-b34 = un nouveau chevalier par tranche de 3 nobles à ta table ronde
lancaster-law-b41 = échanger de l’or contre des points, 1 contre 1
lancaster-law-b42 = échanger des écuyers contre des points, 1 contre 1
lancaster-law-b43 = des chevaliers des quatre puissances placés : 6 points
lancaster-law-n01 = le plus d’écuyers en stock : 1 pièce d’or et 1 pion de vote
lancaster-law-n02 = le plus d’or : 1 écuyer et 1 pion de vote
lancaster-law-n03 = 1 pion de vote par conflit où tu as un chevalier
lancaster-law-n11 = aucun noble à ta table ronde : 1 pièce d’or, 1 écuyer et 1 pion de vote
lancaster-law-n12 = par conflit où tu as un chevalier, tu peux envoyer 1 écuyer au combat
lancaster-law-n13 = 1 écuyer pour chacun de tes chevaliers de puissance 1 placés
lancaster-law-n14 = acheter des plaquettes d’expansion, 4 pièces d’or chacune
lancaster-law-n21 = 3 points par chevalier dans ton château
lancaster-law-n22 = le plus de pions de vote restants : tu peux faire monter un chevalier en grade
lancaster-law-n23 = tes deux chevaliers de puissance 2 placés : 3 points
lancaster-law-n24 = chaque province où tu as un chevalier coûte 1 pièce d’or, sinon il rentre à la cour
lancaster-law-n31 = 5 points par tranche de 2 provinces où tu as un chevalier
lancaster-law-n32 = échanger de l’or contre des écuyers ou des écuyers contre de l’or, 2 contre 1
lancaster-law-n33 = chaque plaquette d’expansion te coûte 1 écuyer, sinon elle est retournée pour cette manche
lancaster-law-n34 = 3 points par tranche de 2 écuyers aux côtés de tes chevaliers dans les provinces
lancaster-law-n41 = 3 points par province sans noble restant où tu as un chevalier
lancaster-law-n42 = à volonté : 1 pièce d’or, 1 écuyer et 1 pion de vote restant contre 3 points
lancaster-law-n43 = le plus de chevaliers dans les conflits : 5 points

# Ce qui s’est passé
lancaster-event-round-began = La manche { $round } commence.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = Un conflit éclate, puissance { $strength } : { $conflict }.
lancaster-event-law-proposed = Proposition { $number } : « { $law } ».
lancaster-event-game-ended = La partie est finie.
lancaster-amount = { $token-sort ->
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
lancaster-event-tokens-paid = { $source-sort ->
    [votes] { $seat } engage { lancaster-amount } ({ $source }).
    [left] { $seat } rend { lancaster-amount } ({ $source }).
   *[other] { $seat } dépense { lancaster-amount } ({ $source }).
}
lancaster-event-supply-short = La boîte est vide : { $seat } ne reçoit pas { lancaster-amount } ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } marque { $points } point ({ $source }).
   *[other] { $seat } marque { $points } points ({ $source }).
}
lancaster-event-reward-lapsed = Le gain est perdu pour { $seat } ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } place un chevalier de puissance { $strength } { lancaster-onto }.
    [one] { $seat } place un chevalier de puissance { $strength } avec { $squires } écuyer { lancaster-onto }.
   *[other] { $seat } place un chevalier de puissance { $strength } avec { $squires } écuyers { lancaster-onto }.
}
lancaster-event-knight-evicted = { $county-sort ->
    [york] { $seat } voit son chevalier de puissance { $strength } évincé d’York.
   *[county] { $seat } voit son chevalier de puissance { $strength } évincé de { $county }.
}
lancaster-event-placing-skipped = { $seat } ne peut placer aucun chevalier et passe son tour.
lancaster-event-knight-returned = { $seat } ramène à sa cour un chevalier de puissance { $strength } { lancaster-off }.
lancaster-event-squires-dismissed = { $amount ->
    [one] { $seat } rend à la réserve commune { $amount } écuyer, placé { lancaster-at }.
   *[other] { $seat } rend à la réserve commune { $amount } écuyers, placés { lancaster-at }.
}
lancaster-event-knight-recruited = { $seat } reçoit un nouveau chevalier ({ $source }).
lancaster-event-knight-upgraded = { $seat } fait monter en grade un chevalier, de { $strength } à { lancaster-stronger }, { lancaster-at } ({ $source }).
lancaster-stronger = { $strength ->
    [1] 2
    [2] 3
   *[other] 4
}
lancaster-event-knight-crossed = { $seat } envoie en France un chevalier de puissance { $strength }, dans le { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } envoie { $amount } écuyer dans le { $conflict }.
   *[other] { $seat } envoie { $amount } écuyers dans le { $conflict }.
}
lancaster-event-knight-captured = { $seat } perd un chevalier de puissance { $strength }, prisonnier dans le { $conflict } et remis en renfort.
lancaster-event-knight-ransomed = { $seat } rachète un chevalier de puissance { $strength }, prisonnier dans le { $conflict }.
lancaster-event-favour-taken = { $seat } choisit la faveur du Roi : { $favour }.
lancaster-event-noble-taken = { $county-sort ->
    [york] { $seat } installe le noble d’York sur la chaise { $chair } de sa table ronde ({ $source }).
   *[county] { $seat } installe le noble de { $county } sur la chaise { $chair } de sa table ronde ({ $source }).
}
lancaster-event-noble-removed = { $county-sort ->
    [york] { $seat } retire du jeu un noble d’York ({ $source }).
   *[county] { $seat } retire du jeu un noble de { $county } ({ $source }).
}
lancaster-event-tile-laid = { $seat } pose la plaquette d’expansion « { $space } » ({ $source }).
lancaster-event-tile-turned = { $seat } retourne la plaquette d’expansion « { $space } ».
lancaster-event-tile-opened = { $seat } remet la plaquette d’expansion « { $space } » face visible.
lancaster-event-ballot-cast = { $vote ->
    [none] { $seat } a voté.
   *[other] { $seat } a voté { $vote } { $stones ->
        [0] sans pion de vote
        [one] avec { $stones } pion de vote
       *[other] avec { $stones } pions de vote
    }.
}
lancaster-event-ballot-shown = { $seat } : { $vote }, { $stones ->
    [0] sans pion de vote
    [one] { $stones } pion de vote
   *[other] { $stones } pions de vote
}.
lancaster-event-law-adopted = Adoptée, { $yes } contre { $no } : « { $law } ».
lancaster-event-law-rejected = Rejetée, { $yes } contre { $no } : « { $law } ».
lancaster-event-law-repealed = N’est plus en vigueur : « { $law } ».
lancaster-event-law-applied = La loi s’applique : « { $law } ».
lancaster-event-county-scored = { $county-sort ->
    [york] { $seat } prend { $choice } dans la province d’York.
   *[county] { $seat } prend { $choice } dans la province de { $county }.
}
lancaster-event-start-player-named = { $seat } désigne le premier joueur : { $start }.
lancaster-event-castle-scored = { $seat } évalue son château.
lancaster-event-conflict-scored = Angleterre { $english }, France { $french } dans le { $conflict }. Victoire : { $winner }.
lancaster-event-conflict-ranked = { $seat } prend le { $rank ->
    [1] premier
    [2] deuxième
   *[other] troisième
} rang dans le { $conflict } avec une puissance de { $strength }.
lancaster-event-conflict-held-over = Un second essai : le { $conflict } descend dans la rangée du bas.
lancaster-event-conflict-closed = C’est la fin du { $conflict }.

# Pourquoi un coup est refusé
lancaster-refused-not-now = ce n’est pas le moment. D’abord : { $asked }.
lancaster-refused-too-few = { $token } : il en faut { $needed }, tu en as { $have }.
lancaster-refused-box-empty = la boîte n’en contient plus assez ({ $token }).
lancaster-refused-no-ally = il n’y a d’alliés que dans une partie à deux.
lancaster-refused-not-at-court = il n’y a pas de chevalier de puissance { $strength } à la cour.
lancaster-refused-too-weak = { $county-sort ->
    [york] la province d’York demande un chevalier de puissance { $minimum } au moins ; les écuyers n’y changent rien.
   *[county] la province de { $county } demande un chevalier de puissance { $minimum } au moins ; les écuyers n’y changent rien.
}
lancaster-refused-own-knight = { $county-sort ->
    [york] ton propre chevalier occupe la province d’York ; on n’évince pas les siens.
   *[county] ton propre chevalier occupe la province de { $county } ; on n’évince pas les siens.
}
lancaster-refused-friend = { $county-sort ->
    [york] joueur et allié ne s’évincent pas l’un l’autre de la province d’York.
   *[county] joueur et allié ne s’évincent pas l’un l’autre de la province de { $county }.
}
lancaster-refused-ally-too-weak = { $county-sort ->
    [york] la province d’York est tenue avec une puissance de { $total } ; un allié vient sans écuyers et n’est pas plus fort.
   *[county] la province de { $county } est tenue avec une puissance de { $total } ; un allié vient sans écuyers et n’est pas plus fort.
}
lancaster-refused-not-stronger = { $county-sort ->
    [york] la province d’York
   *[county] la province de { $county }
} est tenue avec une puissance de { $total } ; avec un chevalier de puissance { $strength } il te faut { $needed ->
    [one] { $needed } écuyer
   *[other] { $needed } écuyers
}.
lancaster-refused-ally-castle = le château d’un allié n’a que les cases « nouveau chevalier » et « montée en grade », pas « { $space } ».
lancaster-refused-space-taken = un chevalier occupe déjà la case « { $space } » du château.
lancaster-refused-space-covered = une plaquette d’expansion couvre la case « { $space } » du château.
lancaster-refused-no-conflict = il n’y a pas de { $conflict } en ce moment.
lancaster-refused-conflict-full = les trois cases du { $conflict } sont prises par d’autres.
lancaster-refused-too-few-squires = pour entrer dans { $county-sort ->
    [york] la province d’York
   *[county] la province de { $county }
}, le chevalier a besoin d’au moins { $needed ->
    [one] { $needed } écuyer
   *[other] { $needed } écuyers
}.
lancaster-refused-favour-left-out = la plaquette « { $favour } » ne sert pas avec ce nombre de joueurs.
lancaster-refused-favour-taken = la plaquette « { $favour } » a déjà été prise pendant cette manche.
lancaster-refused-no-noble = { $county-sort ->
    [york] il ne reste aucun noble dans la province d’York.
   *[county] il ne reste aucun noble dans la province de { $county }.
}
lancaster-refused-noble-had = { $county-sort ->
    [york] tu as déjà le noble d’York.
   *[county] tu as déjà le noble de { $county }.
}
lancaster-refused-tile-laid = la plaquette « { $space } » est déjà dans ton château.
lancaster-refused-exchange-none = dis combien tu veux obtenir en échange, ou renonce.
lancaster-refused-send = tu peux encore envoyer { $most ->
    [one] { $most } écuyer
   *[other] { $most } écuyers
} au plus.
lancaster-refused-ally-both = ton or n’est jamais dépensé pour l’allié : choisis le noble ou le gain.
lancaster-refused-no-seat = le premier joueur doit être l’un de ceux-ci : { $seats }.
lancaster-refused-not-scored = la case « { $space } » du château n’a rien à évaluer pour l’instant.
lancaster-refused-score-paid = « { $space } » n’est pas un revenu, cela se paie : « recruit » ou « upgrade ».
lancaster-refused-income-first = évalue d’abord les revenus qui restent ; ensuite tu peux renoncer au reste.
lancaster-refused-must-take-noble = il faut prendre un noble.
lancaster-refused-no-knight-there = il n’y a pas de chevalier de puissance { $strength } { lancaster-at }.
lancaster-refused-none-stronger = il n’y a pas de chevalier de puissance { $stronger } en renfort.
lancaster-refused-placed-only = cette loi ne fait monter en grade que les chevaliers placés.
lancaster-refused-no-recruit = il n’y a pas de chevalier de puissance 1 en renfort.
lancaster-refused-no-captive = aucun chevalier de puissance { $strength } n’est prisonnier ici.
lancaster-refused-must-lay = la plaquette doit être posée.
