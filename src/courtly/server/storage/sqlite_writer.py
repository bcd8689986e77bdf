"""The writer to a SQLite file."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import AsyncIterator

from .writers import COLUMNS, LONGEST_WRITE, MOST_AT_ONCE, Unsure, Write, row_of, settle

LOG = logging.getLogger("courtly.writers")
TIDY_SECONDS = 2.0
#: FULL: a commit is on the disk when it returns, also if the power fails.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
_INSERT = f"INSERT INTO log ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?) ON CONFLICT DO NOTHING"


class _Turn:
    """Of somebody else who wants to write to the file."""

    def __init__(self) -> None:
        self.begins: asyncio.Future[None] = asyncio.Future()
        self.over = threading.Event()

    def begin(self) -> None:
        """Say so; in the event loop."""
        if not self.begins.done():
            self.begins.set_result(None)


class SqliteWriter:
    """Writes to a file from a thread: commits wait for the disk, and nobody else does."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._queue: queue.SimpleQueue[list[Write] | _Turn | None] = queue.SimpleQueue()
        self._gathered: list[Write] = []
        """Put, and not yet handed to the thread."""
        self._after: list[_Turn | None] = []
        """Taken from the queue, and due after the batch."""
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
        self._hand_over()
        self._queue.put(None)
        for thread in (self._thread, self._tidier):
            await asyncio.to_thread(thread.join)

    def put(self, write: Write) -> None:
        """Queue a write; with all others of this moment: to wake a thread costs more than they."""
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(write)

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

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

    @contextlib.asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Wait for one's turn in the queue; nothing else is written meanwhile.

        Left to SQLite, who wants to write asks now and then whether nobody else does, and may not
        be lucky for long where there is much to store.
        """
        if self._stopped.is_set() or not self._thread.is_alive():
            yield
            return
        turn = _Turn()
        self._hand_over()
        self._queue.put(turn)
        try:
            await turn.begins
            yield
        finally:
            turn.over.set()

    def _run(self) -> None:
        while (first := self._next()) is not None:
            if isinstance(first, _Turn):
                self._loop.call_soon_threadsafe(first.begin)
                first.over.wait(LONGEST_WRITE)
                continue
            batch = self._batch(first)
            began = time.perf_counter()
            done = self._store(self._connection, batch)
            took = time.perf_counter() - began
            self._loop.call_soon_threadsafe(settle, batch, done, took)
        self._connection.close()

    def _next(self) -> list[Write] | _Turn | None:
        return self._after.pop() if self._after else self._queue.get()

    def _batch(self, batch: list[Write]) -> list[Write]:
        """All that waits before somebody's turn, or the end."""
        while len(batch) < MOST_AT_ONCE and not self._after:
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                break
            if isinstance(more, list):
                batch += more
            else:
                self._after.append(more)
        return batch

    def _store(
        self, connection: sqlite3.Connection, batch: list[Write]
    ) -> set[tuple[str, int]] | Exception:
        try:
            if not any(write.more for write in batch) and (done := self._all(connection, batch)):
                return done
            connection.execute("BEGIN IMMEDIATE")
            stored = self._each(connection, batch)
            connection.execute("COMMIT")
        except Exception as error:  # whatever it is, the next batch must find a writer
            try:
                connection.rollback()
            except sqlite3.Error:
                return Unsure()
            return error
        return stored

    def _all(
        self, connection: sqlite3.Connection, batch: list[Write]
    ) -> set[tuple[str, int]] | None:
        """Nearly always all can be stored, and have nothing beside them: at once, then. None, and
        nothing is stored, if one cannot."""
        if len(batch) == 1:  # a single statement is a transaction by itself
            done = connection.execute(_INSERT, row_of(batch[0].entry)).rowcount
            return {batch[0].place} if done else None
        connection.execute("BEGIN IMMEDIATE")
        done = connection.executemany(_INSERT, [row_of(write.entry) for write in batch]).rowcount
        if done < len(batch):
            connection.execute("ROLLBACK")
            return None
        connection.execute("COMMIT")
        return {write.place for write in batch}

    def _each(self, connection: sqlite3.Connection, batch: list[Write]) -> set[tuple[str, int]]:
        """One after the other; those that could be stored."""
        stored = set()
        for write in batch:
            if connection.execute(_INSERT, row_of(write.entry)).rowcount:
                stored.add(write.place)
                for statement, values in write.beside():
                    connection.execute(statement.replace("{}", "?"), values)
        return stored
