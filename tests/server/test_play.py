"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import courtly
from courtly.bots.levels import EDITION
from courtly.cli.verify import verify

from .client import Player, Refusal
from .serving import ServerProcess


def check_film(replay: dict[str, Any], whole: dict[str, Any]) -> None:
    """What a page needs to show a finished game: points over time, rounds, a log."""
    assert whole["move"] == len(whole["moves"]) == len(whole["course"]) - 1
    assert whole["course"][-1] == whole["scores"]
    assert whole["course"][10] == replay["scores"]
    assert replay["course"] == whole["course"]
    assert whole["rounds"][0] == 0
    assert sorted(set(whole["rounds"])) == whole["rounds"]
    assert len(whole["rounds"]) >= 6 if whole["game"] == "lancaster" else 12
    assert {event["move"] for event in replay["events"]} <= set(range(10))
    assert [e for e in whole["events"] if e["move"] < 10] == replay["events"]
    assert whole["events"][-1]["move"] == whole["move"] - 1


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("richelieu", ["you", "open"]),
        ("lancaster", ["you", "open", "open", "open"]),
        ("lancaster", ["you", "open"]),
    ],
)
def test_whole_games(server: ServerProcess, game: str, seats: list[str], tmp_path: Path) -> None:
    async def story() -> str:
        players = [Player(server.http) for _ in seats]
        watcher = Player(server.http)
        for player in (*players, watcher):
            await player.connect()
        table = await players[0].make(game, seats)
        await watcher.ask("watch", table=table)
        for k, player in enumerate(players):
            await player.ask("watch", table=table)
            if k:
                await player.command("sit", table, seat=k, name=f"Friend {k}")
        commitment = watcher.infos[table]["commitment"]
        chance = random.Random(1)
        await asyncio.gather(*(player.play_on(table, chance) for player in players))
        await watcher.until(lambda: watcher.over(table))
        result = watcher.infos[table]["result"]
        assert result["why"] == "finished"
        assert set(watcher.states) == {(table, None)}
        async with watcher.http() as http:
            record = (await http.get(f"/api/tables/{table}/record")).text
            replay = (await http.get(f"/api/tables/{table}/replay", params={"move": 10})).json()
            opened = (await http.post("/api/records", content=record)).json()
        assert replay["move"] == 10
        check_film(replay, opened)
        assert replay["fair"] is True
        assert opened["over"] is True
        assert opened["scores"] == result["scores"]
        assert f"Commitment: {commitment}" in record
        for player in (*players, watcher):
            await player.close()
        return record

    record = asyncio.run(story())
    file = tmp_path / "game.txt"
    file.write_text(record, "utf-8")
    told = CliRunner().invoke(verify, [str(file)])
    assert told.exit_code == 0, told.output
    assert "the one promised" in told.output
    file.write_text(record.replace("Commitment: ", "Commitment: 0"), "utf-8")
    assert CliRunner().invoke(verify, [str(file)]).exit_code != 0


def test_one_person_and_bots(server: ServerProcess) -> None:
    async def story() -> None:
        async with Player(server.http) as player:
            table = await player.make("lancaster", ["you", "page", "squire", "knight"])
            await player.ask("watch", table=table)
            assert await player.play_on(table, random.Random(2)) > 10
            assert player.infos[table]["result"]["why"] == "finished"
            record = server.get(f"/api/tables/{table}/record").text
        players = re.findall(r"^Player-\w+: (.*)$", record, re.MULTILINE)
        assert players[1:] == ["Page (bot)", "Squire (bot)", "Knight (bot)"]
        page, squire, knight = re.findall(r"^Bot-\w+: (.*)$", record, re.MULTILINE)
        assert page == "page"
        assert squire == f"squire {EDITION}"
        for part in knight.split(", "):  # by hand as long as the compiler works
            assert re.fullmatch(rf"knight {EDITION}( \([0-9a-f]{{12}}\))?", part)
        courtly.load(record)

    asyncio.run(story())


def test_bots_alone_play_to_the_end(server: ServerProcess) -> None:
    async def story() -> None:
        async with Player(server.http) as player:
            table = await player.make("richelieu", ["page", "page"])
            await player.ask("watch", table=table)
            await player.until(lambda: player.over(table))

    asyncio.run(story())


def test_hot_seat(server: ServerProcess) -> None:
    async def story() -> None:
        async with Player(server.http) as player:
            table = await player.make("richelieu", ["you", "you"], private=True)
            await player.ask("watch", table=table)
            assert {seat for _, seat in player.states} == {0, 1}
            await player.play_on(table, random.Random(3))
            async with player.http() as http:
                public = (await http.get("/api/tables")).json()
                mine = (await http.get("/api/mine")).json()
            assert table not in [row["table"] for row in public]
            assert table in [row["table"] for row in mine]

    asyncio.run(story())


def test_sitting_down(server: ServerProcess) -> None:
    async def story() -> None:
        async with Player(server.http) as host, Player(server.http) as guest:
            async with host.http() as http:
                wanted = {
                    "game": "lancaster",
                    "seats": [
                        {"kind": "you", "name": "Anne"},
                        {"kind": "open", "invite": True},
                        {"kind": "open"},
                    ],
                    "key": "same-table-please",
                }
                made = (await http.post("/api/tables", json=wanted)).json()
                again = (await http.post("/api/tables", json=wanted)).json()
                assert again["table"] == made["table"]
                listed = (await http.get("/api/tables")).json()
            table = made["table"]
            row = next(row for row in listed if row["table"] == table)
            assert (row["seats"], row["free"], row["host"]) == (3, 2, "Anne")
            await guest.ask("watch", table=table)
            wrong: list[tuple[dict[str, Any], str]] = [
                ({"seat": 1, "name": "Bo"}, "invite"),
                ({"seat": 1, "name": "Bo", "invite": "x" * 43}, "invite"),
                ({"seat": 0, "name": "Bo"}, "taken"),
                ({"seat": 4, "name": "Bo"}, "no_seat"),
            ]
            for fields, code in wrong:
                with pytest.raises(Refusal) as refused:
                    await guest.command("sit", table, **fields)
                assert refused.value.code == code
            await guest.command("sit", table, seat=1, name="Bo", invite=made["invites"]["1"])
            with pytest.raises(Refusal, match="Only who made the table"):
                await guest.command("set_seat", table, seat=2, bot="page")
            await guest.command("rise", table, seat=1)
            await guest.command("sit", table, seat=1, name="Bo", invite=made["invites"]["1"])
            await host.command("set_seat", table, seat=2, bot="page")
            await guest.until(lambda: guest.infos[table]["status"] == "playing")
            await guest.until(lambda: (table, 1) in guest.states)

    asyncio.run(story())
