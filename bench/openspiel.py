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
_COUNTED = 25
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


def measure(name: str, effort: Effort) -> Reference:
    """Rollouts of an OpenSpiel game from a few deals of it."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(_SEED)
    deals = [_deal(game, rng) for _ in range(_DEALS)]
    counted = [_count(deal, rng) for deal in deals for _ in range(_COUNTED)]
    decisions = [count[0] for count in counted]

    def roll_out(n: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=n, seed=_SEED)
        for deal in deals:
            _search_once(game, evaluator).mcts_search(deal)

    n = times_to_fill(roll_out, effort.seconds)
    seconds = [clock(partial(roll_out, n)) for _ in range(effort.repeats)]
    mean = statistics.mean(decisions)
    total = n * _DEALS * mean
    return Reference(
        name=f"OpenSpiel {name}, C++",
        decisions=total / min(seconds),
        median=total / statistics.median(seconds),
        repeats=len(seconds),
        decisions_per_game=mean,
        standard_error=statistics.stdev(decisions) / len(decisions) ** 0.5,
        chance_per_game=statistics.mean(count[1] for count in counted),
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
