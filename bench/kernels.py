"""Speed inside kernels: whole random games on one and two threads, and copies of a position."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numba
import numpy as np

import courtly
from courtly.core.playouts import Playouts

from .cases import AnyGame
from .figures import Effort, Figure, clock, loop_cost, rate, times_to_fill

_RING = 16


@dataclass(frozen=True)
class Sample:
    """One batch: seconds by the clock, and seconds of work by all threads together."""

    seconds: float
    work: float


class RandomPlay:
    """Batches of random games, a fresh deal for each, on one thread and on two.

    Samples can be taken at several moments of a run, for other programs come and go.
    """

    def __init__(self, game: AnyGame, effort: Effort) -> None:
        self._game = game
        self._effort = effort
        self._games = 0
        self._decisions = 0
        self._samples: dict[int, list[Sample]] = {1: [], 2: []}

    def sample(self) -> None:
        """Play some batches, by turns on one thread and on two."""
        if not self._games:
            self._games = times_to_fill(self._play, self._effort.seconds)
            self._decisions = self._play(self._games).decisions
        for _ in range(self._effort.repeats):
            for threads, samples in self._samples.items():
                worked = time.process_time()
                seconds = clock(partial(self._play, self._games, threads))
                samples.append(Sample(seconds, time.process_time() - worked))

    def _play(self, n: int, threads: int = 1) -> Playouts:
        return courtly.playouts(self._game, n, seed=1, threads=threads, fresh_deals=True)

    def figures(self) -> list[Figure]:
        """Speeds, and what a second thread brings.

        Two threads are twice as fast only if the machine has two cores to spare, so the figures
        say how many the best batch had.
        """
        games, decisions = self._games, self._decisions
        one, two = ([decisions / s.seconds for s in self._samples[n]] for n in (1, 2))
        best = min(self._samples[2], key=lambda sample: sample.seconds)
        unit = "decisions/s"
        return [
            rate("decisions_1_thread", "random play in the kernel, 1 thread", unit, one),
            rate("decisions_2_threads", "random play in the kernel, 2 threads", unit, two),
            _ratio(one, two),
            Figure("cores", "cores the 2 threads had", best.work / best.seconds, "cores"),
            rate("games", "whole games, 1 thread", "games/s", [r * games / decisions for r in one]),
            Figure("decisions_per_game", "decisions in a game", decisions / games, "decisions"),
        ]


def _ratio(one: Sequence[float], two: Sequence[float]) -> Figure:
    medians = statistics.median(two) / statistics.median(one)
    return Figure(
        "threads_ratio", "2 threads against 1", max(two) / max(one), "×", medians, len(one)
    )


def _copy_around(states: Any, n: int) -> None:
    """Copy each of a ring of positions to the next, n times in all."""
    for k in range(n):
        states[(k + 1) % _RING] = states[k % _RING]


#: Not one of the engine's kernels: the cache of those is keyed by the engine's sources alone.
_copies = numba.njit(nogil=True)(_copy_around)


def copy_figure(game: AnyGame, effort: Effort) -> Figure:
    """The cost of copying a position inside a kernel."""
    states = np.zeros(_RING, game.spec.dtype)
    return loop_cost(
        "copy_kernel", "copy in the kernel", "ns", lambda n: _copies(states, n), effort
    )
