# Ein Lehrer für alle, die lernen, in Partien gegen Bots.
coach-title = Lehrer
coach-more = Mehr
coach-off = Nicht mehr erklären
coach-last = Dein letzter Zug
coach-matters = Was hier zählt
coach-waiting = Hier steht, was zählt und was klar besser gewesen wäre.
coach-better = { $verdict ->
    [inaccuracy] Ein wenig besser beim nächsten Mal: { $move }.
    [mistake] Denk beim nächsten Mal auch daran: { $move }.
   *[blunder] Macht nichts, aber viel besser war: { $move }.
} Das gab etwa { $loss } mehr Gewinnchance (± { $error }).
coach-lancaster-threat = { $seat } hat noch einen Ritter der Stärke { $n } am Hof: Ein schwächerer Ritter in einem County kann verdrängt werden.
coach-lancaster-alone = An keinem anderen Hof steht noch ein Ritter: Niemand kann deine verdrängen.
coach-lancaster-laws = Wie es steht, bringen dir die gültigen Gesetze { $share }.
coach-lancaster-no-laws = Wie es steht, bringen dir die gültigen Gesetze nichts.
coach-richelieu-take = Achte darauf, wo du dann führst, was dir noch ganz fehlt und welche Karte du aufdeckst.
