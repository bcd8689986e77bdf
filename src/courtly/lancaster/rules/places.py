"""Which places are open to a knight, and what it takes to get in [L2.2–L2.6]."""

from __future__ import annotations

from typing import Any

from ...core.errors import Refusal
from ...core.jit import kernel
from ..constants import (
    ALLY_SPACES,
    CONFLICTS,
    COUNTIES,
    COURT_PLACE,
    MOST_AMOUNT,
    NO_SQUIRES_HELP,
    NONE,
    SPACES,
    SQUIRES,
    STRENGTHS,
    TILE_IN_STOCK,
)
from .allies import castle_spaces, has_ally, is_ally, owner_of
from .knights import at_court, berth_for

PLACES_OPEN = COURT_PLACE  # the court is no place to place a knight


@kernel
def squires_needed(s: Any, side: int, strength: int, county: int) -> int:
    """How many squires a knight needs to enter a county; `NO_SQUIRES_HELP` if it cannot.

    The knight alone must reach the minimum [L2.3]. Against an occupant the total must be strictly
    greater; nobody evicts a knight of their own [L2.4] or of their ally [L10.3].
    """
    if strength < int(s["county_minimum"][county]):
        return NO_SQUIRES_HELP
    holder = int(s["county_side"][county])
    if holder == NONE:
        return 0
    if owner_of(s, holder) == owner_of(s, side):
        return NO_SQUIRES_HELP
    total = int(s["county_strength"][county]) + int(s["county_squires"][county])
    return max(total + 1 - strength, 0)


@kernel
def space_free(s: Any, side: int, space: int) -> bool:
    """Whether a castle space takes a knight: none there, and no tile, open or turned [L2.5]."""
    if int(s["castle"][side, space]) != 0:
        return False
    return is_ally(s, side) or int(s["tile"][side, space]) == TILE_IN_STOCK


@kernel
def squires_of(s: Any, side: int) -> int:
    """The squires that can go with a side's knights: an ally's go alone [L10.3, L10.4]."""
    return 0 if is_ally(s, side) else min(int(s["stock"][side, SQUIRES]), MOST_AMOUNT)


@kernel
def open_without_squires(s: Any, side: int) -> bool:
    """Whether any knight at all could go to the castle or to a conflict [L2.5, L2.6]."""
    for space in range(castle_spaces(s, side)):
        if space_free(s, side, space):
            return True
    for slot in range(len(CONFLICTS)):
        if berth_for(s, slot, side) != NONE:
            return True
    return False


@kernel
def least_squires(s: Any, side: int) -> int:
    """With how few squires a side could place some knight; `NO_SQUIRES_HELP` if never [L2.2]."""
    if at_court(s, side) == 0:
        return NO_SQUIRES_HELP
    if open_without_squires(s, side):
        return 0
    least = NO_SQUIRES_HELP
    for strength in range(1, STRENGTHS + 1):
        if int(s["court"][side, strength - 1]) > 0:
            for county in range(len(COUNTIES)):
                least = min(least, squires_needed(s, side, strength, county))
    return least


@kernel
def can_place(s: Any, side: int) -> bool:
    """Whether a side has a knight at court and a place for it [L2.1, L2.2]."""
    return least_squires(s, side) <= squires_of(s, side)


@kernel
def may_place(s: Any, seat: int) -> bool:
    """Whether a player can place a knight, own or the ally's [L10.2]."""
    if can_place(s, seat):
        return True
    return has_ally(s) and can_place(s, seat + int(s["players"]))


def refuse_county(s: Any, side: int, strength: int, county: int) -> Refusal:
    """Why a knight cannot enter a county [L2.3, L2.4, L10.3]."""
    minimum, players = int(s["county_minimum"][county]), int(s["players"])
    params = {"county": COUNTIES[county], "strength": strength, "minimum": minimum}
    if strength < minimum:
        return Refusal("L2.3", "lancaster-refused-too-weak", params)
    holder = int(s["county_side"][county])
    if holder == side:
        return Refusal("L2.4", "lancaster-refused-own-knight", params)
    if holder % players == side % players:
        return Refusal("L10.3", "lancaster-refused-friend", params)
    total = int(s["county_strength"][county]) + int(s["county_squires"][county])
    params = {**params, "total": total, "needed": squires_needed(s, side, strength, county)}
    if side >= players:
        return Refusal("L10.3", "lancaster-refused-ally-too-weak", params)
    return Refusal("L2.4", "lancaster-refused-not-stronger", params)


def refuse_castle(s: Any, side: int, space: int) -> Refusal:
    """Why a castle space takes no knight [L2.5, L10.1]."""
    params = {"space": SPACES[space]}
    if side >= int(s["players"]) and space >= ALLY_SPACES:
        return Refusal("L10.1", "lancaster-refused-ally-castle", params)
    if int(s["castle"][side, space]) != 0:
        return Refusal("L2.5", "lancaster-refused-space-taken", params)
    return Refusal("L2.5", "lancaster-refused-space-covered", params)


def refuse_conflict(s: Any, slot: int) -> Refusal:
    """Why a conflict is closed [L2.6]."""
    params = {"conflict": CONFLICTS[slot]}
    if int(s["conflict"][slot]) == NONE:
        return Refusal("L2.6", "lancaster-refused-no-conflict", params)
    return Refusal("L2.6", "lancaster-refused-conflict-full", params)
