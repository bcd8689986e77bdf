"""A game over days: three people, one with two devices, a bot, a restart, time that is up."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from courtly.server.table.table import Table

from .house import DAY, HOUR, Hands, House, Person, house
from .test_devices import link

TOKENS = {name: name * 10 for name in ("Anna", "Ben", "Carl", "Phone")}
CLOCK = {"seconds": int(2 * DAY), "each": True, "up": "move", "holidays": 10}


def people(here: House) -> dict[int, Person]:
    """Who has which seat; Anna's is looked after from her phone as well."""
    return {seat: here.person(TOKENS[name]) for seat, name in enumerate(("Anna", "Ben", "Carl"))}


async def begin(here: House) -> str:
    """A table for days, and Anna's phone."""
    anna, ben, carl = people(here).values()
    await link(anna, here.person(TOKENS["Phone"]))
    seats = ["Anna", "open", "open", "bot:page"]
    table = await anna.make(
        "lancaster", seats, clock=CLOCK, substitute="page", patience=int(DAY), private=True
    )
    await ben.do("sit", table, seat=1, name="Ben")
    await carl.do("sit", table, seat=2, name="Carl")
    return table


async def visit(here: House, table: str, seat: int, chance: random.Random) -> None:
    """Somebody looks at their games, from whichever device, and decides what waits for them."""
    person = people(here)[seat]
    device = here.person(TOKENS["Phone"]) if seat == 0 and chance.random() < 0.5 else person
    (game,) = await device.get("/api/people/games")
    found = await here.settle(table)
    if not game["yours"] or found.seats[seat].bot:
        return
    assert game["since"] == found.seats[seat].since
    assert game["deadline"] is not None
    assert game["deadline"] > here.hands.at, "else its time was up before"
    while seat in found.actors and found.ended is None:
        legal = found.game.legal(seat)  # type: ignore[union-attr]
        await person.move(table, seat, chance.choice(legal).text)
        found = await here.settle(table)


async def live_on(here: House, table: str, chance: random.Random, moves: int) -> Table:
    """Days pass: people come by or forget to, and take holidays."""
    found = await here.settle(table)
    goal = len(found.marks) + moves
    while found.ended is None and len(found.marks) < goal:
        here.hands.at += chance.uniform(1, 30) * HOUR
        found = await here.settle(table)
        for seat in chance.sample(range(3), 3):
            if found.ended is None and chance.random() < 0.6:
                await visit(here, table, seat, chance)
        found = await here.settle(table)
        free = found.seats[1].holidays_at(here.hands.at)
        if found.ended is None and chance.random() < 0.02 and free >= 3 * DAY:
            await people(here)[1].do("holiday", table, seat=1, days=3)
    return found


@pytest.mark.parametrize("moves", [40, pytest.param(100_000, marks=pytest.mark.whole)])
def test_a_game_over_days(tmp_path: Path, moves: int) -> None:
    hands, chance = Hands(), random.Random(20)

    async def first() -> str:
        async with house(tmp_path, hands) as here:
            table = await begin(here)
            found = await live_on(here, table, chance, 20)
            assert found.ended is None
            return table

    async def later(table: str) -> None:
        async with house(tmp_path, hands) as here:
            found = await live_on(here, table, chance, moves)
            assert not found.resigned, "nobody lost a seat, whatever they forgot"
            stood_in = found.entries["stand_in"]
            assert stood_in or moves < 1000, "somebody forgot at least once in a whole game"
            if found.ended is None:
                return
            for token in (TOKENS["Anna"], TOKENS["Phone"], TOKENS["Carl"]):
                (over,) = await here.person(token).get("/api/people/games", over=True)
                assert over["table"] == table
                assert len(over["places"]) == 4
            assert await here.person(TOKENS["Anna"]).get("/api/people/games") == []

    table = asyncio.run(first())
    hands.at += 5 * DAY  # nobody serves the table: no time is lost by that
    asyncio.run(later(table))
