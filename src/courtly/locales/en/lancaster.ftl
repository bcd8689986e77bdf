# Lancaster: decisions, laws, events, refusals. `$seat` is the name of a seat or of an ally, `$place` a
# place such as Stafford, castle gold or upper 1, `$source` what brought something about.

lancaster-name = Lancaster

# Seats, as records name them, and allies
lancaster-seat-red = Red
lancaster-seat-blue = Blue
lancaster-seat-green = Green
lancaster-seat-gold = Gold
lancaster-seat-violet = Violet
lancaster-ally-of = { $seat }’s ally

# What is to be decided
lancaster-decision-lay = lay an extension tile in your castle
lancaster-decision-place = place a knight
lancaster-decision-squires = say how many squires go with the knight
lancaster-decision-favour = choose a tile of the King’s Favour
lancaster-decision-noble = choose a noble
lancaster-decision-upgrade = upgrade a knight, or decline
lancaster-decision-vote = vote on the proposal, with any of your vote stones
lancaster-decision-trade = say how many times you trade
lancaster-decision-exchange = exchange gold or squires, two for one, or decline
lancaster-decision-send = say how many squires you send to the conflict
lancaster-decision-toll = pay, or refuse to
lancaster-decision-county = take the noble, the reward, or both for 3 gold
lancaster-decision-cross = choose the conflict to cross to
lancaster-decision-start = name the start player
lancaster-decision-castle = pay for a new knight or an upgrade, or decline
lancaster-decision-ransom = ransom captured knights, or decline
lancaster-decision-over = the game is over

# Words for tokens, phases and sources; names of counties stand for themselves
lancaster-token-gold = gold
lancaster-token-squires = squires
lancaster-token-votes = vote stones
lancaster-phase-setup = set-up
lancaster-phase-placing = placing knights
lancaster-phase-parliament = parliament
lancaster-phase-laws = applying the laws
lancaster-phase-counties = counties
lancaster-phase-castles = castles
lancaster-phase-conflicts = conflicts
lancaster-phase-over = over
lancaster-source-favour-noble = King’s Favour
lancaster-source-favour-upgrade = King’s Favour
lancaster-source-favour-gold = King’s Favour
lancaster-source-favour-squires = King’s Favour
lancaster-source-favour-purse = King’s Favour
lancaster-source-favour-alms = King’s Favour
lancaster-source-castle-recruit = castle recruit
lancaster-source-castle-upgrade = castle upgrade
lancaster-source-castle-squires = castle squires
lancaster-source-castle-gold = castle gold
lancaster-source-castle-votes = castle votes
lancaster-source-castle-purse = castle purse
lancaster-source-set-up = set-up
lancaster-source-round-table = round table
lancaster-source-votes = the vote
lancaster-source-left-over = left over from the votes
lancaster-source-both-rewards = for noble and reward
lancaster-source-ransom = ransom
lancaster-source-victory = a victory in France
lancaster-source-defeat = a defeat in France
lancaster-source-knighthood = the strongest knighthood
lancaster-source-extensions = the most extensions
lancaster-source-nobles = nobles
lancaster-favour-noble = a noble
lancaster-favour-upgrade = an upgrade
lancaster-favour-gold = gold
lancaster-favour-squires = squires
lancaster-favour-purse = gold and squires
lancaster-favour-alms = a little gold and squires
lancaster-choice-noble = the noble
lancaster-choice-reward = the reward
lancaster-choice-both = noble and reward
lancaster-vote-no = no
lancaster-vote-yes = yes
lancaster-winner-england = England
lancaster-winner-france = France

# Places in sentences; what players type is the same in every language
lancaster-space-recruit = recruit
lancaster-space-upgrade = upgrade
lancaster-space-squires = squires
lancaster-space-gold = gold
lancaster-space-votes = votes
lancaster-space-purse = purse
lancaster-conflict-upper-1 = upper 1
lancaster-conflict-upper-2 = upper 2
lancaster-conflict-lower-1 = lower 1
lancaster-conflict-lower-2 = lower 2
lancaster-place-castle-recruit = castle recruit
lancaster-place-castle-upgrade = castle upgrade
lancaster-place-castle-squires = castle squires
lancaster-place-castle-gold = castle gold
lancaster-place-castle-votes = castle votes
lancaster-place-castle-purse = castle purse
lancaster-place-upper-1 = { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = { lancaster-conflict-lower-2 }
lancaster-place-court = court

# The laws, short
lancaster-law-b01 = most gold: may upgrade a placed knight
lancaster-law-b02 = most squires: a new knight
lancaster-law-b03 = 3 points per 2 counties
lancaster-law-b11 = buy vote stones at 1 gold each
lancaster-law-b12 = trade 1 squire and 1 gold for 3 points
lancaster-law-b13 = an extension tile per 2 conflicts
lancaster-law-b14 = a squire per placed knight of strength 2
lancaster-law-b21 = a squire, a vote stone and a gold per 2 conflicts
lancaster-law-b22 = no knight of strength 2 placed: may upgrade a knight
lancaster-law-b23 = a placed knight of strength 3 becomes one of 4
lancaster-law-b24 = 5 points per 3 extension tiles
lancaster-law-b31 = 3 points per conflict
lancaster-law-b32 = 8 points per 3 counties
lancaster-law-b33 = all three knights of strength 1 placed: 5 points
lancaster-law-b34 = a new knight per 3 nobles
lancaster-law-b41 = trade gold for points, 1 for 1
lancaster-law-b42 = trade squires for points, 1 for 1
lancaster-law-b43 = knights of all four strengths placed: 6 points
lancaster-law-n01 = most squires: a gold and a vote stone
lancaster-law-n02 = most gold: a squire and a vote stone
lancaster-law-n03 = a vote stone per conflict
lancaster-law-n11 = no noble: a gold, a squire and a vote stone
lancaster-law-n12 = may send a squire to fight per conflict
lancaster-law-n13 = a squire per placed knight of strength 1
lancaster-law-n14 = buy extension tiles at 4 gold each
lancaster-law-n21 = 3 points per knight in the castle
lancaster-law-n22 = most vote stones left over: may upgrade a knight
lancaster-law-n23 = both knights of strength 2 placed: 3 points
lancaster-law-n24 = each county costs 1 gold, or the knight goes home
lancaster-law-n31 = 5 points per 2 counties
lancaster-law-n32 = exchange gold and squires, 2 for 1
lancaster-law-n33 = each extension tile costs 1 squire, or it is turned over
lancaster-law-n34 = 3 points per 2 squires standing in counties
lancaster-law-n41 = 3 points per county without nobles left
lancaster-law-n42 = trade 1 gold, 1 squire and 1 vote stone left over for 3 points
lancaster-law-n43 = most knights in conflicts: 5 points

# What happened
lancaster-event-round-began = Round { $round } begins.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = A conflict of strength { $strength } opens: { $conflict }.
lancaster-event-law-proposed = Proposal { $number }: { $law }.
lancaster-event-game-ended = The game is over.
lancaster-amount = { $token-id ->
    [squires] { $amount ->
        [one] 1 squire
       *[other] { $amount } squires
    }
    [votes] { $amount ->
        [one] 1 vote stone
       *[other] { $amount } vote stones
    }
   *[other] { $amount } gold
}
lancaster-event-tokens-gained = { $seat } gets { lancaster-amount } ({ $source }).
lancaster-event-tokens-paid = { $seat } pays { lancaster-amount } ({ $source }).
lancaster-event-supply-short = The box is empty: { $seat } goes without { lancaster-amount } ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } scores 1 point ({ $source }).
   *[other] { $seat } scores { $points } points ({ $source }).
}
lancaster-event-reward-lapsed = The reward lapses for { $seat } ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } places a knight of { $strength }: { $place }.
    [one] { $seat } places a knight of { $strength } with 1 squire: { $place }.
   *[other] { $seat } places a knight of { $strength } with { $squires } squires: { $place }.
}
lancaster-event-knight-evicted = { $seat }’s knight of { $strength } is evicted from { $county }.
lancaster-event-placing-skipped = { $seat } has no place for a knight and is skipped.
lancaster-event-knight-returned = { $seat }’s knight of { $strength } returns to court from { $place }.
lancaster-event-squires-dismissed = { $amount ->
    [one] { $seat }’s squire at { $place } goes to the supply.
   *[other] { $seat }’s { $amount } squires at { $place } go to the supply.
}
lancaster-event-knight-recruited = { $seat } gets a new knight of 1 ({ $source }).
lancaster-event-knight-upgraded = { $seat } upgrades a knight of { $strength } by one, { $place } ({ $source }).
lancaster-event-knight-crossed = { $seat }’s knight of { $strength } crosses to France: { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } sends 1 squire to fight: { $conflict }.
   *[other] { $seat } sends { $amount } squires to fight: { $conflict }.
}
lancaster-event-knight-captured = { $seat }’s knight of { $strength } is lost to the reserve: { $conflict }.
lancaster-event-knight-ransomed = { $seat } ransoms a knight of { $strength }: { $conflict }.
lancaster-event-favour-taken = { $seat } chooses the King’s Favour: { $favour }.
lancaster-event-noble-taken = The noble of { $county } sits down on chair { $chair } of { $seat }’s round table ({ $source }).
lancaster-event-noble-removed = { $seat } takes a noble of { $county } out of the game ({ $source }).
lancaster-event-tile-laid = { $seat } lays the extension tile { $space } ({ $source }).
lancaster-event-tile-turned = { $seat } turns the extension tile { $space } over.
lancaster-event-tile-opened = { $seat } turns the extension tile { $space } back.
lancaster-event-ballot-cast = { $vote ->
    [none] { $seat } has voted.
   *[other] { $seat } has voted { $vote } with { $stones } { $stones ->
        [one] stone
       *[other] stones
    }.
}
lancaster-event-ballot-shown = { $seat }: { $vote }, { $stones } { $stones ->
    [one] stone
   *[other] stones
}.
lancaster-event-law-adopted = Adopted { $yes } to { $no }: { $law }.
lancaster-event-law-rejected = Rejected { $yes } to { $no }: { $law }.
lancaster-event-law-repealed = No longer in force: { $law }.
lancaster-event-law-applied = The law is applied: { $law }.
lancaster-event-county-scored = { $seat } takes { $choice } in { $county }.
lancaster-event-start-player-named = { $seat } names the start player: { $start }.
lancaster-event-castle-scored = { $seat }’s castle is scored.
lancaster-event-conflict-scored = Conflict { $conflict }: England { $english }, France { $french }. { $winner } wins.
lancaster-event-conflict-ranked = Conflict { $conflict }: { $seat } ranks { $rank } with a strength of { $strength }.
lancaster-event-conflict-held-over = Conflict { $conflict } moves to the lower row for a second attempt.
lancaster-event-conflict-closed = Conflict { $conflict } is over.

# Why a move is refused
lancaster-refused-not-now = this is not the moment for that; you have to { $asked }.
lancaster-refused-too-few = not enough { $token }: you have { $have }, and { $needed } would be needed.
lancaster-refused-box-empty = the box does not hold enough { $token }.
lancaster-refused-no-ally = there are allies only in the game for two.
lancaster-refused-not-at-court = there is no knight of strength { $strength } at court.
lancaster-refused-too-weak = { $county } asks for a knight of { $minimum }; squires do not help with that.
lancaster-refused-own-knight = your own knight stands in { $county }; nobody evicts their own.
lancaster-refused-friend = player and ally do not evict each other from { $county }.
lancaster-refused-ally-too-weak = the total in { $county } is { $total }; an ally goes without squires and is not stronger.
lancaster-refused-not-stronger = the total in { $county } is { $total }; you would need { $needed ->
    [one] 1 squire
   *[other] { $needed } squires
} with a knight of { $strength }.
lancaster-refused-ally-castle = an ally’s castle has just a new knight and an upgrade, no { $space }.
lancaster-refused-space-taken = a knight already stands on castle { $space }.
lancaster-refused-space-covered = an extension tile covers castle { $space }.
lancaster-refused-no-conflict = there is no conflict at { $conflict }.
lancaster-refused-conflict-full = all three spaces of { $conflict } are taken by others.
lancaster-refused-too-few-squires = to get into { $county } the knight needs { $needed ->
    [one] 1 squire
   *[other] { $needed } squires
} at least.
lancaster-refused-favour-left-out = the tile “{ $favour }” is not used with this number of players.
lancaster-refused-favour-taken = the tile “{ $favour }” has been taken this round.
lancaster-refused-no-noble = no noble is left in { $county }.
lancaster-refused-noble-had = you have the noble of { $county } already.
lancaster-refused-tile-laid = the tile { $space } lies in your castle already.
lancaster-refused-exchange-none = name how many to exchange for, or decline.
lancaster-refused-send = you may send { $most ->
    [one] 1 more squire
   *[other] { $most } more squires
} at most.
lancaster-refused-ally-both = your gold is never spent for the ally: the noble or the reward.
lancaster-refused-no-seat = the start player is one of { $seats }.
lancaster-refused-not-scored = castle { $space } has nothing to score now.
lancaster-refused-no-knight-there = no knight of strength { $strength } stands at { $place }.
lancaster-refused-none-stronger = no knight of strength { $stronger } is in reserve.
lancaster-refused-placed-only = only a placed knight may be upgraded by this law.
lancaster-refused-no-recruit = no knight of strength 1 is in reserve.
lancaster-refused-no-captive = no knight of strength { $strength } is captured here.
lancaster-refused-must-lay = the tile must be laid.
