"""Strangers, floods and nonsense: always an answer, never harm to others."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from courtly.server.wire import replies
from courtly.server.wire import requests as p

from .client import Player, Refusal
from .serving import PATIENCE, ServerProcess, serving

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
    ),
    max_leaves=8,
)
MODELS: dict[str, type[p.Request]] = {
    get_args(model.model_fields["type"].annotation)[0]: model
    for model in get_args(get_args(p.ClientMessage)[0])
}
"""Every message there is, also those that come to be."""
TYPES = list(MODELS)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.integers(-1, 5) | json_values,
    "table": st.just("TABLE") | json_values,
    "seat": st.integers(-1, 6) | json_values,
    "version": st.integers(-1, 50) | json_values,
    "since": st.integers(-1, 50) | json_values,
    "move": st.integers(-5, 500) | st.sampled_from(["take a1", "pass", ""]) | json_values,
    "key": st.just("key-key-key") | json_values,
    "name": st.just("Anne") | json_values,
    "text": st.text(max_size=600),
    "agree": st.booleans() | json_values,
    "bot": st.sampled_from(["page", "king", "__import__"]) | json_values,
    "speaker": st.text(max_size=40) | json_values,
    "muted": st.booleans() | json_values,
    "pause": st.integers(-1, 4000) | json_values,
    "spectators": st.booleans() | json_values,
    "protocol": st.just(1) | json_values,
    "token": st.just("t" * 43) | json_values,
    "invite": st.just("t" * 43) | json_values,
    "of": st.integers(-1, 6) | json_values,
    "days": st.integers(-1, 70) | json_values,
    "level": st.sampled_from(["knight", "duke"]) | json_values,
    "engine": st.integers(-1, 3) | json_values,
}
likely = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(TYPES),
    st.fixed_dictionaries(
        {"id": st.integers(0, 5)}, optional={k: v for k, v in FIELDS.items() if k != "id"}
    ),
)  # fmt: skip
complete = st.builds(
    lambda kind, fields: {
        "type": kind, **{k: v for k, v in fields.items() if k in MODELS[kind].model_fields}
    },
    st.sampled_from(TYPES),
    st.fixed_dictionaries(FIELDS),
)  # fmt: skip
nonsense = st.one_of(
    likely.map(json.dumps),
    complete.map(json.dumps),
    json_values.map(json.dumps),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.just("[" * 5000),
    st.just('{"id": 1, "type": "chat", "text": "' + "x" * 20_000 + '"}'),
)


def test_every_field_of_every_message_is_tried() -> None:
    known = {field for model in MODELS.values() for field in model.model_fields}
    assert known - {"type"} == FIELDS.keys()


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(nonsense, min_size=1, max_size=12))
def test_always_an_answer(server: ServerProcess, sent: list[str | bytes]) -> None:
    async def story() -> None:
        host = Player(server.http)
        table = await host.make("richelieu", ["you", "page"])
        async with connect(server.ws, compression=None, proxy=None, max_size=2**22) as socket:
            hello = {"type": "hello", "id": 0, "protocol": 1, "token": secrets.token_urlsafe(32)}
            await socket.send(json.dumps(hello))
            answers: list[dict[str, Any]] = []
            for message in sent:
                if isinstance(message, str):
                    message = message.replace("TABLE", table)
                await socket.send(message)
            await socket.send(json.dumps({"type": "ping", "id": 777_777}))
            async with asyncio.timeout(PATIENCE):
                while len(answers) < len(sent) + 2:  # what bots are asked is answered later
                    answer = json.loads(await socket.recv())
                    replies.server_message.validate_python(answer)
                    if answer["type"] in ("done", "refused", "welcome", "advice", "coached"):
                        answers.append(answer)
                        assert answer.get("code") != "failed", answer
            assert any(answer.get("id") == 777_777 for answer in answers)

    asyncio.run(story())


def test_hello_comes_first(server: ServerProcess) -> None:
    async def story() -> None:
        async with connect(server.ws, proxy=None) as socket:
            for message, code in (
                ({"type": "ping", "id": 1}, "not_welcome"),
                ({"type": "hello", "id": 1, "protocol": 99, "token": "x" * 43}, "protocol"),
                ({"type": "hello", "id": 1, "protocol": 1}, "not_welcome"),
                ({"type": "hello", "id": 1, "protocol": 1, "token": "short"}, "bad_message"),
                ({"type": "hello", "id": 1, "protocol": 1, "admin": True}, "bad_message"),
            ):
                await socket.send(json.dumps(message))
                assert json.loads(await socket.recv())["code"] == code

    asyncio.run(story())


def test_other_origins_are_turned_away(server: ServerProcess) -> None:
    async def story() -> None:
        player = Player(server.http)
        with pytest.raises(InvalidStatus) as refused:
            await player.connect(Origin="https://evil.example")
        assert refused.value.response.status_code == 403
        await player.connect(Origin=server.http)
        await player.close()

    asyncio.run(story())
    body = {"game": "richelieu", "seats": [{"kind": "bot", "level": "page"}] * 2}
    answer = server.post("/api/tables", json=body, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403


def test_headers_and_cookies(server: ServerProcess) -> None:
    answer = server.get("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "server" not in answer.headers
    token = answer.cookies["courtly"]
    assert len(token) >= 43
    assert token not in server.log.read_text()
    mine = {"Cookie": f"courtly={token}"}
    again = server.get("/", headers=mine).headers["set-cookie"]
    assert again == cookie, "who comes back within a year stays who they are"
    assert "set-cookie" not in server.get("/api/mine", headers=mine).headers

    async def story() -> None:
        async with connect(
            server.ws, proxy=None, additional_headers={"Cookie": f"courtly={token}"}
        ) as socket:
            await socket.send(json.dumps({"type": "hello", "id": 1, "protocol": 1}))
            assert json.loads(await socket.recv())["type"] == "welcome"

    asyncio.run(story())


def test_large_requests_are_refused(server: ServerProcess) -> None:
    answer = server.post("/api/records", content="x" * 1_000_000)
    assert answer.status_code == 413

    async def story() -> None:
        player = Player(server.http)
        await player.connect()
        with pytest.raises((ConnectionClosed, ConnectionError, Refusal)):
            await player.ask("chat", text="x" * 1_000_000)
        await player.close()

    asyncio.run(story())
    assert server.get("/healthz").json()["status"] == "ok"


async def flood(player: Player) -> None:
    """Talk until one is shown the door."""
    while True:
        await player.send(type="ping", id=1)


def test_floods_are_slowed_and_harm_nobody(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        quiet = Player(server.http)
        await quiet.connect()
        table = await quiet.make("richelieu", ["you", "page"])
        await quiet.ask("watch", table=table)
        async with Player(server.http) as noisy:
            for number in range(100):
                await noisy.send(type="ping", id=number)

            def answers() -> list[str]:
                return [m.get("code", "done") for m in noisy.inbox if m["type"] != "welcome"]

            await noisy.until(lambda: len(answers()) >= 100)
            assert answers()[0] == "done"
            assert set(answers()) == {"done", "too_fast"}
            with pytest.raises((ConnectionClosed, ConnectionError)):
                async with asyncio.timeout(PATIENCE):
                    await flood(noisy)
        await quiet.ask("ping")
        await quiet.close()

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--messages-per-second", "2") as server:
        asyncio.run(story(server))


def test_secrets_stay_out_of_logs_and_messages(server: ServerProcess) -> None:
    async def story() -> None:
        async with Player(server.http) as player, Player(server.http) as watcher:
            table = await player.make("richelieu", ["you", "page"], private=True)
            await player.ask("watch", table=table)
            await watcher.ask("watch", table=table)
            await watcher.ask("ping")
            for text in (*player.raw, *watcher.raw):
                assert player.token not in text
                assert '"seed"' not in text
            log = server.log.read_text()
            assert player.token not in log
            assert table not in log

    asyncio.run(story())
