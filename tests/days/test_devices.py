"""One person on several devices: links, passphrases, revoked devices, and being forgotten."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import httpx

from courtly.server.people.phrases import read_phrase
from courtly.server.typed import GROUP, SIGNS, new_phrase

from .house import DAY, House, Person, house

CODE = "x" * 32


def tell(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Let something happen in a house."""

    async def run() -> None:
        async with house(folder) as here:
            await story(here)

    asyncio.run(run())


async def link(old: Person, new: Person, *, yes: bool = True) -> None:
    """Link a device by a code that is confirmed on the old one."""
    made = await old.post("/api/people/link", {"name": "Anna"})
    used = await new.post("/api/people/link/use", {"code": made["code"], "name": "Phone"})
    told = await old.get("/api/people/you")
    assert told["waiting"] == {"name": "Phone", "number": used["number"]}
    await old.post("/api/people/link/answer", {"number": used["number"], "yes": yes})


async def tables(person: Person) -> set[str]:
    """The games a device shows."""
    return {game["table"] for game in await person.get("/api/people/games")}


def test_a_phone_is_linked_and_plays(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone, ben = here.person(), here.person(), here.person()
        table = await anna.make("richelieu", ["Anna", "open"])
        await ben.do("sit", table, seat=1, name="Ben")
        assert await tables(phone) == set()
        await link(anna, phone)
        assert await tables(phone) == {table}
        found = await here.table(table)
        seats = found.held_by(await here.service.store.person_of(phone.device))
        assert seats == [0]
        listed = (await phone.get("/api/people/you"))["devices"]
        assert [(one["name"], one["here"]) for one in listed] == [("Anna", False), ("Phone", True)]
        assert (await phone.get("/api/people/you"))["name"] == "Anna"

    tell(tmp_path, story)


def test_games_of_the_new_device_come_along(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone, ben = here.person(), here.person(), here.person()
        hers = await anna.make("richelieu", ["Anna", "bot:page"])
        its = await phone.make("richelieu", ["Annie", "open"])
        over = await phone.make("richelieu", ["Annie", "open"])
        for table in (its, over):
            await ben.do("sit", table, seat=1, name="Ben")
        await phone.do("resign", over, seat=0)
        await link(anna, phone)
        assert await tables(anna) == await tables(phone) == {hers, its}
        past = await anna.get("/api/people/games", over=True)
        assert [(game["table"], game["mine"]) for game in past] == [(over, [0])]
        found = await here.table(its)
        assert found.seats[0].holder == anna.device
        assert (await here.table(over)).seats[0].resigned
        assert (await here.table(its)).row.host == anna.device

    tell(tmp_path, story)


def test_two_who_play_against_each_other_do_not_become_one(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, ben = here.person(), here.person()
        table = await anna.make("richelieu", ["Anna", "open"])
        await ben.do("sit", table, seat=1, name="Ben")
        made = await anna.post("/api/people/link", {"name": "Anna"})
        used = await ben.post("/api/people/link/use", {"code": made["code"], "name": "Ben"})
        answer = {"number": used["number"], "yes": True}
        assert (await anna.ask("POST", "/api/people/link/answer", json=answer)).status_code == 409
        assert await here.service.store.person_of(ben.device) == ben.device

    tell(tmp_path, story)


# -- attacks ---------------------------------------------------------------------------------------


async def refused(person: Person, path: str, body: object) -> str:
    """The code of a no."""
    answer = await person.ask("POST", path, json=body)
    assert answer.status_code in (404, 409, 422, 429), answer.text
    return str(answer.json()["code"])


def test_a_code_is_used_once_and_not_late(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, thief, phone = here.person(), here.person(), here.person()
        use = "/api/people/link/use"
        assert await refused(thief, use, {"code": CODE, "name": "T"}) == "invite"
        first = await anna.post("/api/people/link", {"name": "Anna"})
        second = await anna.post("/api/people/link", {"name": "Anna"})
        late = {"code": first["code"], "name": "T"}
        assert await refused(thief, use, late) == "invite", "there is a newer one"
        await phone.post(use, {"code": second["code"], "name": "Phone"})
        again = {"code": second["code"], "name": "T"}
        assert await refused(thief, use, again) == "invite", "it was used"
        third = await anna.post("/api/people/link", {"name": "Anna"})
        here.hands.at = third["expires"] + 1
        assert await refused(thief, use, {"code": third["code"], "name": "T"}) == "invite"

    tell(tmp_path, story)


def test_a_stolen_code_is_of_no_use_without_a_yes(tmp_path: Path) -> None:
    """Who photographs the code first waits for a yes, with a number the phone does not show."""

    async def story(here: House) -> None:
        anna, thief = here.person(), here.person()
        await anna.make("richelieu", ["Anna", "bot:page"])
        made = await anna.post("/api/people/link", {"name": "Anna"})
        used = await thief.post("/api/people/link/use", {"code": made["code"], "name": "Phone"})
        assert await tables(thief) == set()
        answer = {"number": used["number"], "yes": True}
        assert await refused(thief, "/api/people/link/answer", answer) == "invite"
        wrong = f"{(int(used['number']) + 1) % 10_000:04}"
        no = {"number": wrong, "yes": True}
        assert await refused(anna, "/api/people/link/answer", no) == "invite"
        await anna.post("/api/people/link/answer", {"number": used["number"], "yes": False})
        assert await refused(anna, "/api/people/link/answer", answer) == "invite"
        assert await tables(thief) == set()
        assert (await anna.get("/api/people/you"))["devices"] == []
        late = await anna.post("/api/people/link", {"name": "Anna"})
        used = await thief.post("/api/people/link/use", {"code": late["code"], "name": "Phone"})
        here.hands.at = late["expires"] + 1
        answer = {"number": used["number"], "yes": True}
        assert await refused(anna, "/api/people/link/answer", answer) == "invite"

    tell(tmp_path, story)


def test_a_revoked_device_is_nobody(tmp_path: Path) -> None:
    """Also the first one, by which the person is known."""

    async def story(here: House) -> None:
        anna, phone = here.person(), here.person()
        table = await anna.make("richelieu", ["Anna", "bot:page"])
        await link(anna, phone)
        old, new = (one["id"] for one in (await phone.get("/api/people/you"))["devices"])
        stranger = here.person()
        assert await refused(stranger, "/api/people/revoke", {"id": new}) == "no_seat"
        left = await phone.post("/api/people/revoke", {"id": old})
        assert [one["id"] for one in left["devices"]] == [new]
        assert await tables(anna) == set()
        assert await tables(phone) == {table}
        assert await refused(phone, "/api/people/revoke", {"id": new}) == "no_seat", "the last"
        assert await refused(anna, "/api/people/revoke", {"id": new}) == "no_seat"
        await link(phone, anna)
        assert await tables(anna) == {table}

    tell(tmp_path, story)


def test_a_passphrase_is_long_and_read_as_people_write() -> None:
    phrase = new_phrase()
    found = read_phrase(phrase)
    assert found is not None
    assert len(SIGNS) ** len(found[1]) >= 2**70
    assert len({new_phrase() for _ in range(50)}) == 50
    spoiled = phrase.lower().replace("-", "  ").replace("0", "o").replace("1", "l")
    assert read_phrase(spoiled) == found
    assert read_phrase(phrase[:-1]) is None
    assert read_phrase(phrase.replace("-", "U" * GROUP)) is None


def test_a_passphrase_opens_the_door_and_only_the_right_one(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone, thief = here.person(), here.person(), here.person()
        table = await anna.make("richelieu", ["Anna", "bot:page"])
        old = (await anna.post("/api/people/phrase", {"name": "Anna"}))["phrase"]
        phrase = (await anna.post("/api/people/phrase", {"name": "Anna"}))["phrase"]
        use = "/api/people/phrase/use"
        wrong = phrase[:-1] + ("0" if phrase[-1] != "0" else "1")
        assert await refused(thief, use, {"phrase": wrong, "name": "T"}) == "invite"
        assert await refused(thief, use, {"phrase": old, "name": "T"}) == "invite"
        assert await refused(thief, use, {"phrase": "hello", "name": "T"}) == "invite"
        await phone.post(use, {"phrase": phrase, "name": "Phone"})
        assert await tables(phone) == {table}
        assert await tables(thief) == set()
        kept = await here.service.store.phrase(phrase[:GROUP])
        assert kept is not None
        secret = phrase[GROUP + 1 :].replace("-", "")
        assert secret not in json.dumps(kept.__dict__)

    tell(tmp_path, story)


def test_a_passphrase_goes_along_with_the_games(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone, desk = here.person(), here.person(), here.person()
        hers = await anna.make("richelieu", ["Anna", "bot:page"])
        its = await phone.make("richelieu", ["Annie", "bot:page"])
        phrase = (await phone.post("/api/people/phrase", {"name": "Annie"}))["phrase"]
        await link(anna, phone)
        assert (await anna.get("/api/people/you"))["phrase"]
        await desk.post("/api/people/phrase/use", {"phrase": phrase, "name": "Desk"})
        assert await tables(desk) == {hers, its}, "and not somebody's who has no games any more"

    tell(tmp_path, story)


def test_a_passphrase_cannot_be_guessed_fast(tmp_path: Path) -> None:
    """Not by one device, and not by many against one phrase."""

    async def story(here: House) -> None:
        anna, use = here.person(), "/api/people/phrase/use"
        phrase = (await anna.post("/api/people/phrase", {"name": "Anna"}))["phrase"]
        handle = phrase[:GROUP]

        async def guess(thief: Person) -> str:
            tried = f"{handle}-{new_phrase()[GROUP + 1 :]}"
            return await refused(thief, use, {"phrase": tried, "name": "T"})

        one = here.person()
        assert [await guess(one) for _ in range(7)].count("invite") <= 5
        many = [await guess(here.person()) for _ in range(12)]
        assert many[-1] == "too_fast"

    tell(tmp_path, story)


# -- being forgotten -------------------------------------------------------------------------------


def test_everything_can_be_deleted(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone, ben = here.person(), here.person(), here.person()
        await link(anna, phone)
        alone = await anna.make("richelieu", ["Zenobia", "bot:page"])
        over = await anna.make("richelieu", ["Zenobia", "open"])
        runs = await anna.make("lancaster", ["Zenobia", "open", "bot:page"])
        for table in (over, runs):
            await ben.do("sit", table, seat=1, name="Ben")
            await anna.do("chat", table, text="Zenobia speaks her secret")
        await ben.do("resign", over, seat=1)
        await anna.post("/api/people/phrase", {"name": "Zenobia"})
        await anna.post(f"/api/people/games/{over}", {"aside": True})
        assert (await anna.ask("POST", "/api/people/forget", json={"sure": False})).is_error
        told = await phone.post("/api/people/forget", {"sure": True})
        assert told == {
            "name": "",
            "devices": [],
            "waiting": None,
            "phrase": False,
            "passkeys": [],
        }
        for device in (anna, phone):
            assert await tables(device) == set()
            assert await device.get("/api/people/games", over=True) == []
        assert (await ben.ask("GET", f"/api/tables/{alone}")).status_code == 404
        seen = await ben.get(f"/api/tables/{runs}")
        assert seen["seats"][0]["substitute"] == "knight", "a bot plays on"
        assert "Zenobia" not in json.dumps(seen)
        record = await ben.ask("GET", f"/api/tables/{over}/record")
        assert record.status_code == 200
        assert "Zenobia" not in record.text
        assert (await ben.get("/api/people/games", over=True))[0]["places"] == [0, 1]

    tell(tmp_path, story)
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        assert "Zenobia" not in "\n".join(database.iterdump())


def test_others_stay_as_they_are(tmp_path: Path) -> None:
    """Who is forgotten takes nothing of others along, and a restart finds the same."""

    async def story(here: House) -> None:
        anna, ben = here.person("a" * 40), here.person("b" * 40)
        table = await anna.make("richelieu", ["Anna", "open"])
        await ben.do("sit", table, seat=1, name="Ben")
        bens = await ben.make("richelieu", ["Ben", "bot:page"])
        await anna.post("/api/people/forget", {"sure": True})
        assert await tables(ben) == {table, bens}
        here.hands.at += DAY

    async def later(here: House) -> None:
        ben = here.person("b" * 40)
        (found,) = [g for g in await ben.get("/api/people/games") if g["names"][1] == "Ben"]
        assert found["names"][0] not in (None, "Anna")
        answer: httpx.Response = await ben.ask("GET", f"/api/tables/{found['table']}")
        assert answer.json()["seats"][0]["substitute"] == "knight"

    tell(tmp_path, story)
    tell(tmp_path, later)
