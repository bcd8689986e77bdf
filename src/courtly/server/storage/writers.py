"""The hot path to the disk: one writer per process that stores many entries with one commit.

A commit costs a trip to the disk, so entries that arrive during one are stored by the next, all
together. Every move of every table goes through here, so it talks to the driver itself: SQLite in a
thread of its own, PostgreSQL over a connection of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

import orjson

from .. import clock, metrics
from ..table.log import Entry

LOG = logging.getLogger("courtly.writers")
MOST_AT_ONCE = 500
LONGEST_WRITE = 15.0  # seconds a batch may take, or somebody else's turn

#: Two processes cannot both store entry n, nor one key twice: the second of them does nothing.
COLUMNS = "table_id, number, kind, seat, data, who, key, at"


class Unsure(Exception):
    """The connection was lost after COMMIT was sent: it is stored, or it is not."""


@dataclass
class Write:
    """An entry on its way to the disk, with what changes beside it."""

    entry: Entry
    status: str | None = None
    tended: bool | None = None
    holders: dict[int, str | None] = field(default_factory=dict)
    stored: asyncio.Future[bool] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def place(self) -> tuple[str, int]:
        """The table and number of the entry."""
        return self.entry.table, self.entry.number

    @property
    def more(self) -> bool:
        """Whether anything changes beside it."""
        return self.status is not None or self.tended is not None or bool(self.holders)

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


def row_of(entry: Entry) -> tuple[Any, ...]:
    """An entry as a row: its `COLUMNS`."""
    table, number, kind, seat, data, who, key, at = entry
    return table, number, kind, seat, orjson.dumps(data).decode(), who, key, at


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

    def alone(self) -> AbstractAsyncContextManager[None]:
        """The time of somebody else who wants to write."""


def settle(batch: Sequence[Write], stored: set[tuple[str, int]] | Exception, took: float) -> None:
    """Tell all who wait; in the event loop."""
    if isinstance(stored, Exception):
        metrics.FAILURES.inc()
        metrics.NOT_STORED.inc(len(batch))
        LOG.error("entries could not be stored", extra={"error": type(stored).__name__})
        for write in batch:
            if not write.stored.done():
                write.stored.set_exception(stored)
        return
    metrics.COMMITS.add(took)
    metrics.ENTRIES.inc(len(stored))
    for write in batch:
        if not write.stored.done():
            write.stored.set_result(write.place in stored)
