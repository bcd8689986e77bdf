"""Phase 3b: scoring the castles [L6]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
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
from ..moves import M_DECLINE, M_RECRUIT, M_SCORE
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
def scorable(s: Any, space: int) -> bool:
    """Whether a space of the castle is still to be decided about."""
    return int(s["scorable"]) >> space & 1 == 1


@kernel
def income_left(s: Any) -> bool:
    """Whether income is still to be taken: then what paid spaces yield besides is, too [L6.3]."""
    return int(s["scorable"]) >> PAID != 0


@kernel
def take_space(s: Any, side: int, space: int, log: Any) -> None:
    """Get what a space yields without being paid for; the knight goes home [L6.1]."""
    if not is_ally(s, side):
        gain_row(s, side, s["castle_pays"][space], 1, S_CASTLE + space, log)
    if space >= PAID:
        s["scorable"] = int(s["scorable"]) & ~(1 << space)
        leave_space(s, side, space, log)


@kernel
def take_income(s: Any, side: int, log: Any) -> None:
    """Take all gold, squires and votes that are left, before paid rewards [L6.3]."""
    for space in range(castle_spaces(s, side)):
        if scorable(s, space):
            take_space(s, side, space, log)


@kernel
def reward_possible(s: Any, side: int) -> bool:
    """Whether there is a new knight or an upgrade to be had.

    Whether the player can pay is not looked at: being asked must betray nothing [L6.2, L11.1].
    """
    if scorable(s, SPACE_RECRUIT) and int(s["reserve"][side, 0]) > 0:
        return True
    return scorable(s, SPACE_UPGRADE) and can_upgrade(s, side, False)


@kernel
def order_matters(s: Any, side: int) -> bool:
    """Whether paying first could bring more: the box is short of squires that are owed [L6.3].

    Squires paid for a new knight or an upgrade go into the box. In engine 1 income came first.
    """
    if int(s["engine"]) == 1 or int(s["box"]) == 0 or is_ally(s, side):
        return False
    owed = 0
    for space in range(castle_spaces(s, side)):
        if scorable(s, space):
            owed += int(s["castle_pays"][space, SQUIRES])
    return owed > int(s["supply"][SQUIRES]) and income_left(s) and reward_possible(s, side)


@kernel
def begin_castle(s: Any, side: int, log: Any) -> None:
    """Note which spaces yield; income is taken at once where the order is one [L6.1, L6.3]."""
    emit(log, E_CASTLE_SCORED, side)
    spaces = 0
    for space in range(castle_spaces(s, side)):
        if yields(s, side, space):
            spaces |= 1 << space
    s["scorable"] = spaces
    if not order_matters(s, side):
        take_income(s, side, log)


@kernel
def ask_castle(s: Any, side: int, log: Any) -> bool:
    """Ask what to score next while that matters; then about new knight and upgrade while one is
    possible; then the knights go home [L6.2, L6.3, L10.8].
    """
    if income_left(s) and not order_matters(s, side):
        take_income(s, side, log)
    if reward_possible(s, side):
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
    """The paid rewards in any order, either may be declined; income, where that matters.

    [L6.2, L6.3]
    """
    n, side = 0, int(s["side"])
    if scorable(s, SPACE_UPGRADE) and can_pay_reward(s, side, SPACE_UPGRADE):
        n = upgrade_moves(s, side, False, moves, n)
    waiting = int(s["reserve"][side, 0]) > 0
    if waiting and scorable(s, SPACE_RECRUIT) and can_pay_reward(s, side, SPACE_RECRUIT):
        moves[n] = M_RECRUIT
        n += 1
    if not income_left(s):
        moves[n] = M_DECLINE
        n += 1
    for space in range(PAID, len(SPACES)):
        if scorable(s, space):
            moves[n] = M_SCORE + space
            n += 1
    return n


@kernel
def play_castle(s: Any, seat: int, move: int, log: Any) -> None:
    """Take income; or pay for a new knight or an upgrade and get it; or decline what is left.

    [L6.1, L6.2, L6.3]
    """
    side = int(s["side"])
    if move == M_DECLINE:
        s["scorable"] = 0
    elif move >= M_SCORE:
        take_space(s, side, move - M_SCORE, log)
        if not income_left(s):
            take_income(s, side, log)
    else:
        buy_reward(s, side, move, log)


@kernel
def buy_reward(s: Any, side: int, move: int, log: Any) -> None:
    """Pay for a new knight or an upgrade, and get it [L6.2]."""
    space = SPACE_RECRUIT if move == M_RECRUIT else SPACE_UPGRADE
    source = S_CASTLE + space
    if not is_ally(s, side):
        spend(s, side, SQUIRES, int(s["castle_cost"][space]), source, log)
    if space == SPACE_RECRUIT:
        recruit(s, side, source, log)
    else:
        upgrade_named(s, side, move, source, log)
    if income_left(s):
        take_space(s, side, space, log)
    s["scorable"] = int(s["scorable"]) & ~(1 << space)
    leave_space(s, side, space, log)


@kernel
def castle_fits(s: Any, side: int) -> bool:
    """Asked while a space of the castle is still to be decided about [L6.2, L6.3]."""
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


def refuse_score(s: Any, seat: int, move: Move) -> Refusal:
    """Nothing is there to be scored, or income was taken already [L6.1, L6.3]."""
    space = {"space": SPACES[move.args[0]]}
    if move.args[0] < PAID and scorable(s, move.args[0]):
        return Refusal("L6.2", "lancaster-refused-score-paid", space)
    return Refusal("L6.3", "lancaster-refused-not-scored", space)


def refuse_leave(s: Any, seat: int, move: Move) -> Refusal:
    """Nothing is declined while income is still to be taken [L6.3]."""
    return Refusal("L6.3", "lancaster-refused-income-first")


CASTLE_DECISION = Decision(
    name="castle",
    rule="L6.2",
    moves=castle_moves,
    play=play_castle,
    fits=castle_fits,
    refuse={
        "upgrade": refuse_castle_upgrade,
        "recruit": refuse_recruit,
        "decline": refuse_leave,
        "score": refuse_score,
    },
)


@kernel
def next_in_castle(s: Any, seat: int, log: Any) -> bool:
    """Score a player's castle, the ally's, the round table; False when all is done.

    Steps: 0 own spaces noted, 1 own rewards, 2 the ally's castle, 3 its rewards, 4 the round table.
    [L6.1, L6.4, L10.8]
    """
    ally = seat + int(s["players"])
    allied = ally < int(s["sides"])
    step = int(s["step"])
    if step == 0:
        begin_castle(s, seat, log)
    if step <= 1:
        s["step"] = 1
        if ask_castle(s, seat, log):
            return True
    if allied and step <= 2:
        begin_castle(s, ally, log)
    if allied:
        s["step"] = 3
        if ask_castle(s, ally, log):
            return True
    score_round_table(s, seat, log)
    s["step"] = 0
    return False
