"""What can go wrong with a server, one function each, and the servers it happens to."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from .hostile import pester
from .proxy import Proxy
from .serving import PATIENCE, ServerProcess

HOUR = 3600.0


@dataclass
class Site:
    """The servers, and what stands between them and their database."""

    servers: list[ServerProcess]
    database: str
    proxies: list[Proxy]
    offsets: Path
    chance: random.Random

    def any_server(self) -> int:
        """One of the servers, by chance."""
        return self.chance.randrange(len(self.servers))

    def restart(self, k: int) -> None:
        """Start a server again at its old place."""
        old = self.servers[k]
        program = ("-m", "tests.server.jumpy", str(self.offsets))
        self.servers[k] = ServerProcess(old.database, old.port, program=program)

    async def pause(self, least: float, most: float) -> None:
        """Let it go on for a while."""
        await asyncio.sleep(self.chance.uniform(least, most))

    async def until_ready(self, status: int, k: int | None = None) -> None:
        """Until the servers, or one of them, say so."""
        for server in self.servers if k is None else [self.servers[k]]:
            async with asyncio.timeout(PATIENCE):
                while await asyncio.to_thread(_readiness, server) != status:
                    await asyncio.sleep(0.1)


def _readiness(server: ServerProcess) -> int:
    with contextlib.suppress(Exception):
        return server.get("/readyz").status_code
    return 0


Fault = Callable[[Site], Awaitable[None]]


async def full_disk(site: Site) -> None:
    """No file may grow; if it lasts, the server must say that it is not well."""
    pid = site.servers[0].process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        await site.pause(0.1, 1.0)
        if site.chance.random() < 0.2:
            await site.until_ready(503)
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


async def locked(site: Site) -> None:
    """Somebody else writes to the file for a while, as a backup would."""
    with contextlib.closing(
        sqlite3.connect(site.database.removeprefix("sqlite:///"), timeout=60)
    ) as other:
        other.execute("BEGIN IMMEDIATE")
        await site.pause(0.1, 2.0)
        other.rollback()


async def asleep(site: Site) -> None:
    """The process gets no processor for a while."""
    pid = site.servers[site.any_server()].process.pid
    os.kill(pid, signal.SIGSTOP)
    try:
        await site.pause(0.2, 3.0)
    finally:
        os.kill(pid, signal.SIGCONT)


async def killed(site: Site) -> None:
    """The process is gone from one moment to the next."""
    k = site.any_server()
    site.servers[k].kill()
    site.restart(k)


async def stopped(site: Site) -> None:
    """The process is asked to end, and started again."""
    k = site.any_server()
    await asyncio.to_thread(site.servers[k].stop)
    site.restart(k)


async def clock_jumps(site: Site) -> None:
    """Somebody sets the clock of the machine, forwards or back, and right again."""
    site.offsets.write_text(str(site.chance.choice((-HOUR, -60.0, 60.0, HOUR, 24 * HOUR))))
    await site.pause(0.3, 1.0)
    site.offsets.write_text("0")


async def hostile_clients(site: Site) -> None:
    """Nonsense, halves of requests, floods, and clients that never read."""
    await pester(site.servers[site.any_server()].port, site.chance)


async def frozen(site: Site) -> None:
    """Nothing passes to the database, and no connection ends."""
    k = site.any_server()
    site.proxies[k].freeze()
    try:
        await site.pause(0.2, 3.0)
        if site.chance.random() < 0.1:
            await site.until_ready(503, k)
    finally:
        site.proxies[k].thaw()


async def half_open(site: Site) -> None:
    """What is asked is done, and no answer comes; then the connections are cut."""
    k = site.any_server()
    site.proxies[k].deafen()
    await site.pause(0.2, 3.0)
    site.proxies[k].cut()
    site.proxies[k].thaw()


async def cut(site: Site) -> None:
    """All connections to the database end."""
    site.proxies[site.any_server()].cut()


async def flapping(site: Site) -> None:
    """They end again and again."""
    k = site.any_server()
    for _ in range(4):
        site.proxies[k].cut()
        await site.pause(0.05, 0.4)
        site.proxies[k].freeze()
        await site.pause(0.05, 0.4)
        site.proxies[k].thaw()


async def database_killed(site: Site) -> None:
    """A process of the database is killed: it throws all others out, and recovers."""
    connection = await asyncpg.connect(site.database)
    os.kill(connection.get_server_pid(), signal.SIGKILL)
    connection.terminate()


ON_SQLITE: dict[str, Fault] = {
    "disk full": full_disk,
    "file locked": locked,
    "process asleep": asleep,
    "process killed": killed,
    "process restarted": stopped,
    "clock jumps": clock_jumps,
    "hostile clients": hostile_clients,
}
ON_POSTGRES: dict[str, Fault] = {
    "database frozen": frozen,
    "database half open": half_open,
    "connections cut": cut,
    "database flaps": flapping,
    "database killed": database_killed,
    "process asleep": asleep,
    "process killed": killed,
    "clock jumps": clock_jumps,
    "hostile clients": hostile_clients,
}
