"""The door of the host's page: a secret nobody guesses, and pages of others that get nowhere."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest

from courtly.server.host.entry import COOKIE, SESSION_SECONDS
from courtly.server.logs import JsonLines
from courtly.server.settings import Settings
from courtly.server.table.hashes import hashed

from ..days.house import House, house
from .test_rules import DUEL, _database, tell

HERE = {"origin": "http://house"}
RULES = {"making": "invited"}
#: Everything behind the door: how it is asked, and what is sent.
BEHIND: list[tuple[str, str, Any]] = [
    ("GET", "report", None),
    ("GET", "rules", None),
    ("GET", "tables", None),
    ("GET", "people", None),
    ("POST", "leave", None),
    ("POST", "rules", RULES),
    ("POST", "invite", {"name": "Club"}),
    ("POST", "uninvite", {"id": "0" * 16}),
    ("POST", "tables/delete", {"tables": ["t" * 22]}),
    ("POST", "tables/clean", {"days": 1, "sure": True}),
    ("POST", "tables/strike", {"table": "t" * 22, "struck": True}),
    ("POST", "ban", {"person": "0" * 16, "kind": "banned"}),
    ("GET", "ladder/{game}", None),
    ("POST", "ladder", None),
    ("POST", "pardon", {"person": "0" * 16, "kind": "banned"}),
]


def browser(here: House, **headers: str) -> httpx.AsyncClient:
    """The host's."""
    return httpx.AsyncClient(transport=here._http, base_url="http://house", headers=headers)


def secret_of(here: House) -> str:
    return here.service.settings.admin_secret.get_secret_value()


async def enter(here: House, http: httpx.AsyncClient) -> None:
    """Come in."""
    answer = await http.post("/api/host/enter", json={"secret": secret_of(here)}, headers=HERE)
    assert answer.status_code == 204, answer.text


def test_the_secret_opens_the_door_as_people_type_it(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        async with browser(here, **HERE) as http:
            typed = {"secret": secret_of(here).lower().replace("-", " ")}
            answer = await http.post("/api/host/enter", json=typed)
            assert answer.status_code == 204
            cookie = answer.headers["set-cookie"]
            for part in ("HttpOnly", "SameSite=Strict", "Path=/api/host"):
                assert part in cookie
            report = (await http.get("/api/host/report")).json()
            assert report["health"]["status"] == "ok"
            assert report["processes"] == 1
            assert report["sizes"]["bytes"] > 0
            assert (await http.post("/api/host/rules", json=RULES)).json()["making"] == "invited"
            assert (await http.post("/api/host/leave")).status_code == 204
            http.cookies.clear()
            assert (await http.get("/api/host/report")).status_code == 403

    tell(tmp_path, story)


def test_nothing_behind_the_door_is_to_be_had_without_a_session(tmp_path: Path) -> None:
    async def story(here: House) -> None:
        routes = {(m, p) for m, p, _ in BEHIND} | {("POST", "enter"), ("GET", "door")}
        api = (await here.person().get("/openapi.json"))["paths"]
        listed = {
            (method.upper(), path.removeprefix("/api/host/"))
            for path, methods in api.items()
            for method in methods
            if path.startswith("/api/host/")
        }
        assert listed == routes, "all are tried"
        async with browser(here, **HERE) as http:
            for cookie in (None, "x" * 43):
                if cookie:
                    http.cookies.set(COOKIE, cookie)
                for method, path, body in BEHIND:
                    answer = await http.request(method, f"/api/host/{path}", json=body)
                    assert answer.status_code == 403, (path, answer.text)
            await enter(here, http)
            here.hands.at += SESSION_SECONDS + 1
            assert (await http.get("/api/host/rules")).status_code == 403, "it ends by itself"

    tell(tmp_path, story)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://house:81"},
        {"origin": "https://friend.example"},
    ],
    ids=str,
)
def test_pages_of_others_change_nothing_though_the_host_is_in(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    """Also those of origins that may play here, and what says not where it is from."""

    async def story(here: House) -> None:
        async with browser(here) as http:
            await enter(here, http)
            for method, path, body in BEHIND:
                if method == "POST":
                    answer = await http.post(f"/api/host/{path}", json=body, headers=headers)
                    assert answer.status_code == 403, (path, answer.text)
            form = await http.post(
                "/api/host/rules",
                content='{"making": "invited"}',
                headers={"content-type": "text/plain", **headers},
            )
            assert form.status_code == 403
            peep = {**headers, "sec-fetch-site": "cross-site"}
            assert (await http.get("/api/host/people", headers=peep)).status_code == 403
            assert (await http.get("/api/host/rules")).json()["making"] == "open"
            login = await http.post("/api/host/enter", json={"secret": "?"}, headers=headers)
            assert login.status_code == 403

    async def run() -> None:
        async with house(tmp_path, origins=("https://friend.example",)) as here:
            await story(here)

    asyncio.run(run())


def test_a_guessed_secret_is_throttled_and_appears_nowhere(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(here: House) -> None:
        async with browser(here, **HERE) as http:
            guess = "WRNG-0000-0000-0000-0000"
            codes = []
            for _ in range(10):
                answer = await http.post("/api/host/enter", json={"secret": guess})
                codes.append(answer.json()["code"])
                assert guess not in answer.text
            assert codes == ["not_welcome"] * 6 + ["too_fast"] * 4
            right = await http.post("/api/host/enter", json={"secret": secret_of(here)})
            assert right.json()["code"] == "too_fast", "and the right one is not told from others"
            in_url = await http.get("/api/host/report", params={"secret": secret_of(here)})
            assert in_url.status_code == 403, "it opens nothing in an address"
            page = await http.get("/api/host/rules")
            assert page.headers["referrer-policy"] == "no-referrer"
            assert page.headers["cache-control"] == "no-store"
        ours = [record for record in caplog.records if not record.name.startswith("http")]
        lines = "\n".join(JsonLines().format(record) for record in ours)
        assert "request" in lines
        for said in (guess, guess.replace("-", ""), secret_of(here)):
            assert said not in lines
        assert secret_of(here) not in repr(here.service.settings)

    with caplog.at_level(logging.DEBUG):
        tell(tmp_path, story)


def test_the_secret_is_compared_in_constant_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By hashes of one length, all of them, and never with ==."""
    import hmac

    from courtly.server.host import entry
    from courtly.server.storage import host_store

    compared: list[tuple[str, str]] = []

    def digest(one: str, other: str) -> bool:
        compared.append((one, other))
        return hmac.compare_digest(one, other)

    class Watched:
        compare_digest = staticmethod(digest)

    async def story(here: House) -> None:
        monkeypatch.setattr(entry, "hmac", Watched)
        monkeypatch.setattr(host_store, "hmac", Watched)
        async with browser(here, **HERE) as http:
            for given in ("", "x", secret_of(here)[:-1] + "!", "x" * 200):
                compared.clear()
                await http.post("/api/host/enter", json={"secret": given})
                assert len(compared) == 2
                assert {len(one) for pair in compared for one in pair} == {64}

    tell(tmp_path, story)


def test_a_secret_of_the_hosts_own_is_not_kept(tmp_path: Path) -> None:
    async def run() -> None:
        own = "a secret of my own"
        async with house(tmp_path, admin_secret=own) as here:
            assert hashed(own) not in await _database(here)
            async with browser(here, **HERE) as http:
                await enter(here, http)
                assert (await http.get("/api/host/rules")).status_code == 200
            await here.person().post("/api/tables", DUEL, 201)

    asyncio.run(run())
    with pytest.raises(ValueError, match="16"):
        Settings(admin_secret="short")  # type: ignore[arg-type]
