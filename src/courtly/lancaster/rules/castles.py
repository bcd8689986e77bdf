"""Extension tiles, and phase 3b: scoring the castles [L5.4, L6]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    CASTLE,
    CASTLE_PLACE,
    GOLD,
    LAWS_PHASE,
    SPACE_RECRUIT,
    SPACE_UPGRADE,
    SPACES,
    SQUIRES,
    TILE_IN_STOCK,
    TILE_OPEN,
    TILE_TURNED,
)
from ..events import E_CASTLE_SCORED, E_TILE_LAID, E_TILE_OPENED, S_CASTLE
from ..law_table import BUY_TILES, LAW_COSTS, LAW_SPECIAL
from ..moves import M_DECLINE, M_LAY, M_RECRUIT
from .allies import castle_spaces, is_ally
from .asking import ask
from .knights import bring_home, can_upgrade, play_upgrade, recruit, upgrade_moves
from .nobles import score_round_table
from .tokens import gain_row, spend

PAID = 2  # the first two spaces, a new knight and an upgrade, cost squires [L6.2]


@kernel
def tiles_in_stock(s: Any, seat: int) -> int:
    """How many of a player's six tiles are not in the castle yet."""
    n = 0
    for space in range(len(SPACES)):
        n += int(s["tile"][seat, space]) == TILE_IN_STOCK
    return n


@kernel
def price_of_tile(s: Any) -> int:
    """What a tile costs now: gold by N14, else nothing."""
    if int(s["phase"]) != LAWS_PHASE:
        return 0
    law = int(s["in_force"][int(s["at"])])
    return int(LAW_COSTS[law, GOLD]) if int(LAW_SPECIAL[law]) == BUY_TILES else 0


@kernel
def lay_moves(s: Any, seat: int, moves: Any) -> int:
    """Any tile in stock one can pay for; a tile a law offers may be declined [L5.4, B13, N14]."""
    n = 0
    if int(s["stock"][seat, GOLD]) >= price_of_tile(s):
        for space in range(len(SPACES)):
            if int(s["tile"][seat, space]) == TILE_IN_STOCK:
                moves[n] = M_LAY + space
                n += 1
    if int(s["phase"]) == LAWS_PHASE:
        moves[n] = M_DECLINE
        n += 1
    return n


@kernel
def lay_tile(s: Any, seat: int, space: int, source: int, log: Any) -> None:
    """Lay a tile on its space; a knight standing there goes back to court, unscored [L5.4]."""
    s["tile"][seat, space] = TILE_OPEN
    emit(log, E_TILE_LAID, seat, space, source)
    strength = int(s["castle"][seat, space])
    if strength:
        bring_home(s, seat, CASTLE_PLACE + space, strength, log)


@kernel
def play_lay(s: Any, seat: int, move: int, log: Any) -> None:
    """Lay the tile a move names, paying for it where a law sells it [L1.4, L5.4, B13, N14]."""
    source = int(s["source"])
    if move == M_DECLINE:
        s["due"][seat] = 0
        return
    price = price_of_tile(s)
    spend(s, seat, GOLD, price, source, log)
    lay_tile(s, seat, move - M_LAY, source, log)
    if int(s["phase"]) == LAWS_PHASE and price == 0:
        s["due"][seat] = int(s["due"][seat]) - 1


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
def castle_moves(s: Any, side: int, moves: Any) -> int:
    """The paid rewards in any order; either may be declined [L6.2, L6.3]."""
    n = 0
    if scorable(s, SPACE_UPGRADE) and can_pay_reward(s, side, SPACE_UPGRADE):
        n = upgrade_moves(s, side, False, moves, n)
    waiting = int(s["reserve"][side, 0]) > 0
    if waiting and scorable(s, SPACE_RECRUIT) and can_pay_reward(s, side, SPACE_RECRUIT):
        moves[n] = M_RECRUIT
        n += 1
    moves[n] = M_DECLINE
    return n + 1


@kernel
def play_castle(s: Any, side: int, move: int, log: Any) -> None:
    """Pay for a new knight or an upgrade and get it; or decline what is left [L6.2]."""
    if move == M_DECLINE:
        s["scorable"] = 0
        return
    space = SPACE_RECRUIT if move == M_RECRUIT else SPACE_UPGRADE
    source = S_CASTLE + space
    if not is_ally(s, side):
        spend(s, side, SQUIRES, int(s["castle_cost"][space]), source, log)
    if space == SPACE_RECRUIT:
        recruit(s, side, source, log)
    else:
        play_upgrade(s, side, move, source, log)
    s["scorable"] = int(s["scorable"]) & ~(1 << space)
    leave_space(s, side, space, log)


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


@kernel
def open_tiles(s: Any, log: Any) -> None:
    """Tiles turned over are turned back once all castles are scored [N33]."""
    for seat in range(int(s["players"])):
        for space in range(len(SPACES)):
            if int(s["tile"][seat, space]) == TILE_TURNED:
                s["tile"][seat, space] = TILE_OPEN
                emit(log, E_TILE_OPENED, seat, space)
