"""The challenge of a day: the same for all, once, and sealed until the day is over."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from courtly.games import description, names
from courtly.study.daily import day_after, deal_of, ends

from .client import Player, Refusal
from .serving import PATIENCE, ServerProcess


@contextmanager
def at(folder: Path, day: str) -> Iterator[ServerProcess]:
    """A server at six in the morning of a day; hours are left whatever the true time is."""
    offsets = folder / "offsets"
    offsets.write_text(str(ends(day) - 18 * 3600 - time.time()))
    program = ("-m", "tests.server.jumpy", str(offsets))
    server = ServerProcess(f"sqlite:///{folder / 'tables.db'}", program=program)
    try:
        yield server.wait()
    finally:
        server.kill()
        server.log.unlink(missing_ok=True)


def a_day_of(game: str) -> str:
    """Some day on which a game is due."""
    games = [name for name in names() if description(name).drawing]
    day = "2030-05-01"
    while deal_of(day, games).game != game:
        day = day_after(day)
    return day


TODAY = a_day_of(names()[-1])


def browser(server: ServerProcess, token: str) -> httpx.Client:
    """Somebody who asks over HTTP."""
    headers = {"authorization": f"Bearer {token}"}
    return httpx.Client(base_url=server.http, headers=headers, timeout=PATIENCE)


def begin(server: ServerProcess, token: str, name: str) -> dict[str, Any]:
    """Play the deal of today."""
    with browser(server, token) as client:
        made = client.post("/api/daily", json={"name": name})
        assert made.status_code == 201, made.text
        found: dict[str, Any] = made.json()
        return found


async def resign(server: ServerProcess, token: str, table: str) -> None:
    """The shortest way to the end of a game."""
    async with Player(server.http, token) as player:
        await player.ask("watch", table=table)
        seat = next(one["seat"] for one in player.infos[table]["seats"] if one["you"])
        await player.command("resign", table, seat=seat)


def doors(table: str) -> list[tuple[str, str, dict[str, Any] | None]]:
    """All ways to look at a game again."""
    path = f"/api/tables/{table}"
    return [
        ("GET", f"{path}/record", None),
        ("GET", f"{path}/film", None),
        ("GET", f"{path}/film?open=true", None),
        ("GET", f"{path}/replay", None),
        ("POST", f"{path}/study", None),
        ("POST", f"{path}/study?depth=deep&eyes=open", None),
        ("POST", f"{path}/play-on", {"move": 0, "seat": 0, "name": "Eve"}),
    ]


def test_a_day_from_its_promise_to_its_seed(tmp_path: Path) -> None:
    anna, ben = secrets.token_urlsafe(32), secrets.token_urlsafe(32)
    with at(tmp_path, day_after(TODAY, -1)) as server, browser(server, anna) as client:
        promised = client.get("/api/daily").json()["next"]
        assert promised["day"] == TODAY
    with at(tmp_path, TODAY) as server, browser(server, anna) as client:
        info = client.get("/api/daily").json()
        assert info["commitment"] == promised["commitment"], "it was drawn before the day"
        assert "seed" not in info
        assert client.get(f"/api/daily/{TODAY}").status_code == 409, "nor is it told by its date"
        made = begin(server, anna, "Anna")
        assert begin(server, anna, "Anna")["table"] == made["table"], "one try"
        other = begin(server, ben, "Ben")
        assert other["table"] != made["table"]
        assert other["commitment"] == made["commitment"] == promised["commitment"], "one deal"
        asyncio.run(_while_it_is_played(server, anna, ben, made["table"]))
        assert client.get("/api/daily").json()["others"] == []
        asyncio.run(resign(server, anna, made["table"]))
        info = client.get("/api/daily").json()
        assert info["mine"]["place"] == info["seats"] - 1, "who gives up is last"
        assert info["others"] == [info["mine"]]
        assert client.get(f"/api/tables/{made['table']}").json()["result"]["seed"] == ""
        with browser(server, ben) as rival:
            assert rival.get("/api/daily").json()["others"] == [], "nothing before the own result"
            _closed(client, rival, made["table"])
    with at(tmp_path, day_after(TODAY)) as server, browser(server, anna) as client:
        last = client.get("/api/daily").json()["last"]
        assert hashlib.sha256(last["seed"].encode()).hexdigest() == promised["commitment"]
        assert last == client.get(f"/api/daily/{TODAY}").json()
        record = client.get(f"/api/tables/{made['table']}/record")
        assert f"Seed: {last['seed']}" in record.text, "now everybody may see it"


def _closed(own: httpx.Client, rival: httpx.Client, table: str) -> None:
    """Every door is closed to everybody, also to who has played: they could tell others."""
    for client in (own, rival):
        for method, path, body in doors(table):
            refused = client.request(method, path, json=body)
            assert refused.status_code == 409, path
            assert "not over" in refused.json()["message"], path
    assert rival.get(f"/api/tables/{table}").status_code == 403


async def _while_it_is_played(server: ServerProcess, anna: str, ben: str, table: str) -> None:
    """Nobody looks on, no bot helps, and nothing is taken back that taught something."""
    async with Player(server.http, ben) as rival:
        with pytest.raises(Refusal, match="not_welcome"):
            await rival.ask("watch", table=table)
    async with Player(server.http, anna) as player:
        await player.ask("watch", table=table)
        info = player.infos[table]
        assert info["daily"] == TODAY
        assert not info["hints"]
        seat = next(one["seat"] for one in info["seats"] if one["you"])
        for what, code in (("leave", "no_undo"), ("propose_end", "no_undo")):
            with pytest.raises(Refusal, match=code):
                await player.command(what, table, seat=seat)
        with pytest.raises(Refusal, match="no_hints"):
            await player.ask("hint", table=table, seat=seat)
