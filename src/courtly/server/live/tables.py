"""The tables in memory: loads them, lets one command at a time change one, stores, then tells.

The order is always the same: under the lock of the table the entry is tried on the table in
memory, stored, and only then told to anybody. If it cannot be stored, the table in memory is thrown
away and folded anew from the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from itertools import islice
from typing import Protocol, TypeVar

from ...core.errors import CourtlyError
from ...games import description, names
from .. import clock, metrics
from ..engines import Engines
from ..http.limits import Buckets
from ..settings import Settings
from ..storage.store import Store
from ..storage.writers import Unsure, Write
from ..table.commands import Asked, entry_for
from ..table.hashes import hashed
from ..table.log import SEATINGS, Entry, Kind, Row
from ..table.table import Table
from ..tell.sealed import check_open_to
from ..wire import requests as p
from ..wire.refused import Refused
from .announcer import Announcer
from .downtime import Downtime
from .hub import Client, Hub
from .presence import Attendance, Presence
from .slot import Slot

LOG = logging.getLogger("courtly.tables")
ATTEMPTS = 5
SCAN = 2
LONG = 500  # entries
UNSURE = "The database fell silent: this is stored, or it is not. Send it again to find out."
T = TypeVar("T")
Ask = Callable[[Table], Asked]
"""What shall happen at a table as it is, or a refusal."""


class Observer(Protocol):
    """Who wants to know that a table changed."""

    def table_changed(self, table: Table) -> None:
        """It did; its lock is held."""


class LiveTables:
    """All tables of this process."""

    def __init__(
        self, settings: Settings, store: Store, engines: Engines, hub: Hub, presence: Presence
    ) -> None:
        self._settings, self._store, self._engines = settings, store, engines
        self._hub, self._presence = hub, presence
        self.announcer = Announcer(hub, presence)
        self._slots: OrderedDict[str, Slot] = OrderedDict()
        metrics.LIVE.set_function(self._slots.__len__)
        self._observers: list[Observer] = []
        self.downtime = Downtime()
        self._strangers = Buckets(settings.chats_per_second, settings.chat_burst)
        """How much all those together may say at a table who only watch it."""

    @property
    def count(self) -> int:
        """How many are in memory."""
        return len(self._slots)

    def observe(self, observer: Observer) -> None:
        """Tell somebody of every change from now on."""
        self._observers.append(observer)

    # -- loading -----------------------------------------------------------------------------------

    def use(self, table: str) -> Slot:
        """``async with live.use(id) as slot`` holds the table's lock."""
        slot = self._slots.get(table)
        if slot is None:
            slot = self._slots[table] = Slot(table)
            self._forget_some()
        else:
            self._slots.move_to_end(table)
        return slot

    def _forget_some(self) -> None:
        """Let go of tables without an audience, those used longest ago first."""
        if len(self._slots) <= self._settings.live_tables:
            return
        for id_ in list(islice(self._slots, SCAN)):
            slot = self._slots.pop(id_)
            if slot.users or self._hub.watched(id_):
                self._slots[id_] = slot

    async def load(self, slot: Slot) -> Table:
        """The table as the log has it; tells those who watch what they have missed."""
        table = slot.table or await self._read(slot)
        if self.downtime.lasts or not self.downtime.concerns(table):
            return table
        return await self._stand_still(slot)

    async def _read(self, slot: Slot) -> Table:
        if slot.broken is not None:
            raise Refused("unplayable", slot.broken)
        row = await self._store.table(slot.id)
        if row is None:
            raise Refused("no_table", "There is no such table.")
        _check_playable(row)
        await self._engines.open(row.game)
        entries = await self._store.entries(slot.id, 0)
        slot.table = await _fold_aside(slot, row, entries)
        self._tell(slot, entries)
        return slot.table

    async def _stand_still(self, slot: Slot) -> Table:
        """Write down that time stood still while nobody could do anything at the table."""
        while (table := slot.table) is not None and self.downtime.concerns(table):
            await self._try(slot, table, None, None, self._pause)
        return slot.table or await self.load(slot)  # another process may have been first

    def _pause(self, table: Table) -> Asked:
        since, until = self.downtime.next_for(table)
        return "pause", None, {"since": since, "until": until}

    async def stored(self) -> None:
        """The database took something; if it did not for long, tell those who watch a clock."""
        self.downtime.well()
        if self.downtime.unsaid:
            for slot in list(self._slots.values()):
                async with slot:
                    if slot.table is not None:
                        await self.load(slot)
            self.downtime.unsaid = False

    async def catch_up(self, slot: Slot) -> Table:
        """Take over what other processes stored."""
        if slot.table is None:
            return await self.load(slot)
        entries = await self._store.entries(slot.id, slot.table.version)
        try:
            for entry in entries:
                slot.table.apply(entry)
        except Exception:
            slot.table = None
            raise
        self._tell(slot, entries)
        return slot.table

    def _tell(self, slot: Slot, entries: list[Entry]) -> None:
        assert slot.table is not None
        news = [entry for entry in entries if entry.number > slot.published]
        if not news:
            return
        since, slot.published = slot.published, slot.table.version
        self.announcer.publish(slot.table, news, since)
        if any(entry.kind in SEATINGS for entry in news):
            self._presence.changed(slot.table)
        for observer in self._observers:
            observer.table_changed(slot.table)

    # -- changing ----------------------------------------------------------------------------------

    async def perform(self, who: str, message: p.Command) -> int:
        """Do what `who` asks; the number of the entry that does it."""
        key = hashed(f"{who} {message.key}")[:43]
        async with self.use(message.table) as slot:
            gone = 0.0
            if isinstance(message, p.Leave):
                gone = await self._gone(await self.load(slot), message.seat)
            return await self._store_entry(
                slot, who, key, lambda table: self._entry(table, who, message, gone)
            )

    def _entry(self, table: Table, who: str, message: p.Command, gone: float) -> Asked:
        """What a command becomes. All who only watch share what may be said to a table."""
        found = entry_for(table, who, message, gone=gone, now=clock.now())
        if found[0] == "chat" and found[1] is None and not self._strangers.take(table.id):
            raise Refused("too_fast", "Many talk at this table; wait a moment.")
        return found

    async def store_entry(self, table: str, who: str | None, key: str | None, ask: Ask) -> int:
        """Store the entry `ask` makes of the table as it is."""
        async with self.use(table) as slot:
            return await self._store_entry(slot, who, key, ask)

    async def _store_entry(self, slot: Slot, who: str | None, key: str | None, ask: Ask) -> int:
        """With the lock held; tries again if another process was first."""
        for _ in range(ATTEMPTS):
            try:
                number = await self._attempt(slot, who, key, ask)
            except Refused as refusal:
                if refusal.code == "unsure":
                    raise
                stored = await self._stored_before(slot.id, key)
                if stored is None:
                    raise
                return stored
            if number is not None:
                return number
            if (stored := await self._stored_before(slot.id, key)) is not None:
                await self.load(slot)
                return stored
        raise Refused("busy", "The table is too busy; try again.")

    async def _stored_before(self, table: str, key: str | None) -> int | None:
        return None if key is None else await self._store.number_of(table, key)

    async def _attempt(self, slot: Slot, who: str | None, key: str | None, ask: Ask) -> int | None:
        self.downtime.look()
        table = await self.load(slot)
        if self.downtime.concerns(table):
            table = await self._stand_still(slot)
        return await self._try(slot, table, who, key, ask)

    async def _try(
        self, slot: Slot, table: Table, who: str | None, key: str | None, ask: Ask
    ) -> int | None:
        kind, seat, data = ask(table)
        entry = Entry(table.id, table.version + 1, kind, seat, data, who, key, clock.now())
        before = _Beside(table, kind)
        try:
            table.apply(entry)
        except CourtlyError as error:
            if kind != "move":  # a refused move changes nothing; of the rest that is not promised
                slot.table = None
            raise Refused.by_engine(error) from None
        except Exception:
            slot.table = None
            raise
        try:
            stored = await self._store.append(before.write(entry, table))
        except Unsure:
            slot.table = None
            return await self._find_out(slot, entry)
        except BaseException:
            slot.table = None
            raise
        if not stored:
            slot.table = None
            return None
        self.downtime.well()
        self._tell(slot, [entry])
        return entry.number

    async def _find_out(self, slot: Slot, entry: Entry) -> int:
        """The database fell silent while it stored an entry: did it?"""
        try:
            stored = await self._stored_before(slot.id, entry.key)
        except Exception:  # silent still
            stored = None
        if stored is None:  # it may still be on its way
            raise Refused("unsure", UNSURE)
        await self.load(slot)
        return stored

    async def _gone(self, table: Table, seat: int) -> float:
        """For how many seconds the holder of a seat has been gone, from all processes."""
        holder = table.seats[seat].holder if seat < len(table.seats) else None
        if holder is None or self._hub.online(holder):
            return 0.0
        now, seen = clock.now(), await self._store.last_seen(table.id, seat)
        return now - seen - self.downtime.between(seen, now)

    # -- showing -----------------------------------------------------------------------------------

    async def read(self, table: str, look: Callable[[Table], T]) -> T:
        """What `look` finds at a table."""
        async with self.use(table) as slot:
            return look(await self.load(slot))

    async def read_again(self, table: str) -> None:
        """Take a table from the database anew, and show those who watch it what it says now."""
        async with self.use(table) as slot:
            slot.table = None
            if watchers := self._hub.watchers(table):
                found = await self.load(slot)
                for client in list(watchers):
                    self.announcer.show(client, found, None)

    async def drop_missing(self) -> None:
        """Let go of tables that were deleted; who watches one comes back, and is told."""
        ids = [*self._slots]
        missing = set(ids) - {row.id for row in await self._store.rows(ids)}
        for id_ in missing:
            async with self.use(id_) as slot:
                slot.table = None
            for client in list(self._hub.watchers(id_)):
                client.dismiss()

    async def watch(self, client: Client, table_id: str, since: int | None) -> int:
        """Let a client watch a table from now on; the version it was shown."""
        async with self.use(table_id) as slot:
            table = await self.load(slot)
            check_open_to(table, client.who)
            self._hub.watch(client, table_id)
            self.announcer.show(client, table, since)
            self._presence.changed(table)
            return table.version

    def watched(self, table_id: str) -> bool:
        """Whether anybody here watches a table."""
        return self._hub.watched(table_id)

    def at_table(self, table: Table, who: str) -> bool:
        """Whether somebody who sits at a table looks at it now, from wherever."""
        return bool(self._presence.seats(table) & set(table.held_by(who)))

    def unwatch(self, client: Client, table_id: str) -> None:
        """A client no longer watches a table."""
        self._hub.unwatch(client, table_id)
        self._left(table_id)

    def part(self, client: Client) -> None:
        """A client is gone."""
        for table_id in self._hub.part(client):
            self._left(table_id)

    def _left(self, table_id: str) -> None:
        if not self._hub.watched(table_id):
            self.announcer.forget(table_id)
        if table := self._in_memory(table_id):
            self._presence.changed(table)

    def _in_memory(self, table_id: str) -> Table | None:
        slot = self._slots.get(table_id)
        return slot.table if slot is not None else None

    # -- what other processes say ------------------------------------------------------------------

    async def notified(self, table: str, number: int) -> None:
        """Another process stored an entry."""
        if table not in self._slots and not self._hub.wanted(table):
            return
        async with self.use(table) as slot:
            if slot.table is None or slot.table.version < number:
                await self.catch_up(slot)

    async def resync(self) -> None:
        """After notifications may have been lost: read every table anew, if it is watched now."""
        for slot in list(self._slots.values()):
            async with slot:
                slot.table = None
                if self._hub.wanted(slot.id):
                    with contextlib.suppress(Refused):  # it is gone, or cannot be opened
                        self._presence.changed(await self.load(slot))

    def heard(self, attendance: Attendance) -> None:
        """Another process says who is at a table there."""
        self._presence.heard(attendance, self._in_memory(attendance.table))

    def heartbeat(self, process: str) -> None:
        """Another process lives."""
        self._presence.elsewhere.alive(process)

    def forget_silent(self) -> None:
        """Processes that fell silent are gone, and with them who was there."""
        for table_id in self._presence.elsewhere.forget_silent():
            if table := self._in_memory(table_id):
                self._presence.fell_silent(table)


async def _fold_aside(slot: Slot, row: Row, entries: list[Entry]) -> Table:
    """A long log is read in a thread, so that nobody else waits for it."""
    if len(entries) < LONG:
        return _fold(slot, row, entries)
    return await asyncio.to_thread(_fold, slot, row, entries)


def _fold(slot: Slot, row: Row, entries: list[Entry]) -> Table:
    """The table its log adds up to. A log that does not add up is its own trouble only."""
    try:
        table = Table(row)
        for entry in entries:
            table.apply(entry)
    except Exception as error:
        metrics.FAILURES.inc()
        LOG.exception("a table cannot be opened", extra={"game": row.game})
        why = str(error) if isinstance(error, CourtlyError) else "its log does not add up"
        slot.broken = f"This table cannot be opened: {why}."
        raise Refused("unplayable", slot.broken) from None
    return table


def _check_playable(row: Row) -> None:
    """Refuse a table of a game, or of a version of its rules, that this server does not have."""
    if row.game not in names():
        raise Refused("unplayable", f"This server does not have the game {row.game}.")
    if row.engine not in description(row.game).engines:
        raise Refused(
            "unplayable",
            f"This table was played by version {row.engine} of the rules, "
            f"which this server does not have.",
        )


class _Beside:
    """What the database keeps of a table beside its log, before an entry."""

    def __init__(self, table: Table, kind: Kind) -> None:
        self._status = table.status
        if kind != "move":
            self._tended = table.tended
            self._holders = [seat.holder for seat in table.seats]

    def write(self, entry: Entry, table: Table) -> Write:
        """The entry, and what it changes beside the log."""
        if entry.kind == "move":  # seats stay whose they are
            return Write(entry, status=table.status if table.status != self._status else None)
        return Write(
            entry,
            status=table.status if table.status != self._status else None,
            tended=table.tended if table.tended != self._tended else None,
            holders={
                k: seat.holder
                for k, (before, seat) in enumerate(zip(self._holders, table.seats, strict=True))
                if seat.holder != before
            },
        )
