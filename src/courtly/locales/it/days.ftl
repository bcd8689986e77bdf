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
days-none-found = Nessuna partita trovata.
days-more = Mostra altre
days-export = Tutte le partite salvate in un unico file
days-sums = I tuoi risultati
days-ladder = La classifica
days-turn-of = In attesa di { $names }
days-with = con { $names }
days-ended = { $place }º posto ({ $points })
days-deadline = il tempo scade { $when }
days-kind-try = un tentativo
days-kind-guide = una partita guidata
days-kind-daily = una sfida del giorno
days-replay = Rivedi
days-put-aside = Metti da parte
days-take-back = Rimetti in lista

# Devices, clocks in days, and what one may do at a table.
days-devices = I tuoi dispositivi
days-devices-about = Continua sul telefono la partita iniziata al computer. Non ci sono account: su un dispositivo collegato resti la stessa persona.
days-device-first = Primo dispositivo
days-device-called = Nome di questo dispositivo
days-device-this = questo
days-device-revoke = Rimuovi
days-link = Collega un dispositivo
days-link-about = Inquadra il codice con il nuovo dispositivo entro cinque minuti, poi conferma qui. Vale una volta sola.
days-link-make = Mostra un codice
days-link-text = Link per il nuovo dispositivo
days-link-here = Collegare questo dispositivo alla persona di cui hai inquadrato il codice? Le partite iniziate qui vengono con te.
days-link-join = Collega questo dispositivo
days-link-wait = Ora conferma sull’altro dispositivo, se mostra lo stesso numero:
days-link-asks = «{ $name }» chiede di essere collegato. Accetta solo se mostra questo numero:
days-link-yes = Sì, è mio
days-link-no = No
days-phrase = Frase segreta
days-phrase-about = Chi ce l’ha può giocare al posto tuo: conservala su carta o in un gestore di password.
days-phrase-make = Crea una frase segreta
days-phrase-anew = Creane una nuova; la vecchia non varrà più
days-phrase-once = Scrivila ora; non sarà più mostrata.
days-phrase-enter = Frase segreta di un altro dispositivo
days-passkeys = Passkey
days-passkeys-about = Il tuo telefono, il tuo computer o una chiave di sicurezza si ricorda chi sei; non c’è nulla da digitare. Questo server conserva solo una chiave pubblica.
days-passkey-make = Crea una passkey
days-passkey-use = Usa una passkey
days-passkeys-https = Le passkey richiedono HTTPS e un nome di dominio. A questo indirizzo il tuo browser non ne offre; un codice o una frase segreta funziona anche qui.
days-forget = Cancella tutto
days-forget-about = Le partite in cui non giocava nessun altro vengono cancellate; dalle altre spariscono il tuo nome e i tuoi messaggi, e un bot gioca al posto tuo. Non si può annullare.
days-forget-sure = Sì, cancella tutto ora
days-clock-for = Tempo per
days-clock-for-each = ogni decisione
days-clock-for-whole = tutta la partita
days-clock-up = Quando il tempo scade
days-clock-up-move = un bot gioca questo turno
days-clock-up-bot = subentra un bot
days-clock-up-resign = vale come abbandono
days-holidays = Vacanze a persona
days-at-table = Vacanze, voti futuri, cedere il posto
days-holidays-left = { $days ->
    [one] Qui ti resta un giorno di vacanza.
   *[other] Qui ti restano { $days } giorni di vacanza.
}
days-away-until = Il tuo orologio è fermo fino al { $day }.
days-holiday-end = Eccomi di ritorno
days-holiday-days = Giorni
days-holiday-take = Prendi { $days } di vacanza
days-ballots = Voti per le votazioni future
days-ballots-about = Sigillati: nessun altro può vederli. Puoi cambiare ciascuno finché non inizia la sua votazione.
days-ballot-none = decidere al momento
days-hand-over = Cedi il tuo posto con un link
days-replace = Proponi di sostituire { $name }
days-take-over = { $name } ti cede questo posto.
days-take-over-sit = Siediti
days-proposal-replace = { $name } propone che qualcun altro giochi per { $other }.
days-notices = Avvisi
days-notices-ask = Ricevere un avviso quando tocca a te
