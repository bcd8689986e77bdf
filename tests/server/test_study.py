"""Looking again at games over HTTP: only when they are over, by turns, and not without end."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from courtly.games import description, load, names
from courtly.server.act.studying import Studying, Told
from courtly.server.engines import Engines
from courtly.server.settings import Settings
from courtly.server.tell.replay import film
from courtly.server.wire.refused import Refused

from ..study.small import ending, record
from .client import Player
from .serving import PATIENCE, ServerProcess

GAME = names()[-1]
SHORT = ending(GAME, 4, 3)


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    """A browser that asks over HTTP, with a cookie of its own."""
    token = f"study-{time.monotonic_ns()}-0123456789abcdef"
    headers = {"authorization": f"Bearer {token}"}
    with httpx.Client(base_url=server.http, headers=headers, timeout=PATIENCE) as client:
        yield client


def answer(http: httpx.Client, asked: dict[str, Any]) -> dict[str, Any]:
    """What comes of a question in the end."""
    while asked["state"] not in ("done", "failed"):
        time.sleep(0.2)
        found = http.get(f"/api/studies/{asked['id']}")
        if found.status_code != 200:
            return {"state": "refused", **found.json()}
        asked = found.json()
    return asked


def test_a_record_is_looked_at_and_the_answer_is_the_same_for_all(http: httpx.Client) -> None:
    asked = http.post("/api/studies", content=SHORT)
    assert asked.status_code == 200, asked.text
    found = answer(http, asked.json())
    assert found["state"] == "done"
    assert found["analysis"]["finished"]
    assert len(found["analysis"]["chances"]) == 4
    again = http.post("/api/studies", content=SHORT).json()
    assert again["id"] == found["id"]
    assert again["analysis"] == found["analysis"]
    opened = http.post("/api/studies?eyes=open", content=SHORT).json()
    assert opened["id"] != found["id"]


def test_what_is_no_record_is_refused_in_words(http: httpx.Client) -> None:
    for text in ("", "Courtly-Record: 1\nGame: none\n", "\x00"):
        refused = http.post("/api/studies", content=text)
        assert refused.status_code == 422
        assert "record" in refused.json()["message"]
    assert http.get(f"/api/studies/{'0' * 32}").status_code == 404


def test_an_unfinished_game_is_not_looked_at(http: httpx.Client) -> None:
    """Not even if somebody brings it as a record."""
    asked = http.post("/api/studies", content=record(GAME, 1, most=3))
    found = answer(http, asked.json())
    assert found["state"] == "refused"
    assert "not over" in found["message"]


def test_too_large_a_record_is_refused(http: httpx.Client) -> None:
    refused = http.post("/api/studies", content=SHORT + "#" * 300_000)
    assert refused.status_code == 413


def test_during_a_game_every_door_is_closed(server: ServerProcess, http: httpx.Client) -> None:
    """Two people play; neither they nor anybody else can have their game looked at."""

    async def scene() -> None:
        async with Player(server.http) as anna, Player(server.http) as ben:
            table = await anna.make(GAME, _two())
            await ben.command("sit", table, seat=1, name="Ben")
            path = f"/api/tables/{table}"
            doors = [
                ("POST", f"{path}/study"),
                ("POST", f"{path}/study?depth=deep&eyes=open"),
                ("GET", f"{path}/record"),
                ("GET", f"{path}/film"),
                ("GET", f"{path}/film?seat=1"),
                ("GET", f"{path}/replay"),
            ]
            for token in (anna.token, ben.token, "a-bystander-0123456789abcdef"):
                headers = {"authorization": f"Bearer {token}"}
                for method, door in doors:
                    refused = await asyncio.to_thread(http.request, method, door, headers=headers)
                    assert refused.status_code == 409, door
                    assert "not over" in refused.json()["message"], door
                wanted = {"move": 0, "seat": 0, "name": "Eve"}
                refused = await asyncio.to_thread(
                    http.post, f"{path}/play-on", json=wanted, headers=headers
                )
                assert refused.status_code == 409
                assert "not over" in refused.json()["message"]

    asyncio.run(scene())


def _two() -> list[dict[str, Any]]:
    assert description(GAME).most == 2
    return [{"kind": "you", "name": "Anna"}, {"kind": "open"}]


def studying(**settings: Any) -> Studying:
    """The queue alone, which nobody serves."""
    chosen = Settings(database="sqlite:///unused.db", compile=False, **settings)
    return Studying(chosen, Engines(lambda: None))


def test_one_owner_cannot_fill_the_queue() -> None:
    async def scene() -> None:
        queue = studying(study_queue=24)
        for k in range(3):
            queue.ask(Told(GAME, f"{k}", True), "deep", "known", "greedy")
        with pytest.raises(Refused, match="ask again"):
            queue.ask(Told(GAME, "more", True), "deep", "known", "greedy")
        assert queue.ask(Told(GAME, "mine", True), "deep", "known", "modest").ahead == 3
        assert queue.ask(Told(GAME, "0", True), "deep", "known", "greedy").ahead == 0

    asyncio.run(scene())


def test_a_fast_look_does_not_wait_for_deep_ones() -> None:
    async def scene() -> None:
        queue = studying()
        queue.ask(Told(GAME, "long", True), "deep", "known", "anna")
        queue.ask(Told(GAME, "short", True), "fast", "known", "ben")
        first = await queue._queue.get()
        assert first.game.text == "short"

    asyncio.run(scene())


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    from .serving import serving

    with serving(f"sqlite:///{tmp_path / 'tables.db'}", "--people-per-address", "1") as running:
        headers = {"authorization": "Bearer often-0123456789abcdef0123"}
        with httpx.Client(base_url=running.http, headers=headers, timeout=PATIENCE) as client:
            codes = [
                client.post("/api/studies", content=f"{SHORT}# {k}\n").status_code
                for k in range(30)
            ]
        assert 429 in codes
        assert codes[0] == 200


def wanted(**more: Any) -> dict[str, Any]:
    """A game that goes on from the ending."""
    return {"move": 1, "seat": 0, "name": "Anna", "level": "page", "record": SHORT, **more}


def test_one_plays_on_from_any_position_as_any_seat(http: httpx.Client) -> None:
    for seat in (0, 1):
        made = http.post("/api/play-on", json=wanted(seat=seat))
        assert made.status_code == 201, made.text
        info = http.get(f"/api/tables/{made.json()['table']}").json()
        assert [one["kind"] for one in info["seats"]].count("person") == 1
        assert info["seats"][seat]["name"] == "Anna"
    assert made.json()["table"] in {turn["table"] for turn in http.get("/api/mine").json()}


def test_one_does_not_play_on_where_nothing_goes_on(http: httpx.Client) -> None:
    refused = {
        "over": wanted(move=1000),
        "no_seat": wanted(seat=7),
        "record": wanted(record="Courtly-Record: 1"),
        "not_over": wanted(record=record(GAME, 1, most=3)),
    }
    for code, body in refused.items():
        assert http.post("/api/play-on", json=body).json()["code"] == code


def test_games_from_positions_are_not_without_end(tmp_path: Path) -> None:
    from .serving import serving

    os.environ["COURTLY_TRIES_PER_PERSON"] = "2"
    try:
        with serving(f"sqlite:///{tmp_path / 'tables.db'}") as running:
            headers = {"authorization": "Bearer often-0123456789abcdef0123"}
            with httpx.Client(base_url=running.http, headers=headers, timeout=PATIENCE) as client:
                text = ending(GAME, 4, 12)
                body = wanted(record=text, move=0, seat=actor(text))
                codes = [client.post("/api/play-on", json=body).status_code for _ in range(3)]
        assert codes == [201, 201, 409]
    finally:
        del os.environ["COURTLY_TRIES_PER_PERSON"]


def actor(text: str) -> int:
    """Who begins: a person, who does nothing, so that the game stays open."""
    game = load(text)
    game.undo(len(game.history))
    assert game.actor is not None
    return game.actor


@pytest.mark.parametrize("name", names())
def test_when_it_is_over_all_hands_lie_open(name: str) -> None:
    text = record(name, 2, most=60)
    hidden, shown = (
        json.loads(film(text, 60, 60, None, all_open))["frames"][0]["view"]
        for all_open in (False, True)
    )
    assert hidden != shown
