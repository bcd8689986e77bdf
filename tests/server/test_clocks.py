"""Clocks stand still while nobody serves the tables."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from .client import Player
from .serving import serving
from .sitting import Sitting


def test_a_pause_does_not_count() -> None:
    sitting = Sitting("richelieu", ["you", "you"], clock={"seconds": 60, "increment": 0})
    sitting.now += 20
    sitting.store(("pause", None, {"since": sitting.now - 15, "until": sitting.now}))
    assert sitting.table.deadline is not None
    assert sitting.table.deadline[0] == sitting.now + 55
    seat = sitting.table.actors[0]
    sitting.move()
    assert sitting.table.seats[seat].seconds == 55


def test_the_clock_does_not_run_while_the_server_is_down(tmp_path: Path) -> None:
    """An hour passes in the database between two servers: nobody loses on time by it."""
    file = tmp_path / "tables.db"

    async def begin(base: str) -> tuple[str, str]:
        async with Player(base) as player:
            clock = {"seconds": 600, "increment": 0}
            table = await player.make("richelieu", ["you", "you"], clock=clock)
            await player.ask("watch", table=table)
            seat = player.due(table)[0]
            await player.move(table, seat, player.states[table, seat]["legal"][0]["move"])
            return player.token, table

    async def go_on(base: str, token: str, table: str) -> None:
        async with Player(base, token) as player:
            await player.ask("watch", table=table)
            assert player.infos[table]["status"] == "playing"
            seat = player.due(table)[0]
            await player.move(table, seat, player.states[table, seat]["legal"][0]["move"])
            seconds = [s["seconds"] for s in player.infos[table]["seats"]]
            assert min(seconds) > 300, "an hour would have been too much"

    with serving(f"sqlite:///{file}") as server:
        token, table = asyncio.run(begin(server.http))
    with closing(sqlite3.connect(file)) as database, database:
        for column in (
            "log SET at = at",
            "tables SET created = created",
            "processes SET alive = alive",
        ):
            database.execute(f"UPDATE {column} - 3600")
    with serving(f"sqlite:///{file}") as server:
        asyncio.run(go_on(server.http, token, table))
