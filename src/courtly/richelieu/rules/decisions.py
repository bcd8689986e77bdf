"""The decisions of the game, in the order of their numbers: whose it is, and what a move does."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decisions
from ...core.jit import kernel
from ..constants import STUCK, TAKE
from ..moves import MOVES
from .marking import MARK_DECISION, PLACE_DECISION
from .paying import PAY_DECISION
from .redeeming import redeem, redeems
from .taking import SECOND_DECISION, TAKE_DECISION
from .turn import STUCK_DECISION

TABLE = Decisions(
    "courtly.richelieu",
    MOVES,
    (
        TAKE_DECISION,
        PAY_DECISION,
        SECOND_DECISION,
        MARK_DECISION,
        PLACE_DECISION,
        STUCK_DECISION,
    ),
)
legal = TABLE.legal
play = TABLE.play


@kernel
def pending(s: Any, seat: int) -> bool:
    """Only the player whose turn it is decides."""
    return int(s["actor"]) == seat


@kernel
def apply(s: Any, seat: int, move: int, log: Any) -> None:
    """Make a legal move; after redeeming the decision stays open, or a card is taken [R2.9]."""
    decision = int(s["decision"])
    if not redeems(move):
        play(s, seat, decision, move, log)
        return
    redeem(s, seat, move, log)
    if decision == STUCK:
        s["decision"] = TAKE
