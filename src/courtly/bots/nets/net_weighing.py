"""How good a single move is by a search on a net: simulations that all begin with it.

A template like `nets.searching`, copied and compiled once per game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.bots.nets.judging import fill_unseen, judge, open_desk
from courtly.bots.nets.searching import descend
from courtly.bots.search.judgement import MOST_SEATS, blind
from courtly.bots.search.kernels import new_scratch
from courtly.bots.search.nodes import hand_back
from courtly.bots.search.weighing import victory
from courtly.core.generic.protocol import apply, resample
from courtly.core.jit import kernel

VECTORS = True


@kernel
def weigh(root: Any, seat: int, move: int, count: int, tree: Any, style: Any, sums: Any) -> None:
    """Search with `seat` making `move` first; everybody's victories are added up in `sums`."""
    scratch, desk = new_scratch(), open_desk(style.net)
    values, work = scratch.values, tree.work
    ranks = np.empty(MOST_SEATS, np.int64)
    for _ in range(count):
        work[0] = root[0]
        resample(work[0], seat, tree.rng)
        if blind(work[0]):
            fill_unseen(work[0], root[0], scratch.moves, tree.rng)
        apply(work[0], seat, move, scratch.log)
        depth = descend(tree, seat, style, desk, scratch)
        judge(work[0], style.net, desk, values)
        hand_back(tree.edges, scratch.path, depth, values)
        victory(work[0], ranks, values)
        for k in range(MOST_SEATS):
            sums[k] += values[k]
