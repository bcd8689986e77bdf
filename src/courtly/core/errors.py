"""What can go wrong, each with what was wrong and what would be right.

What players may read is said by a text of the locale files; ``str()`` of an error is its English,
for programs.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self

LONGEST = 300  # characters of a text in a sentence


@dataclass(frozen=True)
class Said:
    """A sentence for players: a text of the locale files and its parameters.

    A parameter may be such a sentence itself, or a list of them. What somebody gave is told back
    to them by its beginning: a sentence that holds more than that nobody can read, or even make.
    """

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Cut texts that are too long."""
        if any(isinstance(value, str) and len(value) > LONGEST for value in self.params.values()):
            short = {name: _shortened(value) for name, value in self.params.items()}
            object.__setattr__(self, "params", short)

    def plain(self) -> dict[str, Any]:
        """The same as values of JSON, for clients that put it into words themselves."""
        return {
            "text": self.key,
            "params": {name: _plain(value) for name, value in self.params.items()},
        }


def _shortened(value: Any) -> Any:
    """A text that fits into a sentence; of other things nothing is changed."""
    too_long = isinstance(value, str) and len(value) > LONGEST
    return f"{value[: LONGEST - 1]}…" if too_long else value


def _plain(value: Any) -> Any:
    if isinstance(value, Said):
        return value.plain()
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value if isinstance(value, int) else str(value)


class CourtlyError(ValueError):
    """Base of all errors that are the caller's, not ours. `said` is what players read of it."""

    said: Said | None = None

    @classmethod
    def told(cls, key: str, **params: Any) -> Self:
        """An error whose sentence stands in the locale files."""
        said = Said(key, params)
        error = cls(_english(said))
        error.said = said
        return error

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors cross from process to process, however they were made."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(
    kind: type[CourtlyError], args: tuple[Any, ...], more: dict[str, Any]
) -> CourtlyError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(more)
    return error


def whole_number(value: Any, error: type[CourtlyError], what: str) -> int:
    """A number of any library, as ours; a clear word if it is none."""
    if type(value) is int:
        return value
    try:
        return operator.index(value)
    except TypeError:
        raise error(f"{what} is given by a whole number, not by {value!r}") from None


def how_many(value: Any, what: str, least: int = 1) -> int:
    """A number of things, as large as it has to be; a clear word if it is not."""
    number = whole_number(value, OptionError, what)
    if number < least:
        raise OptionError(f"{what} is at least {least}, not {number}")
    return number


def _english(said: Said) -> str:
    from .texts import texts  # which needs the errors, and reads files

    return texts().said(said)


def reason(error: CourtlyError) -> Said | str:
    """Why something else failed, as a parameter of its sentence."""
    return error.said or str(error)


class OptionError(CourtlyError):
    """An option of a game is unknown or has a value it cannot have."""


class RecordError(CourtlyError):
    """A record cannot be read, or does not replay."""


class ComponentsError(CourtlyError):
    """A file of printed figures does not fit the game. `problems` lists everything found."""

    def __init__(self, source: str, problems: Sequence[Said]) -> None:
        self.problems = tuple(problems)
        self.said = Said("problem-figures", {"source": source, "problems": self.problems})
        super().__init__(_english(self.said))


class MoveError(CourtlyError):
    """Base of everything that can be wrong with a move."""


class InvalidMove(MoveError):
    """The text is not a move of this game at all. `near` are moves written almost so."""

    def __init__(self, sentence: str, near: Sequence[str] = (), text: str | None = None) -> None:
        self.near = tuple(near)
        if text is not None:
            params = {"line": text, "near": " / ".join(near) or "none"}
            self.said = Said("problem-not-a-move", params)
        super().__init__(sentence)


class AmbiguousMove(MoveError):
    """The text could mean several legal moves: `moves`, the last of them … if there are more."""

    def __init__(self, sentence: str, moves: Sequence[str], text: str) -> None:
        self.moves = tuple(moves)
        self.said = Said("problem-ambiguous", {"line": text, "moves": ", ".join(moves)})
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

    @property
    def said(self) -> Said:
        """The sentence without the rule."""
        return Said(self.key, self.params)


class IllegalMove(MoveError):
    """The move exists but a rule forbids it now. `rule` is its number, `legal` what may be done."""

    def __init__(self, move: str, refusal: Refusal, sentence: str, legal: Sequence[str]) -> None:
        self.move = move
        self.refusal = refusal
        self.rule = refusal.rule
        self.legal = tuple(legal)
        self.said = Said("problem-illegal", {"move": move, "why": refusal.said, "rule": self.rule})
        shown = ", ".join(legal[:12]) + (f", … ({len(legal)} in all)" if len(legal) > 12 else "")
        super().__init__(f"{move}: {sentence} Legal now: {shown}")
