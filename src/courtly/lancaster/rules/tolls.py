"""Laws that take a toll of every county or tile, and the law that sends squires to fight.

[N12, N24, N33]
"""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision, always_legal
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import CONFLICTS, COUNTIES, GOLD, NONE, SPACES, SQUIRES, TILE_OPEN, TILE_TURNED
from ..events import E_SQUIRES_SENT, E_TILE_TURNED
from ..law_table import COUNTY_TOLL, LAW_COSTS, LAW_IDS, LAW_SPECIAL, SENDS, TILE_TOLL
from ..moves import M_PAY, M_REFUSE, M_SEND
from ..refusals import have, too_few
from .asking import asked_by_law, law_in_hand
from .knights import berth_of, bring_home, dismiss_squires
from .tokens import spend


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


@kernel
def toll_fits(s: Any, side: int) -> bool:
    """Asked about an own county or an open tile, by a law that takes a toll of it [N24, N33]."""
    special, cell = int(LAW_SPECIAL[law_in_hand(s)]), int(s["cell"])
    if not asked_by_law(s, side):
        return False
    if special == COUNTY_TOLL:
        return cell < len(COUNTIES) and int(s["county_side"][cell]) == side
    if special != TILE_TOLL or cell >= len(SPACES):
        return False
    return int(s["tile"][side, cell]) == TILE_OPEN


def refuse_pay(s: Any, seat: int, move: Move) -> Refusal:
    """The toll cannot be paid [N24, N33]."""
    what = int(toll_token(s))
    return too_few(LAW_IDS[law_in_hand(s)], what, have(s, seat, what), int(toll_price(s)))


TOLL_DECISION = Decision(
    name="toll",
    rule="L3.5",
    moves=toll_moves,
    play=play_toll,
    fits=toll_fits,
    refuse={"pay": refuse_pay, "refuse": always_legal},
)


@kernel
def send_moves(s: Any, seat: int, moves: Any) -> int:
    """How many of the squires still allowed go to this conflict [N12]."""
    most = min(int(s["due"][seat]), int(s["stock"][seat, SQUIRES]))
    for amount in range(most + 1):
        moves[amount] = M_SEND + amount
    return most + 1


@kernel
def play_send(s: Any, seat: int, move: int, log: Any) -> None:
    """Put squires beside one's knights in a conflict, then go on to the next conflict [N12]."""
    slot, amount = int(s["cell"]), move - M_SEND
    if amount:
        berth = berth_of(s, slot, seat)
        s["stock"][seat, SQUIRES] = int(s["stock"][seat, SQUIRES]) - amount
        s["berth_squires"][slot, berth] = int(s["berth_squires"][slot, berth]) + amount
        emit(log, E_SQUIRES_SENT, seat, amount, slot)
    s["due"][seat] = int(s["due"][seat]) - amount
    s["cell"] = slot + 1


@kernel
def send_fits(s: Any, side: int) -> bool:
    """Asked about a conflict with own knights, by the law that sends squires [N12]."""
    if not asked_by_law(s, side) or int(LAW_SPECIAL[law_in_hand(s)]) != SENDS:
        return False
    return int(s["cell"]) < len(CONFLICTS) and berth_of(s, int(s["cell"]), side) != NONE


def refuse_send(s: Any, seat: int, move: Move) -> Refusal:
    """More than the law allows, or than there are [N12]."""
    if move.args[0] > int(s["due"][seat]):
        return Refusal("N12", "lancaster-refused-send", {"most": int(s["due"][seat])})
    return too_few("N12", SQUIRES, have(s, seat, SQUIRES), move.args[0])


SEND_DECISION = Decision(
    name="send",
    rule="N12",
    moves=send_moves,
    play=play_send,
    fits=send_fits,
    refuse={"send": refuse_send},
)
