# Notifications : ce qui est envoyé aux absents, et la page où on les demande.

notice-turn = C’est à toi de jouer
notice-vote = On attend ton vote
notice-asked = La table te pose une question
notice-time = Ton temps touche à sa fin
notice-time-left = { $hours ->
    [one] Il te reste environ une heure.
   *[other] Il te reste environ { $hours } heures.
}
notice-over = La partie est terminée
notice-invited = On te propose une revanche
notice-table = { $game } avec { $names }
notice-several = { $count ->
    [one] Du nouveau dans une de tes parties
   *[other] { $count } nouvelles de tes parties
}
notice-open = Aller à la table
notice-why = Tu as demandé ces notifications.
notice-stop = Arrêter ces notifications
notice-confirm = Veux-tu recevoir des notifications de tes parties ici ?
notice-confirm-text = Quelqu’un a indiqué cette adresse sur notre page. Rien d’autre n’y sera envoyé, sauf si tu dis oui dans la journée.
notice-confirm-button = Oui, prévenez-moi
notice-confirm-why = Si ce n’était pas toi, tu n’as rien à faire.
notice-confirm-never = Ne plus jamais écrire ici
notice-test = Ça marche
notice-test-text = Les notifications te parviendront ainsi.

notices-offline = Le serveur est injoignable. Tes parties sont en sécurité ; réessaie dans un instant.
notices = Notifications
notices-about = Les parties sur plusieurs jours continuent pendant que tu es ailleurs. Ici, tu dis si tu veux des notifications, et comment : jamais ce que les autres ont fait ou possèdent, seulement qu’on t’attend.
notices-where = Où
notices-what = Quoi
notices-when = Quand
notices-pace = À quel rythme
notices-pace-now = tout de suite
notices-pace-daily = une fois par jour
notices-pace-time = Quand ton temps touche à sa fin, on te prévient quand même tout de suite.
notices-daily-at = Chaque jour à
notices-quiet = Heures de silence
notices-quiet-from = De
notices-quiet-to = à
notices-zone = Toutes les heures sont celles de { $zone }.
notices-kind-turn = C’est à moi de jouer
notices-kind-vote = Un vote m’attend
notices-kind-asked = La table me pose une question
notices-kind-time = Mon temps touche à sa fin
notices-kind-over = Une partie est terminée
notices-kind-invited = On me propose une revanche
notices-push = Dans ce navigateur
notices-push-about = Un message sur cet appareil, même quand la page est fermée.
notices-push-here = Me prévenir ici
notices-push-on = On te prévient sur cet appareil.
notices-push-none = Ce serveur ne peut rien envoyer aux navigateurs : ce qu’il faut pour cela n’y est pas installé.
notices-push-no-https = Les navigateurs ne le permettent qu’en HTTPS, et cette page est en simple HTTP. Les autres moyens marchent quand même.
notices-push-no-install = Sur cet appareil, ajoute d’abord la page à l’écran d’accueil, puis ouvre-la de là.
notices-push-no-browser = Ce navigateur ne sait pas le faire.
notices-push-no-denied = Tu as interdit les notifications de cette page ; autorise-les dans les réglages de ton navigateur.
notices-push-denied = Tu ne l’as pas permis, donc rien n’arrive ici.
notices-push-failed = Le service push de ton navigateur n’a pas répondu. Réessaie plus tard.
notices-email = Par e-mail
notices-email-address = Adresse e-mail
notices-email-none = Ce serveur n’envoie pas d’e-mails : aucun serveur de messagerie n’y est configuré.
notices-add = Ajouter
notices-code-sent = Un message avec un lien y a été envoyé. Rien d’autre n’arrive avant que tu l’ouvres.
notices-chat = Dans une messagerie
notices-chat-service = Service de messagerie
notices-chat-none = Ce serveur n’écrit à aucune messagerie.
notices-chat-telegram = Jeton du bot, espace, numéro de la conversation
notices-chat-telegram-how = Crée un bot avec @BotFather, écris-lui, puis indique son jeton et le numéro de votre conversation.
notices-chat-discord = Adresse du webhook
notices-chat-discord-how = Dans les réglages d’un salon, sous « Intégrations », crée un webhook et copie son adresse.
notices-chat-slack = Adresse du webhook
notices-chat-slack-how = Ajoute « Incoming Webhooks » à ton espace de travail et copie l’adresse.
notices-chat-ntfy = Sujet
notices-chat-ntfy-how = Choisis un sujet long que personne ne devine, et abonne-toi dans l’application ntfy.
notices-chat-pushover = Clé d’utilisateur, espace, jeton
notices-chat-pushover-how = La clé est sur ta page Pushover ; crées-y un jeton pour ce serveur.
notices-way-here = ce navigateur
notices-way-push = dans un navigateur
notices-way-email = par e-mail
notices-way-chat = dans une messagerie
notices-way-waits = attend que le lien soit ouvert
notices-try = Essayer
notices-tried = Envoyé à { $name }.
notices-drop = Enlever { $name }
notices-drop-short = Enlever
notices-stop-about = Plus aucune notification, nulle part : toute cette liste est effacée, et ce qui attend n’est pas envoyé.
notices-stop-all = Arrêter toutes les notifications
notices-news-confirm = Veux-tu recevoir à cette adresse des notifications de tes parties ?
notices-news-confirmed = C’est fait : les notifications arriveront là.
notices-news-stopped = Tu ne recevras plus rien par ce moyen.
notices-news-unknown = Ce lien a déjà servi, est trop vieux ou ne vient pas de nous.
