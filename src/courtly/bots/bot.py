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
from ..core.texts import Texts, texts


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


@dataclass(frozen=True)
class Proof:
    """What was shown about a choice, and no more than that."""

    claim: str
    """Which of the texts ``proof-…`` says it."""
    worlds: int
    """In how many ways hidden things can lie it was looked at."""

    def __str__(self) -> str:
        return self.say(texts())

    def say(self, text: Texts) -> str:
        """The claim in words."""
        return text(f"proof-{self.claim}", worlds=self.worlds)


class Spare(Protocol):
    """Says whether there is a processor nobody else wants, whenever one asks."""

    def __call__(self) -> bool:
        """Whether it may be used for the next few milliseconds."""
        ...


@runtime_checkable
class UsesSpare(Protocol):
    """A bot that can think with a second processor."""

    spare: Spare | None


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why: the candidates of its last choice, best first."""

    def explain(self) -> list[Candidate]:
        """What it thought about when it last chose."""
        ...
