"""The course of a turn: which decision is open, which moves it offers, what follows [R2]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import MARK, NONE, OVER, PAY, PLACE, SECOND, STUCK, TAKE
from ..moves import (
    E_TURN_BEGAN,
    E_TURN_SKIPPED,
    M_LIFT,
    M_MARK,
    M_PASS,
    M_PAY,
    M_PAY_CARD,
    M_REDEEM,
    M_SKIP,
    M_STOP,
)
from .marking import lay_marker, lift_marker, markable, marked, marker_moves, may_redeem, redeem
from .scoring import game_ends, tell_scores
from .taking import is_stuck, pay_marker, second_may_follow, take_card, takeable


@kernel
def pending(s: Any, seat: int) -> bool:
    """Only the player whose turn it is decides."""
    return int(s["actor"]) == seat


@kernel
def begin_turn(s: Any, seat: int, log: Any) -> None:
    """Give the turn to `seat`, who takes a card or, with none to take, is asked [R2.10]."""
    s["actor"] = seat
    s["turn"] = int(s["turn"]) + 1
    s["taken"] = 0
    s["first"] = NONE
    s["decision"] = STUCK if is_stuck(s, seat) else TAKE
    emit(log, E_TURN_BEGAN, seat)


@kernel
def pay_moves(s: Any, seat: int, moves: Any) -> int:
    """Where the marker to be paid can come from: stock, or any own marker in the display [R2.6]."""
    n = 0
    if int(s["stock"][seat]) > 0:
        moves[n] = M_PAY
        n += 1
    return marked(s, seat, NONE, M_PAY_CARD, moves, n)


@kernel
def legal(s: Any, seat: int, moves: Any) -> int:
    """The legal moves of the open decision, ascending; redeeming goes with most of them [R2.9]."""
    decision = int(s["decision"])
    if decision == PLACE:
        return markable(s, moves, 0)
    n = 0
    if decision == TAKE or decision == SECOND:
        n = takeable(s, seat, moves)
    if decision == SECOND:
        moves[n] = M_STOP
        n += 1
    elif decision == PAY:
        n = pay_moves(s, seat, moves)
    elif decision == MARK:
        n = marker_moves(s, seat, moves)
    if may_redeem(s, seat):
        moves[n] = M_REDEEM
        n += 1
    if decision == STUCK:
        moves[n] = M_SKIP
        n += 1
    return n


@kernel
def after_taking(s: Any) -> None:
    """Ask for a second card, or go on to the marker step.

    The start player's very first turn takes just one card [R2.3].
    """
    one_only = int(s["turn"]) == 1 or int(s["taken"]) == 2
    s["decision"] = MARK if one_only or not second_may_follow(s) else SECOND


@kernel
def play_take(s: Any, seat: int, cell: int, log: Any) -> None:
    """Take a card; the game may end at once, with nothing more to pay or mark [R3.1]."""
    owes = take_card(s, seat, cell, log)
    if game_ends(s):
        s["actor"] = NONE
        s["decision"] = OVER
        tell_scores(s, log)
    elif owes:
        s["decision"] = PAY
    else:
        after_taking(s)


@kernel
def apply(s: Any, seat: int, move: int, log: Any) -> None:
    """Make a legal move."""
    if move < M_STOP:
        play_take(s, seat, move, log)
    elif move == M_STOP:
        s["decision"] = MARK
    elif move < M_MARK:
        pay_marker(s, seat, move - M_PAY_CARD, log)
        after_taking(s)
    elif move < M_LIFT:
        lay_marker(s, seat, move - M_MARK, log)
        begin_turn(s, 1 - seat, log)
    elif move < M_PASS:
        lift_marker(s, move - M_LIFT)
        s["decision"] = PLACE
    elif move == M_PASS:
        begin_turn(s, 1 - seat, log)
    elif move == M_REDEEM:
        redeem(s, seat, log)
        if int(s["decision"]) == STUCK:
            s["decision"] = TAKE
    else:
        emit(log, E_TURN_SKIPPED, seat)
        begin_turn(s, 1 - seat, log)
