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
