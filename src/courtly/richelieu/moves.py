"""The moves of Richelieu and how they are written; and the events they bring about."""

from __future__ import annotations

from ..core.events import EventField, EventKind, EventTable
from ..core.moves import Axis, Kind, MoveTable
from .constants import CELL_NAMES, KINDS, REGIONS, SEATS, SYMBOLS, TOKEN_NAMES

CELL = Axis("card", CELL_NAMES)

MOVES = MoveTable(
    [
        Kind("take", CELL, rule="R2.1"),
        Kind("stop", rule="R2.1"),  # take no second card
        Kind("pay", Axis("card", ("stock", *CELL_NAMES)), rule="R2.6"),
        Kind("mark", CELL, rule="R2.8"),
        Kind("lift", CELL, rule="R2.8"),
        Kind("pass", rule="R2.8"),  # lay no marker
        Kind("redeem", rule="R2.9"),
        Kind("skip", rule="R2.10"),
        # since engine 2; later kinds come last, so that the numbers of moves stay what they were
        Kind("redeem-card", CELL, rule="R2.9", word="redeem"),
    ]
)
M_STOP = MOVES.first("stop")
M_PAY = MOVES.first("pay")
M_PAY_CARD = M_PAY + 1
M_MARK = MOVES.first("mark")
M_LIFT = MOVES.first("lift")
M_PASS = MOVES.first("pass")
M_REDEEM = MOVES.first("redeem")
M_SKIP = MOVES.first("skip")
M_REDEEM_CARD = MOVES.first("redeem-card")

_CELL = EventField("card", CELL)
_POINTS = EventField("points")
_LINE = EventField("line", Axis("line", (*REGIONS, *SYMBOLS)))

EVENTS = EventTable(
    [
        EventKind("turn_began"),
        EventKind(
            "card_taken",
            (
                _CELL,
                EventField("region", Axis("region", REGIONS)),
                EventField("kind", Axis("kind", KINDS)),
            ),
        ),
        EventKind("marker_returned", (_CELL, EventField("owner", Axis("seat", SEATS)))),
        EventKind("marker_paid", (EventField("from", Axis("card", ("stock", *CELL_NAMES))),)),
        EventKind(
            "token_taken",
            (_CELL, EventField("token", Axis("token", TOKEN_NAMES), secret=True)),
        ),
        EventKind("marker_laid", (_CELL,)),
        EventKind("marker_moved", (EventField("from", CELL), _CELL)),
        EventKind("token_redeemed", (EventField("card", CELL, secret=True),)),
        EventKind("turn_skipped"),
        EventKind("game_ended"),
        EventKind("token_shown", (_CELL, EventField("token", Axis("token", TOKEN_NAMES)))),
        EventKind("line_scored", (_LINE, EventField("count"), _POINTS)),
        EventKind("line_missing", (_LINE, _POINTS)),
    ]
)
E_TURN_BEGAN = EVENTS.number("turn_began")
E_CARD_TAKEN = EVENTS.number("card_taken")
E_MARKER_RETURNED = EVENTS.number("marker_returned")
E_MARKER_PAID = EVENTS.number("marker_paid")
E_TOKEN_TAKEN = EVENTS.number("token_taken")
E_MARKER_LAID = EVENTS.number("marker_laid")
E_MARKER_MOVED = EVENTS.number("marker_moved")
E_TOKEN_REDEEMED = EVENTS.number("token_redeemed")
E_TURN_SKIPPED = EVENTS.number("turn_skipped")
E_GAME_ENDED = EVENTS.number("game_ended")
E_TOKEN_SHOWN = EVENTS.number("token_shown")
E_LINE_SCORED = EVENTS.number("line_scored")
E_LINE_MISSING = EVENTS.number("line_missing")
