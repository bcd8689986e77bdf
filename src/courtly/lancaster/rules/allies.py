"""Sides and seats: who leads whom in the two-player game [L10].

A *side* is a colour on the board. With three to five players sides and seats are the same. With
two, sides 0 and 1 are the players and 2 and 3 their allies; the player decides for the ally. What
an ally may not do stands where it is done; the questions all of that turns on are here.
"""

from __future__ import annotations

from typing import Any

from ...core.jit import kernel
from ..constants import ALLY_SPACES, SPACES


@kernel
def owner_of(s: Any, side: int) -> int:
    """The seat that decides for a side [L10.1]."""
    players = int(s["players"])
    return side if side < players else side - players


@kernel
def is_ally(s: Any, side: int) -> bool:
    """Whether a side is an ally: it gains no tokens and no points, and pays none [L10.4]."""
    return side >= int(s["players"])


@kernel
def has_ally(s: Any) -> bool:
    """Whether the players lead allies, as two players do [L10.1]."""
    return int(s["sides"]) > int(s["players"])


@kernel
def castle_spaces(s: Any, side: int) -> int:
    """How many spaces a side's castle has: six, or two for an ally [L10.1]."""
    return ALLY_SPACES if is_ally(s, side) else len(SPACES)


@kernel
def seat_in_order(s: Any, k: int) -> int:
    """The seat that is `k` places after the start player [L1.5]."""
    seat = int(s["start"]) + k
    return seat if seat < int(s["players"]) else seat - int(s["players"])
