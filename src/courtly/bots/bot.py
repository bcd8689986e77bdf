"""What a bot is: something that chooses one of its legal moves from what its seat knows.

A bot of your own is ten lines, and plays in the terminal and the arena as ``module:Class``:

    class Stubborn:
        def __init__(self, seed=None):
            pass

        def choose(self, seen):
            return seen.legal[-1]
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from ..core.moves import Move
from ..core.seen import Seen


@runtime_checkable
class Bot(Protocol):
    """A computer opponent for one seat of one game. It is made with a seed (or None)."""

    def choose(self, seen: Seen) -> Move:
        """One of `seen.legal`."""
        ...


@dataclass(frozen=True)
class Candidate:
    """A move a bot thought about: how often, what it expects for every seat, and what follows."""

    move: Move
    visits: int
    expected: tuple[float, ...]
    line: tuple[Move, ...]


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why: the candidates of its last choice, best first."""

    def explain(self) -> list[Candidate]:
        """What it thought about when it last chose."""
        ...
