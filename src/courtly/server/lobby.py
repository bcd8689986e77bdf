"""The lists of the first page: public tables with a free seat, and games to watch."""

from __future__ import annotations

import time
from typing import Any, Literal

from pydantic import BaseModel

from .entries import Listed
from .store import Store
from .wire import GameName, Level

WATCHABLE_SECONDS = 24 * 3600.0


class OpenTable(BaseModel):
    """A public table: one with a free seat, or a game in progress."""

    table: str
    game: GameName
    status: Literal["open", "playing"]
    created: float
    active: float
    """When something last happened there."""
    seats: int
    free: int
    people: list[str]
    """The names of those who sit there; `bots` by their level."""
    bots: list[Level]
    host: str | None
    options: dict[str, Any]
    clock: dict[str, int] | None


async def open_tables(store: Store) -> list[OpenTable]:
    """Public tables with a free seat, the newest first."""
    return [_open_table(found) for found in await store.listed("open")]


async def games_to_watch(store: Store) -> list[OpenTable]:
    """Public games in progress where something happened today, the liveliest first."""
    recent = time.time() - WATCHABLE_SECONDS
    found = [_open_table(listed) for listed in await store.listed("playing")]
    lively = [table for table in found if table.active > recent]
    return sorted(lively, key=lambda table: -table.active)


def _open_table(listed: Listed) -> OpenTable:
    row = listed.row
    laid = [dict(seat) for seat in row.setting["seats"]]
    host = next((seat["name"] for seat in laid if seat["holder"] == row.host), None)
    for entry in listed.seatings:
        assert entry.seat is not None
        level = entry.data.get("bot")
        kind = {"sit": "person", "rise": "open", "seat_set": "bot" if level else "open"}[entry.kind]
        laid[entry.seat] |= {"kind": kind, "name": entry.data.get("name"), "level": level}
    return OpenTable(
        table=row.id,
        game=row.game,  # type: ignore[arg-type]
        status=row.status,  # type: ignore[arg-type]
        created=row.created,
        active=listed.active,
        seats=len(laid),
        free=sum(seat["kind"] == "open" for seat in laid),
        people=[seat["name"] for seat in laid if seat["kind"] == "person"],
        bots=[seat["level"] for seat in laid if seat["kind"] == "bot"],
        host=host,
        options=row.setting["options"],
        clock=row.setting["clock"],
    )
