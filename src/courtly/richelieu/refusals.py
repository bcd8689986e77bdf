"""Why a move is not legal, with the rule that forbids it. Read from what the seat itself sees."""

from __future__ import annotations

from typing import Any

from ..core.errors import Refusal
from ..core.moves import Move
from ..core.texts import Key
from .constants import (
    CELL_NAMES,
    COATS_A_TURN,
    DECISIONS,
    MARK,
    NONE,
    PAY,
    PLACE,
    REGIONS,
    SECOND,
    STUCK,
    TAKE,
)
from .rules.display import coats_of, free_to_mark, is_end, markers_outside_box, region_of
from .rules.taking import costs_marker

#: The decisions at which a kind of move can come up at all, and the rule that says so.
_WHEN = {
    "take": ((TAKE, SECOND), "R2.1"),
    "stop": ((SECOND,), "R2.1"),
    "pay": ((PAY,), "R2.6"),
    "mark": ((MARK, PLACE), "R2.8"),
    "lift": ((MARK,), "R2.8"),
    "pass": ((MARK,), "R2.8"),
    "redeem": ((TAKE, SECOND, PAY, MARK, STUCK), "R2.9"),
    "skip": ((STUCK,), "R2.10"),
}


def refuse(s: Any, seat: int, move: Move) -> Refusal:
    """The rule that forbids `move` to `seat` in a position where it is not legal."""
    decision = int(s["decision"])
    if decision == STUCK and move.kind == "take":
        return Refusal("R2.10", "richelieu-refused-stuck")
    if decision == PLACE and move.kind != "mark":
        return Refusal("R2.8", "richelieu-refused-in-hand")
    decisions, rule = _WHEN[move.kind]
    if decision not in decisions:
        asked = Key(f"richelieu-decision-{DECISIONS[decision]}")
        return Refusal(rule, "richelieu-refused-not-now", {"asked": asked})
    return _BY_KIND[move.kind](s, seat, move)


def _refuse_take(s: Any, seat: int, move: Move) -> Refusal:
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


def _refuse_pay(s: Any, seat: int, move: Move) -> Refusal:
    if move.args[0] == 0:
        return Refusal("R2.6", "richelieu-refused-empty-stock")
    return Refusal("R2.6", "richelieu-refused-not-your-marker", {"card": move.labels[0]})


def _refuse_mark(s: Any, seat: int, move: Move) -> Refusal:
    cell = move.args[0]
    card = {"card": CELL_NAMES[cell]}
    if int(s["owner"][cell]) != NONE:
        return Refusal("R2.8", "richelieu-refused-gone", card)
    if cell == int(s["lifted"]):
        return Refusal("R2.8", "richelieu-refused-same-card", card)
    if not free_to_mark(s, cell):
        return Refusal("R2.8", "richelieu-refused-marked", card)
    return Refusal("R2.8", "richelieu-refused-lift-first")


def _refuse_lift(s: Any, seat: int, move: Move) -> Refusal:
    card = {"card": CELL_NAMES[move.args[0]]}
    if int(s["marker"][move.args[0]]) != seat:
        return Refusal("R2.8", "richelieu-refused-not-your-marker", card)
    if int(s["stock"][seat]) > 0:
        return Refusal("R2.8", "richelieu-refused-stock-first")
    return Refusal("R2.8", "richelieu-refused-nowhere")


def _refuse_redeem(s: Any, seat: int, move: Move) -> Refusal:
    if int(s["box"][seat]) == 0:
        return Refusal("R2.9", "richelieu-refused-empty-box")
    return Refusal("R2.9", "richelieu-refused-no-token")


_BY_KIND = {
    "take": _refuse_take,
    "pay": _refuse_pay,
    "mark": _refuse_mark,
    "lift": _refuse_lift,
    "redeem": _refuse_redeem,
}
