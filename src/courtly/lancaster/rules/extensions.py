"""Extension tiles: laying them, and turning them back [L1.4, L5.4, B13, N14, N33]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import (
    CASTLE_PLACE,
    COUNTIES_PHASE,
    GOLD,
    LAWS_PHASE,
    SETUP,
    SPACES,
    TILE_IN_STOCK,
    TILE_OPEN,
    TILE_TURNED,
)
from ..events import E_TILE_LAID, E_TILE_OPENED
from ..law_table import BUY_TILES, LAW_COSTS, LAW_SPECIAL, MAY_LAY_TILE
from ..moves import M_DECLINE, M_LAY
from ..refusals import have, too_few
from .allies import is_ally
from .asking import asked_by_law, asked_in_county, law_in_hand
from .knights import bring_home
from .tokens import spend


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
    law = law_in_hand(s)
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
def lay_fits(s: Any, side: int) -> bool:
    """A player with a tile to lay is asked at the start, by a law or in a county [L1.4, L5.4]."""
    if int(s["phase"]) == LAWS_PHASE:
        special = int(LAW_SPECIAL[law_in_hand(s)])
        return asked_by_law(s, side) and (special == MAY_LAY_TILE or special == BUY_TILES)
    if int(s["phase"]) == COUNTIES_PHASE and not asked_in_county(s, side):
        return False
    if int(s["phase"]) != COUNTIES_PHASE and int(s["phase"]) != SETUP:
        return False
    return not is_ally(s, side) and tiles_in_stock(s, side) > 0


def refuse_lay(s: Any, seat: int, move: Move) -> Refusal:
    """The tile is in the castle already, or cannot be paid for [L5.4, N14]."""
    if int(s["tile"][seat, move.args[0]]) != TILE_IN_STOCK:
        return Refusal("L5.4", "lancaster-refused-tile-laid", {"space": move.labels[0]})
    return too_few("N14", GOLD, have(s, seat, GOLD), int(price_of_tile(s)))


def refuse_no_tile(s: Any, seat: int, move: Move) -> Refusal:
    """A tile can be declined only where a law offers it [L1.4, L5.4]."""
    assert int(s["phase"]) != LAWS_PHASE
    rule = "L1.4" if int(s["phase"]) == SETUP else "L5.4"
    return Refusal(rule, "lancaster-refused-must-lay")


LAY_DECISION = Decision(
    name="lay",
    rule="L5.4",
    moves=lay_moves,
    play=play_lay,
    fits=lay_fits,
    refuse={"lay": refuse_lay, "decline": refuse_no_tile},
)


@kernel
def open_tiles(s: Any, log: Any) -> None:
    """Tiles turned over are turned back once all castles are scored [N33]."""
    for seat in range(int(s["players"])):
        for space in range(len(SPACES)):
            if int(s["tile"][seat, space]) == TILE_TURNED:
                s["tile"][seat, space] = TILE_OPEN
                emit(log, E_TILE_OPENED, seat, space)
