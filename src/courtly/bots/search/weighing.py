"""How good a position is, or a single move: simulations that all begin alike.

A template like `search.kernels`, copied and compiled once per game. What is counted here is victory
alone; the judgement a search follows also counts points a little.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.bots.search.judgement import MOST_SEATS, estimate
from courtly.bots.search.kernels import descend, new_scratch, play_on
from courtly.bots.search.nodes import hand_back
from courtly.core.events import no_log
from courtly.core.generic.protocol import MOST_MOVES, apply, resample, standing
from courtly.core.jit import kernel

_NOBODY = np.iinfo(np.int64).min  # the rank of a seat that is not at the table


@kernel
def victory(s: Any, ranks: Any, values: Any) -> None:
    """A finished game's victory, shared by those who won; other positions stay as judged."""
    if int(s["actor"]) >= 0:
        return
    ranks[:] = _NOBODY
    standing(s, ranks)
    best = ranks.max()
    winners = 0
    for seat in range(MOST_SEATS):
        winners += ranks[seat] == best
    for seat in range(MOST_SEATS):
        values[seat] = 1.0 / winners if ranks[seat] == best else 0.0


@kernel
def victories(states: Any, values: Any) -> None:
    """The same for several positions."""
    ranks = np.empty(MOST_SEATS, np.int64)
    for k in range(states.shape[0]):
        victory(states[k], ranks, values[k])


@kernel
def draw_leaves(root: Any, seat: int, horizon: int, rng: Any, leaves: Any) -> None:
    """Positions to judge: what `seat` cannot know is drawn, and a sensible policy plays on."""
    moves = np.empty(MOST_MOVES, np.int16)
    log = no_log()
    for k in range(leaves.shape[0]):
        leaves[k] = root[0]
        resample(leaves[k], seat, rng)
        play_on(leaves[k], horizon, moves, rng, log)


@kernel
def weigh(root: Any, seat: int, move: int, count: int, tree: Any, style: Any, sums: Any) -> None:
    """Search with `seat` making `move` first; everybody's victories are added up in `sums`."""
    scratch = new_scratch()
    values, log, work = scratch.values, scratch.log, tree.work
    ranks = np.empty(MOST_SEATS, np.int64)
    for _ in range(count):
        work[0] = root[0]
        resample(work[0], seat, tree.rng)
        apply(work[0], seat, move, log)
        depth = descend(tree, seat, style, scratch)
        play_on(work[0], style.horizon, scratch.moves, tree.rng, log)
        estimate(work[0], values, tree.rng)
        hand_back(tree.edges, scratch.path, depth, values)
        victory(work[0], ranks, values)
        for k in range(MOST_SEATS):
            sums[k] += values[k]
