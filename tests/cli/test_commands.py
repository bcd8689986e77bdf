"""The command line, one command after the other."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import courtly
from courtly.cli.main import cli
from courtly.games import names

PLAYTHROUGHS = Path(__file__).parent.parent / "richelieu" / "playthroughs"


def run(*arguments: str, keys: str = "") -> Result:
    """Run a command with something typed at it."""
    return CliRunner().invoke(cli, list(arguments), input=keys)


def refused(*arguments: str) -> str:
    """Why a command was refused."""
    done = run(*arguments)
    assert done.exit_code == 2, done.exception
    return done.stderr


def test_help_names_every_command() -> None:
    output = run("--help").output
    for command in ("play", "rules", "components", "replay", "conformance", "warm"):
        assert command in output
        assert run(command, "--help").exit_code == 0


def test_rules_prints_the_book_and_the_figures() -> None:
    output = run("rules", "richelieu").output
    assert "R2.10" in output
    assert "reconstructed" in output
    assert "at most 2 coats" in run("rules", "richelieu", "r2.2").output
    assert "there is no rule R9.9; there are R1.1" in refused("rules", "richelieu", "R9.9")
    assert "which game?" in refused("rules")


@pytest.mark.parametrize("game", names())
def test_rules_of_every_game_are_printed_with_their_figures(game: str) -> None:
    done = run("rules", game)
    assert done.exit_code == 0, done.output
    assert "Printed figures in use" in done.output
    assert "reconstructed" in done.output


def test_a_law_is_printed_without_its_table() -> None:
    assert run("rules", "lancaster", "b03").output.startswith("B03 for every 2 counties")


def test_coverage_has_no_gap_and_fails_on_one(tmp_path: Path) -> None:
    whole = run("rules", "--coverage", "richelieu")
    assert whole.exit_code == 0, whole.output
    assert "Every rule has code and a test." in whole.output
    empty = run("rules", "--coverage", "richelieu", "--tests", str(tmp_path))
    assert empty.exit_code == 1
    assert "22 gaps" in empty.output


def test_components_show_and_check(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(run("components", "show", "richelieu").output)
    assert "are sound" in run("components", "check", str(file)).output
    file.write_text(file.read_text().replace("coats = 10", "coats = 11"))
    assert "11 coats of arms, but its cards show 10" in refused("components", "check", str(file))
    file.write_text("[chess]\n")
    assert "[chess] is unknown" in refused("components", "check", str(file))
    file.write_text("")
    assert "it has no table" in refused("components", "check", str(file))
    file.write_text("= 3")
    assert "is not TOML" in refused("components", "check", str(file))
    assert "cannot be read" in refused("components", "check", str(tmp_path / "none.toml"))


def test_commands_take_an_owners_figures(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[richelieu]\ntoken_places = ["a1","a2","a3","a4","a5","a6","a7","a8"]\n')
    assert "a1 a2 a3 a4" in run("rules", "richelieu", "--components", str(file)).output
    game = run(
        "play",
        "richelieu",
        "--seats",
        "human,human",
        "--components",
        str(file),
        keys=f"b1\npass\nsave {tmp_path / 'game.txt'}\nquit\n",
    )
    assert game.exit_code == 0, game.output
    assert '"token_places"' in (tmp_path / "game.txt").read_text()
    for command in ("replay", "verify"):
        told = run(command, str(tmp_path / "game.txt")).output
        assert "Played with an owner’s own figures:\n  token_places: a1 a2 a3 a4" in told
    checked = run("conformance", "richelieu", "--games", "10", "--components", str(file))
    assert "all promises kept" in checked.output


def test_conformance_reports_and_refuses_bad_options() -> None:
    output = run("conformance", "richelieu", "--games", "20", "-o", "variant=tactical").output
    assert "20 games" in output
    option = ("conformance", "richelieu", "-o")
    assert "use one of: standard, tactical" in refused(*option, "variant=x")
    assert "should be NAME=VALUE" in refused(*option, "variant")


def test_warm_compiles_or_says_that_it_has() -> None:
    assert "richelieu: " in run("warm", "richelieu").output


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: path.stem)
def test_replay_tells_the_game(path: Path) -> None:
    output = run("replay", str(path)).output
    assert "The game is over." in output
    assert "points" in output


def test_replay_stops_where_it_is_told_and_refuses_what_is_no_record(tmp_path: Path) -> None:
    path = next(PLAYTHROUGHS.glob("*.txt"))
    told = run("replay", str(path), "--to", "2").output
    numbers = [line[:4].strip() for line in told.splitlines() if line[4:5] == " "]
    assert [number for number in numbers if number.isdigit()] == ["1", "2"]
    bad = tmp_path / "bad.txt"
    bad.write_text("hello")
    assert "line 1 of the record should be" in refused("replay", str(bad))
    bad.write_bytes(b"\xff\xfe")
    assert "is not a text" in refused("replay", str(bad))
    assert "there is no file" in refused("replay", str(tmp_path / "none.txt"))


def test_an_error_of_the_user_costs_one_line_not_a_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "courtly.cli.main", "rules", "richelieu", "R9"],
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("courtly: there is no rule R9; there are R1.1")
    assert "Traceback" not in done.stderr


def test_version() -> None:
    assert courtly.__version__ in run("--version").output


def test_analyse_tells_programs_all_and_people_the_most_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from courtly.study.analysis import PASSES

    from ..study.small import LITTLE, record

    monkeypatch.setenv("COURTLY_CACHE", str(tmp_path))
    monkeypatch.setitem(PASSES, "fast", LITTLE)
    file = tmp_path / "game.txt"
    file.write_text(record(names()[0], 1, most=3), "utf-8")
    found = json.loads(run("analyse", str(file), "--json").stdout)
    assert found["depth"] == "fast"
    assert len(found["chances"]) == 4
    told = run("analyse", str(file), "--open").output
    assert "with all cards open" in told
    assert "Accuracy" in told
