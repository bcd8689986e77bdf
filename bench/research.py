"""Steps a second for those who teach machines: our batches, and PettingZoo against its own games.

Each environment replays whole games recorded before, so that only the environment is measured and
not the choice of actions: reset, then `last` and `step` until nobody is left. What is counted is
decisions.
"""

from __future__ import annotations

import importlib.metadata
import sys
import time
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from courtly.vector import VectorEnv

from .cases import Case
from .figures import FULL, Effort, Figure, clock, rate, times_to_fill

POSITIONS = 1024
_RECORDED = 10
REFERENCES = ("connect_four_v3", "texas_holdem_v4")
PETTINGZOO = "pettingzoo_steps"


def version() -> str | None:
    """The version of PettingZoo with its classic games, None if they are not installed."""
    try:
        for name in REFERENCES:
            _maker(name)
        return importlib.metadata.version("pettingzoo")
    except ImportError:
        return None


def _maker(name: str) -> Callable[[], Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = importlib.import_module(f"pettingzoo.classic.{name}")
    maker: Callable[[], Any] = module.env
    return maker


class Replay:
    """Random games of an AEC environment, recorded once and replayed against the clock."""

    def __init__(self, env: Any, effort: Effort) -> None:
        self._env, self._effort = env, effort
        self._games = [self._record(seed) for seed in range(_RECORDED)]
        self._decisions = sum(a is not None for actions in self._games for a in actions)

    def _record(self, seed: int) -> list[int | None]:
        env, rng = self._env, np.random.default_rng(seed)
        actions: list[int | None] = []
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            legal = np.flatnonzero(seen["action_mask"])
            action = None if ended or cut else int(rng.choice(legal))
            actions.append(action)
            env.step(action)
        return actions

    def _replay(self, times: int) -> None:
        env = self._env
        for _ in range(times):
            for seed, actions in enumerate(self._games):
                env.reset(seed=seed)
                for action in actions:
                    env.last()
                    env.step(action)

    def rates(self) -> list[float]:
        """Decisions a second, of several repeats."""
        n = times_to_fill(self._replay, self._effort.seconds)
        seconds = [clock(lambda: self._replay(n)) for _ in range(self._effort.repeats)]
        return [n * self._decisions / taken for taken in seconds]


def reference_speed(name: str, effort: Effort) -> float:
    """Decisions a second of one of PettingZoo's own games."""
    return max(Replay(_maker(name)(), effort).rates())


@dataclass(frozen=True)
class Stepped:
    """One repeat: steps a second, and how many cores the threads had meanwhile."""

    rate: float
    cores: float


def vector_runs(case: Case, threads: int, effort: Effort) -> list[Stepped]:
    """Steps of 1,024 positions at once: random choice, play, observations and masks."""
    env = VectorEnv(case.game, POSITIONS, seed=1, threads=threads, **case.options)

    def steps(n: int) -> None:
        for _ in range(n):
            env.step(env.random_actions())

    steps(100)  # so that positions are spread over all of a game
    n = times_to_fill(steps, effort.seconds)
    runs = []
    for _ in range(effort.repeats):
        worked = time.process_time()
        taken = clock(lambda: steps(n))
        runs.append(Stepped(n * POSITIONS / taken, (time.process_time() - worked) / taken))
    env.close()
    return runs


def research_figures(case: Case, effort: Effort, *, zoo: bool) -> list[Figure]:
    """What there is to say about a case.

    Two threads are twice as fast only if the machine has two cores to spare, so the figures say how
    many there were.
    """
    unit = "steps/s"
    figures = []
    for threads in (1, 2):
        runs = vector_runs(case, threads, effort)
        title = f"VectorEnv, {POSITIONS:,} positions, {threads} thread{'s' if threads > 1 else ''}"
        figures.append(rate(f"vector_{threads}", title, unit, [run.rate for run in runs]))
        best = max(runs, key=lambda run: run.rate)
        if threads > 1:
            figures.append(Figure("vector_cores", "cores they had", best.cores, "cores"))
    if zoo:
        from courtly.research.pettingzoo import CourtlyAEC

        rates = Replay(CourtlyAEC(case.game, **case.options), effort).rates()
        figures.append(rate(PETTINGZOO, "PettingZoo, last and step", unit, rates))
    return figures


def main() -> None:
    """Print just these figures: ``python -m bench.research [repeats [seconds]]``.

    On a busy machine many short repeats find the moments in which a core was free.
    """
    repeats, seconds = [*sys.argv[1:], "", ""][:2]
    effort = Effort(float(seconds or FULL.seconds), int(repeats or FULL.repeats))
    zoo = version() is not None
    for case in (
        Case("richelieu", "richelieu", {}),
        Case("lancaster", "lancaster", {"players": 4}),
    ):
        for figure in research_figures(case, effort, zoo=zoo):
            value = f"{figure.value:,.{2 if figure.value < 100 else 0}f} {figure.unit}"
            median = "" if figure.median is None else f" (median {figure.median:,.0f})"
            print(f"{case.label}: {figure.title}: {value}{median}")
    for name in REFERENCES if zoo else ():
        print(f"{name}: {reference_speed(name, effort):,.0f} steps/s")


if __name__ == "__main__":
    main()
