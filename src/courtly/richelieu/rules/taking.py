"""Taking cards: which ones, what they cost, what they bring [R2.1–R2.7, R2.10]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision, always_legal
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import (
    CELL_NAMES,
    COATS_A_TURN,
    COLUMNS,
    MARK,
    NONE,
    OVER,
    PAY,
    REGIONS,
    ROWS,
    SECOND,
)
from ..moves import E_CARD_TAKEN, E_MARKER_RETURNED, E_TOKEN_TAKEN, M_STOP
from .display import coats_of, is_end, kind_of, markers_outside_box, region_of, row_empty
from .redeeming import REFUSE_REDEEM, add_redeeming
from .scoring import game_ends, tell_scores


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
def after_taking(s: Any) -> None:
    """Ask for a second card, or go on to the marker step.

    The start player's very first turn takes just one card [R2.3].
    """
    one_only = int(s["turn"]) == 1 or int(s["taken"]) == 2
    s["decision"] = MARK if one_only or not second_may_follow(s) else SECOND


@kernel
def take_moves(s: Any, seat: int, moves: Any) -> int:
    """A first card [R2.1]."""
    return add_redeeming(s, seat, moves, takeable(s, seat, moves))


@kernel
def play_take(s: Any, seat: int, move: int, log: Any) -> None:
    """Take a card; the game may end at once, with nothing more to pay or mark [R3.1]."""
    owes = take_card(s, seat, move, log)
    if game_ends(s):
        s["actor"] = NONE
        s["decision"] = OVER
        tell_scores(s, log)
    elif owes:
        s["decision"] = PAY
    else:
        after_taking(s)


@kernel
def take_fits(s: Any, seat: int) -> bool:
    """Nothing was taken yet, and there is a card to take [R2.1]."""
    return int(s["taken"]) == 0 and not is_stuck(s, seat)


def refuse_take(s: Any, seat: int, move: Move) -> Refusal:
    """Not at an end, not with the first card, or not to be paid for [R2.1, R2.2, R2.6]."""
    cell = move.args[0]
    card = {"card": CELL_NAMES[cell]}
    if int(s["owner"][cell]) != NONE:
        return Refusal("R2.1", "richelieu-refused-gone", card)
    if not is_end(s, cell):
        return Refusal("R2.1", "richelieu-refused-not-end", card)
    first = int(s["first"])
    if int(s["taken"]) == 1:
        if region_of(s, cell) != region_of(s, first):
            names = {"first": REGIONS[region_of(s, first)], "second": REGIONS[region_of(s, cell)]}
            return Refusal("R2.2", "richelieu-refused-other-region", {**card, **names})
        coats = coats_of(s, first) + coats_of(s, cell)
        if coats > COATS_A_TURN:
            return Refusal("R2.2", "richelieu-refused-coats", {**card, "coats": coats})
    assert costs_marker(s, seat, cell)
    assert markers_outside_box(s, seat) == 0
    return Refusal("R2.6", "richelieu-refused-cannot-pay", card)


TAKE_DECISION = Decision(
    name="take",
    rule="R2.1",
    moves=take_moves,
    play=play_take,
    fits=take_fits,
    refuse={"take": refuse_take, **REFUSE_REDEEM},
)


@kernel
def second_moves(s: Any, seat: int, moves: Any) -> int:
    """A second card, or none [R2.1, R2.2]."""
    n = takeable(s, seat, moves)
    moves[n] = M_STOP
    return add_redeeming(s, seat, moves, n + 1)


@kernel
def play_second(s: Any, seat: int, move: int, log: Any) -> None:
    """Take it, or stop and go on to the marker step [R2.1]."""
    if move == M_STOP:
        s["decision"] = MARK
    else:
        play_take(s, seat, move, log)


@kernel
def second_fits(s: Any, seat: int) -> bool:
    """One card was taken [R2.1]."""
    return int(s["taken"]) == 1


SECOND_DECISION = Decision(
    name="second",
    rule="R2.1",
    moves=second_moves,
    play=play_second,
    fits=second_fits,
    refuse={"take": refuse_take, "stop": always_legal, **REFUSE_REDEEM},
)
