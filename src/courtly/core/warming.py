"""Compiling an engine before it is needed, with a word to whoever waits."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
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
    with told(f"{game.spec.description.title}, engine", tell):
        exercise(game)
    cache.mark_warm(game.spec.description.home)


@contextlib.contextmanager
def told(what: str, tell: Callable[[str], None] | None = None) -> Iterator[None]:
    """Say that something is compiled and, when it is, how long that took."""
    say = tell or (lambda line: print(line, file=sys.stderr, flush=True))
    say(f"Compiling for this machine, once, up to a minute: {what} …")
    began = time.perf_counter()
    yield
    say(f"Compiled in {time.perf_counter() - began:.0f} s: {what}.")


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
