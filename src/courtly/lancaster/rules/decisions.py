"""The decisions of the game, in the order of their numbers: whose it is, and what a move does."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decisions
from ...core.jit import kernel
from ..constants import RUNNING, VOTE
from ..moves import MOVES
from .castles import CASTLE_DECISION
from .counties import COUNTY_DECISION, START_DECISION
from .crossing import CROSS_DECISION
from .extensions import LAY_DECISION
from .favours import FAVOUR_DECISION
from .flow import run_on
from .nobles import NOBLE_DECISION
from .parliament import VOTE_DECISION, has_to_vote
from .placing import PLACE_DECISION, SQUIRES_DECISION
from .ransom import RANSOM_DECISION
from .tolls import SEND_DECISION, TOLL_DECISION
from .trades import EXCHANGE_DECISION, TRADE_DECISION
from .upgrades import UPGRADE_DECISION

TABLE = Decisions(
    "courtly.lancaster",
    MOVES,
    (
        LAY_DECISION,
        PLACE_DECISION,
        SQUIRES_DECISION,
        FAVOUR_DECISION,
        NOBLE_DECISION,
        UPGRADE_DECISION,
        VOTE_DECISION,
        TRADE_DECISION,
        EXCHANGE_DECISION,
        SEND_DECISION,
        TOLL_DECISION,
        COUNTY_DECISION,
        CROSS_DECISION,
        START_DECISION,
        CASTLE_DECISION,
        RANSOM_DECISION,
    ),
)
legal = TABLE.legal
play = TABLE.play


@kernel
def pending(s: Any, seat: int) -> bool:
    """One seat decides at a time, but all vote at once [L3.1]."""
    if int(s["decision"]) == VOTE:
        return has_to_vote(s, seat)
    return int(s["actor"]) == seat


@kernel
def apply(s: Any, seat: int, move: int, log: Any) -> None:
    """Make a legal move and run on to the next decision."""
    decision = int(s["decision"])
    s["decision"] = RUNNING
    play(s, seat, decision, move, log)
    run_on(s, log)
