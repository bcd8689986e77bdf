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
