"""What goes over HTTP about people: their games."""

from __future__ import annotations

from .tries import GameKind
from .types import GameName, Level, Status, Strict, TableId


class MyGame(Strict):
    """A game of this person: one that goes on, or one that is over."""

    table: TableId
    game: GameName
    kind: GameKind
    status: Status
    created: float
    since: float
    """Since when it waits for somebody; of a game that is over, when it ended."""
    names: list[str | None]
    """Who sits there, by seat; null: a bot, or nobody yet."""
    levels: list[Level | None]
    """Of the bots, by seat."""
    mine: list[int]
    """The seats of this person."""
    due: list[int]
    """The seats that have something to decide,"""
    yours: bool
    """and whether this person is among them."""
    deadline: float | None
    """When the first of them runs out of time."""
    points: list[int]
    """Of a game that is over; empty before."""
    places: list[int]
    shelved: bool
    """Put aside."""


class Shelve(Strict):
    """Put a game aside, or take it back."""

    aside: bool
