"""A registered game works in every client, with no other change."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import courtly
from courtly import games
from courtly.arena.match import Match, play_game
from courtly.core import jit
from courtly.core.errors import OptionError

from .game import Toy

ROOT = Path(__file__).resolve().parents[2]
COMPILED = jit.MODE != "plain"


def command(*arguments: str, keys: str = "") -> str:
    """What the command line says, in a process that knows the toy from its environment."""
    done = subprocess.run(
        [sys.executable, "-m", "courtly.cli.main", *arguments],
        input=keys,
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={
            **os.environ,
            "COURTLY_GAMES": "tests.toy.description:DESCRIPTION",
            "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        },
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_conformance() -> None:
    for rounds in (1, 5):
        game = Toy.make({"rounds": rounds}, 1)
        report = courtly.conformance(game, 200 if COMPILED else 20)
        assert report.decisions == report.games * 2 * rounds


def test_options_are_checked_by_its_description() -> None:
    with pytest.raises(OptionError, match="rounds is a number from 1 to 5, not 6"):
        Toy.make({"rounds": 6})


def test_a_record_comes_back() -> None:
    game = games.game_class("toy").make({"rounds": 2}, 7)
    for move in ("bid 3", "bid 1", "bid 0", "bid 2"):
        game.play(move)
    again = courtly.load(game.record())
    assert again.to_bytes() == game.to_bytes()
    assert again.standing() == game.outcome()


def test_terminal(tmp_path: Path) -> None:
    output = command(
        "play", "toy", "--seats", "human,page", "--seed", "7", "-o", "rounds=2",
        keys="bid 4\nbid 2\nbid 1\n",
    )  # fmt: skip
    assert "chips" in output
    assert "bid 4" in output
    assert "card shown" in output


def test_arena(tmp_path: Path) -> None:
    """A bot that looks ahead by playouts bids; Page throws its chips about."""
    match = Match("toy", ("squire", "page"), {"rounds": 5})
    played = [play_game(match, number) for number in range(60 if COMPILED else 2)]
    assert not any(game.faults for game in played)
    if COMPILED:
        assert sum(game.shares[0] for game in played) > 33
    knight = play_game(Match("toy", ("knight", "page")), 0)
    assert not knight.faults
