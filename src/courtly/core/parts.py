"""Views as JSON in parts, so that what did not change is not sent again."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import orjson

Part = bytes | tuple[bytes, ...]
"""A field of a view as JSON; of a list, each of its items."""
Parts = dict[str, Part]


@dataclass(frozen=True, slots=True)
class Item:
    """One item of a list that all know, as only one seat knows it."""

    place: int
    json: bytes

    def within(self, items: Part) -> tuple[bytes, ...]:
        """The whole list as that seat knows it."""
        assert isinstance(items, tuple)
        return (*items[: self.place], self.json, *items[self.place + 1 :])


OwnParts = Mapping[str, Part | Item]
"""What a seat has for itself; it goes before what all have in common."""


@dataclass(frozen=True, slots=True)
class Told:
    """Fields of views as JSON: those all have in common, and by seat those each has for itself."""

    common: Parts
    own: dict[int | None, OwnParts]
    source: Any = None
    """What a game wants to know again when it tells the next position."""
    touched: Collection[str] | None = None
    """Names of the common fields that may be others than those told before; None: of any."""


def as_parts(fields: Mapping[str, Any]) -> Parts:
    """Fields of a view as JSON.

    >>> as_parts({"turn": 7, "hands": [["ace"], []]})
    {'turn': b'7', 'hands': (b'["ace"]', b'[]')}
    """
    dumps = orjson.dumps
    return {
        name: tuple(map(dumps, value)) if isinstance(value, list | tuple) else dumps(value)
        for name, value in fields.items()
    }


def as_object(parts: Parts) -> bytes:
    """Parts as one JSON object.

    >>> as_object({"turn": b"7", "hands": (b'["ace"]', b"[]")})
    b'{"turn":7,"hands":[["ace"],[]]}'
    """
    return b"{%b}" % b",".join(
        b'"%b":%b' % (name.encode(), part if isinstance(part, bytes) else as_list(part))
        for name, part in parts.items()
    )


def as_list(items: tuple[bytes, ...]) -> bytes:
    """Items as one JSON list."""
    return b"[%b]" % b",".join(items)


def together(common: Parts, own: OwnParts) -> Parts:
    """A whole view.

    >>> together({"turn": b"7", "hands": (b"[]", b"[]")}, {"hands": Item(1, b'["ace"]')})
    {'turn': b'7', 'hands': (b'[]', b'["ace"]')}
    """
    mine = {
        name: part.within(common[name]) if isinstance(part, Item) else part
        for name, part in own.items()
    }
    return common | mine
