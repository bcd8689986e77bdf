"""A game goes on compiled that began plain."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import courtly
from courtly.ready.stages import STAGES

GAME = """
import json, os, sys, threading
from pathlib import Path
from courtly.bots import make_bot
from courtly.games import game_class
from courtly.ready.background import HOLD, Background

changed = threading.Event()
ready = Background(("richelieu",))
ready.listeners.append(changed.set)
ready.start()
ready.open("richelieu")
game = game_class("richelieu").make({}, 7)
bots = [make_bot("squire", seat) for seat in range(2)]
heard = []

def play():
    game.play(bots[game.actor].choose(game.seen_by_actor()))

def hear():
    [now] = ready.progress()
    heard.append([(stage.state, stage.percent) for stage in now.stages])
    return now

for _ in range(6):
    play()
before = hear(), "numba" in sys.modules
Path(os.environ[HOLD]).touch()
while not hear().compiled:
    assert not ready.progress()[0].failed, ready.progress()[0].failed
    if len(game.history) < 40:
        play()
    changed.wait()
    changed.clear()
after = len(game.history)
assert not game.over
while not game.over:
    play()
ready.stop()
states = [stage.state for stage in before[0].stages]
print(json.dumps([states, before[1], heard, after, game.record()]))
"""


@pytest.mark.slow
def test_compiled_code_takes_over_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """On an empty cache; the compiler is held back until some moves were played."""
    done = subprocess.run(
        [sys.executable, "-c", GAME],
        env={
            **os.environ,
            "COURTLY_ENGINE": "lazy",
            "COURTLY_CACHE": str(tmp_path / "cache"),
            "COURTLY_COMPILER_WAITS_FOR": str(tmp_path / "go"),
            "COURTLY_COMPILER_NICE": "0",
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    states, imported, heard, after, record = json.loads(done.stdout)
    assert states == ["plain"] * len(STAGES)
    assert not imported
    assert after >= 6
    # Each stage after the one before it, and never back.
    for stage in range(len(STAGES)):
        percents = [told[stage][1] for told in heard]
        assert percents == sorted(percents)
    assert heard[-1] == [["compiled", 100]] * len(STAGES)
    # The whole log is that of one game: it can be replayed from its deal to its result.
    assert courtly.load(record).over
    assert oct((tmp_path / "cache").stat().st_mode & 0o777) == "0o700"


def test_a_game_stays_playable_where_the_compiler_fails(tmp_path: Path) -> None:
    """A worker that dies says so; the game is played on as it is."""
    code = """
import subprocess, sys, threading
import courtly.ready.background as background
real = subprocess.Popen
background.subprocess.Popen = lambda command, **how: real([sys.executable, "-c", "exit(3)"], **how)
changed = threading.Event()
ready = background.Background(("richelieu",))
ready.listeners.append(changed.set)
ready.start()
ready.open("richelieu")
while not (why := ready.progress()[0].failed):
    changed.wait()
    changed.clear()
from courtly.games import game_class
game = game_class("richelieu").example()
while not game.over:
    game.play(game.legal()[0])
ready.stop()
print(ready.progress()[0].engine.state, "|", why)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "COURTLY_ENGINE": "lazy", "COURTLY_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    state, _, why = done.stdout.strip().partition(" | ")
    assert (state, bool(why)) == ("failed", True), done.stderr
