"""The moves of Lancaster and how they are written.

Choices are cut small: a knight and its place first (``place 2 Stafford``), then its squires
(``squires 1``). One move for both would need a block of 1,400 numbers of which few are ever legal,
and a person thinks of them one after the other, too.
"""

from __future__ import annotations

from ..core.moves import Axis, Kind, MoveTable
from .constants import (
    CHOICES,
    CONFLICTS,
    COUNTIES,
    COURT_PLACE,
    FAVOURS,
    MOST_AMOUNT,
    PLACES,
    SEATS,
    SPACES,
)

STRENGTH = Axis("strength", ("1", "2", "3", "4"))
PLACE_AXIS = Axis("place", PLACES)
COUNTY_AXIS = Axis("county", COUNTIES)
SPACE_AXIS = Axis("space", SPACES)
CONFLICT_AXIS = Axis("conflict", CONFLICTS)
FAVOUR_AXIS = Axis("favour", FAVOURS)
CHOICE_AXIS = Axis("choice", CHOICES)
SEAT_AXIS = Axis("seat", SEATS)
_AMOUNT = Axis("number", tuple(str(n) for n in range(MOST_AMOUNT + 1)))

MOVES = MoveTable(
    [
        Kind("place", Axis("ally", ("", "ally")), STRENGTH, Axis("place", PLACES[:COURT_PLACE])),
        Kind("squires", _AMOUNT),  # to go with the knight just placed
        Kind("favour", FAVOUR_AXIS),
        Kind("noble", COUNTY_AXIS),
        Kind("lay", SPACE_AXIS),  # an extension tile
        Kind("no", _AMOUNT),  # with so many vote stones
        Kind("yes", _AMOUNT),
        Kind("trade", _AMOUNT),  # so many times
        Kind("exchange", Axis("token", ("gold", "squires")), _AMOUNT),  # for so many of the other
        Kind(
            "send", Axis("number", ("0", "1", "2", "3", "4"))
        ),  # squires to the conflict asked about
        Kind("pay"),
        Kind("refuse"),  # to pay
        Kind("take", CHOICE_AXIS),
        Kind("cross", CONFLICT_AXIS),
        Kind("name", SEAT_AXIS),  # the start player
        Kind("upgrade", Axis("strength", ("1", "2", "3")), PLACE_AXIS),
        Kind("recruit"),
        Kind("ransom", STRENGTH),
        Kind("decline"),  # to do (any more of) what is offered
    ]
)
M_PLACE = MOVES.first("place")
M_SQUIRES = MOVES.first("squires")
M_FAVOUR = MOVES.first("favour")
M_NOBLE = MOVES.first("noble")
M_LAY = MOVES.first("lay")
M_NO = MOVES.first("no")
M_YES = MOVES.first("yes")
M_TRADE = MOVES.first("trade")
M_EXCHANGE = MOVES.first("exchange")
M_SEND = MOVES.first("send")
M_PAY = MOVES.first("pay")
M_REFUSE = MOVES.first("refuse")
M_TAKE = MOVES.first("take")
M_CROSS = MOVES.first("cross")
M_NAME = MOVES.first("name")
M_UPGRADE = MOVES.first("upgrade")
M_RECRUIT = MOVES.first("recruit")
M_RANSOM = MOVES.first("ransom")
M_DECLINE = MOVES.first("decline")

#: The largest number of legal moves of a decision: a vote with 99 stones.
MOST_MOVES = 2 * (MOST_AMOUNT + 1)
