"""Winning a marker back with a token [R2.9]."""

from __future__ import annotations

from typing import Any

from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import CELLS, MARKER_BACK, NONE, SPENT
from ..moves import E_TOKEN_REDEEMED, M_REDEEM


@kernel
def held_marker_back(s: Any, seat: int) -> int:
    """A cell whose token is an unused "marker back" that `seat` holds, or −1 [R2.9]."""
    for cell in range(CELLS):
        if int(s["token"][cell]) == MARKER_BACK and int(s["owner"][cell]) == seat:
            return cell
    return NONE


@kernel
def may_redeem(s: Any, seat: int) -> bool:
    """Whether `seat` holds a "marker back" and has a marker in the box [R2.9]."""
    return int(s["box"][seat]) > 0 and held_marker_back(s, seat) != NONE


@kernel
def add_redeem(s: Any, seat: int, moves: Any, n: int) -> int:
    """Add redeeming a token to the moves of a decision, where one can [R2.9]."""
    if may_redeem(s, seat):
        moves[n] = M_REDEEM
        n += 1
    return n


@kernel
def redeem(s: Any, seat: int, log: Any) -> None:
    """Give up a "marker back" for a marker from the box; the token leaves the game [R2.9]."""
    s["token"][held_marker_back(s, seat)] = SPENT
    s["box"][seat] = int(s["box"][seat]) - 1
    s["stock"][seat] = int(s["stock"][seat]) + 1
    emit(log, E_TOKEN_REDEEMED, seat)


def refuse_redeem(s: Any, seat: int, move: Move) -> Refusal:
    """Nothing in the box, or no such token [R2.9]."""
    if int(s["box"][seat]) == 0:
        return Refusal("R2.9", "richelieu-refused-empty-box")
    return Refusal("R2.9", "richelieu-refused-no-token")
