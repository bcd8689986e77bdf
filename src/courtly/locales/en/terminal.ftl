# The terminal

terminal-welcome = { $game }. Type a move, or { $help } for help.
terminal-prompt = { $seat }, { $asked }
terminal-hand-over = Hand over to { $seat }, then press Enter.
terminal-only-move = You had only one possible move: { $move }
terminal-offer = You can type (help shows what else there is):
terminal-compiling = Getting faster: { $percent }% is compiled for this machine. Nobody has to wait for it.
terminal-hurried = { $bots } will then play better.
terminal-not-compiled = This game stays slower than it could be: { $why }
terminal-more-moves = … and more; type moves for all of them
terminal-go-on = Enter to go on
terminal-more = Enter for more; q and Enter to stop
terminal-your-moves = You may:
terminal-since = Since your last decision{ $left_out ->
    [yes] {" "}(the latest; type news for everything)
   *[no] {""}
}
terminal-log = The log so far
terminal-over = The game is over.
terminal-winner = { $seat } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-draw = A draw.
terminal-shared = { $seats } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-saved = Saved to { $file }. Go on with: courtly play --load { $file }
terminal-loaded = Loaded { $file }.
terminal-undone = Took back: { $moves }
terminal-nothing-to-undo = There is nothing to take back.
terminal-not-saved = Not saved: { $reason }
terminal-legal = { $move } is legal.
terminal-why-what = Why what? Write: why <move>
terminal-save-where = Save where? Write: save <file>
terminal-load-what = Load what? Write: load <file>
terminal-rule-which = Which rule? Write: rule <number>, such as rule { $example }
terminal-rule-in-print = In print: { $note }
terminal-rules-in-print = Where the printed editions differ
terminal-figures-title = Printed figures in use
terminal-figures-name = figure
terminal-figures-value = value
terminal-figures-source = source
terminal-figures-text = text
terminal-figures-example = example
terminal-figures-public = public
terminal-figures-reconstructed = reconstructed
terminal-figures-owner = owner
terminal-figures-sound = { $file }: the figures for { $game } are sound
terminal-figures-played = Played with an owner’s own figures:
terminal-verify-replayed = { $moves ->
    [one] 1 move replayed
   *[other] { $moves } moves replayed
}: position and result are as recorded.
terminal-verify-unpromised = No commitment is recorded: the deal cannot be checked against a promise.
terminal-verify-kept = The deal is the one promised before it: SHA-256 of the seed is the commitment.
terminal-bye = Goodbye.
terminal-help-title = Help
terminal-form-move = <move>
terminal-form-why = why <move>
terminal-form-rule = rule <number>
terminal-form-save = save <file>
terminal-form-load = load <file>
terminal-help-move = play a move, such as { $example }; its ending is enough where only one move fits
terminal-help-moves = list all moves you may play now
terminal-help-why = say why a move is not allowed, with its rule
terminal-help-rule = show a rule, such as { $rule }
terminal-help-news = tell everything that has happened since your last decision
terminal-help-hint = ask what the King would do, and what to expect
terminal-help-log = show the log so far
terminal-help-score = show where points come from, and what the end would bring now
terminal-help-board = draw the table again
terminal-help-undo = take back your last move (and what bots did since)
terminal-help-save = save the game to a file
terminal-help-load = go on with a saved game
terminal-help-quit = leave; an unfinished game is saved first
terminal-seats-question = Who plays? Give each seat: human, or a bot (page, squire, knight, duke, king), such as { $example }
terminal-game-question = Which game?
terminal-cards = cards
terminal-points = points
terminal-richelieu-left = left
terminal-richelieu-markers = markers { $n }
terminal-richelieu-box = in the box { $n }
terminal-richelieu-cards = cards { $n }
terminal-richelieu-tokens = tokens { $n }
terminal-richelieu-points = now worth { $n }

# The terminal: Lancaster
terminal-lancaster-setting-up = Setting up
terminal-lancaster-round = Round { $n } of 5
terminal-lancaster-deciding = to decide:
terminal-lancaster-england = England
terminal-lancaster-minimum = min
terminal-lancaster-reward = or reward
terminal-lancaster-nobles = nobles
terminal-lancaster-held-by = held by
terminal-lancaster-reward-extension = extension tile
terminal-lancaster-reward-upgrade = upgrade
terminal-lancaster-reward-knight = new knight
terminal-lancaster-reward-crossing = cross to France
terminal-lancaster-nothing = nothing
terminal-lancaster-some-gold = { $n } gold
terminal-lancaster-some-squires = { $n ->
    [one] { $n } squire
   *[other] { $n } squires
}
terminal-lancaster-some-votes = { $n ->
    [one] { $n } stone
   *[other] { $n } stones
}
terminal-lancaster-some-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
terminal-lancaster-tokens = { $seat } ({ $source }): { $amounts }
terminal-lancaster-france = France
terminal-lancaster-strengths = English:French
terminal-lancaster-values = points
terminal-lancaster-conflicts-left = { $n ->
    [0] no conflicts to come
    [one] { $n } conflict to come
   *[other] { $n } conflicts to come
}
terminal-lancaster-free-spaces = { $n } free
terminal-lancaster-laws = Laws in force
terminal-lancaster-proposals = Proposals ({ $n ->
    [0] no laws
    [one] { $n } law
   *[other] { $n } laws
} in the pile)
terminal-lancaster-favours = Favours
terminal-lancaster-favour = King’s Favour
terminal-lancaster-taken = taken: { $favours }
terminal-lancaster-supply = Supply
terminal-lancaster-castle = castle:
terminal-lancaster-ally = ally
terminal-lancaster-cost = { $n } sq.
terminal-lancaster-head-points = pts
terminal-lancaster-head-gold = gold
terminal-lancaster-head-squires = sq.
terminal-lancaster-head-votes = stones
terminal-lancaster-head-knights = court | reserve
terminal-lancaster-head-nobles = nobles
terminal-lancaster-sign-start = start player
terminal-lancaster-sign-mine = noble you have
terminal-lancaster-sign-tile = extension tile
terminal-lancaster-sign-turned = turned over
terminal-lancaster-sign-sum = knight+squires
terminal-lancaster-sign-free = free
terminal-lancaster-narrow = (in a window of { $width } columns all this stands side by side)

# Castle spaces and favours, in one word
terminal-lancaster-short-recruit = recruit
terminal-lancaster-short-upgrade = upgrade
terminal-lancaster-short-squires = squires
terminal-lancaster-short-gold = gold
terminal-lancaster-short-votes = votes
terminal-lancaster-short-purse = purse
terminal-lancaster-short-noble = noble
terminal-lancaster-short-alms = alms
terminal-lancaster-short-upper-1 = upper 1
terminal-lancaster-short-upper-2 = upper 2
terminal-lancaster-short-lower-1 = lower 1
terminal-lancaster-short-lower-2 = lower 2

# What the screen asks; how to type it stands above
terminal-lancaster-ask-lay = { $phase ->
    [setup] lay your first extension tile in your castle
    [laws] { $source }: lay an extension tile in your castle, or decline
   *[other] { $source }: lay an extension tile in your castle
}
terminal-lancaster-ask-place = place a knight
terminal-lancaster-ask-place-ally = place a knight, yours or your ally’s
terminal-lancaster-ask-squires = how many squires go with your strength-{ $strength } knight to { $county }{ $needed ->
    [0] ?
   *[other] {" "}(at least { $needed })?
}
terminal-lancaster-ask-favour = choose a King’s Favour{ $ally ->
    [yes] {" "}for your ally
   *[no] {""}
}
terminal-lancaster-ask-noble = { $ally ->
    [yes] which noble leaves the game?
   *[no] which noble comes to your round table?
}
terminal-lancaster-ask-upgrade = { $source }: { $ally ->
    [yes] upgrade one of your ally’s knights, or decline
   *[no] upgrade a knight, or decline
}
terminal-lancaster-ask-vote = vote on proposal { $number } ({ $law }): no or yes, and with how many vote stones, { $stones } at most
terminal-lancaster-ask-trade = { $source }: trade how many times?
terminal-lancaster-ask-exchange = { $source }: exchange gold 1 gives 2 gold for 1 squire, and so on; or decline
terminal-lancaster-ask-send = { $source }: how many squires go to { $about }? Still allowed: { $due }
terminal-lancaster-ask-toll = { $source }: { $about-sort ->
    [castle] pay for the extension tile “{ $about }”, or refuse
   *[county] pay for { $about }, or refuse
}
terminal-lancaster-ask-county = { $about }: { $ally ->
    [yes] the noble leaves the game, or your ally gets the reward ({ $reward })
   *[no] take the noble, or the reward ({ $reward }){ $both ->
        [yes] , or both for { $price } gold
       *[no] {""}
    }
}
terminal-lancaster-ask-cross = { $ally ->
    [yes] your ally’s knight crosses from Dorset: to which conflict?
   *[no] your knight crosses from Dorset: to which conflict?
}
terminal-lancaster-ask-start = name the start player
terminal-lancaster-ask-castle = { $ally ->
    [yes] your ally’s castle: take the new knight and the upgrade, or decline what is left
   *[no] your castle: pay for a new knight ({ $recruit ->
        [one] { $recruit } squire
       *[other] { $recruit } squires
    }), an upgrade ({ $upgrade ->
        [one] { $upgrade } squire
       *[other] { $upgrade } squires
    }), or decline what is left
}
terminal-lancaster-ask-castle-order = your castle: the box is short of squires, so the order matters. What is scored next?
terminal-lancaster-ask-ransom = { $about } is lost: ransom knights at 1 gold per strength, or decline, and the rest go to the reserve

# The score sheet
terminal-lancaster-from-counties = counties
terminal-lancaster-from-laws = laws
terminal-lancaster-from-victories = conflicts won
terminal-lancaster-from-defeats = conflicts lost
terminal-lancaster-from-knighthood = knighthood
terminal-lancaster-from-extensions = extensions
terminal-lancaster-from-nobles = nobles
terminal-lancaster-total = total
terminal-lancaster-total-now = total if it ended now
terminal-hint = { $note ->
    [none] The King would play { $move }
   *[other] The King would play { $move } ({ $note })
}
terminal-hint-move = move
terminal-hint-line = and then
proof-solved = proven: no other move guarantees more
proof-every-world = in each of the { $worlds } ways in which hidden tokens can lie, no other move would guarantee more if all lay open
proof-draws = in { $worlds } draws of the hidden tokens, no other move would guarantee more if all lay open
proof-won-solved = proven: this move wins whatever the other side does
proof-won-every-world = in each of the { $worlds } ways in which hidden tokens can lie, this move would win if all lay open, whatever the other side does
proof-won-draws = in { $worlds } draws of the hidden tokens, this move would win if all lay open, whatever the other side does
