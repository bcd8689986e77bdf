"""Laying and moving markers [R2.8]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision, always_legal
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import CELL_NAMES, NONE, PLACE, ROWS
from ..moves import E_MARKER_LAID, E_MARKER_MOVED, M_LIFT, M_MARK, M_PASS, MOVES
from .display import cells_left, free_to_mark, marked
from .redeeming import REFUSE_REDEEM, add_redeeming
from .turn import begin_turn


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
def mark_moves(s: Any, seat: int, moves: Any) -> int:
    """The marker step: lay one from stock, or with none there lift one; or pass [R2.8]."""
    n = 0
    if int(s["stock"][seat]) > 0:
        n = markable(s, moves, n)
    elif somewhere_to_mark(s):
        n = marked(s, seat, NONE, M_LIFT, moves, n)
    moves[n] = M_PASS
    return add_redeeming(s, seat, moves, n + 1)


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
def play_mark(s: Any, seat: int, move: int, log: Any) -> None:
    """Lay a marker, take one in hand, or pass; the turn ends unless one is in hand [R2.8]."""
    if M_LIFT <= move < M_PASS:
        lift_marker(s, move - M_LIFT)
        s["decision"] = PLACE
        return
    if move < M_LIFT:
        lay_marker(s, seat, move - M_MARK, log)
    begin_turn(s, 1 - seat, log)


@kernel
def mark_fits(s: Any, seat: int) -> bool:
    """A card was taken [R2.8]."""
    return int(s["taken"]) > 0


def refuse_mark(s: Any, seat: int, move: Move) -> Refusal:
    """The card is gone, bears a marker, or there is none in stock [R2.8]."""
    cell = move.args[0]
    card = {"card": CELL_NAMES[cell]}
    if int(s["owner"][cell]) != NONE:
        return Refusal("R2.8", "richelieu-refused-gone", card)
    if cell == int(s["lifted"]):
        return Refusal("R2.8", "richelieu-refused-same-card", card)
    if not free_to_mark(s, cell):
        return Refusal("R2.8", "richelieu-refused-marked", card)
    return Refusal("R2.8", "richelieu-refused-lift-first")


def refuse_lift(s: Any, seat: int, move: Move) -> Refusal:
    """Not one’s own marker, or not to be moved now [R2.8]."""
    card = {"card": CELL_NAMES[move.args[0]]}
    if int(s["marker"][move.args[0]]) != seat:
        return Refusal("R2.8", "richelieu-refused-not-your-marker", card)
    if int(s["stock"][seat]) > 0:
        return Refusal("R2.8", "richelieu-refused-stock-first")
    return Refusal("R2.8", "richelieu-refused-nowhere")


MARK_DECISION = Decision(
    name="mark",
    rule="R2.8",
    moves=mark_moves,
    play=play_mark,
    fits=mark_fits,
    refuse={
        "mark": refuse_mark,
        "lift": refuse_lift,
        "pass": always_legal,
        **REFUSE_REDEEM,
    },
)


@kernel
def place_moves(s: Any, seat: int, moves: Any) -> int:
    """Where the marker in hand may go [R2.8]."""
    return markable(s, moves, 0)


@kernel
def place_fits(s: Any, seat: int) -> bool:
    """A marker is in hand, and there is a card for it [R2.8]."""
    return int(s["taken"]) > 0 and int(s["lifted"]) != NONE and somewhere_to_mark(s)


def refuse_in_hand(s: Any, seat: int, move: Move) -> Refusal:
    """The marker in hand comes first [R2.8]."""
    return Refusal("R2.8", "richelieu-refused-in-hand")


PLACE_DECISION = Decision(
    name="place",
    rule="R2.8",
    moves=place_moves,
    play=play_mark,
    fits=place_fits,
    refuse={kind.name: refuse_in_hand for kind in MOVES.kinds} | {"mark": refuse_mark},
)
