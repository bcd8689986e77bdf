"""Laws in which players decide: trades, upgrades, tiles, tolls, squires sent to fight [L4].

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
    FROM_LAWS,
    GOLD,
    LAY,
    MOST_AMOUNT,
    NONE,
    POINTS,
    SEND,
    SPACES,
    SQUIRES,
    TILE_OPEN,
    TILE_TURNED,
    TOKENS,
    TOLL,
    TRADE,
    UPGRADE,
    VOTES,
)
from ..events import E_REWARD_LAPSED, E_SQUIRES_SENT, E_TILE_TURNED, S_LAW
from ..law_table import (
    BUY_TILES,
    COUNTY_TOLL,
    EXCHANGE_RATE,
    EXCHANGES,
    LAW_COSTS,
    LAW_PAYS,
    LAW_SPECIAL,
    MAY_LAY_TILE,
    MAY_UPGRADE,
    MAY_UPGRADE_PLACED,
    SENDS,
    TRADES,
)
from ..moves import M_DECLINE, M_EXCHANGE, M_PAY, M_REFUSE, M_SEND, M_TRADE
from .allies import seat_in_order
from .asking import ask
from .castles import tiles_in_stock
from .knights import berth_of, bring_home, can_upgrade
from .laws import law_in_hand
from .placing import dismiss_squires
from .tokens import available, gain, score_points, spend

_AMOUNTS = MOST_AMOUNT + 1


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


@kernel
def trade_limit(s: Any, seat: int, law: int) -> int:
    """How often a player can trade: by what they have and, of the box, what it holds [L1.1].

    Stones given for points must be left over from before the votes [N42].
    """
    most = MOST_AMOUNT
    for what in range(len(TOKENS)):
        cost, pays = int(LAW_COSTS[law, what]), int(LAW_PAYS[law, what])
        if cost:
            have = int(s["left_over"][seat]) if what == VOTES else int(s["stock"][seat, what])
            most = min(most, have // cost)
        if pays:
            most = min(most, available(s, what, most * pays) // pays)
    return most


@kernel
def trade_moves(s: Any, seat: int, moves: Any) -> int:
    """Any number of trades, none too [B11, B12, B41, B42, N42]."""
    most = trade_limit(s, seat, law_in_hand(s))
    for amount in range(most + 1):
        moves[amount] = M_TRADE + amount
    return most + 1


@kernel
def play_trade(s: Any, seat: int, amount: int, log: Any) -> None:
    """Give the cost and get the price so many times [B11, B12, B41, B42, N42]."""
    law = law_in_hand(s)
    source = S_LAW + law
    for what in range(len(TOKENS)):
        spend(s, seat, what, amount * int(LAW_COSTS[law, what]), source, log)
    stones = amount * int(LAW_COSTS[law, VOTES])
    s["left_over"][seat] = int(s["left_over"][seat]) - stones
    for what in range(len(TOKENS)):
        gain(s, seat, what, amount * int(LAW_PAYS[law, what]), source, log)
    score_points(s, seat, amount * int(LAW_PAYS[law, POINTS]), FROM_LAWS, source, log)
    s["due"][seat] = 0


@kernel
def exchange_moves(s: Any, seat: int, moves: Any) -> int:
    """Gold into squires or squires into gold, two for one, any number of times [N32]."""
    n = 0
    for what in range(2):
        most = min(int(s["stock"][seat, what]) // EXCHANGE_RATE, MOST_AMOUNT)
        for amount in range(1, available(s, 1 - what, most) + 1):
            moves[n] = M_EXCHANGE + what * _AMOUNTS + amount
            n += 1
    moves[n] = M_DECLINE
    return n + 1


@kernel
def play_exchange(s: Any, seat: int, move: int, log: Any) -> None:
    """Exchange, in one direction, or decline [N32]."""
    if move != M_DECLINE:
        what, amount = (move - M_EXCHANGE) // _AMOUNTS, (move - M_EXCHANGE) % _AMOUNTS
        source = int(s["source"])
        spend(s, seat, what, amount * EXCHANGE_RATE, source, log)
        gain(s, seat, 1 - what, amount, source, log)
    s["due"][seat] = 0


@kernel
def send_moves(s: Any, seat: int, moves: Any) -> int:
    """How many of the squires still allowed go to this conflict [N12]."""
    most = min(int(s["due"][seat]), int(s["stock"][seat, SQUIRES]))
    for amount in range(most + 1):
        moves[amount] = M_SEND + amount
    return most + 1


@kernel
def play_send(s: Any, seat: int, amount: int, log: Any) -> None:
    """Put squires beside one's knights in a conflict, then go on to the next conflict [N12]."""
    slot = int(s["cell"])
    if amount:
        berth = berth_of(s, slot, seat)
        s["stock"][seat, SQUIRES] = int(s["stock"][seat, SQUIRES]) - amount
        s["berth_squires"][slot, berth] = int(s["berth_squires"][slot, berth]) + amount
        emit(log, E_SQUIRES_SENT, seat, amount, slot)
    s["due"][seat] = int(s["due"][seat]) - amount
    s["cell"] = slot + 1


@kernel
def toll_token(s: Any) -> int:
    """What the toll in force is paid in: gold for counties, squires for tiles [N24, N33]."""
    return GOLD if int(LAW_COSTS[law_in_hand(s), GOLD]) else SQUIRES


@kernel
def toll_price(s: Any) -> int:
    """How much of it each county or tile costs [N24, N33]."""
    return int(LAW_COSTS[law_in_hand(s), toll_token(s)])


@kernel
def toll_moves(s: Any, seat: int, moves: Any) -> int:
    """Pay, if one can, or refuse [N24, N33]."""
    n = 0
    if int(s["stock"][seat, toll_token(s)]) >= toll_price(s):
        moves[0] = M_PAY
        n = 1
    moves[n] = M_REFUSE
    return n + 1


@kernel
def play_toll(s: Any, seat: int, move: int, log: Any) -> None:
    """Pay for a county or a tile, or do without it this round.

    The knight of a county not paid for goes back to court unscored, its squires to the supply
    [N24]; a tile not paid for is turned over [N33].
    """
    cell = int(s["cell"])
    if move == M_PAY:
        spend(s, seat, toll_token(s), toll_price(s), int(s["source"]), log)
    elif int(LAW_SPECIAL[law_in_hand(s)]) == COUNTY_TOLL:
        dismiss_squires(s, cell, log)
        bring_home(s, seat, cell, int(s["county_strength"][cell]), log)
    else:
        s["tile"][seat, cell] = TILE_TURNED
        emit(log, E_TILE_TURNED, seat, cell)
    s["cell"] = cell + 1
