"""What somebody might try: others' notices, others' addresses, forged links, letters bent."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from courtly.core.texts import texts
from courtly.server.notices.senders.mail import Mail, is_address
from courtly.server.notices.subscribing import CONFIRMATIONS
from courtly.server.notices.words import trial
from courtly.server.storage.schema import metadata
from courtly.server.storage.way_store import Way

from ..days.house import DAY, House, Person, house
from ..days.test_devices import link
from .post import Post, by_mail, code_in, page, stop_in, wish
from .test_mail import MINUTE, on, tell, turn_of, two

BEN = "ben@mail.example"


async def refused(person: Person, path: str, body: object) -> str:
    """The code of a no."""
    answer = await person.ask("POST", f"/api/notices/{path}", json=body)
    assert answer.status_code in (404, 409, 422, 429), answer.text
    return str(answer.json()["code"])


async def way_of(person: Person) -> str:
    """The id of somebody's only way."""
    (way,) = (await person.get("/api/notices/mine"))["ways"]
    return str(way["id"])


# -- letters ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "a@b.example\r\nBcc: all@mail.example", "a@b.example\nSubject: x",
        "a@b.example, c@d.example", "a@b.example;c@d.example", "Anna <a@b.example>",
        '"a b"@c.example', "a@b", "a@127.0.0.1",
        "a@[127.0.0.1]", "a b@c.example", "a@b.example\x00", "a@b.example%0aBcc:x", "@b.example",
        "a@@b.example", "a..b@c.example", "ä@b.example", "a@b.example ", "a@b_c.example",
        "<a@b.example>", "a@b.example\u2028Bcc: x@y.example", f"{'a' * 65}@b.example",
    ],
)  # fmt: skip
def test_an_address_is_one_address_and_nothing_else(address: str) -> None:
    assert not is_address(address)


def test_an_address_that_bends_the_letter_is_refused(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        mallory = here.person()
        await wish(mallory)
        header = {"address": f"{BEN}\r\nBcc: all@mail.example"}
        assert await refused(mallory, "email", header) == "bad_message"  # no text has such lines
        two = {"address": f"{BEN}, x@y.example"}
        assert await refused(mallory, "email", two) == "options"
        assert box.letters == []

    tell(tmp_path, story)


def test_what_a_player_is_called_stays_a_name(tmp_path: Path) -> None:
    """It is shown as it is, and is neither markup nor a header."""

    async def story(here: House, box: Post) -> None:
        table, people = await two(here, names=("<img src=x onerror=alert(1)>", "Ben"))
        await by_mail(people[1], box, BEN)
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        (letter,) = box.to(BEN)
        assert "<img" not in page(letter)
        assert "&lt;img" in page(letter)
        assert letter.keys().count("To") == 1

    tell(tmp_path, story)


def test_a_title_with_a_line_break_is_no_letter() -> None:
    mail = Mail("smtp://localhost", "Courtly <c@games.example>", "https://games.example")
    bent = trial(texts("en"), "way/sign")
    object.__setattr__(bent, "title", "It works\r\nBcc: all@mail.example")
    with pytest.raises(ValueError, match="linefeed"):
        mail.letter(BEN, bent)


# -- addresses of others ---------------------------------------------------------------------------


def test_nobody_is_flooded_with_questions(tmp_path: Path) -> None:
    """However many people ask, an address gets so many letters that ask, and no more, in a day."""

    async def story(here: House, box: Post) -> None:
        said = []
        for _ in range(6):
            mallory = here.person()
            await wish(mallory)
            answer = await mallory.ask("POST", "/api/notices/email", json={"address": BEN.upper()})
            said.append(answer.status_code)
        assert said == [200] * CONFIRMATIONS + [429] * (6 - CONFIRMATIONS)
        assert len(box.letters) == CONFIRMATIONS

    tell(tmp_path, story)


def test_one_person_asks_few(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        mallory = here.person()
        await wish(mallory)
        for k in range(12):
            body = {"address": f"victim{k}@mail.example"}
            await mallory.ask("POST", "/api/notices/email", json=body)
        assert len(box.letters) == 6

    tell(tmp_path, story)


def test_who_says_never_is_not_asked_again(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        mallory = here.person()
        await wish(mallory)
        await mallory.post("/api/notices/email", {"address": BEN})
        await here.person().post(stop_in(box.letters[0][1]))
        assert (await mallory.get("/api/notices/mine"))["ways"] == []
        here.hands.at += 30 * DAY
        assert await refused(mallory, "email", {"address": BEN}) == "too_fast"
        assert len(box.letters) == 1
        code = code_in(box.letters[0][1])
        assert await mallory.post("/api/notices/confirm", {"code": code}) == {"done": False}

    tell(tmp_path, story)


# -- links -----------------------------------------------------------------------------------------


def test_a_forged_link_stops_nothing(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        ben, mallory = people[1], here.person()
        await by_mail(ben, box, BEN)
        await by_mail(mallory, box, "mallory@mail.example")
        await mallory.post("/api/notices/test", {"id": await way_of(mallory)})
        own = stop_in(box.letters[-1][1]).split("/")[-1]
        way = await way_of(ben)
        for sign in (own, "A" * 24, own[:-1], f"{own}A", way):
            answer = await mallory.post(f"/api/notices/end/{way}/{sign}")
            assert answer == {"done": False}
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        assert len(box.to(BEN)) == 1

    tell(tmp_path, story)


def test_an_old_link_does_not_stop_what_was_begun_anew(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        ben = people[1]
        await by_mail(ben, box, BEN)
        await ben.post("/api/notices/test", {"id": await way_of(ben)})
        old = stop_in(box.letters[-1][1])
        assert await ben.post(old) == {"done": True}
        await by_mail(ben, box, BEN)
        assert await ben.post(old) == {"done": True}, "it did what it is for, once"
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        assert len(box.to(BEN)) == 1

    tell(tmp_path, story)


# -- others' notices -------------------------------------------------------------------------------


def test_nobody_sees_tries_or_drops_what_is_anothers(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        _, people = await two(here)
        ben, mallory = people[1], people[0]
        await by_mail(ben, box, BEN)
        await wish(mallory)
        way = await way_of(ben)
        assert (await mallory.get("/api/notices/mine"))["ways"] == []
        assert await refused(mallory, "test", {"id": way}) == "no_seat"
        await mallory.post("/api/notices/drop", {"id": way})
        await mallory.post("/api/notices/drop-all")
        assert await way_of(ben) == way
        assert box.letters == []

    tell(tmp_path, story)


def test_who_handed_the_seat_over_is_told_no_more(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        ben, carl = people[1], here.person()
        await by_mail(ben, box, BEN)
        await by_mail(carl, box, "carl@mail.example")
        await turn_of(here, table, people, 1)
        invite = "i" * 32
        await ben.do("offer", table, seat=1, of=1, invite=invite)
        await carl.do("sit", table, seat=1, name="Carl", invite=invite)
        await on(here, DAY)
        assert box.to(BEN) == []

    tell(tmp_path, story)


def test_a_revoked_device_is_told_no_more(tmp_path: Path) -> None:
    """Its browser may hold the subscription still; what it is sent is its own business only."""

    async def story(here: House) -> None:
        anna, phone = here.person(), here.person()
        await link(anna, phone)
        await wish(anna)
        store = here.service.store
        person = await store.person_of(phone.device)
        assert person == anna.device
        await store.add_way(
            Way("w" * 22, person, "push", "{}", "Phone", phone.device, 0.0, 0.0, None)
        )
        listed = (await anna.get("/api/people/you"))["devices"]
        gone = next(one["id"] for one in listed if not one["here"])
        await anna.post("/api/people/revoke", {"id": gone})
        assert await store.way("w" * 22) is None

    async def run() -> None:
        async with house(tmp_path) as here:
            await story(here)

    asyncio.run(run())


def test_who_is_forgotten_leaves_nothing(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        ben = people[1]
        await by_mail(ben, box, BEN)
        await turn_of(here, table, people, 1)
        await on(here, 30)
        assert await _rows(here, "notices")
        await ben.post("/api/people/forget", {"sure": True})
        for name in ("notices", "notice_ways", "notice_wishes"):
            assert await _rows(here, name) == [], name
        await on(here, DAY)
        assert box.letters == []
        counted = repr(await _rows(here, "notice_counts"))
        assert "mail.example" not in counted
        assert ben.device not in counted

    tell(tmp_path, story)


async def _rows(here: House, name: str) -> list[object]:
    return list(await here.service.store._rows(sa.select(metadata.tables[name])))
