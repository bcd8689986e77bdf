"""The protocol by which bots are compared: the same for everybody, and told apart by version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from courtly.arena.run import local_runner
from courtly.arena.tasks import HELD_OUT, RIVALS, VERSION, chosen, evaluate, figures_mark, tasks
from courtly.cli.main import cli
from courtly.core.errors import OptionError
from courtly.games import description, game_class

#: Protocol 2. Whoever changes one of these changes `VERSION`, and this list with it.
PROTOCOL_2 = {
    "richelieu": ("richelieu", {}, 2),
    "lancaster/2": ("lancaster", {"players": 2}, 2),
    "lancaster/4": ("lancaster", {"players": 4}, 4),
    "lancaster/2-mixed": ("lancaster", {"players": 2, "laws": "random"}, 2),
    "lancaster/4-mixed": ("lancaster", {"players": 4, "laws": "random"}, 4),
}
ENGINES = {"lancaster": 2, "richelieu": 2}
FIGURES = {"lancaster": "b142055e4810", "richelieu": "32db33831ad1"}


def test_the_protocol_is_what_its_version_says() -> None:
    assert VERSION == 2
    assert RIVALS == ("page", "hand-squire", "hand-knight")
    assert HELD_OUT == 1_000_003
    found = {name: (task.game, task.options, task.seats) for name, task in tasks().items()}
    assert {name: found[name] for name in PROTOCOL_2} == PROTOCOL_2
    assert {game: description(game).engine for game in ENGINES} == ENGINES
    assert {game: figures_mark(game) for game in FIGURES} == FIGURES


@pytest.mark.parametrize("name", PROTOCOL_2)
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
    assert document["protocol"] == 2
    [cell] = document["results"]
    assert cell["games"] == 2
    assert cell["figures"] == figures_mark("richelieu")


def test_the_table_is_printed_whole(tmp_path: Path) -> None:
    asked = ["evaluate", "squire", "--task", "lancaster/2-mixed", "--games", "1", "--jobs", "1"]
    rivals = [f"--rival={name}" for name in ("page", "hand-squire", "hand-knight", "net-glance")]
    done = CliRunner().invoke(cli, [*asked, *rivals, "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    [row] = [line for line in done.output.splitlines() if "lancaster/2-mixed " in line]
    assert "…" not in row, "a share cut in the middle is no result"
    assert figures_mark("lancaster") in row
