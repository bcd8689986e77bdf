"""Your games: what waits for whom and since when, what is over, what was put aside; one's own."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path
from zipfile import ZipFile

from courtly.games import load

from ..server.sitting import BEGIN as SAT
from ..server.sitting import Sitting
from .house import BEGIN, DAY, HOUR, Hands, House, Person, house
from .test_clocks import on_to_the_vote


def test_since_when_a_seat_has_something_to_decide() -> None:
    """What others decide does not begin it anew; one's own decision does."""
    sitting = Sitting("lancaster", ["you", "you", "you"])
    on_to_the_vote(sitting)
    table = sitting.table
    assert [seat.since for seat in table.seats] == [SAT] * 3
    sitting.now += 50
    sitting.move(1)
    assert [seat.since for seat in table.seats] == [SAT, None, SAT]
    sitting.now += 50
    sitting.move(0)
    sitting.move(2)
    assert table.actors == [0, 1, 2], "the second vote"
    assert [seat.since for seat in table.seats] == [SAT + 100] * 3
    for seat in (0, 1, 2):
        sitting.do("resign", seat)
    assert [seat.since for seat in table.seats] == [None] * 3


async def _begin(anna: Person, ben: Person) -> str:
    table = await anna.make("richelieu", ["Anna", "open"])
    await ben.do("sit", table, seat=1, name="Ben")
    return table


def test_whose_turn_and_since_when(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, ben = here.person(), here.person()
        first = await _begin(anna, ben)
        here.hands.at += HOUR
        second = await _begin(anna, ben)
        (turn,) = (await here.table(first)).actors
        due, waits = (anna, ben) if turn == 0 else (ben, anna)
        here.hands.at += DAY
        mine = {game["table"]: game for game in await due.get("/api/people/games")}
        assert mine[first]["yours"]
        assert mine[first]["since"] == BEGIN
        assert mine[first]["due"] == mine[first]["mine"] == [turn]
        assert mine[first]["names"] == ["Anna", "Ben"]
        theirs = {game["table"]: game for game in await waits.get("/api/people/games")}
        assert not theirs[first]["yours"]
        assert theirs[first]["due"] == [turn]
        await due.move(first, turn)
        if (await here.table(first)).actors == [1 - turn]:
            (moved,) = [g for g in await waits.get("/api/people/games") if g["table"] == first]
            assert (moved["yours"], moved["since"]) == (True, here.hands.at)
        listed = await due.get("/api/people/games")
        assert {game["table"] for game in listed} == {first, second}
        waiting = [game["since"] for game in listed if game["yours"]]
        assert [game["yours"] for game in listed] == sorted(
            (game["yours"] for game in listed), reverse=True
        )
        assert waiting == sorted(waiting), "the longest wait first"
        assert await here.person().get("/api/people/games") == []

    asyncio.run(_in(tmp_path, story))


def test_finished_games_are_found_put_aside_and_exported(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, ben = here.person(), here.person()
        tables = [await _begin(anna, ben) for _ in range(3)]
        for table in tables[:2]:
            here.hands.at += HOUR
            await ben.do("resign", table, seat=1)
        over = await anna.get("/api/people/games", over=True)
        assert {game["table"] for game in over} == {*tables[:2]}
        assert all(game["places"] == [0, 1] and len(game["points"]) == 2 for game in over)
        assert max(game["since"] for game in over) == here.hands.at
        assert [len(await anna.get("/api/people/games", over=True, words=w)) for w in WORDS] == HITS
        page = [await anna.get("/api/people/games", over=True, limit=1, skip=k) for k in range(3)]
        assert [len(games) for games in page] == [1, 1, 0]
        assert {games[0]["table"] for games in page[:2]} == {*tables[:2]}

        await anna.post(f"/api/people/games/{tables[0]}", {"aside": True})
        await anna.post(f"/api/people/games/{tables[0]}", {"aside": True})
        aside = await anna.get("/api/people/games", over=True, aside=True)
        assert [(game["table"], game["shelved"]) for game in aside] == [(tables[0], True)]
        assert len(await anna.get("/api/people/games", over=True)) == 1
        assert len(await ben.get("/api/people/games", over=True)) == 2, "only Anna put it aside"
        stranger = await here.person().ask(
            "POST", f"/api/people/games/{tables[0]}", json={"aside": False}
        )
        assert stranger.status_code == 404
        file = (await anna.ask("GET", "/api/people/records")).content
        with ZipFile(io.BytesIO(file)) as records:
            texts = [records.read(name).decode() for name in records.namelist()]
        assert len(texts) == 2, "those put aside, too; and none that goes on"
        for text in texts:
            assert "Player-Red: Anna" in text or "Anna" in text
            load(text)
        await anna.post(f"/api/people/games/{tables[0]}", {"aside": False})
        assert len(await anna.get("/api/people/games", over=True)) == 2
        nothing = (await here.person().ask("GET", "/api/people/records")).content
        with ZipFile(io.BytesIO(nothing)) as records:
            assert records.namelist() == []

    asyncio.run(_in(tmp_path, story))


WORDS = ("ben", "riche", "nobody", "ANNA")
HITS = [2, 2, 0, 2]


def test_todays_challenge_is_in_no_file(tmp_path: Path) -> None:
    """Its record would tell who has not played it yet."""

    async def story(here: House) -> None:
        anna = here.person()
        made = await anna.post("/api/daily", {"name": "Anna"}, 201)
        table = await here.table(made["table"])
        await anna.do("resign", made["table"], seat=table.held_by(anna.device)[0])
        assert len(await anna.get("/api/people/games", over=True)) == 1
        for length, days in ((0, 0), (1, 2)):
            here.hands.at += days * DAY
            file = (await anna.ask("GET", "/api/people/records")).content
            with ZipFile(io.BytesIO(file)) as records:
                assert len(records.namelist()) == length

    asyncio.run(_in(tmp_path, story))


def test_a_room_is_brought_in_when_it_is_first_asked_for(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        schema = await here.person().get("/openapi.json")
        assert "/api/people/games" in schema["paths"]
        assert (await here.person().ask("GET", "/api/people/nothing")).status_code == 404

    asyncio.run(_in(tmp_path, story))


async def _in(folder: Path, story) -> None:  # type: ignore[no-untyped-def]
    async with house(folder, Hands()) as here:
        await story(here)
