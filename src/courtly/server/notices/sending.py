"""Sends what is due: taken in hand first, so that no two processes send the same; tried again when
it fails, and looked at again before, so that nobody is told what is no longer so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass

from ...core.texts import texts
from .. import clock, metrics
from ..live.tables import LiveTables
from ..storage.notice_store import NoticeStore, Queued
from ..storage.way_store import Way, WayKind, Wishes
from ..wire.refused import Refused
from . import words
from .finding import Finding
from .links import Links
from .message import Line, NotNow, Sender, Undeliverable, Unsure
from .occasions import Occasion
from .times import GRACE, after_quiet, when, zone_of

LOG = logging.getLogger("courtly.notices")
AT_ONCE = 4
LEASE = 180.0  # seconds a process may take to send one message
MOST_LOSSES = 2
"""In whose middle a process died twice is not sent a third time."""
PAUSES = (60.0, 300.0, 1800.0, 7200.0, 21600.0, 43200.0)
"""Seconds between tries; after the last it is given up."""
MOST_A_DAY = 50
DAY = 86400.0


@dataclass(frozen=True)
class _Due:
    """What became of something queued, looked at again."""

    row: Queued
    line: Line | None = None
    later: float | None = None
    urgent: bool = False


class Sending:
    """Takes from the queue."""

    def __init__(
        self,
        store: NoticeStore,
        live: LiveTables,
        finding: Finding,
        links: Links,
        senders: Mapping[WayKind, Sender],
    ) -> None:
        self._store, self._live, self._finding, self._links = store, live, finding, links
        self.senders = senders

    async def step(self) -> None:
        """Send some of what is due."""
        ways = await self._store.due_ways(clock.now(), AT_ONCE)
        done = await asyncio.gather(*map(self._tell, ways), return_exceptions=True)
        for failure in done:
            if isinstance(failure, BaseException):
                raise failure

    async def _tell(self, id_: str) -> None:
        now = clock.now()
        rows = await self._store.claim_notices(id_, now, now + LEASE)
        lost = [row.id for row in rows if row.losses >= MOST_LOSSES]
        if lost:
            await self._give_up(lost, "lost")
        rows = [row for row in rows if row.losses < MOST_LOSSES]
        way = await self._store.way(id_)
        if not rows or way is None:
            return
        if way.device is not None and await self._store.person_of(way.device) != way.person:
            await self._store.drop_ways(id_=id_)
            return
        wishes = (await self._store.wishes_of([way.person])).get(way.person)
        sender = self.senders.get(way.kind)
        if wishes is None or sender is None:
            await self._give_up([row.id for row in rows], "unwanted")
            return
        await self._tell_these(way, wishes, sender, rows, now)

    async def _tell_these(
        self, way: Way, wishes: Wishes, sender: Sender, rows: list[Queued], now: float
    ) -> None:
        found = [await self._look(row, way, wishes, now) for row in rows]
        if gone := [due.row.id for due in found if due.line is None and due.later is None]:
            await self._store.sent(gone, now)
        for due in found:
            if due.later is not None:
                await self._store.put_off([due.row.id], due.later, again=False)
        ready = [due for due in found if due.line is not None]
        if not ready:
            return
        ids = [due.row.id for due in ready]
        if await self._too_many(way, now):
            await self._store.put_off(ids, now + DAY / 2, again=False)
            return
        language = texts(wishes.language)
        stop = await self._links.stop(way.id)
        lines = [due.line for due in ready if due.line is not None]
        urgent = any(due.urgent for due in ready)
        message = words.message(language, lines, stop, urgent=urgent)
        try:
            await sender.send(way, message)
        except Undeliverable as error:
            LOG.info("nothing arrives there", extra={"way": way.kind, "what": str(error)})
            metrics.NOTICES.labels(way.kind, "undeliverable").inc()
            await self._store.drop_ways(id_=way.id)
        except Unsure:  # in hand still: when that ends, it counts as lost, and is sent once more
            metrics.NOTICES.labels(way.kind, "unsure").inc()
        except NotNow as failure:
            metrics.NOTICES.labels(way.kind, "failed").inc()
            await self._again(ready, failure, now)
        else:
            metrics.NOTICES.labels(way.kind, "sent").inc()
            await self._store.sent(ids, clock.now())

    async def _again(self, ready: list[_Due], failure: NotNow, now: float) -> None:
        for due in ready:
            if due.row.tries > len(PAUSES):
                await self._give_up([due.row.id], "failed")
            else:
                pause = max(PAUSES[due.row.tries - 1], min(failure.after or 0.0, DAY))
                await self._store.put_off([due.row.id], now + pause)

    async def _give_up(self, ids: list[int], why: str) -> None:
        metrics.NOTICES.labels("any", why).inc(len(ids))
        await self._store.sent(ids, clock.now())

    async def _too_many(self, way: Way, now: float) -> bool:
        key = await self._links.pseudonym(f"notices {way.id}")
        return await self._store.count(key, now, now + DAY) > MOST_A_DAY

    async def _look(self, row: Queued, way: Way, wishes: Wishes, now: float) -> _Due:
        """Whether it is still so, still wanted, and the time for it."""
        try:
            _, found = await self._finding.occasions(row.table)
        except Refused:
            return _Due(row)
        mine = (one for one in found if one.person == way.person and one.key == row.key)
        occasion = next(mine, None)
        if occasion is None or occasion.kind not in wishes.kinds.split():
            return _Due(row)
        later = self._later(occasion, wishes, now)
        if later > now:
            return _Due(row, later=later)
        return await self._in_words(row, occasion, wishes, now)

    def _later(self, occasion: Occasion, wishes: Wishes, now: float) -> float:
        zone = zone_of(wishes.zone)
        later = when(occasion, wishes)
        return max(later, after_quiet(now, wishes, zone)) if zone else later

    async def _in_words(self, row: Queued, occasion: Occasion, wishes: Wishes, now: float) -> _Due:
        language = texts(wishes.language)
        here, line = await self._live.read(
            row.table,
            lambda table: (
                self._live.at_table(table, occasion.person),
                words.line(language, table, occasion, now),
            ),
        )
        if not here:
            return _Due(row, line, urgent=occasion.kind == "time")
        if occasion.kind in ("over", "invited"):  # they see it
            return _Due(row)
        return _Due(row, later=now + GRACE)
