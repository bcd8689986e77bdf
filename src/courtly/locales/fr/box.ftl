# La boîte de chacun : son édition, et les chiffres imprimés qui diffèrent.
box-title = Ta boîte : { $game }
box-edition = Quelle édition as-tu ?
box-edition-about = Ce que son livret dit autrement, ou laisse ouvert, est alors signalé ici dans les règles. Les notes sur les autres éditions restent repliées.
box-edition-none = aucune de celles-ci
box-edition-marked = { $n ->
    [0] Il n’y a rien à signaler dans les règles.
    [one] Signalé dans les règles :
   *[other] Signalé { $n } fois dans les règles :
}
box-figures = Ce qui y est imprimé
box-about = Les plateaux, les cartes et les plaquettes portent des chiffres qu’aucun livret ne répète. Ceux qui sont marqués « reconstitué » ont été choisis pour s’accorder avec tout ce que disent les livrets. Si ta boîte en montre d’autres, saisis-les ici : chacun est vérifié aussitôt.
box-fixed = Ce qu’un livret dit en toutes lettres n’est pas à corriger. « Public » : d’après des descriptions du jeu ; « exemple » : d’après un exemple du livret.
box-players = { $n ->
    [one] 1 joueur
   *[other] { $n } joueurs
}
box-ours = ici : { $value }
box-back = Rétablir le chiffre utilisé ici
box-source-reconstructed = reconstitué
box-source-public = public
box-source-example = exemple
box-keep = Conserver et transmettre
box-checking = Vérification…
box-kept = { $n ->
    [0] Aucun chiffre ne diffère.
    [one] 1 chiffre diffère. Il est conservé dans ce navigateur et s’applique aux tables que tu ouvres.
   *[other] { $n } chiffres diffèrent. Ils sont conservés dans ce navigateur et s’appliquent aux tables que tu ouvres.
}
box-wrong = { $n ->
    [one] Quelque chose ne va pas encore ; d’ici là, rien n’est conservé.
   *[other] { $n } choses ne vont pas encore ; d’ici là, rien n’est conservé.
}
box-export = Enregistrer dans un fichier
box-import = Ouvrir un fichier
box-clear = Tout rétablir
box-file = Le fichier ne contient que ce qui diffère. La commande « courtly components » le lit aussi. Un fichier ouvert remplace ce qui est saisi ici.
box-imported = Repris du fichier : { $games }
box-refused = Rien n’a été repris de { $file } :
box-too-large = il est trop gros pour un fichier de chiffres
box-played = Joué avec les chiffres d’une boîte personnelle
box-played-about = { $n ->
    [one] 1 chiffre diffère de ceux utilisés ici d’habitude :
   *[other] { $n } chiffres diffèrent de ceux utilisés ici d’habitude :
}
box-played-otherwise = { $value } au lieu de { $ours }

box-lancaster-group-supply = Contenu de la boîte
box-lancaster-group-player = Chaque joueur au début
box-lancaster-group-nobles-per-county = Nobles dans chaque province
box-lancaster-group-county = Provinces
box-lancaster-group-castle = Cases du château et plaquettes d’expansion
box-lancaster-group-favour = Faveur du Roi
box-lancaster-group-conflict = Cartes de conflit
box-lancaster-group-conflicts-removed = Conflits écartés, par puissance
box-lancaster-figure-minimum = puissance minimum
box-lancaster-figure-points = points
box-lancaster-figure-cost = coût en écuyers
box-lancaster-figure-strength = La France
box-lancaster-figure-not-with-players = pas à … joueurs
box-richelieu-group-alone = Jetons
box-richelieu-group-region = Régions
box-richelieu-figure-token-places = cartes avec un jeton
box-richelieu-figure-coats = blasons
box-richelieu-figure-sword = avec épée
box-richelieu-figure-cross = avec croix
box-richelieu-figure-tower = avec tour
box-richelieu-figure-double = à deux blasons
box-richelieu-figure-single = à un blason
box-lancaster-row-castle-recruit = { web-lancaster-space-recruit }
box-lancaster-row-castle-upgrade = { web-lancaster-space-upgrade }
box-lancaster-row-castle-squires = { web-lancaster-space-squires }
box-lancaster-row-castle-gold = { web-lancaster-space-gold }
box-lancaster-row-castle-votes = { web-lancaster-space-votes }
box-lancaster-row-castle-purse = { web-lancaster-space-purse }
box-lancaster-row-favour-upgrade = { lancaster-favour-upgrade }
box-lancaster-row-favour-gold = { lancaster-favour-gold }
box-lancaster-row-favour-squires = { lancaster-favour-squires }
box-lancaster-row-favour-purse = { lancaster-favour-purse }
box-lancaster-row-favour-alms = { lancaster-favour-alms }
box-lancaster-figure-gold = { lancaster-token-gold }
box-lancaster-figure-squires = { lancaster-token-squires }
box-lancaster-figure-votes = { lancaster-token-votes }
