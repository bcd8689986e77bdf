"""Laying and moving markers, and winning one back with a token [R2.8, R2.9]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import NONE, ROWS, SPENT
from ..moves import (
    E_MARKER_LAID,
    E_MARKER_MOVED,
    E_TOKEN_REDEEMED,
    M_LIFT,
    M_MARK,
    M_PASS,
)
from .display import cells_left, held_marker_back


@kernel
def marked(s: Any, owner: int, but: int, first_move: int, moves: Any, n: int) -> int:
    """Add a move for each card with a marker of `owner`, or with none (−1), but for one cell."""
    for row in range(ROWS):
        for cell in range(*cells_left(s, row)):
            if int(s["marker"][cell]) == owner and cell != but:
                moves[n] = first_move + cell
                n += 1
    return n


@kernel
def markable(s: Any, moves: Any, n: int) -> int:
    """Add a move for each card a marker may go to: any without one, but not where it was [R2.8]."""
    return marked(s, NONE, int(s["lifted"]), M_MARK, moves, n)


@kernel
def somewhere_to_mark(s: Any) -> bool:
    """Whether any card is free for a marker."""
    for row in range(ROWS):
        for cell in range(*cells_left(s, row)):
            if int(s["marker"][cell]) == NONE:
                return True
    return False


@kernel
def marker_moves(s: Any, seat: int, moves: Any) -> int:
    """The marker step: lay one from stock, or with none there lift one; or pass [R2.8]."""
    n = 0
    if int(s["stock"][seat]) > 0:
        n = markable(s, moves, n)
    elif somewhere_to_mark(s):
        n = marked(s, seat, NONE, M_LIFT, moves, n)
    moves[n] = M_PASS
    return n + 1


@kernel
def lay_marker(s: Any, seat: int, cell: int, log: Any) -> None:
    """Lay a marker from stock, or the one in hand, on a card [R2.8]."""
    lifted = int(s["lifted"])
    if lifted == NONE:
        s["stock"][seat] = int(s["stock"][seat]) - 1
        emit(log, E_MARKER_LAID, seat, cell)
    else:
        s["lifted"] = NONE
        emit(log, E_MARKER_MOVED, seat, lifted, cell)
    s["marker"][cell] = seat


@kernel
def lift_marker(s: Any, cell: int) -> None:
    """Take a marker in hand, to lay it elsewhere [R2.8]."""
    s["marker"][cell] = NONE
    s["lifted"] = cell


@kernel
def may_redeem(s: Any, seat: int) -> bool:
    """Whether `seat` holds a "marker back" and has a marker in the box [R2.9]."""
    return int(s["box"][seat]) > 0 and held_marker_back(s, seat) != NONE


@kernel
def redeem(s: Any, seat: int, log: Any) -> None:
    """Give up a "marker back" for a marker from the box; the token leaves the game [R2.9]."""
    s["token"][held_marker_back(s, seat)] = SPENT
    s["box"][seat] = int(s["box"][seat]) - 1
    s["stock"][seat] = int(s["stock"][seat]) + 1
    emit(log, E_TOKEN_REDEEMED, seat)
