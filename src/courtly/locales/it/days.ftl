# Games over days: people, their games, devices and notices.

days-next = { $games ->
    [one] Vai alla partita che ti aspetta
   *[other] Vai alla prossima delle { $games } partite che ti aspettano
}
days-find = Cerca per gioco o per nome
days-shelves = Quali partite
days-shelf-running = In corso
days-shelf-over = Finite
days-shelf-aside = Messe da parte
days-none-running = Nessuna tua partita è in corso.
days-none-over = Non hai ancora finito nessuna partita qui.
days-none-aside = Non hai messo niente da parte.
days-none-found = Nessun risultato.
days-more = Mostra altre
days-export = Tutte le partite salvate in un file
days-sums = I tuoi risultati
days-turn-of = Tocca a { $names }
days-with = con { $names }
days-ended = Posto { $place } ({ $points })
days-deadline = il tempo scade { $when }
days-kind-try = un tentativo
days-kind-guide = una partita guidata
days-kind-daily = la sfida di un giorno
days-replay = Rivedi
days-put-aside = Metti da parte
days-take-back = Riprendi

# Devices, clocks in days, and what one may do at a table.
days-devices = I tuoi dispositivi
days-devices-about = Riprendi sul telefono la partita iniziata alla scrivania. Non ci sono account: un dispositivo collegato sei tu.
days-device-name = Altro dispositivo
days-device-first = Primo dispositivo
days-device-called = Come chiamarlo
days-device-this = questo
days-device-revoke = Togli dalla lista
days-link = Collega un dispositivo
days-link-about = Fotografa il codice con il nuovo dispositivo entro cinque minuti, poi di’ sì qui. Vale una volta.
days-link-make = Mostra un codice
days-link-here = Collegare questo dispositivo alla persona di cui hai fotografato il codice? Le partite iniziate qui vengono con te.
days-link-join = Collega questo dispositivo
days-link-wait = Ora di’ sì sull’altro dispositivo, se mostra lo stesso numero:
days-link-asks = “{ $name }” chiede di essere collegato. Di’ sì solo se mostra questo numero:
days-link-yes = Sì, è mio
days-link-no = No
days-phrase = Frase segreta
days-phrase-about = Chi la possiede è te: conservala su carta o in un gestore di password.
days-phrase-make = Crea una frase
days-phrase-anew = Creane una nuova; la vecchia non varrà più
days-phrase-once = Scrivila ora; non sarà più mostrata.
days-phrase-enter = Frase di un altro dispositivo
days-forget = Cancella tutto
days-forget-about = Le partite in cui non c’era nessun altro vengono cancellate; dalle altre spariscono il tuo nome e le tue parole, e un bot continua. Non si può annullare.
days-forget-sure = Sì, cancella tutto ora
days-clock-for = Tempo per
days-clock-for-each = ogni decisione
days-clock-for-whole = tutta la partita
days-clock-up = Quando il tempo scade
days-clock-up-move = un bot gioca questo turno
days-clock-up-bot = subentra un bot
days-clock-up-resign = il posto si arrende
days-holidays = Vacanze per ciascuno
days-at-table = Vacanze, voti futuri, sostituzione
days-holidays-left = { $days ->
    [one] Qui ti resta un giorno di vacanza.
   *[other] Qui ti restano { $days } giorni di vacanza.
}
days-away-until = Il tuo orologio è fermo fino al { $day }.
days-holiday-end = Sono tornato
days-holiday-days = Giorni
days-holiday-take = Prendi { $days } di vacanza
days-ballots = Voti per le votazioni future
days-ballots-about = Sigillati: nessun altro può vederli. Cambiali finché non inizia la loro votazione.
days-ballot-none = decidere allora
days-hand-over = Cedi il mio posto con un link
days-replace = Proponi di sostituire { $name }
days-take-over = { $name } ti cede questo posto.
days-take-over-sit = Siediti
days-proposal-replace = { $name } propone che qualcun altro giochi per { $other }.
