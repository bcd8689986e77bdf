"""What the database keeps of a table: its layout, and the log of what happened there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, cast

from ..wire.types import Status

Kind = Literal[
    "sit", "rise", "set_seat", "move", "undo", "propose", "answer", "lapse", "resign", "leave",
    "back", "stand_in", "offer", "hand_over", "holiday", "pause", "chat", "mute",
    "set_chat", "rematch",
]  # fmt: skip
#: Names that kinds had in logs of earlier versions.
OLD_KINDS = {"seat_set": "set_seat"}
#: Kinds of entries that change who sits where.
SEATINGS: tuple[Kind, ...] = ("sit", "rise", "set_seat", "hand_over")
#: Kinds of entries that leave the position as it is.
TALK: frozenset[Kind] = frozenset({"chat", "mute", "set_chat", "rematch"})


class Entry(NamedTuple):
    """One thing that happened at a table."""

    table: str
    number: int
    kind: Kind
    seat: int | None
    data: dict[str, Any]
    who: str | None
    key: str | None
    at: float


def kind_of(stored: str) -> Kind:
    """The kind of an entry by the name the database has for it; a table refuses unknown ones."""
    return cast(Kind, OLD_KINDS.get(stored, stored))


def stored_names(kinds: tuple[Kind, ...]) -> list[str]:
    """All names by which the database may know entries of these kinds."""
    return [*kinds, *(old for old, new in OLD_KINDS.items() if new in kinds)]


@dataclass(frozen=True)
class Row:
    """A table as it was laid out."""

    id: str
    created: float
    game: str
    engine: int
    setting: dict[str, Any]
    """Options, seats as laid out, clock, the level of substitutes, whether hints are given."""
    seed: str
    host: str
    private: bool
    status: Status
    tended: bool
    """Whether a bot or a clock may have to act though nobody asks."""


@dataclass(frozen=True)
class Listed:
    """A public table, who sat down and rose there, when something last happened, and when someone
    who sits there was last seen."""

    id: str
    seatings: list[Entry]
    active: float
    seen: float
