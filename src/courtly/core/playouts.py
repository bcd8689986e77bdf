"""Whole games at random, many at once, inside the kernel and on several threads."""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import how_many
from .game import Game


@dataclass(frozen=True)
class Playouts:
    """The result of a batch: points of every game and seat, and how many decisions it took."""

    scores: NDArray[np.int32]
    decisions: int
    games: int


def playouts(
    game: Game[Any, Any], n: int, *, seed: int = 1, threads: int = 1, fresh_deals: bool = False
) -> Playouts:
    """Play `game` to its end `n` times at random.

    The result depends on `seed` only, not on the number of threads. With `fresh_deals` each game
    begins with a deal of its own, by the same options.

    >>> import courtly
    >>> batch = courtly.playouts(courtly.richelieu.new(seed=7), 100, seed=1)
    >>> batch.scores.shape, batch.games
    ((100, 2), 100)
    """
    n, threads = how_many(n, "n"), how_many(threads, "threads")
    scores = np.zeros((n, game.seats), np.int32)
    word = seed_word(seed)
    cuts = np.linspace(0, n, min(threads, n) + 1, dtype=np.int64)
    start = game.prototype if fresh_deals else game._states

    def run(first: int, last: int) -> int:
        work = np.zeros(1, game.spec.dtype)
        return int(
            game.spec.play.random_games(
                start, 0, word, first, work, scores[first:last], fresh_deals
            )
        )

    spans = list(zip(cuts[:-1].tolist(), cuts[1:].tolist(), strict=True))
    if len(spans) == 1:
        return Playouts(scores, run(*spans[0]), n)
    with ThreadPoolExecutor(len(spans)) as pool:
        decisions = sum(pool.map(lambda span: run(*span), spans))
    return Playouts(scores, decisions, n)


def seed_word(seed: int) -> np.uint64:
    """A seed of any size as one well-mixed word."""
    return np.uint64(int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "little"))
