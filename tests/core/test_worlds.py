"""Kernels that run plain until they are compiled (the mode ``lazy``)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

KERNELS = '''
import sys
import threading

import numpy as np

from courtly.core.jit import kernel
from courtly.core import worlds

FACTOR = 3


@kernel
def inner(values, k):
    """Times three."""
    return int(values[k]) * FACTOR


@kernel
def outer(values):
    total = 0
    for k in range(len(values)):
        total += inner(values, k)
    return total


numbers = np.arange(4)
'''


def lazily(code: str, folder: Path, **environment: str) -> str:
    """What a program prints that has the kernels above and runs in the mode ``lazy``."""
    (folder / "kernels.py").write_text(KERNELS)
    done = subprocess.run(
        [sys.executable, "-c", f"from kernels import *\n{code}"],
        env={
            **os.environ,
            "COURTLY_ENGINE": "lazy",
            "PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]),
            **environment,
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nothing_is_compiled_unless_asked_for(tmp_path: Path) -> None:
    code = "print(outer(numbers), inner(numbers, 2), 'numba' in sys.modules, inner.__doc__)"
    assert lazily(code, tmp_path) == "18 6 False Times three.\n"


def test_one_thread_loads_while_the_others_go_on_and_then_all_call_the_compiled(
    tmp_path: Path,
) -> None:
    code = """
import kernels
def kind(switch):
    found = []
    thread = threading.Thread(target=lambda: found.append(worlds._here.loaded is None))
    thread.start(); thread.join()
    return "compiled" if switch.is_compiled else "plain", found[0]
with worlds.loading() as loaded:
    assert outer(numbers) == 18
    print("numba" in sys.modules, *kind(outer), sorted(switch.__name__ for switch in loaded))
print(*kind(outer))
worlds.take_over(loaded, (kernels,))
print(*kind(outer), kernels.outer(numbers), outer(numbers))
print(type(kernels.outer).__name__, type(kernels.inner).__name__, kernels.inner(numbers, 2))
"""
    assert lazily(code, tmp_path, COURTLY_CACHE=str(tmp_path / "cache")).splitlines() == [
        "True plain True ['outer']",
        "plain True",
        "compiled True 18 18",
        "Kernel Switch 6",
    ]


def test_what_began_plain_ends_plain(tmp_path: Path) -> None:
    """In the middle of a plain kernel the compiled ones take over, also the one it calls next."""
    code = """
began, go_on = threading.Event(), threading.Event()

class Slow(list):
    "No array: a compiled kernel would refuse it."
    def __getitem__(self, k):
        if k == 2:
            began.set()
            go_on.wait()
        return super().__getitem__(k)

answers = []
thread = threading.Thread(target=lambda: answers.append(outer(Slow([1, 2, 3, 4]))))
thread.start()
began.wait()
with worlds.loading() as loaded:
    outer(numbers), inner(numbers, 0)
worlds.take_over(loaded)
assert outer.is_compiled and inner.is_compiled
go_on.set()
thread.join()
print(answers, outer(numbers))
"""
    assert lazily(code, tmp_path, COURTLY_CACHE=str(tmp_path / "cache")) == "[30] 18\n"


SAME = """
import sys
from courtly.bots import make_bot
from courtly.bots.search.searcher import Searcher
from courtly.core import worlds
from courtly.games import game_class

def moves(game, options, simulations):
    game = game_class(game).make(options, 5)
    bots = [Searcher(seat, simulations=simulations, room=2000) for seat in range(game.seats)]
    bots[0] = make_bot("squire", 1)
    while not game.over:
        game.play(bots[game.actor].choose(game.seen_by_actor()))
    return game.history, game.scores()

table = sys.argv[1], eval(sys.argv[2]), int(sys.argv[3])
plain = moves(*table)
assert not any(name.partition(".")[0] == "numba" for name in sys.modules)
with worlds.loading() as loaded:
    compiled = moves(*table)
assert len(loaded) > 5
print(plain == compiled, len(plain[0]) > 60)
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "simulations"),
    [
        ("richelieu", {}, 2),
        ("richelieu", {"variant": "tactical"}, 2),
        ("lancaster", {"players": 2, "laws": "new"}, 1),
        ("lancaster", {"players": 4}, 1),
    ],
)
def test_bots_make_the_same_moves_plain_and_compiled(
    game: str, options: dict[str, object], simulations: int
) -> None:
    """Whole games, with a Squire and bots that search by number: every move is the same."""
    done = subprocess.run(
        [sys.executable, "-c", SAME, game, str(options), str(simulations)],
        env={**os.environ, "COURTLY_ENGINE": "lazy"},
        capture_output=True,
        text=True,
    )
    assert done.stdout == "True True\n", done.stderr
