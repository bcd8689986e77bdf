"""PettingZoo: its own tests on our games, and votes as one step."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import courtly
from courtly.core.errors import CourtlyError

pytest.importorskip("pettingzoo")

with warnings.catch_warnings():  # the suite imports its own games the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

from courtly.research import pettingzoo

from .configurations import NAMES, TABLES

CYCLES = 60 if os.environ.get("COURTLY_ENGINE") == "plain" else 600
MAKERS: dict[str, Callable[..., Any]] = {
    name: partial(pettingzoo.env, game, **options) for name, (game, options) in TABLES.items()
}
PARALLEL: dict[str, Callable[..., Any]] = {
    name: partial(pettingzoo.parallel_env, game, **options)
    for name, (game, options) in TABLES.items()
}
#: The suite knows dictionaries with masks from its own games only, by name.
EXPECTED = "probably should be|not a NumPy array|all zeros|does not have"


@pytest.fixture(autouse=True)
def _its_own_warnings() -> Any:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=f".*({EXPECTED}).*")
        yield


@pytest.mark.parametrize("name", NAMES)
def test_api(name: str) -> None:
    api_test(MAKERS[name](), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_seeds(name: str) -> None:
    seed_test(MAKERS[name], num_cycles=CYCLES // 4)


@pytest.mark.parametrize("name", NAMES)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(MAKERS[name])
    assert capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_parallel_api(name: str) -> None:
    parallel_api_test(PARALLEL[name](), num_cycles=CYCLES)


@pytest.mark.parametrize("name", NAMES)
def test_parallel_seeds(name: str) -> None:
    """This part of the suite asks no masks, so most of its games end with the first step."""
    parallel_seed_test(partial(PARALLEL[name], illegal="end"), num_cycles=CYCLES // 4)


def test_a_seed_deals_as_new_does() -> None:
    env = pettingzoo.lancaster(players=3)
    env.reset(seed=7)
    game = courtly.lancaster.new(seed=7, players=3)
    assert env.agent_selection == f"player_{game.actor}"
    mask = env.last()[4]["action_mask"]
    assert np.array_equal(mask.astype(bool), game.mask())


def test_whole_games_pay_nothing_in_sum() -> None:
    env = pettingzoo.lancaster(players=3)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        if over:
            total[agent] += reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    assert sum(total.values()) == pytest.approx(0)
    assert any(total.values())


def test_what_was_seen_stays_as_it_was() -> None:
    env = pettingzoo.richelieu()
    env.reset(seed=1)
    first = env.last()[0]
    assert first is not None
    kept = first["observation"].copy()
    for _ in range(40):
        env.step(int(env.last()[4]["action_mask"].argmax()))
    assert np.array_equal(first["observation"], kept)


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    env = pettingzoo.richelieu()
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(CourtlyError, match="take a5"):
        env.step(4)
    assert env.agent_selection == agent
    env.step(0)


def test_a_vote_is_one_step() -> None:
    env = pettingzoo.lancaster_parallel(players=4)
    _, infos = env.reset(seed=1)
    rng = np.random.default_rng(1)
    deciding = set()
    while env.agents:
        masks = {agent: info["action_mask"] for agent, info in infos.items()}
        asked = [agent for agent, mask in masks.items() if not mask[env.wait]]
        deciding.add(len(asked))
        actions = {a: int(rng.choice(np.flatnonzero(mask))) for a, mask in masks.items()}
        _, rewards, ends, _, infos = env.step(actions)
        assert all(ends.values()) == (not env.agents)
    assert deciding == {1, 4}
    assert sum(rewards.values()) == pytest.approx(0)


def test_nobody_can_act_out_of_turn() -> None:
    env = pettingzoo.richelieu_parallel()
    _, infos = env.reset(seed=1)
    idle = next(agent for agent, info in infos.items() if info["action_mask"][env.wait])
    with pytest.raises(ValueError, match="nothing to decide"):
        env.step({idle: 0})
    with pytest.raises(ValueError, match="cannot wait"):
        env.step({})
