# Le navigateur : première page, tables, ce qu’on y fait. Les plateaux et les autres pages ont leurs fichiers.

web-skip = Aller au contenu
web-loading = Un instant…
web-page-failed = Cette page n’a pas pu être chargée. Vérifie ta connexion et recharge la page.
web-lost-title = Page introuvable
web-lost = Il n’y a rien à cette adresse.
web-home = Accueil
web-nav = Pages du site
web-nav-rules = Règles
web-unofficial = Courtly est un projet libre et non officiel ; tous ses dessins et ses textes lui sont propres. Si tu aimes ces jeux, achète-les.
web-close = Fermer
web-dismiss = Masquer
web-rule = Règle { $rule }

# Première page
web-home-title = Intrigues à deux cours
web-home-lead = Joue tout de suite à { $games } : sans compte, contre des bots ou entre amis.
# Shown by search engines
web-description = { $games } dans le navigateur, entre amis ou contre des bots.
web-new-game = Nouvelle partie
web-game = Jeu
web-about-lancaster = 2 à 5 joueurs : chevaliers, provinces, votes secrets, guerre en France
web-about-richelieu = 2 joueurs : 48 cartes visibles, majorités, jetons cachés
web-your-name = Ton nom
web-player = Joueur { $number }
web-level = Niveau des bots
web-level-page = Page
web-level-squire = Écuyer
web-level-knight = Chevalier
web-level-duke = Duc
web-level-king = Roi
web-level-page-about = Joue n’importe quel coup permis : pour découvrir les règles.
web-level-squire-about = Joue aussitôt, des coups sensés : un adversaire aimable.
web-level-knight-about = Voit un peu plus loin.
web-level-duke-about = Réfléchit un moment à chaque coup.
web-level-king-about = Réfléchit environ une seconde. Aucun bot ne voit ce qui est caché.
web-more-options = Plus d’options
web-start-random = Au hasard
web-clock = Pendule
web-clock-none = Aucune
web-clock-minutes = { $minutes } min
web-listed = Montrer la table à tous sur ce serveur
web-own-links = Un lien pour chaque place
web-box = Ta boîte : édition et chiffres imprimés
web-box-use = Avec les chiffres de ma boîte
web-play-friends = Jouer entre amis
web-compiling = { $game } accélère : { $percent } % déjà compilé pour cette machine. Tu peux jouer en attendant.
web-hurried = Jeu plus fort ensuite : { $levels }.
web-not-compiled = { $game } n’a pas pu être compilé pour cette machine : on peut jouer, mais les bots réfléchissent lentement.
web-mine = Tes parties
web-mine-due = À toi de jouer
web-mine-open = En attente de joueurs
web-mine-waiting = On attend les autres
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte en ce moment. Ouvres-en une que tout le monde peut voir !
web-find-table = Chercher une table par le nom d’un joueur
web-running-tables = Parties à regarder
web-watch = Regarder
web-free-seats = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
web-seats = { $seats } joueurs
web-join = Rejoindre
web-more-daily = Défi du jour
web-more-puzzles = Problèmes
web-daily-about = Une donne par jour, la même pour tous ici. Avec combien d’avance finiras-tu ?
web-daily-week = Défi joué { $n ->
    [one] 1 jour
   *[other] { $n } jours
} cette semaine
web-daily-go = Essayer
web-puzzles-about = Des positions où un coup est nettement le meilleur. Trouve-le.
web-puzzles-solved = { $right ->
    [one] 1 problème résolu
   *[other] { $right } problèmes résolus
} au premier essai ; meilleure série : { $best }.
web-puzzles-go = Commencer
web-puzzles-next = Suivant
web-more-you = Tes résultats
web-open-record = Ouvrir une partie sauvegardée
web-rules-of = Règles de { $game }

# Préférences
web-preferences = Préférences
web-language = Langue
web-theme = Apparence
web-theme-auto = Système
web-theme-light = Clair
web-theme-dark = Sombre
web-your-turn = Quand c’est à toi de jouer
web-notifications = Afficher une notification

# Appeler un joueur : le titre de la page, où `$title` est le nom du jeu, et une notification
web-notice-title = ● À toi – { $title }
web-notice-body = C’est à toi de jouer.

# Une table avant la partie
web-lobby-title = Une table pour { $game }
web-lobby-waiting = { $free ->
    [0] Aucune place n’est libre.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
web-lobby-starts = La partie commence quand toutes les places sont prises. Des bots peuvent les occuper.
web-seat-open = Place libre
web-seat-for = Qui joue { $seat }
web-sit = Prendre la place
web-rise = Libérer la place
web-you = toi
web-bot = Bot : { $level }
web-ally-of = { $name } (allié)
web-invite = Inviter des amis
web-invite-about = Qui ouvre ce lien peut s’asseoir ou regarder.
web-invite-seats = Chaque place libre a son propre lien ; celui de la table est pour les spectateurs.
web-invite-alone = Pour l’instant, seul cet ordinateur peut ouvrir ce lien. Pour inviter d’autres personnes de ton réseau, lance le serveur avec --host 0.0.0.0.
web-copy-for = Copier le lien ({ $seat })
web-link = Lien vers cette table
web-copy = Copier
web-copied = Le lien est copié.
web-share = Partager…
web-qr = Le lien en code QR
web-no-table-title = Table introuvable
web-no-table = Il n’y a pas de table à cette adresse. Peut-être que le lien est incomplet.

# À la table
web-log = Journal
web-chat = Discussion
web-chat-unread = { $unread ->
    [one] Discussion, { $unread } nouveau message
   *[other] Discussion, { $unread } nouveaux messages
}
web-chat-none = Personne n’a encore rien dit.
web-chat-pause = Discussion lente
web-chat-pause-seconds = { $seconds ->
    [0] non
   *[other] une ligne toutes les { $seconds } s
}
web-chat-spectators = Les spectateurs peuvent écrire
web-chat-mute = Faire taire { $name }
web-chat-unmute = Rendre la parole à { $name }
web-say = Ton message
web-send = Envoyer
web-menu = La table
web-sheet = Feuille de score
web-result = Résultat
web-undo = Annuler le coup
web-hint = Demander conseil au Roi
web-hint-title = Le conseil du Roi
web-hint-thinking = Le Roi réfléchit…
web-hint-share = Part de la recherche : { $share }
web-hint-chance = Tes chances : { $chance }
web-hint-play = Jouer ce coup
web-explain = M’expliquer pendant que je joue : ce qui compte, et ce qui aurait été nettement mieux
web-connection-lost = Connexion perdue. Nouvel essai…
web-curtain = Passe l’appareil à { $name }
web-curtain-ready = Je suis { $name }
web-proposal-undo = { $name } voudrait annuler un coup.
web-proposal-end = { $name } voudrait finir la partie ici.
web-proposal-waiting = On attend la réponse des autres.
web-agree = Accepter
web-refuse = Refuser
web-resigned = a abandonné
web-substitute = { $level } joue à sa place
web-away = hors ligne
web-let-bot = Laisser jouer un bot
web-spectators = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
web-back = Reprendre ma place
web-leave = Laisser un bot jouer pour moi
web-propose-end = Proposer d’arrêter ici
web-resign = Abandonner
web-resign-sure = Vraiment abandonner ?
web-to-rematch = À la revanche
web-fair = La donne de cette partie
web-fair-about = Tout a été distribué à partir d’un nombre secret. Voici son empreinte ; le nombre lui-même est montré après la partie, pour que chacun puisse vérifier la donne.

# Refus
web-refused-offline = Le serveur est injoignable.
web-refused-bad-message = Le serveur n’a pas compris. Recharge la page.
web-refused-too-large = C’est trop volumineux.
web-refused-too-fast = Trop rapide ; attends un instant.
web-refused-protocol = Le serveur est plus récent que cette page. Recharge la page.
web-refused-not-welcome = Cette page n’a pas le droit de faire cela.
web-refused-no-table = Cette table n’existe pas.
web-refused-no-seat = Cette place n’existe pas.
web-refused-not-your-seat = Ce n’est pas ta place.
web-refused-taken = Cette place est prise.
web-refused-invite = Cette place se prend par son propre lien.
web-refused-not-host = Seule la personne qui a ouvert la table peut le faire.
web-refused-begun = La partie a déjà commencé.
web-refused-not-begun = La partie n’a pas encore commencé.
web-refused-not-over = La partie n’est pas encore finie.
web-refused-over = La partie est finie.
web-refused-stale = La partie a avancé entre-temps. Regarde de nouveau.
web-refused-not-your-decision = Ce n’est pas à toi de jouer.
web-refused-no-undo = Il n’y a rien à annuler.
web-refused-no-hints = Le Roi ne conseille que si tous les autres sont des bots.
web-refused-illegal = Ce n’est pas permis maintenant.
web-refused-invalid = Ce n’est pas un coup.
web-refused-ambiguous = Cela pourrait être plusieurs coups.
web-refused-options = Une table ne peut pas être réglée ainsi.
web-refused-record = Cette partie sauvegardée est illisible, ou ses coups sont impossibles.
web-refused-unplayable = On ne peut pas jouer à cette table sur ce serveur.
web-refused-proposal = Une autre demande attend encore une réponse.
web-refused-present = Cette place ne peut pas être cédée pour l’instant.
web-refused-busy = Serveur surchargé ; réessaie.
web-refused-failed = Cela a échoué ; rien n’a changé. Réessaie.
web-refused-unsure = Le serveur ne sait pas si c’est enregistré ; il se renseigne.
web-refused-name = Ce nom pourrait prêter à confusion. Choisis-en un autre.
web-refused-muted = On t’a rendu muet ici.
web-refused-full = La limite est atteinte.
web-refused-banned = L’hôte de ce serveur t’a exclu.
web-refused-makers = C’est l’hôte qui décide qui peut ouvrir des tables ici.

# How things are told
web-sound = Sons
web-sound-off = Coupés
web-sound-soft = Doux
web-sound-on = Forts
web-pace = Vitesse d’affichage
web-pace-slow = Lente
web-pace-normal = Normale
web-pace-fast = Rapide
web-pace-instant = Éclair
web-pace-rest = Pause à la fin de chaque phase
web-pace-now = Vitesse : { $pace }. Touche pour changer.
web-told-back = Étape précédente
web-told-pause = Pause
web-told-run = Reprendre
web-told-step = Étape suivante
web-told-skip = Passer
web-told-continue = Continuer
web-told-decide-now = Décider tout de suite
web-told-decide = C’est à toi : touche ce qui brille, ou regarde d’abord.
web-told-at = { $at } sur { $of }
web-told-again = Revoir
web-log-whole = Tout le journal
web-undo-short = Annuler
web-hint-short = Conseil
web-you-name = Toi

# Keys
web-keys = Clavier
web-keys-tab = Tab et Entrée donnent aussi accès à tout.
web-keys-choose = Choisir un chevalier ou une réponse
web-keys-confirm = Confirmer
web-keys-vote = Voter oui ou non
web-keys-amount = Augmenter ou diminuer
web-keys-undo = Annuler le coup
web-keys-hint = Demander conseil
web-keys-hold = Pause ou reprise
web-keys-step = Étape suivante
web-keys-back = Étape précédente
web-keys-skip = Revenir au direct
web-keys-log = Journal
web-keys-sheet = Feuille de score
web-keys-chat = Discussion
web-keys-menu = Menu de la table
web-keys-help = Cette aide

# The first page: who sits down, the door for newcomers
web-who = Qui joue ?
web-play-now = Jouer
web-home-welcome = Prends une chaise, { $name }
web-chair-bot = bot
web-chair-friend = Ami
web-chair-here = Sur cet appareil
web-chair-empty = Vide
web-chair-add = ajouter
web-chair-link = reçoit un lien
web-chair-about = Touche une chaise pour choisir qui s’y assoit.
web-door = Je débute
web-door-about = Ta première partie de { $game }, pas à pas : le vieux Walter te montre tout, en dix minutes environ.
web-door-enter = Entre
web-door-again = Reprendre ma première partie
web-look-in = Jeter un œil
web-table-of = Chez { $host }

# The ladder
web-rated = Cette partie compte pour le classement.
web-rated-make = La partie compte pour le classement
web-rated-short = classée
