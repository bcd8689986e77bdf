"""Finds what there is to tell, and queues it: after every change, and for what was missed."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable

from .. import clock
from ..live.tables import LiveTables
from ..storage.notice_store import NoticeStore
from ..storage.way_store import Way
from ..table.table import Table
from ..wire.refused import Refused
from .occasions import Occasion, occasions
from .times import when

SWEEP = 60.0  # seconds between looks for what other processes left undone
STALE = 7 * 24 * 3600.0
"""What is older is no news to anybody."""


class Finding:
    """Looks at tables of people who listen."""

    def __init__(self, store: NoticeStore, live: LiveTables) -> None:
        self._store, self._live = store, live
        self.changed: dict[str, frozenset[str]] = {}
        """Tables to look at, and who sits there."""
        self._swept = 0.0
        live.observe(self)

    def table_changed(self, table: Table) -> None:
        """Note it; its lock is held."""
        self.changed[table.id] = frozenset(seat.holder for seat in table.seats if seat.holder)

    def look_again(self) -> None:
        """Somebody begins to listen: look at what happened before, too."""
        self._swept = 0.0

    @property
    def idle(self) -> bool:
        """Whether there is nothing to look at."""
        return not self.changed and self._swept > 0.0

    async def step(self) -> None:
        """Look at all that changed."""
        changed, self.changed = self.changed, {}
        try:
            await self._look_at(changed)
            if time.monotonic() - self._swept > SWEEP or not self._swept:
                await self._sweep()
        except BaseException:
            self.changed = {**changed, **self.changed}
            raise

    async def _look_at(self, changed: dict[str, frozenset[str]]) -> None:
        if not changed:
            return
        ways = await self._ways(frozenset().union(*changed.values()))
        for table, people in changed.items():
            if any(person in ways for person in people):
                await self._look(table)

    async def _sweep(self) -> None:
        """What happened while no process looked: at the start, and when another one died."""
        self._swept = time.monotonic()
        tables = await self._store.unlooked()
        for table, number in tables:
            await self._look(table, number)
        if tables:  # there may be more
            self._swept = 0.0

    async def _ways(self, persons: Iterable[str]) -> dict[str, list[Way]]:
        found: dict[str, list[Way]] = defaultdict(list)
        for way in await self._store.ways_of(persons):
            if way.confirmed is not None:
                found[way.person].append(way)
        return dict(found)

    async def _look(self, table_id: str, number: int = 0) -> None:
        """Queue all there is to tell of one table."""
        try:
            version, found = await self.occasions(table_id)
        except Refused:  # it cannot be opened: there is nothing to tell of it
            version, found = number, []
        now = clock.now()
        persons = {occasion.person for occasion in found}
        ways, wishes = await self._ways(persons), await self._store.wishes_of(persons)
        rows = [
            (way.id, one.kind, one.key, when(one, wishes[one.person]))
            for one in found
            for way in ways.get(one.person, ())
            if one.person in wishes
            and one.kind in wishes[one.person].kinds.split()
            and one.since >= max(way.confirmed or now, now - STALE)
        ]
        await self._store.queue(table_id, version, rows, now)

    async def occasions(self, table_id: str) -> tuple[int, list[Occasion]]:
        """What there is to tell of a table as it is by now, and after which of its entries."""
        async with self._live.use(table_id) as slot:
            table = await self._live.catch_up(slot)  # another process may know more
            ended = table.ended is not None
            happened = await self._store.last_of_each(table_id) if ended else {}
            return table.version, occasions(table, happened)
