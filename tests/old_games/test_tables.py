"""Databases of old versions are opened, show what they showed, and their games are played on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import courtly
from courtly.core.record import parse

from ..server.serving import ServerProcess, serving
from .asking import Http
from .kept import OPENED, VERSIONS, about, check, check_record, unpack
from .playing import Company, Sitting, fingerprint

#: So many tables are played on at the same time.
AT_ONCE = 8
Story = Callable[[Company, Http], Awaitable[None]]
KEPT = [(version, database) for version in VERSIONS for database in about(version)["databases"]]


class Opened:
    """A database of an old version, served by this one."""

    def __init__(self, version: Path, database: str, server: ServerProcess) -> None:
        self.engine, self.database = about(version)["engine"], database
        self.expected = unpack(version / f"{database}.json.xz")
        self.tables: list[dict[str, Any]] = self.expected["tables"]
        self.server = server

    def tell(self, story: Story) -> None:
        """Everyone comes back, with the tokens they had."""

        async def run() -> None:
            async with Company(self.server.http) as company, Http(company) as http:
                await story(company, http)

        asyncio.run(run())


@pytest.fixture(scope="module", params=KEPT, ids=lambda p: f"{p[0].name}-{p[1]}")
def opened(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Opened]:
    """The database; tests that change it come last."""
    version, database = request.param
    with (
        OPENED[database](version, tmp_path_factory.mktemp(database)) as address,
        serving(address, "--requests-per-second", "1000") as server,
    ):
        yield Opened(version, database, server)


def people(table: dict[str, Any]) -> dict[int, str]:
    """Who of us sits where."""
    return {int(seat): name for seat, name in table["people"].items()}


def _listed(lobby: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """The lists in the order of addresses, as `Http.lobby` gives them.

    They say no longer which figures an owner corrected: these are long, and the table says them.
    """
    for row in (row for rows in lobby.values() for row in rows):
        row["options"].pop("components", None)
    return {status: sorted(rows, key=lambda row: row["table"]) for status, rows in lobby.items()}


def test_lists(opened: Opened) -> None:
    """The lobby shows the same tables, and everyone finds the own ones."""

    async def story(company: Company, http: Http) -> None:
        check(_listed(opened.expected["lobby"]), await http.lobby(), "lobby")
        check(opened.expected["mine"], await http.mine(), "mine")

    opened.tell(story)


def test_tables_as_they_stood(opened: Opened) -> None:
    """Who comes back is told what they were told then: the table, the position, the moves."""

    async def story(company: Company, http: Http) -> None:
        for table in opened.tables:
            at = await company.at(table["table"], people(table))
            check(table["info"], at.info, table["name"])
            for seat, state in table["states"].items():
                _check_state(state, at.state(int(seat)), f"{table['name']}, seat {seat}")

    opened.tell(story)


def _check_state(kept: dict[str, Any], told: dict[str, Any], name: str) -> None:
    """All is the same but the clocks: they tell what is left now, and run since it was opened."""
    then, now = ({**state, "clocks": None} for state in (kept, told))
    check(then, now, name)
    for before, left in zip(kept["clocks"] or (), told["clocks"] or (), strict=True):
        assert (before is None) == (left is None), name
        assert before is None or left <= before, name


def test_finished_games(opened: Opened) -> None:
    """Their records and their films are the same."""

    async def story(company: Company, http: Http) -> None:
        finished = [table for table in opened.tables if "film" in table]
        assert finished
        for table in finished:
            name = table["name"]
            record = await http.record(table["table"])
            check_record(table["record"], record, name)
            assert courtly.load(record).scores() == table["info"]["result"]["scores"]
            for kept in table["film"]:
                seat, frame = kept["seat"], kept["frame"]
                shown = await http.frame(table["table"], frame["move"], seat)
                check(frame, shown, f"{name}, seat {seat}, move {frame['move']}")

    opened.tell(story)


def test_running_games_are_played_on(opened: Opened) -> None:
    """All of a SQLite file; of another database, whose games are the same, every fourth."""
    play_on(opened, running(opened)[:: 1 if opened.database == "sqlite" else 4])


@pytest.mark.whole
def test_all_running_games_are_played_on(opened: Opened) -> None:
    play_on(opened, running(opened))


def running(opened: Opened) -> list[dict[str, Any]]:
    """The tables whose game is not over."""
    found = [table for table in opened.tables if "then" in table]
    assert found
    return found


def play_on(opened: Opened, tables: list[dict[str, Any]]) -> None:
    """As they were played on then, each decision with the same choice of moves, to the same end.

    Where bots play, nobody knows what they do: there the game ends by the rules it began with.
    """
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(company: Company, http: Http, table: dict[str, Any]) -> None:
        async with gate:
            at = await company.at(table["table"], people(table))
            for step in table["then"]:
                await follow(at, step, table["name"])
            if table["bots"]:
                await at.play(random.Random(1))
            assert at.over, table["name"]
            record = await http.record(at.table)
        result = at.info["result"]
        assert result["why"] == "finished"
        assert parse(record).head["Engine"] == opened.engine, table["name"]
        assert courtly.load(record).scores() == result["scores"]
        if not table["bots"]:
            check(table["result"], result, table["name"])
            check_record(table["end"], record, table["name"])

    async def story(company: Company, http: Http) -> None:
        await asyncio.gather(*(one(company, http, table) for table in tables))

    opened.tell(story)


async def follow(at: Sitting, step: list[Any], name: str) -> None:
    """Do what was done then."""
    kind, seat, what, *legal = step
    if kind != "move":
        await at.do(kind, seat, **what)
        return
    await at.rest()
    where = f"{name}, move {at.state(seat)['moves']}"
    assert [fingerprint(at.legal(seat))] == legal, f"{where}: {at.legal(seat)}"
    await at.move(seat, what)
