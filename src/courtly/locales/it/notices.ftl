# Avvisi: che cosa si manda a chi non c’è, e la pagina dove si chiedono.

notice-turn = Tocca a te
notice-vote = Si attende il tuo voto
notice-asked = Il tavolo ti chiede qualcosa
notice-time = Il tuo tempo sta per scadere
notice-time-left = { $hours ->
    [one] Ti resta circa un’ora.
   *[other] Ti restano circa { $hours } ore.
}
notice-over = La partita è finita
notice-invited = Ti invitano a una rivincita
notice-table = { $game } con { $names }
notice-several = { $count ->
    [one] Novità da una delle tue partite
   *[other] { $count } novità dalle tue partite
}
notice-open = Vai al tavolo
notice-why = Hai chiesto tu questi avvisi.
notice-stop = Basta avvisi
notice-confirm = Vuoi ricevere qui gli avvisi sulle tue partite?
notice-confirm-text = Qualcuno ha indicato questo indirizzo sulla nostra pagina. Qui non arriverà altro, a meno che tu dica di sì entro un giorno.
notice-confirm-button = Sì, mandatemi gli avvisi
notice-confirm-why = Se la richiesta non è tua, non devi fare nulla.
notice-confirm-never = Non scrivere mai più qui
notice-test = Funziona
notice-test-text = Così ti arriveranno gli avvisi.

notices-offline = Il server non è raggiungibile. Le tue partite sono al sicuro; riprova tra un momento.
notices = Avvisi
notices-about = Le partite di più giorni continuano mentre sei altrove. Qui dici se e come vuoi ricevere avvisi: mai su ciò che gli altri hanno fatto o possiedono, solo che qualcosa ti aspetta.
notices-where = Dove
notices-what = Che cosa
notices-when = Quando
notices-pace = Quante volte
notices-pace-now = subito
notices-pace-daily = una volta al giorno
notices-pace-time = Se il tempo sta per scadere, ti avvisiamo comunque subito.
notices-daily-at = Ogni giorno alle
notices-quiet = Ore di silenzio
notices-quiet-from = Dalle
notices-quiet-to = alle
notices-zone = Tutte le ore sono quelle di { $zone }.
notices-kind-turn = Tocca a me
notices-kind-vote = Un voto mi aspetta
notices-kind-asked = Il tavolo mi chiede qualcosa
notices-kind-time = Il mio tempo sta per scadere
notices-kind-over = Una partita è finita
notices-kind-invited = Mi invitano a una rivincita
notices-push = In questo browser
notices-push-about = Un messaggio su questo dispositivo, anche a pagina chiusa.
notices-push-here = Avvisami qui
notices-push-on = Ti avvisiamo su questo dispositivo.
notices-push-none = Questo server non può mandare nulla ai browser: non è installato ciò che serve.
notices-push-no-https = I browser lo permettono solo con HTTPS, e questa pagina è in semplice HTTP. Le altre vie funzionano lo stesso.
notices-push-no-install = Su questo dispositivo aggiungi prima la pagina alla schermata Home, e aprila da lì.
notices-push-no-browser = Questo browser non lo sa fare.
notices-push-no-denied = Hai vietato le notifiche di questa pagina; permettile nelle impostazioni del browser.
notices-push-denied = Non l’hai permesso, quindi qui non arriva nulla.
notices-push-failed = Il servizio push del tuo browser non ha risposto. Riprova più tardi.
notices-email = Per e-mail
notices-email-address = Indirizzo e-mail
notices-email-none = Questo server non manda e-mail: non è impostato alcun server di posta.
notices-add = Aggiungi
notices-code-sent = Lì è stato mandato un messaggio con un link. Prima che tu lo apra non arriva altro.
notices-chat = In una chat
notices-chat-service = Servizio di chat
notices-chat-none = Questo server non scrive in nessuna chat.
notices-chat-telegram = Token del bot, spazio, numero della chat
notices-chat-telegram-how = Crea un bot con @BotFather, scrivigli, e indica il suo token e il numero della vostra chat.
notices-chat-discord = Indirizzo del webhook
notices-chat-discord-how = Nelle impostazioni di un canale, sotto «Integrazioni», crea un webhook e copiane l’indirizzo.
notices-chat-slack = Indirizzo del webhook
notices-chat-slack-how = Aggiungi «Incoming Webhooks» al tuo spazio di lavoro e copia l’indirizzo.
notices-chat-ntfy = Argomento
notices-chat-ntfy-how = Scegli un argomento lungo che nessuno indovini, e iscriviti nell’app di ntfy.
notices-chat-pushover = Chiave utente, spazio, token
notices-chat-pushover-how = La chiave è sulla tua pagina di Pushover; crea lì un token per questo server.
notices-way-here = questo browser
notices-way-push = in un browser
notices-way-email = per e-mail
notices-way-chat = in una chat
notices-way-waits = aspetta che si apra il link
notices-try = Prova
notices-tried = Mandato a { $name }.
notices-drop = Togli { $name }
notices-drop-short = Togli
notices-stop-about = Niente più avvisi, da nessuna parte: tutto l’elenco sparisce, e ciò che aspetta non viene mandato.
notices-stop-all = Ferma tutti gli avvisi
notices-news-confirm = Vuoi ricevere a questo indirizzo gli avvisi sulle tue partite?
notices-news-confirmed = Fatto: ti avviseremo lì.
notices-news-stopped = Per quella via non ti arriverà più nulla.
notices-news-unknown = Questo link è già stato usato, è troppo vecchio, o non è nostro.
