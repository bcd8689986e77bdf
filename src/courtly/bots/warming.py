"""Calling once all that bots call: that compiles it, or loads it from the cache."""

from __future__ import annotations

import functools
from collections.abc import Callable
from types import ModuleType

import numpy as np

from ..core.rng import generator
from ..core.seen import Seen
from ..games import game_class
from .levels import LEVELS
from .nets import weights
from .nets.learned import Look, NetStyle, learned
from .search.judgement import Judgement, judgement
from .search.searcher import Searcher


def _exercise_squire(game: str) -> None:
    LEVELS["squire"](1).choose(_example(game))


def _exercise_search(game: str) -> None:
    seen = _example(game)
    searcher = Searcher(1, simulations=2, room=100)
    searcher.choose(seen)
    searcher.explain()
    if solver := judgement(game).solver:
        solver.warm_up(seen)


def _example(game: str) -> Seen:
    return game_class(game).example().seen_by_actor()


def _exercise_nets(game: str) -> None:
    how = learned(game)
    if how is None:
        return
    seen = _example(game)
    net = weights.empty(how.shape)
    searched = Judgement(how.searching, NetStyle(net), None, how.searching.is_secret)
    searcher = Searcher(1, simulations=2, room=100, judge=lambda _: (searched, ""))
    searcher.choose(seen)
    searcher.explain()
    totals = np.zeros(seen.kind.spec.most_moves)
    work, desk = np.zeros(3, seen.kind.spec.dtype), how.judging.open_desk(net)
    how.judging.look_ahead(seen.record, work, seen.seat, Look(), net, desk, generator(1), totals)
    moves = np.array(seen.legal, np.int16)
    how.judging.glance(seen.record, work, seen.seat, moves, len(moves), net, desk, generator(1))


#: What there is, in the order in which it is needed.
STAGES: dict[str, Callable[[str], None]] = {
    "squire": _exercise_squire,
    "search": _exercise_search,
    "nets": _exercise_nets,
}


@functools.cache
def make_ready(game: str) -> None:
    """Load, or compile, all that the bots of a game need."""
    for exercise in STAGES.values():
        exercise(game)


def modules(game: str, stage: str) -> tuple[ModuleType, ...]:
    """The modules whose kernels the bots of a stage call."""
    if stage == "nets":
        nets = learned(game)
        return (nets.judging, nets.searching) if nets else ()
    how = judgement(game)
    solver = (how.solver,) if isinstance(how.solver, ModuleType) else ()
    return (how.search, *solver)
