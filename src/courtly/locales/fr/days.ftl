# Games over days: people, their games, devices and notices.

days-next = { $games ->
    [one] Aller à la partie qui t’attend
   *[other] Aller à la prochaine des { $games } parties qui t’attendent
}
days-find = Chercher par jeu ou par nom
days-shelves = Quelles parties
days-shelf-running = En cours
days-shelf-over = Terminées
days-shelf-aside = Mises de côté
days-none-running = Aucune de tes parties n’est en cours.
days-none-over = Tu n’as encore terminé aucune partie ici.
days-none-aside = Tu n’as rien mis de côté.
days-none-found = Rien n’a été trouvé.
days-more = En afficher plus
days-export = Toutes tes parties sauvegardées en un fichier
days-sums = Tes résultats
days-turn-of = Au tour de { $names }
days-with = avec { $names }
days-ended = Place { $place } ({ $points })
days-deadline = le temps s’achève { $when }
days-kind-try = un essai
days-kind-guide = une partie guidée
days-kind-daily = le défi d’un jour
days-replay = Revoir
days-put-aside = Mettre de côté
days-take-back = Reprendre

# Devices, clocks in days, and what one may do at a table.
days-devices = Tes appareils
days-devices-about = Reprends sur ton téléphone la partie commencée au bureau. Il n’y a pas de comptes : un appareil lié, c’est toi.
days-device-name = Autre appareil
days-device-first = Premier appareil
days-device-called = Son nom
days-device-this = celui-ci
days-device-revoke = Retirer de la liste
days-link = Lier un appareil
days-link-about = Photographie le code avec le nouvel appareil dans les cinq minutes, puis dis oui ici. Il sert une fois.
days-link-make = Montrer un code
days-link-here = Lier cet appareil à la personne dont tu as photographié le code ? Les parties commencées ici suivent.
days-link-join = Lier cet appareil
days-link-wait = Dis maintenant oui sur l’autre appareil, s’il montre le même nombre :
days-link-asks = « { $name } » demande à être lié. Ne dis oui que s’il montre ce nombre :
days-link-yes = Oui, c’est le mien
days-link-no = Non
days-phrase = Phrase secrète
days-phrase-about = Qui l’a est toi : garde-la sur papier ou dans un gestionnaire de mots de passe.
days-phrase-make = Créer une phrase
days-phrase-anew = En créer une autre ; l’ancienne ne vaudra plus
days-phrase-once = Note-la maintenant ; elle ne sera plus montrée.
days-phrase-enter = Phrase d’un autre appareil
days-forget = Tout supprimer
days-forget-about = Les parties où personne d’autre n’était sont supprimées ; des autres disparaissent ton nom et tes paroles, et un robot continue. C’est irrévocable.
days-forget-sure = Oui, tout supprimer maintenant
days-clock-for = Temps pour
days-clock-for-each = chaque décision
days-clock-for-whole = toute la partie
days-clock-up = Quand le temps est écoulé
days-clock-up-move = un robot joue ce tour
days-clock-up-bot = un robot prend la suite
days-clock-up-resign = la place abandonne
days-holidays = Vacances pour chacun
days-at-table = Vacances, votes à venir, remplacement
days-holidays-left = { $days ->
    [one] Il te reste ici { $days } jour de vacances.
   *[other] Il te reste ici { $days } jours de vacances.
}
days-away-until = Ton horloge est arrêtée jusqu’au { $day }.
days-holiday-end = Je suis de retour
days-holiday-days = Jours
days-holiday-take = Prendre { $days } de vacances
days-ballots = Bulletins pour les votes à venir
days-ballots-about = Scellés : personne d’autre ne les voit. Change-les jusqu’au début de leur vote.
days-ballot-none = décider alors
days-hand-over = Céder ma place par un lien
days-replace = Proposer de remplacer { $name }
days-take-over = { $name } te cède cette place.
days-take-over-sit = S’asseoir
days-proposal-replace = { $name } propose que quelqu’un d’autre joue pour { $other }.
