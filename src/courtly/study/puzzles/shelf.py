"""The file puzzles are kept in: a head, then one puzzle a line. Read without the compiler."""

from __future__ import annotations

import functools
import importlib.resources
import os
import zlib
from base64 import b85decode, b85encode
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from ...core.errors import CourtlyError
from ...games import description, game_class, names
from ..model import Found
from .model import Puzzle

if TYPE_CHECKING:  # a server that only tells which there are is light
    from ...core.game import Game

FILE = "data/puzzles.jsonl"


class Head(Found):
    """How the puzzles of a file were made."""

    game: str
    seed: int
    deals: int
    """How many games were looked at; the next one has this number."""


@dataclass
class Shelf:
    """The puzzles of one game."""

    head: Head
    puzzles: list[Puzzle] = field(default_factory=list)

    def write(self, path: Path) -> None:
        """Put all of it into a file, at once or not at all."""
        lines = [part.model_dump_json() for part in (self.head, *self.puzzles)]
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_suffix(".new")
        aside.write_text("\n".join(lines) + "\n", "utf-8")
        os.replace(aside, path)

    def went_on(self, deals: int) -> None:
        """So many games were looked at by now."""
        self.head = self.head.model_copy(update={"deals": deals})


def read(text: str) -> Shelf:
    """The puzzles in the text of a file."""
    first, *rest = text.splitlines() or [""]
    try:
        return Shelf(Head.model_validate_json(first), [*map(Puzzle.model_validate_json, rest)])
    except ValidationError as error:
        raise CourtlyError(f"this is no file of puzzles: {error}") from None


def home(game: str) -> Path:
    """Where the puzzles of a game are in the package."""
    return Path(str(importlib.resources.files(description(game).package).joinpath(FILE)))


@functools.cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that came with the program."""
    path = home(game)
    return tuple(read(path.read_text("utf-8")).puzzles) if path.exists() else ()


def games_with_puzzles() -> list[str]:
    """The games there are puzzles of."""
    return [game for game in names() if home(game).exists()]


def packed(game: Game[Any, Any]) -> str:
    """A position as a short text."""
    return b85encode(zlib.compress(game.to_bytes(), 9)).decode()


def unpacked(game: str, puzzle: Puzzle) -> Game[Any, Any]:
    """The game at the position of a puzzle."""
    return game_class(game).from_bytes(zlib.decompress(b85decode(puzzle.position)))
