"""The course of a turn: who begins it, and who cannot [R2, R2.10]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision, always_legal
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import NONE, STUCK, TAKE
from ..moves import E_TURN_BEGAN, E_TURN_SKIPPED, M_SKIP
from .redeeming import REFUSE_REDEEM, add_redeem, add_redeem_card
from .taking import is_stuck


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
def stuck_moves(s: Any, seat: int, moves: Any) -> int:
    """Redeem a token, and then take a card; or be skipped [R2.10]."""
    n = add_redeem(s, seat, moves, 0)
    moves[n] = M_SKIP
    return add_redeem_card(s, seat, moves, n + 1)


@kernel
def play_stuck(s: Any, seat: int, move: int, log: Any) -> None:
    """The turn goes to the opponent, without a marker step [R2.10]."""
    emit(log, E_TURN_SKIPPED, seat)
    begin_turn(s, 1 - seat, log)


@kernel
def stuck_fits(s: Any, seat: int) -> bool:
    """There is no card to take [R2.10]."""
    return int(s["taken"]) == 0 and is_stuck(s, seat)


def refuse_when_stuck(s: Any, seat: int, move: Move) -> Refusal:
    """No card can be taken [R2.10]."""
    return Refusal("R2.10", "richelieu-refused-stuck")


STUCK_DECISION = Decision(
    name="stuck",
    rule="R2.10",
    moves=stuck_moves,
    play=play_stuck,
    fits=stuck_fits,
    refuse={"take": refuse_when_stuck, **REFUSE_REDEEM, "skip": always_legal},
)
