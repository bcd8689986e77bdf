"""Nets of a match: read before the first game, and the same when it goes on."""

from __future__ import annotations

import importlib.util
import itertools
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner

from courtly.arena.ladder import Ladder, run_ladder
from courtly.arena.match import Match, Played, play_game
from courtly.arena.nets import marks_of
from courtly.arena.run import run_match
from courtly.bots.nets import weights
from courtly.bots.nets.sight import Sight
from courtly.bots.nets.weights import About
from courtly.cli.main import cli
from courtly.core.errors import CourtlyError

from ..train.some_games import any_net, kernels

FILE = "richelieu-2.npz"
CHANGES = itertools.count(1_000_000_000)
MATCH = Match("richelieu", ("net-glance", "page"), {"variant": "tactical"})


def put_net(folder: Path, seed: int = 1, *, sight: float | None = None) -> weights.Weights:
    """Any net for Richelieu; two of the same seed play alike, whatever their sight."""
    about = About("richelieu", 2, kernels("richelieu").shape.features, 1, 1, 0, 0)
    net = any_net("richelieu", seed=seed)
    eyes = None if sight is None else Sight(*net[:3], [1.0], [[sight, 0.0]], [sight])
    saved = weights.save(folder / FILE, net, about, eyes)
    changed = next(CHANGES)  # two that are saved at once must not pass for the same
    os.utime(folder / FILE, (changed, changed))
    return saved


@pytest.fixture
def nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder bots have their nets from."""
    folder = tmp_path / "nets"
    put_net(folder)
    monkeypatch.setenv("COURTLY_NETS", str(folder))
    return folder


def by_nets_of(now: Callable[[], tuple[str, str]]) -> Any:
    """Plays no games but says by which net they were: whole, and what of it plays."""

    def play(match: Match, numbers: Iterable[int]) -> Iterator[Played]:
        for number in numbers:
            net, plays = now()
            yield Played(
                number, [0, 1], [0, 0], [1.0, 0.0], [1.0, 2.0], [9, 9], [0.1] * 2, [0.1] * 2, [],
                nets=[net, ""], plays=[plays, ""],
            )  # fmt: skip

    return play


def in_force() -> tuple[str, str]:
    """The marks of the net there is now."""
    return marks_of("net-glance", "richelieu", 2)


def run(*arguments: str) -> Any:
    return CliRunner().invoke(cli, [*arguments, "-o", "variant=tactical", "--jobs", "1"])


@pytest.mark.parametrize("command", [("arena", "--games", "1"), ("ladder", "--rounds", "1")])
@pytest.mark.parametrize("bots", [("net-knight@nowhere", "page"), ("page", "net-20ms@nowhere")])
def test_a_folder_without_nets_is_refused_before_the_first_game(
    tmp_path: Path, command: tuple[str, ...], bots: tuple[str, ...]
) -> None:
    done = run(command[0], "richelieu", *bots, *command[1:], "--out", str(tmp_path / "out"))
    assert done.exit_code == 2
    assert "nowhere has no richelieu-2.npz" in done.output
    assert not (tmp_path / "out").exists()


def test_a_ladder_reads_the_nets_of_all_bots(tmp_path: Path) -> None:
    bots = "page", "hand-squire", "net-knight@nowhere"
    done = run("ladder", "richelieu", *bots, "--rounds", "1", "--out", str(tmp_path / "out"))
    assert done.exit_code == 2
    assert "nowhere has no richelieu-2.npz" in done.output


@pytest.mark.parametrize("bot", ["net-glance", "knight"])
def test_a_damaged_net_is_refused_before_the_first_game(
    tmp_path: Path, nets: Path, bot: str
) -> None:
    (nets / FILE).write_bytes(b"rubbish")
    done = run("arena", "richelieu", bot, "page", "--games", "1", "--out", str(tmp_path / "out"))
    assert done.exit_code == 2
    assert "richelieu-2.npz holds no weights" in done.output
    assert not (tmp_path / "out").exists()
    done = run("arena", "richelieu", "hand-squire", "page", "--games", "1", "--out", str(tmp_path))
    assert done.exit_code == 0, "who plays by hand needs none"


def test_who_has_no_net_plays_by_hand_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "DATA", tmp_path / "none")
    monkeypatch.delenv("COURTLY_NETS", raising=False)
    for command, count in (("arena", "--games"), ("ladder", "--rounds")):
        out = str(tmp_path / command)
        done = run(command, "richelieu", "net-glance", "page", count, "1", "--out", out)
        assert done.exit_code == 0, done.output
        assert done.output.count("net-glance plays by hand") == 1
        assert "page plays by hand" not in done.output


def test_a_game_says_by_which_net_it_was_and_what_of_it_plays(nets: Path) -> None:
    plain = put_net(nets)
    played = play_game(MATCH, 0)
    assert (played.nets, played.plays) == ([plain.mark, ""], [plain.mark, ""])
    seen = put_net(nets, sight=0.5)
    again = play_game(MATCH, 0)
    assert (again.nets, again.plays) == ([seen.mark, ""], [plain.mark, ""])
    assert again.scores == played.scores


def test_a_match_does_not_go_on_with_another_net(tmp_path: Path, nets: Path) -> None:
    file = tmp_path / "games.jsonl"
    before = put_net(nets).mark
    run_match(MATCH, 2, file, by_nets_of(in_force))
    kept = file.read_text("utf-8")
    now = put_net(nets, seed=2).mark
    with pytest.raises(CourtlyError, match=f"net-glance played by net {before}, not by net {now}"):
        run_match(MATCH, 4, file, by_nets_of(in_force))
    assert file.read_text("utf-8") == kept
    assert len(run_match(MATCH, 2, file, by_nets_of(in_force))) == 2, "what is complete is shown"
    (nets / FILE).unlink()
    put_net(nets)
    assert len(run_match(MATCH, 4, file, by_nets_of(in_force))) == 4, "the earlier net goes on"


def test_a_match_goes_on_when_only_chances_are_shown_otherwise(tmp_path: Path, nets: Path) -> None:
    file = tmp_path / "games.jsonl"
    put_net(nets, sight=0.5)
    run_match(MATCH, 2, file, by_nets_of(in_force))
    put_net(nets, sight=0.7)
    assert len(run_match(MATCH, 4, file, by_nets_of(in_force))) == 4


def test_older_games_are_known_by_the_whole_net(tmp_path: Path, nets: Path) -> None:
    """Lines from before games said what of a net plays, or that there was one, can be gone on."""
    file = tmp_path / "games.jsonl"

    def rewrite(*gone: str) -> None:
        head, *games = map(json.loads, file.read_text("utf-8").splitlines())
        rows = [{key: row[key] for key in row if key not in gone} for row in games]
        file.write_text("".join(json.dumps(row) + "\n" for row in (head, *rows)), "utf-8")

    run_match(MATCH, 1, file, by_nets_of(in_force))
    rewrite("plays")
    put_net(nets, sight=0.5)
    assert len(run_match(MATCH, 2, file, by_nets_of(in_force))) == 2, "it had no sight then"
    rewrite("plays")
    put_net(nets, sight=0.7)
    with pytest.raises(CourtlyError, match="by other nets"):
        run_match(MATCH, 3, file, by_nets_of(in_force))
    rewrite("plays", "nets")
    assert len(run_match(MATCH, 3, file, by_nets_of(in_force))) == 3


def test_a_net_exchanged_during_a_match_ends_it(tmp_path: Path, nets: Path) -> None:
    file = tmp_path / "games.jsonl"
    marks = iter([in_force(), in_force(), ("other", "other")])
    with pytest.raises(CourtlyError, match=r"exchanged: in game 2 net-glance played by net other"):
        run_match(MATCH, 4, file, by_nets_of(lambda: next(marks)))
    assert len(file.read_text("utf-8").splitlines()) == 3, "the match, and two games"


def test_nothing_is_asked_of_nets_of_bots_of_ones_own(tmp_path: Path) -> None:
    match = Match("richelieu", ("my_bot:Roller", "page"))
    assert len(run_match(match, 2, tmp_path / "g", by_nets_of(lambda: ("theirs", "")))) == 2
    assert len(run_match(match, 4, tmp_path / "g", by_nets_of(lambda: ("other", "")))) == 4


def test_a_ladder_does_not_go_on_with_another_net(tmp_path: Path, nets: Path) -> None:
    file, ladder = tmp_path / "games.jsonl", Ladder("richelieu", MATCH.bots, 2, {})

    def players(games: Iterable[tuple[Match, int]]) -> Iterator[tuple[Match, Played]]:
        for match, number in games:
            played = next(by_nets_of(in_force)(match, [number]))
            if match.bots[0] == "page":
                played.nets.reverse()
                played.plays.reverse()
            yield match, played

    run_ladder(ladder, 3, file, players, lambda: None)
    put_net(nets, seed=2)
    assert len(run_ladder(ladder, 3, file, players, lambda: None)) == 6
    with pytest.raises(CourtlyError, match="holds games by other nets: net-glance"):
        run_ladder(ladder, 4, file, players, lambda: None)


def test_the_match_against_ismcts_does_not_go_on_with_another_net(
    tmp_path: Path, nets: Path
) -> None:
    place = Path(__file__).parents[2] / "bench" / "ismcts.py"
    spec = importlib.util.spec_from_file_location("ismcts_of_bench", place)
    assert spec
    assert spec.loader
    ismcts = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ismcts)
    net, plays = in_force()
    file, row = tmp_path / "games.jsonl", {"ours": "net-glance", "theirs_seconds": 1.0, "net": net}
    file.write_text(json.dumps(row) + "\n" + json.dumps({**row, "plays": plays}) + "\n", "utf-8")
    kept: Callable[..., list[Any]] = ismcts.kept
    assert len(kept(file, "net-glance", 1.0, 3)) == 2
    put_net(nets, seed=2)
    assert len(kept(file, "net-glance", 1.0, 2)) == 2, "what is complete is shown"
    with pytest.raises(click.UsageError, match=f"by net {net}, now it is .*another --out"):
        kept(file, "net-glance", 1.0, 3)


def test_lines_of_games_can_be_read_again() -> None:
    played = next(by_nets_of(lambda: ("a", "b"))(MATCH, [0]))
    assert Played(**json.loads(json.dumps(asdict(played)))) == played
