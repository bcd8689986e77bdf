"""Load: many tables of program-driven clients over real sockets against one server.

    python -m bench.load                     500 tables of four, one move a second each
    python -m bench.load --kings             one game with three Kings while 50 tables run

Server and clients share the machine. A figure that is missed is printed, never raised.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
import httpx
import orjson
from tests.server.serving import ServerProcess
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4


@dataclass
class Figures:
    """What was measured."""

    to_all: list[float] = field(default_factory=list)
    """Seconds from sending a move until the last seat was told."""
    errors: list[str] = field(default_factory=list)
    games: int = 0


class Client:
    """A lean client: keeps its last version and legal moves, and the time it was told."""

    def __init__(self, group: Group, seat: int) -> None:
        self.group, self.seat = group, seat
        self.token = secrets.token_urlsafe(32)
        self.socket: ClientConnection | None = None
        self.version = -1
        self.legal: list[Any] = []
        self._id = 0
        self.reader: asyncio.Task[None] | None = None

    async def join(self, url: str, table: str) -> None:
        """Connect, sit down, and watch."""
        self.socket = await connect(url, compression=None, proxy=None, max_size=2**22)
        self.reader = asyncio.create_task(self._read())
        await self.send(type="hello", protocol=1, token=self.token)
        if self.seat:
            key = secrets.token_hex(8)
            await self.send(type="sit", table=table, key=key, seat=self.seat, name="Load")
        await self.send(type="watch", table=table)

    async def send(self, **message: Any) -> None:
        """Send a request."""
        assert self.socket is not None
        self._id += 1
        await self.socket.send(orjson.dumps({"id": self._id, **message}).decode())

    async def _read(self) -> None:
        assert self.socket is not None
        async for text in self.socket:
            head = text[:12]
            if head == '{"type":"sta':
                message = orjson.loads(text)
                self.version, self.legal = message["version"], message["legal"]
                self.group.told(self, message)
            elif head == '{"type":"ref':
                refused = orjson.loads(text)
                if refused["code"] != "stale":
                    self.group.figures.errors.append(f"{refused['code']}: {refused['message']}")


class Group:
    """The clients of one table."""

    def __init__(self, figures: Figures, number: int) -> None:
        self.figures = figures
        self.clients = [Client(self, seat) for seat in range(SEATS)]
        self.chance = random.Random(number)
        self.table = ""
        self.sent: tuple[int, float] | None = None
        self.heard: set[int] = set()
        self.over = False

    async def begin(self, server: ServerProcess, http: httpx.AsyncClient) -> None:
        """Make the table and sit down."""
        seats: list[dict[str, Any]] = [{"kind": "you", "name": "Load"}]
        seats += [{"kind": "open"}] * (SEATS - 1)
        token = {"Authorization": f"Bearer {self.clients[0].token}"}
        answer = await http.post(
            "/api/tables", json={"game": "lancaster", "seats": seats}, headers=token
        )
        self.table = answer.json()["table"]
        for client in self.clients:
            await client.join(server.ws, self.table)

    def told(self, client: Client, message: dict[str, Any]) -> None:
        """A client was told how the table stands."""
        self.over = message["decision"] == "over"
        if self.sent is not None and message["version"] >= self.sent[0]:
            self.heard.add(client.seat)
            if len(self.heard) == SEATS:
                self.figures.to_all.append(time.perf_counter() - self.sent[1])
                self.sent = None

    async def move(self) -> bool:
        """One move by whoever may; False when there is nobody."""
        due = [client for client in self.clients if client.legal]
        if not due or self.over:
            return False
        if self.sent is not None:
            self.figures.errors.append("a move took more than a second to reach all seats")
        client = self.chance.choice(due)
        move = self.chance.choice(client.legal)["move"]
        self.heard, self.sent = set(), (client.version + 1, time.perf_counter())
        await client.send(
            type="move", table=self.table, key=secrets.token_hex(8), seat=client.seat,
            version=client.version, move=move,
        )  # fmt: skip
        return True

    async def run(self, until: float, offset: float) -> None:
        """A move a second."""
        await asyncio.sleep(offset)
        while time.perf_counter() < until:
            began = time.perf_counter()
            await self.move()
            if self.over:
                self.figures.games += 1
                return
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)))


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


async def load(server: ServerProcess, tables: int, seconds: float) -> None:
    """The load of the specification."""
    figures = Figures()
    groups = [Group(figures, k) for k in range(tables)]
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        for k in range(0, tables, 20):
            await asyncio.gather(*(group.begin(server, http) for group in groups[k : k + 20]))
    await asyncio.sleep(3)
    figures.errors.clear()
    until = time.perf_counter() + seconds
    used = cpu_seconds(server.process.pid)
    await asyncio.gather(*(g.run(until, k / tables) for k, g in enumerate(groups)))
    used = cpu_seconds(server.process.pid) - used
    print(
        f"{tables} tables of {SEATS}, {seconds:.0f} s: {len(figures.to_all)} moves "
        f"({len(figures.to_all) / seconds:.0f}/s); to all seats p50 "
        f"{percentile(figures.to_all, 0.5):.1f} ms, p99 {percentile(figures.to_all, 0.99):.1f} ms, "
        f"worst {percentile(figures.to_all, 1):.1f} ms; errors {len(figures.errors)}; "
        f"server memory {memory_kib(server.process.pid) // 1024} MiB, "
        f"{1000 * used / max(1, len(figures.to_all)):.2f} ms of processor a move; "
        f"machine load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    )
    for error in sorted(set(figures.errors))[:5]:
        print("  ", error)
    for group in groups:
        for client in group.clients:
            if client.reader is not None:
                client.reader.cancel()
            if client.socket is not None:
                client.socket.transport.abort()


async def idle(server: ServerProcess, tables: int) -> None:
    """Memory of tables in play that nobody looks at."""
    body = {"game": "lancaster", "seats": [{"kind": "you", "name": "Idle"}] * SEATS}
    used = []
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        for k in range(tables + 1):
            if k in (100, tables):
                used.append(memory_kib(server.process.pid))
            token = secrets.token_urlsafe(32)
            headers = {"Authorization": f"Bearer {token}"}
            made = (await http.post("/api/tables", json=body, headers=headers)).json()
            await http.get(f"/api/tables/{made['table']}", headers=headers)
    each = (used[1] - used[0]) / (tables - 100)
    print(f"idle tables 100 to {tables}: {each:.1f} KiB each")


async def kings(server: ServerProcess, others: int) -> None:
    """A person-like client and three Kings, while other tables run."""
    from tests.server.client import Player

    figures = Figures()
    groups = [Group(figures, k) for k in range(others)]
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        for group in groups:
            await group.begin(server, http)
    until = time.perf_counter() + 3600
    running = [asyncio.create_task(g.run(until, k / others)) for k, g in enumerate(groups)]
    began = time.perf_counter()
    async with Player(server.http) as player:
        table = await player.make("lancaster", ["you", "king", "king", "king"])
        await player.ask("watch", table=table)
        await player.play_on(table, random.Random(1))
        result = player.infos[table]["result"]
    print(
        f"a game with three Kings beside {others} tables: {time.perf_counter() - began:.0f} s, "
        f"scores {result['scores']}; the others: p99 {percentile(figures.to_all, 0.99):.1f} ms of "
        f"{len(figures.to_all)} moves, errors {len(figures.errors)}"
    )
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


@click.command()
@click.option("--tables", default=500, show_default=True)
@click.option("--seconds", default=30.0, show_default=True)
@click.option("--idle-tables", default=1100, show_default=True)
@click.option("--kings", "with_kings", is_flag=True, help="Three Kings beside 50 tables instead.")
def main(tables: int, seconds: float, idle_tables: int, with_kings: bool) -> None:
    """Measure the server under load."""
    try:
        import uvloop

        run: Any = uvloop.run
    except ImportError:
        run = asyncio.run
    with tempfile.TemporaryDirectory() as folder:
        limits = ["--requests-per-second", "100000", "--log-level", "WARNING"]
        server = ServerProcess(f"sqlite:///{folder}/tables.db", None, *limits).wait()
        try:
            if with_kings:
                run(kings(server, 50))
                return
            run(load(server, tables, seconds))
            run(idle(server, idle_tables))
        finally:
            server.kill()
            print(server.log.read_text()[-2000:], file=sys.stderr)
            server.log.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
