"""The database: tables, an append-only log, and one writer that stores many entries at a time.

A commit costs a trip to the disk, so entries that arrive during one are stored by the next, all
together. `append` returns when the entry is safe, and not before.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import metrics
from .migrate import migrate
from .schema import log, seats, tables
from .settings import Settings

MOST_AT_ONCE = 500
LOG = logging.getLogger("courtly.store")


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table."""

    table: str
    number: int
    kind: str
    seat: int | None
    data: dict[str, Any]
    who: str | None = None
    key: str | None = None
    at: float = field(default_factory=time.time)


@dataclass(frozen=True)
class Row:
    """A table as it was laid out."""

    id: str
    created: float
    game: str
    engine: int
    setting: dict[str, Any]
    seed: str
    host: str
    private: bool
    status: str
    tended: bool


@dataclass
class Write:
    """An entry on its way to the disk, with what changes beside it."""

    entry: Entry
    status: str | None = None
    tended: bool | None = None
    holders: dict[int, str | None] = field(default_factory=dict)
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.Future())


class Store:
    """All access to the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = _make_engine(settings)
        self._queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._insert = postgresql.insert if settings.postgres else sqlite.insert
        # Made once, and given rows rather than values, so that it is also compiled once.
        self._insert_log = (
            self._insert(log).on_conflict_do_nothing().returning(log.c.table_id, log.c.number)
        )
        self.process = ""
        """The name of this process in notifications."""

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_all(), name="writer")

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        if self._writer is not None:
            await self._queue.put(None)
            await self._writer
        await self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------------

    async def append(self, write: Write) -> bool:
        """Store an entry; False if its number or key was taken by another."""
        await self._queue.put(write)
        return await write.stored

    async def _write_all(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(more)
            await self._write(batch)

    async def _write(self, batch: list[Write]) -> None:
        began = time.perf_counter()
        try:
            async with self.engine.begin() as connection:
                stored = await self._insert_entries(connection, batch)
        except (DBAPIError, OSError) as error:
            LOG.error("entries could not be stored", extra={"error": type(error).__name__})
            for write in batch:
                if not write.stored.done():
                    write.stored.set_exception(error)
            return
        metrics.COMMIT.observe(time.perf_counter() - began)
        metrics.ENTRIES.inc(len(stored))
        for write in batch:
            if not write.stored.done():
                write.stored.set_result((write.entry.table, write.entry.number) in stored)

    async def _insert_entries(
        self, connection: AsyncConnection, batch: list[Write]
    ) -> set[tuple[str, int]]:
        ordered = sorted(batch, key=lambda write: (write.entry.table, write.entry.number))
        rows = [_entry_row(write.entry) for write in ordered]
        result = await connection.execute(self._insert_log, rows)
        stored = {(str(row[0]), int(row[1])) for row in result}
        for write in ordered:
            if (write.entry.table, write.entry.number) in stored:
                await self._beside(connection, write)
        if self.settings.postgres and stored:
            payloads = [f"{self.process} {table} {number}" for table, number in sorted(stored)]
            await connection.execute(
                sa.text("SELECT pg_notify('courtly', p) FROM unnest(CAST(:ps AS text[])) AS p"),
                {"ps": payloads},
            )
        return stored

    async def _beside(self, connection: AsyncConnection, write: Write) -> None:
        changes: dict[str, Any] = {}
        if write.status is not None:
            changes["status"] = write.status
        if write.tended is not None:
            changes["tended"] = write.tended
        if changes:
            where = tables.c.id == write.entry.table
            await connection.execute(sa.update(tables).where(where).values(changes))
        for seat, holder in write.holders.items():
            row = {"holder": holder, "seen": time.time()}
            insert = self._insert(seats).values(table_id=write.entry.table, seat=seat, **row)
            await connection.execute(
                insert.on_conflict_do_update(index_elements=["table_id", "seat"], set_=row)
            )

    async def create(self, row: Row, holders: dict[int, str], key: str | None) -> str:
        """Store a new table; the id of the old one if the same request came before."""
        async with self.engine.begin() as connection:
            values = {**row.__dict__, "setting": json.dumps(row.setting), "key": key}
            insert = self._insert(tables).values(**values).on_conflict_do_nothing()
            made = await connection.execute(insert.returning(tables.c.id))
            if made.first() is None:
                found = await connection.execute(sa.select(tables.c.id).where(tables.c.key == key))
                return str(found.scalar_one())
            if holders:
                now = time.time()
                await connection.execute(
                    sa.insert(seats),
                    [
                        {"table_id": row.id, "seat": seat, "holder": who, "seen": now}
                        for seat, who in holders.items()
                    ],
                )
        return row.id

    async def saw(self, holders: Iterable[str]) -> None:
        """Note that these people are connected now."""
        wanted = list(holders)
        async with self.engine.begin() as connection:
            for k in range(0, len(wanted), MOST_AT_ONCE):
                some = seats.c.holder.in_(wanted[k : k + MOST_AT_ONCE])
                await connection.execute(sa.update(seats).where(some).values(seen=time.time()))

    # -- reading -----------------------------------------------------------------------------------

    async def _rows(self, query: sa.Executable) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def table(self, table: str) -> Row | None:
        """A table as it was laid out."""
        found = await self._rows(sa.select(tables).where(tables.c.id == table))
        return _row(found[0]) if found else None

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The log of a table after entry `after`."""
        where = sa.and_(log.c.table_id == table, log.c.number > after)
        found = await self._rows(sa.select(log).where(where).order_by(log.c.number))
        return [
            Entry(r.table_id, r.number, r.kind, r.seat, json.loads(r.data), r.who, r.key, r.at)
            for r in found
        ]

    async def number_of(self, table: str, key: str) -> int | None:
        """The number of the entry stored with this key."""
        where = sa.and_(log.c.table_id == table, log.c.key == key)
        found = await self._rows(sa.select(log.c.number).where(where))
        return int(found[0][0]) if found else None

    async def open_tables(self, limit: int = 100) -> list[Row]:
        """Public tables with a free seat, the newest first."""
        where = sa.and_(tables.c.status == "open", tables.c.private.is_(False))
        order = tables.c.created.desc()
        found = await self._rows(sa.select(tables).where(where).order_by(order).limit(limit))
        return [_row(r) for r in found]

    async def tables_of(self, who: str, limit: int = 50) -> list[str]:
        """The tables where someone holds a seat, the newest first."""
        query = (
            sa.select(tables.c.id)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.holder == who)
            .group_by(tables.c.id, tables.c.created)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        return [str(r[0]) for r in await self._rows(query)]

    async def last_seen(self, table: str, seat: int) -> float:
        """When the holder of a seat was last connected, to any process."""
        where = sa.and_(seats.c.table_id == table, seats.c.seat == seat)
        found = await self._rows(sa.select(seats.c.seen).where(where))
        return float(found[0][0]) if found else 0.0

    async def tended(self) -> list[str]:
        """Tables in play where a bot or a clock may have to act."""
        where = sa.and_(tables.c.status == "playing", tables.c.tended)
        return [str(r[0]) for r in await self._rows(sa.select(tables.c.id).where(where))]

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            await asyncio.wait_for(self._rows(sa.select(sa.literal(1))), 2)
        except (DBAPIError, OSError, TimeoutError):
            return False
        return True


def _entry_row(entry: Entry) -> dict[str, Any]:
    return {
        "table_id": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "data": json.dumps(entry.data, ensure_ascii=False),
        "who": entry.who,
        "key": entry.key,
        "at": entry.at,
    }


def _row(r: Any) -> Row:
    return Row(
        r.id, r.created, r.game, r.engine, json.loads(r.setting), r.seed, r.host, bool(r.private),
        r.status, bool(r.tended),
    )  # fmt: skip


def _make_engine(settings: Settings) -> AsyncEngine:
    url = make_url(settings.async_database)
    if settings.postgres:
        return create_async_engine(url, pool_size=8, max_overflow=4, pool_pre_ping=True)
    if url.database and url.database != ":memory:":
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": 30})

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        # FULL: a commit is on the disk when it returns, also if the power fails.
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
