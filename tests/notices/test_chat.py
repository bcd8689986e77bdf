"""Chat services: listed ones only, by their own hosts, and nothing a player is called does harm."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest

pytest.importorskip("apprise")
import requests

from courtly.core.texts import texts
from courtly.server.notices.senders.chat import SERVICES, kept_as

from ..days.house import House, house
from .post import wish
from .push_service import OUTSIDE, resolve
from .test_mail import MINUTE, on, turn_of, two

GOOD = {
    "telegram": f"123456789:{'a' * 35} 12345",
    "discord": f"https://discord.com/api/webhooks/{'1' * 18}/{'b' * 68}",
    "slack": f"https://hooks.slack.com/services/T1111111A/B2222222B/{'c' * 24}",
    "ntfy": "my-secret-topic",
    "pushover": f"{'u' * 30}@{'t' * 30}",
}


class Outside:
    """Notes what would go out, and answers for the services."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, Any]]] = []
        self.status = 200

    def send(self, session: Any, request: Any, **how: Any) -> requests.Response:
        """In place of the network, below the library and its HTTP client."""
        self.calls.append((request.url, {**how, "body": request.body}))
        answer = requests.Response()
        answer.status_code, answer.request, answer.url = self.status, request, request.url
        answer.headers["Location"] = "http://127.0.0.1/"
        answer._content = b'{"ok": true, "status": 1}' if "slack" not in request.url else b"ok"
        return answer

    def words(self) -> str:
        """What was said last."""
        body = self.calls[-1][1]["body"]
        return body.decode() if isinstance(body, bytes) else str(body)


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Outside:
    found = Outside()
    resolve(monkeypatch, {service.host: OUTSIDE for service in SERVICES.values()})
    monkeypatch.setattr(
        requests.adapters.HTTPAdapter, "send", lambda *given, **how: found.send(*given, **how)
    )
    return found


def tell(folder: Path, story: Callable[[House], Awaitable[None]]) -> None:
    """Let something happen in a house that is found somewhere."""

    async def run() -> None:
        async with house(folder, address="https://games.example") as here:
            await story(here)

    asyncio.run(run())


@pytest.mark.parametrize("service", SERVICES)
def test_a_chat_is_told_after_it_was_confirmed(
    tmp_path: Path, outside: Outside, service: str
) -> None:
    async def story(here: House) -> None:
        table, people = await two(here)
        ben = people[1]
        await wish(ben, language="nl")
        assert service in (await ben.get("/api/notices/mine"))["offer"]["chat"]
        await ben.post("/api/notices/chat", {"service": service, "address": GOOD[service]})
        code = re.search(r"#confirm=([\w-]+)", unquote(outside.words()))
        assert code
        assert await ben.post("/api/notices/confirm", {"code": code[1]}) == {"done": True}
        outside.calls.clear()
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        assert len(outside.calls) == 1
        where, how = outside.calls[0]
        assert urlsplit(where).scheme == "https"
        assert urlsplit(where).hostname == SERVICES[service].host
        assert how["verify"], "certificates are looked at"
        said = outside.words().replace("+", " ")
        assert texts("nl")("notice-turn") in said
        assert table not in said

    tell(tmp_path, story)


def test_nobody_is_followed(tmp_path: Path, outside: Outside) -> None:
    outside.status = 302

    async def story(here: House) -> None:
        ben = here.person()
        await wish(ben)
        body = {"service": "discord", "address": GOOD["discord"]}
        answer = await ben.ask("POST", "/api/notices/chat", json=body)
        assert answer.json()["text"] == "problem-notices-unsent"
        assert {urlsplit(where).hostname for where, _ in outside.calls} == {"discord.com"}

    tell(tmp_path, story)


def test_a_service_whose_name_leads_inside_is_not_called(
    tmp_path: Path, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    resolve(monkeypatch, {"ntfy.sh": "127.0.0.1"})

    async def story(here: House) -> None:
        ben = here.person()
        await wish(ben)
        body = {"service": "ntfy", "address": GOOD["ntfy"]}
        assert (await ben.ask("POST", "/api/notices/chat", json=body)).status_code == 409
        assert outside.calls == []

    tell(tmp_path, story)


@pytest.mark.parametrize(
    ("service", "address"),
    [
        ("json", "http://127.0.0.1/"), ("file", "/etc/passwd"), ("syslog", "x"), ("discord", "x"),
        ("discord", GOOD["discord"] + "?verify=no"), ("discord", GOOD["discord"] + "/../x"),
        ("discord", GOOD["discord"].replace("discord.com", "discord.com.evil.example")),
        ("ntfy", "http://127.0.0.1/topic"), ("ntfy", "inside.example/topic"), ("ntfy", "a?b=c&d=e"),
        ("telegram", GOOD["telegram"] + "?x=y"), ("slack", GOOD["slack"] + "#x"),
        ("pushover", GOOD["pushover"] + "\n"), ("ntfy", "topic\r\nX-Evil: 1"), ("", ""),
    ],
)  # fmt: skip
def test_only_addresses_of_listed_services(service: str, address: str) -> None:
    assert kept_as(service, address) is None


def test_a_name_mentions_nobody(tmp_path: Path, outside: Outside) -> None:
    async def story(here: House) -> None:
        table, people = await two(here, names=("@everyone <!here>", "Ben"))
        ben = people[1]
        await wish(ben)
        await ben.post("/api/notices/chat", {"service": "discord", "address": GOOD["discord"]})
        code = re.search(r"#confirm=([\w-]+)", outside.words())
        assert code
        await ben.post("/api/notices/confirm", {"code": code[1]})
        await turn_of(here, table, people, 1)
        await on(here, 2 * MINUTE)
        assert "everyone !here" in outside.words()
        assert "@everyone" not in outside.words()
        assert "<!" not in outside.words()

    tell(tmp_path, story)
