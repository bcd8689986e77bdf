"""Phase 3b: scoring the castles [L6]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision, always_legal
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import (
    CASTLE,
    CASTLE_PLACE,
    CASTLES_PHASE,
    SPACE_RECRUIT,
    SPACE_UPGRADE,
    SPACES,
    SQUIRES,
    TILE_OPEN,
)
from ..events import E_CASTLE_SCORED, S_CASTLE
from ..moves import M_DECLINE, M_RECRUIT
from ..refusals import have, too_few
from .allies import castle_spaces, is_ally
from .asking import ask
from .knights import bring_home, recruit
from .nobles import score_round_table
from .tokens import gain_row, spend
from .upgrades import can_upgrade, refuse_upgrade, upgrade_moves, upgrade_named

PAID = 2  # the first two spaces, a new knight and an upgrade, cost squires [L6.2]


@kernel
def yields(s: Any, side: int, space: int) -> bool:
    """Whether a castle space is to be scored: by a knight or by an open tile [L6.1]."""
    if int(s["castle"][side, space]) != 0:
        return True
    return not is_ally(s, side) and int(s["tile"][side, space]) == TILE_OPEN


@kernel
def leave_space(s: Any, side: int, space: int, log: Any) -> None:
    """A knight returns to court when its space has been scored [L6.1]."""
    strength = int(s["castle"][side, space])
    if strength:
        bring_home(s, side, CASTLE_PLACE + space, strength, log)


@kernel
def score_income(s: Any, side: int, log: Any) -> None:
    """Take gold, squires and votes first; note which paid rewards there are [L6.1, L6.3]."""
    s["scorable"] = 0
    emit(log, E_CASTLE_SCORED, side)
    for space in range(castle_spaces(s, side)):
        if not yields(s, side, space):
            continue
        if space < PAID:
            s["scorable"] = int(s["scorable"]) | 1 << space
        if not is_ally(s, side):
            gain_row(s, side, s["castle_pays"][space], 1, S_CASTLE + space, log)
        if space >= PAID:
            leave_space(s, side, space, log)


@kernel
def scorable(s: Any, space: int) -> bool:
    """Whether a paid reward of the castle is still to be decided."""
    return int(s["scorable"]) >> space & 1 == 1


@kernel
def ask_paid_rewards(s: Any, side: int, log: Any) -> bool:
    """Ask about new knight and upgrade while one is possible; then the knights go home.

    Whether the player can pay is not looked at: being asked must betray nothing [L11.1].
    [L6.2, L6.3, L10.8]
    """
    new_knight = scorable(s, SPACE_RECRUIT) and int(s["reserve"][side, 0]) > 0
    if new_knight or (scorable(s, SPACE_UPGRADE) and can_upgrade(s, side, False)):
        ask(s, CASTLE, side)
        return True
    for space in range(PAID):
        leave_space(s, side, space, log)
    s["scorable"] = 0
    return False


@kernel
def can_pay_reward(s: Any, side: int, space: int) -> bool:
    """Whether there are squires enough; allies pay nothing [L6.2, L10.8]."""
    if is_ally(s, side):
        return True
    return int(s["stock"][side, SQUIRES]) >= int(s["castle_cost"][space])


@kernel
def castle_moves(s: Any, seat: int, moves: Any) -> int:
    """The paid rewards in any order; either may be declined [L6.2, L6.3]."""
    n, side = 0, int(s["side"])
    if scorable(s, SPACE_UPGRADE) and can_pay_reward(s, side, SPACE_UPGRADE):
        n = upgrade_moves(s, side, False, moves, n)
    waiting = int(s["reserve"][side, 0]) > 0
    if waiting and scorable(s, SPACE_RECRUIT) and can_pay_reward(s, side, SPACE_RECRUIT):
        moves[n] = M_RECRUIT
        n += 1
    moves[n] = M_DECLINE
    return n + 1


@kernel
def play_castle(s: Any, seat: int, move: int, log: Any) -> None:
    """Pay for a new knight or an upgrade and get it; or decline what is left [L6.2]."""
    if move == M_DECLINE:
        s["scorable"] = 0
        return
    side = int(s["side"])
    space = SPACE_RECRUIT if move == M_RECRUIT else SPACE_UPGRADE
    source = S_CASTLE + space
    if not is_ally(s, side):
        spend(s, side, SQUIRES, int(s["castle_cost"][space]), source, log)
    if space == SPACE_RECRUIT:
        recruit(s, side, source, log)
    else:
        upgrade_named(s, side, move, source, log)
    s["scorable"] = int(s["scorable"]) & ~(1 << space)
    leave_space(s, side, space, log)


@kernel
def castle_fits(s: Any, side: int) -> bool:
    """Asked while a paid reward is still to be decided [L6.2]."""
    return int(s["phase"]) == CASTLES_PHASE and int(s["scorable"]) > 0


def refuse_paid(s: Any, seat: int, space: int) -> Refusal | None:
    """Why a paid reward is not to be had, if the castle is the reason [L6.1, L6.2]."""
    if not scorable(s, space):
        return Refusal("L6.1", "lancaster-refused-not-scored", {"space": SPACES[space]})
    cost = int(s["castle_cost"][space])
    if int(s["side"]) == seat and have(s, seat, SQUIRES) < cost:
        return too_few("L6.2", SQUIRES, have(s, seat, SQUIRES), cost)
    return None


def refuse_castle_upgrade(s: Any, seat: int, move: Move) -> Refusal:
    """No upgrade in the castle, none to be paid for, or no such knight [L6.1, L6.2, L5.7]."""
    return refuse_paid(s, seat, SPACE_UPGRADE) or refuse_upgrade(s, seat, move)


def refuse_recruit(s: Any, seat: int, move: Move) -> Refusal:
    """No new knight in the castle, none to be paid for, or none in reserve [L6.1, L6.2, L5.5]."""
    none_left = Refusal("L5.5", "lancaster-refused-no-recruit")
    return refuse_paid(s, seat, SPACE_RECRUIT) or none_left


CASTLE_DECISION = Decision(
    name="castle",
    rule="L6.2",
    moves=castle_moves,
    play=play_castle,
    fits=castle_fits,
    refuse={
        "upgrade": refuse_castle_upgrade,
        "recruit": refuse_recruit,
        "decline": always_legal,
    },
)


@kernel
def next_in_castle(s: Any, seat: int, log: Any) -> bool:
    """Score a player's castle, the ally's, the round table; False when all is done.

    Steps: 0 own income, 1 own paid rewards, 2 the ally's castle, 3 its rewards, 4 the round table.
    [L6.1, L6.4, L10.8]
    """
    ally = seat + int(s["players"])
    allied = ally < int(s["sides"])
    step = int(s["step"])
    if step == 0:
        score_income(s, seat, log)
    if step <= 1:
        s["step"] = 1
        if ask_paid_rewards(s, seat, log):
            return True
    if allied and step <= 2:
        score_income(s, ally, log)
    if allied:
        s["step"] = 3
        if ask_paid_rewards(s, ally, log):
            return True
    score_round_table(s, seat, log)
    s["step"] = 0
    return False
