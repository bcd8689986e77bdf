# Il terminale

terminal-welcome = { $game }. Scrivi una mossa, o { $help } per l’aiuto.
terminal-prompt = { $seat }, { $asked }
terminal-hand-over = Passa la tastiera a { $seat }, poi premi Invio.
terminal-only-move = Avevi una sola mossa possibile: { $move }
terminal-offer = Puoi scrivere (help mostra il resto):
terminal-compiling = Sempre più veloce: compilazione per questa macchina, { $percent } %. Nessuno deve aspettare.
terminal-hurried = Poi il gioco di { $bots } sarà migliore.
terminal-not-compiled = Questa partita resta più lenta di quanto potrebbe: { $why }
terminal-more-moves = … e altre; scrivi moves per vederle tutte
terminal-go-on = Invio per continuare
terminal-more = Invio per il seguito; q e Invio per smettere
terminal-your-moves = Puoi giocare:
terminal-since = Dalla tua ultima decisione{ $left_out ->
    [yes] {" "}(le ultime cose; scrivi news per vedere tutto)
   *[no] {""}
}
terminal-log = Il diario finora
terminal-over = La partita è finita.
terminal-winner = { $seat } vince con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
terminal-draw = Pareggio.
terminal-shared = Vittoria condivisa con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: { $seats }.
terminal-saved = Salvato in { $file }. Per continuare: courtly play --load { $file }
terminal-loaded = Caricato: { $file }.
terminal-undone = Annullato: { $moves }
terminal-nothing-to-undo = Non c’è nulla da annullare.
terminal-not-saved = Non salvato: { $reason }
terminal-legal = { $move }: mossa permessa.
terminal-why-what = Perché che cosa? Scrivi: why <mossa>
terminal-save-where = Salvare dove? Scrivi: save <file>
terminal-load-what = Caricare che cosa? Scrivi: load <file>
terminal-rule-which = Quale regola? Scrivi: rule <numero>, per esempio rule { $example }
terminal-rule-in-print = Nell’edizione stampata: { $note }
terminal-rules-in-print = Dove l’edizione stampata dice altro
terminal-figures-title = Numeri stampati in uso
terminal-figures-name = numero
terminal-figures-value = valore
terminal-figures-source = fonte
terminal-figures-text = testo
terminal-figures-example = esempio
terminal-figures-public = pubblico
terminal-figures-reconstructed = ricostruito
terminal-figures-owner = proprietario
terminal-figures-sound = { $file }: i numeri di { $game } vanno bene
terminal-figures-played = Giocata con i numeri di un’altra scatola:
terminal-verify-replayed = { $moves ->
    [one] 1 mossa rigiocata
   *[other] { $moves } mosse rigiocate
}: posizione e risultato sono quelli del file.
terminal-verify-unpromised = Nel file non c’è un’impronta: la distribuzione non si può confrontare con una promessa.
terminal-verify-kept = La distribuzione è quella promessa: lo SHA-256 del segreto è l’impronta.
terminal-bye = Arrivederci.
terminal-help-title = Aiuto
terminal-form-move = <mossa>
terminal-form-why = why <mossa>
terminal-form-rule = rule <numero>
terminal-form-save = save <file>
terminal-form-load = load <file>
terminal-help-move = gioca una mossa, per esempio { $example }; basta la fine, se corrisponde a una sola mossa
terminal-help-moves = mostra tutte le mosse permesse ora
terminal-help-why = spiega perché una mossa non è permessa, con la sua regola
terminal-help-rule = mostra una regola, per esempio { $rule }
terminal-help-news = mostra tutto ciò che è successo dalla tua ultima decisione
terminal-help-hint = chiedi che cosa farebbe il Re, e che cosa aspettarsi
terminal-help-log = mostra il diario finora
terminal-help-score = mostra da dove vengono i punti, e che cosa darebbe la fine ora
terminal-help-board = ridisegna il tavolo
terminal-help-undo = annulla la tua ultima mossa (e quelle dei bot da allora)
terminal-help-save = salva la partita in un file
terminal-help-load = continua una partita salvata
terminal-help-quit = esci; una partita non finita viene prima salvata
terminal-seats-question = Chi gioca? Per ogni posto: human (una persona) o un bot (page, squire, knight, duke, king), per esempio { $example }
terminal-game-question = Quale gioco?
terminal-cards = carte
terminal-points = punti
terminal-richelieu-left = restano
terminal-richelieu-markers = segnalini { $n }
terminal-richelieu-box = nella scatola { $n }
terminal-richelieu-cards = carte { $n }
terminal-richelieu-tokens = gettoni { $n }
terminal-richelieu-points = ora vale { $n }

# Il terminale: Lancaster
terminal-lancaster-setting-up = Preparazione
terminal-lancaster-round = Giro { $n } di 5
terminal-lancaster-deciding = decide:
terminal-lancaster-england = Inghilterra
terminal-lancaster-minimum = min
terminal-lancaster-reward = o reddito
terminal-lancaster-nobles = nob.
terminal-lancaster-held-by = tenuta da
terminal-lancaster-reward-extension = espansione
terminal-lancaster-reward-upgrade = +1 forza
terminal-lancaster-reward-knight = cavaliere
terminal-lancaster-reward-crossing = Francia
terminal-lancaster-nothing = nulla
terminal-lancaster-some-gold = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
terminal-lancaster-some-squires = { $n ->
    [one] { $n } scudiero
   *[other] { $n } scudieri
}
terminal-lancaster-some-votes = { $n } segn.
terminal-lancaster-some-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
terminal-lancaster-tokens = { $seat } ({ $source }): { $amounts }
terminal-lancaster-france = Francia
terminal-lancaster-strengths = Ingh. : Fr.
terminal-lancaster-values = punti
terminal-lancaster-conflicts-left = { $n ->
    [0] nessun altro conflitto
    [one] ancora { $n } conflitto
   *[other] ancora { $n } conflitti
}
terminal-lancaster-free-spaces = { $n ->
    [one] { $n } libero
   *[other] { $n } liberi
}
terminal-lancaster-laws = Leggi in vigore
terminal-lancaster-proposals = Proposte ({ $n ->
    [0] nessuna legge
    [one] { $n } legge
   *[other] { $n } leggi
} nel mazzo)
terminal-lancaster-favours = Favori
terminal-lancaster-favour = Favore del re
terminal-lancaster-taken = presi: { $favours }
terminal-lancaster-supply = Deposito comune
terminal-lancaster-castle = castello:
terminal-lancaster-ally = alleato
terminal-lancaster-cost = { $n } sc.
terminal-lancaster-head-points = pt
terminal-lancaster-head-gold = oro
terminal-lancaster-head-squires = sc.
terminal-lancaster-head-votes = segn.
terminal-lancaster-head-knights = corte | riserva
terminal-lancaster-head-nobles = nobili
terminal-lancaster-sign-start = giocatore iniziale
terminal-lancaster-sign-mine = nobile che hai
terminal-lancaster-sign-tile = espansione
terminal-lancaster-sign-turned = girata
terminal-lancaster-sign-sum = cav.+scudieri
terminal-lancaster-sign-free = libero
terminal-lancaster-narrow = (in una finestra di { $width } colonne tutto sta fianco a fianco)

# Campi del castello e favori, in una parola
terminal-lancaster-short-recruit = caval.
terminal-lancaster-short-upgrade = raff.
terminal-lancaster-short-squires = scudieri
terminal-lancaster-short-gold = oro
terminal-lancaster-short-votes = segnalini
terminal-lancaster-short-purse = borsa
terminal-lancaster-short-noble = nobile
terminal-lancaster-short-alms = p.borsa
terminal-lancaster-short-upper-1 = superiore 1
terminal-lancaster-short-upper-2 = superiore 2
terminal-lancaster-short-lower-1 = inferiore 1
terminal-lancaster-short-lower-2 = inferiore 2

# Che cosa chiede lo schermo; come scriverlo è detto sopra
terminal-lancaster-ask-lay = { $phase ->
    [setup] colloca la tua prima piastrina di espansione nel tuo castello
    [laws] { $source }: colloca una piastrina di espansione nel tuo castello, o rinuncia
   *[other] { $source }: colloca una piastrina di espansione nel tuo castello
}
terminal-lancaster-ask-place = posiziona un cavaliere
terminal-lancaster-ask-place-ally = posiziona un cavaliere, tuo o del tuo alleato
terminal-lancaster-ask-squires = quanti scudieri vanno con il tuo cavaliere di forza { $strength } nella contea di { $county }{ $needed ->
    [0] ?
   *[other] {" "}(almeno { $needed })?
}
terminal-lancaster-ask-favour = scegli un Favore del re{ $ally ->
    [yes] {" "}per il tuo alleato
   *[no] {""}
}
terminal-lancaster-ask-noble = { $ally ->
    [yes] quale nobile lascia il gioco?
   *[no] quale nobile viene alla tua Tavola rotonda?
}
terminal-lancaster-ask-upgrade = { $source }: { $ally ->
    [yes] rafforza un cavaliere del tuo alleato, o rinuncia
   *[no] rafforza un cavaliere, o rinuncia
}
terminal-lancaster-ask-vote = vota la proposta { $number } ({ $law }): no o yes (sì), e con quanti segnalini di voto, { $stones } al massimo
terminal-lancaster-ask-trade = { $source }: quante volte scambi?
terminal-lancaster-ask-exchange = { $source }: exchange gold 1 dà 2 monete d’oro per 1 scudiero, e così via; o rinuncia
terminal-lancaster-ask-send = { $source }: quanti scudieri vanno nel { $about }? Ancora permessi: { $due }
terminal-lancaster-ask-toll = { $source }: { $about-sort ->
    [castle] paga per la piastrina di espansione «{ $about }», o non pagare
   *[county] paga per la contea di { $about }, o non pagare
}
terminal-lancaster-ask-county = { $about }: { $ally ->
    [yes] il nobile lascia il gioco, o il tuo alleato riceve il reddito ({ $reward })
   *[no] prendi il nobile, o il reddito ({ $reward }){ $both ->
        [yes] , o entrambi per { $price } monete d’oro
       *[no] {""}
    }
}
terminal-lancaster-ask-cross = { $ally ->
    [yes] il cavaliere del tuo alleato lascia la contea di Dorset per la Francia: verso quale conflitto?
   *[no] il tuo cavaliere lascia la contea di Dorset per la Francia: verso quale conflitto?
}
terminal-lancaster-ask-start = nomina il giocatore iniziale
terminal-lancaster-ask-castle = { $ally ->
    [yes] il castello del tuo alleato: prendi il nuovo cavaliere e il rafforzamento, o rinuncia al resto
   *[no] il tuo castello: paga un nuovo cavaliere ({ $recruit ->
        [one] { $recruit } scudiero
       *[other] { $recruit } scudieri
    }), un rafforzamento ({ $upgrade ->
        [one] { $upgrade } scudiero
       *[other] { $upgrade } scudieri
    }), o rinuncia al resto
}
terminal-lancaster-ask-castle-order = il tuo castello: nel deposito comune gli scudieri non bastano, quindi l’ordine conta. Che cosa si valuta ora?
terminal-lancaster-ask-ransom = il { $about } è perso: riscatta cavalieri a 1 moneta d’oro per livello di forza, o rinuncia; gli altri vanno in riserva

# Il foglio dei punti
terminal-lancaster-from-counties = contee
terminal-lancaster-from-laws = leggi
terminal-lancaster-from-victories = conflitti vinti
terminal-lancaster-from-defeats = conflitti persi
terminal-lancaster-from-knighthood = cavalleria
terminal-lancaster-from-extensions = espansioni
terminal-lancaster-from-nobles = nobili
terminal-lancaster-total = totale
terminal-lancaster-total-now = totale, se finisse ora
terminal-hint = { $note ->
    [none] Il Re giocherebbe { $move }
   *[other] Il Re giocherebbe { $move } ({ $note })
}
terminal-hint-move = mossa
terminal-hint-line = e poi
proof-solved = dimostrato: nessun’altra mossa garantisce di più
proof-every-world = in ognuna delle { $worlds } disposizioni possibili dei gettoni nascosti nessun’altra mossa garantirebbe di più, se tutto fosse scoperto
proof-draws = in { $worlds } estrazioni dei gettoni nascosti nessun’altra mossa garantirebbe di più, se tutto fosse scoperto
proof-won-solved = dimostrato: questa mossa vince, qualunque cosa faccia l’avversario
proof-won-every-world = in ognuna delle { $worlds } disposizioni possibili dei gettoni nascosti questa mossa vincerebbe, se tutto fosse scoperto, qualunque cosa faccia l’avversario
proof-won-draws = in { $worlds } estrazioni dei gettoni nascosti questa mossa vincerebbe, se tutto fosse scoperto, qualunque cosa faccia l’avversario
