"""What can go wrong, each with what was wrong and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


class CourtlyError(ValueError):
    """Base of all errors that are the caller's, not ours."""


class OptionError(CourtlyError):
    """An option of a game is unknown or has a value it cannot have."""


class RecordError(CourtlyError):
    """A record cannot be read, or does not replay."""


class ComponentsError(CourtlyError):
    """A file of printed figures does not fit the game. `problems` lists everything found."""

    def __init__(self, source: str, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        lines = "\n".join(f"  - {problem}" for problem in problems)
        super().__init__(f"{source} does not fit the game:\n{lines}")


class MoveError(CourtlyError):
    """Base of everything that can be wrong with a move."""


class InvalidMove(MoveError):
    """The text is not a move of this game at all. `near` are moves written almost so."""

    def __init__(self, sentence: str, near: Sequence[str] = ()) -> None:
        self.near = tuple(near)
        super().__init__(sentence)


class AmbiguousMove(MoveError):
    """The text could mean several legal moves: `moves`, the last of them … if there are more."""

    def __init__(self, sentence: str, moves: Sequence[str]) -> None:
        self.moves = tuple(moves)
        super().__init__(sentence)


class NotYourDecision(MoveError):
    """The seat has nothing to decide now."""


class GameOver(MoveError):
    """The game has ended; there is nothing left to play."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the rule, and a text with its parameters from the locale files."""

    rule: str
    key: str
    params: dict[str, Any] = field(default_factory=dict)


class IllegalMove(MoveError):
    """The move exists but a rule forbids it now. `rule` is its number, `legal` what may be done."""

    def __init__(self, move: str, refusal: Refusal, sentence: str, legal: Sequence[str]) -> None:
        self.move = move
        self.refusal = refusal
        self.rule = refusal.rule
        self.legal = tuple(legal)
        shown = ", ".join(legal[:12]) + (f", … ({len(legal)} in all)" if len(legal) > 12 else "")
        super().__init__(f"{move}: {sentence} Legal now: {shown}")
