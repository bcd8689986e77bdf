"""Processes that share a PostgreSQL database: it tells each what the others stored.

Only imported where there is one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from typing import Any

import asyncpg

from ..settings import Settings
from ..storage.postgres import ANEW, CHANNEL, connect
from ..wire.refused import Refused
from .cluster import Cluster, Listener
from .presence import Attendance

LOG = logging.getLogger("courtly.notify")
PRESENCE = "courtly_presence"
HEARTBEAT = 5.0
PAUSE = 0.1
#: What a lost connection may look like.
LOST = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
LOCK = "SELECT pg_try_advisory_lock(hashtextextended($1, 0))"
UNLOCK = "SELECT pg_advisory_unlock(hashtextextended(t, 0)) FROM unnest($1::text[]) AS t"

NOTIFY = "SELECT pg_notify($1, p) FROM unnest($2::text[]) AS p"


class Together(Cluster):
    """Processes that share a PostgreSQL database.

    A claim is an advisory lock of this process's connection: it ends when the process does.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._dsn, self.process = settings.driver_database, settings.process
        self._listener: Listener
        self._connection: Any = None
        self._use = asyncio.Lock()
        self._claimed: set[str] = set()
        self._released: set[str] = set()
        self._news: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self._said: dict[str, Attendance] = {}
        """The last word on each table, still to be told to the others."""
        self._speak = asyncio.Event()
        self._missed = False
        """Whether news of other processes may have been lost."""

    async def start(self, listener: Listener) -> None:
        """Connect and listen."""
        self._listener = listener
        await self._connect()
        self.loops.start("notifications", self._watch, 60)
        self.loops.start("news", self._deliver)
        self.loops.start("presence", self._tell)

    async def stop(self) -> None:
        """Listen no more, and give all claims up."""
        await self.loops.stop()
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)

    async def _connect(self) -> None:
        self._claimed.clear()
        if self._connection is not None:  # with it go the locks of a session that may still live
            self._connection.terminate()
        self._connection = await connect(self._dsn)
        await self._connection.add_listener(CHANNEL, self._heard)
        await self._connection.add_listener(PRESENCE, self._heard_presence)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        process, table, number = str(payload).split(" ")
        if process != self.process:
            self._news.put_nowait((table, int(number)))

    def _heard_presence(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        process, _, more = str(payload).partition(" ")
        if process == self.process:
            return
        if more:
            self._listener.heard(Attendance.read(str(payload)))
        else:
            self._listener.heartbeat(process)

    def announce(self, attendance: Attendance) -> None:
        before = self._said.get(attendance.table)
        asks = attendance.asks or (before is not None and before.asks)
        self._said[attendance.table] = replace(attendance, asks=asks)
        self._speak.set()

    async def _tell(self) -> None:
        """Tell who is where, a few times a second at most."""
        await self._speak.wait()
        self._speak.clear()
        said, self._said = [a.payload() for a in self._said.values()], {}
        with contextlib.suppress(*LOST):
            async with self._use:
                await self._connection.execute(NOTIFY, PRESENCE, said)
        await asyncio.sleep(PAUSE)

    async def _deliver(self) -> None:
        table, number = await self._news.get()
        try:
            if number == ANEW:
                await self._listener.read_again(table)
            else:
                await self._listener.notified(table, number)
        except Refused:  # it cannot be opened here, and says so to whoever asks
            pass
        except Exception:
            self._missed = True
            raise

    async def _watch(self) -> None:
        """Notice a lost connection, connect again, and look at everything that may have changed."""
        await asyncio.sleep(HEARTBEAT)
        try:
            async with self._use:
                assert self._connection is not None
                released, self._released = list(self._released), set()
                await self._connection.execute(UNLOCK, released)
                await self._connection.execute(NOTIFY, PRESENCE, [self.process])
            self._listener.forget_silent()
        except LOST:
            LOG.warning("the connection for notifications was lost")
            self._missed = True
            async with self._use:
                await self._connect()
        if self._missed:
            await self._listener.resync()
            self._missed = False

    async def claim(self, table: str) -> bool:
        if table in self._claimed:
            return True
        async with self._use:
            assert self._connection is not None
            got = await self._connection.fetchval(LOCK, table)
        if got:
            self._claimed.add(table)
        return bool(got)

    def mine(self, table: str) -> bool:
        return table in self._claimed

    def release(self, table: str) -> None:
        if table in self._claimed:
            self._claimed.discard(table)
            self._released.add(table)
