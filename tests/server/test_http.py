"""The HTTP part: health, metrics, OpenAPI checked by schemathesis, types for the browser."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from courtly.games import description, game_class, names
from courtly.server.typescript import typescript

from .serving import PATIENCE, ServerProcess


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
        assert answer.json()["code"] == "options"


def test_the_api_does_what_it_says(server: ServerProcess, tmp_path: Path) -> None:
    """Schemathesis sends what the OpenAPI document allows, and what it does not."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.http}/openapi.json"]
    command += ["--max-examples", "15", "--generation-deterministic", "--phases", "fuzzing"]
    command += ["--checks", "not_a_server_error,status_code_conformance"]
    command[-1] += ",content_type_conformance,response_schema_conformance"
    done = subprocess.run(
        command, capture_output=True, text=True, cwd=tmp_path, timeout=3 * PATIENCE,
        env={**os.environ, "NO_COLOR": "1"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-1000:]


def test_typescript_has_all_messages() -> None:
    text = typescript()
    for name in ("ClientMessage", "ServerMessage", "PlayMove", "LancasterView", "NewTable"):
        assert f"export interface {name} " in text or f"export type {name} " in text
    assert "unknown;" not in text.split("export interface LancasterView")[1].split("\n}\n")[0]
