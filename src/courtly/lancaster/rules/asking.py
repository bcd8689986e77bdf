"""Opening a decision, and what can have brought one about."""

from __future__ import annotations

from typing import Any

from ...core.jit import kernel
from ..constants import COUNTIES_PHASE, LAWS_PHASE, RUNNING
from .allies import is_ally, owner_of


@kernel
def ask(s: Any, decision: int, side: int) -> None:
    """Let the seat that leads `side` decide."""
    s["decision"] = decision
    s["side"] = side
    s["actor"] = owner_of(s, side)


@kernel
def asking(s: Any) -> bool:
    """Whether somebody has something to decide, or the game is over."""
    return int(s["decision"]) != RUNNING


@kernel
def law_in_hand(s: Any) -> int:
    """The law being applied."""
    return int(s["in_force"][int(s["at"])])


@kernel
def asked_by_law(s: Any, side: int) -> bool:
    """Whether the law in hand still owes a player something; allies have no part in it [L10.6]."""
    if int(s["phase"]) != LAWS_PHASE or is_ally(s, side):
        return False
    return int(s["step"]) == 1 and int(s["due"][side]) > 0


@kernel
def asked_in_county(s: Any, side: int) -> bool:
    """Whether the county being scored is held by a side."""
    if int(s["phase"]) != COUNTIES_PHASE or int(s["step"]) < 1:
        return False
    return int(s["county_side"][int(s["at"])]) == side
