# Il browser: diario, risultato, grafico, partite riviste, partite salvate, regole.

# Che cosa è successo
web-log-news = Dal tuo ultimo turno
web-log-no-news = Ancora nulla.
web-log-number = { $number } dal tuo ultimo turno
web-log-before = Prima del primo giro
web-log-round = Giro { $round }
web-log-turn = Turno di { $seat }
web-log-empty = Non è ancora successo nulla.
web-log-aloud = Che cosa è appena successo
web-log-more = { $number ->
    [one] È successa 1 altra cosa; è nel diario.
   *[other] Sono successe altre { $number } cose; sono nel diario.
}

# Regole
web-rules-contents = Indice
web-rules-search = Cerca nelle regole, per parola o per numero
web-rules-example = Parola o numero ({ $rule })
web-rules-hits = { $number ->
    [0] Nessun risultato
    [one] 1 risultato
   *[other] { $number } risultati
}
web-rules-nothing = Nessun risultato. Prova con meno lettere o con un’altra parola.
web-rules-link = Link alla regola { $rule }
# Sopra una nota per chi possiede un’edizione stampata; di Richelieu non ce n’era una italiana.
web-rules-edition = L’edizione italiana stampata
web-rules-your-edition = Nella tua edizione ({ $edition })
web-rules-which-edition = Quale edizione hai? La tua scatola: edizione e numeri stampati
web-rules-facts = Il gioco in cifre: quanto dura, chi vince, che cosa conviene
web-rules-ruling = Le regole stampate lasciano aperto questo punto. Qui si gioca così.

# I punti nel corso della partita
web-chart = Andamento dei punti
web-chart-rounds-lancaster = Giro
web-chart-rounds-richelieu = Turno
web-chart-moves = Mosse
web-chart-look = Guarda una mossa
web-chart-move = Dopo { $move ->
    [one] 1 mossa
   *[other] { $move } mosse
}
web-chart-score = { $name } { $points }
web-chart-at = { $move ->
    [one] Dopo 1 mossa: { $scores }
   *[other] Dopo { $move } mosse: { $scores }
}

# Rivedere
web-replay-title = Rivedi una partita di { $game }
web-replay-about = Su questa partita
web-replay-controls = Rivedi la partita
web-replay-jump-lancaster = Vai a un giro
web-replay-jump-richelieu = Vai a un turno
web-replay-round-lancaster = { $number ->
    [0] Preparazione
   *[other] Giro { $number }
}
web-replay-round-richelieu = Turno { $number }
web-replay-move = Mossa
web-replay-move-of = Mossa { $move } di { $moves }
web-replay-first = All’inizio
web-replay-back = Una mossa indietro
web-replay-run = Avvia
web-replay-pause = Pausa
web-replay-forward = Una mossa avanti
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-times = { $speed }×
web-replay-eyes = Visto da
web-replay-spectator = Spettatore
web-replay-link = Copia il link a questa mossa
web-replay-head = Che cosa contiene il file
web-replay-none-title = Nulla da mostrare
web-replay-not-over = Questa partita non è ancora finita. Si potrà rivedere appena non ci sarà più nulla da tenere segreto.
web-replay-to-table = Al tavolo

# Aprire una partita salvata
web-record-lead = Una partita salvata è un file di testo, salvato qui o nel terminale. Le sue mosse vengono controllate prima di essere mostrate.
web-record-choose = Scegli un file
web-record-drop = o trascinane uno qui
web-record-paste = O incolla il suo testo
web-record-show = Mostra
web-record-checking = Controllo…
web-record-another = Apri un’altra partita salvata
web-record-failed = Questa partita salvata non si può mostrare.
web-record-unreadable = Il file non è un testo, o è troppo grande per una partita.

# Distribuzioni oneste
web-fair-yes = La distribuzione è quella promessa prima della partita.
web-fair-no = La distribuzione non è quella promessa: il file è stato modificato, o qualcuno ha barato.
web-fair-unknown = Su questa distribuzione non era stato promesso nulla, quindi non si può controllare. Le mosse sono regolari.
web-fair-how = Prima della partita il tavolo ha mostrato l’impronta (SHA-256) di un segreto. Ora il segreto è visibile: chi ha annotato l’impronta può verificare che non è cambiato, e ricavarne la stessa distribuzione.
web-fair-commitment = Impronta, mostrata prima della distribuzione
web-fair-secret = Segreto da cui viene la distribuzione
web-fair-fits = Il tuo browser ha controllato: questo segreto ha quell’impronta.
web-fair-differs = Questo segreto ha un’altra impronta!
web-fair-verify = Per controllare da te la distribuzione e ogni mossa, scarica la partita ed esegui

# Risultato
web-result-wins = Vince { $name }
web-result-you-win = Hai vinto
web-result-shared = Vittoria condivisa: { $names }
web-result-draw = Pareggio
web-result-winner = Vittoria
web-result-points = { $ahead ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } ciascuno.
    [one] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, 1 punto di vantaggio.
   *[other] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, { $ahead } punti di vantaggio.
}
web-result-why-finished = La partita è stata giocata fino alla fine.
web-result-why-resigned = { $name } ha abbandonato.
web-result-why-clock = { $name } ha esaurito il tempo.
web-result-why-agreed = I giocatori si sono accordati per finire qui la partita.
web-result-rematch = Rivincita
web-result-replay = Rivedi
web-result-record = Scarica la partita
web-result-breakdown = Da dove vengono i punti
web-result-no-chart = Il grafico ora non si può mostrare.

# The way to looking back at a game; the rest is in study.ftl.
study-look = Rivedi la partita
study-all-open = Tutto scoperto
