"""The rules of the toy.

T1 Each seat gets one of six cards, unseen by the other, and five chips. T2 In every round both bid
up to three of their chips, in secret and at once; they are spent, and the higher bid wins a point.
T3 After the last round the higher card wins a point. T4 More points win, then more chips.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.core.events import EventField, EventKind, EventTable, emit
from courtly.core.jit import kernel
from courtly.core.moves import Axis, Kind, MoveTable
from courtly.core.rng import below, scale
from courtly.core.state import record_type

CARDS, CHIPS, MOST_BID = 6, 5, 3
NONE, HIDDEN = -1, -2  # not yet bid; bid or dealt, and not for these eyes
BID, OVER = 0, 1
DEAL_WORDS, MOST_MOVES = 2, MOST_BID + 1

STATE = record_type(
    [
        ("rounds", np.int8),
        ("actor", np.int8),
        ("decision", np.int8),
        ("round", np.int8),
        ("card", np.int8, 2),
        ("bid", np.int8, 2),
        ("chips", np.int8, 2),
        ("points", np.int8, 2),
    ]
)
MOVES = MoveTable([Kind("bid", Axis("chips", tuple(map(str, range(MOST_BID + 1)))))])
EVENTS = EventTable(
    [
        EventKind("bid", (EventField("chips", secret=True),)),
        EventKind("won", (EventField("with"),)),
        EventKind("card_shown", (EventField("card"),)),
    ]
)
E_BID, E_WON, E_SHOWN = 0, 1, 2


@kernel
def deal(s: Any, words: Any) -> None:
    """Two different cards, five chips each [T1]."""
    first, second = scale(words[0], CARDS), scale(words[1], CARDS - 1)
    s["card"][0], s["card"][1] = first, second + (second >= first)
    s["chips"][:] = CHIPS
    s["bid"][:] = NONE
    s["round"] = 1


@kernel
def pending(s: Any, seat: int) -> bool:
    """Whoever has not bid yet [T2]."""
    return int(s["decision"]) == BID and int(s["bid"][seat]) == NONE


@kernel
def legal(s: Any, seat: int, moves: Any) -> int:
    """Up to three of one's chips [T2]."""
    n = min(int(s["chips"][seat]), MOST_BID) + 1
    for k in range(n):
        moves[k] = k
    return n


@kernel
def win(s: Any, values: Any, log: Any) -> None:
    """A point for the greater of two numbers [T2, T3]."""
    for seat in range(2):
        if values[seat] > values[1 - seat]:
            s["points"][seat] += 1
            emit(log, E_WON, seat, int(values[seat]))


@kernel
def end_round(s: Any, log: Any) -> None:
    """Pay, see who won, and begin the next round or end the game [T2, T3]."""
    win(s, s["bid"], log)
    for seat in range(2):
        s["chips"][seat] -= s["bid"][seat]
        s["bid"][seat] = NONE
    if int(s["round"]) < int(s["rounds"]):
        s["round"] += 1
        s["actor"] = 0
        return
    s["decision"] = OVER
    s["actor"] = NONE
    for seat in range(2):
        emit(log, E_SHOWN, seat, int(s["card"][seat]))
    win(s, s["card"], log)


@kernel
def apply(s: Any, seat: int, move: int, log: Any) -> None:
    """Bid; when both have, the round ends [T2]."""
    s["bid"][seat] = move
    emit(log, E_BID, seat, move)
    if int(s["bid"][1 - seat]) == NONE:
        s["actor"] = 1 - seat
    else:
        end_round(s, log)


@kernel
def redact(s: Any, seat: int) -> None:
    """Cards until the end, and a bid while the other is out, are their owner's secret [T1, T2]."""
    for other in range(2):
        if other != seat and int(s["decision"]) != OVER:
            s["card"][other] = HIDDEN
            if int(s["bid"][other]) != NONE:
                s["bid"][other] = HIDDEN


@kernel
def resample(s: Any, seat: int, rng: Any) -> None:
    """Any card that is not the other's, any bid that can be paid."""
    for other in range(2):
        if int(s["bid"][other]) == HIDDEN:
            s["bid"][other] = below(rng, min(int(s["chips"][other]), MOST_BID) + 1)
        while int(s["card"][other]) == HIDDEN:
            card = below(rng, CARDS)
            if card != int(s["card"][1 - other]):
                s["card"][other] = card


@kernel
def audit(s: Any) -> int:
    """Numbers that can occur."""
    if not (1 <= int(s["round"]) <= int(s["rounds"]) <= 5 and 0 <= int(s["decision"]) <= OVER):
        return 1
    if not -1 <= int(s["actor"]) <= 1 or (int(s["actor"]) == NONE) != (int(s["decision"]) == OVER):
        return 1
    for seat in range(2):
        if not (0 <= int(s["card"][seat]) < CARDS and 0 <= int(s["chips"][seat]) <= CHIPS):
            return 1
        if not NONE <= int(s["bid"][seat]) <= int(s["chips"][seat]):
            return 1
    return 1 if int(s["card"][0]) == int(s["card"][1]) else 0


@kernel
def score(s: Any, scores: Any) -> None:
    """Points won [T2, T3]."""
    for seat in range(2):
        scores[seat] = int(s["points"][seat])


@kernel
def standing(s: Any, values: Any) -> None:
    """Points, then chips [T4]."""
    for seat in range(2):
        values[seat] = int(s["points"][seat]) * (CHIPS + 1) + int(s["chips"][seat])


KERNELS: dict[str, Any] = {
    "DEAL_WORDS": DEAL_WORDS,
    "MOST_MOVES": MOST_MOVES,
    "deal": deal,
    "pending": pending,
    "legal": legal,
    "apply": apply,
    "redact": redact,
    "resample": resample,
    "audit": audit,
    "score": score,
    "standing": standing,
}
