"""The writer to a PostgreSQL database."""

from __future__ import annotations

import asyncio
import contextlib
import time
from contextlib import AbstractAsyncContextManager
from typing import Any

from .postgres import CHANNEL, connect
from .writers import COLUMNS, LONGEST_WRITE, MOST_AT_ONCE, Unsure, Write, row_of, settle

_INSERT = (
    f"INSERT INTO log ({COLUMNS}) SELECT * FROM unnest($1::text[], $2::int[], $3::text[], "
    "$4::smallint[], $5::text[], $6::text[], $7::text[], $8::float8[]) "
    "ON CONFLICT DO NOTHING RETURNING table_id, number"
)
_NOTIFY = f"SELECT pg_notify('{CHANNEL}', p) FROM unnest($1::text[]) AS p"


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

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Here all write at once."""
        return contextlib.nullcontext()

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
            settle(batch, done, time.perf_counter() - began)

    async def _store(self, batch: list[Write]) -> set[tuple[str, int]]:
        ordered = sorted(batch, key=lambda write: write.place)
        columns = zip(*(row_of(write.entry) for write in ordered), strict=True)
        await self._connection.execute("BEGIN")  # what fails ends the connection, nothing is undone
        rows = await self._connection.fetch(_INSERT, *map(list, columns))
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
