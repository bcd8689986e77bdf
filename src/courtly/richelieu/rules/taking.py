"""Taking cards: which ones, what they cost, what they bring [R2.1–R2.7, R2.10]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import COATS_A_TURN, COLUMNS, NONE, ROWS
from ..moves import E_CARD_TAKEN, E_MARKER_PAID, E_MARKER_RETURNED, E_TOKEN_TAKEN
from .display import coats_of, kind_of, markers_outside_box, region_of, row_empty


@kernel
def costs_marker(s: Any, seat: int, cell: int) -> bool:
    """Whether the opponent's marker lies on a card [R2.6]."""
    return int(s["marker"][cell]) == 1 - seat


@kernel
def goes_with_first(s: Any, cell: int) -> bool:
    """Whether a card may follow the first: one region, few enough coats together [R2.2]."""
    first = int(s["first"])
    together = coats_of(s, cell) + coats_of(s, first)
    return region_of(s, cell) == region_of(s, first) and together <= COATS_A_TURN


@kernel
def may_take(s: Any, seat: int, cell: int, can_pay: bool) -> bool:
    """Whether a card at the end of a row may be taken now [R2.2, R2.6]."""
    if int(s["taken"]) == 1 and not goes_with_first(s, cell):
        return False
    return can_pay or not costs_marker(s, seat, cell)


@kernel
def takeable(s: Any, seat: int, cells: Any) -> int:
    """Write the cells `seat` may take a card from, ascending: row ends only [R2.1]."""
    can_pay = markers_outside_box(s, seat) > 0
    n = 0
    for row in range(ROWS):
        if row_empty(s, row):
            continue
        left = row * COLUMNS + int(s["left"][row])
        right = row * COLUMNS + int(s["right"][row])
        if may_take(s, seat, left, can_pay):
            cells[n] = left
            n += 1
        if right != left and may_take(s, seat, right, can_pay):
            cells[n] = right
            n += 1
    return n


@kernel
def is_stuck(s: Any, seat: int) -> bool:
    """Whether every end bears the opponent's marker and none is left to pay with [R2.10]."""
    for row in range(ROWS):
        if row_empty(s, row):
            continue
        base = row * COLUMNS
        if not costs_marker(s, seat, base + int(s["left"][row])):
            return False
        if not costs_marker(s, seat, base + int(s["right"][row])):
            return False
    return markers_outside_box(s, seat) == 0


@kernel
def second_may_follow(s: Any) -> bool:
    """Whether to ask for a second card: some end goes with the first [R2.2].

    Whether it could be paid for is not looked at: that may hang on a hidden token, and being asked
    must betray nothing [R4.1].
    """
    for row in range(ROWS):
        if row_empty(s, row):
            continue
        base = row * COLUMNS
        if goes_with_first(s, base + int(s["left"][row])):
            return True
        if goes_with_first(s, base + int(s["right"][row])):
            return True
    return False


@kernel
def take_card(s: Any, seat: int, cell: int, log: Any) -> bool:
    """Take a card with what lies on it; whether a marker is now to be paid [R2.4–R2.7]."""
    row, column = cell // COLUMNS, cell % COLUMNS
    if column == int(s["left"][row]):
        s["left"][row] = column + 1
    else:
        s["right"][row] = column - 1
    s["owner"][cell] = seat
    if int(s["taken"]) == 0:
        s["first"] = cell
    s["taken"] = int(s["taken"]) + 1
    emit(log, E_CARD_TAKEN, seat, cell, region_of(s, cell), kind_of(s, cell))
    if int(s["token"][cell]) != NONE:
        emit(log, E_TOKEN_TAKEN, seat, cell, int(s["token"][cell]))
    owner = int(s["marker"][cell])
    if owner == NONE:
        return False
    s["marker"][cell] = NONE
    s["stock"][owner] = int(s["stock"][owner]) + 1
    emit(log, E_MARKER_RETURNED, seat, cell, owner)
    return owner != seat


@kernel
def pay_marker(s: Any, seat: int, cell: int, log: Any) -> None:
    """Put a marker in the box, from stock (cell −1) or from a card [R2.6]."""
    if cell == NONE:
        s["stock"][seat] = int(s["stock"][seat]) - 1
    else:
        s["marker"][cell] = NONE
    s["box"][seat] = int(s["box"][seat]) + 1
    emit(log, E_MARKER_PAID, seat, cell + 1)
