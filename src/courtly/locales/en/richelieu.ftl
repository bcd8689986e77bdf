# Richelieu: decisions, events, refusals. `$seat` is the name of a seat, `$card` a place such as b7.

richelieu-name = Richelieu
richelieu-seat-cardinal = Cardinal
richelieu-seat-queen = Queen

# What is to be decided
richelieu-decision-take = take a card from the end of a row
richelieu-decision-pay = pay with one of your markers
richelieu-decision-second = take a second card, or stop
richelieu-decision-mark = lay a marker, or pass
richelieu-decision-place = lay the lifted marker on another card
richelieu-decision-stuck = you can take no card: skip your turn, or redeem a token
richelieu-decision-over = the game is over

# Words for what is on cards and tokens; the names of regions stand for themselves
richelieu-kind-sword = one coat of arms and a sword
richelieu-kind-cross = one coat of arms and a cross
richelieu-kind-tower = one coat of arms and a tower
richelieu-kind-single = one coat of arms
richelieu-kind-double = two coats of arms
richelieu-line-sword = swords
richelieu-line-cross = crosses
richelieu-line-tower = towers
richelieu-token-sword = a sword
richelieu-token-cross = a cross
richelieu-token-tower = a tower
richelieu-token-marker-back = marker back
richelieu-token-spent = (used)

# What happened
richelieu-event-turn-began = It is { $seat }’s turn.
richelieu-event-card-taken = { $seat } takes { $card }: { $region }, { $kind }.
richelieu-event-marker-returned = { $owner }’s marker from { $card } goes back to stock.
richelieu-event-marker-paid = { $from ->
    [stock] { $seat } pays with a marker from stock.
   *[other] { $seat } pays with the marker from { $from }.
}
richelieu-event-token-taken = { $token ->
    [none] { $seat } looks at the token from { $card }.
   *[other] { $seat } looks at the token from { $card }: { $token }.
}
richelieu-event-marker-laid = { $seat } lays a marker on { $card }.
richelieu-event-marker-moved = { $seat } moves a marker from { $from } to { $card }.
richelieu-event-token-redeemed = { $card ->
    [none] { $seat } gives up a “marker back” token for a marker from the box.
   *[other] { $seat } gives up the “marker back” token from { $card } for a marker from the box.
}
richelieu-event-turn-skipped = { $seat } can take no card and skips the turn.
richelieu-event-game-ended = The game is over.
richelieu-event-token-shown = { $seat } shows the token from { $card }: { $token }.
richelieu-event-line-scored = { $seat } has the majority in { $line } with { $count }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
richelieu-event-line-missing = { $line-sort ->
    [sword] { $seat } has no card with a sword and loses 5 points.
    [cross] { $seat } has no card with a cross and loses 5 points.
    [tower] { $seat } has no card with a tower and loses 5 points.
   *[region] { $seat } has no card of { $line } and loses 5 points.
}

# Why a move is refused
richelieu-refused-not-now = not now. First: { $asked }.
richelieu-refused-stuck = every card at the end of a row bears your opponent’s marker, and you have no marker to pay with.
richelieu-refused-in-hand = you have lifted a marker; lay it on a card first.
richelieu-refused-gone = no card lies at { $card } any more.
richelieu-refused-not-end = { $card } is not at the end of its row.
richelieu-refused-other-region = two cards must be of one region: you took { $first }, but { $card } is { $second }.
richelieu-refused-coats = two cards may show at most two coats of arms together; with { $card } it would be { $coats }.
richelieu-refused-cannot-pay = { $card } bears your opponent’s marker, and all of yours are in the box.
richelieu-refused-empty-stock = you have no marker in stock to pay with.
richelieu-refused-not-your-marker = none of your markers lies on { $card }.
richelieu-refused-same-card = the marker came from { $card }; it has to go to another card.
richelieu-refused-marked = { $card } already bears a marker.
richelieu-refused-lift-first = you have no marker in stock; lift one from the display first.
richelieu-refused-stock-first = markers are moved only when none is left in stock.
richelieu-refused-nowhere = there is no card without a marker to move it to.
richelieu-refused-empty-box = none of your markers is in the box.
richelieu-refused-no-token = you hold no “marker back” token.
richelieu-refused-one-token = you need not say which token: “redeem” is enough.
richelieu-refused-which-token = you hold two “marker back” tokens. Say which one: “redeem { $first }” or “redeem { $second }”.
