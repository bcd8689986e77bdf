"""What the database keeps of a table: its layout, and the log of what happened there."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

#: Entries that change who sits where before the game.
SEATINGS = ("sit", "rise", "seat_set")


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    table: str
    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    who: str | None = None
    key: str | None = None
    at: float = field(default_factory=time.time)


@dataclass(frozen=True)
class Row:
    """A table as it was laid out."""

    id: str
    created: float
    game: str
    engine: int
    setting: dict[str, Any]
    seed: str
    host: str
    private: bool
    status: str
    tended: bool


@dataclass(frozen=True)
class Listed:
    """A public table, who sat down and rose there, and when something last happened."""

    row: Row
    seatings: list[Entry]
    active: float
