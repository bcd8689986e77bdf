"""Paying for a card with the opponent's marker on it [R2.6]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import NONE
from ..moves import E_MARKER_PAID, M_PAY, M_PAY_CARD
from .display import marked, markers_outside_box
from .redeeming import REFUSE_REDEEM, add_redeeming
from .taking import after_taking


@kernel
def pay_moves(s: Any, seat: int, moves: Any) -> int:
    """Where the marker to be paid can come from: stock, or any own marker in the display [R2.6]."""
    n = 0
    if int(s["stock"][seat]) > 0:
        moves[n] = M_PAY
        n += 1
    n = marked(s, seat, NONE, M_PAY_CARD, moves, n)
    return add_redeeming(s, seat, moves, n)


@kernel
def pay_marker(s: Any, seat: int, cell: int, log: Any) -> None:
    """Put a marker in the box, from stock (cell −1) or from a card [R2.6]."""
    if cell == NONE:
        s["stock"][seat] = int(s["stock"][seat]) - 1
    else:
        s["marker"][cell] = NONE
    s["box"][seat] = int(s["box"][seat]) + 1
    emit(log, E_MARKER_PAID, seat, cell + 1)


@kernel
def play_pay(s: Any, seat: int, move: int, log: Any) -> None:
    """Pay, and go on with the turn [R2.6]."""
    pay_marker(s, seat, move - M_PAY_CARD, log)
    after_taking(s)


@kernel
def pay_fits(s: Any, seat: int) -> bool:
    """A card was taken, and there is a marker to pay with [R2.6]."""
    return int(s["taken"]) > 0 and markers_outside_box(s, seat) > 0


def refuse_pay(s: Any, seat: int, move: Move) -> Refusal:
    """No marker in stock, or none of one’s own on the card [R2.6]."""
    if move.args[0] == 0:
        return Refusal("R2.6", "richelieu-refused-empty-stock")
    return Refusal("R2.6", "richelieu-refused-not-your-marker", {"card": move.labels[0]})


PAY_DECISION = Decision(
    name="pay",
    rule="R2.6",
    moves=pay_moves,
    play=play_pay,
    fits=pay_fits,
    refuse={"pay": refuse_pay, **REFUSE_REDEEM},
)
