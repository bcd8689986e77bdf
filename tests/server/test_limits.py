"""One person, and one address, take no more than their part; the lobby stays of use."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import secrets
import socket
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from uvicorn.server import ServerState

from courtly.server.http import patience
from courtly.server.http.limits import Limit
from courtly.server.http.patience import KEPT_FREE, PatientHttp

from .client import Player, Refusal
from .serving import PATIENCE, ServerProcess, serving

OPEN: dict[str, Any] = {"game": "richelieu", "seats": [{"kind": "open"}] * 2}


def make(server: ServerProcess, name: str | None = None, **more: Any) -> httpx.Response:
    """A table made by somebody new."""
    token = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
    body = dict(OPEN)
    if name:
        body["seats"] = [{"kind": "you", "name": name}, {"kind": "open"}]
    return server.post("/api/tables", json=body | more, headers=token)


def test_by_person_and_by_address() -> None:
    limit = Limit(0.0, 2, people=3)
    assert [limit.take("anne", "1.2.3.4") for _ in range(3)] == [True, True, False]
    assert limit.take("bill", "1.2.3.4")
    assert [limit.take(f"new {k}", "1.2.3.4") for k in range(4)] == [True, True, False, False]
    assert limit.take("carol", "5.6.7.8")
    six = [limit.take(f"six {k}", f"2001:db8::{k}") for k in range(7)]
    assert six == [True] * 6 + [False], "one network, however many addresses"


def test_new_tokens_make_no_more_tables(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    limits = ("--people-per-address", "2", "--table-burst", "3", "--tables-per-minute", "0.001")
    with serving(database, *limits, "--metrics-for", "192.0.2.1") as server:
        made = [make(server).status_code for _ in range(8)]
        assert made == [201] * 6 + [429] * 2
        assert server.get("/metrics").status_code == 403


def listed(server: ServerProcess, **query: Any) -> list[dict[str, Any]]:
    """The open tables."""
    found: list[dict[str, Any]] = server.get("/api/tables", params=query).json()
    return found


def test_the_lobby(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with serving(f"sqlite:///{file}") as server:
        greedy = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        for _ in range(6):
            server.post("/api/tables", json=OPEN, headers=greedy)
        anne = make(server, "Anne of Austria").json()["table"]
        make(server, game="lancaster", seats=[{"kind": "open"}] * 3)
        shown = listed(server)
        assert len(shown) == 3 + 1 + 1, "three of one host, and those of others"
        assert [t["table"] for t in listed(server, words="ANNE")] == [anne]
        assert {t["game"] for t in listed(server, game="lancaster")} == {"lancaster"}
        assert listed(server, words="nobody") == []
        assert [t["table"] for t in listed(server, skip=1, limit=2)] == [
            t["table"] for t in shown[1:3]
        ]
        assert server.get("/api/tables", params={"limit": 1000}).status_code == 422
        assert server.get("/api/tables", params={"words": "x" * 100}).status_code == 422
        with closing(sqlite3.connect(file, timeout=60)) as database, database:
            database.execute("UPDATE tables SET created = created - 200000")
            database.execute("UPDATE seats SET seen = seen - 200000")
        end = time.monotonic() + PATIENCE
        while listed(server) and time.monotonic() < end:
            time.sleep(0.2)
        assert listed(server) == [], "tables nobody came back to are not shown"
        assert server.get(f"/api/tables/{anne}").status_code == 200, "but they are there"


def test_the_lobby_tells_no_figures(tmp_path: Path) -> None:
    """Somebody's own figures may be long: the list says that there are some, the table which."""
    rows = [{"name": "York", "source": "x" * 100_000}]
    options = {"components": {"county": rows}}
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        made = make(server, game="lancaster", options=options)
        assert made.status_code == 201, made.text
        answer = server.get("/api/tables")
        (shown,) = answer.json()
        assert shown["corrected"] is True
        assert "components" not in shown["options"]
        assert len(answer.content) < 2000
        table = server.get(f"/api/tables/{made.json()['table']}").json()
        assert table["options"]["components"]["county"] == rows


def test_strangers_do_not_drown_a_table(tmp_path: Path) -> None:
    """However many they are: together they may say so much, and players go on."""

    async def story(server: ServerProcess) -> None:
        async with Player(server.http) as player:
            table = await player.make("richelieu", ["you", "you"])
            codes = []
            for k in range(30):
                async with Player(server.http, check=False) as stranger:
                    try:
                        await stranger.command("chat", table, text="!", name=f"Stranger {k}")
                        codes.append("")
                    except Refusal as refusal:
                        codes.append(refusal.code)
            assert codes[0] == ""
            assert set(codes) == {"", "too_fast"}
            assert codes.count("") < 15
            await player.command("chat", table, text="Quiet, please.")

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--chats-per-second", "0.1") as server:
        asyncio.run(story(server))


async def _hello(_scope: Any, receive: Any, send: Any) -> None:
    """Reads what is sent, and answers."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\nab"],
)
def test_slow_requests_are_closed(sent: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "REQUEST", 0.05)

    async def story() -> None:
        config = uvicorn.Config(_hello, log_config=None)
        config.load()
        loop, state = asyncio.get_running_loop(), ServerState()
        server = await loop.create_server(lambda: PatientHttp(config, state, {}), "127.0.0.1", 0)
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(sent)
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                assert await reader.read() == b"", "closed without a word"
        writer.close()
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
        writer.close()
        server.close()

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="sets limits of other processes")
def test_too_many_files(tmp_path: Path) -> None:
    """Who comes when no more files can be open is told so, and so is the log."""
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        before = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        few = (KEPT_FREE + 2, before[1])
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, few)
        idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(4)]
        answer = server.get("/healthz")
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert "too many connections" in server.log.read_text()
        for one in idle:
            one.close()
        end = time.monotonic() + PATIENCE
        while server.get("/healthz").status_code != 200 and time.monotonic() < end:
            time.sleep(0.1)
        assert server.get("/healthz").status_code == 200
