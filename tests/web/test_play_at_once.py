"""A fresh machine: a game is played at once, and compiled code takes over in the middle of it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import courtly
from courtly.ready.background import HOLD, NICE

from ..server.serving import ServerProcess, serving
from .clicking import bot, make_table, over, play, you
from .conftest import OpenPage

OWN = "SELECT count(*) FROM log WHERE kind = 'move' AND seat = 0"
NUMBERS = "SELECT number FROM log ORDER BY number"


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A folder for everything such a machine has."""
    return tmp_path


@pytest.fixture
def server(client: None, fresh: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """A server with an empty cache, whose compiler waits until it is told to begin."""
    monkeypatch.delenv("COURTLY_ENGINE", raising=False)
    monkeypatch.setenv("COURTLY_CACHE", str(fresh / "cache"))
    monkeypatch.setenv(HOLD, str(fresh / "go"))
    monkeypatch.setenv(NICE, "0")
    with serving(f"sqlite:///{fresh / 'tables.db'}", "--requests-per-second", "1000") as running:
        yield running


def _asked(fresh: Path, question: str) -> list[int]:
    with sqlite3.connect(fresh / "tables.db") as database:
        return [row[0] for row in database.execute(question)]


@pytest.mark.slow
def test_compiled_code_takes_over_in_the_middle_of_a_game(
    open_page: OpenPage, server: ServerProcess, fresh: Path
) -> None:
    page = open_page()
    path = make_table(page, "richelieu", [you(), bot("squire")])
    page.goto(path)

    def three_moves(_: Page) -> bool:
        return _asked(fresh, OWN)[0] >= 3

    play(page, until=three_moves)
    assert {engine["state"] for engine in server.engines().values()} == {"plain"}
    assert not list((fresh / "cache").glob("*/*")), "nothing is compiled"
    expect(page.get_by_test_id("faster")).to_have_count(0)

    (fresh / "go").touch()
    expect(page.get_by_role("progressbar")).to_be_visible()
    while (now := server.engines()["richelieu"])["state"] != "compiled":
        assert now["state"] in ("plain", "compiling", "kept"), now
        time.sleep(0.1)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    assert not over(page)
    play(page)

    numbers = _asked(fresh, NUMBERS)
    assert numbers == list(range(1, len(numbers) + 1))
    record = server.get(f"/api/tables/{path.rpartition('/')[2]}/record").text
    game = courtly.load(record)
    assert game.over
    assert len(game.history) == _asked(fresh, "SELECT count(*) FROM log WHERE kind = 'move'")[0]
