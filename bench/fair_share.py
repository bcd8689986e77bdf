"""Bots of one do not hold up those of another: ``python -m bench.fair_share --tables 100``.

One client makes so many tables of Kings; at another's table a Page answers as if they were not
there, or nearly: it waits for two turns of bots at most.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
import time
from dataclasses import dataclass
from functools import partial

import click
from tests.server.client import Player
from tests.server.serving import ServerProcess

MOVES = 10
MOST = 2  # turns of Kings for each decision of a Page


def thoughts(server: ServerProcess) -> int:
    """How many turns Kings have taken."""
    text = server.get("/metrics").text
    found = re.search(r'^courtly_bot_seconds_count{level="king"} (\S+)', text, re.M)
    return int(float(found[1])) if found else 0


@dataclass
class Waited:
    """How long one had to wait for a Page."""

    turns: int
    """Turns of Kings meanwhile."""
    decisions: int
    """How many the Page had to take."""
    seconds: float

    @property
    def each(self) -> float:
        """Turns of Kings for each decision of the Page."""
        return self.turns / self.decisions


async def answer_of(server: ServerProcess, player: Player, table: str) -> Waited | None:
    """Move until it is the Page's turn, and wait until it is over.

    None if a King came to an end while the last move was on its way: nobody can tell then whether
    the Page waited for him; or if the game is over.
    """
    while player.due(table):  # a turn may be several decisions
        before = await asyncio.to_thread(thoughts, server)
        moves = player.states[table, 0]["moves"] + 1
        done = await player.move(table, 0, player.states[table, 0]["legal"][0]["move"])
        began, after = time.perf_counter(), await asyncio.to_thread(thoughts, server)
        version = done["version"]
        await player.until(partial(_told, player, table, version))
    await player.until(lambda: bool(player.due(table)) or player.over(table))
    if before != after or player.over(table):
        return None
    turns = await asyncio.to_thread(thoughts, server) - after
    decisions = player.states[table, 0]["moves"] - moves
    return Waited(turns, decisions, time.perf_counter() - began)


def _told(player: Player, table: str, version: int) -> bool:
    return bool(player.states[table, 0]["version"] >= version)


async def play(server: ServerProcess, tables: int) -> list[Waited]:
    """How long a Page let somebody wait, again and again, while Kings think at other tables."""
    found: list[Waited] = []
    async with Player(server.http) as greedy, Player(server.http) as other:
        for _ in range(tables):
            await greedy.ask("watch", table=await greedy.make("richelieu", ["king", "king"]))
        while len(found) < MOVES:
            table = await other.make("richelieu", ["you", "page"], options={"start": "cardinal"})
            await other.ask("watch", table=table)
            await other.until(partial(_begun, other, table))
            while not other.over(table) and len(found) < MOVES:
                if (waited := await answer_of(server, other, table)) is not None:
                    found.append(waited)
    return found


def _begun(player: Player, table: str) -> bool:
    return bool(player.due(table))


@click.command()
@click.option("--tables", default=100, show_default=True)
def main(tables: int) -> None:
    """Measure; fails if a Page waits for more than two turns of bots for each of its decisions."""
    os.environ |= {"COURTLY_TABLE_BURST": "1000"}
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/tables.db", None, "--bot-workers", "1")
        try:
            found = asyncio.run(play(server.wait().compiled(), tables))
        finally:
            server.kill()
            server.log.unlink()
    most = max(waited.each for waited in found)
    longest = max(waited.seconds for waited in found)
    click.echo(
        f"beside {tables} tables of Kings of one client a Page at another's table let people wait "
        f"for at most {most:.1f} turns of Kings a decision, {longest:.1f} s in all, {MOVES} times"
    )
    if most > MOST:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
