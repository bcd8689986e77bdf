"""Whether tables go on while a game is looked at: ``python -m bench.bystander [GAME]``.

A server looks at a game thoroughly, as it does for whoever asks; beside it somebody plays both
seats of a table, and the time from each move to its acknowledgement is taken, before and during.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

import click
import httpx
from tests.server.client import Player
from tests.server.serving import PATIENCE, ServerProcess, serving

from courtly.games import description, names

from .study import played

ALLOWED = 2.0


class Bystander:
    """Plays tables alone, one after the other."""

    def __init__(self, player: Player, game: str) -> None:
        self._player, self._game = player, game
        self._chance, self._table = random.Random(1), ""

    async def moves(self, count: int) -> list[float]:
        """Seconds each of some moves took."""
        taken: list[float] = []
        while len(taken) < count:
            if not self._table or self._player.over(self._table):
                seats: list[object] = ["you"] * description(self._game).fewest
                self._table = await self._player.make(self._game, seats, private=True)
                await self._player.ask("watch", table=self._table)
            await self._player.until(self._ready)
            if not self._player.over(self._table):
                taken.append(await self._move(self._player.due(self._table)[0]))
        return taken

    def _ready(self) -> bool:
        return bool(self._player.due(self._table)) or self._player.over(self._table)

    async def _move(self, seat: int) -> float:
        """One move; goes on when the seat was told the position after it."""
        before = self._player.states[self._table, seat]
        began = time.perf_counter()
        await self._player.move(self._table, seat, self._chance.choice(before["legal"])["move"])
        taken = time.perf_counter() - began
        await self._player.until(lambda: self._player.states[self._table, seat] is not before)
        return taken


def told(name: str, taken: list[float]) -> float:
    """Say how long moves took; the median."""
    middle = statistics.median(taken)
    slow = sorted(taken)[int(0.95 * len(taken))]
    click.echo(
        f"{name}: {len(taken)} moves, median {1e3 * middle:.1f} ms, 95 % {1e3 * slow:.1f} ms"
    )
    return middle


async def measure(server: ServerProcess, game: str, text: str, count: int) -> float:
    """How much slower moves are while a game is looked at."""
    async with Player(server.http) as player, player.http() as http:
        by = Bystander(player, game)
        await by.moves(count // 4)
        alone = told("alone", await by.moves(count))
        asked = (await http.post("/api/studies?depth=deep", content=text)).json()
        taken: list[float] = []
        while asked["state"] not in ("done", "failed"):
            taken += await by.moves(20)
            asked = (await http.get(f"/api/studies/{asked['id']}")).json()
        beside = told(f"beside a deep pass ({asked['state']})", taken)
        return beside / alone


@click.command()
@click.argument("game", type=click.Choice(names()), default=names()[0])
@click.option("--moves", default=400, show_default=True)
def main(game: str, moves: int) -> None:
    """A bystander's moves while a game is looked at."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        with serving(database, "--messages-per-second", "100000") as server:
            server.compiled()
            httpx.get(server.http, timeout=PATIENCE)
            times = asyncio.run(measure(server, game, played(game), moves))
    click.echo(f"{times:.2f} times as long; at most {ALLOWED:g} are allowed")
    if times > ALLOWED:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
