"""An owner's box over HTTP: printed figures, what differs in the box, and what is wrong with it."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from .types import GameName, Strict


class SaidText(Strict):
    """A sentence of the locale files and what fills it in."""

    text: str
    params: dict[str, Any]


class PrintedFigure(Strict):
    """One figure in use, or a few that belong together, such as the points of a card."""

    where: str
    """Its place, as problems name it."""
    group: str
    """The table or list it stands in; empty for one that stands alone."""
    row: str
    """The name of its row, where that is a list,"""
    row_key: str
    """and what the file calls the name; empty where rows are only counted."""
    name: str
    value: Any
    ours: Any
    """The one of this program; null where it has none."""
    source: str
    """`text`, `example`, `public`, `reconstructed`, or `owner`."""
    rule: str | None
    """The rule that says it in words, where there is nothing to correct."""


class FigureSheet(Strict):
    """The figures of a game with an owner's changes."""

    game: GameName
    changes: dict[str, Any]
    """Just what differs, for the option `components` of a table."""
    figures: list[PrintedFigure]
    """Empty where there are problems."""
    problems: list[SaidText]
    file: str
    """What differs as a file for `courtly components`; the same for the same figures."""


class FigureChanges(Strict):
    """An owner's changes of the figures of a game."""

    changes: dict[str, Any] = Field(default_factory=dict)


class FigureFile(Strict):
    """What an owner's file says, game by game, or why nothing of it is taken."""

    sheets: list[FigureSheet]
    problems: list[SaidText]
