# The browser: log, result, chart, replay, records, rulebook.

# What happened
web-log-news = Since your last turn
web-log-no-news = Nothing yet.
web-log-number = { $number } since your last turn
web-log-before = Before the first round
web-log-round = Round { $round }
web-log-turn = { $seat }’s turn
web-log-empty = Nothing has happened yet.
web-log-aloud = What just happened
web-log-more = { $number ->
    [one] 1 more thing happened; it is in the log.
   *[other] { $number } more things happened; they are in the log.
}

# Rulebook
web-rules-contents = Contents
web-rules-search = Search the rules by word or number
web-rules-example = Word or number ({ $rule })
web-rules-hits = { $number ->
    [0] No matches
    [one] 1 match
   *[other] { $number } matches
}
web-rules-nothing = No matches. Try fewer letters, or another word.
web-rules-link = Link to rule { $rule }
# Above a note for the owner of a printed edition; in languages with an edition of their own: “Your printed edition”.
web-rules-edition = The printed editions
web-rules-your-edition = In your edition ({ $edition })
web-rules-which-edition = Which edition do you have? Your box: edition and printed figures
web-rules-facts = The game in numbers: how long it is, who wins, what pays
web-rules-ruling = The printed rules leave this open. This is how it is played here.

# Points over the game
web-chart = Points over the game
web-chart-rounds-lancaster = Round
web-chart-rounds-richelieu = Turn
web-chart-moves = Moves
web-chart-look = Look at a move
web-chart-move = After { $move ->
    [one] 1 move
   *[other] { $move } moves
}
web-chart-score = { $name } { $points }
web-chart-at = { $move ->
    [one] After 1 move: { $scores }
   *[other] After { $move } moves: { $scores }
}

# Replay
web-replay-title = Replay of { $game }
web-replay-about = About this replay
web-replay-controls = Replay
web-replay-jump-lancaster = Jump to a round
web-replay-jump-richelieu = Jump to a turn
web-replay-round-lancaster = { $number ->
    [0] Set-up
   *[other] Round { $number }
}
web-replay-round-richelieu = Turn { $number }
web-replay-move = Move
web-replay-move-of = Move { $move } of { $moves }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-run = Play
web-replay-pause = Pause
web-replay-forward = One move forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-eyes = View as
web-replay-spectator = Spectator
web-replay-link = Copy the link to this move
web-replay-head = What the record says
web-replay-none-title = Nothing to show
web-replay-not-over = This game is not over yet. It can be replayed as soon as nothing has to stay secret.
web-replay-to-table = To the table

# Open a record
web-record-lead = A record is a text file saved from a game, here or in the terminal. Its moves are checked before they are shown.
web-record-choose = Choose a file
web-record-drop = or drop one here
web-record-paste = Or paste its text
web-record-show = Show it
web-record-checking = Checking …
web-record-another = Open another record
web-record-failed = This record cannot be shown.
web-record-unreadable = The file is not text, or it is far too large for a record.

# Fair deals
web-fair-yes = The deal is the one that was promised before the game.
web-fair-no = The deal is not the one that was promised: the record was changed, or somebody cheated.
web-fair-unknown = Nothing was promised about this deal, so it cannot be checked. The moves are sound.
web-fair-how = Before the game the table showed the fingerprint (SHA-256) of a secret. Now the secret is shown: whoever wrote the fingerprint down can see that it has not been changed, and deal the same game from it.
web-fair-commitment = Fingerprint, shown before the deal
web-fair-secret = Secret the deal was made of
web-fair-fits = Your browser has checked it: this secret has that fingerprint.
web-fair-differs = This secret has another fingerprint!
web-fair-verify = To check the deal and every move yourself, download the record and run

# Result
web-result-wins = { $name } wins
web-result-you-win = You win
web-result-shared = { $names } share the victory
web-result-draw = A draw
web-result-winner = Winner
web-result-points = { $ahead ->
    [0] With { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each.
    [one] With { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, 1 point ahead.
   *[other] With { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $ahead } points ahead.
}
web-result-why-finished = The game was played to its end.
web-result-why-resigned = { $name } resigned.
web-result-why-clock = { $name } ran out of time.
web-result-why-agreed = The players agreed to end the game here.
web-result-rematch = Rematch
web-result-replay = Replay
web-result-record = Download the record
web-result-breakdown = Where the points came from
web-result-no-chart = The chart cannot be shown right now.

# The way to the review of a game; the rest is in study.ftl.
study-look = Review the game
study-all-open = All hands open
