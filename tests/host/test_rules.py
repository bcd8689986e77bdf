"""Who may make tables, who is muted and banned; and all the ways round it that were thought of."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from courtly.server.host import house as rules
from courtly.server.host.admin import SHOWN
from courtly.server.storage.host_schema import metadata
from courtly.server.wire import host as w
from courtly.server.wire.refused import Refused
from courtly.server.wire.requests import Rematch

from ..days.house import DAY, House, Person, house
from ..days.test_devices import link, tables

DUEL = {
    "game": "richelieu",
    "seats": [{"kind": "you", "name": "A"}, {"kind": "bot", "level": "page"}],
}


def tell(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Let something happen in a house."""

    async def run() -> None:
        async with house(folder) as here:
            await story(here)

    asyncio.run(run())


async def decide(here: House, **wanted: Any) -> None:
    """As the host."""
    await here.service.host.admin.decide(w.NewRules(**wanted))
    await here.service.house.refresh()


async def ban(here: House, person: Person, kind: str = "banned", **more: Any) -> None:
    """As the host."""
    who = await here.service.store.person_of(person.device)
    wanted = w.BanWanted(person=who[:SHOWN], kind=kind, **more)  # type: ignore[arg-type]
    await here.service.host.admin.ban(wanted)
    await here.service.house.refresh()


async def refused(person: Person, path: str, body: object, code: str = "banned") -> None:
    """It is, for this reason."""
    answer = await person.ask("POST", path, json=body)
    assert (answer.status_code, answer.json()["code"]) == (403, code), answer.text


def elsewhere(here: House, address: str) -> House:
    """The same house as seen from another address."""
    app = here._http.app
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    return House(here.service, transport, here.hands)


# -- who may make tables ---------------------------------------------------------------------------


async def _every_way(here: House, person: Person, done: str) -> None:
    """All ways by which tables are made."""
    await refused(person, "/api/tables", DUEL, "makers")
    on = {"move": 1, "seat": 0, "name": "A", "level": "page"}
    await refused(person, f"/api/tables/{done}/play-on", on, "makers")
    await refused(person, "/api/daily", {"name": "A"}, "makers")
    again = Rematch(type="rematch", id=1, table=done, key="12345678")
    with pytest.raises(Refused) as error:
        await here.service.rematch(person.device, "127.0.0.1", again)
    assert error.value.code == "makers"


def test_tables_are_made_by_invited_people_only(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, guest = here.person(), here.person()
        done = await anna.make("richelieu", ["Anna", "open"])
        await guest.do("sit", done, seat=1, name="Guest")
        await guest.do("resign", done, seat=1)
        await decide(here, making="invited")
        assert (await anna.get("/api/house"))["may_make"] is False
        await _every_way(here, guest, done)
        admin = here.service.host.admin
        made = await admin.invite(w.InvitationWanted(name="Club", most=1, days=2))
        join = "/api/house/join"
        told = await anna.post(join, {"invitation": made.token})
        assert told == {"making": "invited", "may_make": True, "rated": False, "ladder": False}
        await anna.post(join, {"invitation": made.token})  # twice is once
        await anna.post("/api/tables", DUEL, 201)
        used_up = await guest.ask("POST", join, json={"invitation": made.token})
        assert used_up.json()["code"] == "invite"
        assert made.token not in await _database(here)
        late = await admin.invite(w.InvitationWanted(name="Late", days=1))
        here.hands.at += 2 * DAY
        too_late = await guest.ask("POST", join, json={"invitation": late.token})
        assert too_late.json()["code"] == "invite"
        await admin.uninvite(made.invitation.id, people=True)
        await refused(anna, "/api/tables", DUEL, "makers")

    tell(tmp_path, story)


async def _database(here: House) -> str:
    found = []
    async with here.service.store.engine.connect() as connection:
        for table in metadata.sorted_tables:
            found += [str(row) for row in await connection.execute(sa.select(table))]
    return "\n".join(found)


def test_a_password_is_kept_as_a_slow_hash_and_cannot_be_guessed_fast(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, thief = here.person(), here.person()
        with pytest.raises(Refused):
            await decide(here, making="password")
        await decide(here, making="password", password="open sesame")
        assert "open sesame" not in await _database(here)
        join = "/api/house/join"
        codes = []
        for _ in range(9):
            answer = await thief.ask("POST", join, json={"password": "open says me"})
            codes.append(answer.json()["code"])
        assert codes == ["invite"] * 5 + ["too_fast"] * 4
        right = await thief.ask("POST", join, json={"password": "open sesame"})
        assert right.json()["code"] == "too_fast"
        await refused(thief, "/api/tables", DUEL, "makers")
        await anna.post(join, {"password": "open sesame"})
        await anna.post("/api/tables", DUEL, 201)
        await decide(here, making="invited")
        other = here.person()
        no = await other.ask("POST", join, json={"password": "open sesame"})
        assert no.json()["code"] == "invite", "the password opens nothing where links do"

    tell(tmp_path, story)


def test_who_may_make_tables_may_on_all_devices(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone = here.person(), here.person()
        await decide(here, making="invited")
        made = await here.service.host.admin.invite(w.InvitationWanted(name="Club"))
        await phone.post("/api/house/join", {"invitation": made.token})
        await link(anna, phone)
        await anna.post("/api/tables", DUEL, 201)
        await anna.post("/api/people/forget", {"sure": True})
        await refused(anna, "/api/tables", DUEL, "makers")

    tell(tmp_path, story)


# -- who is banned ---------------------------------------------------------------------------------


def test_a_banned_person_is_banned_on_all_devices_and_by_any_name(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone, ben = here.person(), here.person(), here.person()
        await link(anna, phone)
        phrase = (await anna.post("/api/people/phrase", {"name": "Anna"}))["phrase"]
        playing = await anna.make("richelieu", ["Anna", "open"])
        await ben.do("sit", playing, seat=1, name="Ben")
        waiting = await phone.make("richelieu", ["Anna", "open"])
        code = (await anna.post("/api/people/link", {"name": "Anna"}))["code"]
        await ban(here, phone)
        for person in (anna, phone):
            await refused(person, "/api/tables", DUEL)
            renamed = {**DUEL, "seats": [{"kind": "you", "name": "Zoe"}, DUEL["seats"][1]]}
            await refused(person, "/api/tables", renamed)
            await refused(person, "/api/people/link", {"name": "Zoe"})
            with pytest.raises(Refused):
                await here.service.house.check_welcome(
                    await here.service.store.person_of(person.device), person.device, ""
                )
        found = await here.table(playing)
        assert found.seats[0].bot == "knight", "a bot plays on"
        assert (await here.table(waiting)).seats[0].holder is None
        new = here.person()
        await refused(new, "/api/people/phrase/use", {"phrase": phrase, "name": "New"})
        used = await new.post("/api/people/link/use", {"code": code, "name": "New"})
        await refused(anna, "/api/people/link/answer", {"number": used["number"], "yes": True})
        assert await tables(new) == set()
        await anna.get("/api/people/games")  # they may look, and take their records along
        await anna.post("/api/people/forget", {"sure": True})
        for person in (anna, phone):
            await refused(person, "/api/tables", DUEL)
        await ben.post("/api/tables", DUEL, 201)

    tell(tmp_path, story)


def test_a_revoked_device_of_a_banned_person_stays_banned(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone = here.person(), here.person()
        await anna.make("richelieu", ["Anna", "bot:page"])
        await link(anna, phone)
        await ban(here, anna)
        store = here.service.store
        await store.disown(phone.device, anna.device, "f" * 64)
        await refused(phone, "/api/tables", DUEL)

    tell(tmp_path, story)


def test_new_browsers_are_turned_away_where_a_banned_one_came_from(tmp_path: Path) -> None:
    """If the host wants it; who played here before is not punished for the same roof."""

    async def story(here: House) -> None:
        home, away = elsewhere(here, "192.0.2.7"), elsewhere(here, "198.51.100.9")
        troll, sister = home.person(), home.person()
        for person in (troll, sister):
            await person.make("richelieu", ["A", "bot:page"])
        await ban(here, troll, near=True)
        again = home.person()
        await again.post("/api/tables", DUEL, 201)  # where they came from is not known yet
        await refused(troll, "/api/tables", DUEL)
        await refused(home.person(), "/api/tables", DUEL)
        await sister.post("/api/tables", DUEL, 201)
        await away.person().post("/api/tables", DUEL, 201)
        await refused(away.person(troll.token), "/api/tables", DUEL)
        await refused(away.person(), "/api/tables", DUEL)
        assert "192.0.2.7" not in await _database(here)
        next_door = elsewhere(here, "2001:db8:1:2::5")
        await refused(next_door.person(troll.token), "/api/tables", DUEL)
        await refused(elsewhere(here, "2001:db8:1:2:9::1").person(), "/api/tables", DUEL)
        here.hands.at += rules.NEAR_SECONDS + 1
        await home.person().post("/api/tables", DUEL, 201)
        await here.service.host.admin.pardon(w.Pardon(person=troll.device[:SHOWN], kind="banned"))
        await here.service.house.refresh()
        await troll.post("/api/tables", DUEL, 201)

    tell(tmp_path, story)


def test_a_ban_ends(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna = here.person()
        await anna.make("richelieu", ["Anna", "bot:page"])
        await ban(here, anna, days=2)
        await refused(anna, "/api/tables", DUEL)
        here.hands.at += 2 * DAY + 1
        await anna.post("/api/tables", DUEL, 201)

    tell(tmp_path, story)


def test_a_muted_person_plays_and_does_not_speak(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna = here.person()
        await anna.make("richelieu", ["Anna", "bot:page"])
        await ban(here, anna, "muted")
        with pytest.raises(Refused) as error:
            here.service.house.check_speaks(anna.device, anna.device)
        assert error.value.code == "muted"
        await anna.post("/api/tables", DUEL, 201)
        await here.service.host.admin.pardon(w.Pardon(person=anna.device[:SHOWN], kind="muted"))
        await here.service.house.refresh()
        here.service.house.check_speaks(anna.device, anna.device)

    tell(tmp_path, story)
