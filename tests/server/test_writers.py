"""Entries on their way to the disk: each number and key once, and never a writer that hangs."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import time
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from courtly.server.settings import Settings
from courtly.server.storage.postgres_writer import PostgresWriter
from courtly.server.storage.sqlite_writer import SqliteWriter
from courtly.server.storage.store import Store
from courtly.server.storage.writers import Unsure, Write
from courtly.server.table.log import Entry, Row

TABLE = "a" * 22


def entry(number: int, key: str | None = None, **data: object) -> Entry:
    """A move."""
    return Entry(TABLE, number, "move", 0, dict(data), "somebody", key, 0.0)


def test_numbers_and_keys_are_taken_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        await store.open()
        row = Row(TABLE, time.time(), "richelieu", 1, {}, "seed", "host", False, "open", False)
        await store.create(row, {}, None)
        at_once = [Write(entry(n, f"key {n}"), status="playing") for n in range(1, 40)]
        assert all(await asyncio.gather(*map(store.append, at_once)))
        assert not await store.append(Write(entry(39, "another")))
        assert not await store.append(Write(entry(40, "key 3"), status="over"))
        found = await store.table(TABLE)
        assert found is not None
        assert found.status == "playing", "what is not stored changes nothing beside the log"
        with pytest.raises(TypeError):
            await store.append(Write(entry(40, data=object())))
        seated = Write(entry(40), tended=True, holders={0: "somebody"})
        assert await store.append(seated), "and the writer goes on"
        assert await store.tables_of("somebody") == [TABLE]
        writes = [store.writing]
        await store.close()
        assert [*writes, store.writing] == [True, False], "which health tells"
        assert [e.number for e in await store.entries(TABLE, 0)] == list(range(1, 41))
        await store.engine.dispose()

    asyncio.run(story())


def test_one_of_many_that_is_taken_keeps_none_of_the_others_back(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        await store.open()
        row = Row(TABLE, time.time(), "richelieu", 1, {}, "seed", "host", False, "open", False)
        await store.create(row, {}, None)
        assert await store.append(Write(entry(1, "a")))
        at_once = [entry(1, "b"), entry(2, "c"), entry(3, "a"), entry(4)]
        stored = await asyncio.gather(*(store.append(Write(one)) for one in at_once))
        assert stored == [False, True, False, True]
        assert [e.key for e in await store.entries(TABLE, 0)] == ["a", "c", None]
        await store.close()
        await store.engine.dispose()

    asyncio.run(story())


def test_who_writes_beside_the_log_has_a_turn(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
        await store.open()
        row = Row(TABLE, time.time(), "richelieu", 1, {}, "seed", "host", False, "open", False)
        await store.create(row, {}, None)
        numbers = itertools.count(1)
        done = asyncio.Event()

        async def write_on() -> None:
            while not done.is_set():
                await store.append(Write(entry(next(numbers))))

        busy = [asyncio.create_task(write_on()) for _ in range(4)]
        await asyncio.sleep(0)
        for _ in range(20):
            before = next(numbers)
            await store.live("somebody")
            assert next(numbers) - before < 20, "it comes after what waited before it, at most"
        cancelled = asyncio.create_task(store.live("nobody"))
        await asyncio.sleep(0)
        cancelled.cancel()
        done.set()
        await asyncio.gather(*busy)
        await store.close()
        await store.live("somebody")  # alone, after the end
        await store.engine.dispose()

    asyncio.run(story())


def test_errors_do_not_say_what_was_stored(tmp_path: Path) -> None:
    """They are logged: neither people nor seeds of deals are in them."""

    async def story() -> None:
        store = Store(Settings(database=f"sqlite:///{tmp_path / 'empty.db'}"))
        with pytest.raises(OperationalError) as failed:  # no table is there yet
            await store.tables_of("somebody's secret")
        assert "no such table" in str(failed.value)
        assert "secret" not in str(failed.value)
        await store.engine.dispose()

    asyncio.run(story())
    other = Store(Settings(database="postgresql://nobody@localhost/nothing"))
    assert other.engine.sync_engine.hide_parameters


def test_a_file_that_cannot_be_opened_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):
        asyncio.run(SqliteWriter(str(tmp_path)).start())


class Line:
    """Stands for a connection to PostgreSQL that is lost at one command."""

    def __init__(self, lost_at: str) -> None:
        self._lost_at = lost_at

    def is_closed(self) -> bool:
        """Not before it is lost."""
        return False

    def terminate(self) -> None:
        """Nobody is there to be told."""

    async def execute(self, command: str, *_: object) -> None:
        """Does nothing, or fails."""
        if command.startswith(self._lost_at):
            raise ConnectionError("lost")

    async def fetch(self, command: str, *columns: list[object]) -> list[tuple[object, object]]:
        """All that was to be stored."""
        await self.execute(command)
        return list(zip(columns[0], columns[1], strict=True))


@pytest.mark.parametrize(
    ("lost_at", "error"),
    [("BEGIN", ConnectionError), ("INSERT", ConnectionError), ("COMMIT", Unsure)],
)
def test_what_is_lost_after_commit_is_unsure(lost_at: str, error: type[Exception]) -> None:
    async def story() -> None:
        writer = PostgresWriter("", "process")
        writer._connection = Line(lost_at)
        running = asyncio.create_task(writer._run())
        for _ in range(2):
            write = Write(entry(1))
            writer.put(write)
            with pytest.raises(error):
                await write.stored
        writer._connection = Line("never")
        write = Write(entry(2))
        writer.put(write)
        assert await write.stored
        running.cancel()

    asyncio.run(story())
