# Looking back at a game: terminal and browser.

study-title = The game, looked at again
study-accuracy = Accuracy
study-part-own = Own choices
study-part-others = Others’ choices
study-part-revealed = Luck
study-part-unforeseen = Unforeseen
study-eyes-known = What each could know
study-eyes-known-about = Judged by what each seat could know at that moment.
study-eyes-open = All cards open
study-eyes-open-about = Judged with all cards open, also those nobody could see.
study-verdict-best = best
study-verdict-good = good
study-verdict-inaccuracy = inaccuracy
study-verdict-mistake = mistake
study-verdict-blunder = blunder
# A choice that cost something: “Red, move 14: place 2 Dorset, a mistake (−11 %). Better: place 2 Surrey.”
study-blamed = { $seat }, move { $move }: { $played } ({ $verdict }, { $loss }). Better: { $best }.
# A turning point: “Move 40, Blue: yes 2: −11 % for Red”
study-turn = Move { $number }, { $what }: { $change } for { $seat }
study-too-long = A record of more than { $most } moves is not looked at.
study-not-over = The game is not over; it is looked at again only then.

study-large = Watch it on the large board
study-of-hundred = of 100
study-accuracy-of = { $accuracy } of 100
study-whose = Whose game
study-luck-or-choices = Luck or choices?
study-part-own-about = What this seat’s choices lost against the best.
study-part-others-about = What the choices of others brought or cost this seat.
study-part-revealed-about = What came to light: cards turned, ballots shown.
study-part-unforeseen-about = What the search itself saw only a move later; its own error is in here.
study-eyes = How choices are judged
study-chance = Chance to win
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
    [deep] Looked at closely.
   *[fast] Looked at briefly.
}
study-looking = { $depth ->
    [deep] Looking more closely: { $percent } %. Figures may still change.
   *[fast] Looking at the game: { $percent } %
}
study-waiting = { $games ->
    [0] Your turn comes in a moment.
    [one] 1 game is looked at before.
   *[other] { $games } games are looked at before.
}
study-compiling = The game is still being made faster; it is looked at right after.
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
study-vote-swayed = Swayed by { $seats }.
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
