# Games over days: people, their games, devices and notices.

days-next = { $games ->
    [one] Go to the game that waits for you
   *[other] Go to the next of { $games } games that wait for you
}
days-find = Find by game or name
days-shelves = Which games
days-shelf-running = Going on
days-shelf-over = Finished
days-shelf-aside = Put aside
days-none-running = No game of yours is going on.
days-none-over = You have not finished a game here yet.
days-none-aside = You have put nothing aside.
days-none-found = Nothing was found.
days-more = Show more
days-export = All records in one file
days-sums = Your results
days-turn-of = Turn of { $names }
days-with = with { $names }
days-ended = Place { $place } ({ $points })
days-deadline = time runs out { $when }
days-kind-try = a try
days-kind-guide = a guided game
days-kind-daily = the challenge of a day
days-replay = Watch it again
days-put-aside = Put aside
days-take-back = Take back
