# Ein Lehrer für alle, die lernen, in Partien gegen Bots.
coach-title = Lehrer
coach-more = Mehr
coach-off = Nichts mehr erklären
coach-last = Dein letzter Zug
coach-matters = Was hier zählt
coach-waiting = Hier steht, was zählt und was klar besser gewesen wäre.
coach-better = { $verdict ->
    [mistake] Denk beim nächsten Mal auch daran: { $move }.
   *[blunder] Macht nichts, aber viel besser wäre gewesen: { $move }.
} Das hätte etwa { $loss } mehr Gewinnchance gebracht (± { $error }).
coach-lancaster-threat = { $seat } hat noch einen Ritter Stärke { $n } am Hof: Ein schwächerer Ritter in einem County kann verdrängt werden.
coach-lancaster-alone = An keinem anderen Hof steht noch ein Ritter: Niemand kann deine verdrängen.
coach-lancaster-laws = Nach jetzigem Stand bringen dir die gültigen Gesetze { $share }.
coach-lancaster-no-laws = Nach jetzigem Stand bringen dir die gültigen Gesetze nichts.
coach-richelieu-take = Achte darauf, wo du dann führst, was dir noch ganz fehlt und welche Karte du freilegst.
