# Il tavolo di Lancaster nel browser. `$seat`, `$name`, `$owner` e `$who` sono nomi di giocatori o dei loro
# alleati; `$n` è un numero; `$gives`, `$gets`, `$reward` e `$what` sono elenchi come «2 monete d’oro e
# 1 scudiero»; i nomi delle contee restano come sono.

# Le viste e la barra in alto
web-lancaster-views = Viste
web-lancaster-view-map = Mappa
web-lancaster-view-parliament = Leggi
web-lancaster-view-castles = Castelli
web-lancaster-view-log = Diario
web-lancaster-when = { $round ->
    [0] Prima del primo giro: { $phase }
   *[other] Giro { $round } di { $rounds }: { $phase }
}
web-lancaster-chip = { $points ->
    [one] { $name }: 1 punto
   *[other] { $name }: { $points } punti
}{ $over ->
    [yes] .
   *[no] , { $final } se la partita finisse ora.
}{ $start ->
    [yes] {" "}Giocatore iniziale.
   *[no] {""}
} Apre il foglio dei punti.

# Parole sulla mappa
web-lancaster-channel = La Manica
web-lancaster-north-sea = Mare del Nord
web-lancaster-conflict-upper-1 = Superiore 1
web-lancaster-conflict-upper-2 = Superiore 2
web-lancaster-conflict-lower-1 = Inferiore 1
web-lancaster-conflict-lower-2 = Inferiore 2
web-lancaster-conflict-none = { $name }: nessun conflitto
web-lancaster-county = { $name }, { $letter }. Forza minima { $minimum }. Reddito: { $reward }. { $nobles ->
    [0] Nessun nobile rimasto.
    [one] Resta 1 nobile.
   *[other] Restano { $nobles } nobili.
} { $knight }
web-lancaster-county-free = È libera.
web-lancaster-county-held = { $squires ->
    [0] Cavaliere di forza { $strength } di { $seat }; { $total } da battere.
    [one] Cavaliere di forza { $strength } con 1 scudiero di { $seat }; { $total } da battere.
   *[other] Cavaliere di forza { $strength } con { $squires } scudieri di { $seat }; { $total } da battere.
}
web-lancaster-conflict = { $name }: la Francia ha forza { $french }, l’Inghilterra finora { $english }. Punti per una vittoria: { $victory }; per una sconfitta: { $defeat }. { $berths }
web-lancaster-berth = { $squires ->
    [0] { $seat }: cavalieri { $knights }, forza { $strength }
    [one] { $seat }: cavalieri { $knights } e 1 scudiero, forza { $strength }
   *[other] { $seat }: cavalieri { $knights } e { $squires } scudieri, forza { $strength }
}
web-lancaster-berths-free = Tutti e tre i campi sono liberi.
web-lancaster-favour = Favore del re: { $gift }{ $open ->
    [yes] {""}
   *[no] {" "}(già preso in questo giro)
}

# What the eye is told of it, where it asks
web-lancaster-about-county = Qui può stare un cavaliere di forza { $minimum } o più. A fine giro dà { $nobles ->
    [0] { $reward }.
   *[other] un nobile o { $reward }; entrambi per { $both }.
}
web-lancaster-about-held = Qui c’è un cavaliere di { $seat }: per scacciarlo serve forza { $needs }.
web-lancaster-about-conflict = Tutti i cavalieri qui combattono insieme. L’Inghilterra ha forza { $english } e vince con { $french } o più. Punti per rango: { $victory } se si vince, { $defeat } se si perde.
web-lancaster-about-favour = { $gift }: per un cavaliere mandato in un conflitto, finché la piastrina è scoperta.

# Ciò che si riceve e non è un segnalino
web-lancaster-gift-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
web-lancaster-gift-noble = { $n ->
    [one] un nobile
   *[other] { $n } nobili
}
web-lancaster-gift-knight = { $n ->
    [one] un nuovo cavaliere
   *[other] { $n } nuovi cavalieri
}
web-lancaster-gift-recruit = un nuovo cavaliere
web-lancaster-gift-upgrade = un rafforzamento
web-lancaster-gift-upgrade-placed = un rafforzamento
web-lancaster-gift-promote = forza 4 invece di 3
web-lancaster-gift-extension = una piastrina di espansione
web-lancaster-gift-tile = { $n ->
    [one] una piastrina di espansione
   *[other] { $n } piastrine di espansione
}
web-lancaster-gift-crossing = il viaggio verso la Francia

# Il parlamento
web-lancaster-laws-in-force = Leggi in vigore
web-lancaster-leaves-first = la prima esce quando se ne approva un’altra
web-lancaster-proposals = Proposte di questo giro
web-lancaster-no-proposals = Nessuna proposta per ora.
web-lancaster-pile = { $n ->
    [one] 1 legge nel mazzo
   *[other] { $n } leggi nel mazzo
}
web-lancaster-fate-adopted = Approvata
web-lancaster-fate-rejected = Respinta
web-lancaster-yes = Sì
web-lancaster-no = No
web-lancaster-shares = Che cosa porterebbe ora
web-lancaster-share = { $seat }: { $share }
web-lancaster-share-none = nulla
web-lancaster-share-unknown = ignoto, dipende da oro o scudieri nascosti
web-lancaster-share-may = scambio possibile
web-lancaster-share-pays = deve pagare { $what }
web-lancaster-share-send = { $n ->
    [one] 1 scudiero da mandare
   *[other] fino a { $n } scudieri da mandare
}

# I castelli
web-lancaster-castle-of = Il castello di { $name }
web-lancaster-start-player = Giocatore iniziale
web-lancaster-name-start = Nomina { $name } giocatore iniziale
web-lancaster-court = Corte
web-lancaster-reserve = Riserva
web-lancaster-nobody = nessuno
web-lancaster-knight-at-court = { $owner }: cavaliere di forza { $strength } a corte
web-lancaster-hidden = { $what }: dietro il paravento
web-lancaster-round-table = { $n ->
    [0] Tavola rotonda: ancora nessun nobile
    [one] Tavola rotonda: 1 nobile, { $nobles }
   *[other] Tavola rotonda: { $n } nobili, { $nobles }
}
web-lancaster-space-recruit = Nuovo cavaliere
web-lancaster-space-upgrade = Rafforza{"\u00AD"}mento
web-lancaster-space-squires = Scudieri
web-lancaster-space-gold = Oro
web-lancaster-space-votes = Segnalini di voto
web-lancaster-space-purse = Borsa
web-lancaster-space = { $owner }, campo «{ $space }» del castello: { $gives }{ $cost ->
    [0] {""}
    [one] {" "}per 1 scudiero
   *[other] {" "}per { $cost } scudieri
}. { $tile ->
    [open] Lo copre una piastrina di espansione.
    [turned] La piastrina di espansione è girata per questo giro.
   *[stock] { $knight ->
        [0] Non c’è nessun cavaliere.
       *[other] C’è un cavaliere di forza { $knight }.
    }
}
web-lancaster-in-castle = Castello: { $space }
web-lancaster-at-court = a corte

# Che cosa decidi tu
web-lancaster-decision = La tua decisione
web-lancaster-ask-lay = { $phase ->
    [setup] Scegli con quale piastrina di espansione comincia il tuo castello.
    [laws] Colloca una piastrina di espansione, o rinuncia: «{ $law }».
   *[other] Colloca una piastrina di espansione nel tuo castello ({ $source }).
}
web-lancaster-ask-place = Quale cavaliere va dove?
web-lancaster-ask-place-where = { $ally ->
    [yes] Dove va il cavaliere di forza { $strength } del tuo alleato?
   *[no] Dove va il tuo cavaliere di forza { $strength }?
}
web-lancaster-ask-place-who = Quale cavaliere ci va?
web-lancaster-ask-squires = { $about }: quanti scudieri vanno con il cavaliere?
web-lancaster-ask-favour = { $ally ->
    [yes] Scegli un Favore del re per il tuo alleato.
   *[no] Scegli un Favore del re.
}
web-lancaster-ask-noble = { $ally ->
    [yes] Scegli il nobile che il tuo alleato toglie dal gioco.
   *[no] Scegli un nobile per la tua Tavola rotonda.
}
web-lancaster-ask-upgrade = { $ally ->
    [yes] Rafforza un cavaliere del tuo alleato, o rinuncia ({ $source }).
   *[no] Rafforza uno dei tuoi cavalieri, o rinuncia ({ $source }).
}
web-lancaster-ask-vote = Vota questa legge: «{ $law }»
web-lancaster-ask-trade = Quante volte scambi? «{ $law }»
web-lancaster-ask-exchange = Scambia oro o scudieri, { $rate } per 1, o rinuncia.
web-lancaster-ask-send = { $due ->
    [one] { $about }: mandi il tuo scudiero?
   *[other] { $about }: quanti scudieri mandi, su { $due } al massimo?
}
web-lancaster-ask-toll = { $county ->
    [yes] { $about }: paghi, o riporti il cavaliere a corte?
   *[no] Paghi per la piastrina di espansione «{ $about }», o la giri?
}
web-lancaster-ask-county = { $ally ->
    [yes] { $about }: il tuo alleato toglie un nobile dal gioco, o prende il reddito: { $reward }.
   *[no] { $about }: prendi il nobile, il reddito ({ $reward }), o entrambi per { $both }.
}
web-lancaster-ask-cross = { $ally ->
    [yes] Scegli il conflitto che raggiunge il cavaliere del tuo alleato.
   *[no] Scegli il conflitto che raggiunge il tuo cavaliere.
}
web-lancaster-ask-start = Nomina il giocatore iniziale.
web-lancaster-ask-castle = { $ally ->
    [yes] Castello del tuo alleato: prendi ciò che offre, o rinuncia.
   *[no] Il tuo castello: paga un nuovo cavaliere o un rafforzamento, o rinuncia.
}
web-lancaster-ask-castle-order = Il tuo castello: nel deposito comune gli scudieri non bastano, quindi l’ordine conta. Scegli che cosa valutare ora.
web-lancaster-ask-ransom = { $about }: riscatta i cavalieri prigionieri, { $price } per livello di forza; gli altri vanno in riserva.
web-lancaster-ask-over = La partita è finita.

# Che cosa decidono altri
web-lancaster-wait-lay = { $who } colloca una piastrina di espansione.
web-lancaster-wait-place = { $who } posiziona un cavaliere.
web-lancaster-wait-squires = { $who } sceglie quanti scudieri accompagnano il cavaliere.
web-lancaster-wait-favour = { $who } sceglie un Favore del re.
web-lancaster-wait-noble = { $who } sceglie un nobile.
web-lancaster-wait-upgrade = { $who } può rafforzare un cavaliere.
web-lancaster-wait-vote = { $n ->
    [one] { $who } deve ancora votare.
   *[other] { $who } devono ancora votare.
}
web-lancaster-wait-trade = { $who } può scambiare.
web-lancaster-wait-exchange = { $who } può scambiare oro e scudieri.
web-lancaster-wait-send = { $who } può mandare scudieri in Francia.
web-lancaster-wait-toll = { $who } decide se pagare.
web-lancaster-wait-county = { $who } sceglie il reddito di una contea.
web-lancaster-wait-cross = { $who } sceglie il conflitto da raggiungere in Francia.
web-lancaster-wait-start = { $who } nomina il giocatore iniziale.
web-lancaster-wait-castle = { $who } valuta il castello.
web-lancaster-wait-ransom = { $who } può riscattare cavalieri prigionieri.
web-lancaster-wait-over = La partita è finita.
web-lancaster-over = { $n ->
    [one] La partita è finita: vince { $who }.
   *[other] La partita è finita: vittoria condivisa fra { $who }.
}

# Pulsanti
web-lancaster-fewer = Meno
web-lancaster-more = Più
web-lancaster-confirm = Conferma: { $what }
web-lancaster-list-places = { $n ->
    [one] 1 luogo, in elenco
   *[other] { $n } luoghi, in elenco
}
web-lancaster-against = contro { $total }
web-lancaster-do-place = { $ally ->
    [yes] Cavaliere di forza { $strength } dell’alleato: { $place }
   *[no] Cavaliere di forza { $strength }: { $place }
}
web-lancaster-do-squires = { $n ->
    [0] { $county }, senza scudieri: forza { $total }
    [one] { $county }, con 1 scudiero: forza { $total }
   *[other] { $county }, con { $n } scudieri: forza { $total }
}
web-lancaster-do-upgrade = { $from } → { $to }, { $place }{ $squires ->
    [0] {""}
    [one] {" "}(1 scudiero)
   *[other] {" "}({ $squires } scudieri)
}
web-lancaster-do-recruit = { $squires ->
    [0] Un nuovo cavaliere
    [one] Un nuovo cavaliere per 1 scudiero
   *[other] Un nuovo cavaliere per { $squires } scudieri
}
web-lancaster-do-ransom = Riscatta il cavaliere di forza { $strength }
web-lancaster-do-pay = Paga { $what }
web-lancaster-do-refuse = Non pagare
web-lancaster-do-score = Valuta: { $space }
web-lancaster-do-decline = Rinuncia
web-lancaster-take-noble = Il nobile
web-lancaster-take-reward = Il reddito
web-lancaster-take-both = Entrambi, { $both }
web-lancaster-do-take-noble = Il nobile
web-lancaster-do-take-reward = Il reddito: { $reward }
web-lancaster-do-take-both = Entrambi, per { $both }
web-lancaster-do-trade = Dai { $gives } per { $gets }
web-lancaster-do-no-trade = Non scambiare
web-lancaster-do-no-send = Non mandare scudieri
web-lancaster-do-no-exchange = Non scambiare nulla
web-lancaster-do-send = { $n ->
    [one] Manda 1 scudiero: { $conflict }
   *[other] Manda { $n } scudieri: { $conflict }
}
web-lancaster-stepper-trade = Quante volte
web-lancaster-stepper-send = Quanti scudieri
web-lancaster-stepper-exchange = Quanti in cambio
web-lancaster-exchange-from = Dai: { $token }
web-lancaster-at-most = { $n } al massimo
web-lancaster-cannot = { $kind ->
    [send] Non hai scudieri da mandare.
   *[trade] Non hai abbastanza per scambiare.
}
web-lancaster-of-stones = { $n ->
    [0] non hai segnalini di voto
   *[other] di { $n }
}
web-lancaster-seal-first = Sì o no?
web-lancaster-seal = { $stones ->
    [0] Sigilla: { $vote }, senza segnalini di voto
    [one] Sigilla: { $vote }, 1 segnalino di voto
   *[other] Sigilla: { $vote }, { $stones } segnalini di voto
}
web-lancaster-sealed = { $stones ->
    [0] Il tuo voto è sigillato: { $vote }, senza segnalini di voto. In attesa di { $who }.
    [one] Il tuo voto è sigillato: { $vote }, 1 segnalino di voto. In attesa di { $who }.
   *[other] Il tuo voto è sigillato: { $vote }, { $stones } segnalini di voto. In attesa di { $who }.
}
web-lancaster-has-voted = { $name } ha votato.
web-lancaster-not-voted = { $name } non ha ancora votato.

# Mosse di una decisione successiva, di cui non si conosce ancora contea, conflitto o legge
web-lancaster-later-squires = { $n ->
    [0] Senza scudieri
    [one] Con 1 scudiero
   *[other] Con { $n } scudieri
}
web-lancaster-later-send = { $n ->
    [one] Manda 1 scudiero
   *[other] Manda { $n } scudieri
}
web-lancaster-later-trade = { $n ->
    [one] Scambia una volta
   *[other] Scambia { $n } volte
}
web-lancaster-later-pay = Paga

# Le mosse come le nomina il consiglio: quel che dice il pulsante, e di che si tratta
web-lancaster-told-favour = Favore del re: { $what }
web-lancaster-told-lay = Piastrina di espansione: { $what }
web-lancaster-told-noble = Nobile: { $what }
web-lancaster-told-cross = Viaggio verso la Francia: { $what }
web-lancaster-told-name = Giocatore iniziale: { $what }
web-lancaster-told-upgrade = Rafforzamento: { $what }

# Che cosa segue da una scelta
web-lancaster-after-lay = Dà { $gives } a ogni valutazione dei castelli.
web-lancaster-after-lay-knight = Il cavaliere di forza { $strength } che si trova lì torna a corte senza valutazione.
web-lancaster-after-refuse-county = { $county }: il cavaliere torna a corte senza valutazione, i suoi scudieri al deposito comune.
web-lancaster-after-refuse-tile = La piastrina viene girata e in questo giro non rende nulla.
web-lancaster-after-both = Prima il nobile, poi il reddito; paghi { $gold }.
web-lancaster-after-no-ransom = I tuoi cavalieri ancora prigionieri qui vanno in riserva.
web-lancaster-after-decline = Rinunci a ciò che ti viene offerto.

# Il foglio dei punti
web-lancaster-sheet = Foglio dei punti
web-lancaster-sheet-source = Provenienza
web-lancaster-sheet-total = Totale
web-lancaster-sheet-open = Cavalleria, espansioni e nobili contano alla fine; qui vedi quanto varrebbero ora.
web-lancaster-line-counties = Contee
web-lancaster-line-laws = Leggi
web-lancaster-line-victories = Vittorie in Francia
web-lancaster-line-defeats = Sconfitte in Francia
web-lancaster-line-knighthood = Cavalleria
web-lancaster-line-extensions = Espansioni
web-lancaster-line-nobles = Nobili

# What a table can choose
web-lancaster-option-laws = Leggi
web-lancaster-option-laws-base = Gioco base
web-lancaster-option-laws-new = Nuove Leggi
web-lancaster-option-laws-random = Miste a caso
web-lancaster-option-laws-sections = Per sezione
web-lancaster-option-sections = Leggi di ogni sezione
web-lancaster-option-sections-entry = Sezione { $n }
web-lancaster-option-sections-base = Gioco base
web-lancaster-option-sections-new = Nuove Leggi
web-lancaster-option-sections-random = A caso
web-lancaster-option-open-stock = Scorte scoperte
web-lancaster-option-open-stock-about = L’oro e gli scudieri di tutti sono visibili.
web-lancaster-option-supply = Deposito comune
web-lancaster-option-supply-unlimited = Illimitato
web-lancaster-option-supply-box = Come nella scatola
web-lancaster-option-supply-about = Nella scatola i pezzi di ogni tipo sono limitati; quando finiscono, i redditi sono ridotti.
web-lancaster-option-start = Giocatore iniziale

# Words on the table
web-lancaster-taken = presa
web-lancaster-winning = L’Inghilterra vince
web-lancaster-winning-short = vince
web-lancaster-missing = { $n ->
    [one] manca 1
   *[other] mancano { $n }
}
web-lancaster-if-won = se vinto
web-lancaster-if-lost = se perso
web-lancaster-last-move = ultima mossa
web-lancaster-last = ultima
web-lancaster-needs = serve { $n }
web-lancaster-placed = Cavalieri posizionati
web-lancaster-nobles-worth = { $n ->
    [0] ancora nessun nobile
    [one] 1 nobile: { $points } punti
   *[other] { $n } nobili: { $points } punti
}
web-lancaster-fold = Chiudi il castello di { $name }
web-lancaster-unfold = Apri il castello di { $name }
web-lancaster-you-turn = { $turn ->
    [1] tu, per primo
    [2] tu, per secondo
    [3] tu, per terzo
    [4] tu, per quarto
   *[other] tu, per ultimo
}
web-lancaster-round = Giro
web-lancaster-round-of = Giro { $round } di { $rounds }
web-lancaster-step-placing = Posizionamento
web-lancaster-step-parliament = Parlamento
web-lancaster-step-rewards = Redditi
web-lancaster-step-conflicts = Conflitti
web-lancaster-vote = Votazione { $n }
web-lancaster-vote-of = Esito della votazione { $n }
web-lancaster-tally = Sì { $yes }, no { $no }
web-lancaster-list-none = Luoghi
web-lancaster-confirm-none = Scegli
web-lancaster-ask-place-more = Una contea illuminata, un conflitto o il castello.

# Moments with a stage of their own
web-lancaster-voted = Il parlamento ha votato
web-lancaster-votes-open = Si scoprono i voti
web-lancaster-vote-number = Votazione { $n } di { $of }
web-lancaster-vote-coming = Votazione { $n }: ancora da fare
web-lancaster-no-stones = nessun segnalino
web-lancaster-would = avrebbe reso: { $share }
web-lancaster-law-brings = Rende ora
web-lancaster-law-would-bring = Avrebbe reso
web-lancaster-england-wins = Vince l’Inghilterra
web-lancaster-france-wins = Vince la Francia
web-lancaster-fight-closed = I cavalieri tornano a corte.
web-lancaster-fight-held = Il conflitto passa nella fila inferiore per un secondo tentativo.
web-lancaster-fight-captured = I cavalieri vengono fatti prigionieri.
web-lancaster-final = Il conteggio finale
web-lancaster-after-laws = Le leggi sono state applicate
web-lancaster-after-counties = Le contee sono state valutate
web-lancaster-after-castles = I castelli sono stati valutati
web-lancaster-after-conflicts = I conflitti di questo giro
web-lancaster-fought = { $name }: { $winner ->
    [england] Inghilterra { $english }–{ $french }
   *[france] Francia { $french }–{ $english }
}
web-lancaster-now = Ora: { $phase }

# Why a move may be good
web-lancaster-because-favour = Dà subito { $gift }.
web-lancaster-because-noble = { $n ->
    [one] È il tuo primo nobile.
   *[other] { $n } nobili insieme valgono più che presi a uno a uno.
}
web-lancaster-because-decline = Ora ciò che è offerto non vale il suo prezzo.
web-lancaster-because-castle = Il campo «{ $space }» dà { $gives } quando si valutano i castelli.
web-lancaster-because-evict = Scaccia { $seat } da una contea ({ $county }).
web-lancaster-because-reward = { $county } dà { $reward }.
web-lancaster-because-safe = { $n ->
    [one] Per scacciarlo servirebbe almeno 1 scudiero.
   *[other] Per scacciarlo servirebbero almeno { $n } scudieri.
}
web-lancaster-because-threat = { $seat } potrebbe scacciarlo.
web-lancaster-because-wins = { $conflict }: così vince l’Inghilterra.
web-lancaster-because-short = { $n ->
    [one] { $conflict }: all’Inghilterra mancherebbe ancora 1 punto forza.
   *[other] { $conflict }: all’Inghilterra mancherebbero ancora { $n } punti forza.
}
web-lancaster-because-king = C’è ancora un Favore del re da prendere.
web-lancaster-because-join = Si unisce a un tuo cavaliere.
web-lancaster-because-law-mine = Ti porta: { $share }.
web-lancaster-because-law-more = { $n ->
    [0] Porta qualcosa a te soltanto.
    [one] Porta qualcosa a te, ma anche a un altro giocatore.
   *[other] Porta qualcosa a te, ma anche ad altri { $n } giocatori.
}
web-lancaster-because-law-theirs = { $n ->
    [one] Non porta nulla a te, ma a un altro giocatore sì.
   *[other] Non porta nulla a te, ma ad altri { $n } giocatori sì.
}
web-lancaster-because-law-nobody = Ora non porta nulla a nessuno.
web-lancaster-because-lay = D’ora in poi dà { $gives } a ogni giro.
web-lancaster-because-costs = Ogni volta costa { $cost }.
