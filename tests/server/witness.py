"""Players who remember every word they were given, and hold the server to it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Awaitable, Callable

import httpx
from websockets.exceptions import WebSocketException

from courtly.server.table.hashes import hashed
from courtly.server.table.log import Entry

from .client import Player, Refusal

Log = Callable[[str], Awaitable[list[Entry]]]
#: What it looks like when there is nobody at the other end.
GONE = (OSError, EOFError, WebSocketException, httpx.TransportError)
PAUSE = 0.05


class Witness:
    """A player who remembers every move that was acknowledged, and what was not."""

    def __init__(self, base: str, seed: int) -> None:
        self.player = Player(base, check=False)
        self.chance = random.Random(seed)
        self.table = ""
        self.game, self.seats = "richelieu", ["you", "page"]
        self.acknowledged: list[int] = []
        self.denied: list[str] = []
        """Keys of moves of which it was said that nothing was changed."""
        self.made = self.refused = 0
        """Moves acknowledged, and refused because the server could not, at all tables so far."""
        self.unanswered: tuple[str, int, int, int] | None = None

    async def begin(self) -> None:
        """Sit down at a new table."""
        table = await self.player.make(self.game, self.seats)
        self.table, self.acknowledged, self.denied, self.unanswered = table, [], [], None

    async def play(self, stop: asyncio.Event) -> None:
        """Move as fast as the server answers, and come back when it is gone, until told to stop."""
        while not stop.is_set():
            try:
                await self.player.connect()
                await self._repeat()
                await self.player.ask("watch", table=self.table)
                while not stop.is_set():
                    await self._step(stop)
            except GONE:
                await asyncio.sleep(PAUSE)
            except Refusal as refusal:
                self._could_not(refusal)
                await asyncio.sleep(PAUSE)
            finally:
                await self._hang_up()

    async def _step(self, stop: asyncio.Event) -> None:
        """One move, or a new table where the game is over."""
        player = self.player
        await player.until(
            lambda: stop.is_set() or bool(player.due(self.table)) or player.over(self.table)
        )
        if stop.is_set():
            return
        if player.over(self.table):
            await self.begin()
            await player.ask("watch", table=self.table)
            return
        seat = self.chance.choice(player.due(self.table))
        state = player.states[self.table, seat]
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
            if refusal.code == "unsure":  # asked again later
                raise
            if refusal.code == "failed":
                self.denied.append(key)
            self._could_not(refusal)
        self.unanswered = None

    def _could_not(self, refusal: Refusal) -> None:
        if refusal.code in ("failed", "unsure", "busy"):
            self.refused += 1
        elif refusal.code not in ("stale", "not_your_decision", "over"):
            raise refusal

    async def _repeat(self) -> None:
        """Send again what was not answered: it is done once, whether it was stored or not."""
        if self.unanswered is not None:
            await self._send()

    async def check(self, log: Log) -> None:
        """Everything acknowledged is in the log, nothing denied is, and the table goes on."""
        await self.player.connect()
        await self._repeat()
        answer = await self.player.ask("watch", table=self.table)
        assert answer["version"] >= max(self.acknowledged, default=0)
        entries = await log(self.table)
        stored = {entry.number for entry in entries if entry.kind == "move"}
        assert set(self.acknowledged) <= stored, "a move was acknowledged and is lost"
        who, keys = hashed(self.player.token), {entry.key for entry in entries}
        denied = {hashed(f"{who} {key}")[:43] for key in self.denied}
        assert not denied & keys, "it was said that nothing was changed, and it was"
        state = next(s for (t, _), s in self.player.states.items() if t == self.table)
        assert state["moves"] >= len([n for n in stored if n <= state["version"]])
        if not self.player.over(self.table):
            await self.player.until(
                lambda: bool(self.player.due(self.table)) or self.player.over(self.table)
            )
        await self._hang_up()

    async def _hang_up(self) -> None:
        with contextlib.suppress(*GONE):
            await self.player.close()
        self.player = Player(self.player.base, self.player.token, check=False)


async def begin_all(witnesses: list[Witness]) -> None:
    """Tables of both games for all."""
    for k, witness in enumerate(witnesses):
        if k % 2:
            witness.game, witness.seats = "lancaster", ["you", "page", "page"]
        await witness.begin()
