"""Ladders: everybody meets everybody, it goes on where it stopped, and the better is higher."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from courtly.arena.ladder import Ladder, Players, matrix, meetings, run_ladder, rungs
from courtly.arena.match import Match, Played
from courtly.cli.ladder import seats_for
from courtly.cli.main import cli
from courtly.core.errors import CourtlyError, OptionError
from courtly.core.seen import Seen

BOTS = ("strong", "middle", "weak")
LADDER = Ladder("richelieu", BOTS, 2, {})


def by_strength(asked: list[tuple[int, int]]) -> Players:
    """Whoever is named first in `BOTS` wins, but every fourth game."""

    def play(games: Iterable[tuple[Match, int]]) -> Iterator[tuple[Match, Played]]:
        for match, number in games:
            asked.append((match.seed, number))
            a, b = map(BOTS.index, match.bots)
            first = (a < b) != (len(asked) % 4 == 0)
            ranks = [1.0, 2.0] if first else [2.0, 1.0]
            shares = [2 - rank for rank in ranks]
            yield (
                match,
                Played(number, [0, 1], [0, 0], shares, ranks, [9, 9], [0.1] * 2, [0.1] * 2, []),
            )

    return play


def test_all_meet_in_all_orders_and_a_deal_is_played_from_every_seat() -> None:
    tables = [match.bots for match in LADDER.rounds(60)]
    for a in BOTS:
        for b in BOTS:
            if a != b:
                assert tables.count((a, b)) >= 4
    assert len({match.seed for match in LADDER.rounds(60)}) == 60
    asked: list[tuple[int, int]] = []
    list(by_strength(asked)((match, k) for match in LADDER.rounds(3) for k in range(2)))
    assert len(asked) == 6


def test_the_better_is_higher_with_bounds_and_a_matrix(tmp_path: Path) -> None:
    games = run_ladder(LADDER, 60, tmp_path / "g.jsonl", by_strength([]), lambda: None)
    rows = rungs(LADDER, games)
    assert [row.bot for row in rows] == list(BOTS)
    for row in rows:
        assert row.low < row.rating < row.high
        assert row.games == 80
    assert rows[0].low > rows[2].high
    table = matrix(LADDER, games, BOTS)
    assert table[0][0] is None
    for a in range(3):
        for b in range(a):
            assert (table[a][b] or 0) + (table[b][a] or 0) == pytest.approx(1)
    assert (table[0][2] or 0) > 0.6
    assert meetings(LADDER, games).sum() == len(games)


def test_a_ladder_goes_on_where_it_stopped_and_grows(tmp_path: Path) -> None:
    file = tmp_path / "g.jsonl"
    asked: list[tuple[int, int]] = []
    run_ladder(LADDER, 5, file, by_strength(asked), lambda: None)
    file.write_text("".join(file.read_text("utf-8").splitlines(keepends=True)[:-1]) + '{"ro')
    before = len(asked)
    grown = run_ladder(LADDER, 7, file, by_strength(asked), lambda: None)
    assert before == 10
    assert len(asked) == before + 5, "the one cut short, and two rounds"
    assert len(grown) == 14
    with pytest.raises(CourtlyError, match="another ladder"):
        run_ladder(Ladder("richelieu", BOTS, 2, {}, 9), 7, file, by_strength([]), lambda: None)


@pytest.fixture
def usual_end() -> Iterator[None]:
    """Whatever a command does when asked to stop, it does only in its own test."""
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGTERM, before)


@pytest.mark.usefixtures("usual_end")
def test_the_command_writes_a_page(tmp_path: Path) -> None:
    command = ["ladder", "richelieu", "page", "hand-squire", "--rounds", "2", "--jobs", "1"]
    done = CliRunner().invoke(cli, [*command, "-o", "variant=tactical", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    document = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert [row["bot"] for row in document["rungs"]] == ["hand-squire", "page"]
    assert "| hand-squire |" in (tmp_path / "ladder.md").read_text("utf-8")
    picture = (tmp_path / "ladder.svg").read_text("utf-8")
    assert picture.count("hand-squire") >= 2, "beside the ratings and below the matrix"
    assert signal.getsignal(signal.SIGTERM) not in (signal.SIG_DFL, signal.SIG_IGN), "as in arena"
    refused = CliRunner().invoke(cli, ["ladder", "richelieu", "page", "page"])
    assert refused.exit_code != 0
    assert "different bots" in refused.output


class Cheat:
    """Plays a move that is not legal."""

    def __init__(self, seed: int | None = None) -> None:
        pass

    def choose(self, seen: Seen) -> Any:
        """No move at all."""
        return -1


def test_faults_are_shown(tmp_path: Path) -> None:
    bot = f"{__name__}:Cheat"
    command = ["ladder", "richelieu", bot, "page", "--rounds", "1", "--jobs", "1"]
    done = CliRunner().invoke(cli, [*command, "-o", "variant=tactical", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    head, _, *rows = (tmp_path / "ladder.md").read_text("utf-8").splitlines()
    column = [cell.strip() for cell in head.split("|")].index("faults")
    faults = {row.split("|")[1].strip(): int(row.split("|")[column]) for row in rows[:2]}
    assert faults["page"] == 0
    assert faults[bot] > 10
    assert "faults" in done.output


def test_players_can_be_chosen_as_everywhere() -> None:
    assert seats_for("lancaster", None, ()) == 4
    assert seats_for("lancaster", None, ("players=3",)) == 3
    assert seats_for("lancaster", 3, ("players=3",)) == 3
    assert seats_for("richelieu", None, ("variant=tactical",)) == 2
    with pytest.raises(OptionError, match="--players 4 and -o players=3 contradict"):
        seats_for("lancaster", 4, ("players=3",))
    with pytest.raises(OptionError, match="players"):
        seats_for("lancaster", None, ("players=many",))


def test_three_players_sit_down(tmp_path: Path) -> None:
    command = ["ladder", "lancaster", "page", "hand-squire", "-o", "players=3", "--rounds", "1"]
    done = CliRunner().invoke(cli, [*command, "--jobs", "1", "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    assert json.loads((tmp_path / "ladder.json").read_text("utf-8"))["ladder"]["seats"] == 3
