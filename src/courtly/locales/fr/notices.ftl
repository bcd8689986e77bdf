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
