"""Whole games: conformance, the same games in every mode, golden records."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import courtly
from courtly.core import jit
from courtly.core.record import digest
from courtly.richelieu.constants import VARIANTS

PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))
GAMES = 20 if jit.MODE == "plain" else 10_000


@pytest.mark.parametrize("variant", VARIANTS)
def test_conformance(variant: str) -> None:
    report = courtly.conformance(courtly.richelieu.new(variant=variant), GAMES, api_games=5)
    assert report.games == GAMES
    assert report.decisions > 80 * GAMES


_DIGESTS = """
import courtly
from courtly.core.record import digest
for variant in ("standard", "tactical"):
    for seed in range(4):
        game = courtly.richelieu.new(seed=seed, variant=variant)
        k = 0
        while not game.over:
            legal = game.legal()
            game.play(legal[(seed * 31 + k * k * 17 + k) % len(legal)])
            k += 1
        print(digest(game), *game.scores())
"""


def test_the_same_seeds_give_the_same_games_in_every_mode() -> None:
    def run(mode: str) -> str:
        environment = {**os.environ, "COURTLY_ENGINE": mode}
        done = subprocess.run(
            [sys.executable, "-c", _DIGESTS], env=environment, capture_output=True, check=True
        )
        return done.stdout.decode()

    release = run("release")
    assert len(release.splitlines()) == 8
    assert run("plain") == release
    assert run("checked") == release


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_golden_games_replay(path: Path) -> None:
    text = path.read_text("utf-8")
    game = courtly.load(text)
    assert game.over
    assert f"Digest: {digest(game)}" in text
    assert game.record() == text


def test_golden_games_cover_every_way_to_end() -> None:
    names = {path.stem for path in PLAYTHROUGHS}
    assert names >= {
        "standard-cardinal-wins",
        "standard-queen-wins",
        "tactical",
        "fewer-cards-win",
        "draw",
        "stuck-and-redeemed",
    }


def test_playouts_do_not_depend_on_the_number_of_threads() -> None:
    game = courtly.richelieu.new(seed=7)
    n = 7 if jit.MODE == "plain" else 501
    one, two = (courtly.playouts(game, n, seed=3, threads=t) for t in (1, 2))
    assert (one.scores == two.scores).all()
    assert one.decisions == two.decisions
    assert one.games == n
    other = courtly.playouts(game, n, seed=4)
    assert (one.scores != other.scores).any()


def test_playouts_end_in_scores_that_can_occur() -> None:
    """No seat can have more than all coats and symbols with their tokens, or less than −60."""
    batch = courtly.playouts(courtly.richelieu.new(), 20, seed=3, fresh_deals=True)
    assert batch.scores.max() <= 65 + 27 + 12
    assert batch.scores.min() >= -60
