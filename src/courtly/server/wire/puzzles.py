"""What goes over HTTP when somebody solves puzzles."""

from __future__ import annotations

from typing import Any

from ...study.puzzles.model import Theme
from .replies import LegalMove
from .types import GameName, MoveGiven, Strict


class PuzzleInfo(Strict):
    """A puzzle, before it is looked at."""

    number: int
    """From 1."""
    theme: Theme
    grade: int
    """How far a search must look to find the answer: 1 at a glance, 5 further than most."""


class PuzzleBox(Strict):
    """The puzzles of a game."""

    game: GameName
    puzzles: list[PuzzleInfo]


class PuzzleShown(PuzzleInfo):
    """A position in which one move alone is right."""

    game: GameName
    open: bool
    """Whether all cards lie open; else one sees what the seat can know."""
    seat: int
    """Who decides."""
    seats: list[str]
    decision: str
    legal: list[LegalMove]
    view: dict[str, Any]


class PuzzleTry(Strict):
    """An answer."""

    move: MoveGiven


class MoveWorth(Strict):
    """What a move leads to."""

    move: LegalMove
    worth: int
    """Points ahead at the end if all lies open; else the chance in hundredths of a per cent."""


class PuzzleTold(Strict):
    """Whether an answer is right, and why."""

    right: bool
    tried: LegalMove
    move: LegalMove
    """The one right move,"""
    line: list[LegalMove]
    """what follows it if all play well, it included,"""
    line_seats: list[int]
    """and who plays that."""
    worth: list[MoveWorth]
    """The moves that were looked at, the best first."""
