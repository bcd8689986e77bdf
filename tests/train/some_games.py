"""Tables and nets that several tests use."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from courtly.bots.nets import weights
from courtly.bots.nets.learned import Learned, learned
from courtly.bots.nets.net import Net
from courtly.core import jit
from courtly.core.game import Game
from courtly.games import game_class

COMPILED = jit.MODE != "plain"
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("lancaster", {"players": 2, "laws": "random"}),
    ("lancaster", {"players": 3, "laws": "new"}),
    ("lancaster", {"players": 4, "laws": "base"}),
    ("lancaster", {"players": 5, "laws": "random"}),
    ("richelieu", {}),
    ("richelieu", {"variant": "tactical"}),
]


def walk(name: str, options: dict[str, Any], seed: int = 1) -> Iterator[Game[Any, Any]]:
    """A random game, position by position, without the last."""
    game, chance = game_class(name).make(options, seed), random.Random(seed)
    while not game.over:
        yield game
        game.play(chance.choice(game.legal()))


def kernels(name: str) -> Learned:
    """The nets of a game that has some."""
    found = learned(name)
    assert found is not None
    return found


def any_net(name: str, units: int = 16, seed: int = 1) -> Net:
    """A net that knows nothing and says something."""
    rng = np.random.default_rng(seed)
    empty = weights.empty(kernels(name).shape, units)
    return Net(*(rng.normal(0, 0.2, array.shape).astype(np.float32) for array in empty))
