# Looking back at a game: terminal and browser.

study-title = Game review
study-accuracy = Accuracy
study-part-own = Own choices
study-part-others = Others’ choices
study-part-revealed = Luck
study-part-unforeseen = Unforeseen
study-eyes-known = What each could know
study-eyes-known-about = Judged by what each seat could know at that moment.
study-eyes-open = All cards open
study-eyes-open-about = Judged with all cards open, including those nobody could see.
study-verdict-best = best
study-verdict-good = good
study-verdict-inaccuracy = inaccuracy
study-verdict-mistake = mistake
study-verdict-blunder = blunder
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, move { $move }: { $played } ({ $verdict }, { $loss }). Better: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Move { $number }, { $what }: { $change } for { $seat }
study-too-long = A record of more than { $most } moves is not reviewed.
study-not-over = The game is not over yet; it can be reviewed only then.

study-large = Watch it on the large board
study-of-hundred = of 100
study-accuracy-of = { $accuracy } of 100
study-whose = Whose game
study-luck-or-choices = Luck or choices?
study-part-own-about = What this seat’s choices lost against the best.
study-part-others-about = What the choices of others brought or cost this seat.
study-part-revealed-about = What came to light: cards turned up, ballots shown.
study-part-unforeseen-about = What the search itself saw only a move later; its own error is in here.
study-eyes = How choices are judged
study-chance = Chance of winning
study-touch = touch the curve to go there
study-pins = Places on the curve
study-pin-turn = Turning point after move { $move }
study-pin-own = Costly decision { $number }, move { $move }
study-move = Move
study-moves = All decisions
study-costliest = { $seat }: the costliest decisions
study-nothing-costly = No choice was clearly worse than another the search saw.
study-did = Played
study-better = Better
study-line = What would have followed
study-show = Show it
study-finest = The finest decision, { $when }:
study-turns = Turning points
study-no-turns = No single step turned the game.
study-change-for = { $change } for { $seat }
study-looked = { $depth ->
    [deep] Reviewed closely.
   *[fast] Reviewed briefly.
}
study-looking = { $depth ->
    [deep] Looking more closely: { $percent }%. Figures may still change.
   *[fast] Reviewing the game: { $percent }%
}
study-waiting = { $games ->
    [0] Your turn comes in a moment.
    [one] 1 game comes first.
   *[other] { $games } games come first.
}
study-compiling = The program is still getting ready; your game is reviewed right after.
study-votes = Votes
study-vote-result = { $adopted ->
    [yes] adopted, { $yes } to { $no }
   *[no] rejected, { $yes } to { $no }
}
study-vote-seat = Seat
study-vote-ballot = Ballot
study-vote-stake = It would bring
study-vote-instead = The law it replaces
study-vote-cast = { $vote ->
    [yes] yes
   *[no] no
}{ $stones ->
    [0] {""}
    [one] {" "}with 1 stone
   *[other] {" "}with { $stones } stones
}
study-vote-swayed = Decided by { $seats }.
study-vote-nobody = No single ballot decided it.
study-vote-turn = { $stones ->
    [one] 1 more stone would have turned it.
   *[other] { $stones } more stones would have turned it.
}
study-vote-for-nothing = { $stones ->
    [one] { $seat } spent 1 stone for nothing.
   *[other] { $seat } spent { $stones } stones for nothing.
}
study-play-on = Play on from here
study-play-on-about = A new game against bots, after move { $move }. The old game stays as it was.
study-play-on-seat = Your seat
study-play-on-level = The others are played by
study-play-on-begin = Begin
study-play-on-name = You

# Puzzles
study-puzzles = Puzzles
study-puzzles-about = Positions from bots’ games in which one choice is clearly best. Find it. Only first tries count towards your streak, which this browser keeps.
study-puzzles-all = All puzzles
study-puzzles-solved = { $right } of { $of } right at the first try
study-puzzles-some = { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}
study-puzzle-number = Puzzle { $number }
study-puzzle-grade = Level { $grade } of 5
study-puzzle-streak = { $n ->
    [0] No streak yet
   *[other] { $n } right in a row
}
study-puzzle-best = Best: { $n }
study-puzzle-themes = What is asked
study-puzzle-state = { $state ->
    [right] Puzzle { $number }, right at the first try
    [wrong] Puzzle { $number }, wrong at the first try
   *[new] Puzzle { $number }
}
study-puzzle-theme-win = Win from here
study-puzzle-theme-win-about = One move alone wins, whatever the other does.
study-puzzle-theme-save = Save the most
study-puzzle-theme-save-about = The game cannot be won any more. One move alone loses by the fewest points.
study-puzzle-theme-place = Place a knight
study-puzzle-theme-place-about = One placement is clearly better than all others.
study-puzzle-theme-vote = Cast your vote
study-puzzle-theme-vote-about = One ballot is clearly better than all others.
study-puzzle-open = Everything lies open, for both.
study-puzzle-hidden = You see what this seat could know.
study-puzzle-right = Right!
study-puzzle-wrong = Not this one.
study-puzzle-tried = You tried:
study-puzzle-solution = The one move:
study-puzzle-wins-by = { $points ->
    [one] wins by 1 point
   *[other] wins by { $points } points
}
study-puzzle-loses-by = { $points ->
    [one] loses by 1 point
   *[other] loses by { $points } points
}
study-puzzle-chance = { $chance } to win
study-puzzle-line = What follows if all play well
study-puzzle-all = What the moves lead to
study-puzzle-leads = Leads to
study-puzzle-proven = Proven: every way the game can go on has been examined.
study-puzzle-searched = Found by several independent searches of some thousand games, which all agree. Moves that are not listed were never in the running.
study-puzzle-next = Next puzzle
study-puzzle-again = Try again
study-puzzle-why = Why?

# The challenge of the day
study-daily = Challenge of the day
study-daily-about = The same deal for everybody on this server. You play { $seat }, against { $bots ->
    [one] a Knight who answers
   *[other] { $bots } Knights who answer
} everybody in the same way. The first try counts; there are no hints, and nothing is taken back.
study-daily-ends = Until midnight, universal time: { $left } left.
study-daily-left = { $hours } h { $minutes } min
study-daily-playing = { $n ->
    [0] Nobody has begun yet.
    [one] 1 player has begun.
   *[other] { $n } players have begun.
}
study-daily-begin = Play today’s deal
study-daily-go-on = Go on playing
study-daily-did = Place { $place } of { $seats }, { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $lead })
study-daily-king-did = The King, in the same seat: place { $place }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
study-daily-no-king = The King is still thinking about this deal.
study-daily-beaten = Better than { $beaten } of { $others } others here
study-daily-chart = How many points each player was ahead of the best of the others; yours is filled, the crown is the King’s.
study-daily-table = The same as a table
study-daily-place = Place
study-daily-points = Points
study-daily-lead = Ahead
study-daily-share = Share
study-daily-sealed = Your game can be reviewed when the day is over: others may not have played yet.
study-daily-last = { $day }: { $game }
study-daily-fair = A fair deal
study-daily-fair-about = The secret each deal is made from is drawn before its day. Its fingerprint is shown now, the secret itself when the day is over.
study-daily-today = Today’s fingerprint
study-daily-tomorrow = Tomorrow’s fingerprint ({ $game })
study-copy = Copy
study-copied = Copied

# Tries from positions of finished games
study-tries = Your tries
study-tries-about = Games that go on from a position of a finished one. Name them, go back to them, or share a tree by its link.
study-tries-shared = Somebody’s tries from positions of a finished game.
study-tries-none = No tries yet. Review a finished game and choose “Play on from here”.
study-tries-gone = There is no such tree, or it has been deleted after a while.
study-tries-of-game = from this game
study-tries-of-record = from a record
study-tries-until = Kept here until { $day }.
study-tries-link = Link to this tree
study-try = Try { $number }
study-try-from = after move { $move }
study-try-as = as { $seat }, against { $level }
study-try-open = not finished
study-try-ended = place { $place } ({ $points })
study-try-name = Name of the try
study-try-rename = Name it
study-try-save = Save

# Your page
study-you = Your games
study-you-about = From this browser’s games on this server, not counting tries and guided games.
study-you-all = All games one by one
study-you-none = No finished games yet.
study-you-games = Games
study-you-won = Won
study-you-share = Others beaten
study-you-by-level = Against
study-you-by-seat = As
study-you-people = People
study-you-progress-about = The share of the other players you beat, averaged over ten games.
study-you-as-table = The same as a table
study-you-day = Day
study-you-votes = { $won } of { $of } votes on laws went your way.
study-you-conflicts = First in { $won } of { $of } conflicts you took part in.
study-you-lines = { $won } of { $of } majorities won.
