# Meldingen: wat mensen krijgen die er niet zijn, en de pagina waar ze erom vragen.

notice-turn = Je bent aan de beurt
notice-vote = Je stem wordt gevraagd
notice-asked = De tafel vraagt je iets
notice-time = Je tijd raakt op
notice-time-left = { $hours ->
    [one] Je hebt nog ongeveer een uur.
   *[other] Je hebt nog ongeveer { $hours } uur.
}
notice-over = Het spel is afgelopen
notice-invited = Je bent uitgenodigd voor een revanche
notice-table = { $game } met { $names }
notice-several = { $count ->
    [one] Nieuws van een van je spellen
   *[other] { $count } berichten over je spellen
}
notice-open = Naar de tafel
notice-why = Je hebt om deze meldingen gevraagd.
notice-stop = Geen meldingen meer
notice-confirm = Wil je hier meldingen over je spellen krijgen?
notice-confirm-text = Iemand heeft dit adres op onze pagina ingevuld. Er komt hier niets meer, tenzij je binnen een dag ja zegt.
notice-confirm-button = Ja, stuur me meldingen
notice-confirm-why = Was jij dat niet, dan hoef je niets te doen.
notice-confirm-never = Nooit meer hierheen schrijven
notice-test = Het werkt
notice-test-text = Zo krijg je meldingen.

notices-offline = De server is niet bereikbaar. Je spellen zijn veilig; probeer het zo weer.
notices = Meldingen
notices-about = Spellen over dagen gaan door terwijl jij ergens anders bent. Hier zeg je of en hoe je bericht wilt krijgen: nooit wat anderen deden of hebben, alleen dat er iets op je wacht.
notices-where = Waar
notices-what = Wat
notices-when = Wanneer
notices-pace = Hoe vaak
notices-pace-now = meteen
notices-pace-daily = één keer per dag
notices-pace-time = Als je tijd opraakt, hoor je dat toch meteen.
notices-daily-at = Elke dag om
notices-quiet = Stille uren
notices-quiet-from = Van
notices-quiet-to = tot
notices-zone = Alle tijden zijn die van { $zone }.
notices-kind-turn = Ik ben aan de beurt
notices-kind-vote = Een stemming wacht op mij
notices-kind-asked = De tafel vraagt me iets
notices-kind-time = Mijn tijd raakt op
notices-kind-over = Een spel is afgelopen
notices-kind-invited = Ik ben uitgenodigd voor een revanche
notices-push = In deze browser
notices-push-about = Een bericht op dit apparaat, ook als de pagina dicht is.
notices-push-here = Hier melden
notices-push-on = Op dit apparaat krijg je bericht.
notices-push-none = Deze server kan browsers niets sturen: wat daarvoor nodig is, is niet geïnstalleerd.
notices-push-no-https = Browsers staan dit alleen via HTTPS toe, en je bent hier via gewoon HTTP. De andere manieren werken wel.
notices-push-no-install = Zet de pagina op dit apparaat eerst op je beginscherm en open die van daaruit.
notices-push-no-browser = Deze browser kan dat niet.
notices-push-no-denied = Je hebt meldingen voor deze pagina verboden; sta ze toe in de instellingen van je browser.
notices-push-denied = Je hebt het niet toegestaan, dus hier komt niets.
notices-push-failed = De pushdienst van je browser antwoordde niet. Probeer het later weer.
notices-email = Per e-mail
notices-email-address = E-mailadres
notices-email-none = Deze server verstuurt geen e-mail: er is geen mailserver ingesteld.
notices-add = Toevoegen
notices-code-sent = Er is een bericht met een link naartoe gestuurd. Voordat je die opent, komt er niets anders.
notices-chat = In een chat
notices-chat-service = Chatdienst
notices-chat-none = Deze server schrijft niet naar chats.
notices-chat-telegram = Bot-token, spatie, chatnummer
notices-chat-telegram-how = Maak een bot bij @BotFather, stuur hem een bericht en vul zijn token en het nummer van je chat in.
notices-chat-discord = Adres van de webhook
notices-chat-discord-how = Maak in de instellingen van een kanaal, onder Integraties, een webhook en kopieer het adres.
notices-chat-slack = Adres van de webhook
notices-chat-slack-how = Voeg ‘Incoming Webhooks’ toe aan je werkruimte en kopieer het adres.
notices-chat-ntfy = Onderwerp
notices-chat-ntfy-how = Kies een lang onderwerp dat niemand raadt, en abonneer je erop in de ntfy-app.
notices-chat-pushover = Gebruikerssleutel, spatie, token
notices-chat-pushover-how = De sleutel staat op je Pushover-pagina; maak daar een token voor deze server.
notices-way-here = deze browser
notices-way-push = in een browser
notices-way-email = per e-mail
notices-way-chat = in een chat
notices-way-waits = wacht tot de link wordt geopend
notices-try = Uitproberen
notices-tried = Gestuurd naar { $name }.
notices-drop = { $name } verwijderen
notices-drop-short = Verwijderen
notices-stop-about = Nergens meer meldingen: alles op deze lijst verdwijnt, en wat nog wacht wordt niet gestuurd.
notices-stop-all = Alle meldingen stoppen
notices-news-confirm = Wil je op dit adres meldingen over je spellen krijgen?
notices-news-confirmed = Klaar: daar krijg je bericht.
notices-news-stopped = Zo krijg je niets meer.
notices-news-unknown = Deze link is al gebruikt, te oud of niet van ons.
