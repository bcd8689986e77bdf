"""Gymnasium: its checker, the names, opponents and rewards."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.utils.env_checker import check_env

import courtly.research  # noqa: F401  registers the names
from courtly.core.errors import OptionError
from courtly.research.gymnasium import CourtlyEnv

from .configurations import NAMES, TABLES


@pytest.mark.parametrize("name", NAMES)
def test_the_checker_is_content(name: str) -> None:
    game, options = TABLES[name]
    env = gymnasium.make(f"courtly/{game.capitalize()}-v0", render_mode="ansi", **options)
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(render_mode|unwrapped|spec).*")
        check_env(env.unwrapped)


def test_made_without_importing_courtly() -> None:
    code = (
        "import gymnasium as g;"
        "print(g.make('courtly.research:courtly/Lancaster-v0', players=3).reset(seed=1))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "action_mask" in told.stdout


def test_names_alone_import_no_engine() -> None:
    code = "import sys, courtly.research; assert 'numba' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(("game", "players"), [("lancaster", 3), ("richelieu", None)])
def test_whole_games(game: str, players: int | None) -> None:
    options: dict[str, Any] = {"players": players} if players else {}
    env = CourtlyEnv(game, seat=None, **options)
    rng = np.random.default_rng(1)
    for seed in range(2):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert info["action_mask"].any()
            assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
            action = int(rng.choice(np.flatnonzero(info["action_mask"])))
            _, reward, over, _, info = env.step(action)
        best = max(info["scores"])
        assert -1 <= reward <= 1
        assert (reward == 1) <= (info["scores"][info["seat"]] == best)


def test_an_illegal_action_ends_the_game() -> None:
    env = CourtlyEnv("richelieu")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(4)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_the_same_seed_gives_the_same_game() -> None:
    told = []
    for _ in range(2):
        env = CourtlyEnv("lancaster", players=3, seat=None)
        _, info = env.reset(seed=5)
        for _ in range(10):
            seen, *_, info = env.step(int(info["action_mask"].argmax()))
        told.append(seen["observation"])
    assert np.array_equal(told[0], told[1])


def test_opponents_are_checked() -> None:
    with pytest.raises(OptionError, match="2 opponents"):
        CourtlyEnv("lancaster", players=3, opponents=["page"])
    with pytest.raises(OptionError, match="not a bot"):
        CourtlyEnv("richelieu", opponents="jester")
    with pytest.raises(OptionError, match="no seat"):
        CourtlyEnv("richelieu", seat=2)
