# Lancaster: decisions, laws, events, refusals. `$seat` is the name of a seat or of an ally, `$place` a
# place such as Stafford, castle gold or upper 1, `$source` what brought something about.

lancaster-name = Lancaster

# Seats, as records name them, and allies
lancaster-seat-red = Red
lancaster-seat-blue = Blue
lancaster-seat-green = Green
lancaster-seat-gold = Yellow
lancaster-seat-violet = Violet
lancaster-ally-of = { $seat }’s ally

# What is to be decided
lancaster-decision-lay = lay an extension tile in your castle
lancaster-decision-place = place a knight
lancaster-decision-squires = say how many squires go with the knight
lancaster-decision-favour = choose a King’s Favour tile
lancaster-decision-noble = choose a noble
lancaster-decision-upgrade = upgrade a knight, or decline
lancaster-decision-vote = vote on the proposal, with as many of your vote stones as you like
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
lancaster-phase-over = end of the game
lancaster-source-favour-noble = King’s Favour
lancaster-source-favour-upgrade = King’s Favour
lancaster-source-favour-gold = King’s Favour
lancaster-source-favour-squires = King’s Favour
lancaster-source-favour-purse = King’s Favour
lancaster-source-favour-alms = King’s Favour
lancaster-source-castle-recruit = castle: { lancaster-space-recruit }
lancaster-source-castle-upgrade = castle: { lancaster-space-upgrade }
lancaster-source-castle-squires = castle: { lancaster-space-squires }
lancaster-source-castle-gold = castle: { lancaster-space-gold }
lancaster-source-castle-votes = castle: { lancaster-space-votes }
lancaster-source-castle-purse = castle: { lancaster-space-purse }
lancaster-source-set-up = set-up
lancaster-source-round-table = round table
lancaster-source-votes = the vote
lancaster-source-left-over = left over after the votes
lancaster-source-both-rewards = for noble and reward
lancaster-source-ransom = ransom
lancaster-source-victory = a victory in France
lancaster-source-defeat = a defeat in France
lancaster-source-knighthood = knighthood
lancaster-source-extensions = extensions
lancaster-source-nobles = nobles
lancaster-numbered = law { $number }
lancaster-favour-noble = noble
lancaster-favour-upgrade = upgrade
lancaster-favour-gold = gold
lancaster-favour-squires = squires
lancaster-favour-purse = purse
lancaster-favour-alms = small purse
lancaster-choice-noble = the noble
lancaster-choice-reward = the reward
lancaster-choice-both = both the noble and the reward
lancaster-vote-no = no
lancaster-vote-yes = yes
lancaster-winner-england = England
lancaster-winner-france = France

# Places in sentences; what players type is the same in every language
lancaster-space-recruit = new knight
lancaster-space-upgrade = upgrade
lancaster-space-squires = squires
lancaster-space-gold = gold
lancaster-space-votes = vote stones
lancaster-space-purse = purse
lancaster-conflict-upper-1 = upper conflict 1
lancaster-conflict-upper-2 = upper conflict 2
lancaster-conflict-lower-1 = lower conflict 1
lancaster-conflict-lower-2 = lower conflict 2
lancaster-place-castle-recruit = the castle’s new-knight space
lancaster-place-castle-upgrade = the castle’s upgrade space
lancaster-place-castle-squires = the castle’s squires space
lancaster-place-castle-gold = the castle’s gold space
lancaster-place-castle-votes = the castle’s vote-stone space
lancaster-place-castle-purse = the castle’s purse space
lancaster-place-upper-1 = { lancaster-conflict-upper-1 }
lancaster-place-upper-2 = { lancaster-conflict-upper-2 }
lancaster-place-lower-1 = { lancaster-conflict-lower-1 }
lancaster-place-lower-2 = { lancaster-conflict-lower-2 }
lancaster-place-court = court
lancaster-onto = { $place-sort ->
    [castle] on { $place }
    [upper] in { $place }
    [lower] in { $place }
    [court] at court
   *[county] in { $place }
}
lancaster-at = { $place-sort ->
    [castle] on { $place }
    [upper] in { $place }
    [lower] in { $place }
    [court] at court
   *[county] in { $place }
}
lancaster-off = { $place-sort ->
    [castle] from { $place }
    [upper] from { $place }
    [lower] from { $place }
    [court] from court
   *[county] from { $place }
}

# The laws, short
lancaster-law-b01 = most gold: you may upgrade one of your placed knights
lancaster-law-b02 = most squires in stock: a new knight
lancaster-law-b03 = 3 points for every 2 counties where you have a knight
lancaster-law-b11 = buy vote stones for 1 gold each
lancaster-law-b12 = any number of trades: 1 squire and 1 gold for 3 points
lancaster-law-b13 = you may lay an extension tile for every 2 conflicts where you have a knight
lancaster-law-b14 = 1 squire for each strength-2 knight you have placed
lancaster-law-b21 = 1 squire, 1 vote stone and 1 gold for every 2 conflicts where you have a knight
lancaster-law-b22 = no strength-2 knight placed: you may upgrade a knight
lancaster-law-b23 = your placed strength-3 knight becomes strength 4
lancaster-law-b24 = 5 points for every 3 extension tiles in your castle
lancaster-law-b31 = 3 points for each conflict where you have a knight
lancaster-law-b32 = 8 points for every 3 counties where you have a knight
lancaster-law-b33 = all three strength-1 knights placed: 5 points
lancaster-law-b34 = a new knight for every 3 of your nobles
lancaster-law-b41 = trade gold for points, 1 for 1
lancaster-law-b42 = trade squires for points, 1 for 1
lancaster-law-b43 = knights of all four strengths placed: 6 points
lancaster-law-n01 = most squires in stock: 1 gold and 1 vote stone
lancaster-law-n02 = most gold: 1 squire and 1 vote stone
lancaster-law-n03 = 1 vote stone for each conflict where you have a knight
lancaster-law-n11 = no noble at your round table: 1 gold, 1 squire and 1 vote stone
lancaster-law-n12 = for each conflict where you have a knight, you may send 1 squire to fight
lancaster-law-n13 = 1 squire for each strength-1 knight you have placed
lancaster-law-n14 = buy extension tiles for 4 gold each
lancaster-law-n21 = 3 points for each knight in your castle
lancaster-law-n22 = most vote stones left over: you may upgrade a knight
lancaster-law-n23 = both strength-2 knights placed: 3 points
lancaster-law-n24 = each county where you have a knight costs 1 gold, or the knight goes back to court
lancaster-law-n31 = 5 points for every 2 counties where you have a knight
lancaster-law-n32 = exchange gold for squires or squires for gold, 2 for 1
lancaster-law-n33 = each of your extension tiles costs 1 squire, or it is turned over for this round
lancaster-law-n34 = 3 points for every 2 squires standing with your knights in counties
lancaster-law-n41 = 3 points for each county without nobles where you have a knight
lancaster-law-n42 = any number of trades: 1 gold, 1 squire and 1 left-over vote stone for 3 points
lancaster-law-n43 = most knights in conflicts: 5 points

# What happened
lancaster-event-round-began = Round { $round } begins.
lancaster-event-phase-began = — { $phase } —
lancaster-event-conflict-opened = A conflict of strength { $strength } opens: { $conflict }.
lancaster-event-law-proposed = Proposal { $number }: “{ $law }”.
lancaster-event-game-ended = The game is over.
lancaster-amount = { $token-sort ->
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
lancaster-event-tokens-paid = { $source-sort ->
    [votes] { $seat } spends { lancaster-amount } ({ $source }).
    [left] { $seat } returns { lancaster-amount } ({ $source }).
   *[other] { $seat } pays { lancaster-amount } ({ $source }).
}
lancaster-event-supply-short = The box is empty: { $seat } misses out on { lancaster-amount } ({ $source }).
lancaster-event-points-scored = { $points ->
    [one] { $seat } scores 1 point ({ $source }).
   *[other] { $seat } scores { $points } points ({ $source }).
}
lancaster-event-reward-lapsed = The reward lapses for { $seat } ({ $source }).
lancaster-event-knight-placed = { $squires ->
    [0] { $seat } places a strength-{ $strength } knight { lancaster-onto }.
    [one] { $seat } places a strength-{ $strength } knight with 1 squire { lancaster-onto }.
   *[other] { $seat } places a strength-{ $strength } knight with { $squires } squires { lancaster-onto }.
}
lancaster-event-knight-evicted = { $seat }’s strength-{ $strength } knight is evicted from { $county }.
lancaster-event-placing-skipped = { $seat } has nowhere to place a knight and is skipped.
lancaster-event-knight-returned = { $seat }’s strength-{ $strength } knight returns to court { lancaster-off }.
lancaster-event-squires-dismissed = { $amount ->
    [one] { $seat }’s squire { lancaster-at } goes back to the supply.
   *[other] { $seat }’s { $amount } squires { lancaster-at } go back to the supply.
}
lancaster-event-knight-recruited = { $seat } gets a new knight ({ $source }).
lancaster-event-knight-upgraded = { $seat } upgrades a strength-{ $strength } knight { lancaster-at } to strength { lancaster-stronger } ({ $source }).
lancaster-stronger = { $strength ->
    [1] 2
    [2] 3
   *[other] 4
}
lancaster-event-knight-crossed = { $seat }’s strength-{ $strength } knight crosses to France and joins { $conflict }.
lancaster-event-squires-sent = { $amount ->
    [one] { $seat } sends 1 squire to { $conflict }.
   *[other] { $seat } sends { $amount } squires to { $conflict }.
}
lancaster-event-knight-captured = { $seat }’s strength-{ $strength } knight is captured in { $conflict } and goes to the reserve.
lancaster-event-knight-ransomed = { $seat } ransoms a strength-{ $strength } knight captured in { $conflict }.
lancaster-event-favour-taken = { $seat } chooses the King’s Favour: { $favour }.
lancaster-event-noble-taken = The noble of { $county } takes chair { $chair } at { $seat }’s round table ({ $source }).
lancaster-event-noble-removed = { $seat } removes a noble of { $county } from the game ({ $source }).
lancaster-event-tile-laid = { $seat } lays the extension tile “{ $space }” ({ $source }).
lancaster-event-tile-turned = { $seat } turns over the extension tile “{ $space }”.
lancaster-event-tile-opened = { $seat } turns the extension tile “{ $space }” face up again.
lancaster-event-ballot-cast = { $vote ->
    [none] { $seat } has voted.
   *[other] { $seat } has voted { $vote } with { $stones ->
        [0] no vote stones
        [one] 1 vote stone
       *[other] { $stones } vote stones
    }.
}
lancaster-event-ballot-shown = { $seat }: { $vote }, { $stones ->
    [0] no vote stones
    [one] 1 vote stone
   *[other] { $stones } vote stones
}.
lancaster-event-law-adopted = Adopted { $yes } to { $no }: “{ $law }”.
lancaster-event-law-rejected = Rejected { $yes } to { $no }: “{ $law }”.
lancaster-event-law-repealed = No longer in force: “{ $law }”.
lancaster-event-law-applied = The law is applied: “{ $law }”.
lancaster-event-county-scored = { $seat } takes { $choice } in { $county }.
lancaster-event-start-player-named = { $seat } names the start player: { $start }.
lancaster-event-castle-scored = { $seat }’s castle is scored.
lancaster-event-conflict-scored = England { $english }, France { $french } in { $conflict }: { $winner } wins.
lancaster-event-conflict-ranked = { $seat } comes { $rank ->
    [1] first
    [2] second
   *[other] third
} in { $conflict } with a strength of { $strength }.
lancaster-event-conflict-held-over = A second attempt: { $conflict } moves to the lower row.
lancaster-event-conflict-closed = With that, { $conflict } is over.

# Why a move is refused
lancaster-refused-not-now = not now. First: { $asked }.
lancaster-refused-too-few = not enough { $token }: you have { $have } and need { $needed }.
lancaster-refused-box-empty = the box does not hold enough { $token }.
lancaster-refused-no-ally = only the game for two has allies.
lancaster-refused-not-at-court = there is no strength-{ $strength } knight at court.
lancaster-refused-too-weak = { $county } needs a knight of strength { $minimum } or more; squires do not help with that.
lancaster-refused-own-knight = your own knight already stands in { $county }; you cannot evict it.
lancaster-refused-friend = a player and their ally do not evict each other from { $county }.
lancaster-refused-ally-too-weak = { $county } is held with a strength of { $total }; your ally’s knight comes without squires and is not stronger than that.
lancaster-refused-not-stronger = { $county } is held with a strength of { $total }; with a strength-{ $strength } knight you need at least { $needed ->
    [one] 1 squire
   *[other] { $needed } squires
}.
lancaster-refused-ally-castle = an ally’s castle has only “new knight” and “upgrade”, not “{ $space }”.
lancaster-refused-space-taken = a knight already stands on the castle space “{ $space }”.
lancaster-refused-space-covered = an extension tile covers the castle space “{ $space }”.
lancaster-refused-no-conflict = there is no { $conflict } now.
lancaster-refused-conflict-full = all three spaces of { $conflict } are taken by others.
lancaster-refused-too-few-squires = to get into { $county } the knight needs at least { $needed ->
    [one] 1 squire
   *[other] { $needed } squires
}.
lancaster-refused-favour-left-out = the tile “{ $favour }” is not used with this number of players.
lancaster-refused-favour-taken = the tile “{ $favour }” has already been taken this round.
lancaster-refused-no-noble = no noble is left in { $county }.
lancaster-refused-noble-had = you already have the noble of { $county }.
lancaster-refused-tile-laid = the tile “{ $space }” already lies in your castle.
lancaster-refused-exchange-none = say how many you want in exchange, or decline.
lancaster-refused-send = you may send { $most ->
    [0] no more squires
    [one] at most 1 more squire
   *[other] at most { $most } more squires
}.
lancaster-refused-ally-both = your gold is never spent for the ally: choose the noble or the reward.
lancaster-refused-no-seat = the start player must be one of { $seats }.
lancaster-refused-not-scored = the castle space “{ $space }” has nothing to score now.
lancaster-refused-score-paid = “{ $space }” has to be paid for: choose “recruit” or “upgrade” instead.
lancaster-refused-income-first = first score the income that is left; then you may decline the rest.
lancaster-refused-must-take-noble = you have to take a noble.
lancaster-refused-no-knight-there = no strength-{ $strength } knight stands { lancaster-at }.
lancaster-refused-none-stronger = no strength-{ $stronger } knight is in reserve.
lancaster-refused-placed-only = this law upgrades only a placed knight.
lancaster-refused-no-recruit = no strength-1 knight is in reserve.
lancaster-refused-no-captive = no strength-{ $strength } knight is captured here.
lancaster-refused-must-lay = the tile must be laid.
