"""The hot path to the disk: one writer per process that stores many entries with one commit.

A commit costs a trip to the disk, so entries that arrive during one are stored by the next, all
together. Every move of every table goes through here, so it talks to the driver itself: SQLite in a
thread of its own, PostgreSQL over a connection of its own.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from .. import clock, metrics
from ..table.log import Entry
from .postgres import connect

LOG = logging.getLogger("courtly.writers")
MOST_AT_ONCE = 500
LONGEST_WRITE = 15.0  # seconds a batch may take on its way to PostgreSQL
TIDY_SECONDS = 2.0

_COLUMNS = "table_id, number, kind, seat, data, who, key, at"
#: Two processes cannot both store entry n, nor one key twice: the second of them does nothing.
_INSERT_SQLITE = f"INSERT INTO log ({_COLUMNS}) VALUES (?,?,?,?,?,?,?,?) ON CONFLICT DO NOTHING"
_INSERT_POSTGRES = (
    f"INSERT INTO log ({_COLUMNS}) SELECT * FROM unnest($1::text[], $2::int[], $3::text[], "
    "$4::smallint[], $5::text[], $6::text[], $7::text[], $8::float8[]) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number"
)
_NOTIFY = "SELECT pg_notify('courtly', p) FROM unnest($1::text[]) AS p"


class Unsure(Exception):
    """The connection was lost after COMMIT was sent: it is stored, or it is not."""


@dataclass
class Write:
    """An entry on its way to the disk, with what changes beside it."""

    entry: Entry
    status: str | None = None
    tended: bool | None = None
    holders: dict[int, str | None] = field(default_factory=dict)
    stored: asyncio.Future[bool] = field(default_factory=lambda: asyncio.Future())

    @property
    def place(self) -> tuple[str, int]:
        """The table and number of the entry."""
        return self.entry.table, self.entry.number

    def beside(self) -> list[tuple[str, tuple[Any, ...]]]:
        """Statements, with ``{}`` for each value, for the rows that change beside the log."""
        table = self.entry.table
        found: list[tuple[str, tuple[Any, ...]]] = []
        if self.status is not None:
            found.append(("UPDATE tables SET status = {} WHERE id = {}", (self.status, table)))
        if self.tended is not None:
            found.append(("UPDATE tables SET tended = {} WHERE id = {}", (self.tended, table)))
        for seat, holder in self.holders.items():
            found.append((_HOLDS, (table, seat, holder, clock.now())))
        return found


_HOLDS = (
    "INSERT INTO seats (table_id, seat, holder, seen) VALUES ({}, {}, {}, {}) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET holder = excluded.holder, seen = excluded.seen"
)


def _values(entry: Entry) -> tuple[Any, ...]:
    data = json.dumps(entry.data, ensure_ascii=False)
    return (
        entry.table, entry.number, entry.kind, entry.seat, data, entry.who, entry.key, entry.at,
    )  # fmt: skip


class Writer(Protocol):
    """Stores entries."""

    @property
    def turning(self) -> bool:
        """Whether what is put is taken up; false also before the start and after the end."""

    async def start(self) -> None:
        """Connect."""

    async def stop(self) -> None:
        """Store what is waiting, then close."""

    def put(self, write: Write) -> None:
        """Queue a write; its future tells whether the entry is stored, when it is safe."""


def _settle(batch: Sequence[Write], stored: set[tuple[str, int]] | Exception, took: float) -> None:
    """Tell all who wait; in the event loop."""
    if isinstance(stored, Exception):
        metrics.FAILURES.inc()
        LOG.error("entries could not be stored", extra={"error": type(stored).__name__})
        for write in batch:
            if not write.stored.done():
                write.stored.set_exception(stored)
        return
    metrics.COMMIT.observe(took)
    metrics.ENTRIES.inc(len(stored))
    for write in batch:
        if not write.stored.done():
            write.stored.set_result(write.place in stored)


class SqliteWriter:
    """Writes to a file from a thread: commits wait for the disk, and nobody else does."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._tidier = threading.Thread(target=self._tidy, name="tidier", daemon=True)
        self._stopped = threading.Event()

    @property
    def turning(self) -> bool:
        """Whether both threads live."""
        return self._thread.is_alive() and self._tidier.is_alive()

    async def start(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        self._connection = self._connect()
        self._thread.start()
        self._tidier.start()

    async def stop(self) -> None:
        """Store what is waiting, then close the file."""
        self._stopped.set()
        self._queue.put(None)
        for thread in (self._thread, self._tidier):
            await asyncio.to_thread(thread.join)

    def put(self, write: Write) -> None:
        """Queue a write."""
        self._queue.put(write)

    def _tidy(self) -> None:
        """Carry the write-ahead log over into the file, so that no commit has to wait for that."""
        connection = self._connect()
        while not self._stopped.wait(TIDY_SECONDS):
            try:
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
            except sqlite3.Error as error:  # the writer will say what is wrong
                LOG.warning("the log was not tidied", extra={"error": type(error).__name__})
        connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._file, timeout=30, isolation_level=None, check_same_thread=False
        )
        for pragma in (*PRAGMAS, "wal_autocheckpoint=0"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self._queue.put(None)
                    break
                batch.append(more)
            began = time.perf_counter()
            done = self._store(self._connection, batch)
            took = time.perf_counter() - began
            self._loop.call_soon_threadsafe(_settle, batch, done, took)
        self._connection.close()

    def _store(
        self, connection: sqlite3.Connection, batch: list[Write]
    ) -> set[tuple[str, int]] | Exception:
        stored = set()
        try:
            connection.execute("BEGIN IMMEDIATE")
            for write in batch:
                if connection.execute(_INSERT_SQLITE, _values(write.entry)).rowcount:
                    stored.add(write.place)
                    for statement, values in write.beside():
                        connection.execute(statement.replace("{}", "?"), values)
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, the next batch must find a writer
            try:
                connection.rollback()
            except sqlite3.Error:
                return Unsure()
            return error
        return stored


#: FULL: a commit is on the disk when it returns, also if the power fails.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class PostgresWriter:
    """Writes over a connection of its own, and tells the other processes in the same breath."""

    def __init__(self, dsn: str, process: str) -> None:
        self._dsn, self._process = dsn, process
        self._queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self._connection: Any = None
        self._committing = False
        """Whether COMMIT was sent, and nothing was heard since."""
        self._task: asyncio.Task[None] | None = None

    @property
    def turning(self) -> bool:
        """Whether its task lives."""
        return self._task is not None and not self._task.done()

    async def start(self) -> None:
        """Connect and begin to write."""
        self._connection = await connect(self._dsn)
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Store what is waiting, then disconnect."""
        self._queue.put_nowait(None)
        if self._task is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._task, LONGEST_WRITE)
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)

    def put(self, write: Write) -> None:
        """Queue a write."""
        self._queue.put_nowait(write)

    async def _run(self) -> None:
        while (first := await self._queue.get()) is not None:
            batch = [first]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                more = self._queue.get_nowait()
                if more is None:
                    self._queue.put_nowait(None)
                    break
                batch.append(more)
            began = time.perf_counter()
            done: set[tuple[str, int]] | Exception
            try:
                self._committing = False
                async with asyncio.timeout(LONGEST_WRITE):
                    if self._connection.is_closed():
                        self._connection = await connect(self._dsn)
                    done = await self._store(batch)
            except Exception as error:  # whatever it is, the next batch must find a writer
                self._connection.terminate()
                done = Unsure() if self._committing else error
            _settle(batch, done, time.perf_counter() - began)

    async def _store(self, batch: list[Write]) -> set[tuple[str, int]]:
        ordered = sorted(batch, key=lambda write: write.place)
        columns = zip(*(_values(write.entry) for write in ordered), strict=True)
        await self._connection.execute("BEGIN")  # what fails ends the connection, nothing is undone
        rows = await self._connection.fetch(_INSERT_POSTGRES, *map(list, columns))
        stored = {(row[0], row[1]) for row in rows}
        for write in ordered:
            for statement, values in write.beside() if write.place in stored else ():
                marks = (f"${k + 1}" for k in range(len(values)))
                await self._connection.execute(statement.format(*marks), *values)
        if stored:
            told = [f"{self._process} {table} {number}" for table, number in sorted(stored)]
            await self._connection.execute(_NOTIFY, told)
        self._committing = True
        await self._connection.execute("COMMIT")
        self._committing = False
        return stored
