# Un maestro per chi impara, nelle partite contro i bot.
coach-title = Maestro
coach-more = Altro
coach-off = Non spiegare più
coach-last = La tua ultima mossa
coach-matters = Che cosa conta qui
coach-waiting = Qui leggerai che cosa conta, e che cosa sarebbe stato chiaramente meglio.
coach-better = { $verdict ->
    [mistake] La prossima volta pensa anche a questo: { $move }.
   *[blunder] Non importa, ma questo era molto meglio: { $move }.
} Probabilità di vincere: circa { $loss } in più (± { $error }).
coach-lancaster-threat = { $seat } ha ancora a corte un cavaliere di forza { $n }: un cavaliere più debole in una contea può essere scacciato.
coach-lancaster-alone = Nessun altro ha più cavalieri a corte: nessuno può scacciare i tuoi.
coach-lancaster-laws = Allo stato attuale le leggi in vigore ti portano { $share }.
coach-lancaster-no-laws = Allo stato attuale le leggi in vigore non ti portano nulla.
coach-richelieu-take = Guarda dove saresti in vantaggio, quali regioni e simboli ti mancano del tutto e quale carta liberi.
