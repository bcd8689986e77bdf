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
days-none-found = Aucune partie trouvée.
days-more = En afficher plus
days-export = Toutes tes parties sauvegardées en un seul fichier
days-sums = Tes résultats
days-ladder = Le classement
days-turn-of = On attend { $names }
days-with = avec { $names }
days-ended = { $place ->
    [1] 1re place ({ $points })
   *[other] { $place }e place ({ $points })
}
days-deadline = le temps expire { $when }
days-kind-try = un essai
days-kind-guide = une partie guidée
days-kind-daily = un défi du jour
days-replay = Revoir la partie
days-put-aside = Mettre de côté
days-take-back = Remettre dans la liste

# Devices, clocks in days, and what one may do at a table.
days-devices = Tes appareils
days-devices-about = Reprends sur ton téléphone la partie commencée sur ton ordinateur. Pas de compte : sur un appareil associé, tu restes la même personne.
days-device-first = Premier appareil
days-device-called = Nom de cet appareil
days-device-this = celui-ci
days-device-revoke = Retirer
days-link = Associer un appareil
days-link-about = Scanne le code avec le nouvel appareil dans les cinq minutes, puis confirme ici. Il ne sert qu’une fois.
days-link-make = Afficher un code
days-link-text = Lien pour le nouvel appareil
days-link-here = Associer cet appareil à la personne dont tu as scanné le code ? Les parties commencées ici suivent.
days-link-join = Associer cet appareil
days-link-wait = Confirme maintenant sur l’autre appareil, s’il affiche le même nombre :
days-link-asks = « { $name } » demande à être associé. N’accepte que s’il affiche ce nombre :
days-link-yes = Oui, c’est le mien
days-link-no = Non
days-phrase = Phrase secrète
days-phrase-about = Quiconque l’a peut jouer à ta place : garde-la sur papier ou dans un gestionnaire de mots de passe.
days-phrase-make = Créer une phrase secrète
days-phrase-anew = En créer une autre ; l’ancienne ne fonctionnera plus
days-phrase-once = Note-la maintenant ; elle ne sera plus affichée.
days-phrase-enter = Phrase secrète d’un autre appareil
days-passkeys = Clés d’accès
days-passkeys-about = Ton téléphone, ton ordinateur ou une clé de sécurité retient qui tu es ; il n’y a rien à taper. Ce serveur ne garde qu’une clé publique.
days-passkey-make = Créer une clé d’accès
days-passkey-use = Utiliser une clé d’accès
days-passkeys-https = Les clés d’accès demandent HTTPS et un nom de domaine. À cette adresse, ton navigateur n’en propose pas ; un code ou une phrase secrète marche aussi ici.
days-forget = Tout supprimer
days-forget-about = Les parties où personne d’autre ne jouait sont supprimées ; ton nom et tes messages disparaissent des autres, et un bot joue à ta place. C’est irréversible.
days-forget-sure = Oui, tout supprimer maintenant
days-clock-for = Temps pour
days-clock-for-each = chaque décision
days-clock-for-whole = toute la partie
days-clock-up = Quand le temps est écoulé
days-clock-up-move = un bot joue ce tour
days-clock-up-bot = un bot prend la suite
days-clock-up-resign = c’est un abandon
days-holidays = Vacances par personne
days-at-table = Vacances, votes à venir, céder sa place
days-holidays-left = { $days ->
    [one] Il te reste ici { $days } jour de vacances.
   *[other] Il te reste ici { $days } jours de vacances.
}
days-away-until = Ta pendule est arrêtée jusqu’au { $day }.
days-holiday-end = Je suis de retour
days-holiday-days = Jours
days-holiday-take = Prendre { $days } de vacances
days-ballots = Bulletins pour les votes à venir
days-ballots-about = Scellés : personne d’autre ne les voit. Tu peux changer chacun jusqu’au début de son vote.
days-ballot-none = décider le moment venu
days-hand-over = Céder ma place par un lien
days-replace = Proposer de remplacer { $name }
days-take-over = { $name } te cède cette place.
days-take-over-sit = Prendre la place
days-proposal-replace = { $name } propose que quelqu’un d’autre joue pour { $other }.
days-notices = Notifications
days-notices-ask = Recevoir une notification quand c’est à toi
