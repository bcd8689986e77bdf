"""Play the stories at a server, and write down what it says about the tables afterwards."""

from __future__ import annotations

import asyncio
import random
import zlib
from typing import Any

from ..server.serving import ServerProcess
from .asking import Http
from .playing import NAMES, Company, Sitting
from .stories import Story, begin

Made = dict[str, Any]
#: So many tables are played at the same time.
AT_ONCE = 6


def chance_of(name: str) -> random.Random:
    """Chance that is the same whenever the fixtures are made."""
    return random.Random(zlib.crc32(name.encode()))


async def make_tables(database: str, stories: list[Story]) -> list[Made]:
    """Play the stories; the server is stopped afterwards."""
    server = ServerProcess(database, None, "--requests-per-second", "1000").wait()
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(company: Company, story: Story) -> Made:
        async with gate:
            at, invites = await begin(company, story)
            await story.act(at, chance_of(story.name))
            seats = at.info["seats"]
            later = [k for k in at.people if seats[k]["kind"] == "open"]
            return {
                "name": story.name,
                "kind": story.kind,
                "table": at.table,
                "people": {k: player.token.split("-")[4] for k, player in at.people.items()},
                "later": {k: invites.get(k) for k in later},
                "rematch": at.info["rematch"],
            }

    try:
        async with Company(server.http) as company:
            made = await asyncio.gather(*(one(company, story) for story in stories))
        server.stop()
    finally:
        server.kill()
        server.log.unlink(missing_ok=True)
    return list(made)


async def expectations(database: str, made: list[Made]) -> dict[str, Any]:
    """What a server says about the tables it finds, and how they go on."""
    server = ServerProcess(database, None, "--requests-per-second", "1000").wait()
    try:
        async with Company(server.http) as company, Http(company) as http:
            lists = {"lobby": await http.lobby(), "mine": await http.mine()}
            tables = [await _expect(company, http, one) for one in made]
            return {**lists, "tables": tables}
    finally:
        server.kill()
        server.log.unlink(missing_ok=True)


async def _expect(company: Company, http: Http, one: Made) -> Made:
    at = await company.at(one["table"], one["people"])
    found = {**one, "info": at.info, "states": _states(at)}
    if at.over:
        return {**found, "record": await http.record(at.table), "film": await http.film(at.table)}
    found["then"] = await prepare(at, one["later"])
    await at.rest()
    found["bots"] = any(seat["level"] or seat["substitute"] for seat in at.info["seats"])
    if not found["bots"]:
        found["then"] += await at.play(chance_of(one["name"]))
        found["result"] = at.info["result"]
        found["end"] = await http.record(at.table)
    return found


def _states(at: Sitting) -> dict[int, Any]:
    """The table as each of our seats sees it; nothing while it is open."""
    return {k: at.state(k) for k, player in at.people.items() if (at.table, k) in player.states}


async def prepare(at: Sitting, later: dict[int, str | None]) -> list[list[Any]]:
    """What has to be done before a table can be played on: sit down, answer, come back."""
    steps: list[list[Any]] = []

    async def do(type_: str, seat: int, **more: Any) -> None:
        await at.do(type_, seat, **more)
        steps.append([type_, seat, more])

    for seat, invite in later.items():
        more = {"invite": invite} if invite else {}
        await do("sit", seat, name=NAMES[seat].capitalize(), **more)
    while (proposal := at.info["proposal"]) is not None:
        seat = next(k for k in proposal["asked"] if k not in proposal["agreed"])
        await do("answer", seat, agree=proposal["what"] == "undo")
    for k, seat in enumerate(at.info["seats"]):
        if seat["substitute"] and not seat["resigned"]:
            await do("back", k)
    return steps
