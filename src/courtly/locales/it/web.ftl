# Il browser: pagina iniziale, tavoli, che cosa si fa lì. Tabelloni e altre pagine hanno i loro file.

web-skip = Vai al contenuto
web-loading = Un momento…
web-page-failed = Non è stato possibile caricare la pagina. Controlla la connessione e riprova.
web-lost-title = Pagina non trovata
web-lost = A questo indirizzo non c’è nulla.
web-home = Pagina iniziale
web-nav = Pagine
web-nav-rules = Regole
web-unofficial = Courtly è un progetto libero e non ufficiale; disegni e testi sono tutti nostri. Se questi giochi ti piacciono, comprali.
web-close = Chiudi
web-dismiss = Nascondi
web-rule = Regola { $rule }

# Pagina iniziale
web-home-title = Intrighi a due corti
web-home-lead = Gioca subito a { $games }: senza registrarti, contro i bot o con gli amici.
# Shown by search engines
web-description = { $games } nel browser, con gli amici o contro i bot.
web-new-game = Nuova partita
web-game = Gioco
web-about-lancaster = Da 2 a 5 giocatori: cavalieri, contee, voti segreti, guerra in Francia
web-about-richelieu = 2 giocatori: 48 carte scoperte, maggioranze, gettoni nascosti
web-your-name = Il tuo nome
web-player = Giocatore { $number }
web-level = Livello dei bot
web-level-page = Paggio
web-level-squire = Scudiero
web-level-knight = Cavaliere
web-level-duke = Duca
web-level-king = Re
web-level-page-about = Gioca una qualunque mossa permessa: per un primo sguardo alle regole.
web-level-squire-about = Gioca subito mosse sensate: un avversario cordiale.
web-level-knight-about = Guarda un po’ più avanti.
web-level-duke-about = Pensa un attimo a ogni mossa.
web-level-king-about = Pensa circa un secondo. Nessun bot vede ciò che è nascosto.
web-more-options = Altre opzioni
web-start-random = A caso
web-clock = Orologio
web-clock-none = Senza
web-clock-minutes = { $minutes } min
web-listed = Mostra il tavolo a tutti su questo server
web-own-links = Un link diverso per ogni posto
web-box = La tua scatola: edizione e numeri stampati
web-box-use = Con i numeri della mia scatola
web-play-friends = Gioca con gli amici
web-compiling = { $game } diventa più veloce: compilazione per questa macchina, { $percent } %. Intanto si può giocare.
web-hurried = Poi il gioco di { $levels } sarà migliore.
web-not-compiled = Non è stato possibile compilare { $game } per questa macchina: si può giocare, ma i bot pensano lentamente.
web-mine = Le tue partite
web-mine-due = Tocca a te
web-mine-open = In attesa di giocatori
web-mine-waiting = In attesa degli altri
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento non ci sono tavoli aperti. Aprine uno che tutti possano vedere, e comincia tu.
web-find-table = Cerca un tavolo dal nome di un giocatore
web-running-tables = Partite da guardare
web-watch = Guarda
web-free-seats = { $free ->
    [one] 1 posto libero su { $seats }
   *[other] { $free } posti liberi su { $seats }
}
web-seats = { $seats } giocatori
web-join = Entra
web-more-daily = Sfida del giorno
web-more-puzzles = Problemi
web-daily-about = Ogni giorno una partita, la stessa per tutti qui. Con quanto vantaggio riesci a finire?
web-daily-week = Sfida giocata { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
} questa settimana
web-daily-go = Provaci
web-puzzles-about = Posizioni in cui una mossa è chiaramente la migliore. Trovala.
web-puzzles-solved = { $right ->
    [one] 1 problema risolto
   *[other] { $right } problemi risolti
} al primo tentativo; serie più lunga: { $best }.
web-puzzles-go = Comincia
web-puzzles-next = Il prossimo
web-more-you = I tuoi risultati
web-open-record = Apri una partita salvata
web-rules-of = Regole di { $game }

# Preferenze
web-preferences = Preferenze
web-language = Lingua
web-theme = Tema
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-your-turn = Quando tocca a te
web-notifications = Mostra una notifica

# Chiamare un giocatore: il titolo della pagina, dove `$title` è il nome del gioco, e una notifica
web-notice-title = ● Tocca a te – { $title }
web-notice-body = Tocca a te.

# Un tavolo prima della partita
web-lobby-title = Un tavolo per { $game }
web-lobby-waiting = { $free ->
    [one] Un posto è libero.
   *[other] { $free } posti sono liberi.
}
web-lobby-starts = La partita comincia quando tutti i posti sono occupati. Anche i bot possono sedersi.
web-seat-open = Posto libero
web-seat-for = Chi gioca come { $seat }
web-sit = Siediti
web-rise = Alzati
web-you = tu
web-bot = Bot: { $level }
web-ally-of = { $name } (alleato)
web-invite = Invita gli amici
web-invite-about = Chi apre questo link può sedersi o guardare.
web-invite-seats = Ogni posto libero ha il proprio link; quello del tavolo è per gli spettatori.
web-invite-alone = Per ora solo questo computer può aprire il link. Per invitare altri nella tua rete, avvia il server con --host 0.0.0.0.
web-copy-for = Copia il link per { $seat }
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Link copiato.
web-share = Condividi…
web-qr = Il link come codice QR
web-no-table-title = Tavolo non trovato
web-no-table = A questo indirizzo non c’è nessun tavolo. Forse il link è incompleto.

# Al tavolo
web-log = Diario
web-chat = Chat
web-chat-unread = { $unread ->
    [one] Chat, 1 messaggio nuovo
   *[other] Chat, { $unread } messaggi nuovi
}
web-chat-none = Nessuno ha ancora detto nulla.
web-chat-pause = Chat lenta
web-chat-pause-seconds = { $seconds ->
    [0] no
   *[other] una riga ogni { $seconds } s
}
web-chat-spectators = Gli spettatori possono scrivere
web-chat-mute = Silenzia { $name }
web-chat-unmute = Riattiva { $name }
web-say = Scrivi qualcosa
web-send = Invia
web-menu = Tavolo
web-sheet = Foglio dei punti
web-result = Risultato
web-undo = Annulla la mossa
web-hint = Chiedi consiglio al Re
web-hint-title = Il consiglio del Re
web-hint-thinking = Il Re pensa…
web-hint-share = Quota della ricerca: { $share }
web-hint-chance = Le tue probabilità: { $chance }
web-hint-play = Gioca questa
web-explain = Spiega mentre gioco: che cosa conta, e che cosa sarebbe stato chiaramente meglio
web-connection-lost = Connessione persa. Nuovo tentativo in corso…
web-curtain = Passa il dispositivo a { $name }
web-curtain-ready = Sono { $name }
web-proposal-undo = { $name } vorrebbe annullare una mossa.
web-proposal-end = { $name } vorrebbe finire qui la partita.
web-proposal-waiting = In attesa della risposta degli altri.
web-agree = Accetta
web-refuse = Rifiuta
web-resigned = ha abbandonato
web-substitute = { $level } gioca al suo posto
web-away = assente
web-let-bot = Fai giocare un bot
web-spectators = { $number ->
    [one] 1 spettatore
   *[other] { $number } spettatori
}
web-back = Riprendi il posto
web-leave = Un bot gioca per me
web-propose-end = Proponi di finire qui
web-resign = Abbandona
web-resign-sure = Abbandonare davvero?
web-to-rematch = Alla rivincita
web-fair = La distribuzione di questa partita
web-fair-about = Tutto è stato distribuito a partire da un numero segreto. Questa è la sua impronta; il numero stesso viene mostrato dopo la partita, così che chiunque possa controllare la distribuzione.

# Rifiuti
web-refused-offline = Il server non è raggiungibile.
web-refused-bad-message = Il server non ha capito. Ricarica la pagina.
web-refused-too-large = È troppo grande.
web-refused-too-fast = Troppo in fretta: aspetta un momento.
web-refused-protocol = Il server è più recente di questa pagina. Ricarica la pagina.
web-refused-not-welcome = Questa pagina non può farlo.
web-refused-no-table = Questo tavolo non esiste.
web-refused-no-seat = Questo posto non esiste.
web-refused-not-your-seat = Non è il tuo posto.
web-refused-taken = Questo posto è occupato.
web-refused-invite = Questo posto ha il proprio link.
web-refused-not-host = Può farlo solo chi ha aperto il tavolo.
web-refused-begun = La partita è già cominciata.
web-refused-not-begun = La partita non è ancora cominciata.
web-refused-not-over = La partita non è ancora finita.
web-refused-over = La partita è finita.
web-refused-stale = Nel frattempo è successo qualcosa. Guarda di nuovo.
web-refused-not-your-decision = Non tocca a te.
web-refused-no-undo = Non c’è nulla da annullare.
web-refused-no-hints = Il Re dà consigli solo quando tutti gli altri sono bot.
web-refused-illegal = Ora non è permesso.
web-refused-invalid = Questa non è una mossa.
web-refused-ambiguous = Potrebbero essere più mosse.
web-refused-options = Un tavolo non si può preparare così.
web-refused-record = Questa partita salvata è illeggibile, o le sue mosse sono impossibili.
web-refused-unplayable = Questo tavolo non si può giocare su questo server.
web-refused-proposal = C’è già una richiesta in attesa.
web-refused-present = Questo posto ora non può essere ceduto.
web-refused-busy = Il server è sovraccarico: riprova.
web-refused-failed = Operazione non riuscita: nulla è cambiato. Riprova.
web-refused-unsure = Il server non sa se è stato salvato; lo sta verificando.
web-refused-name = Questo nome potrebbe essere confuso con un altro. Scegline uno diverso.
web-refused-muted = Qui non puoi più parlare.
web-refused-full = Il limite è stato raggiunto.
web-refused-banned = L’host di questo server ti ha escluso.
web-refused-makers = È l’host a decidere chi può aprire tavoli qui.

# How things are told
web-sound = Suoni
web-sound-off = Spenti
web-sound-soft = Leggeri
web-sound-on = Normali
web-pace = Velocità delle animazioni
web-pace-slow = Lenta
web-pace-normal = Media
web-pace-fast = Veloce
web-pace-instant = Subito
web-pace-rest = Aspetta un tocco alla fine di ogni fase
web-pace-now = Velocità: { $pace }. Tocca per cambiare.
web-told-back = Passo precedente
web-told-pause = Pausa
web-told-run = Riprendi
web-told-step = Passo successivo
web-told-skip = Salta
web-told-continue = Continua
web-told-decide-now = Decidi ora
web-told-decide = Tocca a te: scegli ciò che è evidenziato, o guarda prima.
web-told-at = { $at } di { $of }
web-told-again = Mostra di nuovo
web-log-whole = Tutto il diario
web-undo-short = Annulla
web-hint-short = Consiglio
web-you-name = Tu

# Keys
web-keys = Tastiera
web-keys-tab = Anche con Tab e Invio si arriva ovunque.
web-keys-choose = Scegliere un cavaliere o una risposta
web-keys-confirm = Confermare
web-keys-vote = Votare sì o no
web-keys-amount = Di più o di meno
web-keys-undo = Annullare
web-keys-hint = Chiedere consiglio
web-keys-hold = Mettere in pausa o riprendere
web-keys-step = Passo successivo
web-keys-back = Passo precedente
web-keys-skip = Saltare al presente
web-keys-log = Diario
web-keys-sheet = Foglio dei punti
web-keys-chat = Chat
web-keys-menu = Menu del tavolo
web-keys-help = Questi tasti

# The first page: who sits down, the door for newcomers
web-who = Chi si siede?
web-play-now = Gioca ora
web-home-welcome = Accomodati, { $name }
web-chair-bot = bot
web-chair-friend = Amico
web-chair-here = Su questo dispositivo
web-chair-empty = Vuota
web-chair-add = aggiungi
web-chair-link = riceve un link
web-chair-about = Tocca una sedia per cambiare chi ci siede.
web-door = Alle prime armi?
web-door-about = La tua prima partita a { $game }, passo per passo: il vecchio Walter ti mostra tutto, in una decina di minuti.
web-door-enter = Entra
web-door-again = Riprendi la prima partita
web-look-in = Guarda
web-table-of = Tavolo di { $host }

# The ladder
web-rated = Questa partita conta per la classifica.
web-rated-make = La partita conta per la classifica
web-rated-short = classificata
