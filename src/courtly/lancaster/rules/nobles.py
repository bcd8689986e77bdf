"""Nobles: who may take which, and the round table [L5.3, L6.4]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import COUNTIES, ROUNDS, VOTES
from ..events import E_NOBLE_REMOVED, E_NOBLE_TAKEN, S_ROUND_TABLE
from ..moves import M_NOBLE
from .allies import is_ally
from .tokens import gain


@kernel
def may_take_noble(s: Any, side: int, county: int) -> bool:
    """Whether a county has a noble for a side: one a player has not yet, any for an ally.

    [L5.1, L5.3, L10.5]
    """
    if int(s["nobles_left"][county]) == 0:
        return False
    return is_ally(s, side) or int(s["chair"][side, county]) == 0


@kernel
def any_noble(s: Any, side: int) -> bool:
    """Whether any county has a noble for a side [L2.8]."""
    for county in range(len(COUNTIES)):
        if may_take_noble(s, side, county):
            return True
    return False


@kernel
def noble_moves(s: Any, side: int, moves: Any) -> int:
    """A move for each county with a noble for a side [L2.8, L10.5]."""
    n = 0
    for county in range(len(COUNTIES)):
        if may_take_noble(s, side, county):
            moves[n] = M_NOBLE + county
            n += 1
    return n


@kernel
def take_noble(s: Any, side: int, county: int, source: int, log: Any) -> None:
    """Seat a noble on the first free chair; one an ally takes leaves the game [L5.3, L10.7]."""
    s["nobles_left"][county] = int(s["nobles_left"][county]) - 1
    if is_ally(s, side):
        s["nobles_gone"][county] = int(s["nobles_gone"][county]) + 1
        emit(log, E_NOBLE_REMOVED, side, county, source)
        return
    chair = int(s["nobles"][side]) + 1
    s["nobles"][side] = chair
    s["chair"][side, county] = chair
    emit(log, E_NOBLE_TAKEN, side, county, chair, source)


@kernel
def score_round_table(s: Any, seat: int, log: Any) -> None:
    """A vote stone for each noble and one for the lord; none in the last round [L6.4]."""
    if int(s["round"]) < ROUNDS:
        gain(s, seat, VOTES, int(s["nobles"][seat]) + 1, S_ROUND_TABLE, log)
