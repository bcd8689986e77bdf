"""The protocol by which bots are compared: the same for everybody, and told apart by version."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from courtly.arena.run import local_runner
from courtly.arena.tasks import (
    HELD_OUT,
    LADDERS,
    RIVALS,
    SECONDS_A_MOVE,
    TRAINING_SECONDS,
    TRAINING_STEPS,
    VERSION,
    Rated,
    Training,
    chosen,
    evaluate,
    figures_mark,
    figures_name,
    on_ladder,
    read_ladder,
    tasks,
)
from courtly.cli.main import cli
from courtly.core.errors import CourtlyError, OptionError
from courtly.games import description, game_class, names

#: Protocol 3. Whoever changes one of these changes `VERSION`, and this list with it.
PROTOCOL_3 = {
    "richelieu": ("richelieu", {}, 2),
    "lancaster/2": ("lancaster", {"players": 2}, 2),
    "lancaster/4": ("lancaster", {"players": 4}, 4),
    "lancaster/2-mixed": ("lancaster", {"players": 2, "laws": "random"}, 2),
    "lancaster/4-mixed": ("lancaster", {"players": 4, "laws": "random"}, 4),
}
ENGINES = {"lancaster": 2, "richelieu": 2}
FIGURES = {"lancaster": "b142055e4810", "richelieu": "32db33831ad1"}


def test_the_protocol_is_what_its_version_says() -> None:
    assert VERSION == 3
    assert RIVALS == ("page", "hand-squire", "hand-knight")
    assert HELD_OUT == 1_000_003
    assert (SECONDS_A_MOVE, TRAINING_STEPS, TRAINING_SECONDS) == (10.0, 4_000_000, 1800.0)
    found = {name: (task.game, task.options, task.seats) for name, task in tasks().items()}
    assert {name: found[name] for name in PROTOCOL_3} == PROTOCOL_3
    assert {game: description(game).engine for game in ENGINES} == ENGINES
    assert {game: figures_mark(game) for game in FIGURES} == FIGURES
    for game in FIGURES:
        assert figures_name(game) == f"{game}-reconstructed 1"


@pytest.mark.parametrize("name", PROTOCOL_3)
def test_a_bot_sits_among_rivals_of_one_kind(name: str) -> None:
    task = tasks()[name]
    match = task.match("squire", "page", 60)
    assert match.bots == ("squire", *["page"] * (task.seats - 1))
    assert game_class(match.game).make(match.options, 1).seats == task.seats


def test_what_is_measured_is_the_bot(tmp_path: Path) -> None:
    task = tasks()["richelieu"]
    found = evaluate(task, "squire", "page", 4, tmp_path, local_runner(1))
    assert found.own.bot == "squire"
    assert found.own.games == 4
    assert found.own.share > 0.5, "a Squire beats a Page"
    again = evaluate(task, "squire", "page", 4, tmp_path, local_runner(1))
    assert again.own.share == found.own.share


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"no task 'chess'; the tasks are .*lancaster/4"):
        chosen(("chess",))
    with pytest.raises(OptionError, match="against itself"):
        evaluate(tasks()["richelieu"], "page", "page", 1, tmp_path, local_runner(1))


def test_the_command(tmp_path: Path) -> None:
    asked = ["evaluate", "squire", "--task", "richelieu", "--rival", "page", "--games", "2"]
    done = CliRunner().invoke(cli, [*asked, "--jobs", "1", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "against page" in done.output
    document = json.loads((tmp_path / "evaluation.json").read_text())
    assert document["protocol"] == 3
    [cell] = document["results"]
    assert cell["games"] == 2
    assert cell["figures"] == figures_mark("richelieu")
    assert cell["figures_name"] == figures_name("richelieu")
    assert (cell["nets"], cell["already_there"]) == ([], 0)
    assert document["timeout"] == SECONDS_A_MOVE
    assert "already there" not in done.output
    again = CliRunner().invoke(cli, [*asked, "--jobs", "1", "--out", str(tmp_path)])
    assert "2 of 2 games were already there" in again.output


def test_the_table_is_printed_whole(tmp_path: Path) -> None:
    asked = ["evaluate", "squire", "--task", "lancaster/2-mixed", "--games", "1", "--jobs", "1"]
    rivals = [f"--rival={name}" for name in ("page", "hand-squire", "hand-knight", "net-glance")]
    done = CliRunner().invoke(cli, [*asked, *rivals, "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    [row] = [line for line in done.output.splitlines() if "lancaster/2-mixed " in line]
    assert "…" not in row, "a share cut in the middle is no result"
    assert figures_mark("lancaster") in row


def test_what_was_spent_is_said(tmp_path: Path) -> None:
    asked = ["evaluate", "squire", "--task", "richelieu", "--rival", "page", "--games", "1"]
    spent = ["--trained-steps", "5000000", "--trained-seconds", "60", "--timeout", "20"]
    done = CliRunner().invoke(cli, [*asked, *spent, "--jobs", "1", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert "at most 20 s a move, not the 10 of the protocol" in done.output
    assert "learned for 5,000,000 steps, 60 s (beyond the budget)" in done.output
    document = json.loads((tmp_path / "evaluation.json").read_text())
    assert document["timeout"] == 20
    spent_then = {"steps": 5_000_000, "seconds": 60.0, "within_budget": False}
    assert document["training"] == spent_then
    assert document["budget"]["training_steps"] == TRAINING_STEPS
    assert Training(4_000_000, 1800).within
    assert Training(4_000_000).within is None
    assert Training(seconds=1801).within is False
    assert str(Training(seconds=9)) == "learned for steps not said, 9 s"
    assert str(Training(7)) == "learned for 7 steps, seconds not said"
    assert str(Training()) == ""


BOT = """
from shared_by_bots import pick

class Taker:
    def __init__(self, seed=None):
        self.net = "{net}"

    def choose(self, seen):
        return pick(seen)
"""


def write_bot(folder: Path, which: str, net: str = "") -> None:
    """A bot in a module of its own that uses another one, which chooses."""
    (folder / "bot_that_changes.py").write_text(BOT.format(net=net))
    (folder / "shared_by_bots.py").write_text(f"def pick(seen):\n    return seen.legal[{which}]\n")


@pytest.fixture
def bots_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a bot; what is imported from there is forgotten again."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    write_bot(tmp_path, "0")
    yield tmp_path
    for name in ("bot_that_changes", "shared_by_bots"):
        sys.modules.pop(name, None)


def take(folder: Path, *more: str) -> Result:
    """One game of the bot."""
    return CliRunner().invoke(
        cli,
        ["evaluate", "bot_that_changes:Taker", "--task", "richelieu", "--rival", "page", "--games",
         "1", "--jobs", "1", "--out", str(folder / "out"), *more],
    )  # fmt: skip


def test_results_of_a_bot_that_has_changed_are_refused(bots_of_ones_own: Path) -> None:
    assert take(bots_of_ones_own).exit_code == 0
    assert "1 of 1 games were already there" in take(bots_of_ones_own).output
    write_bot(bots_of_ones_own, "-1")  # in what it uses, not in its own file
    refused = take(bots_of_ones_own)
    assert refused.exit_code != 0
    assert "the source of the bot (" in refused.output
    assert "--anew" in refused.output
    again = take(bots_of_ones_own, "--anew")
    assert again.exit_code == 0, again.output
    assert "already there" not in again.output


def test_results_by_another_net_are_refused(bots_of_ones_own: Path) -> None:
    write_bot(bots_of_ones_own, "0", net="first")
    assert take(bots_of_ones_own).exit_code == 0
    document = json.loads((bots_of_ones_own / "out" / "evaluation.json").read_text())
    assert document["results"][0]["nets"] == ["first"]
    sys.modules.pop("bot_that_changes")
    write_bot(bots_of_ones_own, "0", net="second")
    assert "the net of the bot (first then, second now)" in take(bots_of_ones_own).output


@pytest.mark.parametrize("what", ["protocol", "engine", "figures", "ours"])
def test_results_under_another_protocol_are_refused(tmp_path: Path, what: str) -> None:
    task = tasks()["richelieu"]
    evaluate(task, "squire", "page", 1, tmp_path, local_runner(1))
    beside = tmp_path / "richelieu-page.json"
    beside.write_text(json.dumps({**json.loads(beside.read_text()), what: "another"}))
    with pytest.raises(CourtlyError, match=r"another then, .* now\); --anew"):
        evaluate(task, "squire", "page", 1, tmp_path, local_runner(1))
    assert evaluate(task, "squire", "page", 1, tmp_path, local_runner(1), anew=True).before == 0


def test_games_that_say_nothing_of_themselves_are_refused(tmp_path: Path) -> None:
    task = tasks()["richelieu"]
    evaluate(task, "squire", "page", 1, tmp_path, local_runner(1))
    (tmp_path / "richelieu-page.json").unlink()
    with pytest.raises(CourtlyError, match="nothing says what it was"):
        evaluate(task, "squire", "page", 1, tmp_path, local_runner(1))


def test_ladders_are_shipped_as_they_are_published() -> None:
    published = Path(__file__).parents[2] / "docs/strength"
    shipped = {file.stem: file.read_text("utf-8") for file in LADDERS.glob("*.json")}
    assert shipped == {
        file.parent.name: file.read_text("utf-8") for file in published.glob("*/ladder.json")
    }
    rated = [read_ladder(file) for file in LADDERS.glob("*.json")]
    for game in names():
        [fitting] = [one for one in rated if one.game == game]
        assert any(fitting.fits(task) for task in tasks().values())
        assert set(RIVALS) <= set(fitting.ratings)


def test_where_a_bot_stands_on_a_ladder(tmp_path: Path) -> None:
    task = tasks()["richelieu"]
    even = evaluate(task, "squire", "page", 4, tmp_path, local_runner(1))
    for above, rating in ((0.5, 600), (1.0, 1000)):  # 4 of 4, and a draw more: 9 to 1
        found = on_ladder([replace(even, above=above)], {"page": 600.0})
        assert found == pytest.approx(rating, abs=20)
    assert on_ladder([even], {"knight": 600.0}) is None
    ladder = {"game": "richelieu", "options": task.plain_options()}
    file = tmp_path / "ladder.json"
    file.write_text(json.dumps({"ladder": ladder, "rungs": [{"bot": "page", "rating": 84}]}))
    assert read_ladder(file) == Rated("richelieu", task.plain_options(), {"page": 84.0})
    asked = ["evaluate", "squire", "--task", "richelieu", "--rival", "page", "--games", "4"]
    more = ["--ladder", str(file), "--jobs", "1", "--out", str(tmp_path)]
    done = CliRunner().invoke(cli, [*asked, *more])
    assert done.exit_code == 0, done.output
    document = json.loads((tmp_path / "evaluation.json").read_text())
    assert document["ratings"]["richelieu"] > 84
    file.write_text("{")
    with pytest.raises(OptionError, match=r"is no ladder\.json"):
        read_ladder(file)
