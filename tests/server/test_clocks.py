"""Clocks stand still while nobody serves the tables."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from courtly.server.act.upkeep import due

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


def _take_back(sitting: Sitting, seat: int) -> None:
    """Move, and take that back at once."""
    table = sitting.table
    assert table.game is not None
    before = len(table.game.history)
    sitting.move(seat)
    sitting.do("undo", seat, version=table.version)
    assert len(table.game.history) == before


def test_nobody_wins_time_by_taking_moves_back() -> None:
    """Every decision adds ten seconds; one that was taken back was none."""
    sitting = Sitting("lancaster", ["you"] * 3, clock={"seconds": 60, "increment": 10})
    seat = sitting.table.actors[0]
    for _ in range(5):
        sitting.now += 2
        _take_back(sitting, seat)
    assert sitting.table.seats[seat].seconds == 60 - 5 * 2
    sitting.move(seat)
    assert sitting.table.seats[seat].seconds == 60 - 5 * 2 + 10


def test_a_decision_taken_back_goes_on_where_each_has_its_time() -> None:
    sitting = Sitting("lancaster", ["you"] * 3, clock={"seconds": 60, "each": True})
    table, seat = sitting.table, sitting.table.actors[0]
    for _ in range(2):
        sitting.now += 20
        _take_back(sitting, seat)
    assert table.seats[seat].seconds == 60 - 2 * 20
    assert table.deadline == (sitting.now + 20, seat)
    sitting.move(seat)
    sitting.move(table.actors[0])
    assert table.seats[table.actors[0]].seconds == 60, "the next one has all of it"


def test_steps_of_a_turn_that_are_taken_back_were_part_of_the_first() -> None:
    """Else one could think in the second step, go back to the first, and have all the time again
    in the second."""
    sitting = Sitting("richelieu", ["you", "you"], clock={"seconds": 60, "each": True})
    table = sitting.table
    assert table.game is not None
    seat, before = table.actors[0], len(table.game.history)
    sitting.now += 5
    sitting.move(seat)
    assert table.actors == [seat]
    assert table.seats[seat].seconds == 60
    sitting.now += 15
    sitting.store(("undo", seat, {"to": before, "clock": True}), str(seat))
    assert table.seats[seat].seconds == 60 - 5 - 15


@pytest.mark.parametrize("each", [False, True])
def test_leaving_and_coming_back_gives_no_time(each: bool) -> None:
    sitting = Sitting("lancaster", ["you"] * 3, clock={"seconds": 60, "each": each})
    seat = sitting.table.actors[0]
    sitting.now += 50
    sitting.do("leave", seat)
    sitting.do("back", seat)
    assert sitting.table.seats[seat].seconds == 10


def test_what_a_bot_did_because_time_was_up_is_not_taken_back_freely() -> None:
    """Else whoever lets their time run out could go on thinking as often as they like."""
    clock = {"seconds": 60, "up": "move"}
    sitting = Sitting("lancaster", ["you"] * 3, clock=clock)
    table, seat = sitting.table, sitting.table.actors[0]
    assert table.game is not None
    sitting.now += 60
    late = due(table, sitting.now)
    assert late is not None
    assert late[0] == "stand_in"
    sitting.store(late)
    sitting.store(("move", seat, {"move": table.game.legal(seat)[0].text}))
    assert table.seats[seat].plays
    sitting.do("undo", seat, version=table.version)
    assert len(table.game.history) == 1
    assert table.asked == {0, 1, 2}


def test_logs_of_old_keep_the_times_they_told() -> None:
    sitting = Sitting("lancaster", ["you"] * 3, clock={"seconds": 60, "increment": 10})
    seat = sitting.table.actors[0]
    sitting.move(seat)
    sitting.store(("undo", seat, {"to": 0}), str(seat))
    assert sitting.table.seats[seat].seconds == 70
