# Lancaster: decisioni, leggi, eventi, rifiuti. `$seat` è il nome di un giocatore o di un alleato, `$place`
# un luogo come Stafford, castle gold o upper 1, `$source` ciò che ha causato la cosa.

lancaster-name = Lancaster

# Posti e alleati
lancaster-seat-red = Rosso
lancaster-seat-blue = Blu
lancaster-seat-green = Verde
lancaster-seat-gold = Oro
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
lancaster-decision-exchange = scambia oro o scudieri, due per uno, o rinuncia
lancaster-decision-send = di’ quanti scudieri mandi nel conflitto
lancaster-decision-toll = paga, o rifiuta di pagare
lancaster-decision-county = prendi il nobile, il reddito, o entrambi per 3 monete d’oro
lancaster-decision-cross = scegli il conflitto da raggiungere in Francia
lancaster-decision-start = nomina il giocatore iniziale
lancaster-decision-castle = paga un nuovo cavaliere o un rafforzamento, o rinuncia
lancaster-decision-ransom = riscatta cavalieri prigionieri, o rinuncia
lancaster-decision-over = la partita è finita

# Parole per segnalini, fasi e cause; i nomi delle contee restano come sono
lancaster-token-gold = oro
lancaster-token-squires = scudieri
lancaster-token-votes = segnalini di voto
lancaster-phase-setup = preparazione
lancaster-phase-placing = posizionamento
lancaster-phase-parliament = parlamento
lancaster-phase-laws = leggi
lancaster-phase-counties = contee
lancaster-phase-castles = castelli
lancaster-phase-conflicts = conflitti
lancaster-phase-over = fine
lancaster-source-favour-noble = Favore del re
lancaster-source-favour-upgrade = Favore del re
lancaster-source-favour-gold = Favore del re
lancaster-source-favour-squires = Favore del re
lancaster-source-favour-purse = Favore del re
lancaster-source-favour-alms = Favore del re
lancaster-source-castle-recruit = castello: nuovo cavaliere
lancaster-source-castle-upgrade = castello: rafforzamento
lancaster-source-castle-squires = castello: scudieri
lancaster-source-castle-gold = castello: oro
lancaster-source-castle-votes = castello: segnalini di voto
lancaster-source-castle-purse = castello: borsa
lancaster-source-set-up = preparazione
lancaster-source-round-table = Tavola rotonda
lancaster-source-votes = votazione
lancaster-source-left-over = avanzati dalle votazioni
lancaster-source-both-rewards = per nobile e reddito
lancaster-source-ransom = riscatto
lancaster-source-victory = vittoria in Francia
lancaster-source-defeat = sconfitta in Francia
lancaster-source-knighthood = la cavalleria più forte
lancaster-source-extensions = più espansioni di tutti
lancaster-source-nobles = nobili
lancaster-favour-noble = un nobile
lancaster-favour-upgrade = un rafforzamento
lancaster-favour-gold = oro
lancaster-favour-squires = scudieri
lancaster-favour-purse = oro e scudieri
lancaster-favour-alms = un po’ d’oro e di scudieri
lancaster-choice-noble = il nobile
lancaster-choice-reward = il reddito
lancaster-choice-both = nobile e reddito
lancaster-vote-no = no
lancaster-vote-yes = sì
lancaster-winner-england = Inghilterra
lancaster-winner-france = Francia

# I luoghi nelle frasi; ciò che scrivono i giocatori è uguale in tutte le lingue
lancaster-space-recruit = nuovo cavaliere
lancaster-space-upgrade = rafforzamento
lancaster-space-squires = scudieri
lancaster-space-gold = oro
lancaster-space-votes = segnalini di voto
lancaster-space-purse = borsa
lancaster-conflict-upper-1 = superiore 1
lancaster-conflict-upper-2 = superiore 2
lancaster-conflict-lower-1 = inferiore 1
lancaster-conflict-lower-2 = inferiore 2
lancaster-place-castle-recruit = castello, nuovo cavaliere
lancaster-place-castle-upgrade = castello, rafforzamento
lancaster-place-castle-squires = castello, scudieri
lancaster-place-castle-gold = castello, oro
lancaster-place-castle-votes = castello, segnalini di voto
lancaster-place-castle-purse = castello, borsa
lancaster-place-upper-1 = conflitto { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = conflitto { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = conflitto { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = conflitto { lancaster-conflict-lower-2 }
lancaster-place-court = corte

# Le leggi, in breve
lancaster-law-b01 = più oro: può rafforzare un cavaliere posizionato
lancaster-law-b02 = più scudieri: un nuovo cavaliere
lancaster-law-b03 = 3 punti ogni 2 contee
lancaster-law-b11 = comprare segnalini di voto a 1 oro l’uno
lancaster-law-b12 = scambiare 1 scudiero e 1 oro per 3 punti
lancaster-law-b13 = 1 piastrina di espansione ogni 2 conflitti
lancaster-law-b14 = 1 scudiero per cavaliere di forza 2 posizionato
lancaster-law-b21 = 1 scudiero, 1 segnalino di voto e 1 oro ogni 2 conflitti
lancaster-law-b22 = nessun cavaliere di forza 2 posizionato: può rafforzare un cavaliere
lancaster-law-b23 = un cavaliere di forza 3 posizionato diventa di forza 4
lancaster-law-b24 = 5 punti ogni 3 piastrine di espansione
lancaster-law-b31 = 3 punti per conflitto
lancaster-law-b32 = 8 punti ogni 3 contee
lancaster-law-b33 = tutti e tre i cavalieri di forza 1 posizionati: 5 punti
lancaster-law-b34 = un nuovo cavaliere ogni 3 nobili
lancaster-law-b41 = scambiare oro per punti, 1 a 1
lancaster-law-b42 = scambiare scudieri per punti, 1 a 1
lancaster-law-b43 = cavalieri di tutte e quattro le forze posizionati: 6 punti
lancaster-law-n01 = più scudieri: 1 oro e 1 segnalino di voto
lancaster-law-n02 = più oro: 1 scudiero e 1 segnalino di voto
lancaster-law-n03 = 1 segnalino di voto per conflitto
lancaster-law-n11 = nessun nobile: 1 oro, 1 scudiero e 1 segnalino di voto
lancaster-law-n12 = può mandare a combattere 1 scudiero per conflitto
lancaster-law-n13 = 1 scudiero per cavaliere di forza 1 posizionato
lancaster-law-n14 = comprare piastrine di espansione a 4 oro l’una
lancaster-law-n21 = 3 punti per cavaliere nel castello
lancaster-law-n22 = più segnalini di voto avanzati: può rafforzare un cavaliere
lancaster-law-n23 = entrambi i cavalieri di forza 2 posizionati: 3 punti
lancaster-law-n24 = ogni contea costa 1 oro, o il cavaliere torna a corte
lancaster-law-n31 = 5 punti ogni 2 contee
lancaster-law-n32 = scambiare oro e scudieri, 2 per 1
lancaster-law-n33 = ogni piastrina di espansione costa 1 scudiero, o viene girata
lancaster-law-n34 = 3 punti ogni 2 scudieri nelle contee
lancaster-law-n41 = 3 punti per contea rimasta senza nobili
lancaster-law-n42 = scambiare 1 oro, 1 scudiero e 1 segnalino di voto avanzato per 3 punti
lancaster-law-n43 = più cavalieri nei conflitti: 5 punti

# Che cosa è successo
lancaster-event-round-began = Comincia il giro { $round }.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = Scoppia un conflitto di forza { $strength }: { $conflict }.
lancaster-event-law-proposed = Proposta { $number }: { $law }.
lancaster-event-game-ended = La partita è finita.
lancaster-amount = { $token-id ->
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
lancaster-event-tokens-paid = { $seat } cede { lancaster-amount } ({ $source }).
lancaster-event-supply-short = La scatola è vuota: { $seat } resta senza { lancaster-amount } ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } ottiene 1 punto ({ $source }).
   *[other] { $seat } ottiene { $points } punti ({ $source }).
}
lancaster-event-reward-lapsed = Il reddito va perso per { $seat } ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } posiziona un cavaliere di forza { $strength }: { $place }.
    [one] { $seat } posiziona un cavaliere di forza { $strength } con 1 scudiero: { $place }.
   *[other] { $seat } posiziona un cavaliere di forza { $strength } con { $squires } scudieri: { $place }.
}
lancaster-event-knight-evicted = Il cavaliere di forza { $strength } di { $seat } viene scacciato da { $county }.
lancaster-event-placing-skipped = { $seat } non ha posto per nessun cavaliere e salta il turno.
lancaster-event-knight-returned = { $seat } riprende a corte un cavaliere di forza { $strength }: { $place }.
lancaster-event-squires-dismissed = { $amount ->
    [one] { $seat } rende 1 scudiero al deposito comune: { $place }.
   *[other] { $seat } rende { $amount } scudieri al deposito comune: { $place }.
}
lancaster-event-knight-recruited = { $seat } riceve un nuovo cavaliere di forza 1 ({ $source }).
lancaster-event-knight-upgraded = { $seat } rafforza di uno un cavaliere di forza { $strength }: { $place } ({ $source }).
lancaster-event-knight-crossed = { $seat } manda in Francia un cavaliere di forza { $strength }: conflitto { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } manda a combattere 1 scudiero: conflitto { $conflict }.
   *[other] { $seat } manda a combattere { $amount } scudieri: conflitto { $conflict }.
}
lancaster-event-knight-captured = { $seat } perde un cavaliere di forza { $strength }, che torna in riserva: conflitto { $conflict }.
lancaster-event-knight-ransomed = { $seat } riscatta un cavaliere di forza { $strength }: conflitto { $conflict }.
lancaster-event-favour-taken = { $seat } sceglie il Favore del re: { $favour }.
lancaster-event-noble-taken = Il nobile di { $county } siede sulla sedia { $chair } della Tavola rotonda di { $seat } ({ $source }).
lancaster-event-noble-removed = { $seat } toglie dal gioco un nobile di { $county } ({ $source }).
lancaster-event-tile-laid = { $seat } colloca la piastrina di espansione «{ $space }» ({ $source }).
lancaster-event-tile-turned = { $seat } gira a faccia in giù la piastrina di espansione «{ $space }».
lancaster-event-tile-opened = { $seat } scopre di nuovo la piastrina di espansione «{ $space }».
lancaster-event-ballot-cast = { $vote ->
    [none] { $seat } ha votato.
   *[other] { $seat } ha votato { $vote } con { $stones } { $stones ->
        [one] segnalino
       *[other] segnalini
    }.
}
lancaster-event-ballot-shown = { $seat }: { $vote }, { $stones } { $stones ->
    [one] segnalino
   *[other] segnalini
}.
lancaster-event-law-adopted = Approvata { $yes } a { $no }: { $law }.
lancaster-event-law-rejected = Respinta { $yes } a { $no }: { $law }.
lancaster-event-law-repealed = Non più in vigore: { $law }.
lancaster-event-law-applied = Si applica la legge: { $law }.
lancaster-event-county-scored = { $seat } prende { $choice }: { $county }.
lancaster-event-start-player-named = { $seat } nomina il giocatore iniziale: { $start }.
lancaster-event-castle-scored = Si valuta il castello di { $seat }.
lancaster-event-conflict-scored = Conflitto { $conflict }: Inghilterra { $english }, Francia { $french }. Vittoria: { $winner }.
lancaster-event-conflict-ranked = Conflitto { $conflict }: { $seat } è al rango { $rank } con forza { $strength }.
lancaster-event-conflict-held-over = Il conflitto { $conflict } scende nella fila inferiore per un secondo tentativo.
lancaster-event-conflict-closed = Il conflitto { $conflict } è finito.

# Perché una mossa è rifiutata
lancaster-refused-not-now = non è il momento; ora tocca a questo: { $asked }.
lancaster-refused-too-few = { $token }: ne servirebbero { $needed }, tu ne hai { $have }.
lancaster-refused-box-empty = nella scatola non ce n’è abbastanza ({ $token }).
lancaster-refused-no-ally = ci sono alleati solo nella partita a due.
lancaster-refused-not-at-court = a corte non c’è nessun cavaliere di forza { $strength }.
lancaster-refused-too-weak = { $county } richiede un cavaliere di forza { $minimum }; gli scudieri non aiutano.
lancaster-refused-own-knight = a { $county } c’è già un tuo cavaliere; nessuno scaccia i propri.
lancaster-refused-friend = giocatore e alleato non si scacciano a vicenda da { $county }.
lancaster-refused-ally-too-weak = il totale a { $county } è { $total }; un alleato va senza scudieri e non è più forte.
lancaster-refused-not-stronger = il totale a { $county } è { $total }; con un cavaliere di forza { $strength } ti { $needed ->
    [one] servirebbe 1 scudiero
   *[other] servirebbero { $needed } scudieri
}.
lancaster-refused-ally-castle = il castello di un alleato ha solo nuovo cavaliere e rafforzamento, non «{ $space }».
lancaster-refused-space-taken = sul campo «{ $space }» del castello c’è già un cavaliere.
lancaster-refused-space-covered = una piastrina di espansione copre il campo «{ $space }» del castello.
lancaster-refused-no-conflict = qui non c’è nessun conflitto: { $conflict }.
lancaster-refused-conflict-full = tutti e tre i campi del conflitto { $conflict } sono occupati da altri.
lancaster-refused-too-few-squires = per entrare a { $county } il cavaliere ha bisogno almeno di { $needed ->
    [one] 1 scudiero
   *[other] { $needed } scudieri
}.
lancaster-refused-favour-left-out = la piastrina «{ $favour }» non si usa con questo numero di giocatori.
lancaster-refused-favour-taken = la piastrina «{ $favour }» è già stata presa in questo giro.
lancaster-refused-no-noble = a { $county } non c’è più nessun nobile.
lancaster-refused-noble-had = hai già il nobile di { $county }.
lancaster-refused-tile-laid = la piastrina «{ $space }» è già nel tuo castello.
lancaster-refused-exchange-none = di’ quanti ne vuoi in cambio, o rinuncia.
lancaster-refused-send = puoi mandare ancora { $most ->
    [one] 1 scudiero
   *[other] { $most } scudieri
} al massimo.
lancaster-refused-ally-both = il tuo oro non si spende mai per l’alleato: il nobile o il reddito.
lancaster-refused-no-seat = il giocatore iniziale è uno di questi: { $seats }.
lancaster-refused-not-scored = il campo «{ $space }» del castello non ha nulla da valutare ora.
lancaster-refused-no-knight-there = qui non c’è nessun cavaliere di forza { $strength }: { $place }.
lancaster-refused-none-stronger = in riserva non c’è nessun cavaliere di forza { $stronger }.
lancaster-refused-placed-only = questa legge rafforza solo un cavaliere posizionato.
lancaster-refused-no-recruit = in riserva non c’è nessun cavaliere di forza 1.
lancaster-refused-no-captive = qui non è prigioniero nessun cavaliere di forza { $strength }.
lancaster-refused-must-lay = la piastrina va collocata.
