"""The yardstick: OpenSpiel's own random rollouts, played in C++.

`RandomRolloutEvaluator` has no method for Python to call, but a search of one simulation does
nothing but call it at the root: n whole games in C++ for one call from Python. A decision is a
choice of a player; what chance does costs time there but does not count. How many decisions a game
has is found by playing some from the same positions in Python.
"""

from __future__ import annotations

import importlib.metadata
import random
import statistics
from dataclasses import dataclass
from functools import partial
from typing import Any

from .figures import Effort, clock, times_to_fill

GAMES = ("gin_rummy", "chess", "skat", "hearts")
_DEALS = 4
_COUNTED = 50
_SEED = 1


@dataclass(frozen=True)
class Reference:
    """How fast another engine plays at random: decisions/s, the best of several repeats."""

    name: str
    decisions: float
    median: float
    repeats: int
    decisions_per_game: float
    standard_error: float
    chance_per_game: float


def version() -> str | None:
    """The version of OpenSpiel, None if it is not installed."""
    try:
        import pyspiel  # noqa: F401

        return importlib.metadata.version("open_spiel")
    except ImportError:
        return None


class Rollouts:
    """Rollouts of an OpenSpiel game from a few deals of it, sampled at several moments of a run."""

    def __init__(self, name: str, effort: Effort) -> None:
        import pyspiel

        self._name = name
        self._effort = effort
        self._game = pyspiel.load_game(name)
        self._rng = random.Random(_SEED)
        self._deals = [_deal(self._game, self._rng) for _ in range(_DEALS)]
        self._n = 0
        self._seconds: list[float] = []

    def sample(self) -> None:
        """Play some batches."""
        self._n = self._n or times_to_fill(self._roll_out, self._effort.seconds)
        self._seconds += [
            clock(partial(self._roll_out, self._n)) for _ in range(self._effort.repeats)
        ]

    def _roll_out(self, n: int) -> None:
        import pyspiel

        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=n, seed=_SEED)
        for deal in self._deals:
            _search_once(self._game, evaluator).mcts_search(deal)

    def reference(self) -> Reference:
        """The speed, with the length of a game counted over some of them."""
        counts = [_count(deal, self._rng) for deal in self._deals for _ in range(_COUNTED)]
        decisions = [count[0] for count in counts]
        mean = statistics.mean(decisions)
        total = self._n * _DEALS * mean
        return Reference(
            name=f"OpenSpiel {self._name}, C++",
            decisions=total / min(self._seconds),
            median=total / statistics.median(self._seconds),
            repeats=len(self._seconds),
            decisions_per_game=mean,
            standard_error=statistics.stdev(decisions) / len(decisions) ** 0.5,
            chance_per_game=statistics.mean(count[1] for count in counts),
        )


def _search_once(game: Any, evaluator: Any) -> Any:
    import pyspiel

    return pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=10,
        solve=False,
        seed=_SEED,
        verbose=False,
    )


def _deal(game: Any, rng: random.Random) -> Any:
    """The first position with something to decide."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _chance(state, rng)
    return state


def _chance(state: Any, rng: random.Random) -> None:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, weights)[0])


def _count(deal: Any, rng: random.Random) -> tuple[int, int]:
    """Decisions and chance events of one random game."""
    state, decisions, chances = deal.clone(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            _chance(state, rng)
            chances += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions, chances
