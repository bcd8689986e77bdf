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
from functools import partial

import click
from tests.server.client import Player
from tests.server.serving import ServerProcess

MOVES = 10


def thoughts(server: ServerProcess) -> int:
    """How many turns Kings have taken."""
    text = server.get("/metrics").text
    found = re.search(r'^courtly_bot_seconds_count{level="king"} (\S+)', text, re.M)
    return int(float(found[1])) if found else 0


def _told(player: Player, table: str, version: int) -> bool:
    return bool(player.states[table, 0]["version"] >= version)


async def play(server: ServerProcess, tables: int) -> tuple[int, float]:
    """The most turns of Kings, and seconds, a Page let somebody wait."""
    most, longest = 0, 0.0
    async with Player(server.http) as greedy, Player(server.http) as other:
        for _ in range(tables):
            await greedy.ask("watch", table=await greedy.make("richelieu", ["king", "king"]))
        table = await other.make("richelieu", ["you", "page"], options={"start": "cardinal"})
        await other.ask("watch", table=table)
        for _ in range(MOVES):
            await other.until(lambda: bool(other.due(table)) or other.over(table))
            while other.due(table):  # a turn may be several decisions
                began, turns = time.perf_counter(), await asyncio.to_thread(thoughts, server)
                answer = await other.move(table, 0, other.states[table, 0]["legal"][0]["move"])
                version = answer["version"]
                await other.until(partial(_told, other, table, version))
            await other.until(lambda: bool(other.due(table)) or other.over(table))
            if other.over(table):
                break
            most = max(most, await asyncio.to_thread(thoughts, server) - turns)
            longest = max(longest, time.perf_counter() - began)
    return most, longest


@click.command()
@click.option("--tables", default=100, show_default=True)
def main(tables: int) -> None:
    """Measure; fails if a Page waits for more than two turns of bots for each of its decisions."""
    os.environ |= {"COURTLY_TABLE_BURST": "1000"}
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(f"sqlite:///{folder}/tables.db", None, "--bot-workers", "1")
        try:
            most, longest = asyncio.run(play(server.wait().compiled(), tables))
        finally:
            server.kill()
            server.log.unlink()
    click.echo(
        f"beside {tables} tables of Kings of one client a Page at another's table let people wait "
        f"for at most {most} turns of Kings, {longest:.1f} s"
    )


if __name__ == "__main__":
    main()
