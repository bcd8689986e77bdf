"""Compiling the bots before they are needed."""

from __future__ import annotations

import functools
from collections.abc import Callable

from ..core import jit
from ..games import game_class
from .levels import LEVELS
from .search.judgement import judgement
from .search.searcher import Searcher


def warm_up(game: str, tell: Callable[[str], None]) -> None:
    """Make sure the search of a game is compiled, and say so if that takes a while."""
    if jit.is_warm("bots", game):
        return
    tell(f"Compiling the bots of {game.capitalize()} for this machine (once; some seconds) …")
    make_ready(game)
    jit.mark_warm("bots", game)


@functools.cache
def make_ready(game: str) -> None:
    """Load, or compile, all that the bots of a game need."""
    seen = game_class(game).example().seen_by_actor()
    LEVELS["squire"](1).choose(seen)
    searcher = Searcher(1, simulations=2, room=100)
    searcher.choose(seen)
    searcher.explain()
    if solver := judgement(game).solver:
        solver.warm_up(seen)
