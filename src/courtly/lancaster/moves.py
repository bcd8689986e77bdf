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
_ALLY = Axis("ally", ("", "ally"))
_OPEN = Axis("place", PLACES[:COURT_PLACE])
_EITHER = Axis("token", ("gold", "squires"))
_SQUIRES = Axis("number", ("0", "1", "2", "3", "4"))
_AMOUNT = Axis("number", tuple(str(n) for n in range(MOST_AMOUNT + 1)))

MOVES = MoveTable(
    [
        Kind("place", _ALLY, STRENGTH, _OPEN, rule="L2.1"),
        Kind("squires", _AMOUNT, rule="L2.3"),  # to go with the knight just placed
        Kind("favour", FAVOUR_AXIS, rule="L2.7"),
        Kind("noble", COUNTY_AXIS, rule="L2.8"),
        Kind("lay", SPACE_AXIS, rule="L5.4"),  # an extension tile
        Kind("no", _AMOUNT, rule="L3.1"),  # with so many vote stones
        Kind("yes", _AMOUNT, rule="L3.1"),
        Kind("trade", _AMOUNT, rule="L3.5"),  # so many times
        Kind("exchange", _EITHER, _AMOUNT, rule="N32"),  # for so many of the other
        Kind("send", _SQUIRES, rule="N12"),  # to the conflict asked about
        Kind("pay", rule="L3.5"),
        Kind("refuse", rule="L3.5"),  # to pay
        Kind("take", CHOICE_AXIS, rule="L5.1"),
        Kind("cross", CONFLICT_AXIS, rule="L5.9"),
        Kind("name", SEAT_AXIS, rule="L5.10"),  # the start player
        Kind("upgrade", Axis("strength", ("1", "2", "3")), PLACE_AXIS, rule="L5.7"),
        Kind("recruit", rule="L6.2"),
        Kind("ransom", STRENGTH, rule="L7.6"),
        Kind("decline"),  # to do (any more of) what is offered
        # since engine 2; later kinds come last, so that the numbers of moves stay what they were
        Kind("score", SPACE_AXIS, rule="L6.1"),  # a castle space, where their order matters
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
M_SCORE = MOVES.first("score")

#: The largest number of legal moves of a decision: a vote with 99 stones.
MOST_MOVES = 2 * (MOST_AMOUNT + 1)
