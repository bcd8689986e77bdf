"""Where knights stand, and moving and recruiting them."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    BERTHS,
    CASTLE_PLACE,
    CONFLICT_PLACE,
    COURT_PLACE,
    KNIGHTS,
    NONE,
    SQUIRES,
    STRENGTHS,
)
from ..events import (
    E_KNIGHT_RECRUITED,
    E_KNIGHT_RETURNED,
    E_REWARD_LAPSED,
    E_SQUIRES_DISMISSED,
)


@kernel
def berth_of(s: Any, slot: int, side: int) -> int:
    """Which of a conflict's three spaces a side holds, or −1 [L2.6]."""
    for berth in range(BERTHS):
        if int(s["berth_side"][slot, berth]) == side:
            return berth
    return NONE


@kernel
def berth_for(s: Any, slot: int, side: int) -> int:
    """The space a knight of `side` would take: its own, else the topmost free, or −1 [L2.6]."""
    if int(s["conflict"][slot]) == NONE:
        return NONE
    for berth in range(BERTHS):
        holder = int(s["berth_side"][slot, berth])
        if holder == side or holder == NONE:
            return berth
    return NONE


@kernel
def knights_at(s: Any, side: int, place: int, strength: int) -> int:
    """How many knights of a strength a side has at a place."""
    if place < CASTLE_PLACE:
        here = int(s["county_side"][place]) == side
        return 1 if here and int(s["county_strength"][place]) == strength else 0
    if place < CONFLICT_PLACE:
        return 1 if int(s["castle"][side, place - CASTLE_PLACE]) == strength else 0
    if place < COURT_PLACE:
        slot = place - CONFLICT_PLACE
        berth = berth_of(s, slot, side)
        return 0 if berth == NONE else int(s["berth_knights"][slot, berth, strength - 1])
    return int(s["court"][side, strength - 1])


@kernel
def put_knight(s: Any, side: int, place: int, strength: int) -> None:
    """Set a knight down; the place must be open to it."""
    if place < CASTLE_PLACE:
        s["county_side"][place] = side
        s["county_strength"][place] = strength
    elif place < CONFLICT_PLACE:
        s["castle"][side, place - CASTLE_PLACE] = strength
    elif place < COURT_PLACE:
        slot = place - CONFLICT_PLACE
        berth = berth_for(s, slot, side)
        s["berth_side"][slot, berth] = side
        n = int(s["berth_knights"][slot, berth, strength - 1])
        s["berth_knights"][slot, berth, strength - 1] = n + 1
    else:
        s["court"][side, strength - 1] = int(s["court"][side, strength - 1]) + 1


@kernel
def lift_knight(s: Any, side: int, place: int, strength: int) -> None:
    """Take a knight up from where it stands; a conflict's space stays its side's."""
    if place < CASTLE_PLACE:
        s["county_side"][place] = NONE
        s["county_strength"][place] = 0
    elif place < CONFLICT_PLACE:
        s["castle"][side, place - CASTLE_PLACE] = 0
    elif place < COURT_PLACE:
        slot = place - CONFLICT_PLACE
        berth = berth_of(s, slot, side)
        n = int(s["berth_knights"][slot, berth, strength - 1])
        s["berth_knights"][slot, berth, strength - 1] = n - 1
    else:
        s["court"][side, strength - 1] = int(s["court"][side, strength - 1]) - 1


@kernel
def bring_home(s: Any, side: int, place: int, strength: int, log: Any) -> None:
    """Take a knight back to its court."""
    lift_knight(s, side, place, strength)
    put_knight(s, side, COURT_PLACE, strength)
    emit(log, E_KNIGHT_RETURNED, side, strength, place)


@kernel
def dismiss_squires(s: Any, county: int, log: Any) -> None:
    """The squires beside a county's knight go to the supply [L2.4, L5.2]."""
    amount = int(s["county_squires"][county])
    if amount:
        s["county_squires"][county] = 0
        s["supply"][SQUIRES] = int(s["supply"][SQUIRES]) + amount
        emit(log, E_SQUIRES_DISMISSED, int(s["county_side"][county]), amount, county)


@kernel
def at_court(s: Any, side: int) -> int:
    """How many knights a side has at court."""
    n = 0
    for k in range(STRENGTHS):
        n += int(s["court"][side, k])
    return n


@kernel
def placed(s: Any, side: int, strength: int) -> int:
    """How many knights of a strength stand on spaces: not at court, not in reserve [L4]."""
    k = strength - 1
    return KNIGHTS[k] - int(s["reserve"][side, k]) - int(s["court"][side, k])


@kernel
def recruit(s: Any, side: int, source: int, log: Any) -> None:
    """A new knight of strength 1 from the reserve to court, if there is one [L5.5]."""
    if int(s["reserve"][side, 0]) == 0:
        emit(log, E_REWARD_LAPSED, side, source)
        return
    s["reserve"][side, 0] = int(s["reserve"][side, 0]) - 1
    put_knight(s, side, COURT_PLACE, 1)
    emit(log, E_KNIGHT_RECRUITED, side, source)
