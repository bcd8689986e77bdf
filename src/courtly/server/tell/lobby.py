"""The lists of the first page: public tables with a free seat, and games to watch.

What a table was laid out with never changes and is read once; who sits there now is read again, at
most every other second. Tables whose people are long gone are no longer shown.
"""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from .. import clock, metrics
from ..storage.store import Store
from ..table.log import Listed, Row
from ..table.seating import seated
from ..table.table import Table
from ..wire.bodies import OpenTable
from ..wire.encode import encode
from ..wire.types import Clock

LOG = logging.getLogger("courtly.lobby")
LISTED_SECONDS = 24 * 3600.0
"""So long a table is shown after somebody was there."""
HERE_SECONDS = 60.0
FRESH_SECONDS = 2.0
MOST = 500  # tables that are looked at
KEPT = 2000  # layouts in memory
OF_ONE_HOST = 3  # tables of the same person in a list nobody searches in

ListedStatus = Literal["open", "playing"]


@dataclass(frozen=True)
class Wanted:
    """What somebody looks for."""

    status: ListedStatus = "open"
    game: str | None = None
    words: str = ""
    """Part of the name of somebody who sits there."""
    skip: int = 0
    limit: int = 100

    @property
    def searches(self) -> bool:
        """Whether they look for something in particular."""
        return bool(self.words)

    def fits(self, table: OpenTable) -> bool:
        """Whether a table is what they look for."""
        if self.game is not None and table.game != self.game:
            return False
        sought = self.words.casefold()
        return not sought or any(sought in name.casefold() for name in table.people)


@dataclass(frozen=True)
class _Layout:
    """What is shown of a table as it was laid out."""

    host: str
    shown: dict[str, Any]
    seats: list[dict[str, Any]]


class Lobby:
    """The lists, as they were a moment ago."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._layouts: OrderedDict[str, _Layout] = OrderedDict()
        self._lists: dict[ListedStatus, tuple[float, list[tuple[str, OpenTable]]]] = {}

    def changed(self) -> None:
        """A table was made, or somebody sat down: what was read is old."""
        self._lists.clear()

    def table_changed(self, table: Table) -> None:
        """Somebody sat down, the game began or is over; moves change nothing here."""
        if table.ended is not None or not table.marks:
            self.changed()

    async def show(self, wanted: Wanted) -> bytes:
        """The tables somebody looks for, as JSON: where people are first, then the newest."""
        shown, of_host = [], Counter[str]()
        for host, table in await self._tables(wanted.status):
            of_host[host] += 1
            if (wanted.searches or of_host[host] <= OF_ONE_HOST) and wanted.fits(table):
                shown.append(encode(table))
        some = shown[wanted.skip : wanted.skip + wanted.limit]
        return b"[" + b",".join(some) + b"]"

    async def _tables(self, status: ListedStatus) -> list[tuple[str, OpenTable]]:
        read, tables = self._lists.get(status, (float("-inf"), []))
        if time.monotonic() - read < FRESH_SECONDS:
            return tables
        read, now = time.monotonic(), clock.now()
        listed = await self._store.listed(status, MOST)
        listed = [found for found in listed if now - _last(found, status) < LISTED_SECONDS]
        await self._read_layouts([found.id for found in listed])
        tables = [made for found in listed if (made := self._table(found, now)) is not None]
        tables.sort(key=lambda table: (not table[1].here, -_order(table[1])))
        self._lists[status] = read, tables
        return tables

    async def _read_layouts(self, ids: list[str]) -> None:
        missing = [id_ for id_ in ids if id_ not in self._layouts]
        for k in range(0, len(missing), 50):  # a few at a time: one may be large
            for row in await self._store.rows(missing[k : k + 50]):
                with suppress(Exception):  # `_table` says of which there is none
                    self._layouts[row.id] = _layout(row)
        while len(self._layouts) > KEPT:
            self._layouts.popitem(last=False)

    def _table(self, found: Listed, now: float) -> tuple[str, OpenTable] | None:
        """A table for the list, and its host; one that cannot be shown is left out."""
        try:
            layout = self._layouts[found.id]
            table = _open_table(layout, found, now)
            encode(table)
        except Exception:
            metrics.FAILURES.inc()
            LOG.exception("a table cannot be listed")
            return None
        return layout.host, table


def _last(found: Listed, status: ListedStatus) -> float:
    """When somebody was there: at an open table it is enough to wait."""
    return max(found.active, found.seen) if status == "open" else found.active


def _order(table: OpenTable) -> float:
    return table.created if table.status == "open" else table.active


def _layout(row: Row) -> _Layout:
    options = row.setting["options"]
    shown = {
        "table": row.id,
        "game": row.game,
        "created": row.created,
        "options": {name: value for name, value in options.items() if name != "components"},
        "corrected": "components" in options,
        "clock": Clock(**row.setting["clock"]) if row.setting["clock"] else None,
        "rated": bool(row.setting.get("rated")),
    }
    laid = [dict(seat) for seat in row.setting["seats"]]
    shown["host"] = next((seat["name"] for seat in laid if seat["holder"] == row.host), None)
    return _Layout(row.host, shown, laid)


def _open_table(layout: _Layout, found: Listed, now: float) -> OpenTable:
    laid = seated(layout.seats, found.seatings)
    free = sum(seat["kind"] == "open" for seat in laid)
    return OpenTable(
        **layout.shown,
        status="open" if free else "playing",
        active=found.active,
        here=now - found.seen < HERE_SECONDS,
        seats=len(laid),
        free=free,
        people=[seat["name"] for seat in laid if seat["kind"] == "person"],
        bots=[seat["level"] for seat in laid if seat["kind"] == "bot"],
    )
