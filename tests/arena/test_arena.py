"""Matches: fair, resumable, and not to be stopped by bad bots."""

from __future__ import annotations

import itertools
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
from courtly.arena.stats import ask, at_any_time, standings, wilson
from courtly.bots import entrants, levels
from courtly.bots.naming import named
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


def seats_only(match: Match, number: int) -> list[int]:
    """Where bots sit in a game of a match, which is played by no rule but the first legal move."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(courtly.arena.match, "ask", lambda bot, seen, timeout: (seen.legal[0], ""))
        return play_game(match, number).seats


@pytest.mark.parametrize(
    ("game", "options", "bots"),
    [("richelieu", {"variant": "tactical"}, 2), ("lancaster", {"players": 3}, 3)],
)
def test_every_permutation_of_the_seats_is_played_equally_often(
    game: str, options: dict[str, Any], bots: int
) -> None:
    match = Match(game, ("page",) * bots, options)
    every = list(itertools.permutations(range(bots)))
    seats = [tuple(seats_only(match, number)) for number in range(2 * len(every))]
    assert sorted(seats) == sorted(2 * every)


def test_every_permutation_of_five_seats_is_played() -> None:
    """By the order around the table and how it is turned, as `play_game` does."""
    tables = {
        tuple((place + turn) % 5 for place in map(around_the_table(5, deal).index, range(5)))
        for deal in range(24)
        for turn in range(5)
    }
    assert tables == set(itertools.permutations(range(5)))


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


def test_a_whole_last_line_without_its_end_is_kept(tmp_path: Path) -> None:
    """A crash between a line and its end must not spoil the line that is written next."""
    file = tmp_path / "games.jsonl"
    whole = run_match(MATCH, 3, file, local_runner(1))
    file.write_text(file.read_text("utf-8").rstrip("\n"), "utf-8")
    seen: list[int] = []
    for games in (4, 5):
        run_match(MATCH, games, file, local_runner(1), lambda played: seen.append(played.number))
    assert seen == [3, 4], "no game is played again"
    assert list(read_results(file, MATCH).values())[:3] == whole
    file.write_text(json.dumps({"match": MATCH.describe()}), "utf-8")
    assert len(run_match(MATCH, 1, file, local_runner(1))) == 1
    assert len(file.read_text("utf-8").splitlines()) == 2


def test_a_line_in_the_middle_is_never_thrown_away(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_match(MATCH, 2, file, local_runner(1))
    head, first, second = file.read_text("utf-8").splitlines()
    spoiled = f"{head}\n{first[:-9]}{second}\n"
    file.write_text(spoiled, "utf-8")
    with pytest.raises(CourtlyError, match="line 2, is not a result"):
        run_match(MATCH, 4, file, local_runner(1))
    assert file.read_text("utf-8") == spoiled


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
    assert [(row["bot"], row["share"]) for row in document["standings"]] == [("page", 0.5)]
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
        return ask(MATCH, played, 0.5).answer != "open"

    games = run_match(MATCH, 400, file, runner, enough=enough)
    assert 10 < len(games) < 40
    assert len(games) % 2 == 0
    assert at_any_time(1.0, len(games))[0] > 0.5 >= at_any_time(1.0, len(games) - 2)[0]
    assert len(asked) == len(games)
    assert run_match(MATCH, 400, file, runner, enough=enough) == games
    assert len(asked) == len(games), "nothing is played again"
    write_files(tmp_path, MATCH, games, standings(MATCH, games), ask(MATCH, games, 0.5))
    stop = json.loads((tmp_path / "match.json").read_text("utf-8"))["stop"]
    assert (stop["than"], stop["answer"]) == (0.5, "more")
    assert 0.5 < stop["low"] < stop["high"] == 1.0


def test_the_answer_is_that_which_ended_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games beyond a gap, done early because they were short, are not asked."""

    def runner(match: Match, numbers: Any) -> Any:
        late = [number for number in numbers if number >= 50]
        for number in late:
            played = one_sided(match, number)
            played.shares.reverse()
            yield played
        yield from (one_sided(match, number) for number in range(50))

    monkeypatch.setattr("courtly.cli.arena.local_runner", lambda jobs: runner)
    command = ["arena", "richelieu", "hand-squire", "page", "--games", "90", "--stop", "0.5"]
    done = CliRunner().invoke(cli, [*command, "--out", str(tmp_path)], catch_exceptions=False)
    document = json.loads((tmp_path / "match.json").read_text("utf-8"))
    assert document["standings"][0]["games"] > 50
    assert document["stop"]["answer"] == "more"
    assert "more than 50.0%? Yes." in done.output


def test_results_by_nets_tell_editions_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Results without an edition are of the first: there was none to write down."""
    match, file = Match("richelieu", ("net-knight", "page")), tmp_path / "games.jsonl"
    monkeypatch.setattr(entrants, "EDITION", 1)
    run_match(match, 1, file, local_runner(1))
    first = match.describe()
    monkeypatch.setattr(entrants, "EDITION", 2)
    assert match.describe() == {**first, "by_net": 2}
    assert Match.described(match.describe()) == match
    assert named("net-20ms", "5f2c") == "net-20ms 2 (5f2c)"
    assert named("hand-duke") == "hand-duke"
    with pytest.raises(CourtlyError, match="another match"):
        run_match(match, 2, file, local_runner(1))


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
