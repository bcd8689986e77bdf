# Un gioco in cifre.
facts-title = { $game } in cifre
facts-intro = I bot hanno giocato { $games } partite, ogni distribuzione una volta da ogni posto, e noi abbiamo contato. A un tavolo sono tutti ugualmente bravi.
facts-tables = Numero di giocatori
facts-players = { $number ->
    [one] { $number } giocatore
   *[other] { $number } giocatori
}
facts-players-mixed = { $players }, leggi miste
facts-games = { $number ->
    [one] { $number } partita
   *[other] { $number } partite
}
facts-order = Conta chi comincia?
facts-order-about = Quota di vittorie secondo il posto nel primo turno.
facts-order-note = Tratteggiata: tutti uguali ({ $share }). Le linee verticali mostrano di quanto il caso può averci ingannato: 95 volte su 100 la quota vera sta lì dentro.
facts-place = { $number ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
}
facts-between = { $share } (da { $low } a { $high })
facts-luck = Fortuna o abilità?
facts-luck-about = Quanto di chi vince è deciso dalla distribuzione e dal posto, prima che qualcuno abbia scelto qualcosa.
facts-luck-note = Allo 0 % conterebbe solo il gioco, al 100 % solo la distribuzione. Con poche partite è una stima approssimativa.
facts-too-few = troppo poche partite
facts-sizes = Quanto lungo, quanto ampio, quanto combattuto
facts-decisions = Decisioni in una partita
facts-width = Mosse tra cui scegliere
facts-tree = Possibili svolgimenti di una partita
facts-points = Punti per giocatore
facts-margin = Vantaggio di chi vince, in punti
facts-shared = Vittorie condivise
facts-seats = Vittorie secondo il posto al tavolo
facts-bytes = Una posizione in memoria
facts-bytes-number = { $number } byte
facts-unit-points = Punti a partita, tutti i giocatori insieme
facts-unit-times = Volte a partita
facts-all = Mostra tutti ({ $number })
facts-fewer = Mostra di meno
facts-law-proposed = Leggi messe ai voti
facts-law-adopted = Leggi approvate
facts-county-scored = Contee occupate
facts-conflict-scored = Chi vince in Francia
facts-favour-taken = Favori del re
facts-points-scored = Da dove vengono i punti
facts-line-scored = Che cosa dà punti
facts-line-missing = Che cosa manca alla fine
facts-caution = Contato con Courtly { $version }, bot dell’edizione { $edition }. Alcuni numeri stampati sono ricostruiti; con quelli della tua scatola il risultato può cambiare.
