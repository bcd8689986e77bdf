# Uno sguardo indietro a una partita: terminale e browser.

study-title = La partita rivista
study-accuracy = Precisione
study-part-own = Scelte proprie
study-part-others = Scelte degli altri
study-part-revealed = Fortuna
study-part-unforeseen = Imprevisto
study-eyes-known = Ciò che ognuno poteva sapere
study-eyes-known-about = Giudicato da ciò che ogni posto poteva sapere in quel momento.
study-eyes-open = Tutte le carte scoperte
study-eyes-open-about = Giudicato con tutte le carte scoperte, anche quelle che nessuno poteva vedere.
study-verdict-best = la migliore
study-verdict-good = buona
study-verdict-inaccuracy = imprecisione
study-verdict-mistake = errore
study-verdict-blunder = errore grave
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, mossa { $move }: { $played } ({ $verdict }, { $loss }). Meglio: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Mossa { $number }, { $what }: { $change } per { $seat }
study-too-long = Una registrazione di oltre { $most } mosse non viene esaminata.
study-not-over = La partita non è finita; solo allora viene rivista.

study-large = Guarda sul tabellone grande
study-of-hundred = su 100
study-accuracy-of = { $accuracy } su 100
study-whose = La partita di chi
study-luck-or-choices = Fortuna o scelte?
study-part-own-about = Quanto sono costate le scelte di questo posto rispetto alle migliori.
study-part-others-about = Quanto le scelte degli altri hanno portato o tolto a questo posto.
study-part-revealed-about = Ciò che è venuto alla luce: carte girate, voti mostrati.
study-part-unforeseen-about = Ciò che la ricerca ha visto solo una mossa dopo; qui sta anche il suo errore.
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
study-no-turns = Nessun singolo passo ha cambiato la partita.
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
    [one] 1 partita viene prima.
   *[other] { $games } partite vengono prima.
}
study-compiling = Il gioco viene ancora reso più veloce; subito dopo si guarda indietro.
study-votes = Votazioni
study-vote-result = { $adopted ->
    [yes] approvata, { $yes } a { $no }
   *[no] respinta, { $yes } a { $no }
}
study-vote-seat = Posto
study-vote-ballot = Voto
study-vote-stake = Porterebbe
study-vote-instead = La legge che sostituisce
study-vote-cast = { $vote ->
    [yes] sì
   *[no] no
}{ $stones ->
    [0] {""}
    [one] {" "}con 1 pietra
   *[other] {" "}con { $stones } pietre
}
study-vote-swayed = Decisivo: { $seats }.
study-vote-nobody = Nessun voto da solo ha deciso.
study-vote-turn = { $stones ->
    [one] 1 pietra in più l’avrebbe ribaltata.
   *[other] { $stones } pietre in più l’avrebbero ribaltata.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } ha speso 1 pietra per niente.
   *[other] { $seat } ha speso { $stones } pietre per niente.
}
study-play-on = Continua da qui
study-play-on-about = Una nuova partita contro i bot, dopo la mossa { $move }. La vecchia resta com’era.
study-play-on-seat = Il tuo posto
study-play-on-level = Gli altri li gioca
study-play-on-begin = Comincia
study-play-on-name = Tu
