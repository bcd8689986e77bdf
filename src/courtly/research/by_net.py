"""Opponents inside the batch that play by a net, as those of `bots.nets.players` do outside it.

A template, loaded once for each game with its net's kernels bound.
"""

from __future__ import annotations

from typing import Any

from courtly.bots.nets.judging import glance, look_ahead
from courtly.bots.nets.players import VARIETY
from courtly.core.jit import kernel
from courtly.core.rng import below


@kernel
def look_by_net(desk: Any, seat: int, n: int, rng: Any) -> None:
    """How good each of n moves looks to the net, in `desk.totals`; a whim makes games differ."""
    net = desk.net
    look_ahead(desk.root, desk.work, seat, net.look, net.net, net.desk, rng, desk.totals)
    for k in range(n):
        desk.totals[k] += net.look.samples * VARIETY * below(rng, 1000) / 1000


@kernel
def glance_by_net(desk: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """Which of n moves the net foresees."""
    net = desk.net
    return int(glance(desk.root, desk.work, seat, moves, n, net.net, net.desk, rng))
