"""Laws that trade: tokens for points or stones, gold for squires [B11, B12, B41, B42, N32, N42]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision, always_legal
from ...core.errors import Refusal
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import FROM_LAWS, MOST_AMOUNT, POINTS, TOKENS, VOTES
from ..events import S_LAW
from ..law_table import (
    EXCHANGE_RATE,
    EXCHANGES,
    LAW_COSTS,
    LAW_IDS,
    LAW_PAYS,
    LAW_SPECIAL,
    TRADES,
)
from ..moves import M_DECLINE, M_EXCHANGE, M_TRADE
from ..refusals import box_empty, have, too_few
from .asking import asked_by_law, law_in_hand
from .tokens import available, gain, score_points, spend

_AMOUNTS = MOST_AMOUNT + 1


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
def play_trade(s: Any, seat: int, move: int, log: Any) -> None:
    """Give the cost and get the price so many times [B11, B12, B41, B42, N42]."""
    law, amount = law_in_hand(s), move - M_TRADE
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
def trade_fits(s: Any, side: int) -> bool:
    """Asked by a law that trades [L3.5]."""
    return asked_by_law(s, side) and int(LAW_SPECIAL[law_in_hand(s)]) == TRADES


def refuse_trade(s: Any, seat: int, move: Move) -> Refusal:
    """Too little to give, or nothing left in the box to get [B11, B12, B41, B42, N42, L1.1]."""
    law, times = int(law_in_hand(s)), move.args[0]
    for what in range(len(TOKENS)):
        needed = times * int(LAW_COSTS[law, what])
        there = int(s["left_over"][seat]) if what == VOTES else have(s, seat, what)
        if there < needed:
            return too_few(LAW_IDS[law], what, there, needed)
    return box_empty(VOTES)


TRADE_DECISION = Decision(
    name="trade",
    rule="L3.5",
    moves=trade_moves,
    play=play_trade,
    fits=trade_fits,
    refuse={"trade": refuse_trade},
)


@kernel
def exchange_moves(s: Any, seat: int, moves: Any) -> int:
    """Gold into squires or squires into gold, several for one, any number of times [N32]."""
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
def exchange_fits(s: Any, side: int) -> bool:
    """Asked by the law that exchanges [N32]."""
    return asked_by_law(s, side) and int(LAW_SPECIAL[law_in_hand(s)]) == EXCHANGES


def refuse_exchange(s: Any, seat: int, move: Move) -> Refusal:
    """Nothing to exchange, too little to give, or nothing left in the box to get [N32, L1.1]."""
    what, amount = move.args
    if amount == 0:
        return Refusal("N32", "lancaster-refused-exchange-none")
    if have(s, seat, what) < EXCHANGE_RATE * amount:
        return too_few("N32", what, have(s, seat, what), EXCHANGE_RATE * amount)
    return box_empty(1 - what)


EXCHANGE_DECISION = Decision(
    name="exchange",
    rule="N32",
    moves=exchange_moves,
    play=play_exchange,
    fits=exchange_fits,
    refuse={"exchange": refuse_exchange, "decline": always_legal},
)
