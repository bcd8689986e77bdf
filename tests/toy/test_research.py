"""The toy for programs that learn: batches, PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

import random
import warnings
from typing import Any

import numpy as np
import pytest

from courtly.observe import encoder
from courtly.vector import VectorEnv

from .game import Toy
from .rules import HIDDEN


def test_observations_are_the_record_as_the_seat_sees_it() -> None:
    game = Toy.make({}, 3)
    game.play("bid 2")
    sight = encoder("toy")
    for seat in range(2):
        seen = sight.observe(game, seat)
        assert np.all((seen >= 0) & (seen <= sight.layout.high))
        parts = sight.layout.read(np.rint(seen / sight.layout.units))
        assert parts["own_seat"].argmax() == seat
        record = game.redacted(seat)[0]
        assert record["bid"][0] == (2 if seat == 0 else HIDDEN)
        for name in ("actor", "round", "card", "bid", "chips"):
            assert (parts[name] - 8).tolist() == np.atleast_1d(record[name]).tolist()
        assert np.array_equal(seen, sight.observe(game.resampled(seat, 5), seat))


def test_batches() -> None:
    env = VectorEnv("toy", 6, seed=1, threads=2, rounds=2)
    ended = 0
    for _ in range(20):
        env.step(env.random_actions())
        ended += int(env.dones.sum())
        assert np.allclose(env.rewards.sum(axis=1), 0)
        best = env.standings.argmax(axis=1)
        assert all(env.rewards[i, best[i]] >= 0 for i in np.flatnonzero(env.dones))
    env.close()
    assert ended == 6 * 5


def test_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.test import api_test, parallel_api_test

        from courtly.research import pettingzoo

        api_test(pettingzoo.toy(rounds=4), num_cycles=40)
        parallel_api_test(pettingzoo.toy_parallel(), num_cycles=40)
    env = pettingzoo.parallel_env("toy", rounds=1)
    env.reset(seed=1)
    _, rewards, over, _, _ = env.step({"player_0": 0, "player_1": 3})
    assert all(over.values())
    assert sum(rewards.values()) == 0


def test_gymnasium() -> None:
    pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from courtly.research.gymnasium import CourtlyEnv

    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*(render_mode|unwrapped|spec).*")
        check_env(CourtlyEnv("toy", render_mode="ansi"))


def test_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from courtly.research import openspiel

    if "courtly_toy" not in pyspiel.registered_names():
        openspiel.register("toy")
    game = pyspiel.load_game("courtly_toy(rounds=4)")
    assert (game.num_players(), game.num_distinct_actions()) == (2, 4)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)
    state: Any = game.new_initial_state()
    rng = random.Random(1)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 0
