"""A puzzle, and what a game supplies to make some."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol

from ..model import Found

if TYPE_CHECKING:
    from ...core.game import Game

#: What is asked: to win, to lose by as little as one can, to place a knight, to vote.
Theme = Literal["win", "save", "place", "vote"]
#: The last of them no search found that was tried.
HARDEST = 5


class Puzzle(Found):
    """A position in which one move alone is right."""

    deal: int
    """The game it was found in, by its number,"""
    after: int
    """and after how many moves of it."""
    theme: Theme
    seat: int
    """Who decides."""
    open: bool
    """Whether all cards lie open in it, so that what is said of it is exact."""
    grade: int
    """How far a search must look to find it, 1 to `HARDEST`."""
    move: str
    """The one right move,"""
    line: list[str]
    """and what follows it if all play well, it included."""
    worth: dict[str, int]
    """What moves lead to: points ahead at the end where all lies open; else the chance to win, in
    hundredths of a per cent, of those that were looked at."""
    position: str
    """The position, compressed."""


@dataclass(frozen=True)
class Riddle:
    """What a game finds in a position; the rest of a puzzle is the same for all games."""

    theme: Theme
    seat: int
    open: bool
    grade: int
    move: str
    line: list[str]
    worth: dict[str, int]


class Maker(Protocol):
    """The module of a game that finds and proves its puzzles (`Description.puzzles`)."""

    def table(self, deal: int) -> Mapping[str, Any]:
        """The options of the game with this number."""
        ...

    def find(self, game: Game[Any, Any], seed: int) -> Riddle | None:
        """What there is to ask in a position, if anything."""
        ...

    def doubts(self, game: Game[Any, Any], puzzle: Puzzle, seed: int) -> list[str]:
        """What speaks against a puzzle when it is proven again; nothing, if it is right."""
        ...
