"""Before the compiler is done: levels that search for long are polite, and everybody is told."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from courtly.bots import Bot
from courtly.bots.either import Either
from courtly.bots.levels import LEVELS
from courtly.bots.search.searcher import Searcher
from courtly.cli.faster import line
from courtly.core.texts import texts
from courtly.ready.progress import HURRIED, Progress, Stage

DUKE = """
import itertools, sys
from courtly.bots.search.nodes import SIMULATIONS
from courtly.bots.search.searcher import Searcher
from courtly.games import game_class

seen = game_class("richelieu").make({}, 7).seen_by_actor()
for patience in (3.0, None):
    bot = Searcher(1, simulations=40, patience=patience, clock=itertools.count().__next__)
    bot.choose(seen)
    print(int(bot._trees[0].store.used[SIMULATIONS]), "numba" in sys.modules)
"""


def by_hand(bot: Bot) -> Bot:
    """How a level plays as long as nets wait for the compiler."""
    return bot.by_hand if isinstance(bot, Either) else bot


def test_the_levels_that_think_by_the_clock_are_those_that_are_named() -> None:
    bots = {level: by_hand(make(1)) for level, make in LEVELS.items()}
    timed = {
        level
        for level, bot in bots.items()
        if isinstance(bot, Searcher) and (bot.seconds or bot.patience)
    }
    assert timed == set(HURRIED)


@pytest.mark.parametrize(("mode", "done"), [("lazy", 16), ("plain", 40)])
def test_patience_counts_only_while_the_compiler_is_awaited(mode: str, done: int) -> None:
    """A clock that strikes at every look: two chunks of eight, where all are not waited for."""
    environment = {**os.environ, "COURTLY_ENGINE": mode}
    ran = subprocess.run(
        [sys.executable, "-c", DUKE], env=environment, capture_output=True, text=True
    )
    patient, counted = ran.stdout.splitlines()
    assert counted == "40 False", ran.stderr
    assert int(patient.split()[0]) <= done
    assert (patient == "40 False") == (mode == "plain")


@pytest.mark.parametrize(
    ("progress", "bots", "told"),
    [
        (Progress("toy"), ["king"], ""),
        (Progress("toy", Stage("compiled", 100), Stage("compiling", 50)), ["squire"], "50%"),
        (Progress("toy", Stage("compiling", 10)), ["human", "king"], "king will then play better"),
        (Progress.everywhere("toy", Stage("compiled", 100)), ["king"], ""),
        (Progress("toy", Stage("failed", 0, "no room")), [], "no room"),
    ],
)
def test_the_terminal_says_how_far_it_is(progress: Progress, bots: list[str], told: str) -> None:
    said = line(progress, texts("en"), bots)
    assert told in said
    assert bool(said) == bool(told)


def test_the_terminal_asks_without_a_compiler(tmp_path: Path) -> None:
    """On an empty cache; the first question is there though nothing is compiled, or will be."""
    environment = {k: v for k, v in os.environ.items() if k != "COURTLY_ENGINE"}
    environment |= {
        "COURTLY_CACHE": str(tmp_path),
        "COURTLY_COMPILER_WAITS_FOR": str(tmp_path / "never"),
        "HOME": str(tmp_path),
    }
    play = ["-m", "courtly.cli.main", "play", "richelieu", "--seats", "human,squire"]
    done = subprocess.run(
        [sys.executable, "-X", "importtime", *play],
        env=environment,
        input="take a1\npass\nquit\n",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.count("take a card from the end of a row") >= 2, done.stdout
    assert "courtly.richelieu" in done.stderr
    assert "numba" not in done.stderr
