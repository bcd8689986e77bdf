# Lancaster: decisioni, leggi, eventi, rifiuti. `$seat` è il nome di un giocatore o di un alleato, `$place`
# un luogo come Stafford, castle gold o upper 1, `$source` ciò che ha causato la cosa.

lancaster-name = Lancaster

# Posti e alleati
lancaster-seat-red = Rosso
lancaster-seat-blue = Blu
lancaster-seat-green = Verde
lancaster-seat-gold = Giallo
lancaster-seat-violet = Viola
lancaster-ally-of = { $seat } (alleato)

# Che cosa c’è da decidere
lancaster-decision-lay = colloca una piastrina di espansione nel tuo castello
lancaster-decision-place = posiziona un cavaliere
lancaster-decision-squires = di’ quanti scudieri accompagnano il cavaliere
lancaster-decision-favour = scegli una piastrina del Favore del re
lancaster-decision-noble = scegli un nobile
lancaster-decision-upgrade = rafforza un cavaliere, o rinuncia
lancaster-decision-vote = vota la proposta, con quanti segnalini di voto vuoi
lancaster-decision-trade = di’ quante volte scambi
lancaster-decision-exchange = scambia oro o scudieri, 2 per 1, o rinuncia
lancaster-decision-send = di’ quanti scudieri mandi nel conflitto
lancaster-decision-toll = paga, o non pagare
lancaster-decision-county = prendi il nobile, il reddito, o entrambi per 3 monete d’oro
lancaster-decision-cross = scegli il conflitto da raggiungere in Francia
lancaster-decision-start = nomina il giocatore iniziale
lancaster-decision-castle = paga un nuovo cavaliere o un rafforzamento, o rinuncia
lancaster-decision-ransom = riscatta cavalieri prigionieri, o rinuncia
lancaster-decision-over = la partita è finita

# Parole per segnalini, fasi e cause; i nomi delle contee restano come sono
lancaster-token-gold = monete d’oro
lancaster-token-squires = scudieri
lancaster-token-votes = segnalini di voto
lancaster-phase-setup = preparazione
lancaster-phase-placing = posizionamento
lancaster-phase-parliament = parlamento
lancaster-phase-laws = applicazione delle leggi
lancaster-phase-counties = contee
lancaster-phase-castles = castelli
lancaster-phase-conflicts = conflitti
lancaster-phase-over = fine della partita
lancaster-source-favour-noble = Favore del re
lancaster-source-favour-upgrade = Favore del re
lancaster-source-favour-gold = Favore del re
lancaster-source-favour-squires = Favore del re
lancaster-source-favour-purse = Favore del re
lancaster-source-favour-alms = Favore del re
lancaster-source-castle-recruit = castello: { lancaster-space-recruit }
lancaster-source-castle-upgrade = castello: { lancaster-space-upgrade }
lancaster-source-castle-squires = castello: { lancaster-space-squires }
lancaster-source-castle-gold = castello: { lancaster-space-gold }
lancaster-source-castle-votes = castello: { lancaster-space-votes }
lancaster-source-castle-purse = castello: { lancaster-space-purse }
lancaster-source-set-up = preparazione
lancaster-source-round-table = Tavola rotonda
lancaster-source-votes = votazione
lancaster-source-left-over = avanzati dopo le votazioni
lancaster-source-both-rewards = per nobile e reddito
lancaster-source-ransom = riscatto
lancaster-source-victory = vittoria in Francia
lancaster-source-defeat = sconfitta in Francia
lancaster-source-knighthood = cavalleria
lancaster-source-extensions = espansioni
lancaster-source-nobles = nobili
lancaster-numbered = legge { $number }
lancaster-favour-noble = nobile
lancaster-favour-upgrade = rafforzamento
lancaster-favour-gold = oro
lancaster-favour-squires = scudieri
lancaster-favour-purse = borsa
lancaster-favour-alms = piccola borsa
lancaster-choice-noble = il nobile
lancaster-choice-reward = il reddito
lancaster-choice-both = il nobile e il reddito
lancaster-vote-no = no
lancaster-vote-yes = sì
lancaster-winner-england = l’Inghilterra
lancaster-winner-france = la Francia

# I luoghi nelle frasi; ciò che scrivono i giocatori è uguale in tutte le lingue
lancaster-space-recruit = nuovo cavaliere
lancaster-space-upgrade = rafforzamento
lancaster-space-squires = scudieri
lancaster-space-gold = oro
lancaster-space-votes = segnalini di voto
lancaster-space-purse = borsa
lancaster-conflict-upper-1 = conflitto superiore 1
lancaster-conflict-upper-2 = conflitto superiore 2
lancaster-conflict-lower-1 = conflitto inferiore 1
lancaster-conflict-lower-2 = conflitto inferiore 2
lancaster-place-castle-recruit = campo «{ lancaster-space-recruit }» del castello
lancaster-place-castle-upgrade = campo «{ lancaster-space-upgrade }» del castello
lancaster-place-castle-squires = campo «{ lancaster-space-squires }» del castello
lancaster-place-castle-gold = campo «{ lancaster-space-gold }» del castello
lancaster-place-castle-votes = campo «{ lancaster-space-votes }» del castello
lancaster-place-castle-purse = campo «{ lancaster-space-purse }» del castello
lancaster-place-upper-1 = { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = { lancaster-conflict-lower-2 }
lancaster-place-court = corte
lancaster-onto = { $place-sort ->
    [castle] sul { $place }
    [upper] nel { $place }
    [lower] nel { $place }
    [court] a corte
   *[county] nella contea di { $place }
}
lancaster-at = { $place-sort ->
    [castle] sul { $place }
    [upper] nel { $place }
    [lower] nel { $place }
    [court] a corte
   *[county] nella contea di { $place }
}
lancaster-off = { $place-sort ->
    [castle] dal { $place }
    [upper] dal { $place }
    [lower] dal { $place }
    [court] dalla corte
   *[county] dalla contea di { $place }
}

# Le leggi, in breve
lancaster-law-b01 = più oro di tutti: puoi rafforzare uno dei tuoi cavalieri posizionati
lancaster-law-b02 = più scudieri di tutti nella scorta: un nuovo cavaliere
lancaster-law-b03 = 3 punti ogni 2 contee con un tuo cavaliere
lancaster-law-b11 = puoi comprare segnalini di voto a 1 moneta d’oro l’uno
lancaster-law-b12 = quante volte vuoi: 1 scudiero e 1 moneta d’oro per 3 punti
lancaster-law-b13 = puoi collocare 1 piastrina di espansione ogni 2 conflitti con un tuo cavaliere
lancaster-law-b14 = 1 scudiero per ogni tuo cavaliere di forza 2 posizionato
lancaster-law-b21 = 1 scudiero, 1 segnalino di voto e 1 moneta d’oro ogni 2 conflitti con un tuo cavaliere
lancaster-law-b22 = nessun cavaliere di forza 2 posizionato: puoi rafforzare un cavaliere
lancaster-law-b23 = il tuo cavaliere di forza 3, se posizionato, è scambiato con quello di forza 4
lancaster-law-b24 = 5 punti ogni 3 piastrine di espansione nel tuo castello
lancaster-law-b31 = 3 punti per ogni conflitto con un tuo cavaliere
lancaster-law-b32 = 8 punti ogni 3 contee con un tuo cavaliere
lancaster-law-b33 = tutti e tre i cavalieri di forza 1 posizionati: 5 punti
lancaster-law-b34 = un nuovo cavaliere ogni 3 nobili che hai
lancaster-law-b41 = puoi scambiare oro con punti, 1 a 1
lancaster-law-b42 = puoi scambiare scudieri con punti, 1 a 1
lancaster-law-b43 = cavalieri di tutti e quattro i livelli di forza posizionati: 6 punti
lancaster-law-n01 = più scudieri di tutti nella scorta: 1 moneta d’oro e 1 segnalino di voto
lancaster-law-n02 = più oro di tutti: 1 scudiero e 1 segnalino di voto
lancaster-law-n03 = 1 segnalino di voto per ogni conflitto con un tuo cavaliere
lancaster-law-n11 = nessun nobile alla tua Tavola rotonda: 1 moneta d’oro, 1 scudiero e 1 segnalino di voto
lancaster-law-n12 = puoi mandare a combattere 1 scudiero per ogni conflitto con un tuo cavaliere
lancaster-law-n13 = 1 scudiero per ogni tuo cavaliere di forza 1 posizionato
lancaster-law-n14 = puoi comprare piastrine di espansione a 4 monete d’oro l’una
lancaster-law-n21 = 3 punti per ogni cavaliere nel tuo castello
lancaster-law-n22 = più segnalini di voto avanzati di tutti: puoi rafforzare un cavaliere
lancaster-law-n23 = entrambi i cavalieri di forza 2 posizionati: 3 punti
lancaster-law-n24 = ogni contea con un tuo cavaliere costa 1 moneta d’oro, o il cavaliere torna a corte
lancaster-law-n31 = 5 punti ogni 2 contee con un tuo cavaliere
lancaster-law-n32 = puoi scambiare oro con scudieri o scudieri con oro, 2 per 1
lancaster-law-n33 = ogni tua piastrina di espansione costa 1 scudiero, o viene girata per questo giro
lancaster-law-n34 = 3 punti ogni 2 scudieri accanto ai tuoi cavalieri nelle contee
lancaster-law-n41 = 3 punti per ogni contea rimasta senza nobili con un tuo cavaliere
lancaster-law-n42 = quante volte vuoi: 1 moneta d’oro, 1 scudiero e 1 segnalino di voto avanzato per 3 punti
lancaster-law-n43 = più cavalieri di tutti nei conflitti: 5 punti

# Che cosa è successo
lancaster-event-round-began = Comincia il giro { $round }.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = Scoppia un conflitto di forza { $strength }: il { $conflict }.
lancaster-event-law-proposed = Proposta { $number }: «{ $law }».
lancaster-event-game-ended = La partita è finita.
lancaster-amount = { $token-sort ->
    [squires] { $amount ->
        [one] 1 scudiero
       *[other] { $amount } scudieri
    }
    [votes] { $amount ->
        [one] 1 segnalino di voto
       *[other] { $amount } segnalini di voto
    }
   *[other] { $amount ->
        [one] 1 moneta d’oro
       *[other] { $amount } monete d’oro
    }
}
lancaster-event-tokens-gained = { $seat } riceve { lancaster-amount } ({ $source }).
lancaster-event-tokens-paid = { $source-sort ->
    [votes] { $seat } impiega { lancaster-amount } ({ $source }).
    [left] { $seat } restituisce { lancaster-amount } ({ $source }).
   *[other] { $seat } paga { lancaster-amount } ({ $source }).
}
lancaster-event-supply-short = La scatola è vuota: { $seat } resta senza { lancaster-amount } ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } ottiene 1 punto ({ $source }).
   *[other] { $seat } ottiene { $points } punti ({ $source }).
}
lancaster-event-reward-lapsed = { $seat } non riceve nulla: il reddito va perso ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } posiziona un cavaliere di forza { $strength } { lancaster-onto }.
    [one] { $seat } posiziona un cavaliere di forza { $strength } con 1 scudiero { lancaster-onto }.
   *[other] { $seat } posiziona un cavaliere di forza { $strength } con { $squires } scudieri { lancaster-onto }.
}
lancaster-event-knight-evicted = Il cavaliere di forza { $strength } di { $seat } viene scacciato dalla contea di { $county }.
lancaster-event-placing-skipped = { $seat } non può posizionare nessun cavaliere e salta il turno.
lancaster-event-knight-returned = Il cavaliere di forza { $strength } di { $seat } torna a corte { lancaster-off }.
lancaster-event-squires-dismissed = { $amount ->
    [one] Lo scudiero di { $seat } { lancaster-at } torna al deposito comune.
   *[other] I { $amount } scudieri di { $seat } { lancaster-at } tornano al deposito comune.
}
lancaster-event-knight-recruited = { $seat } riceve un nuovo cavaliere ({ $source }).
lancaster-event-knight-upgraded = { $seat } rafforza un cavaliere { lancaster-at } da forza { $strength } a { lancaster-stronger } ({ $source }).
lancaster-stronger = { $strength ->
    [1] 2
    [2] 3
   *[other] 4
}
lancaster-event-knight-crossed = { $seat } manda un cavaliere di forza { $strength } in Francia, nel { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } manda 1 scudiero nel { $conflict }.
   *[other] { $seat } manda { $amount } scudieri nel { $conflict }.
}
lancaster-event-knight-captured = Il cavaliere di forza { $strength } di { $seat } resta prigioniero nel { $conflict } e va in riserva.
lancaster-event-knight-ransomed = { $seat } riscatta un cavaliere di forza { $strength }, prigioniero nel { $conflict }.
lancaster-event-favour-taken = { $seat } sceglie il Favore del re: { $favour }.
lancaster-event-noble-taken = Il nobile della contea di { $county } si siede sulla sedia { $chair } della Tavola rotonda di { $seat } ({ $source }).
lancaster-event-noble-removed = { $seat } toglie dal gioco un nobile della contea di { $county } ({ $source }).
lancaster-event-tile-laid = { $seat } colloca nel castello la piastrina di espansione «{ $space }» ({ $source }).
lancaster-event-tile-turned = { $seat } gira a faccia in giù la piastrina di espansione «{ $space }».
lancaster-event-tile-opened = { $seat } scopre di nuovo la piastrina di espansione «{ $space }».
lancaster-event-ballot-cast = { $vote ->
    [none] { $seat } ha votato.
   *[other] { $seat } ha votato { $vote } con { $stones } { $stones ->
        [one] segnalino di voto
       *[other] segnalini di voto
    }.
}
lancaster-event-ballot-shown = { $seat }: { $vote }, { $stones } { $stones ->
    [one] segnalino di voto
   *[other] segnalini di voto
}.
lancaster-event-law-adopted = Approvata, { $yes } a { $no }: «{ $law }».
lancaster-event-law-rejected = Respinta, { $yes } a { $no }: «{ $law }».
lancaster-event-law-repealed = Non più in vigore: «{ $law }».
lancaster-event-law-applied = Si applica la legge: «{ $law }».
lancaster-event-county-scored = { $seat } prende { $choice } nella contea di { $county }.
lancaster-event-start-player-named = { $seat } nomina il giocatore iniziale: { $start }.
lancaster-event-castle-scored = Si valuta il castello di { $seat }.
lancaster-event-conflict-scored = Inghilterra { $english }, Francia { $french } nel { $conflict }: vince { $winner }.
lancaster-event-conflict-ranked = { $seat } è al rango { $rank } nel { $conflict } con forza { $strength }.
lancaster-event-conflict-held-over = Un secondo tentativo: il { $conflict } passa nella fila inferiore.
lancaster-event-conflict-closed = Il { $conflict } è concluso.

# Perché una mossa è rifiutata
lancaster-refused-not-now = non è il momento. Prima: { $asked }.
lancaster-refused-too-few = { $token }: { $needed ->
    [one] ne serve 1
   *[other] ne servono { $needed }
}, tu ne hai { $have }.
lancaster-refused-box-empty = nella scatola non ne restano abbastanza ({ $token }).
lancaster-refused-no-ally = gli alleati ci sono solo nella partita a due.
lancaster-refused-not-at-court = a corte non c’è nessun cavaliere di forza { $strength }.
lancaster-refused-too-weak = la contea di { $county } richiede un cavaliere almeno di forza { $minimum }; per questo gli scudieri non contano.
lancaster-refused-own-knight = nella contea di { $county } c’è un tuo cavaliere; nessuno scaccia i propri.
lancaster-refused-friend = nella contea di { $county } giocatore e alleato non si scacciano a vicenda.
lancaster-refused-ally-too-weak = la contea di { $county } è tenuta con forza { $total }; il cavaliere dell’alleato, senza scudieri, non è più forte.
lancaster-refused-not-stronger = la contea di { $county } è tenuta con forza { $total }; con un cavaliere di forza { $strength } ti { $needed ->
    [one] serve 1 scudiero
   *[other] servono { $needed } scudieri
}.
lancaster-refused-ally-castle = il castello di un alleato ha solo i campi «nuovo cavaliere» e «rafforzamento», non «{ $space }».
lancaster-refused-space-taken = sul campo «{ $space }» del castello c’è già un cavaliere.
lancaster-refused-space-covered = una piastrina di espansione copre il campo «{ $space }» del castello.
lancaster-refused-no-conflict = ora non c’è nessun { $conflict }.
lancaster-refused-conflict-full = i tre campi del { $conflict } sono tutti occupati da altri.
lancaster-refused-too-few-squires = per entrare nella contea di { $county } il cavaliere ha bisogno di almeno { $needed ->
    [one] 1 scudiero
   *[other] { $needed } scudieri
}.
lancaster-refused-favour-left-out = la piastrina «{ $favour }» non si usa con questo numero di giocatori.
lancaster-refused-favour-taken = la piastrina «{ $favour }» è già stata presa in questo giro.
lancaster-refused-no-noble = nella contea di { $county } non c’è più nessun nobile.
lancaster-refused-noble-had = hai già il nobile della contea di { $county }.
lancaster-refused-tile-laid = la piastrina «{ $space }» è già nel tuo castello.
lancaster-refused-exchange-none = di’ quanti ne vuoi in cambio, o rinuncia.
lancaster-refused-send = puoi mandare ancora { $most ->
    [one] 1 scudiero
   *[other] { $most } scudieri
} al massimo.
lancaster-refused-ally-both = il tuo oro non si spende mai per l’alleato: scegli il nobile o il reddito.
lancaster-refused-no-seat = il giocatore iniziale deve essere uno di questi: { $seats }.
lancaster-refused-not-scored = sul campo «{ $space }» del castello ora non c’è nulla da valutare.
lancaster-refused-score-paid = «{ $space }» è un reddito a pagamento: scrivi «recruit» o «upgrade».
lancaster-refused-income-first = valuta prima le entrate rimaste; poi puoi rinunciare al resto.
lancaster-refused-must-take-noble = devi scegliere un nobile: non puoi rinunciare.
lancaster-refused-no-knight-there = { lancaster-at } non c’è nessun cavaliere di forza { $strength }.
lancaster-refused-none-stronger = in riserva non c’è nessun cavaliere di forza { $stronger }.
lancaster-refused-placed-only = con questa legge si rafforza solo un cavaliere posizionato.
lancaster-refused-no-recruit = in riserva non c’è nessun cavaliere di forza 1.
lancaster-refused-no-captive = qui non è prigioniero nessun cavaliere di forza { $strength }.
lancaster-refused-must-lay = questa piastrina va collocata: non puoi rinunciare.
