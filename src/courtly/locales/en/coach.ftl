# A coach for who learns, in games against bots.
coach-title = Coach
coach-more = More
coach-off = Stop explaining
coach-last = Your last move
coach-matters = What matters here
coach-waiting = Here you read what matters, and what would have been clearly better.
coach-better = { $verdict ->
    [inaccuracy] A little better next time: { $move }.
    [mistake] Next time think of this, too: { $move }.
   *[blunder] Never mind, but this was much better: { $move }.
} It gave about { $loss } more chance to win (± { $error }).
coach-lancaster-threat = { $seat } still has a strength-{ $n } knight at court: a weaker knight in a county can be pushed out.
coach-lancaster-alone = No other knight is left at court: nobody can push yours out.
coach-lancaster-laws = As things stand, the laws in force bring you { $share }.
coach-lancaster-no-laws = As things stand, the laws in force bring you nothing.
coach-richelieu-take = Look at what you would lead, at regions and symbols you have none of, and at the card you uncover.
