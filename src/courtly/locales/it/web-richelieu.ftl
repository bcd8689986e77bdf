# Il tavolo di Richelieu nel browser. `$cell` è un posto come b7, `$region` il nome di una regione (non
# tradotto), `$line` una regione o un simbolo (richelieu-line-…), `$kind` ciò che mostra una carta
# (richelieu-kind-…), `$name` il nome di un giocatore.

# La barra in alto
web-richelieu-turn = Turno { $turn }
web-richelieu-variant-standard = Tutte le carte
web-richelieu-variant-tactical = Tattica
web-richelieu-variant-standard-hint = La partita finisce quando tutte le carte sono prese.
web-richelieu-variant-tactical-hint = Variante tattica: la partita finisce appena restano carte in una sola fila.
web-richelieu-show-collections = Carte prese

# Le carte in tavola
web-richelieu-display = Le carte in tavola: quattro file
web-richelieu-row = Fila { $row }: { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}
web-richelieu-row-open = Apri la fila { $row }
web-richelieu-row-close = Chiudi la fila { $row }
web-richelieu-card = { $cell }: { $region }, { $total } stemmi in tutto, { $kind }
web-richelieu-card-end = all’estremità della sua fila
web-richelieu-card-inside = in mezzo alla sua fila
web-richelieu-card-token = sopra c’è un gettone
web-richelieu-card-marker = sopra c’è un segnalino di { $name }
web-richelieu-card-your-marker = sopra c’è un tuo segnalino
web-richelieu-card-chosen = scelta; sceglila di nuovo per confermare

# I posti
web-richelieu-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} se la partita finisse ora, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
web-richelieu-you = Tu
web-richelieu-score-hint = { $won ->
    [one] { $won } punto
   *[other] { $won } punti
} dalle maggioranze, { $lost } punti in meno per regioni e simboli senza carte. Così sarebbe se la partita finisse ora.
web-richelieu-markers = Segnalini: { $stock } nella scorta, { $out } su carte, { $box } nella scatola
web-richelieu-marker-stock = Paga con un segnalino della scorta
web-richelieu-tokens = { $n ->
    [0] Nessun gettone
    [one] { $n } gettone
   *[other] { $n } gettoni
}
web-richelieu-token-known = Gettone: { $token }
web-richelieu-token-hidden = Un gettone coperto; lo conosce solo chi lo ha
web-richelieu-token-secret = Lo conosci solo tu, fino alla fine.
web-richelieu-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
}

# La striscia: una riga per ogni regione e simbolo
web-richelieu-strip = Chi ha quale maggioranza
web-richelieu-line = { $line }: { $near } { $near-count }, { $far } { $far-count }, ancora da prendere { $left }.
web-richelieu-line-leads = { $you ->
    [yes] Hai la maggioranza: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
   *[no] { $name } ha la maggioranza: { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
web-richelieu-line-even = Nessuno ha la maggioranza: nessun punto.
web-richelieu-line-missing = { $you ->
    [yes] Non ne hai nessuna carta: 5 punti in meno.
   *[no] { $name } non ne ha nessuna carta: 5 punti in meno.
}
web-richelieu-collections = Carte prese
web-richelieu-pile = { $name }, { $region }: { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
}
web-richelieu-pile-card = { $cell }: { $kind }

# Che cosa c’è da decidere
web-richelieu-ask-take = Tocca a te: prendi una carta all’estremità di una fila.
web-richelieu-ask-second = Hai preso { $cell }. Prendi una seconda carta ({ $region }), o fermati.
web-richelieu-ask-second-plain = Prendi una seconda carta, o fermati.
web-richelieu-ask-pay = Sulla carta c’era un segnalino avversario: paga con uno dei tuoi.
web-richelieu-ask-mark = Puoi mettere un segnalino su una carta che non ne ha.
web-richelieu-ask-lift = Non hai segnalini nella scorta. Puoi riprenderne uno da una carta e metterlo su un’altra.
web-richelieu-ask-pass = Non hai segnalini da mettere.
web-richelieu-ask-place = Metti il segnalino ripreso da { $cell } su un’altra carta.
web-richelieu-ask-stuck = Non puoi prendere nessuna carta.
web-richelieu-over-won = Vince { $name }, { $points } a { $other }.
web-richelieu-over-fewer = Vince { $name }: { $points } a { $points }, ma con meno carte.
web-richelieu-over-draw = Pareggio: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e altrettante carte ciascuno.

# Che cosa decidono altri
web-richelieu-wait-take = { $name } sceglie una carta.
web-richelieu-wait-second = { $name } può prendere una seconda carta.
web-richelieu-wait-pay = { $name } paga con un segnalino.
web-richelieu-wait-mark = { $name } può mettere un segnalino.
web-richelieu-wait-place = { $name } sposta un segnalino.
web-richelieu-wait-stuck = { $name } non può prendere nessuna carta.

# Che cosa farebbe una scelta
web-richelieu-change = { $line } { $before } → { $after }, { $standing ->
    [lead] più di { $other }
    [even] parità
   *[behind] meno di { $other }
}{ $saves ->
    [yes] {" "}(evita −5 punti)
   *[no] {""}
}.
web-richelieu-marker-home = Il tuo segnalino torna a te.
web-richelieu-marker-cost = Ti costa un segnalino.
web-richelieu-token-there = Sopra c’è un gettone.
web-richelieu-uncovers = Libera { $region }, { $kind }.
web-richelieu-mark-would = Metti un segnalino su { $cell } ({ $region }, { $kind })? Per prenderla l’avversario dovrà pagare un segnalino.
web-richelieu-lift-would = Riprendi il tuo segnalino da { $cell } ({ $region }) per metterlo su un’altra carta?
web-richelieu-pay-would = Paghi con il tuo segnalino su { $cell } ({ $region })? Va nella scatola.
web-richelieu-pay-stock-would = Paghi con un segnalino della scorta? Va nella scatola.
web-richelieu-redeem-would = Cedi un gettone «recupera un segnalino» per riprendere un segnalino dalla scatola?

# Pulsanti
web-richelieu-take = Prendi { $cell }
web-richelieu-stop = Fermati qui
web-richelieu-pay-stock = Paga dalla scorta
web-richelieu-pay = Paga con { $cell }
web-richelieu-mark = Segnalino su { $cell }
web-richelieu-lift = Riprendi da { $cell }
web-richelieu-pass = Passa
web-richelieu-redeem = Usa il gettone
web-richelieu-redeem-confirm = Cedi il gettone
web-richelieu-redeem-card = Cedi il gettone di { $cell }
web-richelieu-skip = Salta il turno
web-richelieu-cancel = Non ancora

# Il foglio dei punti
web-richelieu-sheet = Foglio dei punti
web-richelieu-sheet-line = Regione o simbolo
web-richelieu-sheet-cards = Carte
web-richelieu-sheet-count = N.
web-richelieu-sheet-points = Pt.
web-richelieu-sheet-leads = maggioranza
web-richelieu-sheet-total = Totale
web-richelieu-sheet-won = Maggioranze
web-richelieu-sheet-missing = Senza carte
web-richelieu-sheet-token = con un gettone
web-richelieu-sheet-now = Così sarebbe se la partita finisse ora. I gettoni che non conosci non sono contati.
web-richelieu-sheet-tie = A pari punti vince chi ha meno carte.

# What a table can choose
web-richelieu-option-variant = Variante
web-richelieu-option-variant-standard = Normale
web-richelieu-option-variant-tactical = Tattica
web-richelieu-option-start = Chi comincia

# The result
web-richelieu-tie = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno; vince chi ha meno carte: { $mine } contro { $theirs }.
web-richelieu-even = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} e { $n } carte ciascuno.

# The end, and why points begin below nothing
web-richelieu-count = Il conteggio finale
web-richelieu-why-minus = { $missing ->
    [one] Ancora 1 riga senza carte: −{ $points }
   *[other] Ancora { $missing } righe senza carte: −{ $points }
}

# Why a move may be good
web-richelieu-because-mark = Chi prende quella carta ({ $region }) deve cedere un segnalino.
web-richelieu-because-saves = La prima carta ({ $line }) evita i punti in meno.
web-richelieu-because-leads = { $line }: così sei in vantaggio, { $n } a { $other }.
web-richelieu-because-even = { $line }: così raggiungi la parità.
web-richelieu-because-token = Lì c’è un gettone.
web-richelieu-because-cost = Costa un segnalino: ce n’è uno di { $name }.
web-richelieu-because-uncovers = Libera { $region }, { $kind }.
