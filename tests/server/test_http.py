"""The HTTP part: health, metrics, OpenAPI checked by schemathesis, types for the browser."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from courtly.games import description, game_class, names
from courtly.server.http.reach import addresses
from courtly.server.settings import Settings
from courtly.server.typescript import typescript

from .client import Player
from .serving import PATIENCE, ServerProcess, serving


def test_games_are_offered_as_they_describe_themselves(server: ServerProcess) -> None:
    offered = {game["name"]: game for game in server.get("/api/games").json()}
    assert set(offered) == set(names())
    for name, offer in offered.items():
        about = description(name)
        assert (offer["engine"], offer["fewest"], offer["most"]) == (
            game_class(name).spec.engine,
            about.fewest,
            about.most,
        )
        assert [seat["name"] for seat in offer["seats"]] == list(about.labels(about.most))
        assert [o["name"] for o in offer["options"]] == [f.name for f in about.options.fields()]


def test_health_and_metrics(server: ServerProcess) -> None:
    health = server.get("/healthz").json()
    assert health["status"] == "ok"
    assert {engine["game"] for engine in health["engines"]} == set(names())
    text = server.get("/metrics").text
    for name in ("courtly_entries_total", "courtly_sockets", "courtly_commit_seconds"):
        assert name in text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess", "seats": []}, 422),
        ({"game": "richelieu", "seats": [{"kind": "open"}] * 3}, 422),
        ({"game": "richelieu", "seats": [{"kind": "open"}] * 2, "options": {"x": 1}}, 422),
        ({"game": "lancaster", "seats": [{"kind": "open"}] * 2, "options": {"start": "gold"}}, 422),
        ({"game": "lancaster", "seats": [{"kind": "bot"}] * 2}, 422),
        ({"game": "lancaster", "seats": [{"kind": "you"}] * 2}, 422),
        ({"game": "lancaster", "seats": [{"kind": "open"}] * 2, "components": "/etc"}, 422),
        (
            {
                "game": "lancaster",
                "seats": [{"kind": "open"}] * 2,
                "options": {"components": {"nothing": 1}},
            },
            422,
        ),
    ],
)
def test_wrong_tables_are_refused(server: ServerProcess, body: object, status: int) -> None:
    answer = server.post("/api/tables", json=body)
    assert answer.status_code == status
    assert answer.json()["message"]


def test_wrong_records_are_refused(server: ServerProcess) -> None:
    for text in ("", "hello", "Courtly-Record: 1\nGame: chess\nEngine: 1\nSeed: 1\n"):
        answer = server.post("/api/records", content=text)
        assert answer.status_code == 422
        assert answer.json()["code"] == "record"


@pytest.mark.parametrize("examples", [15, pytest.param(500, marks=pytest.mark.whole)])
def test_the_api_does_what_it_says(server: ServerProcess, tmp_path: Path, examples: int) -> None:
    """Schemathesis sends what the OpenAPI document allows, and what it does not."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.http}/openapi.json"]
    command += ["--max-examples", str(examples), "--generation-deterministic"]
    command += ["--phases", "fuzzing"]
    command += ["--request-timeout", str(PATIENCE), "--suppress-health-check", "too_slow"]
    command += ["--checks", "not_a_server_error,status_code_conformance"]
    command[-1] += ",content_type_conformance,response_schema_conformance"
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, timeout=examples * PATIENCE,
        env={**os.environ, "NO_COLOR": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-1000:]


def test_typescript_has_all_messages() -> None:
    text = typescript()
    for name in ("ClientMessage", "ServerMessage", "PlayMove", "LancasterView", "NewTable"):
        assert f"export interface {name} " in text or f"export type {name} " in text
    assert "unknown;" not in text.split("export interface LancasterView")[1].split("\n}\n")[0]


@pytest.mark.parametrize("path", ["/assets/%00", "/assets/" + "x" * 300, "/%00.svg"])
def test_strange_files_are_not_found(server: ServerProcess, path: str) -> None:
    answer = server.get(path)
    assert answer.status_code == 404
    assert "set-cookie" not in answer.headers or not path.startswith("/assets")


@pytest.mark.parametrize(
    "options",
    [
        "[" * 20_000,
        '{"x":' * 9_000,
        '{"components": {"token_places": [["a1"], {}]}}',
        "9" * 5_000,
        json.dumps({"variant": "x" * 5_000}),
    ],
)
def test_strange_options_of_records_are_refused(server: ServerProcess, options: str) -> None:
    text = f"Courtly-Record: 1\nGame: richelieu\nEngine: 1\nSeed: 1\nOptions: {options}\n\n"
    assert server.post("/api/records", content=text).status_code == 422
    assert server.post("/api/films", content=text).status_code == 422


@pytest.mark.parametrize("game", names())
def test_long_texts_where_none_belong(server: ServerProcess, game: str) -> None:
    """They are refused as short ones are, and only their beginning is told back."""
    about = description(game)
    for option in about.options.fields():
        for value in ("x" * 100_000, ["x" * 100_000] * 2, {"x" * 100_000: 1}):
            seats = [{"kind": "open"}] * about.fewest
            body = {"game": game, "seats": seats, "options": {option.name: value}}
            answer = server.post("/api/tables", json=body)
            assert answer.status_code == 422
            assert len(answer.text) < 5000


def test_lists_where_names_of_cards_belong(server: ServerProcess) -> None:
    places = {"components": {"token_places": [["a1"], ["a2"], {}, 1, None, "a3", "a4", "a5"]}}
    body = {"game": "richelieu", "seats": [{"kind": "open"}] * 2, "options": places}
    assert server.post("/api/tables", json=body).status_code == 422


def test_no_addresses_in_logs(server: ServerProcess) -> None:
    async def story() -> None:
        async with Player(server.http) as player:
            await player.ask("ping")

    asyncio.run(story())
    told = [line for line in server.log.read_text().splitlines() if "127.0.0.1" in line]
    assert all("Uvicorn running" in line for line in told), told[:3]


@pytest.mark.parametrize("kind", ["noise", "newer", "folder"])
def test_bad_databases_are_named(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "tables.db"
    if kind == "noise":
        file.write_bytes(b"no database" * 1000)
    elif kind == "newer":
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
            database.execute("INSERT INTO alembic_version VALUES ('9999')")
    else:
        file.mkdir()
    server = ServerProcess(f"sqlite:///{file}")
    try:
        assert server.process.wait(PATIENCE) == 1
        said = server.log.read_text()
        assert "cannot be used" in said
        assert "Traceback" not in said
    finally:
        server.kill()
        server.log.unlink()


def test_a_database_that_fails_is_not_the_fault_of_who_asks(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    body = {"game": "richelieu", "seats": [{"kind": "open"}] * 2}
    with (
        serving(f"sqlite:///{file}") as server,
        closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as other,
    ):
        other.execute("ALTER TABLE tables RENAME TO gone")
        listed, made = server.get("/api/tables"), server.post("/api/tables", json=body)
        assert (listed.status_code, listed.json()["code"]) == (503, "busy")
        assert (made.status_code, made.json()["code"]) == (503, "unsure")
        other.execute("ALTER TABLE gone RENAME TO tables")
        assert server.post("/api/tables", json=body).status_code == 201


@pytest.mark.parametrize(
    ("host", "https", "open_"),
    [("127.0.0.1", False, False), ("localhost", False, False), ("10.0.0.7", True, False)],
)
def test_nobody_is_invited_to_where_they_cannot_come(host: str, https: bool, open_: bool) -> None:
    assert bool(addresses(Settings(host=host, https=https))) is open_


def test_friends_are_invited_to_an_address_of_this_machine() -> None:
    assert addresses(Settings(host="10.0.0.7", port=8001)) == ["http://10.0.0.7:8001"]
    everywhere = addresses(Settings(host="0.0.0.0", port=8001))
    assert all(one.endswith(":8001") and "//127." not in one for one in everywhere)
