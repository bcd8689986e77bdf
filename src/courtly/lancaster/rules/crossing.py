"""The crossing from Dorset to France [L5.9]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import CONFLICT_PLACE, CONFLICTS, DORSET, NONE
from ..events import E_KNIGHT_CROSSED
from ..moves import M_CROSS
from .asking import asked_in_county
from .knights import berth_for, dismiss_squires, lift_knight, put_knight
from .places import refuse_conflict


@kernel
def can_cross(s: Any, side: int) -> bool:
    """Whether a conflict is open to a side: own knights there or a free space [L5.9, L2.6]."""
    for slot in range(len(CONFLICTS)):
        if berth_for(s, slot, side) != NONE:
            return True
    return False


@kernel
def cross_moves(s: Any, seat: int, moves: Any) -> int:
    """The conflicts the knight of Dorset can cross to [L5.9]."""
    n, side = 0, int(s["side"])
    for slot in range(len(CONFLICTS)):
        if berth_for(s, slot, side) != NONE:
            moves[n] = M_CROSS + slot
            n += 1
    return n


@kernel
def play_cross(s: Any, seat: int, move: int, log: Any) -> None:
    """From Dorset to a conflict, without squires and without a King's Favour [L5.9]."""
    side, slot, strength = int(s["side"]), move - M_CROSS, int(s["county_strength"][DORSET])
    dismiss_squires(s, DORSET, log)
    lift_knight(s, side, DORSET, strength)
    put_knight(s, side, CONFLICT_PLACE + slot, strength)
    emit(log, E_KNIGHT_CROSSED, side, strength, slot)


@kernel
def cross_fits(s: Any, side: int) -> bool:
    """Whoever holds Dorset is asked, if a conflict is open [L5.9]."""
    return asked_in_county(s, side) and int(s["at"]) == DORSET and can_cross(s, side)


def refuse_cross(s: Any, seat: int, move: Move) -> Refusal:
    """The conflict is closed [L2.6]."""
    return refuse_conflict(s, move.args[0])


CROSS_DECISION = Decision(
    name="cross",
    rule="L5.9",
    moves=cross_moves,
    play=play_cross,
    fits=cross_fits,
    refuse={"cross": refuse_cross},
)
