# Lancaster's table in the browser. `$seat`, `$name`, `$owner` and `$who` are names of players or their
# allies; `$n` is a number; `$gives`, `$gets`, `$reward` and `$what` are lists of amounts such as
# “2 gold and 1 squire”; names of counties are not translated.

# Views and the bar at the top
web-lancaster-views = Views
web-lancaster-view-map = Map
web-lancaster-view-parliament = Parliament
web-lancaster-view-castles = Castles
web-lancaster-view-log = Log
web-lancaster-when = { $round ->
    [0] Before the first round: { $phase }
   *[other] Round { $round } of { $rounds }: { $phase }
}
web-lancaster-chip = { $points ->
    [one] { $name }: 1 point
   *[other] { $name }: { $points } points
}{ $over ->
    [yes] .
   *[no] , { $final } if the game ended now.
}{ $start ->
    [yes] {" "}Start player.
   *[no] {""}
} Opens the score sheet.

# Words on the map
web-lancaster-channel = The Channel
web-lancaster-north-sea = North Sea
web-lancaster-conflict-upper-1 = Upper row 1
web-lancaster-conflict-upper-2 = Upper row 2
web-lancaster-conflict-lower-1 = Lower row 1
web-lancaster-conflict-lower-2 = Lower row 2
web-lancaster-conflict-none = { $name }: no conflict
web-lancaster-county = { $name }, { $letter }. Minimum strength { $minimum }. Reward: { $reward }. { $nobles ->
    [0] No nobles left.
    [one] 1 noble left.
   *[other] { $nobles } nobles left.
} { $knight }
web-lancaster-county-free = Nobody stands there.
web-lancaster-county-held = { $squires ->
    [0] { $seat }’s strength-{ $strength } knight; { $total } to beat.
    [one] { $seat }’s strength-{ $strength } knight with 1 squire; { $total } to beat.
   *[other] { $seat }’s strength-{ $strength } knight with { $squires } squires; { $total } to beat.
}
web-lancaster-conflict = { $name }: France has a strength of { $french }, England { $english } so far. Points for a victory { $victory }, for a defeat { $defeat }. { $berths }
web-lancaster-berth = { $squires ->
    [0] { $seat }: knights { $knights }, strength { $strength }
    [one] { $seat }: knights { $knights } and 1 squire, strength { $strength }
   *[other] { $seat }: knights { $knights } and { $squires } squires, strength { $strength }
}
web-lancaster-berths-free = All three spaces are free.
web-lancaster-favour = King’s Favour: { $gift }{ $open ->
    [yes] {""}
   *[no] {" "}(taken this round)
}

# What the eye is told of it, where it asks
web-lancaster-about-county = A knight of strength { $minimum } or more may stand here. At the end of the round it brings { $nobles ->
    [0] { $reward }.
   *[other] a noble or { $reward }, or both for { $both }.
}
web-lancaster-about-held = { $seat } stands here: it takes a strength of { $needs } to push the knight out.
web-lancaster-about-conflict = All knights here fight together. England has { $english } and wins at { $french }. Points by rank: { $victory } if won, { $defeat } if lost.
web-lancaster-about-favour = { $gift }: yours to choose when you place a knight in a conflict, unless it is taken.

# Gifts that are no tokens
web-lancaster-gift-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
web-lancaster-gift-noble = { $n ->
    [one] a noble
   *[other] { $n } nobles
}
web-lancaster-gift-knight = { $n ->
    [one] a new knight
   *[other] { $n } new knights
}
web-lancaster-gift-recruit = a new knight
web-lancaster-gift-upgrade = an upgrade
web-lancaster-gift-upgrade-placed = an upgrade
web-lancaster-gift-promote = strength 4 instead of 3
web-lancaster-gift-extension = an extension tile
web-lancaster-gift-tile = { $n ->
    [one] an extension tile
   *[other] { $n } extension tiles
}
web-lancaster-gift-crossing = the crossing to France

# Parliament
web-lancaster-laws-in-force = Laws in force
web-lancaster-leaves-first = the oldest leaves when one is adopted
web-lancaster-proposals = Proposed this round
web-lancaster-no-proposals = No proposals yet.
web-lancaster-pile = { $n ->
    [one] 1 law in the pile
   *[other] { $n } laws in the pile
}
web-lancaster-fate-adopted = Adopted
web-lancaster-fate-rejected = Rejected
web-lancaster-yes = Yes
web-lancaster-no = No
web-lancaster-shares = What it would bring now
web-lancaster-share = { $seat }: { $share }
web-lancaster-share-none = nothing
web-lancaster-share-unknown = unknown: it depends on hidden gold or squires
web-lancaster-share-may = a chance to trade
web-lancaster-share-pays = has to pay { $what }
web-lancaster-share-send = { $n ->
    [one] 1 squire to send
   *[other] up to { $n } squires to send
}

# Castles
web-lancaster-castle-of = { $name }’s castle
web-lancaster-start-player = Start player
web-lancaster-name-start = Name { $name } the start player
web-lancaster-court = Court
web-lancaster-reserve = Reserve
web-lancaster-nobody = nobody
web-lancaster-knight-at-court = { $owner }: strength-{ $strength } knight at court
web-lancaster-hidden = { $what }: behind the screen
web-lancaster-round-table = { $n ->
    [0] Round table: no nobles yet
    [one] Round table: 1 noble, { $nobles }
   *[other] Round table: { $n } nobles, { $nobles }
}
web-lancaster-space-recruit = New knight
web-lancaster-space-upgrade = Upgrade
web-lancaster-space-squires = Squires
web-lancaster-space-gold = Gold
web-lancaster-space-votes = Vote stones
web-lancaster-space-purse = Purse
web-lancaster-space = { $owner }, castle space “{ $space }”: { $gives }{ $cost ->
    [0] {""}
    [one] {" "}for 1 squire
   *[other] {" "}for { $cost } squires
}. { $tile ->
    [open] An extension tile covers it.
    [turned] The extension tile is turned over for this round.
   *[stock] { $knight ->
        [0] No knight stands there.
       *[other] A strength-{ $knight } knight stands there.
    }
}
web-lancaster-in-castle = Castle: { $space }
web-lancaster-at-court = at court

# What you decide
web-lancaster-decision = Your decision
web-lancaster-ask-lay = { $phase ->
    [setup] Choose the extension tile your castle begins with.
    [laws] Lay an extension tile, or decline: “{ $law }”.
   *[other] Lay an extension tile in your castle ({ $source }).
}
web-lancaster-ask-place = Which knight goes where?
web-lancaster-ask-place-where = { $ally ->
    [yes] Where does your ally’s strength-{ $strength } knight go?
   *[no] Where does your strength-{ $strength } knight go?
}
web-lancaster-ask-place-who = Which knight goes there?
web-lancaster-ask-squires = How many squires go with the knight to { $about }?
web-lancaster-ask-favour = { $ally ->
    [yes] Choose a King’s Favour for your ally.
   *[no] Choose a King’s Favour.
}
web-lancaster-ask-noble = { $ally ->
    [yes] Choose the noble your ally removes from the game.
   *[no] Choose a noble for your round table.
}
web-lancaster-ask-upgrade = { $ally ->
    [yes] Upgrade one of your ally’s knights, or decline ({ $source }).
   *[no] Upgrade one of your knights, or decline ({ $source }).
}
web-lancaster-ask-vote = Vote on this law: “{ $law }”
web-lancaster-ask-trade = How many times do you trade? “{ $law }”
web-lancaster-ask-exchange = Exchange gold or squires, { $rate } for 1, or decline.
web-lancaster-ask-send = { $due ->
    [one] { $about }: send 1 squire?
   *[other] { $about }: how many squires do you send? { $due } at most.
}
web-lancaster-ask-toll = { $county ->
    [yes] Pay for { $about }, or take the knight back to court?
   *[no] Pay for the extension tile “{ $about }”, or turn it over?
}
web-lancaster-ask-county = { $ally ->
    [yes] { $about }: your ally removes a noble from the game, or takes the reward: { $reward }.
   *[no] { $about }: take the noble, the reward ({ $reward }), or both for { $both }.
}
web-lancaster-ask-cross = { $ally ->
    [yes] Choose the conflict your ally’s knight crosses to.
   *[no] Choose the conflict your knight crosses to.
}
web-lancaster-ask-start = Name the start player.
web-lancaster-ask-castle = { $ally ->
    [yes] Your ally’s castle: take what it offers, or decline.
   *[no] Your castle: pay for a new knight or an upgrade, or decline.
}
web-lancaster-ask-castle-order = Your castle: the box is short of squires, so the order matters. Choose what to score next.
web-lancaster-ask-ransom = { $about }: ransom captured knights at { $price } per strength; the others go to the reserve.
web-lancaster-ask-over = The game is over.

# What others decide
web-lancaster-wait-lay = { $who } is laying an extension tile.
web-lancaster-wait-place = { $who } is placing a knight.
web-lancaster-wait-squires = { $who } is choosing how many squires go along.
web-lancaster-wait-favour = { $who } is choosing a King’s Favour.
web-lancaster-wait-noble = { $who } is choosing a noble.
web-lancaster-wait-upgrade = { $who } may upgrade a knight.
web-lancaster-wait-vote = { $n ->
    [one] { $who } is still voting.
   *[other] { $who } are still voting.
}
web-lancaster-wait-trade = { $who } may trade.
web-lancaster-wait-exchange = { $who } may exchange gold and squires.
web-lancaster-wait-send = { $who } may send squires to France.
web-lancaster-wait-toll = { $who } is deciding whether to pay.
web-lancaster-wait-county = { $who } is choosing the reward of a county.
web-lancaster-wait-cross = { $who } is choosing a conflict to cross to.
web-lancaster-wait-start = { $who } is naming the start player.
web-lancaster-wait-castle = { $who } is scoring the castle.
web-lancaster-wait-ransom = { $who } may ransom captured knights.
web-lancaster-wait-over = The game is over.
web-lancaster-over = { $n ->
    [one] The game is over: { $who } wins.
   *[other] The game is over: { $who } share the victory.
}

# Buttons
web-lancaster-fewer = Fewer
web-lancaster-more = More
web-lancaster-confirm = Confirm: { $what }
web-lancaster-list-places = { $n ->
    [one] 1 place, as a list
   *[other] { $n } places, as a list
}
web-lancaster-against = against { $total }
web-lancaster-do-place = { $ally ->
    [yes] Ally’s strength-{ $strength } knight: { $place }
   *[no] Strength-{ $strength } knight: { $place }
}
web-lancaster-do-squires = { $n ->
    [0] Go to { $county } alone: strength { $total }
    [one] Go to { $county } with 1 squire: strength { $total }
   *[other] Go to { $county } with { $n } squires: strength { $total }
}
web-lancaster-do-upgrade = { $from } → { $to }, { $place }{ $squires ->
    [0] {""}
    [one] {" "}(1 squire)
   *[other] {" "}({ $squires } squires)
}
web-lancaster-do-recruit = { $squires ->
    [0] A new knight
    [one] A new knight for 1 squire
   *[other] A new knight for { $squires } squires
}
web-lancaster-do-ransom = Ransom the strength-{ $strength } knight
web-lancaster-do-pay = Pay { $what }
web-lancaster-do-refuse = Don’t pay
web-lancaster-do-score = Score: { $space }
web-lancaster-do-decline = Decline
web-lancaster-take-noble = The noble
web-lancaster-take-reward = The reward
web-lancaster-take-both = Both, for { $both }
web-lancaster-do-take-noble = The noble
web-lancaster-do-take-reward = The reward: { $reward }
web-lancaster-do-take-both = Both, for { $both }
web-lancaster-do-trade = Give { $gives } for { $gets }
web-lancaster-do-no-trade = Don’t trade
web-lancaster-do-no-send = Send nobody
web-lancaster-do-no-exchange = Exchange nothing
web-lancaster-do-send = { $n ->
    [one] Send 1 squire: { $conflict }
   *[other] Send { $n } squires: { $conflict }
}
web-lancaster-stepper-trade = How many times
web-lancaster-stepper-send = How many squires
web-lancaster-stepper-exchange = How many to get
web-lancaster-exchange-from = Give { $token }
web-lancaster-at-most = { $n } at most
web-lancaster-cannot = { $kind ->
    [send] You have no squires to send.
   *[trade] You don’t have enough to trade.
}
web-lancaster-of-stones = { $n ->
    [0] you have no vote stones
   *[other] of { $n }
}
web-lancaster-seal-first = Yes or no?
web-lancaster-seal = { $stones ->
    [0] Seal: { $vote }, no vote stones
    [one] Seal: { $vote }, 1 vote stone
   *[other] Seal: { $vote }, { $stones } vote stones
}
web-lancaster-sealed = { $stones ->
    [0] Your ballot is sealed: { $vote }, no vote stones. Waiting for { $who }.
    [one] Your ballot is sealed: { $vote }, 1 vote stone. Waiting for { $who }.
   *[other] Your ballot is sealed: { $vote }, { $stones } vote stones. Waiting for { $who }.
}
web-lancaster-has-voted = { $name } has voted.
web-lancaster-not-voted = { $name } has not voted yet.

# Moves of a later decision, whose county, conflict or law is not known yet
web-lancaster-later-squires = { $n ->
    [0] Without squires
    [one] With 1 squire
   *[other] With { $n } squires
}
web-lancaster-later-send = { $n ->
    [one] Send 1 squire
   *[other] Send { $n } squires
}
web-lancaster-later-trade = { $n ->
    [one] Trade once
   *[other] Trade { $n } times
}
web-lancaster-later-pay = Pay

# Moves as advice tells them: what a button says, and what it is about
web-lancaster-told-favour = King’s Favour: { $what }
web-lancaster-told-lay = Extension tile: { $what }
web-lancaster-told-noble = Noble: { $what }
web-lancaster-told-cross = Crossing: { $what }
web-lancaster-told-name = Start player: { $what }
web-lancaster-told-upgrade = Upgrade: { $what }

# What follows from a choice
web-lancaster-after-lay = It gives { $gives } whenever castles are scored.
web-lancaster-after-lay-knight = The strength-{ $strength } knight standing there goes back to court unscored.
web-lancaster-after-refuse-county = The knight in { $county } goes back to court unscored, its squires to the supply.
web-lancaster-after-refuse-tile = The tile is turned over and gives nothing this round.
web-lancaster-after-both = First the noble, then the reward; you pay { $gold }.
web-lancaster-after-no-ransom = Your knights still captured here go to the reserve.
web-lancaster-after-decline = You go without what is offered.

# The score sheet
web-lancaster-sheet = Score sheet
web-lancaster-sheet-source = Source
web-lancaster-sheet-total = Total
web-lancaster-sheet-open = Knighthood, extensions and nobles count at the end; they are shown here as they would count now.
web-lancaster-line-counties = Counties
web-lancaster-line-laws = Laws
web-lancaster-line-victories = Victories in France
web-lancaster-line-defeats = Defeats in France
web-lancaster-line-knighthood = Knighthood
web-lancaster-line-extensions = Extensions
web-lancaster-line-nobles = Nobles

# What a table can choose
web-lancaster-option-laws = Laws
web-lancaster-option-laws-base = Base game
web-lancaster-option-laws-new = The New Laws
web-lancaster-option-laws-random = Random mix
web-lancaster-option-laws-sections = By section
web-lancaster-option-sections = Laws of each section
web-lancaster-option-sections-entry = Section { $n }
web-lancaster-option-sections-base = Base game
web-lancaster-option-sections-new = The New Laws
web-lancaster-option-sections-random = At random
web-lancaster-option-open-stock = Open stocks
web-lancaster-option-open-stock-about = Everybody’s gold and squires lie open.
web-lancaster-option-supply = Supply
web-lancaster-option-supply-unlimited = Unlimited
web-lancaster-option-supply-box = As in the box
web-lancaster-option-supply-about = The box holds a limited number of each token; when it is empty, rewards fall short.
web-lancaster-option-start = Start player

# Words on the table
web-lancaster-taken = taken
web-lancaster-winning = England is winning
web-lancaster-winning-short = winning
web-lancaster-missing = { $n } short
web-lancaster-if-won = if won
web-lancaster-if-lost = if lost
web-lancaster-last-move = last move
web-lancaster-last = last
web-lancaster-needs = needs { $n }
web-lancaster-placed = Placed knights
web-lancaster-nobles-worth = { $n ->
    [0] no nobles yet
    [one] 1 noble: { $points } points
   *[other] { $n } nobles: { $points } points
}
web-lancaster-fold = Fold up { $name }’s castle
web-lancaster-unfold = Unfold { $name }’s castle
web-lancaster-you-turn = { $turn ->
    [1] you, first in turn
    [2] you, second in turn
    [3] you, third in turn
    [4] you, fourth in turn
   *[other] you, last in turn
}
web-lancaster-round = Round
web-lancaster-round-of = Round { $round } of { $rounds }
web-lancaster-step-placing = Placing
web-lancaster-step-parliament = Parliament
web-lancaster-step-rewards = Rewards
web-lancaster-step-conflicts = Conflicts
web-lancaster-vote = Vote { $n }
web-lancaster-vote-of = Result of vote { $n }
web-lancaster-tally = Yes { $yes }, no { $no }
web-lancaster-list-none = Places
web-lancaster-confirm-none = Choose one
web-lancaster-ask-place-more = A lit county, a conflict or your castle.

# Moments with a stage of their own
web-lancaster-voted = Parliament has voted
web-lancaster-votes-open = The ballots are opened
web-lancaster-vote-number = Vote { $n } of { $of }
web-lancaster-vote-coming = Vote { $n }: still to come
web-lancaster-no-stones = no stones
web-lancaster-would = would have brought: { $share }
web-lancaster-law-brings = Brings now
web-lancaster-law-would-bring = Would have brought
web-lancaster-england-wins = England wins
web-lancaster-france-wins = France wins
web-lancaster-fight-closed = The knights return to court.
web-lancaster-fight-held = The conflict moves to the lower row for a second attempt.
web-lancaster-fight-captured = The knights are captured.
web-lancaster-final = The final scoring
web-lancaster-after-laws = The laws have been applied
web-lancaster-after-counties = The counties have paid
web-lancaster-after-castles = The castles have paid
web-lancaster-after-conflicts = This round’s war
web-lancaster-fought = { $name }: { $winner ->
    [england] England { $english }–{ $french }
   *[france] France { $french }–{ $english }
}
web-lancaster-now = Now: { $phase }

# Why a move may be good
web-lancaster-because-favour = It gives { $gift } at once.
web-lancaster-because-noble = { $n ->
    [one] It is your first noble.
   *[other] With { $n } nobles, each of them counts for more.
}
web-lancaster-because-decline = What is offered is not worth its price now.
web-lancaster-because-castle = The space “{ $space }” gives { $gives } when castles are scored.
web-lancaster-because-evict = It pushes { $seat } out of { $county }.
web-lancaster-because-reward = { $county } gives { $reward }.
web-lancaster-because-safe = { $n ->
    [one] Pushing it out would take at least 1 squire.
   *[other] Pushing it out would take at least { $n } squires.
}
web-lancaster-because-threat = { $seat } could push it out.
web-lancaster-because-wins = With it, England wins { $conflict }.
web-lancaster-because-short = { $n ->
    [one] England would then be 1 strength short in { $conflict }.
   *[other] England would then be { $n } strength short in { $conflict }.
}
web-lancaster-because-king = There is still a King’s Favour to be had.
web-lancaster-because-join = It joins a knight of yours.
web-lancaster-because-law-mine = It brings you { $share }.
web-lancaster-because-law-more = { $n ->
    [0] Only you gain from it now.
    [one] You gain from it, but so does 1 other player.
   *[other] You gain from it, but so do { $n } others.
}
web-lancaster-because-law-theirs = { $n ->
    [one] You gain nothing from it, but 1 other player does.
   *[other] You gain nothing from it, but { $n } others do.
}
web-lancaster-because-law-nobody = Nobody gains anything from it now.
web-lancaster-because-lay = From now on it gives { $gives } every round.
web-lancaster-because-costs = It costs { $cost } each time.
