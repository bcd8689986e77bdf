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
notice-why = Du hast um diese Benachrichtigungen gebeten.
notice-stop = Keine Benachrichtigungen mehr
notice-confirm = Möchtest du hier Benachrichtigungen über deine Partien bekommen?
notice-confirm-text = Jemand hat diese Adresse auf unserer Seite eingetragen. Hierher kommt nichts weiter, außer du sagst innerhalb eines Tages Ja.
notice-confirm-button = Ja, benachrichtigt mich
notice-confirm-why = Warst du das nicht, brauchst du nichts zu tun.
notice-confirm-never = Nie wieder hierher schreiben
notice-test = Es klappt
notice-test-text = So erreichen dich Benachrichtigungen.

notices-offline = Der Server ist nicht erreichbar. Deine Partien sind sicher; versuch es gleich noch einmal.
notices = Benachrichtigungen
notices-about = Partien über Tage laufen weiter, während du anderswo bist. Hier sagst du, ob und wie du Bescheid bekommen möchtest: nie, was andere getan haben oder besitzen, nur dass etwas auf dich wartet.
notices-where = Wo
notices-what = Was
notices-when = Wann
notices-pace = Wie oft
notices-pace-now = sofort
notices-pace-daily = einmal am Tag
notices-pace-time = Läuft deine Zeit ab, erfährst du es trotzdem sofort.
notices-daily-at = Jeden Tag um
notices-quiet = Ruhezeit
notices-quiet-from = Von
notices-quiet-to = bis
notices-zone = Alle Uhrzeiten gelten in { $zone }.
notices-kind-turn = Ich bin am Zug
notices-kind-vote = Eine Abstimmung wartet auf mich
notices-kind-asked = Der Tisch fragt mich etwas
notices-kind-time = Meine Zeit läuft ab
notices-kind-over = Eine Partie ist zu Ende
notices-kind-invited = Ich bin zur Revanche eingeladen
notices-push = In diesem Browser
notices-push-about = Eine Meldung auf diesem Gerät, auch wenn die Seite geschlossen ist.
notices-push-here = Hier Bescheid geben
notices-push-on = Auf diesem Gerät bekommst du Bescheid.
notices-push-none = Dieser Server kann Browsern nichts schicken: Es ist nicht installiert, was man dazu braucht.
notices-push-no-https = Browser erlauben das nur über HTTPS, und du bist über einfaches HTTP hier. Die anderen Wege gehen trotzdem.
notices-push-no-install = Lege auf diesem Gerät die Seite zuerst auf den Startbildschirm und öffne sie von dort.
notices-push-no-browser = Dieser Browser kann das nicht.
notices-push-no-denied = Du hast Benachrichtigungen für diese Seite verboten; erlaube sie in den Einstellungen deines Browsers.
notices-push-denied = Du hast es nicht erlaubt, also kommt hier nichts an.
notices-push-failed = Der Push-Dienst deines Browsers hat nicht geantwortet. Versuch es später wieder.
notices-email = Per E-Mail
notices-email-address = E-Mail-Adresse
notices-email-none = Dieser Server verschickt keine E-Mails: Es ist kein Mailserver eingerichtet.
notices-add = Hinzufügen
notices-code-sent = Dorthin ging eine Nachricht mit einem Link. Bevor du ihn öffnest, kommt nichts weiter.
notices-chat = In einem Chat
notices-chat-service = Chatdienst
notices-chat-none = Dieser Server schreibt in keine Chats.
notices-chat-telegram = Bot-Token, Leerzeichen, Chat-Nummer
notices-chat-telegram-how = Lege bei @BotFather einen Bot an, schreib ihm etwas, und gib sein Token und die Nummer eures Chats ein.
notices-chat-discord = Adresse des Webhooks
notices-chat-discord-how = Lege in den Einstellungen eines Kanals unter „Integrationen“ einen Webhook an und kopiere seine Adresse.
notices-chat-slack = Adresse des Webhooks
notices-chat-slack-how = Füge deinem Arbeitsbereich „Incoming Webhooks“ hinzu und kopiere die Adresse.
notices-chat-ntfy = Thema
notices-chat-ntfy-how = Wähle ein langes Thema, das niemand errät, und abonniere es in der ntfy-App.
notices-chat-pushover = Benutzerschlüssel, Leerzeichen, Token
notices-chat-pushover-how = Den Schlüssel zeigt deine Pushover-Seite; lege dort ein Token für diesen Server an.
notices-way-here = dieser Browser
notices-way-push = in einem Browser
notices-way-email = per E-Mail
notices-way-chat = in einem Chat
notices-way-waits = wartet, bis der Link geöffnet wird
notices-try = Ausprobieren
notices-tried = An { $name } geschickt.
notices-drop = { $name } entfernen
notices-drop-short = Entfernen
notices-stop-about = Nirgends mehr Benachrichtigungen: Alles in dieser Liste wird entfernt, und was wartet, wird nicht geschickt.
notices-stop-all = Alle Benachrichtigungen beenden
notices-news-confirm = Möchtest du an dieser Adresse Benachrichtigungen über deine Partien bekommen?
notices-news-confirmed = Fertig: Dort bekommst du Bescheid.
notices-news-stopped = Auf diesem Weg kommt nichts mehr.
notices-news-unknown = Dieser Link wurde schon benutzt, ist zu alt oder nicht von uns.
