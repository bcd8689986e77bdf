# Richelieu: decisioni, eventi, rifiuti. `$seat` è il nome di un giocatore, `$card` un posto come b7.

richelieu-name = Richelieu
richelieu-seat-cardinal = Cardinale
richelieu-seat-queen = Regina

# Che cosa c’è da decidere
richelieu-decision-take = prendi una carta all’estremità di una fila
richelieu-decision-pay = paga con uno dei tuoi segnalini
richelieu-decision-second = prendi una seconda carta, o fermati
richelieu-decision-mark = metti un segnalino, o passa
richelieu-decision-place = metti il segnalino ripreso su un’altra carta
richelieu-decision-stuck = non puoi prendere nessuna carta: salta il turno, o usa un gettone
richelieu-decision-over = la partita è finita

# Parole per ciò che sta su carte e gettoni; i nomi delle regioni restano come sono
richelieu-kind-sword = uno stemma e una spada
richelieu-kind-cross = uno stemma e una croce
richelieu-kind-tower = uno stemma e una torre
richelieu-kind-single = uno stemma
richelieu-kind-double = due stemmi
richelieu-line-sword = spade
richelieu-line-cross = croci
richelieu-line-tower = torri
richelieu-token-sword = una spada
richelieu-token-cross = una croce
richelieu-token-tower = una torre
richelieu-token-marker-back = recupera un segnalino
richelieu-token-spent = (usato)

# Che cosa è successo
richelieu-event-turn-began = Turno: { $seat }.
richelieu-event-card-taken = { $seat } prende { $card }: { $region }, { $kind }.
richelieu-event-marker-returned = { $owner } riprende nella scorta il segnalino che era su { $card }.
richelieu-event-marker-paid = { $from ->
    [stock] { $seat } paga con un segnalino della scorta.
   *[other] { $seat } paga con il segnalino che era su { $from }.
}
richelieu-event-token-taken = { $token ->
    [none] { $seat } guarda il gettone di { $card }.
   *[other] { $seat } guarda il gettone di { $card }: { $token }.
}
richelieu-event-marker-laid = { $seat } mette un segnalino su { $card }.
richelieu-event-marker-moved = { $seat } sposta un segnalino da { $from } a { $card }.
richelieu-event-token-redeemed = { $card ->
    [none] { $seat } cede un gettone «recupera un segnalino» e riprende un segnalino dalla scatola.
   *[other] { $seat } cede il gettone «recupera un segnalino» di { $card } e riprende un segnalino dalla scatola.
}
richelieu-event-turn-skipped = { $seat } non può prendere nessuna carta e salta il turno.
richelieu-event-game-ended = La partita è finita.
richelieu-event-token-shown = { $seat } mostra il gettone di { $card }: { $token }.
richelieu-event-line-scored = { $seat } ha la maggioranza ({ $line }, { $count }): { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
richelieu-event-line-missing = { $line-sort ->
    [sword] { $seat } non ha nessuna carta con una spada e perde 5 punti.
    [cross] { $seat } non ha nessuna carta con una croce e perde 5 punti.
    [tower] { $seat } non ha nessuna carta con una torre e perde 5 punti.
   *[region] { $seat } non ha nessuna carta di { $line } e perde 5 punti.
}

# Perché una mossa è rifiutata
richelieu-refused-not-now = non è il momento. Prima: { $asked }.
richelieu-refused-stuck = su ogni carta a portata c’è un segnalino avversario, e tu non ne hai per pagare.
richelieu-refused-in-hand = hai in mano un segnalino: prima mettilo su una carta.
richelieu-refused-gone = in { $card } non c’è più nessuna carta.
richelieu-refused-not-end = { $card } non è all’estremità della sua fila.
richelieu-refused-other-region = due carte devono essere della stessa regione: hai preso { $first }, ma { $card } è { $second }.
richelieu-refused-coats = due carte possono mostrare al massimo due stemmi in tutto; con { $card } sarebbero { $coats }.
richelieu-refused-cannot-pay = su { $card } c’è un segnalino avversario, e tutti i tuoi sono nella scatola.
richelieu-refused-empty-stock = non hai segnalini nella scorta per pagare.
richelieu-refused-not-your-marker = su { $card } non c’è nessuno dei tuoi segnalini.
richelieu-refused-same-card = il segnalino viene da { $card }; deve andare su un’altra carta.
richelieu-refused-marked = su { $card } c’è già un segnalino.
richelieu-refused-lift-first = non hai segnalini nella scorta; riprendine prima uno da una carta.
richelieu-refused-stock-first = si sposta un segnalino solo quando nella scorta non ce ne sono più.
richelieu-refused-nowhere = non c’è nessuna carta senza segnalino su cui metterlo.
richelieu-refused-empty-box = nella scatola non c’è nessuno dei tuoi segnalini.
richelieu-refused-no-token = non hai nessun gettone «recupera un segnalino».
richelieu-refused-one-token = non serve dire quale gettone: basta «redeem».
richelieu-refused-which-token = hai due gettoni «recupera un segnalino». Di’ quale cedi: «redeem { $first }» oppure «redeem { $second }».
