"""The toy at the server: offered, made, played over sockets against people and bots, replayed."""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path
from typing import Any

import pytest

import courtly
from tests.server.client import Player
from tests.server.serving import ServerProcess, serving

ROOT = Path(__file__).resolve().parents[2]


def test_a_table_of_people_and_one_with_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COURTLY_GAMES", "tests.toy.description:DESCRIPTION")
    paths = (str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", ""))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, paths)))
    with serving(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        record = asyncio.run(_two_people(server))
        asyncio.run(_against_a_bot(server))
    game = courtly.load(record)
    assert game.over
    assert len(game.history) == 8


async def _two_people(server: ServerProcess) -> str:
    """Four rounds of bids at once; nobody sees the other's card before the end."""
    fox, goose = Player(server.http), Player(server.http)
    for player in (fox, goose):
        await player.connect()
    table = await fox.make("toy", ["you", "open"], options={"rounds": 4})
    for player in (fox, goose):
        await player.ask("watch", table=table)
    await goose.command("sit", table, seat=1, name="Gus")
    await fox.until(lambda: bool(fox.due(table)) and bool(goose.due(table)))
    assert _view(fox, table, 0)["card"][1] is None
    assert _view(goose, table, 1)["card"][0] is None
    chance = random.Random(1)
    await asyncio.gather(*(player.play_on(table, chance) for player in (fox, goose)))
    await fox.until(lambda: fox.over(table))
    result = fox.infos[table]["result"]
    assert result["why"] == "finished"
    async with fox.http() as http:
        record = (await http.get(f"/api/tables/{table}/record")).text
        film = (await http.post("/api/records", content=record)).json()
    assert film["scores"] == result["scores"]
    for player in (fox, goose):
        await player.close()
    return record


async def _against_a_bot(server: ServerProcess) -> None:
    async with Player(server.http) as fox:
        table = await fox.make("toy", ["you", "squire"])
        await fox.ask("watch", table=table)
        assert await fox.play_on(table, random.Random(2)) == 3


def _view(player: Player, table: str, seat: int) -> dict[str, Any]:
    view: dict[str, Any] = player.states[table, seat]["view"]
    return view
