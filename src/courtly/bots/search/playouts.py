"""Judgement of a game that brings none: what becomes of a position if chance plays on.

A template like `search.kernels`, copied and compiled once per game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.bots.search.judgement import MOST_SEATS, STATE
from courtly.core.events import no_log
from courtly.core.generic.protocol import MOST_MOVES, apply, legal, standing
from courtly.core.jit import kernel
from courtly.core.rng import below

PLAYOUTS = 8
_NOBODY = np.iinfo(np.int64).min  # the rank of a seat that is not at the table


@kernel
def play_out(s: Any, rng: Any) -> None:
    """Play to the end, every move as likely as any other."""
    moves = np.empty(MOST_MOVES, np.int16)
    log = no_log()
    while int(s["actor"]) >= 0:
        seat = int(s["actor"])
        n = legal(s, seat, moves)
        apply(s, seat, int(moves[below(rng, n)]), log)


@kernel
def add_victory(s: Any, part: float, values: Any) -> None:
    """Give a finished game's winners their share of `part`."""
    ranks = np.full(MOST_SEATS, _NOBODY, np.int64)
    standing(s, ranks)
    best = ranks.max()
    winners = 0
    for seat in range(MOST_SEATS):
        winners += ranks[seat] == best
    for seat in range(MOST_SEATS):
        if ranks[seat] == best:
            values[seat] += part / winners


@kernel
def estimate(s: Any, values: Any, rng: Any) -> None:
    """The share of victories each seat has in a few games played to the end at random."""
    values[:] = 0.0
    if int(s["actor"]) < 0:
        add_victory(s, 1.0, values)
        return
    end = np.empty(1, STATE)
    for _ in range(PLAYOUTS):
        end[0] = s
        play_out(end[0], rng)
        add_victory(end[0], 1.0 / PLAYOUTS, values)


@kernel
def blind(s: Any) -> bool:
    """Never: playouts look further than one move."""
    return False


@kernel
def propose(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """Any move."""
    return below(rng, n)
