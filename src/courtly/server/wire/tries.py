"""What goes over HTTP about one's games: tries from positions of others, and all that are over."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .types import EndedBy, GameName, Level, Name, Status, Strict, TableId

GameKind = Literal["table", "try", "guide", "daily"]
TreeId = Annotated[str, Field(min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class TryInfo(Strict):
    """A game from a position of another."""

    table: TableId
    parent: TableId | None
    """The try it goes on from; null: from the game itself."""
    move: int
    """After how many moves of that."""
    name: str
    """As its owner calls it; often empty."""
    seat: int
    level: Level | None
    """Of the bots."""
    status: Status
    points: list[int]
    """Everybody's at the end; empty before."""
    place: int | None
    """Of whom it is, from 0."""


class TryTree(Strict):
    """All tries of one person from one game; who has its link can see them."""

    tree: TreeId
    game: GameName
    seats: int
    source: str
    """The table of the game, or of a record ``record-`` and the beginning of its hash."""
    yours: bool
    expires: float
    """When its last try is forgotten here."""
    tries: list[TryInfo]


class TryName(Strict):
    """Another name for a try."""

    name: Name


class PastGame(Strict):
    """A finished game of this browser."""

    table: TableId
    game: GameName
    at: float
    """When it was begun."""
    kind: GameKind
    seat: int
    why: EndedBy
    points: list[int]
    places: list[int]
    levels: list[Level | None]
    """Of the bots, by seat; null: people."""
    feats: dict[str, int]
    """What the game counts of this seat, beside points."""
