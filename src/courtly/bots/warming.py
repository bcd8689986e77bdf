"""Compiling the bots before they are needed."""

from __future__ import annotations

import functools
from collections.abc import Callable

from ..core import jit
from ..games import description, game_class
from .levels import LEVELS
from .search.judgement import ROOM, judgement
from .search.searcher import Searcher


def is_warm(game: str) -> bool:
    """Whether the bots of a game were compiled before, on this machine, as they are now."""
    return jit.is_warm(_home(game), f"bots-{game}")


def _home(game: str) -> str:
    return jit.home_of(f"{game_class(game).spec.place_in(ROOM)}._")


def warm_up(game: str, tell: Callable[[str], None]) -> None:
    """Make sure the search of a game is compiled, and say so if that takes a while."""
    if is_warm(game):
        return
    title = description(game).title
    tell(f"Compiling the bots of {title} for this machine (once; some seconds) …")
    make_ready(game)
    jit.mark_warm(_home(game), f"bots-{game}")


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
