# Notices: what is sent to people who are not here, and the page where they ask for it.

notice-turn = It is your turn
notice-vote = Your vote is awaited
notice-asked = The table asks you something
notice-time = Your time is running out
notice-time-left = { $hours ->
    [one] About an hour is left.
   *[other] About { $hours } hours are left.
}
notice-over = The game is over
notice-invited = You are invited to a rematch
notice-table = { $game } with { $names }
notice-several = { $count ->
    [one] News from one of your games
   *[other] { $count } news from your games
}
notice-open = Go to the table
notice-why = You asked for these notices.
notice-stop = Stop these notices
notice-confirm = Do you want notices about your games here?
notice-confirm-text = Somebody entered this address on our page. Nothing more is sent here unless you say yes within a day.
notice-confirm-button = Yes, send me notices
notice-confirm-why = If that was not you, you need not do anything.
notice-confirm-never = Never write here again
notice-test = It works
notice-test-text = This is how notices will reach you.

notices-offline = The server cannot be reached. Your games are safe; try again in a moment.
