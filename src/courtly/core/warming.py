"""Compiling an engine before it is needed, with a word to whoever waits."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from . import jit

if TYPE_CHECKING:
    from .game import Game


def warm_up(game: type[Game[Any, Any]], tell: Callable[[str], None] | None = None) -> None:
    """Make sure the engine is compiled, and say so if that takes a while."""
    if game._warmed:
        return
    game._warmed = True
    if jit.is_warm(game.spec.home):
        return
    say = tell or (lambda line: print(line, file=sys.stderr, flush=True))
    for line in _compile_steps(game):
        say(line)


def _compile_steps(game: type[Game[Any, Any]]) -> Iterator[str]:
    """Compile by playing a little, with a line before each step."""
    from .playouts import run_random_games

    name = game.spec.description.title
    yield f"Compiling the {name} engine for this machine (once; a few seconds) …"
    example = game.example()
    example.legal()
    example.play(example.legal()[0])
    for seat in (None, 0):
        example.resampled(seat, 1)
    example.view(0)
    example.standing()
    run_random_games(example, 1, seed=1)
    jit.mark_warm(game.spec.home)
    yield f"The {name} engine is ready."
