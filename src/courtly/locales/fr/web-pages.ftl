# Le navigateur : journal, résultat, courbe, parties revues, parties sauvegardées, règles.

# Ce qui s’est passé
web-log-news = Depuis ton dernier tour
web-log-no-news = Rien pour l’instant.
web-log-number = { $number } depuis ton tour
web-log-before = Avant la première manche
web-log-round = Manche { $round }
web-log-turn = { $seat } joue
web-log-empty = Il ne s’est encore rien passé.
web-log-aloud = Ce qui vient de se passer
web-log-more = { $number ->
    [one] Encore { $number } événement ; il est dans le journal.
   *[other] Encore { $number } événements ; ils sont dans le journal.
}

# Règles
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles, par mot ou par numéro
web-rules-example = Mot ou numéro ({ $rule })
web-rules-hits = { $number ->
    [0] Aucun résultat
    [one] { $number } résultat
   *[other] { $number } résultats
}
web-rules-nothing = Aucun résultat. Essaie moins de lettres, ou un autre mot.
web-rules-link = Lien vers la règle { $rule }
# Au-dessus d’une note pour qui possède l’édition française.
web-rules-edition = L’édition française imprimée
web-rules-your-edition = Dans ton édition ({ $edition })
web-rules-which-edition = Quelle édition as-tu ? Ta boîte : édition et chiffres imprimés
web-rules-facts = Le jeu en chiffres : sa durée, qui gagne, ce qui rapporte
web-rules-ruling = Les règles imprimées laissent ce point ouvert. C’est ainsi qu’on le joue ici.

# Les points au fil de la partie
web-chart = Courbe des points
web-chart-rounds-lancaster = Manche
web-chart-rounds-richelieu = Tour
web-chart-moves = Coups
web-chart-look = Regarder un coup
web-chart-move = Après { $move ->
    [one] { $move } coup
   *[other] { $move } coups
}
web-chart-score = { $name } { $points }
web-chart-at = { $move ->
    [one] Après { $move } coup : { $scores }
   *[other] Après { $move } coups : { $scores }
}

# Revoir
web-replay-title = Revoir une partie de { $game }
web-replay-about = À propos de cette partie
web-replay-controls = Revoir la partie
web-replay-jump-lancaster = Aller à une manche
web-replay-jump-richelieu = Aller à un tour
web-replay-round-lancaster = { $number ->
    [0] Mise en place
   *[other] Manche { $number }
}
web-replay-round-richelieu = Tour { $number }
web-replay-move = Coup
web-replay-move-of = Coup { $move } sur { $moves }
web-replay-first = Au début
web-replay-back = Un coup en arrière
web-replay-run = Lire
web-replay-pause = Mettre en pause
web-replay-forward = Un coup en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-times = { $speed }×
web-replay-eyes = Vu par
web-replay-spectator = Spectateur
web-replay-link = Copier le lien vers ce coup
web-replay-head = Ce que dit le fichier
web-replay-none-title = Rien à montrer
web-replay-not-over = Cette partie n’est pas encore finie. On pourra la revoir quand plus rien ne devra rester secret.
web-replay-to-table = À la table

# Ouvrir une partie sauvegardée
web-record-lead = Une partie sauvegardée est un fichier texte, enregistré ici ou dans le terminal. Ses coups sont vérifiés avant d’être montrés.
web-record-choose = Choisir un fichier
web-record-drop = ou en déposer un ici
web-record-paste = Ou coller son texte
web-record-show = Montrer
web-record-checking = Vérification…
web-record-another = Ouvrir une autre partie
web-record-failed = Cette partie ne peut pas être montrée.
web-record-unreadable = Le fichier n’est pas un texte, ou il est bien trop grand pour une partie.

# Donnes honnêtes
web-fair-yes = La donne est bien celle qui avait été promise avant la partie.
web-fair-no = La donne n’est pas celle qui avait été promise : le fichier a été modifié, ou quelqu’un a triché.
web-fair-unknown = Rien n’avait été promis sur cette donne : on ne peut pas la vérifier. Les coups sont corrects.
web-fair-how = Avant la partie, la table a montré l’empreinte (SHA-256) d’un secret. Le secret est maintenant visible : qui a noté l’empreinte peut voir qu’il n’a pas changé, et en tirer la même donne.
web-fair-commitment = Empreinte, montrée avant la donne
web-fair-secret = Secret d’où vient la donne
web-fair-fits = Ton navigateur l’a vérifié : ce secret a bien cette empreinte.
web-fair-differs = Ce secret a une autre empreinte !
web-fair-verify = Pour vérifier toi-même la donne et chaque coup, télécharge la partie et lance

# Résultat
web-result-wins = { $name } gagne
web-result-you-win = Tu gagnes
web-result-shared = Victoire partagée : { $names }
web-result-draw = Partie nulle
web-result-winner = Victoire
web-result-points = { $ahead ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
    [one] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } point d’avance.
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } points d’avance.
}
web-result-why-finished = La partie a été jouée jusqu’au bout.
web-result-why-resigned = { $name } a abandonné.
web-result-why-clock = { $name } a épuisé son temps.
web-result-why-agreed = Les joueurs se sont mis d’accord pour finir la partie ici.
web-result-rematch = Revanche
web-result-replay = Revoir
web-result-record = Télécharger la partie
web-result-breakdown = D’où viennent les points
web-result-no-chart = La courbe des points ne peut pas être montrée pour l’instant.

# The way to looking back at a game; the rest is in study.ftl.
study-look = Analyser la partie
study-all-open = Tout à découvert
