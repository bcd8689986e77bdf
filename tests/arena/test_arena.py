"""Matches: fair, resumable, and not to be stopped by bad bots."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import courtly.arena.match
from courtly.arena.match import Match, Played, around_the_table, play_game
from courtly.arena.report import write_files
from courtly.arena.run import local_runner, ray_runner, read_results, run_match
from courtly.arena.stats import at_any_time, is_clear, standings, wilson
from courtly.bots import levels
from courtly.cli.main import cli
from courtly.core.errors import CourtlyError
from courtly.core.seen import Seen

HERE = __name__


class Cheat:
    """Plays a move that is not legal."""

    def __init__(self, seed: int | None = None) -> None:
        pass

    def choose(self, seen: Seen) -> Any:
        """No move at all."""
        return -1


class Clumsy(Cheat):
    """Fails."""

    def choose(self, seen: Seen) -> Any:
        """Nothing but an error."""
        raise RuntimeError("dropped the cards")


class Dreamer(Cheat):
    """Never answers."""

    def choose(self, seen: Seen) -> Any:
        """Not in time."""
        while True:
            time.sleep(0.01)


MATCH = Match("richelieu", ("page", "page"), {"variant": "tactical"}, seed=5)


def test_seats_rotate_and_a_deal_is_played_from_every_seat() -> None:
    games = [play_game(MATCH, number) for number in range(4)]
    assert [game.seats for game in games] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    assert all(sum(game.shares) == 1 for game in games)
    assert all(sorted(game.ranks) in ([1, 2], [1.5, 1.5]) for game in games)


def test_neighbours_change_until_all_orders_were_played() -> None:
    match = Match("lancaster", ("page",) * 4, {"players": 4})
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(courtly.arena.match, "ask", lambda bot, seen, timeout: (seen.legal[0], ""))
        seats = [play_game(match, number).seats for number in range(8)]
    assert seats[:4] == [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]]
    assert seats[4:] == [[0, 1, 3, 2], [1, 2, 0, 3], [2, 3, 1, 0], [3, 0, 2, 1]]
    orders = [around_the_table(4, deal) for deal in range(6)]
    assert len(set(orders)) == 6  # all ways around a table
    assert around_the_table(4, 6) == orders[0]


def test_a_match_is_reproducible() -> None:
    one, two = (play_game(MATCH, 3) for _ in range(2))
    assert (one.scores, one.moves) == (two.scores, two.moves)


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Cheat", "-1 is not legal"),
        ("Clumsy", "RuntimeError: dropped the cards"),
        ("Dreamer", "no answer within 0.02 s"),
    ],
)
def test_a_bad_bot_is_reported_and_the_match_goes_on(bot: str, fault: str) -> None:
    patience = 0.02 if bot == "Dreamer" else 600
    match = Match("richelieu", (f"{HERE}:{bot}", "page"), {"variant": "tactical"}, 1, patience)
    game = play_game(match, 0)
    own = [told for told in game.faults if f"{HERE}:{bot}, move " in told]
    assert len(own) == game.moves[0]
    assert all(fault in told for told in own)
    assert standings(match, [game])[-1].faults + standings(match, [game])[0].faults


def test_a_bot_in_the_folder_one_is_in_takes_part(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of docs/bots.md, which beats random play."""
    monkeypatch.chdir(Path(__file__).parents[2] / "examples")
    monkeypatch.setattr(sys, "path", [*sys.path])
    match = Match("richelieu", ("my_bot:Roller", "page"), {"variant": "standard"}, seed=2)
    games = [play_game(match, number) for number in range(4)]
    assert not any(game.faults for game in games)
    assert sum(game.shares[0] for game in games) >= 3


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"

    class Stop(Exception):
        pass

    def stop_after_three(played: Played) -> None:
        if played.number == 2:
            raise Stop

    with pytest.raises(Stop):
        run_match(MATCH, 6, file, local_runner(1), stop_after_three)
    kept = file.read_text().splitlines()
    assert len(kept) == 4, "the match, and three games"
    with file.open("a") as out:
        out.write('{"number": 3, "sea')  # a line cut short by the power failing
    seen: list[int] = []
    games = run_match(MATCH, 6, file, local_runner(1), lambda played: seen.append(played.number))
    assert seen == [3, 4, 5]
    assert [game.number for game in games] == list(range(6))
    assert file.read_text().splitlines()[:4] == kept
    whole = run_match(MATCH, 6, tmp_path / "other.jsonl", local_runner(1))
    assert [game.scores for game in games] == [game.scores for game in whole]


def test_another_match_does_not_overwrite_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_match(MATCH, 1, file, local_runner(1))
    other = Match("richelieu", ("page", "squire"))
    with pytest.raises(CourtlyError, match="holds another match"):
        read_results(file, other)
    file.write_text("x\n" + file.read_text())
    with pytest.raises(CourtlyError, match="line 1, is not a result"):
        read_results(file, MATCH)


def test_intervals_are_wilsons() -> None:
    low, high = wilson(0.9, 50)
    assert (round(low, 3), round(high, 3)) == (0.786, 0.957)
    assert wilson(0.0, 10)[0] == 0
    assert wilson(1.0, 10)[1] == pytest.approx(1)


def test_bots_of_one_name_are_taken_together() -> None:
    match = Match("x", ("king", "squire", "squire", "page"))
    game = Played(
        0, [0, 1, 2, 3], [9, 5, 4, 1], [1, 0, 0, 0], [1, 2, 3, 4], [1] * 4, [0.1] * 4, [0.1] * 4, []
    )
    rows = {row.bot: row for row in standings(match, [game] * 40)}
    assert rows["squire"].entries == 2
    assert rows["squire"].score == 4.5
    assert rows["king"].share == 1
    assert rows["king"].verdict == "better"
    assert rows["page"].verdict == "worse"
    assert rows["king"].rating > rows["squire"].rating > rows["page"].rating


def test_results_are_written_as_json_csv_and_picture(tmp_path: Path) -> None:
    games = [play_game(MATCH, number) for number in range(2)]
    write_files(tmp_path, MATCH, games, standings(MATCH, games))
    document = json.loads((tmp_path / "match.json").read_text())
    assert document["match"]["bots"] == ["page", "page"]
    assert len((tmp_path / "games.csv").read_text().splitlines()) == 5
    assert "<svg" in (tmp_path / "match.svg").read_text()


def test_without_matplotlib_no_picture_is_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    arguments = ["arena", "richelieu", "squire", "page", "--games", "2", "--jobs", "1"]
    done = CliRunner().invoke(cli, [*arguments, "--out", str(tmp_path)], catch_exceptions=False)
    assert "courtly[arena]" in done.output
    assert "match.svg" not in done.output
    assert not (tmp_path / "match.svg").exists()
    assert "±0 " not in done.output  # ratings are there all the same


def test_the_command_plays_prints_and_resumes(tmp_path: Path) -> None:
    def run(*more: str) -> str:
        arguments = ["arena", "richelieu", "squire", "page", "--out", str(tmp_path), *more]
        done = CliRunner().invoke(cli, [*arguments, "--jobs", "1"], catch_exceptions=False)
        assert done.exit_code == 0
        return done.output

    assert "4 games" in run("--games", "4")
    assert "6 games" in run("--games", "6")
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 7


def test_side_by_side_gives_the_same_as_one_by_one(tmp_path: Path) -> None:
    one = run_match(MATCH, 4, tmp_path / "one.jsonl", local_runner(1))
    two = run_match(MATCH, 4, tmp_path / "two.jsonl", local_runner(2))
    assert [game.scores for game in one] == [game.scores for game in two]


@pytest.mark.whole
def test_a_ray_cluster_gives_the_same(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    one = run_match(MATCH, 3, tmp_path / "one.jsonl", local_runner(1))
    ray = run_match(MATCH, 3, tmp_path / "ray.jsonl", ray_runner("local"))
    assert [game.scores for game in one] == [game.scores for game in ray]


def test_a_wrong_number_of_bots_is_refused() -> None:
    done = CliRunner().invoke(cli, ["arena", "richelieu", "page"])
    assert done.exit_code == 2
    assert "Richelieu has 2 seats, not 1" in done.output


def one_sided(match: Match, number: int) -> Played:
    """A game the first bot wins."""
    n = len(match.bots)
    shares = [1.0] + [0.0] * (n - 1)
    zeros = [0.0] * n
    return Played(number, [0] * n, [0] * n, shares, shares, [1] * n, zeros, zeros, [])


def test_a_match_ends_when_the_answer_is_clear(tmp_path: Path) -> None:
    """After whole deals only, and the same again when it goes on."""
    file = tmp_path / "games.jsonl"
    asked: list[int] = []

    def runner(match: Match, numbers: Any) -> Any:
        for number in numbers:
            asked.append(number)
            yield one_sided(match, number)

    def enough(played: list[Played]) -> bool:
        return is_clear(MATCH, played, 0.5)

    games = run_match(MATCH, 400, file, runner, enough=enough)
    assert 10 < len(games) < 40
    assert len(games) % 2 == 0
    assert at_any_time(1.0, len(games))[0] > 0.5 >= at_any_time(1.0, len(games) - 2)[0]
    assert len(asked) == len(games)
    assert run_match(MATCH, 400, file, runner, enough=enough) == games
    assert len(asked) == len(games), "nothing is played again"


def test_results_of_levels_tell_editions_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an earlier edition of a level played is not gone on with."""
    match, file = Match("richelieu", ("squire", "page")), tmp_path / "games.jsonl"
    played = run_match(match, 1, file, local_runner(1))
    assert f"squire {levels.EDITION}" in played[0].record
    assert Match.described(match.describe()) == match
    assert "levels" not in Match("richelieu", ("hand-squire", "page")).describe()
    monkeypatch.setattr(levels, "EDITION", levels.EDITION + 1)
    with pytest.raises(CourtlyError, match="another match"):
        run_match(match, 2, file, local_runner(1))
