"""Whom a law asks, and what: trades, upgrades, tiles, tolls, squires sent to fight [L4].

`due` says what a law still owes a player; the player is asked until nothing is due. Who has gold or
squires enough is not looked at before asking: being asked must betray nothing [L11.1].
"""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    CONFLICTS,
    COUNTIES,
    EXCHANGE,
    LAY,
    NONE,
    SEND,
    SPACES,
    TILE_OPEN,
    TOLL,
    TRADE,
    UPGRADE,
)
from ..events import E_REWARD_LAPSED
from ..law_table import (
    BUY_TILES,
    COUNTY_TOLL,
    EXCHANGES,
    LAW_SPECIAL,
    MAY_LAY_TILE,
    MAY_UPGRADE,
    MAY_UPGRADE_PLACED,
    SENDS,
    TRADES,
)
from .allies import seat_in_order
from .asking import ask, law_in_hand
from .extensions import tiles_in_stock
from .knights import berth_of
from .upgrades import can_upgrade


@kernel
def next_cell(s: Any, seat: int, special: int) -> bool:
    """Move `cell` on to the next county, tile or conflict the law asks about, if there is one."""
    cells = len(SPACES)
    if special == COUNTY_TOLL:
        cells = len(COUNTIES)
    elif special == SENDS:
        cells = len(CONFLICTS)
    for cell in range(int(s["cell"]), cells):
        s["cell"] = cell
        if special == COUNTY_TOLL:
            if int(s["county_side"][cell]) == seat:
                return True
        elif special == SENDS:
            if berth_of(s, cell, seat) != NONE:
                return True
        elif int(s["tile"][seat, cell]) == TILE_OPEN:
            return True
    return False


@kernel
def ask_about_law(s: Any, seat: int, special: int) -> bool:
    """Ask a player to whom something is due; False if it lapses [L4]."""
    if special == TRADES:
        ask(s, TRADE, seat)
    elif special == EXCHANGES:
        ask(s, EXCHANGE, seat)
    elif special == MAY_UPGRADE or special == MAY_UPGRADE_PLACED:
        if not can_upgrade(s, seat, special == MAY_UPGRADE_PLACED):
            return False
        ask(s, UPGRADE, seat)
    elif special == MAY_LAY_TILE or special == BUY_TILES:
        if tiles_in_stock(s, seat) == 0:
            return False
        ask(s, LAY, seat)
    else:
        if not next_cell(s, seat, special):
            return False
        ask(s, SEND if special == SENDS else TOLL, seat)
    return True


@kernel
def next_in_law(s: Any, log: Any) -> bool:
    """Ask the next player to whom the law owes a decision; False when it is done [L3.5]."""
    special = int(LAW_SPECIAL[law_in_hand(s)])
    for k in range(int(s["order"]), int(s["players"])):
        seat = seat_in_order(s, k)
        if int(s["due"][seat]) > 0:
            if ask_about_law(s, seat, special):
                return True
            if special <= MAY_LAY_TILE:  # an upgrade or a tile that is not possible [L4]
                emit(log, E_REWARD_LAPSED, seat, int(s["source"]))
        s["order"] = k + 1
        s["cell"] = 0
        s["due"][seat] = 0
    return False
