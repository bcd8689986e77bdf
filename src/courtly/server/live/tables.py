"""Keeps the tables: loads them, lets one command at a time change one, stores, then tells.

The order is always the same: under the lock of the table the entry is tried on the table in
memory, stored, and only then told to anybody. If it cannot be stored, the table in memory is thrown
away and folded anew from the log.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from itertools import islice
from typing import Any

from ...core.errors import CourtlyError
from .. import metrics
from ..engines import Engines
from ..http.tokens import hashed
from ..offers import OFFERS
from ..settings import Settings
from ..storage.store import Store
from ..storage.writers import Write
from ..table.commands import Asked, entry_for
from ..table.log import SEATINGS, Entry, Row
from ..table.table import Table
from ..wire import requests as p
from ..wire.refused import Refused
from .hub import Client, Hub
from .presence import Presence
from .slot import Held, Use

LOG = logging.getLogger("courtly.keeper")
ATTEMPTS = 5
SCAN = 2


class Keeper:
    """All tables of this process."""

    def __init__(self, settings: Settings, store: Store, hub: Hub, engines: Engines) -> None:
        self.settings, self.store, self.hub, self.engines = settings, store, hub, engines
        self._held: OrderedDict[str, Held] = OrderedDict()
        self.changed: Callable[[Table], None] = lambda table: None
        """Called after every change of a table, with its lock held."""
        self.announce: Callable[[Presence], None] = lambda presence: None
        """Tells the other processes who is at a table here."""

    # -- loading -----------------------------------------------------------------------------------

    def use(self, table: str) -> Use:
        """``async with keeper.use(id) as table`` holds the table's lock."""
        held = self._held.pop(table, None) or Held(table)
        self._held[table] = held
        self._forget_some()
        return Use(held)

    def _forget_some(self) -> None:
        """Let go of tables without an audience, those used longest ago first."""
        metrics.LIVE.set(len(self._held))
        if len(self._held) <= self.settings.live_tables:
            return
        for id_ in list(islice(self._held, SCAN)):
            held = self._held.pop(id_)
            if held.users or self.hub.watched(id_):
                self._held[id_] = held

    async def load(self, held: Held) -> Table:
        """The table as the log has it; tells those who watch what they have missed."""
        if held.table is not None:
            return held.table
        if held.broken is not None:
            raise Refused("unplayable", held.broken)
        row = await self.store.table(held.id)
        if row is None:
            raise Refused("no_table", "There is no such table.")
        _check_playable(row)
        await self.engines.wait(row.game)
        entries = await self.store.entries(held.id, 0)
        held.table = self._fold(held, row, entries)
        self._tell(held, entries)
        return held.table

    def _fold(self, held: Held, row: Row, entries: list[Entry]) -> Table:
        """The table its log adds up to. A log that does not add up is its own trouble only."""
        try:
            table = Table(row)
            for entry in entries:
                table.apply(entry)
        except Exception as error:
            metrics.FAILURES.inc()
            LOG.exception("a table cannot be opened", extra={"game": row.game})
            why = str(error) if isinstance(error, CourtlyError) else "its log does not add up"
            held.broken = f"This table cannot be opened: {why}."
            raise Refused("unplayable", held.broken) from None
        return table

    async def catch_up(self, held: Held) -> None:
        """Take over what other processes stored."""
        if held.table is None:
            await self.load(held)
            return
        entries = await self.store.entries(held.id, held.table.version)
        try:
            for entry in entries:
                held.table.apply(entry)
        except Exception:
            held.table = None
            raise
        self._tell(held, entries)

    def _tell(self, held: Held, entries: list[Entry]) -> None:
        assert held.table is not None
        news = [entry for entry in entries if entry.number > held.published]
        if not news:
            return
        since, held.published = held.published, held.table.version
        self.hub.publish(held.table, news, since)
        if any(entry.kind in SEATINGS for entry in news):
            self._tell_presence(held.table)
        self.changed(held.table)

    async def notified(self, table: str, number: int) -> None:
        """Another process stored an entry."""
        if table not in self._held and not self.hub.wanted(table):
            return
        async with self.use(table) as use:
            if use.held.table is None or use.held.table.version < number:
                await self.catch_up(use.held)

    async def resync(self) -> None:
        """After notifications may have been lost: look at every table in memory."""
        for held in list(self._held.values()):
            async with held.lock:
                if held.table is not None:
                    await self.catch_up(held)
                    self._tell_presence(held.table)

    # -- changing ----------------------------------------------------------------------------------

    async def perform(self, who: str, message: p.Command) -> int:
        """Do what `who` asks; the number of the entry that does it."""
        key = hashed(f"{who} {message.key}")[:43]
        if isinstance(message, p.Leave):
            await self._check_absence(who, message)
        return await self.store_entry(message.table, who, key, lambda t: entry_for(t, who, message))

    async def store_entry(
        self, table_id: str, who: str | None, key: str | None, ask: Callable[[Table], Asked]
    ) -> int:
        """Store the entry `ask` makes of the table as it is; try again if others were first."""
        async with self.use(table_id) as use:
            for _ in range(ATTEMPTS):
                try:
                    number = await self._attempt(use.held, who, key, ask)
                except Refused:
                    stored = await self._stored_before(table_id, key)
                    if stored is None:
                        raise
                    return stored
                if number is not None:
                    return number
                if (stored := await self._stored_before(table_id, key)) is not None:
                    await self.load(use.held)
                    return stored
        raise Refused("busy", "The table is too busy; try again.")

    async def _stored_before(self, table: str, key: str | None) -> int | None:
        return None if key is None else await self.store.number_of(table, key)

    async def _attempt(
        self, held: Held, who: str | None, key: str | None, ask: Callable[[Table], Asked]
    ) -> int | None:
        table = await self.load(held)
        kind, seat, data = ask(table)
        entry = Entry(table.id, table.version + 1, kind, seat, data, who, key, time.time())
        before = _summary(table)
        try:
            table.apply(entry)
        except CourtlyError as error:
            if kind != "move":  # a refused move changes nothing; of the rest that is not promised
                held.table = None
            raise Refused.by_engine(error) from None
        except Exception:
            held.table = None
            raise
        try:
            stored = await self.store.append(_write(entry, before, _summary(table)))
        except BaseException:
            held.table = None
            raise
        if not stored:
            held.table = None
            return None
        self._tell(held, [entry])
        return entry.number

    async def _check_absence(self, who: str, message: p.Leave) -> None:
        """A bot may take the seat of another only when that one is gone."""
        async with self.use(message.table) as use:
            table = await self.load(use.held)
            if message.seat >= len(table.seats):
                return
            holder = table.seats[message.seat].holder
        if holder is None or holder == who:
            return
        seen = await self.store.last_seen(message.table, message.seat)
        gone = time.time() - seen
        if self.hub.online(holder) or gone < self.settings.away_seconds:
            wait = self.settings.away_seconds
            raise Refused(
                "present", f"That seat can be given to a bot after {wait:.0f} s of absence."
            )

    # -- showing -----------------------------------------------------------------------------------

    async def show(self, client: Client, table_id: str, since: int | None) -> int:
        """Let a client watch a table from now on."""
        async with self.use(table_id) as use:
            table = await self.load(use.held)
            self.hub.watch(client, table_id)
            self.hub.show(client, table, since)
            self._tell_presence(table)
            return table.version

    async def gone(self, table_id: str) -> None:
        """Someone no longer watches a table."""
        held = self._held.get(table_id)
        if held is not None and held.table is not None:
            self._tell_presence(held.table)

    def _tell_presence(self, table: Table) -> None:
        self.hub.tell_presence(table)
        self.announce(self.hub.presence(table, self.settings.process, asks=True))

    def heard(self, presence: Presence) -> None:
        """Another process says who is at a table there."""
        self.hub.elsewhere.note(presence)
        held = self._held.get(presence.table)
        if held is None or held.table is None or not self.hub.watched(presence.table):
            return
        self.hub.tell_presence(held.table)
        if presence.asks:
            self.announce(self.hub.presence(held.table, self.settings.process, asks=False))

    def heartbeat(self, process: str) -> None:
        """Another process lives."""
        self.hub.elsewhere.alive(process)

    def forget_silent(self) -> None:
        """Processes that fell silent are gone, and with them who was there."""
        for table_id in self.hub.elsewhere.forget_silent():
            held = self._held.get(table_id)
            if held is not None and held.table is not None:
                self.hub.tell_presence(held.table)

    async def read(self, table_id: str, look: Callable[[Table], Any]) -> Any:
        """What `look` finds at a table."""
        async with self.use(table_id) as use:
            return look(await self.load(use.held))


def _check_playable(row: Row) -> None:
    """Refuse a table of a game, or of a version of its rules, that this server does not have."""
    if row.game not in OFFERS:
        raise Refused("unplayable", f"This server does not have the game {row.game}.")
    if row.engine != OFFERS[row.game].engine:
        raise Refused(
            "unplayable",
            f"This table was played by version {row.engine} of the rules, "
            f"which this server no longer has.",
        )


_Summary = tuple[str, bool, tuple[str | None, ...]]


def _summary(table: Table) -> _Summary:
    return table.status, table.tended, tuple(seat.holder for seat in table.seats)


def _write(entry: Entry, before: _Summary, after: _Summary) -> Write:
    """The entry, and what it changes in the rows beside the log."""
    return Write(
        entry,
        status=after[0] if after[0] != before[0] else None,
        tended=after[1] if after[1] != before[1] else None,
        holders={
            k: new
            for k, (old, new) in enumerate(zip(before[2], after[2], strict=True))
            if old != new
        },
    )
