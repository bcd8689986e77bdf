"""Load: many tables of program-driven clients over real sockets against one server.

    python -m bench.load                     500 tables of four, one move a second each
    python -m bench.load --most              and on, until it is too much for the machine
    python -m bench.load --kings             one game with three Kings while 50 tables run

Server and clients share the machine. A figure that is missed is printed, never raised.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import secrets
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click
import httpx
import uvloop
from tests.server.serving import ServerProcess

from .load_client import SEATS, Figures, Group

ENOUGH = 0.1  # seconds to all seats, for 99 of 100 moves
IDLE = 1100  # tables nobody looks at
STEP = 100  # tables more, looking for the most
LIMITS = ("--requests-per-second", "100000", "--log-level", "WARNING")


@dataclass(frozen=True)
class Load:
    """What one run of the load measured."""

    tables: int
    moves: int
    seconds: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    errors: int
    error: str
    server_ms: float
    """Processor time of the server for each move; of all clients likewise."""
    client_ms: float
    kib_a_move: float
    memory_mib: int
    busy: float
    """The load of the machine, of which only a part is ours."""

    def __str__(self) -> str:
        held = "held" if self.held else "not held"
        return (
            f"{self.tables} tables of {SEATS}, {self.seconds:.0f} s, {self.moves} moves "
            f"({self.moves / self.seconds:.0f}/s): to all seats p50 {self.p50_ms:.1f} ms, "
            f"p99 {self.p99_ms:.1f} ms, worst {self.worst_ms:.1f} ms, {self.errors} errors; "
            f"a move costs {self.server_ms:.2f} ms of processor in the server and "
            f"{self.client_ms:.2f} ms in the clients, {self.kib_a_move:.0f} KiB; "
            f"server {self.memory_mib} MiB; machine load {self.busy:.1f} of "
            f"{os.cpu_count()}; {held}"
        )

    @property
    def held(self) -> bool:
        """Whether the machine was equal to it."""
        return self.errors == 0 and self.p99_ms < 1000 * ENOUGH


def memory_kib(pid: int) -> int:
    """What a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def cpu_seconds(pid: int) -> float:
    """The time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], part: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(values) or [0.0]
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


async def begin(server: ServerProcess, figures: Figures, tables: int) -> list[Group]:
    """Tables of clients that have all sat down."""
    groups = [Group(figures, secrets.randbits(32)) for _ in range(tables)]
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        for k in range(0, tables, 10):
            some = groups[k : k + 10]
            await asyncio.gather(*(g.begin("127.0.0.1", server.port, http) for g in some))
    return groups


async def load(server: ServerProcess, tables: int, seconds: float) -> Load:
    """The load of the specification: a move a second at every table."""
    figures = Figures()
    groups = await begin(server, figures, tables)
    await asyncio.sleep(3)
    gc.collect()
    gc.freeze()
    figures.errors.clear()
    figures.bytes = 0
    used, mine = cpu_seconds(server.process.pid), time.process_time()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(g.run(until, k / tables) for k, g in enumerate(groups)))
    await asyncio.sleep(0.5)
    used, mine = cpu_seconds(server.process.pid) - used, time.process_time() - mine
    moves = len(figures.to_all)
    for group in groups:
        group.close()
    return Load(
        tables=tables,
        moves=moves,
        seconds=seconds,
        p50_ms=percentile(figures.to_all, 0.5),
        p99_ms=percentile(figures.to_all, 0.99),
        worst_ms=percentile(figures.to_all, 1),
        errors=len(figures.errors),
        error=figures.errors[0] if figures.errors else "",
        server_ms=1000 * used / max(1, moves),
        client_ms=1000 * mine / max(1, moves),
        kib_a_move=figures.bytes / 1024 / max(1, moves),
        memory_mib=memory_kib(server.process.pid) // 1024,
        busy=os.getloadavg()[0],
    )


async def idle(server: ServerProcess, tables: int) -> float:
    """KiB of memory for each table in play that nobody looks at, beyond the first hundred."""
    body = {"game": "lancaster", "seats": [{"kind": "you", "name": "Idle"}] * SEATS}
    used = []
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        for k in range(tables + 1):
            if k in (100, tables):
                used.append(memory_kib(server.process.pid))
            headers = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
            made = (await http.post("/api/tables", json=body, headers=headers)).json()
            await http.get(f"/api/tables/{made['table']}", headers=headers)
    return (used[1] - used[0]) / (tables - 100)


async def kings(server: ServerProcess, others: int) -> str:
    """A whole game of a person-like client and three Kings, while other tables run."""
    from tests.server.client import Player

    figures = Figures()
    groups = await begin(server, figures, others)
    began = time.perf_counter()
    running = [asyncio.create_task(_again(server, figures, g)) for g in groups]
    async with Player(server.http) as player:
        table = await player.make("lancaster", ["you", "king", "king", "king"])
        await player.ask("watch", table=table)
        moves = await player.play_on(table, random.Random(1))
        result = player.infos[table]["result"]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    return (
        f"a game of {moves} own moves with three Kings beside {others} tables: "
        f"{time.perf_counter() - began:.0f} s, ended {result['why']}, scores {result['scores']}; "
        f"the others: {len(figures.to_all)} moves, p50 {percentile(figures.to_all, 0.5):.1f} ms, "
        f"p99 {percentile(figures.to_all, 0.99):.1f} ms, {len(figures.errors)} errors; "
        f"machine load {os.getloadavg()[0]:.1f} of {os.cpu_count()}"
    )


async def _again(server: ServerProcess, figures: Figures, group: Group) -> None:
    """One game after another, a move a second."""
    while True:
        await group.run(time.perf_counter() + 3600, random.random())
        group.close()
        (group,) = await begin(server, figures, 1)
        await asyncio.sleep(1)


@contextmanager
def one_server() -> Iterator[ServerProcess]:
    """A server with a SQLite file for one measurement."""
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/tables.db", None, *LIMITS).wait().compiled()
        try:
            yield server
        finally:
            server.kill()
            said = server.log.read_text().splitlines()[1:]  # the first says where it is
            click.echo("".join(f"{line}\n" for line in said[-20:]), err=True, nl=False)
            server.log.unlink(missing_ok=True)


def measure(tables: int, seconds: float) -> Load:
    """One run against a new server."""
    with one_server() as server:
        return uvloop.run(load(server, tables, seconds))


def figures(tables: int, seconds: float) -> dict[str, Any]:
    """For the bench: the load of the specification, and the memory of idle tables."""
    found = measure(tables, seconds)
    with one_server() as server:
        return {**asdict(found), "idle_kib": uvloop.run(idle(server, IDLE))}


def told(found: dict[str, Any]) -> Iterator[str]:
    """These figures for people."""
    if found:
        run = Load(**{key: value for key, value in found.items() if key != "idle_kib"})
        yield f"Server: {run}"
        yield f"Server: {found['idle_kib']:.1f} KiB for each idle table beyond the first hundred"


@click.command()
@click.option("--tables", default=500, show_default=True)
@click.option("--seconds", default=30.0, show_default=True)
@click.option("--idle-tables", default=IDLE, show_default=True)
@click.option("--most", is_flag=True, help="Go on with more tables until it is too much.")
@click.option("--step", default=STEP, show_default=True, help="So many more each time.")
@click.option("--kings", "with_kings", is_flag=True, help="Three Kings beside 50 tables instead.")
def main(
    tables: int, seconds: float, idle_tables: int, most: bool, step: int, with_kings: bool
) -> None:
    """Measure the server under load."""
    if with_kings:
        with one_server() as server:
            click.echo(uvloop.run(kings(server, 50)))
        return
    held = 0
    while True:
        found = measure(tables, seconds)
        click.echo(str(found))
        if found.error:
            click.echo(f"  {found.error}")
        if found.held:
            held = tables
        if not most or not found.held:
            break
        tables += step
    if most:
        click.echo(f"the machine held {held} tables under {1000 * ENOUGH:.0f} ms")
    if idle_tables:
        with one_server() as server:
            each = uvloop.run(idle(server, idle_tables))
        click.echo(f"idle tables 100 to {idle_tables}: {each:.1f} KiB each")


if __name__ == "__main__":
    main()
