"""Who sits where, by the layout of a table and what happened since: without its game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .log import Entry


def seated(laid: Iterable[dict[str, Any]], seatings: Iterable[Entry]) -> list[dict[str, Any]]:
    """The seats as laid out, with who sat down, rose or was replaced."""
    seats = [dict(seat) for seat in laid]
    for entry in seatings:
        assert entry.seat is not None
        level = entry.data.get("bot")
        kind = "person" if entry.kind in ("sit", "hand_over") else "bot" if level else "open"
        new = {"kind": kind, "name": entry.data.get("name"), "level": level}
        seats[entry.seat] |= {**new, "holder": entry.who if kind == "person" else None}
    return seats
