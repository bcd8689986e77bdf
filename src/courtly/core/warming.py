"""Compiling an engine before it is needed, with a word to whoever waits."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import cache

if TYPE_CHECKING:
    from .game import Game


def warm_up(game: type[Game[Any, Any]], tell: Callable[[str], None] | None = None) -> None:
    """Make sure the engine is compiled, and say so if that takes a while.

    Where nobody is to wait for the compiler (``lazy``) there is nothing to do: see `courtly.ready`.
    """
    if game._warmed or cache.MODE == "lazy":
        return
    game._warmed = True
    if cache.is_warm(game.spec.description.home):
        return
    say = tell or (lambda line: print(line, file=sys.stderr, flush=True))
    name = game.spec.description.title
    say(f"Compiling the {name} engine for this machine (once; a few seconds) …")
    exercise(game)
    cache.mark_warm(game.spec.description.home)
    say(f"The {name} engine is ready.")


def exercise(game: type[Game[Any, Any]]) -> None:
    """Call once whatever a table calls: that compiles it, or loads it from the cache."""
    game._warmed = True
    example = game.example()
    seat = example.actor or 0
    example.play(example.legal()[0])
    for viewer in (None, seat):
        example.resampled(viewer, 1)
        example.view(viewer)
        example.events_for(viewer)
    _ = example.actors, example.scores(), example.standing()
