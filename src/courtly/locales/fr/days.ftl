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
