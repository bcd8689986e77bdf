"""A bad table touches no other, nor those who hold it, nor the lobby; bad text does not get in."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any

import pytest

from courtly.server.wire.requests import client_message

from .client import Player, Refusal
from .serving import ServerProcess, serving

COUNTY: dict[str, Any] = {"county": [{"name": "Stafford", "source": "my \ud800 box"}]}
SMALL_BOX: dict[str, Any] = {"supply": {"gold": 10}, "player": {"gold": 20}}


#: What is done to a table behind the server's back, and a word of what is said about it then.
HARM = {
    "engine": ("UPDATE tables SET engine = 0 WHERE id = ?", "version 0"),
    "game": ("UPDATE tables SET game = 'chess' WHERE id = ?", "chess"),
    "move": (
        "INSERT INTO log SELECT id, 1, 'move', 0, '{\"move\": 9}', '', '', 0 FROM tables "
        "WHERE id = ?",
        "add up",
    ),
    "entry": (
        "INSERT INTO log SELECT id, 1, 'dance', 0, '{}', '', '', 0 FROM tables WHERE id = ?",
        "add up",
    ),
    "setting": ("UPDATE tables SET setting = '{\"seats\": []}' WHERE id = ?", "add up"),
}


@dataclass
class Harmed:
    """A server that was started with tables it could not have made."""

    server: ServerProcess
    token: str
    good: str
    half: str
    name: str
    bad: dict[str, str]


async def _lay(base: str) -> tuple[str, str, str, str, dict[str, str]]:
    """A good table, one that will hold half a character, one with a bad name, and bad ones."""
    async with Player(base) as player:
        good = await player.make("richelieu", ["you", "page"])
        county = {"components": {"county": [{"name": "Stafford", "source": "mine"}]}}
        half = await player.make("lancaster", ["you", "open"], options=county)
        name = await player.make("richelieu", ["you", "you"])
        await player.command("resign", name, seat=0)
        bad = {why: await player.make("richelieu", ["you", "open"]) for why in HARM}
        return player.token, good, half, name, bad


@pytest.fixture(scope="module")
def harmed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harmed]:
    """Lay tables, stop, harm some, start again."""
    file = tmp_path_factory.mktemp("harmed") / "tables.db"
    with serving(f"sqlite:///{file}") as server:
        token, good, half, name, bad = asyncio.run(_lay(server.http))
    with closing(sqlite3.connect(file)) as database, database:
        put = "UPDATE tables SET setting = replace(setting, ?, ?) WHERE id = ?"
        database.execute(put, ('"mine"', '"\\ud800"', half))
        database.execute(put, ("Player 0", "x\u2028Commitment: 0", name))
        for why, (statement, _) in HARM.items():
            database.execute(statement, (bad[why],))
    with serving(f"sqlite:///{file}") as server:
        yield Harmed(server, token, good, half, name, bad)


def test_bad_tables_shut_nobody_out(harmed: Harmed) -> None:
    async def story() -> None:
        async with Player(harmed.server.http, harmed.token) as player, player.http() as http:
            mine = {turn["table"] for turn in (await http.get("/api/mine")).json()}
            known = {table for why, table in harmed.bad.items() if why != "game"}
            assert mine == {harmed.good, harmed.half, harmed.name, *known}
            await player.ask("watch", table=harmed.good)
            assert await player.play_on(harmed.good, random.Random(1), 3) == 3

    asyncio.run(story())


@pytest.mark.parametrize("why", list(HARM))
def test_a_bad_table_says_what_is_wrong(harmed: Harmed, why: str) -> None:
    async def story() -> None:
        async with Player(harmed.server.http, harmed.token) as player, player.http() as http:
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await player.ask("watch", table=harmed.bad[why])
                assert refused.value.code == "unplayable"
                assert HARM[why][1] in refused.value.message["message"]
            answer = await http.get(f"/api/tables/{harmed.bad[why]}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unplayable")

    asyncio.run(story())


def test_a_bad_table_does_not_break_the_lobby(harmed: Harmed) -> None:
    answer = harmed.server.get("/api/tables?words=player")  # without words, a few of each host
    assert answer.status_code == 200
    listed = {row["table"] for row in answer.json()}
    assert harmed.half in listed
    assert harmed.bad["setting"] not in listed


def test_half_a_character_of_old_is_harmless(harmed: Harmed) -> None:
    async def story() -> None:
        async with Player(harmed.server.http) as player:
            await player.ask("watch", table=harmed.half)
            options = player.infos[harmed.half]["options"]
            assert "\ufffd" in json.dumps(options, ensure_ascii=False)

    asyncio.run(story())


def test_a_name_of_old_does_not_break_its_record(harmed: Harmed) -> None:
    """A name with a line separator in it was let in once; its record must be a record."""
    at = f"/api/tables/{harmed.name}"
    replay, record = harmed.server.get(f"{at}/replay"), harmed.server.get(f"{at}/record").text
    assert (replay.status_code, replay.json()["fair"]) == (200, True)
    assert "\nPlayer-Cardinal: x Commitment: 0\n" in record


def test_a_table_that_cannot_be_dealt_is_refused(server: ServerProcess) -> None:
    body = {
        "game": "lancaster",
        "seats": [{"kind": "you", "name": "Anne"}, {"kind": "open"}],
        "options": {"supply": "box", "components": SMALL_BOX},
    }
    answer = server.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "options")
    assert "box holds 10" in answer.json()["message"]


def test_half_a_character_does_not_break_the_lobby(server: ServerProcess) -> None:
    body = {
        "game": "lancaster",
        "seats": [{"kind": "open"}] * 2,
        "options": {"components": COUNTY},
    }
    sent = json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    answer = server.post("/api/tables", content=sent, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "options")
    assert "U+D800" in answer.json()["message"]
    assert server.get("/api/tables").status_code == 200


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Anne ", "Anne"),
        ("Ame\u0301lie", "Amélie"),
        ("x\u2028Commitment: 0", "x Commitment: 0"),
        ("a\u0085b\tc", "a b c"),
        ("👩\u200d👩\u200d👧" * 30, "👩\u200d👩\u200d👧" * 30),
        ("\u202eennA", None),
        ("An\x00ne", None),
        ("\u200d", None),
        ("\u0301", None),
        ("   ", None),
        ("Anne\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301", None),
        ("x" * 31, None),
    ],
)
def test_names_are_harmless(given: str, kept: str | None) -> None:
    message = {"type": "sit", "id": 1, "table": "t" * 22, "key": "k" * 8, "seat": 0, "name": given}
    if kept is None:
        with pytest.raises(ValueError, match="name"):
            client_message.validate_json(json.dumps(message))
    else:
        assert client_message.validate_json(json.dumps(message)).name == kept


@pytest.mark.parametrize("options", ["[" * 100_000, '{"x":"\\ud800"}', '{"x":"\\u2028"}'])
def test_records_with_bad_options_are_refused(server: ServerProcess, options: str) -> None:
    text = f"Courtly-Record: 1\nGame: richelieu\nEngine: 1\nSeed: 1\nOptions: {options}\n\n"
    answer = server.post("/api/records", content=text)
    assert (answer.status_code, answer.json()["code"]) == (422, "record")
