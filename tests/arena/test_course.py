"""How a match was won: chances round by round, kept with the games, averaged and drawn."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

import courtly
from courtly.arena.course import at_table, course, looked_back
from courtly.arena.match import Match, Played, play_game
from courtly.arena.report import table, write_files
from courtly.arena.run import local_runner, run_match
from courtly.arena.stats import standings, student
from courtly.cli.main import cli
from courtly.games import game_class

RICHELIEU = Match("richelieu", ("hand-squire", "page"), {"variant": "tactical"}, chances=True)
LANCASTER = Match("lancaster", ("page",) * 3, {"players": 3}, chances=True)


def noted(number: int, shares: list[float], *chances: list[float]) -> Played:
    """A game with such chances."""
    n = len(shares)
    ones, zeros = [1] * n, [0.0] * n
    played = Played(number, ones, ones, shares, [1.0] * n, ones, zeros, zeros, [])
    return replace(played, chances=list(chances))


@pytest.mark.parametrize("match", [RICHELIEU, LANCASTER])
def test_a_game_notes_how_it_stood_as_each_round_began(match: Match) -> None:
    played = play_game(match, 1)
    last = courtly.load(played.record)
    assert len(played.chances) == last.round, "rounds count from 1"
    for chances in played.chances:
        assert len(chances) == len(match.bots)
        assert sum(chances) == pytest.approx(1, abs=0.001)
    game = game_class(match.game).make(match.options, f"arena {match.seed} 0")
    for seat, move in last.history:
        if game.round == 1:  # in Lancaster after tiles were chosen
            break
        game.play(move, seat)
    assert played.chances[0] == pytest.approx(at_table(game, played.seats), abs=0.001)


def test_chances_are_by_bot_and_the_players_average() -> None:
    game = game_class("lancaster").make({"players": 3}, 4)
    for _ in range(40):
        game.play(game.legal()[0])
    told = [courtly.chances(game, seat) for seat in range(3)]
    assert told[0] != told[1], "they do not see the same"
    means = [sum(one[seat] for one in told) / 3 for seat in (2, 0, 1)]
    assert at_table(game, [2, 0, 1]) == pytest.approx(means)


def test_noting_chances_changes_nothing_else(tmp_path: Path) -> None:
    """The same games, and the same match: it goes on with chances or without."""
    silent = replace(RICHELIEU, chances=False)
    one, other = play_game(RICHELIEU, 0), play_game(silent, 0)
    assert (one.record, one.scores, other.chances) == (other.record, other.scores, [])
    assert silent.describe() == RICHELIEU.describe()
    assert "chances" not in silent.describe()
    file = tmp_path / "games.jsonl"
    run_match(silent, 1, file, local_runner(1))
    games = run_match(RICHELIEU, 2, file, local_runner(1))
    assert [bool(game.chances) for game in games] == [False, True]
    assert run_match(silent, 2, file, local_runner(1)) == games


@pytest.mark.parametrize("match", [RICHELIEU, LANCASTER])
def test_games_played_without_are_looked_back_at(match: Match) -> None:
    played = play_game(match, 2)
    silent = replace(played, chances=[])
    assert looked_back(match.game, silent) == played
    assert looked_back(match.game, played) is played
    for record in ("", "no record", played.record.replace("\n", "\nengine 999\n")):
        old = replace(silent, record=record)
        assert looked_back(match.game, old) is old


def test_a_game_that_is_over_counts_with_its_result() -> None:
    match = Match("richelieu", ("a", "b"))
    games = [
        noted(0, [1.0, 0.0], [0.5, 0.5], [0.6, 0.4], [0.9, 0.1]),
        noted(1, [0.0, 1.0], [0.5, 0.5]),
        noted(2, [1.0, 0.0]),
    ]
    found = course(match, games)
    assert found
    assert found.games == 2, "the last one has no chances"
    assert found.curves["a"] == pytest.approx([0.5, 0.3, 0.45, 0.5])
    assert found.curves["b"] == pytest.approx([0.5, 0.7, 0.55, 0.5])
    assert course(match, games[2:]) is None


def test_who_stood_better_is_told_with_bounds_by_deal() -> None:
    match = Match("richelieu", ("a", "b"))
    games = [
        noted(0, [1.0, 0.0], [0.8, 0.2], [1.0, 0.0]),
        noted(1, [0.0, 1.0], [0.3, 0.7]),
        noted(2, [1.0, 0.0], [0.7, 0.3]),
        noted(3, [1.0, 0.0], [0.5, 0.5]),
        noted(4, [1.0, 0.0], [0.6, 0.4]),
    ]
    row = {row.bot: row for row in standings(match, games)}["a"]
    assert row.expected == pytest.approx((0.9 + 0.3 + 0.7 + 0.5 + 0.6) / 5)
    assert row.expected_error is None, "two deals are too few"
    deals = [noted(k, [1.0, 0.0], [0.2 + 0.6 * (k % 2), 0.5]) for k in range(10)]
    error = {row.bot: row for row in standings(match, deals)}["a"].expected_error
    assert error == pytest.approx(0, abs=1e-9), "the deals stood alike, though their games did not"
    deals[-1].chances[0][0] = 1.0
    error = {row.bot: row for row in standings(match, deals)}["a"].expected_error
    assert error == pytest.approx(student(4) * 0.1 / 5)
    without = standings(match, [noted(0, [1.0, 0.0])])
    assert without[0].expected is None
    heads = [[str(c.header) for c in table(match, r).columns] for r in ([row], without)]
    assert "stood" in heads[0]
    assert "stood" not in heads[1]


def test_several_of_one_name_are_taken_together(tmp_path: Path) -> None:
    match = Match("lancaster", ("a", "b", "b"), {"players": 3})
    games = [noted(0, [1.0, 0.0, 0.0], [0.4, 0.2, 0.4], [0.6, 0.3, 0.1])]
    rows = standings(match, games)
    assert {row.bot: row.expected for row in rows} == pytest.approx({"a": 0.5, "b": 0.25})
    write_files(tmp_path, match, games, rows)
    document = json.loads((tmp_path / "match.json").read_text("utf-8"))
    assert document["chances"]["count"] == "round"
    assert document["chances"]["games"] == 1
    assert document["chances"]["curves"]["b"] == pytest.approx([0.3, 0.2, 0.0])


def test_the_command_keeps_tells_and_draws_them(tmp_path: Path) -> None:
    command = ["arena", "richelieu", "hand-squire", "page", "-o", "variant=tactical"]
    command += ["--games", "2", "--jobs", "1", "--out"]
    for folder, more in (("with", ["--chances"]), ("without", [])):
        done = CliRunner().invoke(cli, [*command, str(tmp_path / folder), *more])
        assert done.exit_code == 0, done.output
        document = json.loads((tmp_path / folder / "match.json").read_text("utf-8"))
        picture = (tmp_path / folder / "match.svg").read_text("utf-8")
        for sign in ("stood" in done.output, "chances" in document, "chance to win" in picture):
            assert sign == bool(more)
    again = CliRunner().invoke(cli, [*command, str(tmp_path / "without"), "--chances"])
    assert "stood" in again.output, "games that are there need not be played again"
    lines = (tmp_path / "with" / "games.jsonl").read_text("utf-8").splitlines()[1:]
    assert all(json.loads(line)["chances"] for line in lines)
    row = json.loads((tmp_path / "with" / "match.json").read_text("utf-8"))["standings"][0]
    assert 0 < row["expected"] < 1
