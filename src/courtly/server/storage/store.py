"""The database: tables, an append-only log, and who was seen when.

`append` returns when an entry is safe, and not before; how it gets there is told in `writers`.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import json
from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from ...core.text import mended
from .. import clock
from ..settings import Settings
from ..table.log import SEATINGS, Entry, Listed, Row, kind_of, stored_names
from .lean import create_async_engine
from .migrate import migrate
from .postgres import ARGUMENTS, COMMAND
from .postgres_writer import PostgresWriter
from .schema import log, processes, seats, tables
from .sqlite_writer import PRAGMAS, SqliteWriter
from .writers import Write, Writer

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

SEEN_AT_ONCE = 200
GONE = "gone"
"""The status of a table that the host deleted, until all processes have let go of it."""
FORGOTTEN = 7 * 24 * 3600.0  # seconds after which a process that is gone is forgotten


def _insert(settings: Settings) -> Any:
    """INSERT … ON CONFLICT, as the database spells it."""
    dialect = "postgresql" if settings.postgres else "sqlite"
    return importlib.import_module(f"sqlalchemy.dialects.{dialect}").insert


class Store:
    """All access to the database."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine: AsyncEngine = _make_engine(settings)
        self._insert = _insert(settings)
        self._writer = _make_writer(settings)

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        await self.update()
        await self._writer.start()

    async def update(self) -> None:
        """Bring the database up to date."""
        async with self.engine.connect() as connection:
            await connection.run_sync(migrate)

    @property
    def writing(self) -> bool:
        """Whether entries that are appended will be stored."""
        return self._writer.turning

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        await self._writer.stop()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.engine.dispose(), COMMAND)

    # -- writing -----------------------------------------------------------------------------------

    async def append(self, write: Write) -> bool:
        """Store an entry; False if its number or key was taken by another."""
        self._writer.put(write)
        return await write.stored

    @contextlib.asynccontextmanager
    async def _changing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction beside those of the log."""
        async with self._writer.alone(), self.engine.begin() as connection:
            yield connection

    async def create(self, row: Row, holders: dict[int, str], key: str | None) -> str:
        """Store a new table; the id of the old one if the same request came before."""
        async with self._changing() as connection:
            values = {**row.__dict__, "setting": json.dumps(row.setting), "key": key}
            insert = self._insert(tables).values(**values).on_conflict_do_nothing()
            made = await connection.execute(insert.returning(tables.c.id))
            if made.first() is None:
                found = await connection.execute(sa.select(tables.c.id).where(tables.c.key == key))
                return str(found.scalar_one())
            if holders:
                now = clock.now()
                await connection.execute(
                    sa.insert(seats),
                    [
                        {"table_id": row.id, "seat": seat, "holder": who, "seen": now}
                        for seat, who in holders.items()
                    ],
                )
        return row.id

    async def saw(self, holders: Iterable[str]) -> None:
        """Note that these people are connected now; a few at a time, so that moves can pass."""
        wanted = list(holders)
        for k in range(0, len(wanted), SEEN_AT_ONCE):
            some = seats.c.holder.in_(wanted[k : k + SEEN_AT_ONCE])
            async with self._changing() as connection:
                await connection.execute(sa.update(seats).where(some).values(seen=clock.now()))

    async def live(self, process: str, *, begins: bool = False) -> None:
        """Note that a process is alive, and forget those that are long gone."""
        now = clock.now()
        put = self._insert(processes).values(name=process, alive=now, began=now)
        new = {"alive": now, "began": now} if begins else {"alive": now}
        keep = put.on_conflict_do_update(index_elements=["name"], set_=new)
        async with self._changing() as connection:
            await connection.execute(keep)
            gone = sa.delete(processes).where(processes.c.alive < now - FORGOTTEN)
            await connection.execute(gone)

    # -- reading -----------------------------------------------------------------------------------

    async def _rows(self, query: sa.Executable) -> Sequence[Any]:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def table(self, table: str) -> Row | None:
        """A table as it was laid out."""
        found = await self.rows([table])
        return found[0] if found else None

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The log of a table after entry `after`."""
        where = sa.and_(log.c.table_id == table, log.c.number > after)
        found = await self._rows(sa.select(log).where(where).order_by(log.c.number))
        return [_entry(r) for r in found]

    async def number_of(self, table: str, key: str) -> int | None:
        """The number of the entry stored with this key."""
        where = sa.and_(log.c.table_id == table, log.c.key == key)
        found = await self._rows(sa.select(log.c.number).where(where))
        return int(found[0][0]) if found else None

    async def listed(self, status: str, limit: int) -> list[Listed]:
        """Public tables of a status, those first where somebody was seen last; without what they
        were laid out with, which may be much and never changes."""
        last = (
            sa.select(log.c.at)
            .where(log.c.table_id == tables.c.id, log.c.kind != "pause")
            .order_by(log.c.number.desc())
            .limit(1)
            .scalar_subquery()
        )
        seen = sa.func.coalesce(sa.func.max(seats.c.seen), tables.c.created)
        found = await self._rows(
            sa.select(tables.c.id, sa.func.coalesce(last, tables.c.created), seen)
            .outerjoin(seats, seats.c.table_id == tables.c.id)
            .where(tables.c.status == status, tables.c.private.is_(False))
            .group_by(tables.c.id)
            .order_by(seen.desc())
            .limit(limit)
        )
        seatings = await self.seatings([r[0] for r in found])
        return [Listed(r[0], seatings[r[0]], float(r[1]), float(r[2])) for r in found]

    async def seatings(self, ids: Sequence[str]) -> dict[str, list[Entry]]:
        """Who sat down and rose at these tables, in order."""
        found: dict[str, list[Entry]] = {table: [] for table in ids}
        wanted = sa.and_(log.c.table_id.in_(ids), log.c.kind.in_(stored_names(SEATINGS)))
        for r in await self._rows(sa.select(log).where(wanted).order_by(log.c.number)):
            found[r.table_id].append(_entry(r))
        return found

    async def rows(self, ids: Sequence[str]) -> list[Row]:
        """Tables as they were laid out."""
        there = sa.and_(tables.c.id.in_(ids), tables.c.status != GONE)
        found = await self._rows(sa.select(tables).where(there)) if ids else []
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

    async def lives(self) -> list[tuple[float | None, float]]:
        """When each process began, if that is known, and was last alive."""
        found = await self._rows(sa.select(processes.c.began, processes.c.alive))
        return [(r[0], r[1]) for r in found]

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


def _entry(r: Any) -> Entry:
    kind = kind_of(r.kind)
    return Entry(r.table_id, r.number, kind, r.seat, json.loads(r.data), r.who, r.key, r.at)


def _row(r: Any) -> Row:
    setting = json.loads(r.setting)
    if "\\ud" in r.setting:  # half a character, from before texts were checked
        setting = mended(setting)
    return Row(
        r.id, r.created, r.game, r.engine, setting, r.seed, r.host, bool(r.private),
        r.status, bool(r.tended),
    )  # fmt: skip


def _make_engine(settings: Settings) -> AsyncEngine:
    url = make_url(settings.async_database)
    if settings.postgres:
        return create_async_engine(
            url,
            pool_size=8,
            max_overflow=4,
            pool_pre_ping=True,
            pool_timeout=COMMAND,
            connect_args=ARGUMENTS,
            hide_parameters=True,
        )
    assert url.database
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)

    @sa.event.listens_for(engine.sync_engine, "connect")
    def _pragmas(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _make_writer(settings: Settings) -> Writer:
    if settings.postgres:
        return PostgresWriter(settings.driver_database, settings.process)
    file = make_url(settings.async_database).database
    assert file
    return SqliteWriter(file)
