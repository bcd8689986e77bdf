"""Search compiled for each game with that game's judgement."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

from ..core import jit
from ..core.moves import Move
from ..core.seen import Seen
from ..games import game_class
from .style import Style


@functools.cache
def search(game: str) -> ModuleType:
    """`bots.search`, specialised for a game."""
    judge = importlib.import_module(f"courtly.bots.{game}")
    kernels: dict[str, Any] = {**game_class(game).spec.kernels, **judge_kernels(judge)}
    return jit.specialise("courtly.bots.search", f"courtly.bots.{game}", **kernels)


def judge_kernels(judge: ModuleType) -> dict[str, Any]:
    """The kernels of judgement a module supplies."""
    return {name: getattr(judge, name) for name in ("blind", "estimate", "propose")}


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
    from .levels import LEVELS
    from .searcher import Searcher

    seen = game_class(game).example().seen_by_actor()
    LEVELS["squire"](1).choose(seen)
    searcher = Searcher(1, simulations=2, room=100)
    searcher.choose(seen)
    searcher.explain()
    if exact := solver(game):
        exact.warm_up(seen)


class Solver(Protocol):
    """An exact solver of a game's endings."""

    def solve(
        self, seen: Seen, positions: int, rng: Any, until: float | None
    ) -> tuple[Move, str] | None:
        """A move that is proven best, and what was proven; None if there was too much to do.

        It gives up after so many positions, and when `perf_counter` reaches `until`.
        """
        ...

    def warm_up(self, seen: Seen) -> None:
        """Compile what it needs."""
        ...


def solver(game: str) -> Solver | None:
    """The exact solver of a game, where it has one."""
    name = importlib.import_module(f"courtly.bots.{game}").SOLVER
    found: Solver | None = importlib.import_module(f"courtly.bots.{name}") if name else None
    return found


def style(game: str) -> Style:
    """How search works best in a game, as measured."""
    found: Style = importlib.import_module(f"courtly.bots.{game}").STYLE
    return found
