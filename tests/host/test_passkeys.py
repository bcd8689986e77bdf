"""Passkeys: whoever signs is the person; what is forged, replayed or from elsewhere is nobody's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from courtly.server.people.passkeys import SECONDS, site_of
from courtly.server.wire.refused import Refused

from ..days.house import House, Person
from ..days.test_devices import tables
from .authenticator import Authenticator
from .test_rules import ban, tell

AT = {"host": "localhost"}


async def ask(person: Person, path: str, body: Any, **headers: str) -> Any:
    """Something about passkeys, on this machine; the answer, or the code of a no."""
    answer = await person.ask(
        "POST", f"/api/people/passkey{path}", json=body, headers={**AT, **headers}
    )
    return answer.json() if answer.status_code == 200 else answer.json()["code"]


async def made(person: Person) -> Authenticator:
    """A passkey of somebody."""
    key = Authenticator()
    options = await ask(person, "/new", {"name": "Anna"})
    told = await ask(person, "", {"name": "Laptop", "credential": key.make(options)})
    assert [one["name"] for one in told["passkeys"]] == ["Laptop"], told
    return key


async def use(person: Person, credential: dict[str, Any], **headers: str) -> Any:
    """Say who one is."""
    return await ask(person, "/use", {"name": "Phone", "credential": credential}, **headers)


def test_a_passkey_brings_ones_games_to_another_device(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, phone = here.person(), here.person()
        table = await anna.make("richelieu", ["Anna", "bot:page"])
        key = await made(anna)
        told = await use(phone, key.sign(await ask(phone, "/ask", {})))
        assert [one["name"] for one in told["devices"]] == ["Anna", "Phone"]
        assert await tables(phone) == {table}
        (kept,) = told["passkeys"]
        stranger = here.person()
        assert await ask(stranger, "/gone", {"id": kept["id"]}) == "no_seat"
        assert (await ask(phone, "/gone", {"id": kept["id"]}))["passkeys"] == []
        other = here.person()
        assert await use(other, key.sign(await ask(other, "/ask", {}))) == "invite", "it is gone"

    tell(tmp_path, story)


def test_forged_and_replayed_answers_open_nothing(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna = here.person()
        await anna.make("richelieu", ["Anna", "bot:page"])
        key = await made(anna)

        async def refused(credential: dict[str, Any], thief: Person, **headers: str) -> None:
            assert await use(thief, credential, **headers) == "invite"
            assert await tables(thief) == set()

        thief = here.person()
        asked = await ask(thief, "/ask", {})
        forger = Authenticator()
        forger.id, forger.handle = key.id, key.handle
        await refused(forger.sign(asked), thief)
        thief = here.person()
        await refused(key.sign(await ask(thief, "/ask", {}), "https://evil.example"), thief)
        thief = here.person()
        await refused(key.sign(await ask(thief, "/ask", {}), site="evil.example"), thief)
        thief = here.person()
        evil = await ask(thief, "/ask", {}, host="evil.localhost")
        phished = key.sign(evil, "http://evil.localhost", "evil.localhost")
        await refused(phished, thief, host="evil.localhost")
        thief = here.person()
        await refused(key.sign(await ask(thief, "/ask", {}), userHandle="AAAA"), thief)
        thief = here.person()
        await refused(key.sign({"challenge": "AAAA"}), thief)
        thief = here.person()
        late = key.sign(await ask(thief, "/ask", {}))
        here.hands.at += SECONDS + 1
        await refused(late, thief)
        phone = here.person()
        signed = key.sign(await ask(phone, "/ask", {}))
        await refused(signed, here.person())  # heard on the way, used by another browser
        assert (await use(phone, signed))["devices"]
        await refused(signed, here.person())
        assert await use(phone, signed) == "invite", "twice"
        copied = Authenticator()
        copied.key, copied.id, copied.handle = key.key, key.id, key.handle
        thief = here.person()
        await refused(copied.sign(await ask(thief, "/ask", {})), thief)  # it has signed less often

    tell(tmp_path, story)


def test_a_passkey_is_made_by_who_was_asked_and_only_once(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, thief = here.person(), here.person()
        key = Authenticator()
        options = await ask(anna, "/new", {"name": "Anna"})
        credential = key.make(options)
        assert await ask(thief, "", {"name": "T", "credential": credential}) == "invite"
        assert (await ask(anna, "", {"name": "Laptop", "credential": credential}))["passkeys"]
        assert await ask(anna, "", {"name": "Laptop", "credential": credential}) == "invite"
        again = key.make(await ask(thief, "/new", {"name": "T"}))
        assert await ask(thief, "", {"name": "T", "credential": again}) == "invite", "it is Anna's"
        foreign = Authenticator().make(
            await ask(thief, "/new", {"name": "T"}), "http://evil.example"
        )
        assert await ask(thief, "", {"name": "T", "credential": foreign}) == "invite"
        for nonsense in ({}, {"response": 3}, {"response": {"clientDataJSON": "{"}}):
            assert await ask(thief, "", {"name": "T", "credential": nonsense}) == "invite"

    tell(tmp_path, story)


def test_guesses_are_throttled_and_a_ban_holds(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        anna, thief, phone = here.person(), here.person(), here.person()
        await anna.make("richelieu", ["Anna", "bot:page"])
        key = await made(anna)
        codes = [await use(thief, key.sign({"challenge": "AAAA"})) for _ in range(12)]
        assert codes == ["invite"] * 10 + ["too_fast"] * 2
        await ban(here, anna)
        assert await use(phone, key.sign(await ask(phone, "/ask", {}))) == "banned"
        assert await ask(anna, "/new", {"name": "Anna"}) == "banned"
        await anna.post("/api/people/forget", {"sure": True})
        assert await here.service.store.passkeys_of(anna.device) == []

    tell(tmp_path, story)


def test_where_browsers_give_passkeys() -> None:
    assert site_of("localhost:8000", False).origin == "http://localhost:8000"
    assert site_of("Games.Example:8443", True).name == "games.example"
    for host, secure in (
        ("games.example", False), ("192.168.1.5:8000", False), ("192.168.1.5", True),
        ("[::1]:8000", False), ("127.0.0.1:8000", False), ("", True),
    ):  # fmt: skip
        with pytest.raises(Refused):
            site_of(host, secure)
