"""Upgrades: a knight for a stronger one of the reserve [L5.7, L2.8, B01, B22, B23, N22]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision, always_legal
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import COUNTIES_PHASE, COURT_PLACE, LAWS_PHASE, PLACES, PLACING, STRENGTHS
from ..events import E_KNIGHT_UPGRADED
from ..law_table import LAW_SPECIAL, MAY_UPGRADE, MAY_UPGRADE_PLACED
from ..moves import M_DECLINE, M_UPGRADE
from .asking import asked_by_law, asked_in_county, law_in_hand
from .knights import knights_at, lift_knight, placed, put_knight

PLACES_IN_ALL = COURT_PLACE + 1


@kernel
def can_upgrade(s: Any, side: int, placed_only: bool) -> bool:
    """Whether some knight has a stronger one waiting in reserve [L5.7]; for B01 a placed one."""
    for strength in range(1, STRENGTHS):
        if int(s["reserve"][side, strength]) == 0:
            continue
        n = placed(s, side, strength)
        if not placed_only:
            n += int(s["court"][side, strength - 1])
        if n > 0:
            return True
    return False


@kernel
def upgrade_moves(s: Any, side: int, placed_only: bool, moves: Any, n: int) -> int:
    """Add a move for each strength and place from which a knight can be upgraded [L5.7]."""
    places = COURT_PLACE if placed_only else PLACES_IN_ALL
    for strength in range(1, STRENGTHS):
        if int(s["reserve"][side, strength]) == 0:
            continue
        for place in range(places):
            if knights_at(s, side, place, strength) > 0:
                moves[n] = M_UPGRADE + (strength - 1) * PLACES_IN_ALL + place
                n += 1
    return n


@kernel
def upgrade(s: Any, side: int, strength: int, place: int, source: int, log: Any) -> None:
    """Swap a knight with the next stronger one of the reserve, where it stands [L5.7]."""
    lift_knight(s, side, place, strength)
    s["reserve"][side, strength - 1] = int(s["reserve"][side, strength - 1]) + 1
    s["reserve"][side, strength] = int(s["reserve"][side, strength]) - 1
    put_knight(s, side, place, strength + 1)
    emit(log, E_KNIGHT_UPGRADED, side, strength, place, source)


@kernel
def upgrade_named(s: Any, side: int, move: int, source: int, log: Any) -> None:
    """Make the upgrade a move names."""
    number = move - M_UPGRADE
    upgrade(s, side, number // PLACES_IN_ALL + 1, number % PLACES_IN_ALL, source, log)


@kernel
def upgrade_or_decline(s: Any, seat: int, moves: Any) -> int:
    """An upgrade may be declined; B01 is for placed knights only [L5.7, B01, B22, N22]."""
    by_law = int(s["phase"]) == LAWS_PHASE
    placed_only = by_law and int(LAW_SPECIAL[law_in_hand(s)]) == MAY_UPGRADE_PLACED
    n = upgrade_moves(s, int(s["side"]), placed_only, moves, 0)
    moves[n] = M_DECLINE
    return n + 1


@kernel
def play_upgrade(s: Any, seat: int, move: int, log: Any) -> None:
    """Make the upgrade a move names, or none [L5.7]."""
    if move != M_DECLINE:
        upgrade_named(s, int(s["side"]), move, int(s["source"]), log)
    s["due"][seat] = 0


@kernel
def upgrade_fits(s: Any, side: int) -> bool:
    """Offered by a favour, by a law or in a county, where there is one to make [L2.8, L5.6]."""
    if int(s["phase"]) == LAWS_PHASE:
        special = int(LAW_SPECIAL[law_in_hand(s)])
        return asked_by_law(s, side) and (special == MAY_UPGRADE or special == MAY_UPGRADE_PLACED)
    if int(s["phase"]) == COUNTIES_PHASE and not asked_in_county(s, side):
        return False
    if int(s["phase"]) != COUNTIES_PHASE and int(s["phase"]) != PLACING:
        return False
    return can_upgrade(s, side, False)


def refuse_upgrade(s: Any, seat: int, move: Move) -> Refusal:
    """No such knight there, none stronger in reserve, or not a placed one [L5.7, B01]."""
    side, strength, place = int(s["side"]), move.args[0] + 1, move.args[1]
    params = {"strength": strength, "stronger": strength + 1, "place": PLACES[place]}
    if knights_at(s, side, place, strength) == 0:
        return Refusal("L5.7", "lancaster-refused-no-knight-there", params)
    if int(s["reserve"][side, strength]) == 0:
        return Refusal("L5.7", "lancaster-refused-none-stronger", params)
    assert int(LAW_SPECIAL[law_in_hand(s)]) == MAY_UPGRADE_PLACED
    return Refusal("B01", "lancaster-refused-placed-only")


UPGRADE_DECISION = Decision(
    name="upgrade",
    rule="L5.7",
    moves=upgrade_or_decline,
    play=play_upgrade,
    fits=upgrade_fits,
    refuse={"upgrade": refuse_upgrade, "decline": always_legal},
)
