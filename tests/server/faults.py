"""Faults on purpose, one after the other, while people play.

    python -m tests.server.faults --rounds 200             with a SQLite file
    python -m tests.server.faults --rounds 200 --postgres  two processes, PostgreSQL behind proxies

After every fault: whatever was acknowledged is stored, what was said not to be is not, every table
goes on, all loops turn, and health was honest. A table at the end tells what was done. With
`--notes FILE` it goes on, when it is started again, from where it was stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from courtly.server.settings import Settings
from courtly.server.storage.store import Store
from courtly.server.table.log import Entry

from .fault_kinds import ON_POSTGRES, ON_SQLITE, Fault, Site
from .lanes import LANES, in_lanes
from .postgres import postgres as postgres_server
from .proxy import Proxy
from .serving import ServerProcess
from .witness import Witness, begin_all

TIMES = 3  # that each fault happens to the same servers


@dataclass
class Tally:
    """What came of all rounds with one fault."""

    rounds: int = 0
    acknowledged: int = 0
    refused: int = 0
    longest: float = 0.0
    """Seconds until everything was well again."""

    def add(self, other: Tally) -> None:
        """What came of more rounds."""
        self.rounds += other.rounds
        self.acknowledged += other.acknowledged
        self.refused += other.refused
        self.longest = max(self.longest, other.longest)


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
            database = ends.enter_context(postgres_server()).get_uri()
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


def piece(rounds: int, postgres: bool, seed: int) -> dict[str, dict[str, float]]:
    """Some of them, as JSON can hold it."""
    found = run(rounds, postgres=postgres, seed=seed)
    return {name: asdict(tally) for name, tally in found.items()}


@click.command()
@click.option("--rounds", default=200, show_default=True)
@click.option("--postgres", is_flag=True, help="Two processes with PostgreSQL, not SQLite.")
@click.option("--seed", default=1, show_default=True)
@click.option("--lanes", default=LANES, show_default=True, help="So many at the same time.")
@click.option("--notes", type=click.Path(path_type=Path), help="Go on from what FILE says is done.")
def main(rounds: int, postgres: bool, seed: int, lanes: int, notes: Path | None) -> None:
    """Let ROUNDS faults happen; fails if anything is lost, or stuck."""
    began = time.monotonic()
    kinds, name = (ON_POSTGRES, "PostgreSQL") if postgres else (ON_SQLITE, "SQLite")
    tallies = {kind: Tally() for kind in kinds}
    most = TIMES * len(kinds)
    firsts = {first: min(most, rounds - first) for first in range(0, rounds, most)}
    pieces = {
        f"{name} {seed + first} {size}": (size, postgres, seed + first)
        for first, size in firsts.items()
    }
    for _, found in in_lanes(piece, pieces, lanes=lanes, notes=notes):
        for kind, tally in found.items():
            tallies[kind].add(Tally(**tally))
        done = sum(tally.rounds for tally in tallies.values())
        click.echo(f"{done} faults; {time.monotonic() - began:.0f} s")
    table = Table("fault", "rounds", "moves acknowledged", "refused", "well again after, at most")
    for kind, told in tallies.items():
        table.add_row(
            kind, f"{told.rounds}", f"{told.acknowledged:,}", f"{told.refused:,}",
            f"{told.longest:.1f} s",
        )  # fmt: skip
    console = Console()
    console.print(table)
    acknowledged = sum(tally.acknowledged for tally in tallies.values())
    console.print(
        f"{rounds} faults on {name}: {acknowledged:,} moves acknowledged, none lost; none stored "
        f"that was denied; no table stuck, all loops turn; {time.monotonic() - began:.0f} s"
    )


if __name__ == "__main__":
    main()
