# La propria scatola: la sua edizione e i numeri stampati che sono diversi.
box-title = La tua scatola: { $game }
box-edition = Quale edizione hai?
box-edition-about = Ciò che il suo regolamento dice in altro modo, o lascia aperto, sarà segnato qui nelle regole. Le note sulle altre edizioni restano nascoste.
box-edition-none = nessuna di queste
box-edition-marked = { $n ->
    [0] Nelle regole non c’è nulla da segnare.
    [one] Segnato nelle regole:
   *[other] Segnato { $n } volte nelle regole:
}
box-figures = Che cosa vi è stampato
box-about = Su tabelloni, carte e piastrine ci sono numeri che nessun regolamento ripete. Quelli indicati come «ricostruito» sono scelti in modo da accordarsi con tutto ciò che dicono i regolamenti. Se la tua scatola ne mostra altri, inseriscili qui: ognuno viene controllato subito.
box-fixed = Ciò che un regolamento dice a parole non si corregge. «Pubblico» vuol dire: da descrizioni del gioco; «esempio»: da un esempio del regolamento.
box-players = { $n ->
    [one] 1 giocatore
   *[other] { $n } giocatori
}
box-ours = qui: { $value }
box-back = Torna al numero usato qui
box-source-reconstructed = ricostruito
box-source-public = pubblico
box-source-example = esempio
box-keep = Conserva e condividi
box-checking = Controllo…
box-kept = { $n ->
    [0] Nessun numero è diverso.
    [one] 1 numero è diverso. È conservato in questo browser e vale ai tavoli che apri.
   *[other] { $n } numeri sono diversi. Sono conservati in questo browser e valgono ai tavoli che apri.
}
box-wrong = { $n ->
    [one] C’è ancora qualcosa da correggere; fino ad allora non si conserva nulla.
   *[other] Ci sono ancora { $n } cose da correggere; fino ad allora non si conserva nulla.
}
box-export = Salva in un file
box-import = Apri un file
box-clear = Ripristina tutto
box-file = Il file contiene solo ciò che è diverso. Lo legge anche il comando «courtly components». Un file aperto sostituisce ciò che è inserito qui.
box-imported = Letto dal file: { $games }
box-refused = Da { $file } non è stato letto nulla:
box-too-large = è troppo grande per un file di numeri
box-played = Giocata con i numeri di un’altra scatola
box-played-about = { $n ->
    [one] 1 numero è diverso da quelli usati qui di solito:
   *[other] { $n } numeri sono diversi da quelli usati qui di solito:
}
box-played-otherwise = { $value } invece di { $ours }

box-lancaster-group-supply = La scatola in tutto
box-lancaster-group-player = Ogni giocatore, all’inizio
box-lancaster-group-nobles-per-county = Nobili in ogni contea
box-lancaster-group-county = Contee
box-lancaster-group-castle = Campi del castello e piastrine di espansione
box-lancaster-group-favour = Favore del re
box-lancaster-group-conflict = Carte conflitto
box-lancaster-group-conflicts-removed = Conflitti scartati (forza)
box-lancaster-figure-minimum = forza minima
box-lancaster-figure-points = punti
box-lancaster-figure-cost = costa scudieri
box-lancaster-figure-strength = La Francia
box-lancaster-figure-not-with-players = non con … giocatori
box-richelieu-group-alone = Gettoni
box-richelieu-group-region = Regioni
box-richelieu-figure-token-places = carte con un gettone
box-richelieu-figure-coats = stemmi
box-richelieu-figure-sword = con spada
box-richelieu-figure-cross = con croce
box-richelieu-figure-tower = con torre
box-richelieu-figure-double = con due stemmi
box-richelieu-figure-single = con uno stemma
box-lancaster-row-castle-recruit = { web-lancaster-space-recruit }
box-lancaster-row-castle-upgrade = { web-lancaster-space-upgrade }
box-lancaster-row-castle-squires = { web-lancaster-space-squires }
box-lancaster-row-castle-gold = { web-lancaster-space-gold }
box-lancaster-row-castle-votes = { web-lancaster-space-votes }
box-lancaster-row-castle-purse = { web-lancaster-space-purse }
box-lancaster-row-favour-upgrade = { lancaster-favour-upgrade }
box-lancaster-row-favour-gold = { lancaster-favour-gold }
box-lancaster-row-favour-squires = { lancaster-favour-squires }
box-lancaster-row-favour-purse = { lancaster-favour-purse }
box-lancaster-row-favour-alms = { lancaster-favour-alms }
box-lancaster-figure-gold = { lancaster-token-gold }
box-lancaster-figure-squires = { lancaster-token-squires }
box-lancaster-figure-votes = { lancaster-token-votes }
