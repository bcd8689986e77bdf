"""The lists of the first page: public tables with a free seat, and games to watch."""

from __future__ import annotations

import logging
import time

from .. import metrics
from ..storage.store import Store
from ..table.log import Listed
from ..wire.bodies import OpenTable
from ..wire.encode import encode
from ..wire.types import Clock

LOG = logging.getLogger("courtly.lobby")
WATCHABLE_SECONDS = 24 * 3600.0


async def open_tables(store: Store) -> bytes:
    """Public tables with a free seat, the newest first, as JSON."""
    return _list(await store.listed("open"))


async def games_to_watch(store: Store) -> bytes:
    """Public games in progress where something happened today, the liveliest first, as JSON."""
    recent = time.time() - WATCHABLE_SECONDS
    lively = [found for found in await store.listed("playing") if found.active > recent]
    return _list(sorted(lively, key=lambda found: -found.active))


def _list(tables: list[Listed]) -> bytes:
    """Each table is put into JSON by itself: one that cannot be shown is left out."""
    shown = []
    for found in tables:
        try:
            shown.append(encode(_open_table(found)))
        except Exception:
            metrics.FAILURES.inc()
            LOG.exception("a table cannot be listed", extra={"game": found.row.game})
    return b"[" + b",".join(shown) + b"]"


def _open_table(listed: Listed) -> OpenTable:
    row = listed.row
    laid = [dict(seat) for seat in row.setting["seats"]]
    host = next((seat["name"] for seat in laid if seat["holder"] == row.host), None)
    for entry in listed.seatings:
        assert entry.seat is not None
        level = entry.data.get("bot")
        kind = "person" if entry.kind == "sit" else "bot" if level else "open"
        laid[entry.seat] |= {"kind": kind, "name": entry.data.get("name"), "level": level}
    assert row.status != "over"
    options = row.setting["options"]
    return OpenTable(
        table=row.id,
        game=row.game,
        status=row.status,
        created=row.created,
        active=listed.active,
        seats=len(laid),
        free=sum(seat["kind"] == "open" for seat in laid),
        people=[seat["name"] for seat in laid if seat["kind"] == "person"],
        bots=[seat["level"] for seat in laid if seat["kind"] == "bot"],
        host=host,
        options={name: value for name, value in options.items() if name != "components"},
        corrected="components" in options,
        clock=Clock(**row.setting["clock"]) if row.setting["clock"] else None,
    )
