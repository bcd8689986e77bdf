"""Captured knights and their ransom, and the course of a conflict's scoring [L7.6]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision, always_legal
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import (
    CONFLICT_PLACE,
    CONFLICTS_PHASE,
    COURT_PLACE,
    GOLD,
    NONE,
    RANSOM,
    RANSOM_PRICE,
    STRENGTHS,
)
from ..events import E_KNIGHT_RANSOMED, S_RANSOM
from ..moves import M_DECLINE, M_RANSOM
from ..refusals import have, too_few
from .allies import is_ally, seat_in_order
from .asking import ask
from .conflicts import close_conflict, leave_conflict, score_conflict, slot_in_order
from .knights import berth_of, knights_at, lift_knight, put_knight
from .tokens import spend


@kernel
def captives(s: Any, slot: int, seat: int) -> int:
    """How many knights of a player are captured in a conflict."""
    berth = berth_of(s, slot, seat)
    n = 0
    if berth != NONE:
        for k in range(STRENGTHS):
            n += int(s["berth_knights"][slot, berth, k])
    return n


@kernel
def ransom_moves(s: Any, seat: int, moves: Any) -> int:
    """Any captured knight one can pay for, by its strength [L7.6]."""
    slot = slot_in_order(int(s["at"]))
    berth = berth_of(s, slot, seat)
    n = 0
    for k in range(STRENGTHS):
        there = int(s["berth_knights"][slot, berth, k]) > 0
        if there and int(s["stock"][seat, GOLD]) >= (k + 1) * RANSOM_PRICE:
            moves[n] = M_RANSOM + k
            n += 1
    moves[n] = M_DECLINE
    return n + 1


@kernel
def play_ransom(s: Any, seat: int, move: int, log: Any) -> None:
    """Buy one knight back to court, or leave the others to the reserve [L7.6]."""
    slot = slot_in_order(int(s["at"]))
    if move == M_DECLINE:
        leave_conflict(s, slot, seat, True, log)
        return
    strength = move - M_RANSOM + 1
    spend(s, seat, GOLD, strength * RANSOM_PRICE, S_RANSOM, log)
    lift_knight(s, seat, CONFLICT_PLACE + slot, strength)
    put_knight(s, seat, COURT_PLACE, strength)
    emit(log, E_KNIGHT_RANSOMED, seat, strength, slot)


@kernel
def ransom_fits(s: Any, side: int) -> bool:
    """A player with captives in the conflict just lost is asked; no ally is [L7.6, L10.9]."""
    if int(s["phase"]) != CONFLICTS_PHASE or int(s["step"]) != 1 or is_ally(s, side):
        return False
    return captives(s, slot_in_order(int(s["at"])), side) > 0


def refuse_ransom(s: Any, seat: int, move: Move) -> Refusal:
    """No such captive, or too little gold [L7.6]."""
    strength, slot = move.args[0] + 1, int(slot_in_order(int(s["at"])))
    if knights_at(s, seat, CONFLICT_PLACE + slot, strength) == 0:
        return Refusal("L7.6", "lancaster-refused-no-captive", {"strength": strength})
    return too_few("L7.6", GOLD, have(s, seat, GOLD), strength * RANSOM_PRICE)


RANSOM_DECISION = Decision(
    name="ransom",
    rule="L7.6",
    moves=ransom_moves,
    play=play_ransom,
    fits=ransom_fits,
    refuse={"ransom": refuse_ransom, "decline": always_legal},
)


@kernel
def next_in_conflict(s: Any, log: Any) -> bool:
    """Score the conflict in hand, then let players ransom in order; False when done.

    Steps: 0 scoring, 1 ransom. Who has gold enough is not looked at before asking [L11.1]. [L7.6]
    """
    slot = slot_in_order(int(s["at"]))
    if int(s["step"]) == 0:
        if int(s["conflict"][slot]) == NONE or not score_conflict(s, slot, log):
            return False
        s["step"] = 1
        s["order"] = 0
    for k in range(int(s["order"]), int(s["players"])):
        s["order"] = k
        seat = seat_in_order(s, k)
        if captives(s, slot, seat) > 0:
            ask(s, RANSOM, seat)
            return True
    close_conflict(s, slot, log)
    s["step"] = 0
    return False
