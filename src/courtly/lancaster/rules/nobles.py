"""Nobles: who may take which, and the round table [L5.3, L6.4]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import COUNTIES, PLACING, ROUNDS, VOTES
from ..events import E_NOBLE_REMOVED, E_NOBLE_TAKEN, S_ROUND_TABLE
from ..moves import M_DECLINE, M_NOBLE
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
def noble_moves(s: Any, seat: int, moves: Any) -> int:
    """A move for each county with a noble for a side; a player may decline [L2.8, L10.5]."""
    n, side = 0, int(s["side"])
    for county in range(len(COUNTIES)):
        if may_take_noble(s, side, county):
            moves[n] = M_NOBLE + county
            n += 1
    if may_decline_noble(s, side):
        moves[n] = M_DECLINE
        n += 1
    return n


@kernel
def may_decline_noble(s: Any, side: int) -> bool:
    """A player may take a noble; an ally has to, and in engine 1 all had to [L2.8, L10.5]."""
    return int(s["engine"]) > 1 and not is_ally(s, side)


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
def play_noble(s: Any, seat: int, move: int, log: Any) -> None:
    """Take the noble a favour brought, from any county, or none [L2.8, L10.5]."""
    if move != M_DECLINE:
        take_noble(s, int(s["side"]), move - M_NOBLE, int(s["source"]), log)


@kernel
def noble_fits(s: Any, side: int) -> bool:
    """Asked in phase 1, where there is a noble for the side [L2.8]."""
    return int(s["phase"]) == PLACING and any_noble(s, side)


def refuse_noble(s: Any, seat: int, move: Move) -> Refusal:
    """The county has none left, or the player has it already [L2.8, L5.3]."""
    params = {"county": move.labels[0]}
    if int(s["nobles_left"][move.args[0]]) == 0:
        return Refusal("L2.8", "lancaster-refused-no-noble", params)
    return Refusal("L5.3", "lancaster-refused-noble-had", params)


def refuse_no_noble(s: Any, seat: int, move: Move) -> Refusal:
    """An ally takes a noble out of the game; in engine 1 nobody could decline [L2.8, L10.5]."""
    rule = "L10.5" if int(s["side"]) != seat else "L2.8"
    return Refusal(rule, "lancaster-refused-must-take-noble")


NOBLE_DECISION = Decision(
    name="noble",
    rule="L2.8",
    moves=noble_moves,
    play=play_noble,
    fits=noble_fits,
    refuse={"noble": refuse_noble, "decline": refuse_no_noble},
)


@kernel
def score_round_table(s: Any, seat: int, log: Any) -> None:
    """A vote stone for each noble and one for the lord; none in the last round [L6.4]."""
    if int(s["round"]) < ROUNDS:
        gain(s, seat, VOTES, int(s["nobles"][seat]) + 1, S_ROUND_TABLE, log)
