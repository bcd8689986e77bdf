"""A game over days: three people, one with two devices, a bot, a restart, time that is up; and the
notices of all of it counted: none missing, none to the wrong one, none after "stop"."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from pathlib import Path

import pytest

from courtly.server.notices import notices
from courtly.server.table.table import Table

from ..notices.post import Post, by_mail, post, stop_in
from ..notices.push_service import HOST, Browser, Endpoint, push_service
from .house import DAY, HOUR, Hands, House, Person, house
from .ledger import Ledger, by_letter, by_push, pass_time
from .test_devices import link

TOKENS = {name: name * 10 for name in ("Anna", "Ben", "Carl", "Phone")}
ADDRESSES = {seat: f"{name}@mail.example" for seat, name in enumerate(("anna", "ben", "carl"))}
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


async def listen(here: House, box: Post, browser: Browser) -> None:
    """Everybody wants e-mails, and Anna messages on her phone besides."""
    for seat, person in people(here).items():
        await by_mail(person, box, ADDRESSES[seat])
    await here.person(TOKENS["Phone"]).post("/api/notices/push", browser.subscription())


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


async def live_on(
    here: House, table: str, chance: random.Random, moves: int, ledger: Ledger
) -> Table:
    """Days pass: people come by or forget to, and take holidays."""
    found = await here.settle(table)
    goal = len(found.marks) + moves
    while found.ended is None and len(found.marks) < goal:
        found = await pass_time(here, table, ledger, here.hands.at + chance.uniform(1, 30) * HOUR)
        for seat in chance.sample(range(3), 3):
            if found.ended is None and chance.random() < 0.6:
                await visit(here, table, seat, chance)
        found = await here.settle(table)
        free = found.seats[1].holidays_at(here.hands.at)
        if found.ended is None and chance.random() < 0.02 and free >= 3 * DAY:
            await people(here)[1].do("holiday", table, seat=1, days=3)
    return found


async def stop(here: House, box: Post, seat: int, ledger: Ledger) -> Counter[str]:
    """Somebody touches "stop" in the last letter; what they were told until then."""
    letters = box.to(ADDRESSES[seat])
    assert await here.person().post(stop_in(letters[-1])) == {"done": True}
    ledger.listening.discard(seat)
    return by_letter(box, ADDRESSES[seat])


def told_right(box: Post, endpoint: Endpoint, browser: Browser, ledger: Ledger) -> None:
    """Everybody was told what they should have been, and nothing else."""
    for seat, address in ADDRESSES.items():
        assert by_letter(box, address) == ledger.owed(seat), address
    assert by_push(endpoint, browser) == ledger.owed(0), "on the phone as by e-mail"
    assert {to for to, _ in box.letters} <= {*ADDRESSES.values()}
    assert all(ledger.owed(seat)["turn"] for seat in ADDRESSES)


@pytest.mark.parametrize("moves", [40, pytest.param(100_000, marks=pytest.mark.whole)])
def test_a_game_over_days(tmp_path: Path, moves: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "TICK", 0.02)
    hands, chance, ledger, browser = Hands(), random.Random(20), Ledger(range(3)), Browser()

    async def first(box: Post) -> str:
        async with house(tmp_path, hands, push_hosts=(HOST,), **box.settings) as here:
            table = await begin(here)
            await listen(here, box, browser)
            found = await live_on(here, table, chance, 20, ledger)
            assert found.ended is None
            return table

    async def later(table: str, box: Post, endpoint: Endpoint) -> None:
        async with house(tmp_path, hands, push_hosts=(HOST,), **box.settings) as here:
            await pass_time(here, table, ledger, hands.at + HOUR)
            told_right(box, endpoint, browser, ledger)
            await live_on(here, table, chance, 10, ledger)
            until = await stop(here, box, 2, ledger)
            found = await live_on(here, table, chance, moves, ledger)
            await pass_time(here, table, ledger, hands.at + HOUR)
            told_right(box, endpoint, browser, ledger)
            assert by_letter(box, ADDRESSES[2]) == until, "none after stop"
            assert not found.resigned, "nobody lost a seat, whatever they forgot"
            stood_in = found.entries["stand_in"]
            assert stood_in or moves < 1000, "somebody forgot at least once in a whole game"
            if found.ended is None:
                return
            assert ledger.owed(0)["time"], "somebody was reminded"
            assert ledger.owed(0)["over"] == ledger.owed(1)["over"] == 1
            for token in (TOKENS["Anna"], TOKENS["Phone"], TOKENS["Carl"]):
                (over,) = await here.person(token).get("/api/people/games", over=True)
                assert over["table"] == table
                assert len(over["places"]) == 4
            assert await here.person(TOKENS["Anna"]).get("/api/people/games") == []

    with post() as box, push_service(tmp_path) as endpoint:
        table = asyncio.run(first(box))
        hands.at += 5 * DAY  # nobody serves the table: no time is lost by that
        asyncio.run(later(table, box, endpoint))
