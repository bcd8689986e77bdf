# La table de Lancaster dans le navigateur. `$seat`, `$name`, `$owner` et `$who` sont des noms de joueurs ou
# d’alliés ; `$n` est un nombre ; `$gives`, `$gets`, `$reward` et `$what` des listes comme « 2 pièces d’or et
# 1 écuyer » ; les noms des provinces restent tels quels. « de » devant un nom de joueur est évité (d’Anna).

# Les vues et la barre du haut
web-lancaster-views = Vues
web-lancaster-view-map = Carte
web-lancaster-view-parliament = Parlement
web-lancaster-view-castles = Châteaux
web-lancaster-view-log = Journal
web-lancaster-when = { $round ->
    [0] Avant la première manche : { $phase }
   *[other] Manche { $round } sur { $rounds } : { $phase }
}
web-lancaster-chip = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}{ $over ->
    [yes] .
   *[no] , { $final } si la partie finissait maintenant.
}{ $start ->
    [yes] {" "}Premier joueur.
   *[no] {""}
} Ouvre la feuille de score.

# Mots sur la carte
web-lancaster-channel = La Manche
web-lancaster-north-sea = Mer du Nord
web-lancaster-conflict-upper-1 = Haut 1
web-lancaster-conflict-upper-2 = Haut 2
web-lancaster-conflict-lower-1 = Bas 1
web-lancaster-conflict-lower-2 = Bas 2
web-lancaster-conflict-none = { $name } : aucun conflit
web-lancaster-county = { $name }, { $letter }. Puissance minimum { $minimum }. Gain : { $reward }. { $nobles ->
    [0] Plus aucun noble.
    [one] Il reste { $nobles } noble.
   *[other] Il reste { $nobles } nobles.
} { $knight }
web-lancaster-county-free = Personne ne s’y trouve.
web-lancaster-county-held = { $squires ->
    [0] { $seat } y a un chevalier de puissance { $strength } ; { $total } à battre.
    [one] { $seat } y a un chevalier de puissance { $strength } avec { $squires } écuyer ; { $total } à battre.
   *[other] { $seat } y a un chevalier de puissance { $strength } avec { $squires } écuyers ; { $total } à battre.
}
web-lancaster-conflict = { $name } : la France a une puissance de { $french }, l’Angleterre de { $english } jusqu’ici. Points pour une victoire : { $victory } ; pour une défaite : { $defeat }. { $berths }
web-lancaster-berth = { $squires ->
    [0] { $seat } : chevaliers { $knights }, puissance { $strength }
    [one] { $seat } : chevaliers { $knights } et { $squires } écuyer, puissance { $strength }
   *[other] { $seat } : chevaliers { $knights } et { $squires } écuyers, puissance { $strength }
}
web-lancaster-berths-free = Les trois cases sont libres.
web-lancaster-favour = Faveur du Roi : { $gift }{ $open ->
    [yes] {""}
   *[no] {" "}(prise cette manche)
}

# What the eye is told of it, where it asks
web-lancaster-about-county = Il faut un chevalier de puissance { $minimum } ou plus. En fin de manche, il rapporte { $nobles ->
    [0] { $reward }.
   *[other] un noble ou { $reward } ; les deux pour { $both }.
}
web-lancaster-about-held = { $seat } s’y trouve : il faut une puissance de { $needs } pour l’évincer.
web-lancaster-about-conflict = Tous les chevaliers ici combattent ensemble. L’Angleterre a { $english } et gagne à partir de { $french }. Points par rang : { $victory } en cas de victoire, { $defeat } en cas de défaite.
web-lancaster-about-favour = { $gift } : pour un chevalier envoyé dans un conflit, tant que la plaquette est là.

# Ce qu’on reçoit et qui n’est pas un jeton
web-lancaster-gift-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
web-lancaster-gift-noble = { $n ->
    [one] { $n } noble
   *[other] { $n } nobles
}
web-lancaster-gift-knight = { $n ->
    [one] { $n } nouveau chevalier
   *[other] { $n } nouveaux chevaliers
}
web-lancaster-gift-recruit = un nouveau chevalier
web-lancaster-gift-upgrade = une montée en grade
web-lancaster-gift-upgrade-placed = une montée en grade
web-lancaster-gift-promote = puissance 4 au lieu de 3
web-lancaster-gift-extension = une plaquette d’expansion
web-lancaster-gift-tile = { $n ->
    [one] { $n } plaquette d’expansion
   *[other] { $n } plaquettes d’expansion
}
web-lancaster-gift-crossing = la traversée vers la France

# Le parlement
web-lancaster-laws-in-force = Lois en vigueur
web-lancaster-leaves-first = la première part quand une autre est adoptée
web-lancaster-proposals = Lois proposées
web-lancaster-no-proposals = Pas encore de proposition.
web-lancaster-pile = { $n ->
    [one] { $n } loi dans la pioche
   *[other] { $n } lois dans la pioche
}
web-lancaster-fate-adopted = Adoptée
web-lancaster-fate-rejected = Rejetée
web-lancaster-yes = Oui
web-lancaster-no = Non
web-lancaster-shares = Ce qu’elle rapporterait maintenant
web-lancaster-share = { $seat } : { $share }
web-lancaster-share-none = rien
web-lancaster-share-unknown = inconnu, cela dépend d’or ou d’écuyers cachés
web-lancaster-share-may = échange possible
web-lancaster-share-pays = doit payer { $what }
web-lancaster-share-send = { $n ->
    [one] { $n } écuyer à envoyer
   *[other] jusqu’à { $n } écuyers à envoyer
}

# Les châteaux
web-lancaster-castle-of = Château : { $name }
web-lancaster-start-player = Premier joueur
web-lancaster-name-start = Désigner { $name } comme premier joueur
web-lancaster-court = Cour
web-lancaster-reserve = Renfort
web-lancaster-nobody = personne
web-lancaster-knight-at-court = { $owner } : chevalier de puissance { $strength } à la cour
web-lancaster-hidden = { $what } : derrière le paravent
web-lancaster-round-table = { $n ->
    [0] Table ronde : pas encore de noble
    [one] Table ronde : { $n } noble, { $nobles }
   *[other] Table ronde : { $n } nobles, { $nobles }
}
web-lancaster-space-recruit = Nouveau chevalier
web-lancaster-space-upgrade = Montée en grade
web-lancaster-space-squires = Écuyers
web-lancaster-space-gold = Or
web-lancaster-space-votes = Pions de vote
web-lancaster-space-purse = Bourse
web-lancaster-space = { $owner }, case « { $space } » du château : { $gives }{ $cost ->
    [0] {""}
    [one] {" "}pour { $cost } écuyer
   *[other] {" "}pour { $cost } écuyers
}. { $tile ->
    [open] Une plaquette d’expansion la couvre.
    [turned] La plaquette d’expansion est retournée pour cette manche.
   *[stock] { $knight ->
        [0] Aucun chevalier ne s’y trouve.
       *[other] Un chevalier de puissance { $knight } s’y trouve.
    }
}
web-lancaster-in-castle = Château : { $space }
web-lancaster-at-court = à la cour

# Ce que tu décides
web-lancaster-decision = Ta décision
web-lancaster-ask-lay = { $phase ->
    [setup] Choisis la première plaquette d’expansion de ton château.
    [laws] Pose une plaquette d’expansion, ou renonce : « { $law } ».
   *[other] Pose une plaquette d’expansion dans ton château ({ $source }).
}
web-lancaster-ask-place = Quel chevalier va où ?
web-lancaster-ask-place-where = { $ally ->
    [yes] Où va le chevalier de puissance { $strength } de ton allié ?
   *[no] Où va ton chevalier de puissance { $strength } ?
}
web-lancaster-ask-place-who = Quel chevalier y va ?
web-lancaster-ask-squires = { $about } : combien d’écuyers accompagnent le chevalier ?
web-lancaster-ask-favour = { $ally ->
    [yes] Choisis une faveur du Roi pour ton allié.
   *[no] Choisis une faveur du Roi.
}
web-lancaster-ask-noble = { $ally ->
    [yes] Choisis le noble que ton allié retire du jeu.
   *[no] Choisis un noble pour ta table ronde.
}
web-lancaster-ask-upgrade = { $ally ->
    [yes] Fais monter en grade un chevalier de ton allié, ou renonce ({ $source }).
   *[no] Fais monter en grade un de tes chevaliers, ou renonce ({ $source }).
}
web-lancaster-ask-vote = Vote sur cette loi : « { $law } »
web-lancaster-ask-trade = Combien de fois échanges-tu ? « { $law } »
web-lancaster-ask-exchange = Échange de l’or ou des écuyers, { $rate } contre 1, ou renonce.
web-lancaster-ask-send = { $due ->
    [one] { $about } : envoies-tu ton écuyer ?
   *[other] { $about } : combien d’écuyers envoies-tu ({ $due } au plus) ?
}
web-lancaster-ask-toll = { $county ->
    [yes] { $about } : paies-tu, ou le chevalier retourne-t-il à la cour ?
   *[no] Paies-tu pour la plaquette d’expansion « { $about } », ou la retournes-tu ?
}
web-lancaster-ask-county = { $ally ->
    [yes] { $about } : ton allié retire un noble du jeu, ou prend le gain : { $reward }.
   *[no] { $about } : prends le noble, le gain ({ $reward }), ou les deux pour { $both }.
}
web-lancaster-ask-cross = { $ally ->
    [yes] Choisis le conflit que rejoint le chevalier de ton allié.
   *[no] Choisis le conflit que rejoint ton chevalier.
}
web-lancaster-ask-start = Désigne le premier joueur.
web-lancaster-ask-castle = { $ally ->
    [yes] Château de ton allié : prends ce qu’il offre, ou renonce.
   *[no] Ton château : paie un nouveau chevalier ou une montée en grade, ou renonce.
}
web-lancaster-ask-castle-order = Ton château : la réserve commune manque d’écuyers, l’ordre compte. Choisis ce qui est évalué ensuite.
web-lancaster-ask-ransom = { $about } : rachète des chevaliers prisonniers, { $price } par niveau de puissance ; les autres vont en renfort.
web-lancaster-ask-over = La partie est finie.

# Ce que d’autres décident
web-lancaster-wait-lay = { $who } pose une plaquette d’expansion.
web-lancaster-wait-place = { $who } place un chevalier.
web-lancaster-wait-squires = { $who } choisit combien d’écuyers accompagnent le chevalier.
web-lancaster-wait-favour = { $who } choisit une faveur du Roi.
web-lancaster-wait-noble = { $who } choisit un noble.
web-lancaster-wait-upgrade = { $who } peut faire monter un chevalier en grade.
web-lancaster-wait-vote = { $n ->
    [one] { $who } n’a pas encore voté.
   *[other] { $who } n’ont pas encore voté.
}
web-lancaster-wait-trade = { $who } peut échanger.
web-lancaster-wait-exchange = { $who } peut échanger or et écuyers.
web-lancaster-wait-send = { $who } peut envoyer des écuyers en France.
web-lancaster-wait-toll = { $who } décide de payer ou non.
web-lancaster-wait-county = { $who } choisit le gain d’une province.
web-lancaster-wait-cross = { $who } choisit un conflit à rejoindre.
web-lancaster-wait-start = { $who } désigne le premier joueur.
web-lancaster-wait-castle = { $who } évalue son château.
web-lancaster-wait-ransom = { $who } peut racheter des prisonniers.
web-lancaster-wait-over = La partie est finie.
web-lancaster-over = { $n ->
    [one] La partie est finie : { $who } gagne.
   *[other] La partie est finie : { $who } partagent la victoire.
}

# Boutons
web-lancaster-fewer = Moins
web-lancaster-more = Plus
web-lancaster-confirm = Confirmer : { $what }
web-lancaster-list-places = { $n ->
    [one] { $n } lieu, en liste
   *[other] { $n } lieux, en liste
}
web-lancaster-against = contre { $total }
web-lancaster-do-place = { $ally ->
    [yes] Chevalier de puissance { $strength } de l’allié : { $place }
   *[no] Chevalier de puissance { $strength } : { $place }
}
web-lancaster-do-squires = { $n ->
    [0] { $county }, sans écuyer : puissance { $total }
    [one] { $county }, avec { $n } écuyer : puissance { $total }
   *[other] { $county }, avec { $n } écuyers : puissance { $total }
}
web-lancaster-do-upgrade = { $from } → { $to }, { $place }{ $squires ->
    [0] {""}
    [one] {" "}({ $squires } écuyer)
   *[other] {" "}({ $squires } écuyers)
}
web-lancaster-do-recruit = { $squires ->
    [0] Un nouveau chevalier
    [one] Un nouveau chevalier pour { $squires } écuyer
   *[other] Un nouveau chevalier pour { $squires } écuyers
}
web-lancaster-do-ransom = Racheter le chevalier de puissance { $strength }
web-lancaster-do-pay = Payer { $what }
web-lancaster-do-refuse = Ne pas payer
web-lancaster-do-score = Évaluer : { $space }
web-lancaster-do-decline = Renoncer
web-lancaster-take-noble = Le noble
web-lancaster-take-reward = Le gain
web-lancaster-take-both = Les deux, { $both }
web-lancaster-do-take-noble = Le noble
web-lancaster-do-take-reward = Le gain : { $reward }
web-lancaster-do-take-both = Les deux, pour { $both }
web-lancaster-do-trade = Donner { $gives } contre { $gets }
web-lancaster-do-no-trade = Ne pas échanger
web-lancaster-do-no-send = N’envoyer personne
web-lancaster-do-no-exchange = Ne rien échanger
web-lancaster-do-send = { $n ->
    [one] Envoyer { $n } écuyer : { $conflict }
   *[other] Envoyer { $n } écuyers : { $conflict }
}
web-lancaster-stepper-trade = Combien de fois
web-lancaster-stepper-send = Combien d’écuyers
web-lancaster-stepper-exchange = Combien en recevoir
web-lancaster-exchange-from = Donner : { $token }
web-lancaster-at-most = { $n } au plus
web-lancaster-cannot = { $kind ->
    [send] Tu n’as pas d’écuyer à envoyer.
   *[trade] Tu n’as pas de quoi échanger.
}
web-lancaster-of-stones = { $n ->
    [0] tu n’as pas de pion de vote
   *[other] sur { $n }
}
web-lancaster-seal-first = Oui ou non ?
web-lancaster-seal = { $stones ->
    [0] Sceller : { $vote }, sans pion de vote
    [one] Sceller : { $vote }, { $stones } pion de vote
   *[other] Sceller : { $vote }, { $stones } pions de vote
}
web-lancaster-sealed = { $stones ->
    [0] Ton vote est scellé : { $vote }, sans pion de vote. On attend { $who }.
    [one] Ton vote est scellé : { $vote }, { $stones } pion de vote. On attend { $who }.
   *[other] Ton vote est scellé : { $vote }, { $stones } pions de vote. On attend { $who }.
}
web-lancaster-has-voted = { $name } a voté.
web-lancaster-not-voted = { $name } n’a pas encore voté.

# Coups d’une décision à venir, dont la province, le conflit ou la loi n’est pas encore connu
web-lancaster-later-squires = { $n ->
    [0] Sans écuyer
    [one] Avec { $n } écuyer
   *[other] Avec { $n } écuyers
}
web-lancaster-later-send = { $n ->
    [one] Envoyer { $n } écuyer
   *[other] Envoyer { $n } écuyers
}
web-lancaster-later-trade = Échanger { $n } fois
web-lancaster-later-pay = Payer

# Les coups tels que le conseil les nomme : ce que dit le bouton, et de quoi il s’agit
web-lancaster-told-favour = Faveur du Roi : { $what }
web-lancaster-told-lay = Plaquette d’expansion : { $what }
web-lancaster-told-noble = Noble : { $what }
web-lancaster-told-cross = Traversée : { $what }
web-lancaster-told-name = Premier joueur : { $what }
web-lancaster-told-upgrade = Montée en grade : { $what }

# Ce qui suit d’un choix
web-lancaster-after-lay = Elle rapporte { $gives } à chaque évaluation des châteaux.
web-lancaster-after-lay-knight = Le chevalier de puissance { $strength } qui s’y trouve retourne à la cour sans rien rapporter.
web-lancaster-after-refuse-county = { $county } : le chevalier retourne à la cour sans rien rapporter, ses écuyers vont à la réserve commune.
web-lancaster-after-refuse-tile = La plaquette est retournée et ne rapporte rien cette manche.
web-lancaster-after-both = D’abord le noble, puis le gain ; tu paies { $gold }.
web-lancaster-after-no-ransom = Tes chevaliers encore prisonniers ici vont en renfort.
web-lancaster-after-decline = Tu renonces à ce qui t’est offert.

# La feuille de score
web-lancaster-sheet = Feuille de score
web-lancaster-sheet-source = Origine
web-lancaster-sheet-total = Total
web-lancaster-sheet-open = Chevalerie, expansions et nobles comptent à la fin ; ils figurent ici comme ils compteraient maintenant.
web-lancaster-line-counties = Provinces
web-lancaster-line-laws = Lois
web-lancaster-line-victories = Victoires en France
web-lancaster-line-defeats = Défaites en France
web-lancaster-line-knighthood = Chevalerie
web-lancaster-line-extensions = Expansions
web-lancaster-line-nobles = Nobles

# What a table can choose
web-lancaster-option-laws = Lois
web-lancaster-option-laws-base = Jeu de base
web-lancaster-option-laws-new = Nouvelles Lois
web-lancaster-option-laws-random = Mélange au hasard
web-lancaster-option-laws-sections = Par section
web-lancaster-option-sections = Lois de chaque section
web-lancaster-option-sections-entry = Section { $n }
web-lancaster-option-sections-base = Jeu de base
web-lancaster-option-sections-new = Nouvelles Lois
web-lancaster-option-sections-random = Au hasard
web-lancaster-option-open-stock = Stocks visibles
web-lancaster-option-open-stock-about = L’or et les écuyers de chacun sont visibles.
web-lancaster-option-supply = Réserve commune
web-lancaster-option-supply-unlimited = Illimitée
web-lancaster-option-supply-box = Celle de la boîte
web-lancaster-option-supply-about = La boîte contient un nombre limité d’éléments de chaque sorte ; quand elle est vide, les gains sont réduits.
web-lancaster-option-start = Premier joueur

# Words on the table
web-lancaster-taken = prise
web-lancaster-winning = L’Angleterre gagne
web-lancaster-winning-short = gagne
web-lancaster-missing = manque { $n }
web-lancaster-if-won = si gagné
web-lancaster-if-lost = si perdu
web-lancaster-last-move = dernier coup
web-lancaster-last = dernier
web-lancaster-needs = il faut { $n }
web-lancaster-placed = Chevaliers placés
web-lancaster-nobles-worth = { $n ->
    [0] pas encore de nobles
    [one] 1 noble : { $points } { $points ->
        [one] point
       *[other] points
    }
   *[other] { $n } nobles : { $points } { $points ->
        [one] point
       *[other] points
    }
}
web-lancaster-fold = Replier le château : { $name }
web-lancaster-unfold = Déplier le château : { $name }
web-lancaster-you-turn = { $turn ->
    [1] toi, en premier
    [2] toi, en deuxième
    [3] toi, en troisième
    [4] toi, en quatrième
   *[other] toi, en dernier
}
web-lancaster-round = Manche
web-lancaster-round-of = Manche { $round } sur { $rounds }
web-lancaster-step-placing = Placement
web-lancaster-step-parliament = Parlement
web-lancaster-step-rewards = Gains
web-lancaster-step-conflicts = Conflits
web-lancaster-vote = Vote n° { $n }
web-lancaster-vote-of = Résultat du vote n° { $n }
web-lancaster-tally = Oui { $yes }, non { $no }
web-lancaster-list-none = Lieux
web-lancaster-confirm-none = Choisis
web-lancaster-ask-place-more = Une province éclairée, un conflit ou ton château.

# Moments with a stage of their own
web-lancaster-voted = Le parlement a voté
web-lancaster-votes-open = On dévoile les votes
web-lancaster-vote-number = Vote { $n } sur { $of }
web-lancaster-vote-coming = Vote { $n } : à venir
web-lancaster-no-stones = aucun pion de vote
web-lancaster-would = aurait rapporté : { $share }
web-lancaster-law-brings = Rapporte maintenant
web-lancaster-law-would-bring = Aurait rapporté
web-lancaster-england-wins = L’Angleterre gagne
web-lancaster-france-wins = La France gagne
web-lancaster-fight-closed = Les chevaliers retournent à la cour.
web-lancaster-fight-held = Le conflit passe dans la rangée du bas pour un second essai.
web-lancaster-fight-captured = Les chevaliers sont faits prisonniers.
web-lancaster-final = Le décompte final
web-lancaster-after-laws = Les lois sont appliquées
web-lancaster-after-counties = Gains des provinces
web-lancaster-after-castles = Gains des châteaux
web-lancaster-after-conflicts = Conflits de cette manche
web-lancaster-fought = { $name } : { $winner ->
    [england] Angleterre { $english }–{ $french }
   *[france] France { $french }–{ $english }
}
web-lancaster-now = Maintenant : { $phase }

# Why a move may be good
web-lancaster-because-favour = Cela rapporte aussitôt { $gift }.
web-lancaster-because-noble = { $n ->
    [one] C’est ton premier noble.
   *[other] Avec { $n } nobles, chacun vaut davantage.
}
web-lancaster-because-decline = Pour l’instant, l’offre ne vaut pas son prix.
web-lancaster-because-castle = La case « { $space } » rapporte { $gives } à l’évaluation des châteaux.
web-lancaster-because-evict = Cela évince { $seat } ({ $county }).
web-lancaster-because-reward = { $county } rapporte { $reward }.
web-lancaster-because-safe = { $n ->
    [one] Pour l’évincer, il faudrait { $n } écuyer.
   *[other] Pour l’évincer, il faudrait { $n } écuyers.
}
web-lancaster-because-threat = { $seat } pourrait l’évincer.
web-lancaster-because-wins = { $conflict } : avec lui, l’Angleterre gagne.
web-lancaster-because-short = { $n ->
    [one] { $conflict } : il manquera encore { $n } de puissance à l’Angleterre.
   *[other] { $conflict } : il manquera encore { $n } de puissance à l’Angleterre.
}
web-lancaster-because-king = Il reste une faveur du Roi à prendre.
web-lancaster-because-join = Il rejoint un de tes chevaliers.
web-lancaster-because-law-mine = Tu y gagnes : { $share }.
web-lancaster-because-law-more = { $n ->
    [0] Pour l’instant, il n’y a que toi qui y gagnes.
    [one] Tu y gagnes, mais { $n } autre aussi.
   *[other] Tu y gagnes, mais { $n } autres aussi.
}
web-lancaster-because-law-theirs = { $n ->
    [one] Tu n’y gagnes rien, mais { $n } autre oui.
   *[other] Tu n’y gagnes rien, mais { $n } autres oui.
}
web-lancaster-because-law-nobody = Pour l’instant, personne n’y gagne rien.
web-lancaster-because-lay = Elle rapporte désormais { $gives } à chaque manche.
web-lancaster-because-costs = Cela coûte { $cost } à chaque fois.
