# Benachrichtigungen: was an Leute geht, die nicht hier sind, und die Seite dazu.

notice-turn = Du bist am Zug
notice-vote = Deine Stimme ist gefragt
notice-asked = Der Tisch fragt dich etwas
notice-time = Deine Zeit läuft ab
notice-time-left = { $hours ->
    [one] Es bleibt etwa eine Stunde.
   *[other] Es bleiben etwa { $hours } Stunden.
}
notice-over = Die Partie ist zu Ende
notice-invited = Du bist zur Revanche eingeladen
notice-table = { $game } mit { $names }
notice-several = { $count ->
    [one] Neues aus einer deiner Partien
   *[other] { $count } Neuigkeiten aus deinen Partien
}
notice-open = Zum Tisch
notice-why = Du hast um diese Nachrichten gebeten.
notice-stop = Keine Nachrichten mehr
notice-confirm = Möchtest du Nachrichten über deine Partien hier?
notice-confirm-text = Jemand hat diese Adresse auf unserer Seite eingetragen. Hierher kommt nichts weiter, außer du sagst innerhalb eines Tages ja.
notice-confirm-button = Ja, schickt mir Nachrichten
notice-confirm-why = Warst du das nicht, brauchst du nichts zu tun.
notice-confirm-never = Nie wieder hierher schreiben
notice-test = Es klappt
notice-test-text = So erreichen dich Nachrichten.

notices-offline = Der Server ist nicht erreichbar. Deine Partien sind sicher; versuch es gleich noch einmal.
