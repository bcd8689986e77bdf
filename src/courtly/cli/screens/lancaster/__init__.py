"""Lancaster in the terminal: England, France, parliament and all players on one screen.

Nobody is told by colour alone: two letters stand for each seat, with a star for its ally.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from ....core.game import Game
from ....core.texts import Texts
from ....lancaster import Lancaster
from ....lancaster.constants import COUNTIES, COUNTY_LETTERS
from .asking import question
from .board import conflicts, counties, header
from .news import headlines
from .parliament import favours, laws, supply
from .players import castles, legend, players, stocks
from .sheet import sheet_table
from .words import Words

__all__ = [
    "EXAMPLE_RULE",
    "has_secrets",
    "headlines",
    "question",
    "result",
    "sheet",
    "table",
    "typed",
    "winners",
]

EXAMPLE_RULE = "L2.4"
#: So wide is everything side by side.
WIDE = 98
#: A window of so many rows has room for empty ones between the parts of the table.
HIGH = 46
LETTERS = dict(zip(COUNTY_LETTERS, COUNTIES, strict=True))


class _Board:
    """The whole table, laid out by the width there is."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        words = self.words
        wide = options.max_width >= WIDE
        gap = [Text()] if console.height >= HIGH else []
        yield header(words)
        yield from gap
        if wide:
            board = Table.grid(padding=(0, 2))
            board.add_row(counties(words), conflicts(words))
            yield board
        else:
            yield counties(words)
            yield conflicts(words)
        yield from gap
        yield laws(words, wide)
        yield favours(words, words.view.favour_pays)
        if words.view.supply is not None:
            yield supply(words)
        yield from gap
        if wide:
            yield players(words)
        else:
            yield stocks(words)
            yield castles(words)
        yield legend(words)
        if not wide:
            yield Text(words("narrow", width=WIDE), "dim")


def table(game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
    """Map, conflicts, parliament, favours and players, as `seat` sees them."""
    assert isinstance(game, Lancaster)
    return _Board(Words(game.view(seat), texts))


def sheet(game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
    """Points by source, and what the final scoring would give now, as `seat` can know it."""
    assert isinstance(game, Lancaster)
    return sheet_table(Words(game.view(seat), texts))


def result(game: Game[Any, Any], texts: Texts) -> RenderableType:
    """The score sheet of a finished game."""
    return sheet(game, None, texts)


def has_secrets(game: Game[Any, Any], seat: int) -> bool:
    """Whether the seat votes, or has gold and squires behind a screen [L11.1, L11.2]."""
    assert isinstance(game, Lancaster)
    if game.decision == "vote":
        return True
    return game.view(None).players[seat].gold is None


def typed(line: str) -> str:
    """What was meant: counties go by their letters on the map too, a bare vote has no stones."""
    words = line.split()
    if line.lower() in ("yes", "no"):
        return f"{line} 0"
    return " ".join([*words[:-1], LETTERS.get(words[-1].upper(), words[-1])]) if words else line
