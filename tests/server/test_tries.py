"""Tries from positions of finished games: trees with names and links, and not without end."""

from __future__ import annotations

import asyncio
import os
import secrets
from pathlib import Path
from typing import Any

import httpx

from courtly.games import description, names

from ..study.small import ending
from .client import Player
from .serving import PATIENCE, ServerProcess, serving
from .test_study import actor

GAME = names()[-1]
TEXT = ending(GAME, 4, 12)


def browser(server: ServerProcess, token: str | None = None) -> httpx.Client:
    """Somebody who asks over HTTP."""
    headers = {"authorization": f"Bearer {token or secrets.token_urlsafe(32)}"}
    return httpx.Client(base_url=server.http, headers=headers, timeout=PATIENCE)


def wanted(**more: Any) -> dict[str, Any]:
    """A try from the beginning of the ending, by whoever decides there: it waits for them."""
    return {"move": 0, "seat": actor(TEXT), "name": "Anna", "level": "page", "record": TEXT, **more}


def tries(client: httpx.Client) -> list[dict[str, Any]]:
    """All trees of somebody."""
    found: list[dict[str, Any]] = client.get("/api/mine/tries").json()
    return found


def test_tries_make_a_tree_that_is_named_and_shared(server: ServerProcess) -> None:
    with browser(server) as anna, browser(server) as ben:
        first = anna.post("/api/play-on", json=wanted(called="Bold")).json()["table"]
        second = anna.post("/api/play-on", json=wanted()).json()["table"]
        (tree,) = tries(anna)
        assert [(one["table"], one["name"]) for one in tree["tries"]] == [
            (first, "Bold"),
            (second, ""),
        ]
        assert {one["status"] for one in tree["tries"]} == {"playing"}
        assert tree["source"].startswith("record-")
        named = anna.post(f"/api/tables/{second}/try-name", json={"name": "Timid"})
        assert [one["name"] for one in named.json()["tries"]] == ["Bold", "Timid"]
        shared = ben.get(f"/api/tries/{tree['tree']}").json()
        assert not shared["yours"]
        assert shared["tries"] == named.json()["tries"]
        refused = ben.post(f"/api/tables/{second}/try-name", json={"name": "Mine"})
        assert refused.status_code == 404, "only who tried it names it"
        assert tries(ben) == []
        assert ben.get(f"/api/tries/{secrets.token_urlsafe(16)}").status_code == 404


def test_a_try_goes_on_from_a_try(server: ServerProcess) -> None:
    token = secrets.token_urlsafe(32)
    with browser(server, token) as anna:
        first = anna.post("/api/play-on", json=wanted()).json()["table"]
        seat = actor(TEXT)

        async def give_up() -> None:
            async with Player(server.http, token) as player:
                await player.ask("watch", table=first)
                await player.command("resign", first, seat=seat)

        asyncio.run(give_up())
        body = wanted(record=None)
        below = anna.post(f"/api/tables/{first}/play-on", json=body).json()["table"]
        (tree,) = tries(anna)
        parents = {one["table"]: one["parent"] for one in tree["tries"]}
        assert parents == {first: None, below: first}
        ended = next(one for one in tree["tries"] if one["table"] == first)
        assert ended["status"] == "over"
        assert ended["place"] == description(GAME).most - 1, "who gives up is last"


def test_one_may_not_have_any_number_of_them(tmp_path: Path) -> None:
    os.environ["COURTLY_TRIES_KEPT"] = "2"
    try:
        with serving(f"sqlite:///{tmp_path / 'tables.db'}") as running, browser(running) as client:
            codes = [client.post("/api/play-on", json=wanted()).status_code for _ in range(3)]
        assert codes == [201, 201, 409]
    finally:
        del os.environ["COURTLY_TRIES_KEPT"]


def test_finished_games_are_told_with_what_was_won_in_them(server: ServerProcess) -> None:
    token = secrets.token_urlsafe(32)

    async def scene() -> str:
        async with Player(server.http, token) as anna:
            table = await anna.make(GAME, ["you", "you"])
            await anna.ask("watch", table=table)
            await anna.command("resign", table, seat=1)
            return table

    table = asyncio.run(scene())
    with browser(server, token) as client:
        first, second = client.get("/api/mine/games").json()
        again = client.get("/api/mine/games").json()
    assert again == [first, second], "the same when it is remembered"
    assert {first["table"], second["table"]} == {table}
    assert (first["seat"], second["seat"]) == (0, 1)
    assert first["places"] == [0, 1]
    assert first["kind"] == "table"
    assert first["levels"] == [None, None]
    assert set(first["feats"]) == {"lines", "lines_won"}
