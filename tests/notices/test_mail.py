"""Notices by e-mail, to a real mail server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from courtly.core.texts import languages, texts
from courtly.server.notices import sending

from ..days.house import DAY, HOUR, Hands, House, Person, house
from .post import KINDS, Post, by_mail, code_in, delivered, page, plain, post, stop_in, wish

CLOCK = {"seconds": int(2 * DAY), "each": True, "up": "move"}
MINUTE = 60.0


def tell(folder: Path, story: Callable[[House, Post], Awaitable[None]]) -> None:
    """Let something happen in a house with a mail server."""

    async def run() -> None:
        with post() as box:
            async with house(folder, **box.settings) as here:
                await story(here, box)

    asyncio.run(run())


async def two(
    here: House, names: tuple[str, str] = ("Anna", "Ben"), **more: object
) -> tuple[str, list[Person]]:
    """A table for days; it is the turn of the first seat."""
    anna, ben = here.person(), here.person()
    table = await anna.make("richelieu", [names[0], "open"], **{"clock": CLOCK, **more})
    await ben.do("sit", table, seat=1, name=names[1])
    await turn_of(here, table, [anna, ben], 0)
    return table, [anna, ben]


async def on(here: House, seconds: float) -> None:
    """Time passes, and what is due by then is sent."""
    here.hands.at += seconds
    await delivered(here)


async def turn_of(here: House, table: str, people: list[Person], seat: int) -> None:
    """Play until a seat has to decide."""
    while (found := await here.table(table)).actors != [seat]:
        await people[found.actors[0]].move(table, found.actors[0])


def test_letters_in_five_languages(tmp_path: Path) -> None:
    assert len(languages()) == 5

    async def story(here: House, box: Post) -> None:
        for language in languages():
            table, people = await two(here)
            to = f"ben-{language}@mail.example"
            await by_mail(people[1], box, to, language=language)
            await turn_of(here, table, people, 1)
            await on(here, 2 * MINUTE)
            (letter,) = box.to(to)
            words = texts(language)
            assert letter["Subject"] == words("notice-turn")
            assert letter["Content-Language"] == language
            for told in (plain(letter), page(letter)):
                assert words("notice-table", game=words("richelieu-name"), names="Anna") in told
                assert table not in told, "a notice opens no door"
            assert f'<html lang="{language}">' in page(letter)
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert b"List-Unsubscribe: <https://games.example/api/notices/end/" in box.raw
            assert letter.get_content_type() == "multipart/alternative"

    tell(tmp_path, story)


def test_nothing_is_sent_before_the_address_is_confirmed(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        ben = people[1]
        await wish(ben, language="de")
        told = await ben.post("/api/notices/email", {"address": "ben@mail.example"})
        assert [way["confirmed"] for way in told["ways"]] == [False]
        (asked,) = box.to("ben@mail.example")
        assert texts("de")("notice-confirm-button") in page(asked)
        await turn_of(here, table, people, 1)
        await on(here, HOUR)
        assert len(box.letters) == 1
        code = code_in(asked)
        wrong = code[:-1] + ("a" if code[-1] != "a" else "b")
        assert await ben.post("/api/notices/confirm", {"code": wrong}) == {"done": False}
        assert await ben.post("/api/notices/confirm", {"code": code}) == {"done": True}
        assert await ben.post("/api/notices/confirm", {"code": code}) == {"done": False}, "once"
        await on(here, HOUR)
        assert len(box.letters) == 1, "a turn from before is no news"

    tell(tmp_path, story)


def test_a_code_is_of_no_use_after_a_day(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        ben = here.person()
        await wish(ben)
        await ben.post("/api/notices/email", {"address": "ben@mail.example"})
        here.hands.at += DAY + 1
        code = code_in(box.letters[0][1])
        assert await ben.post("/api/notices/confirm", {"code": code}) == {"done": False}

    tell(tmp_path, story)


def test_who_plays_on_is_told_nothing(tmp_path: Path) -> None:
    """A turn that passes within a minute is no news, and neither is one that is over by then."""

    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        await by_mail(people[1], box, "ben@mail.example")
        await turn_of(here, table, people, 1)
        await on(here, 30)
        await turn_of(here, table, people, 0)
        await on(here, HOUR)
        assert box.letters == []

    tell(tmp_path, story)


def test_who_looks_at_the_table_is_told_when_they_are_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        await by_mail(people[1], box, "ben@mail.example")
        live = here.service.live
        monkeypatch.setattr(live, "at_table", lambda table, who: who == people[1].device)
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        assert box.letters == []
        monkeypatch.undo()
        await on(here, 2 * MINUTE)
        assert [to for to, _ in box.letters] == ["ben@mail.example"]

    tell(tmp_path, story)


def test_a_reminder_before_time_runs_out(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        await by_mail(people[1], box, "ben@mail.example", kinds=["time"])
        await turn_of(here, table, people, 1)
        await on(here, 1.4 * DAY)
        assert box.letters == []
        await on(here, 0.11 * DAY)
        (letter,) = box.to("ben@mail.example")
        assert letter["Subject"] == texts("en")("notice-time")
        assert texts("en")("notice-time-left", hours=12) in plain(letter)
        await on(here, 0.3 * DAY)
        assert len(box.letters) == 1

    tell(tmp_path, story)


def test_a_reminder_moves_with_holidays(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here, clock={**CLOCK, "holidays": 10})
        await by_mail(people[1], box, "ben@mail.example", kinds=["time"])
        await turn_of(here, table, people, 1)
        await people[1].do("holiday", table, seat=1, days=3)
        await on(here, 4 * DAY)
        assert box.letters == [], "the clock stood still"
        await on(here, 0.6 * DAY)
        assert len(box.letters) == 1

    tell(tmp_path, story)


def test_quiet_hours_and_one_letter_a_day(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        begin = here.hands.at - here.hands.at % DAY + 10 * DAY
        here.hands.at = begin + 21 * HOUR
        first, people = await two(here)
        second = await people[0].make("richelieu", ["Anna", "open"], clock=CLOCK)
        await people[1].do("sit", second, seat=1, name="Ben")
        await turn_of(here, second, people, 0)
        await by_mail(people[1], box, "ben@mail.example", quiet=[20, 7])
        await turn_of(here, first, people, 1)
        await turn_of(here, second, people, 1)
        await on(here, 9 * HOUR)
        assert box.letters == [], "quiet"
        await on(here, 1.1 * HOUR)
        (letter,) = box.to("ben@mail.example")
        assert letter["Subject"] == texts("en")("notice-several", count=2)
        box.letters.clear()
        await wish(people[1], daily=18)
        for table in (first, second):
            await turn_of(here, table, people, 0)
            here.hands.at += HOUR
            await turn_of(here, table, people, 1)
        await on(here, 7 * HOUR)
        assert box.letters == [], "not yet the hour"
        await on(here, 3 * HOUR)
        assert len(box.letters) == 1

    tell(tmp_path, story)


def test_the_end_of_a_game_and_a_rematch(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, (anna, ben) = await two(here)
        await by_mail(ben, box, "ben@mail.example")
        await anna.do("resign", table, seat=0)
        await on(here, 2 * MINUTE)
        (over,) = box.to("ben@mail.example")
        assert over["Subject"] == texts("en")("notice-over")
        from courtly.server.wire.requests import client_message

        asked = {"id": 1, "type": "rematch", "table": table, "key": "k" * 8}
        message = client_message.validate_python(asked)
        await here.service.rematch(anna.device, "127.0.0.1", message)
        await on(here, 2 * MINUTE)
        (_, invited) = box.to("ben@mail.example")
        assert invited["Subject"] == texts("en")("notice-invited")
        path = plain(invited).split("https://games.example/go/")[1].split()[0]
        assert path.endswith("/again")
        where = await ben.get(f"/api/notices/table/{path.removesuffix('/again')}", again=True)
        assert where["table"] == (await here.table(table)).rematch

    tell(tmp_path, story)


def test_one_touch_stops(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        await by_mail(people[1], box, "ben@mail.example")
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        path = stop_in(box.letters[0][1])
        assert f"<https://games.example{path}>" == box.letters[0][1]["List-Unsubscribe"]
        await turn_of(here, table, people, 0)
        await turn_of(here, table, people, 1)
        nobody = here.person()  # a mail program, with nothing but the link
        sent = await nobody.ask("POST", path, data={"List-Unsubscribe": "One-Click"})
        assert sent.json() == {"done": True}
        await on(here, DAY)
        assert len(box.letters) == 1, "none after stop, not even what waited"
        assert (await people[1].get("/api/notices/mine"))["ways"] == []

    tell(tmp_path, story)


def test_it_is_tried_again_and_survives_a_restart(tmp_path: Path) -> None:
    hands = Hands()

    async def run() -> None:
        with post() as box:
            async with house(tmp_path, hands, **box.settings) as here:
                table, people = await two(here)
                tokens = [person.token for person in people]
                await by_mail(people[1], box, "ben@mail.example")
                box.answer = "451 later"
                await turn_of(here, table, people, 1)
                await on(here, 2 * MINUTE)
                assert box.letters == []
            box.answer = None
            hands.at += HOUR
            async with house(tmp_path, hands, **box.settings) as here:
                await delivered(here)
                assert [to for to, _ in box.letters] == ["ben@mail.example"]
                assert tokens

    asyncio.run(run())


@pytest.mark.parametrize("crashes", [1, 3])
def test_a_crash_in_mid_send_repeats_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crashes: int
) -> None:
    """The letter is handed over, and the process dies before it can note that."""
    hands = Hands()

    async def run() -> None:
        with post() as box:
            async with house(tmp_path, hands, **box.settings) as here:
                table, people = await two(here)
                await by_mail(people[1], box, "ben@mail.example")
                await turn_of(here, table, people, 1)
                left = crashes
                sent = here.service.store.sent

                async def dies(ids: list[int], at: float) -> None:
                    nonlocal left
                    left -= 1
                    if left < 0:
                        await sent(ids, at)

                monkeypatch.setattr(here.service.store, "sent", dies)
                for _ in range(6):
                    here.hands.at += sending.LEASE + 1
                    for _ in range(3):
                        await here.service.notices.finding.step()
                        await here.service.notices.sending.step()
                assert len(box.letters) == 2

    asyncio.run(run())


def test_an_address_that_is_none_is_given_up(tmp_path: Path) -> None:
    async def story(here: House, box: Post) -> None:
        table, people = await two(here)
        await by_mail(people[1], box, "ben@mail.example")
        await turn_of(here, table, people, 1)
        box.refuse = "550 nobody here"
        await on(here, 2 * MINUTE)
        assert (await people[1].get("/api/notices/mine"))["ways"] == []

    tell(tmp_path, story)


def test_without_a_mail_server_none_is_offered(tmp_path: Path) -> None:
    async def run() -> None:
        async with house(tmp_path) as here:
            ben = here.person()
            told = await ben.get("/api/notices/mine")
            assert told["offer"]["email"] is False
            await ben.post("/api/notices/wishes", {"language": "en", "zone": "UTC", "kinds": KINDS})
            body = {"address": "ben@mail.example"}
            answer = await ben.ask("POST", "/api/notices/email", json=body)
            assert answer.status_code == 422

    asyncio.run(run())
