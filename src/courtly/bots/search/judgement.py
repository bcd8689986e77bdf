"""What a game supplies for search, and search compiled with it.

A module of judgement has the three kernels below, a `STYLE`, `STEPS` and, in `SOLVER`, the module
of an exact solver or nothing; `FEATURES` says what nets look at and `STRONGER` at which
tables they judge, `NETS_PLAY_ON` for how many decisions a long search on them plays on. A game
without such a module is judged by playouts.
"""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ...core import jit
from ...core.moves import Move
from ...core.seen import Seen
from ...games import description
from ..bot import Proof
from .style import Steps, Style

ROOM = "courtly.bots.games"
#: How many seats there are at most, and the type of a position.
MOST_SEATS = 0
STATE = np.dtype(np.void)


def estimate(s: Any, values: Any, rng: Any) -> None:
    """Each seat's prospects in `values`, from 0 (lost) to 1 (won), at the end or before it.

    `rng` is there for those who ask chance.
    """
    raise NotImplementedError


def blind(s: Any) -> bool:
    """Whether looking one move ahead shows nothing in the open decision, as in a secret vote."""
    raise NotImplementedError


def propose(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """The index of one of the first `n` moves that a sensible player might make."""
    raise NotImplementedError


class Solver(Protocol):
    """An exact solver of a game's endings."""

    def solve(
        self, seen: Seen, positions: int, rng: Any, until: float | None
    ) -> tuple[Move, Proof] | None:
        """A move that is proven best, and what was proven; None if there was too much to do.

        It gives up after so many positions, and when `perf_counter` reaches `until`.
        """
        ...

    def warm_up(self, seen: Seen) -> None:
        """Compile what it needs."""
        ...


@dataclass(frozen=True)
class Judgement:
    """How a game is searched."""

    search: ModuleType
    """`bots.search.kernels`, specialised."""
    style: Any
    """How search works best, as measured: a tuple its kernels read."""
    solver: Solver | None
    is_secret: Callable[[Any], bool] | None = None
    """Whether a choice should not be readable: then it is drawn by how often each was tried."""
    shown: Callable[[Any, NDArray[np.float64]], NDArray[np.float64]] | None = None
    """How chances that a search found in a position are shown to people, if not as they are."""
    steps: Steps = field(default_factory=Steps)
    """What sets the levels apart."""


@functools.cache
def judgement(game: str) -> Judgement:
    """How a game is searched, by its own judgement or by playouts."""
    about = description(game)
    spec = about.load_game().spec
    place = about.place_in(ROOM)
    kernels: dict[str, Any] = {**spec.kernels, "MOST_SEATS": about.most, "STATE": spec.dtype}
    own: Any = about.load_part("judgement")
    judge = own or jit.specialise("courtly.bots.search.playouts", place, **kernels)
    kernels |= {name: getattr(judge, name) for name in ("blind", "estimate", "propose")}
    search = jit.specialise("courtly.bots.search.kernels", place, **kernels)
    if own is None:
        return Judgement(search, Style(horizon=spec.most_decisions), None)
    solver: Any = importlib.import_module(own.SOLVER) if own.SOLVER else None
    return Judgement(search, own.STYLE, solver, steps=own.STEPS)
