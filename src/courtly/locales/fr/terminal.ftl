# Le terminal

terminal-welcome = { $game }. Tape un coup, ou { $help } pour l’aide.
terminal-prompt = { $seat }, { $asked }
terminal-hand-over = Passe le clavier à { $seat }, puis appuie sur Entrée.
terminal-only-move = Tu n’avais qu’un seul coup possible : { $move }
terminal-offer = Tu peux taper (help montre le reste) :
terminal-compiling = Le jeu accélère : { $percent } % déjà compilé pour cette machine. Inutile d’attendre.
terminal-hurried = Jeu plus fort ensuite : { $bots }.
terminal-not-compiled = Cette partie reste plus lente qu’elle ne pourrait l’être : { $why }
terminal-more-moves = … et d’autres ; moves les montre tous
terminal-go-on = Entrée pour continuer
terminal-more = Entrée pour la suite ; q puis Entrée pour arrêter
terminal-your-moves = Tu peux jouer :
terminal-since = Depuis ta dernière décision{ $left_out ->
    [yes] {" "}(la fin ; news montre tout)
   *[no] {""}
}
terminal-log = Le journal jusqu’ici
terminal-over = La partie est finie.
terminal-winner = { $seat } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-draw = Partie nulle.
terminal-shared = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $seats }.
terminal-saved = Sauvegardé dans { $file }. Pour continuer : courtly play --load { $file }
terminal-loaded = { $file } est chargé.
terminal-undone = Annulé : { $moves }
terminal-nothing-to-undo = Il n’y a rien à annuler.
terminal-not-saved = Pas de sauvegarde : { $reason }
terminal-legal = { $move } est permis.
terminal-why-what = Quel coup ? Écris : why <coup>
terminal-save-where = Sauvegarder où ? Écris : save <fichier>
terminal-load-what = Charger quoi ? Écris : load <fichier>
terminal-rule-which = Quelle règle ? Écris : rule <numéro>, par exemple rule { $example }
terminal-rule-in-print = Dans l’édition imprimée : { $note }
terminal-rules-in-print = Ce que l’édition imprimée dit autrement
terminal-figures-title = Chiffres imprimés utilisés
terminal-figures-name = chiffre
terminal-figures-value = valeur
terminal-figures-source = source
terminal-figures-text = texte
terminal-figures-example = exemple
terminal-figures-public = public
terminal-figures-reconstructed = reconstitué
terminal-figures-owner = propriétaire
terminal-figures-sound = { $file } : les chiffres de { $game } sont corrects
terminal-figures-played = Joué avec les chiffres d’une boîte personnelle :
terminal-verify-replayed = { $moves ->
    [one] { $moves } coup rejoué
   *[other] { $moves } coups rejoués
} : position et résultat sont ceux du fichier.
terminal-verify-unpromised = Le fichier ne contient pas d’empreinte : on ne peut pas vérifier la donne.
terminal-verify-kept = La donne est bien celle qui était promise : le SHA-256 du secret est l’empreinte.
terminal-bye = Au revoir.
terminal-help-title = Aide
terminal-form-move = <coup>
terminal-form-why = why <coup>
terminal-form-rule = rule <numéro>
terminal-form-save = save <fichier>
terminal-form-load = load <fichier>
terminal-help-move = jouer un coup, par exemple { $example } ; la fin suffit si un seul coup convient
terminal-help-moves = montrer tous les coups permis à présent
terminal-help-why = dire pourquoi un coup n’est pas permis, avec sa règle
terminal-help-rule = montrer une règle, par exemple { $rule }
terminal-help-news = montrer tout ce qui s’est passé depuis ta dernière décision
terminal-help-hint = demander ce que ferait le Roi, et à quoi s’attendre
terminal-help-log = montrer le journal jusqu’ici
terminal-help-score = montrer d’où viennent les points, et ce que donnerait la fin maintenant
terminal-help-board = redessiner la table
terminal-help-undo = annuler ton dernier coup (et ceux des bots depuis)
terminal-help-save = sauvegarder la partie dans un fichier
terminal-help-load = continuer une partie sauvegardée
terminal-help-quit = quitter ; une partie inachevée est d’abord sauvegardée
terminal-seats-question = Qui joue ? Pour chaque place : human (une personne) ou un bot (page, squire, knight, duke, king), par exemple { $example }
terminal-game-question = Quel jeu ?
terminal-cards = cartes
terminal-points = points
terminal-richelieu-left = restent
terminal-richelieu-markers = marqueurs { $n }
terminal-richelieu-box = dans la boîte { $n }
terminal-richelieu-cards = cartes { $n }
terminal-richelieu-tokens = jetons { $n }
terminal-richelieu-points = vaut { $n }

# Le terminal : Lancaster
terminal-lancaster-setting-up = Mise en place
terminal-lancaster-round = Manche { $n } sur 5
terminal-lancaster-deciding = à jouer :
terminal-lancaster-england = Angleterre
terminal-lancaster-minimum = min
terminal-lancaster-reward = ou gain
terminal-lancaster-nobles = nob.
terminal-lancaster-held-by = tenue par
terminal-lancaster-reward-extension = expansion
terminal-lancaster-reward-upgrade = +1 grade
terminal-lancaster-reward-knight = chevalier
terminal-lancaster-reward-crossing = traversée
terminal-lancaster-nothing = rien
terminal-lancaster-some-gold = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
terminal-lancaster-some-squires = { $n ->
    [one] { $n } écuyer
   *[other] { $n } écuyers
}
terminal-lancaster-some-votes = { $n ->
    [one] { $n } pion
   *[other] { $n } pions
}
terminal-lancaster-some-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-lancaster-tokens = { $seat } ({ $source }) : { $amounts }
terminal-lancaster-france = France
terminal-lancaster-strengths = Angl.:Fr.
terminal-lancaster-values = points
terminal-lancaster-conflicts-left = { $n ->
    [0] plus aucun conflit à venir
    [one] { $n } conflit à venir
   *[other] { $n } conflits à venir
}
terminal-lancaster-free-spaces = { $n ->
    [one] { $n } libre
   *[other] { $n } libres
}
terminal-lancaster-laws = Lois en vigueur
terminal-lancaster-proposals = Propositions ({ $n ->
    [0] aucune loi
    [one] { $n } loi
   *[other] { $n } lois
} dans la pioche)
terminal-lancaster-favours = Faveurs
terminal-lancaster-favour = faveur du Roi
terminal-lancaster-taken = prises : { $favours }
terminal-lancaster-supply = Réserve commune
terminal-lancaster-castle = château :
terminal-lancaster-ally = allié
terminal-lancaster-cost = { $n } éc.
terminal-lancaster-head-points = pts
terminal-lancaster-head-gold = or
terminal-lancaster-head-squires = éc.
terminal-lancaster-head-votes = pions
terminal-lancaster-head-knights = cour | renfort
terminal-lancaster-head-nobles = nobles
terminal-lancaster-sign-start = premier joueur
terminal-lancaster-sign-mine = noble que tu as
terminal-lancaster-sign-tile = expansion
terminal-lancaster-sign-turned = retournée
terminal-lancaster-sign-sum = chev.+écuyers
terminal-lancaster-sign-free = libre
terminal-lancaster-narrow = (dans une fenêtre de { $width } colonnes, tout tient côte à côte)

# Les cases du château et les faveurs, en un mot
terminal-lancaster-short-recruit = chevalier
terminal-lancaster-short-upgrade = montée
terminal-lancaster-short-squires = écuyers
terminal-lancaster-short-gold = or
terminal-lancaster-short-votes = pions
terminal-lancaster-short-purse = bourse
terminal-lancaster-short-noble = noble
terminal-lancaster-short-alms = p. bourse
terminal-lancaster-short-upper-1 = haut 1
terminal-lancaster-short-upper-2 = haut 2
terminal-lancaster-short-lower-1 = bas 1
terminal-lancaster-short-lower-2 = bas 2

# Ce que l’écran demande ; comment le taper est dit au-dessus
terminal-lancaster-ask-lay = { $phase ->
    [setup] pose ta première plaquette d’expansion dans ton château
    [laws] { $source } : pose une plaquette d’expansion dans ton château, ou renonce
   *[other] { $source } : pose une plaquette d’expansion dans ton château
}
terminal-lancaster-ask-place = place un chevalier
terminal-lancaster-ask-place-ally = place un chevalier, à toi ou à ton allié
terminal-lancaster-ask-squires = combien d’écuyers accompagnent ton chevalier de puissance { $strength } ({ $county }){ $needed ->
    [0] {" "}?
   *[other] , au moins { $needed } ?
}
terminal-lancaster-ask-favour = choisis une faveur du Roi{ $ally ->
    [yes] {" "}pour ton allié
   *[no] {""}
}
terminal-lancaster-ask-noble = { $ally ->
    [yes] quel noble quitte le jeu ?
   *[no] quel noble vient à ta table ronde ?
}
terminal-lancaster-ask-upgrade = { $source } : { $ally ->
    [yes] fais monter en grade un chevalier de ton allié, ou renonce
   *[no] fais monter un chevalier en grade, ou renonce
}
terminal-lancaster-ask-vote = vote sur la proposition { $number } ({ $law }) : no (non) ou yes (oui), et avec combien de pions de vote, { $stones } au plus
terminal-lancaster-ask-trade = { $source } : échanger combien de fois ?
terminal-lancaster-ask-exchange = { $source } : exchange gold 1 donne 2 pièces d’or pour 1 écuyer, et ainsi de suite ; ou renonce
terminal-lancaster-ask-send = { $source } : combien d’écuyers vont dans le { $about } ? Encore permis : { $due }
terminal-lancaster-ask-toll = { $source } : { $about-sort ->
    [castle] paie pour la plaquette d’expansion « { $about } », ou refuse
   *[county] paie pour { $about }, ou refuse
}
terminal-lancaster-ask-county = { $about } : { $ally ->
    [yes] le noble quitte le jeu, ou ton allié reçoit le gain ({ $reward })
   *[no] prends le noble, ou le gain ({ $reward }){ $both ->
        [yes] , ou les deux pour { $price } pièces d’or
       *[no] {""}
    }
}
terminal-lancaster-ask-cross = { $ally ->
    [yes] le chevalier de ton allié quitte Dorset pour la France : vers quel conflit ?
   *[no] ton chevalier quitte Dorset pour la France : vers quel conflit ?
}
terminal-lancaster-ask-start = désigne le premier joueur
terminal-lancaster-ask-castle = { $ally ->
    [yes] château de ton allié : prends le nouveau chevalier et la montée en grade, ou renonce au reste
   *[no] ton château : paie un nouveau chevalier ({ $recruit ->
        [one] { $recruit } écuyer
       *[other] { $recruit } écuyers
    }), une montée en grade ({ $upgrade ->
        [one] { $upgrade } écuyer
       *[other] { $upgrade } écuyers
    }), ou renonce au reste
}
terminal-lancaster-ask-castle-order = ton château : la réserve commune manque d’écuyers, l’ordre compte. Qu’est-ce qui est évalué ensuite ?
terminal-lancaster-ask-ransom = le combat est perdu ({ $about }) : rachète des chevaliers, 1 pièce d’or par niveau de puissance, ou renonce ; les autres vont en renfort

# La feuille de score
terminal-lancaster-from-counties = provinces
terminal-lancaster-from-laws = lois
terminal-lancaster-from-victories = conflits gagnés
terminal-lancaster-from-defeats = conflits perdus
terminal-lancaster-from-knighthood = chevalerie
terminal-lancaster-from-extensions = expansions
terminal-lancaster-from-nobles = nobles
terminal-lancaster-total = total
terminal-lancaster-total-now = total si c’était fini
terminal-hint = { $note ->
    [none] Le Roi jouerait { $move }
   *[other] Le Roi jouerait { $move } ({ $note })
}
terminal-hint-move = coup
terminal-hint-line = puis
proof-solved = prouvé : aucun autre coup ne garantit davantage
proof-every-world = dans chacune des { $worlds } dispositions possibles des jetons cachés, aucun autre coup ne garantirait davantage si tout était visible
proof-draws = dans { $worlds } tirages des jetons cachés, aucun autre coup ne garantirait davantage si tout était visible
proof-won-solved = prouvé : ce coup gagne, quoi que fasse l’adversaire
proof-won-every-world = dans chacune des { $worlds } dispositions possibles des jetons cachés, ce coup gagnerait si tout était visible, quoi que fasse l’adversaire
proof-won-draws = dans { $worlds } tirages des jetons cachés, ce coup gagnerait si tout était visible, quoi que fasse l’adversaire
