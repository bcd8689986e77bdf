# A coach for those who are learning, in games against bots.
coach-title = Coach
coach-more = More
coach-off = Stop explaining
coach-last = Your last move
coach-matters = What matters here
coach-waiting = Here you will read what matters, and what would have been clearly better.
coach-better = { $verdict ->
    [mistake] Think of this next time, too: { $move }.
   *[blunder] Never mind, but this would have been much better: { $move }.
} It would have raised your chance of winning by about { $loss } (± { $error }).
coach-lancaster-threat = { $seat } still has a strength-{ $n } knight at court: a weaker knight in a county can be pushed out.
coach-lancaster-alone = Nobody else has a knight left at court: yours cannot be pushed out.
coach-lancaster-laws = As things stand, the laws in force bring you { $share }.
coach-lancaster-no-laws = As things stand, the laws in force bring you nothing.
coach-richelieu-take = Look at what you would lead, at regions and symbols you have none of, and at the card you uncover.
