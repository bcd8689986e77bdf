# Richelieu's table in the browser. `$cell` is a place such as b7, `$region` a region's name (not
# translated), `$line` a region or a symbol (richelieu-line-…), `$kind` what a card shows
# (richelieu-kind-…), `$name` a player's name.

# The status bar
web-richelieu-turn = Turn { $turn }
web-richelieu-variant-standard = All cards
web-richelieu-variant-tactical = Tactical
web-richelieu-variant-standard-hint = The game ends when all cards are taken.
web-richelieu-variant-tactical-hint = Tactical variant: the game ends as soon as cards are left in only one row.
web-richelieu-show-collections = Collections

# The display
web-richelieu-display = The display: four rows of cards
web-richelieu-row = Row { $row }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-richelieu-row-open = Open row { $row }
web-richelieu-row-close = Fold row { $row }
web-richelieu-card = { $cell }: { $region } with { $total } coats of arms in all, { $kind }
web-richelieu-card-end = at the end of its row
web-richelieu-card-inside = inside its row
web-richelieu-card-token = a token on it
web-richelieu-card-marker = { $name }’s marker on it
web-richelieu-card-your-marker = your marker on it
web-richelieu-card-chosen = chosen; choose it again to confirm

# Seats
web-richelieu-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-richelieu-you = You
web-richelieu-score-hint = { $won ->
    [one] { $won } point
   *[other] { $won } points
} for majorities, { $lost } points off for regions and symbols without a card. This is how it would stand if the game ended now.
web-richelieu-markers = Markers: { $stock } in stock, { $out } on cards, { $box } in the box
web-richelieu-marker-stock = Pay with a marker from stock
web-richelieu-tokens = { $n ->
    [0] No tokens
    [one] { $n } token
   *[other] { $n } tokens
}
web-richelieu-token-known = Token: { $token }
web-richelieu-token-hidden = A face-down token; only its holder knows it
web-richelieu-token-secret = Only you know it until the end.
web-richelieu-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

# The strip: a line for each region and symbol
web-richelieu-strip = Who leads where
web-richelieu-line = { $line }: { $near } { $near-count }, { $far } { $far-count }, { $left } left to take.
web-richelieu-line-leads = { $you ->
    [yes] You lead: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $name } leads: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
web-richelieu-line-even = Nobody leads: no points.
web-richelieu-line-missing = { $you ->
    [yes] You have no card of it: 5 points off.
   *[no] { $name } has no card of it: 5 points off.
}
web-richelieu-collections = Cards taken
web-richelieu-pile = { $name }, { $region }: { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
web-richelieu-pile-card = { $cell }: { $kind }

# What is to be decided
web-richelieu-ask-take = Your turn: take a card from the end of a row.
web-richelieu-ask-second = You took { $cell } ({ $region }). Take a second card of { $region }, or stop.
web-richelieu-ask-second-plain = Take a second card, or stop.
web-richelieu-ask-pay = The card bore your opponent’s marker: pay with one of yours.
web-richelieu-ask-mark = You may lay a marker on any card without one.
web-richelieu-ask-lift = You have no marker in stock. You may lift one from a card and lay it on another.
web-richelieu-ask-pass = You have no marker to lay.
web-richelieu-ask-place = Lay the marker from { $cell } on another card.
web-richelieu-ask-stuck = You can take no card.
web-richelieu-over-won = { $name } wins, { $points } to { $other }.
web-richelieu-over-fewer = { $name } wins: { $points } each, but fewer cards.
web-richelieu-over-draw = A draw: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and the same number of cards each.

# What others decide
web-richelieu-wait-take = { $name } is choosing a card.
web-richelieu-wait-second = { $name } may take a second card.
web-richelieu-wait-pay = { $name } is paying with a marker.
web-richelieu-wait-mark = { $name } may lay a marker.
web-richelieu-wait-place = { $name } is moving a marker.
web-richelieu-wait-stuck = { $name } can take no card.

# What a choice would do
web-richelieu-change = { $line } { $before } → { $after }, { $standing ->
    [lead] ahead of { $other }
    [even] even
   *[behind] behind { $other }
}{ $saves ->
    [yes] {" "}(saves 5 points)
   *[no] {""}
}.
web-richelieu-marker-home = Your marker comes back.
web-richelieu-marker-cost = Costs you a marker.
web-richelieu-token-there = A token lies on it.
web-richelieu-uncovers = Uncovers { $region }, { $kind }.
web-richelieu-mark-would = Lay a marker on { $cell } ({ $region }, { $kind })? To take it, your opponent must pay a marker.
web-richelieu-lift-would = Lift your marker from { $cell } ({ $region }) to lay it on another card?
web-richelieu-pay-would = Pay with your marker on { $cell } ({ $region })? It goes to the box.
web-richelieu-pay-stock-would = Pay with a marker from stock? It goes to the box.
web-richelieu-redeem-would = Give up a “marker back” token and take a marker back from the box?

# Buttons
web-richelieu-take = Take { $cell }
web-richelieu-stop = Stop here
web-richelieu-pay-stock = Pay from stock
web-richelieu-pay = Pay with { $cell }
web-richelieu-mark = Mark { $cell }
web-richelieu-lift = Lift from { $cell }
web-richelieu-pass = No marker
web-richelieu-redeem = Use “marker back”
web-richelieu-redeem-confirm = Give up the token
web-richelieu-redeem-card = Give up the token from { $cell }
web-richelieu-skip = Skip turn
web-richelieu-cancel = Not yet

# The score sheet
web-richelieu-sheet = Score sheet
web-richelieu-sheet-line = Region or symbol
web-richelieu-sheet-cards = Cards
web-richelieu-sheet-count = Count
web-richelieu-sheet-points = Points
web-richelieu-sheet-leads = leads
web-richelieu-sheet-total = Total
web-richelieu-sheet-won = Majorities
web-richelieu-sheet-missing = No card
web-richelieu-sheet-token = with a token
web-richelieu-sheet-now = As it would stand if the game ended now. Tokens you do not know are not counted.
web-richelieu-sheet-tie = Equal points: whoever has fewer cards wins.

# What a table can choose
web-richelieu-option-variant = Variant
web-richelieu-option-variant-standard = Standard
web-richelieu-option-variant-tactical = Tactical
web-richelieu-option-start = Who begins

# The result
web-richelieu-tie = { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; whoever has fewer cards wins: { $mine } against { $theirs }.
web-richelieu-even = { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $n } cards each.

# The end, and why points begin below nothing
web-richelieu-count = The final count
web-richelieu-why-minus = { $missing ->
    [one] 1 region or symbol missing: −{ $points }
   *[other] { $missing } regions or symbols missing: −{ $points }
}

# Why a move may be good
web-richelieu-because-mark = To take that card of { $region }, your opponent has to pay a marker.
web-richelieu-because-saves = A first card for { $line } saves the 5 points off for having none.
web-richelieu-because-leads = You then lead in { $line }, { $n } to { $other }.
web-richelieu-because-even = You draw level in { $line }.
web-richelieu-because-token = A token lies there.
web-richelieu-because-cost = It costs a marker: { $name } has marked it.
web-richelieu-because-uncovers = It uncovers { $region }, { $kind }.
