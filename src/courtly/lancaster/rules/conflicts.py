"""Phase 3c: the conflicts in France [L7]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    BERTHS,
    CONFLICT_PLACE,
    CONFLICTS,
    FROM_DEFEATS,
    FROM_VICTORIES,
    NONE,
    ROW,
    SQUIRES,
    STRENGTHS,
)
from ..events import (
    E_CONFLICT_CLOSED,
    E_CONFLICT_HELD_OVER,
    E_CONFLICT_OPENED,
    E_CONFLICT_RANKED,
    E_CONFLICT_SCORED,
    E_KNIGHT_CAPTURED,
    E_SQUIRES_DISMISSED,
    S_DEFEAT,
    S_VICTORY,
)
from .allies import is_ally
from .knights import berth_of, bring_home, lift_knight
from .tokens import score_points


@kernel
def open_conflicts(s: Any, log: Any) -> None:
    """Two new conflicts in the upper row [L1.7, L8.1]."""
    for slot in range(ROW):
        card = int(s["conflict_deck"][(int(s["round"]) - 1) * ROW + slot])
        s["conflict"][slot] = card
        emit(log, E_CONFLICT_OPENED, NONE, slot, int(s["conflict_strength"][card]), card)


@kernel
def slot_in_order(k: int) -> int:
    """The lower row is scored first, then the upper, left to right [L7.1]."""
    return (k + ROW) % len(CONFLICTS)


@kernel
def strength_at(s: Any, slot: int, berth: int) -> int:
    """The strength of one side in a conflict: knights, and squires sent by N12 [L7.2, N12]."""
    total = int(s["berth_squires"][slot, berth])
    for k in range(STRENGTHS):
        total += int(s["berth_knights"][slot, berth, k]) * (k + 1)
    return total


@kernel
def english_strength(s: Any, slot: int) -> int:
    """All English strength in a conflict together [L7.2]."""
    total = 0
    for berth in range(BERTHS):
        total += strength_at(s, slot, berth)
    return total


@kernel
def rank_of(s: Any, slot: int, berth: int) -> int:
    """Rank of a side in a conflict, from 0: by strength, on a tie the later one first [L7.3]."""
    mine = strength_at(s, slot, berth)
    rank = 0
    for other in range(BERTHS):
        if other == berth or int(s["berth_side"][slot, other]) == NONE:
            continue
        theirs = strength_at(s, slot, other)
        if theirs > mine or (theirs == mine and other > berth):
            rank += 1
    return rank


@kernel
def points_of(s: Any, slot: int, rank: int, won: bool) -> int:
    """What a rank is given: after a defeat the highest value is not [L7.4, L7.5]."""
    value = rank if won else rank + 1
    return int(s["conflict_points"][int(s["conflict"][slot]), value]) if value < BERTHS else 0


@kernel
def conflicts_now(s: Any, ranks: Any, earned: Any) -> None:
    """For a view: every side's rank in each conflict, and what ranks earn if it were scored now."""
    for slot in range(len(CONFLICTS)):
        card = int(s["conflict"][slot])
        if card == NONE:
            continue
        won = english_strength(s, slot) >= int(s["conflict_strength"][card])
        for k in range(BERTHS):
            ranks[slot, k] = rank_of(s, slot, k)
            earned[slot, k] = points_of(s, slot, k, won)


@kernel
def give_points(s: Any, slot: int, won: bool, log: Any) -> None:
    """The three values to ranks 1 to 3; after a defeat all move down by one [L7.4, L7.5].

    Allies take ranks like players, but their points lapse [L10.9].
    """
    for rank in range(BERTHS):
        points = points_of(s, slot, rank, won)
        for berth in range(BERTHS):
            side = int(s["berth_side"][slot, berth])
            if side == NONE or rank_of(s, slot, berth) != rank:
                continue
            emit(log, E_CONFLICT_RANKED, side, slot, rank + 1, strength_at(s, slot, berth))
            if is_ally(s, side):
                continue
            if won:
                score_points(s, side, points, FROM_VICTORIES, S_VICTORY, log)
            elif rank + 1 < BERTHS:
                score_points(s, side, points, FROM_DEFEATS, S_DEFEAT, log)


@kernel
def dismiss_fighters(s: Any, slot: int, log: Any) -> None:
    """Squires sent to fight go to the supply once the conflict is scored, won or lost [N12]."""
    for berth in range(BERTHS):
        amount = int(s["berth_squires"][slot, berth])
        if amount:
            s["berth_squires"][slot, berth] = 0
            s["supply"][SQUIRES] = int(s["supply"][SQUIRES]) + amount
            side = int(s["berth_side"][slot, berth])
            emit(log, E_SQUIRES_DISMISSED, side, amount, CONFLICT_PLACE + slot)


@kernel
def leave_conflict(s: Any, slot: int, side: int, captured: bool, log: Any) -> None:
    """A side's knights leave a conflict: to court, or captured to the reserve [L7.4, L7.6]."""
    berth = berth_of(s, slot, side)
    place = CONFLICT_PLACE + slot
    for k in range(STRENGTHS):
        for _ in range(int(s["berth_knights"][slot, berth, k])):
            if captured:
                lift_knight(s, side, place, k + 1)
                s["reserve"][side, k] = int(s["reserve"][side, k]) + 1
                emit(log, E_KNIGHT_CAPTURED, side, k + 1, slot)
            else:
                bring_home(s, side, place, k + 1, log)


@kernel
def close_conflict(s: Any, slot: int, log: Any) -> None:
    """The card goes out of the game [L7.4, L7.6]."""
    s["conflict"][slot] = NONE
    s["berth_side"][slot, :] = NONE
    emit(log, E_CONFLICT_CLOSED, NONE, slot)


@kernel
def hold_over(s: Any, slot: int, log: Any) -> None:
    """A lost conflict moves to the lower row, its knights in their order [L7.5]."""
    below = slot + ROW
    s["conflict"][below] = int(s["conflict"][slot])
    s["conflict"][slot] = NONE
    for berth in range(BERTHS):
        s["berth_side"][below, berth] = int(s["berth_side"][slot, berth])
        s["berth_side"][slot, berth] = NONE
        for k in range(STRENGTHS):
            s["berth_knights"][below, berth, k] = int(s["berth_knights"][slot, berth, k])
            s["berth_knights"][slot, berth, k] = 0
    emit(log, E_CONFLICT_HELD_OVER, NONE, slot)


@kernel
def score_conflict(s: Any, slot: int, log: Any) -> bool:
    """England or France, points, and what becomes of card and knights; True if some are captured.

    England wins with at least France's strength [L7.2]. Captured ally knights cannot be ransomed
    [L10.9]. [L7.2–L7.6]
    """
    english = english_strength(s, slot)
    french = int(s["conflict_strength"][int(s["conflict"][slot])])
    won = english >= french
    emit(log, E_CONFLICT_SCORED, NONE, slot, english, french, 1 if won else 0)
    give_points(s, slot, won, log)
    dismiss_fighters(s, slot, log)
    if not won and slot < ROW:
        hold_over(s, slot, log)
        return False
    for berth in range(BERTHS):
        side = int(s["berth_side"][slot, berth])
        if side != NONE and (won or is_ally(s, side)):
            leave_conflict(s, slot, side, not won, log)
    if won:
        close_conflict(s, slot, log)
    return not won
