"""Winning a marker back with a token, and what others may know of that [R2.9]."""

from __future__ import annotations

from typing import Any

from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import CELL_NAMES, CELLS, MARKER_BACK, NONE, SPENT
from ..moves import E_TOKEN_REDEEMED, M_REDEEM, M_REDEEM_CARD


@kernel
def held_marker_back(s: Any, seat: int, after: int) -> int:
    """The first cell after `after` whose token is a "marker back" that `seat` holds [R2.9]."""
    for cell in range(after + 1, CELLS):
        if int(s["token"][cell]) == MARKER_BACK and int(s["owner"][cell]) == seat:
            return cell
    return NONE


@kernel
def may_redeem(s: Any, seat: int) -> bool:
    """Whether `seat` holds a "marker back" and has a marker in the box [R2.9]."""
    return int(s["box"][seat]) > 0 and held_marker_back(s, seat, NONE) != NONE


@kernel
def chooses_token(s: Any, seat: int) -> bool:
    """Whether `seat` holds two and says which it gives up; in engine 1 it was the first [R2.9]."""
    if int(s["engine"]) == 1:
        return False
    return held_marker_back(s, seat, held_marker_back(s, seat, NONE)) != NONE


@kernel
def add_redeem(s: Any, seat: int, moves: Any, n: int) -> int:
    """Add giving up the only "marker back", where one can [R2.9]."""
    if may_redeem(s, seat) and not chooses_token(s, seat):
        moves[n] = M_REDEEM
        n += 1
    return n


@kernel
def add_redeem_card(s: Any, seat: int, moves: Any, n: int) -> int:
    """Add giving up either of two [R2.9]."""
    if may_redeem(s, seat) and chooses_token(s, seat):
        cell = held_marker_back(s, seat, NONE)
        while cell != NONE:
            moves[n] = M_REDEEM_CARD + cell
            n += 1
            cell = held_marker_back(s, seat, cell)
    return n


@kernel
def add_redeeming(s: Any, seat: int, moves: Any, n: int) -> int:
    """Add giving up a "marker back" to the moves of a decision, where one can [R2.9]."""
    if not may_redeem(s, seat):  # mostly so: look for it once
        return n
    return add_redeem_card(s, seat, moves, add_redeem(s, seat, moves, n))


@kernel
def redeems(move: int) -> bool:
    """Whether a move gives up a token [R2.9]."""
    return move == M_REDEEM or move >= M_REDEEM_CARD


@kernel
def tokens_held(s: Any, seat: int) -> int:
    """The cells whose tokens `seat` has, used ones too, as bits: all can see these [R2.7]."""
    cells = 0
    for cell in range(CELLS):
        if int(s["token"][cell]) != NONE and int(s["owner"][cell]) == seat:
            cells |= 1 << cell
    return cells


@kernel
def giver(s: Any, k: int) -> int:
    """Who gave up the first (k = 0) or the second "marker back"; −1 if nobody did [R2.9]."""
    cells = int(s["held"][k])
    for cell in range(CELLS):
        if cells >> cell & 1:
            return int(s["owner"][cell])
    return NONE


@kernel
def note_given(s: Any, seat: int) -> None:
    """Note what all could see: among which tokens the one was that `seat` gives up [R2.9]."""
    k = 0 if int(s["held"][0]) == 0 else 1
    s["held"][k] = tokens_held(s, seat)


@kernel
def redeem(s: Any, seat: int, move: int, log: Any) -> None:
    """Give up a "marker back" for a marker from the box; the token leaves the game [R2.9].

    Opponents see that, but not which card it came with; in engine 1 they saw that too.
    """
    cell = held_marker_back(s, seat, NONE) if move == M_REDEEM else move - M_REDEEM_CARD
    if int(s["engine"]) > 1:
        note_given(s, seat)
    s["token"][cell] = SPENT
    s["box"][seat] = int(s["box"][seat]) - 1
    s["stock"][seat] = int(s["stock"][seat]) + 1
    emit(log, E_TOKEN_REDEEMED, seat, cell)


def refuse_redeem(s: Any, seat: int, move: Move) -> Refusal:
    """Nothing in the box, no such token, or which of two was not said [R2.9]."""
    if int(s["box"][seat]) == 0:
        return Refusal("R2.9", "richelieu-refused-empty-box")
    first = held_marker_back(s, seat, NONE)
    if first == NONE:
        return Refusal("R2.9", "richelieu-refused-no-token")
    if not chooses_token(s, seat):
        return Refusal("R2.9", "richelieu-refused-one-token")
    cards = {"first": CELL_NAMES[first], "second": CELL_NAMES[held_marker_back(s, seat, first)]}
    return Refusal("R2.9", "richelieu-refused-which-token", cards)


REFUSE_REDEEM = {"redeem": refuse_redeem, "redeem-card": refuse_redeem}
