# Uno sguardo indietro a una partita: terminale e browser.

study-title = La partita rivista
study-accuracy = Precisione
study-part-own = Scelte proprie
study-part-others = Scelte degli altri
study-part-revealed = Fortuna
study-part-unforeseen = Imprevisto
study-eyes-known = Ciò che ognuno poteva sapere
study-eyes-known-about = Giudicate da ciò che ogni giocatore poteva sapere in quel momento.
study-eyes-open = Tutte le carte scoperte
study-eyes-open-about = Giudicate con tutte le carte scoperte, anche quelle che nessuno poteva vedere.
study-verdict-best = la migliore
study-verdict-good = buona
study-verdict-inaccuracy = imprecisione
study-verdict-mistake = errore
study-verdict-blunder = errore grave
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, mossa { $move }: { $played } ({ $verdict }, { $loss }). Meglio: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Mossa { $number }, { $what }: { $change } per { $seat }
study-too-long = Una partita di oltre { $most } mosse non viene esaminata.
study-not-over = La partita non è ancora finita; si può rivedere solo dopo.

study-large = Guarda sul tabellone grande
study-of-hundred = su 100
study-accuracy-of = { $accuracy } su 100
study-whose = La partita vista da
study-luck-or-choices = Fortuna o scelte?
study-part-own-about = Quanto sono costate le scelte di questo giocatore rispetto alle migliori.
study-part-others-about = Quanto le scelte degli altri hanno portato o tolto a questo giocatore.
study-part-revealed-about = Ciò che si è scoperto: carte girate, voti mostrati.
study-part-unforeseen-about = Ciò che la ricerca ha visto solo una mossa dopo; comprende anche il suo errore.
study-eyes = Come si giudicano le scelte
study-chance = Probabilità di vincere
study-touch = tocca la curva per andarci
study-pins = Punti sulla curva
study-pin-turn = Svolta dopo la mossa { $move }
study-pin-own = Scelta costosa { $number }, mossa { $move }
study-move = Mossa
study-moves = Tutte le scelte
study-costliest = { $seat }: le scelte più costose
study-nothing-costly = Nessuna scelta è stata chiaramente peggiore di un’altra vista dalla ricerca.
study-did = Giocata
study-better = Meglio
study-line = Che cosa sarebbe seguito
study-show = Mostra
study-finest = La scelta più bella, { $when }:
study-turns = Svolte
study-no-turns = Nessuna singola mossa ha cambiato la partita.
study-change-for = { $change } per { $seat }
study-looked = { $depth ->
    [deep] Esaminata a fondo.
   *[fast] Esaminata in breve.
}
study-looking = { $depth ->
    [deep] Esame più attento: { $percent } %. Le cifre possono ancora cambiare.
   *[fast] Esame della partita: { $percent } %
}
study-waiting = { $games ->
    [0] Tra un momento tocca a questa partita.
    [one] Prima c’è ancora 1 partita.
   *[other] Prima ci sono ancora { $games } partite.
}
study-compiling = Il gioco viene ancora reso più veloce; subito dopo si esamina la partita.
study-votes = Votazioni
study-vote-result = { $adopted ->
    [yes] approvata, { $yes } a { $no }
   *[no] respinta, { $yes } a { $no }
}
study-vote-seat = Giocatore
study-vote-ballot = Voto
study-vote-stake = Porterebbe
study-vote-instead = La legge che sostituisce
study-vote-cast = { $vote ->
    [yes] sì
   *[no] no
}{ $stones ->
    [0] {""}
    [one] {" "}con 1 segnalino
   *[other] {" "}con { $stones } segnalini
}
study-vote-swayed = Voto decisivo: { $seats }.
study-vote-nobody = Nessun singolo voto è stato decisivo.
study-vote-turn = { $stones ->
    [one] 1 segnalino in più l’avrebbe ribaltata.
   *[other] { $stones } segnalini in più l’avrebbero ribaltata.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } ha speso 1 segnalino di voto per niente.
   *[other] { $seat } ha speso { $stones } segnalini di voto per niente.
}
study-play-on = Continua da qui
study-play-on-about = Una nuova partita contro i bot, dopo la mossa { $move }. La vecchia resta com’era.
study-play-on-seat = Il tuo posto
study-play-on-level = Livello degli altri
study-play-on-begin = Comincia
study-play-on-name = Tu

# Puzzles
study-puzzles = Problemi
study-puzzles-about = Posizioni da partite fra bot in cui una scelta è chiaramente la migliore. Trovala. I primi tentativi contano per la tua serie, che questo browser ricorda.
study-puzzles-all = Tutti i problemi
study-puzzles-solved = { $right } su { $of } giusti al primo tentativo
study-puzzles-some = { $n ->
    [one] 1 problema
   *[other] { $n } problemi
}
study-puzzle-number = Problema { $number }
study-puzzle-grade = Livello { $grade } di 5
study-puzzle-streak = { $n ->
    [0] Ancora nessuna serie
    [one] 1 giusto
   *[other] { $n } giusti di fila
}
study-puzzle-best = Serie migliore: { $n }
study-puzzle-themes = Che cosa si chiede
study-puzzle-state = { $state ->
    [right] Problema { $number }, giusto al primo tentativo
    [wrong] Problema { $number }, sbagliato al primo tentativo
   *[new] Problema { $number }
}
study-puzzle-theme-win = Vinci da qui
study-puzzle-theme-win-about = Una sola mossa vince, qualunque cosa faccia l’altro.
study-puzzle-theme-save = Limita i danni
study-puzzle-theme-save-about = Non si può più vincere. Con una sola mossa si perde con il minor distacco.
study-puzzle-theme-place = Posiziona un cavaliere
study-puzzle-theme-place-about = Un posizionamento è chiaramente migliore di tutti gli altri.
study-puzzle-theme-vote = Vota
study-puzzle-theme-vote-about = Un voto è chiaramente migliore di tutti gli altri.
study-puzzle-open = Tutto è scoperto, per entrambi.
study-puzzle-hidden = Vedi ciò che questo giocatore poteva sapere.
study-puzzle-right = Giusto!
study-puzzle-wrong = Non è questa.
study-puzzle-tried = Il tuo tentativo:
study-puzzle-solution = La mossa giusta:
study-puzzle-wins-by = { $points ->
    [one] vince di 1 punto
   *[other] vince di { $points } punti
}
study-puzzle-loses-by = { $points ->
    [one] perde di 1 punto
   *[other] perde di { $points } punti
}
study-puzzle-chance = { $chance } di probabilità di vincere
study-puzzle-line = Che cosa segue se tutti giocano bene
study-puzzle-all = Dove portano le mosse
study-puzzle-leads = Porta a
study-puzzle-proven = Dimostrato: ogni possibile seguito della partita è stato esaminato.
study-puzzle-searched = Secondo ricerche su alcune migliaia di partite, ciascuna con le proprie estrazioni, tutte concordi. Le mosse che qui mancano non sono mai state in gara.
study-puzzle-next = Prossimo problema
study-puzzle-again = Riprova
study-puzzle-why = Perché?

# The challenge of the day
study-daily = Sfida del giorno
study-daily-about = La stessa distribuzione per tutti su questo server. Giochi { $seat }, contro { $bots ->
    [one] un bot di livello Cavaliere che risponde
   *[other] { $bots } bot di livello Cavaliere che rispondono
} a tutti allo stesso modo. Conta il primo tentativo; niente consigli, e nessuna mossa si annulla.
study-daily-ends = Fino a mezzanotte, tempo universale: { $left }.
study-daily-left = { $hours } h { $minutes } min
study-daily-playing = { $n ->
    [0] Nessuno ha ancora cominciato.
    [one] 1 persona ha cominciato.
   *[other] { $n } persone hanno cominciato.
}
study-daily-begin = Gioca la distribuzione di oggi
study-daily-go-on = Continua
study-daily-did = { $place }º posto su { $seats }, { $points } punti ({ $lead })
study-daily-king-did = Il Re al tuo posto: { $place }º, { $points } punti
study-daily-no-king = Il Re sta ancora pensando a questa distribuzione.
study-daily-beaten = Meglio di { $beaten } su { $others } altri qui
study-daily-chart = Il vantaggio di ciascuno sul migliore degli altri; il tuo è pieno, la corona indica il Re.
study-daily-table = Lo stesso come tabella
study-daily-place = Posto
study-daily-points = Punti
study-daily-lead = Vantaggio
study-daily-share = Condividi
study-daily-sealed = Potrai rivedere la tua partita quando il giorno sarà finito: altri forse non hanno ancora giocato.
study-daily-last = { $day }: { $game }
study-daily-fair = Una distribuzione onesta
study-daily-fair-about = Il segreto da cui nasce una distribuzione è estratto prima del suo giorno. La sua impronta si vede adesso, il segreto stesso quando il giorno è finito.
study-daily-today = Impronta di oggi
study-daily-tomorrow = Impronta di domani ({ $game })
study-copy = Copia
study-copied = Copiato

# Tries from positions of finished games
study-tries = I tuoi tentativi
study-tries-about = Partite che continuano da una posizione di una partita finita. Dai loro un nome, tornaci, condividi un albero con il suo link.
study-tries-shared = I tentativi di qualcuno da posizioni di una partita finita.
study-tries-none = Ancora nessun tentativo. Rivedi una partita finita e scegli «Continua da qui».
study-tries-gone = Questo albero non esiste, o è scaduto.
study-tries-of-game = da questa partita
study-tries-of-record = da una partita salvata
study-tries-until = Conservato qui fino al { $day }.
study-tries-link = Link a questo albero
study-try = Tentativo { $number }
study-try-from = dopo la mossa { $move }
study-try-as = come { $seat }, contro { $level }
study-try-open = non finito
study-try-ended = { $place }º posto ({ $points })
study-try-name = Nome del tentativo
study-try-rename = Dai un nome
study-try-save = Salva

# Your page
study-you = Le tue partite
study-you-about = Dalle partite di questo browser su questo server, senza tentativi e partite guidate.
study-you-all = Tutte le partite una per una
study-you-none = Ancora nessuna partita finita.
study-you-games = Partite
study-you-won = Vinte
study-you-share = Avversari superati
study-you-by-level = Contro
study-you-by-seat = Come
study-you-people = Persone
study-you-progress-about = Quanta parte degli avversari hai superato, in media su dieci partite.
study-you-as-table = Lo stesso come tabella
study-you-day = Giorno
study-you-votes = { $won } votazioni su { $of } sono andate come volevi.
study-you-conflicts = Primo in { $won } conflitti su { $of } a cui hai preso parte.
study-you-lines = Maggioranze vinte: { $won } su { $of } fra regioni e simboli.
