"""Counting games says what happened in them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner

import courtly
from courtly.arena.match import Match, play_game
from courtly.arena.tasks import chosen, figures_mark
from courtly.bots.levels import EDITION
from courtly.cli.main import cli
from courtly.facts import figures
from courtly.facts.counting import Counted, count
from courtly.facts.page import edition_said
from courtly.facts.summing import settled, sum_up
from courtly.games import description, names

DOCS = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.mark.parametrize("game", names())
def test_a_game_is_counted_as_it_was_played(game: str) -> None:
    about = courtly.games.description(game)
    options = about.check({}).plain()
    seats = about.players(options)
    match = Match(game, ("page",) * seats, options, seed=5)
    for number in range(seats):
        played = play_game(match, number)
        replayed, found = courtly.load(played.record), count(match, played)
        assert len(found.choices) == len(replayed.history) == sum(played.moves)
        assert min(found.choices) >= 1
        assert found.scores == replayed.scores()
        assert sum(found.shares) == pytest.approx(1)
        events = [event for event in replayed.events if event.kind in about.counted]
        assert found.times.total() == len(events) > 0
        assert found.points.total() == sum(int(e.data.get("points") or 0) for e in events)


def _games(outcome: list[list[float]]) -> list[Counted]:
    """Games of two, four of each deal; `outcome[deal]` holds the victories of the first seat."""
    return [
        Counted(deal, 0, [2, 5], [1, 0], [first, 1 - first])
        for deal, games in enumerate(outcome)
        for first in games
    ]


def test_what_the_deal_settles() -> None:
    assert settled(_games([[1, 1, 1, 1], [0, 0, 0, 0], [1, 1, 1, 1]])) == pytest.approx(1)
    chance = random.Random(1)
    by_play = [[chance.randrange(2) for _ in range(4)] for _ in range(2000)]
    assert settled(_games([[float(one) for one in row] for row in by_play])) < 0.05
    half = [
        [float(chance.random() < (0.9 if deal % 2 else 0.1)) for _ in range(4)]
        for deal in range(2000)
    ]
    assert 0.55 < settled(_games(half)) < 0.73  # 0.8² of the spread


def test_averages_of_few_games() -> None:
    facts = sum_up(_games([[1, 0, 1, 1]]))
    assert (facts.games, facts.decisions.value, facts.width.value) == (4, 2, 3.5)
    assert facts.tree.value == pytest.approx(1)
    assert [share.value for share in facts.order] == [0.75, 0.25]


@pytest.mark.parametrize("game", names())
def test_the_figures_of_the_page_are_of_this_engine(game: str) -> None:
    """Whoever changes rules or printed figures counts anew: ``courtly facts --keep``."""
    told, about = json.loads(figures.file_of(game).read_text("utf-8")), description(game)
    assert (told["engine"], told["figures"]) == (about.engine, figures_mark(game))
    assert edition_said(told["edition"]) in DOCS.read_text("utf-8")
    for table in told["tables"]:
        assert {"page", "squire"} <= set(table["levels"])
        for level in table["levels"].values():
            assert len(level["order"]) == table["seats"]
            assert sum(share for share, _, _ in level["order"]) == pytest.approx(1, abs=0.001)
            assert all(low <= share <= high for share, low, high in level["order"])
        assert {group["kind"] for group in table["pays"]} <= set(about.counted)


def test_figures_for_the_page(tmp_path: Path) -> None:
    task, facts = chosen(("richelieu",))[0], sum_up(_games([[1, 0, 1, 1]]))
    figures.write("richelieu", [(task, {"page": facts})], tmp_path / "facts.json")
    (table,) = json.loads((tmp_path / "facts.json").read_text("utf-8"))["tables"]
    level = table["levels"]["page"]
    assert json.loads((tmp_path / "facts.json").read_text("utf-8"))["edition"] == EDITION
    assert (table["seats"], level["games"], level["decisions"]) == (2, 4, [2.0, 0.0])
    assert [share for share, _, _ in level["order"]] == [0.75, 0.25]
    assert sum(level["seats"]) == pytest.approx(1)


def test_the_command_writes_a_page_and_goes_on(tmp_path: Path) -> None:
    asked = ["facts", "--task", "richelieu", "--jobs", "1", "--out", str(tmp_path)]
    for games in (2, 4):
        done = CliRunner().invoke(cli, [*asked, "--level", f"page={games}"])
        assert done.exit_code == 0, done.output
    lines = (tmp_path / "games" / "richelieu-page.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 1 + 4  # the match, and each game once
    figures = json.loads((tmp_path / "facts.json").read_text("utf-8"))
    assert figures["richelieu"]["page"]["games"] == 4
    page = (tmp_path / "facts.md").read_text("utf-8")
    assert "| games | 4 |" in page
    assert edition_said(figures["edition"]) in page
    assert figures["edition"] == EDITION
    wrong = CliRunner().invoke(cli, [*asked, "--level", "squire"])
    assert wrong.exit_code == 2
    assert "squire=400" in wrong.output
