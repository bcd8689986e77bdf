# Che cosa non va in qualcosa che un giocatore ha dato: una mossa, un’opzione, una partita salvata, numeri
# stampati. I nomi di opzioni, righe e numeri sono scritti come si digitano. `$value` e `$found` sono ciò che
# è stato dato; `$why` è a sua volta una frase.

# Mosse
problem-not-a-move = «{ $line }» non è una mossa.{ $near ->
    [none] {""}
   *[other] {" "}Volevi dire { $near }?
}
problem-ambiguous = «{ $line }» può voler dire: { $moves }. Scrivila per intero.
problem-illegal = { $move }: { $why } [{ $rule }]
problem-not-your-decision = { $seat } ora non ha nulla da decidere; tocca a { $deciding }
problem-over = la partita è finita

# Posti e opzioni
problem-seats = ci sono { $seats } posti, ma { $given } ne nomina { $n }
problem-bot = { $name } non è un bot; scegli { $known }, o modulo:Classe per uno tuo
problem-option-unknown = opzione sconosciuta: { $name }; note: { $known }
problem-option-number = { $name } è un numero da { $low } a { $high }, non { $value }
problem-option-flag = { $name } è True o False, non { $value }
problem-option-list = { $name } indica per ognuna delle { $n } sezioni, da 0 a { $last }, uno fra { $choices }; non { $value }
problem-option-seat = { $name }: { $value } non è un posto; scegli fra: { $choices }
problem-option-figures = { $name } è una tabella di numeri corretti, non { $value }
problem-option-choice = { $name }: { $value } è sconosciuto; scegli fra: { $choices }
problem-option-only-with = { $name } va con { $option }={ $wanted }, non con { $option }={ $other }
problem-option-seats = { $game } ha { $seats } posti, non { $given }
problem-option-pair = { $pair } dovrebbe essere NOME=VALORE
problem-which-game = quale gioco? Scegli fra: { $known }
problem-no-rule = non c’è una regola { $number }; ci sono { $known }

# File e partite salvate
problem-file-missing = il file { $file } non esiste
problem-file = { $file } non si può leggere: { $reason }
problem-file-text = { $file } non è un testo
problem-record-start = non è una partita salvata: dovrebbe cominciare con «{ $start }»
problem-record-line = la riga { $line } del file dovrebbe essere «Nome: valore»: { $found }
problem-record-lacks = nella testata del file manca { $name }
problem-record-no-deal = nella testata del file non ci sono né Seed né Position
problem-record-game = è una partita di { $game }; giochi noti: { $known }
problem-record-engine = è una partita di { $game }, versione { $engine } delle regole; qui c’è { $ours } { $version }
problem-record-options = le Options del file: { $why }
problem-record-no-options = le Options del file dovrebbero essere un oggetto JSON
problem-record-base64 = la Position del file non è in base64
problem-record-position = la Position del file: { $why }
problem-record-seat = riga { $line }: { $who } non è un posto; i posti sono { $seats }
problem-record-move = riga { $line }: { $why }
problem-record-digest = rigiocata, la partita finisce in un’altra posizione ({ $found }, non { $wanted })
problem-record-result = il file dichiara il risultato { $claimed }; le sue mosse danno { $found }
problem-verify-seed = il segreto non è quello promesso: il suo SHA-256 non è l’impronta
problem-verify-other = nel file c’è un’altra impronta rispetto a quella data

# Numeri stampati
problem-figures = { $source } non va bene per il gioco:
problem-figures-given = l’elenco dei numeri
problem-figures-unreadable = non si può leggere: { $reason }
problem-figures-no-text = non è un testo in UTF-8
problem-figures-toml = non è TOML: { $line ->
    [end] alla fine manca qualcosa
   *[other] la riga { $line } non si può leggere dal carattere { $column } in poi
}
problem-figures-no-table = non c’è una tabella { $known }
problem-figures-game = [{ $table }] è sconosciuto; nel file c’è { $known }
problem-figures-table = { $path } dovrebbe essere una tabella
problem-figures-unknown = { $path } è sconosciuto; noti: { $known }
problem-figures-word = { $path } dovrebbe essere una parola tra virgolette, non { $found }
problem-figures-number = { $found ->
    [none] { $path } dovrebbe essere un numero intero da { $low } a { $high }, ma manca
   *[other] { $path } dovrebbe essere un numero intero da { $low } a { $high }, non { $found }
}
problem-figures-fixed = secondo il regolamento { $path } è { $wanted } [{ $rule }]
problem-figures-order = { $path } dovrebbe avere, per { $name } e in quest’ordine: { $wanted }
problem-figures-players = { $path } dovrebbe elencare numeri da { $low } a { $high }
problem-figures-cards = { $path } dovrebbe essere un elenco di { $n } carte [{ $rule }]
problem-figures-points = { $path } dovrebbero essere tre numeri interi da { $low } a { $high }
problem-figures-strengths = { $path } dovrebbero essere due forze [{ $rule }]
problem-figures-removed = { $path }: non c’è nessun conflitto di forza { $strength } da togliere
problem-figures-box = { $players } giocatori cominciano con { $each } ciascuno ({ $token }); nella scatola ce ne sono { $total }
problem-figures-total = le carte dovrebbero essere { $n } in tutto [{ $rule }], non { $found }
problem-figures-symbol = il simbolo { $symbol } dovrebbe stare su { $n } carte [{ $rule }], non su { $found }
problem-figures-coats = { $path } ha { $coats } stemmi, ma le sue carte ne mostrano { $shown } [{ $rule }]
problem-figures-places = { $path } dovrebbero essere { $n } carte diverse da { $first } a { $last } [{ $rule }]

# Testo da fuori
problem-text-holds = contiene { $what ->
    [control] un carattere di controllo
    [invisible] un carattere invisibile
    [half] mezzo carattere
    [line] un separatore di riga
   *[paragraph] un separatore di paragrafo
} ({ $code })
problem-text-empty = non c’è nulla da vedere
problem-text-long = ha più di { $most } caratteri
problem-text-marks = una lettera porta più di { $most } segni
problem-text-deep = ha più di { $most } livelli annidati
problem-text-json = non è JSON: { $reason }

# People and their devices.
problem-link-used = questo codice è sconosciuto, già usato o più vecchio di cinque minuti
problem-link-number = nessun dispositivo è in attesa con questo numero
problem-link-both = entrambi i dispositivi siedono allo stesso tavolo; finisci prima quella partita
problem-devices-many = hai già molti dispositivi; rimuovine prima uno
problem-device = non hai questo dispositivo, o è l’unico
problem-phrase-form = una frase segreta è fatta di cinque gruppi di quattro lettere e cifre
problem-phrase-wrong = nessuno ha questa frase segreta
problem-passkey-site = le passkey richiedono HTTPS e un nome di dominio, oppure localhost; un codice o una frase segreta funziona anche qui
problem-passkey-wrong = non è stato possibile verificare questa passkey, o è passato troppo tempo
problem-passkeys-many = hai già molte passkey; rimuovine prima una
problem-passkey-none = non hai questa passkey

# Notices.
problem-notices-way = per questa via non si può mandare nulla
problem-notices-zone = questo fuso orario non esiste
problem-notices-email = questo non è un indirizzo e-mail
problem-notices-many = oggi lì è stato mandato abbastanza; riprova domani
problem-notices-full = ricevi già avvisi in molti posti; prima togline uno
problem-notices-unsent = non è stato possibile inviarlo; riprova più tardi
problem-notices-table = su questo dispositivo non giochi a quel tavolo
problem-notices-push = questo server non può chiamare il servizio push del tuo browser
problem-notices-chat = questo servizio non ha un indirizzo simile

# L’host del server, e chi può aprire tavoli.
problem-near = per ora da questo indirizzo non può entrare nessuno di nuovo
problem-making-invited = qui aprono tavoli solo gli invitati; chiedi un link all’host
problem-making-password = qui apre tavoli chi conosce la password
problem-password-wrong = non è la password giusta
problem-password-missing = imposta prima una password
problem-welcome-used = questo invito non vale più
problem-host-secret = non è il segreto giusto
problem-host-enter = inserisci prima il segreto
problem-no-person = questa persona non esiste
problem-no-invitation = questo invito non esiste
problem-no-ban = non c’è niente da revocare
problem-rated-people = una partita classificata è tra almeno due persone, ciascuna a un posto
problem-rated-off = qui non c’è una classifica
