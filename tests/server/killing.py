"""Kill the server in mid-game, start it again, and look what is left."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Awaitable, Callable

import httpx
from websockets.exceptions import WebSocketException

from courtly.server.settings import Settings
from courtly.server.storage.store import Store
from courtly.server.table.log import Entry

from .client import Player, Refusal
from .serving import PATIENCE, ServerProcess

Log = Callable[[str], Awaitable[list[Entry]]]


class Witness:
    """A player who remembers every move that was acknowledged, and what was not."""

    def __init__(self, base: str, seed: int) -> None:
        self.player = Player(base, check=False)
        self.chance = random.Random(seed)
        self.table = ""
        self.acknowledged: list[int] = []
        self.made = 0
        """Moves acknowledged at all tables so far."""
        self.unanswered: tuple[str, int, int, int] | None = None

    async def begin(self, game: str, seats: list[str]) -> None:
        """Sit down at a new table."""
        table = await self.player.make(game, seats)
        self.table, self.acknowledged, self.unanswered = table, [], None

    async def play_until_cut_off(self) -> None:
        """Move as fast as the server answers, until it does not."""
        try:
            await self.player.connect()
            await self._repeat()
            await self.player.ask("watch", table=self.table)
            while True:
                ready = lambda: bool(self.player.due(self.table)) or self.player.over(self.table)  # noqa: E731
                await self.player.until(ready)
                if self.player.over(self.table):
                    await self.begin("richelieu", ["you", "page"])
                    await self.player.ask("watch", table=self.table)
                    continue
                await self._move()
        except (OSError, EOFError, WebSocketException, httpx.TransportError):
            pass
        finally:
            await self.player.close()
            self.player = Player(self.player.base, self.player.token, check=False)

    async def _move(self) -> None:
        seat = self.chance.choice(self.player.due(self.table))
        state = self.player.states[self.table, seat]
        move = self.chance.choice(state["legal"])["move"]
        self.unanswered = (secrets.token_hex(8), seat, state["version"], move)
        await self._send()

    async def _send(self) -> None:
        assert self.unanswered is not None
        key, seat, version, move = self.unanswered
        try:
            answer = await self.player.command(
                "move", self.table, key, seat=seat, version=version, move=move
            )
            self.acknowledged.append(answer["version"])
            self.made += 1
        except Refusal as refusal:
            if refusal.code not in ("stale", "not_your_decision", "over"):
                raise
        self.unanswered = None

    async def _repeat(self) -> None:
        """Send again what was not answered: it is done once, whether it was stored or not."""
        if self.unanswered is not None:
            await self._send()

    async def check(self, log: Log) -> None:
        """Everything acknowledged is in the log, the server stands by it, and the table goes on."""
        await self.player.connect()
        await self._repeat()
        answer = await self.player.ask("watch", table=self.table)
        assert answer["version"] >= max(self.acknowledged, default=0)
        stored = {entry.number for entry in await log(self.table) if entry.kind == "move"}
        assert set(self.acknowledged) <= stored, "a move was acknowledged and is lost"
        state = next(s for (t, _), s in self.player.states.items() if t == self.table)
        assert state["moves"] >= len([n for n in stored if n <= state["version"]])
        if not self.player.over(self.table):
            await self.player.until(
                lambda: bool(self.player.due(self.table)) or self.player.over(self.table)
            )
        await self.player.close()
        self.player = Player(self.player.base, self.player.token, check=False)


async def rounds(
    database: str, count: int, *, tables: int = 4, most: int = 200, seed: int = 1
) -> tuple[int, float]:
    """Kill `count` times, each after 1 to `most` moves, and restart.

    Moves acknowledged, and the mean time to be back.
    """
    chance = random.Random(seed)
    store = Store(Settings(database=database))

    async def log(table: str) -> list[Entry]:
        return await store.entries(table, 0)

    server = ServerProcess(database).wait()
    witnesses = [Witness(server.http, seed + k) for k in range(tables)]
    for k, witness in enumerate(witnesses):
        if k % 2:
            await witness.begin("lancaster", ["you", "page", "page"])
        else:
            await witness.begin("richelieu", ["you", "page"])
    away = 0.0
    try:
        for _ in range(count):
            playing = [asyncio.create_task(w.play_until_cut_off()) for w in witnesses]
            enough = sum(w.made for w in witnesses) + chance.randint(1, most)
            async with asyncio.timeout(PATIENCE):
                while sum(w.made for w in witnesses) < enough:
                    await asyncio.sleep(chance.uniform(0, 0.01))
            server.kill()
            began = time.perf_counter()
            await asyncio.gather(*playing)
            server = ServerProcess(database, server.port).wait()
            away += time.perf_counter() - began
            for witness in witnesses:
                await witness.check(log)
    finally:
        server.kill()
        server.log.unlink(missing_ok=True)
        await store.engine.dispose()
    return sum(w.made for w in witnesses), away / max(1, count)
