"""VectorEnv: the same games as the Game object plays, whatever the number of threads."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from courtly.core import jit
from courtly.core.errors import OptionError
from courtly.games import game_class
from courtly.observe import encoder
from courtly.vector import VectorEnv


def _twin(env: VectorEnv, i: int):  # type: ignore[no-untyped-def]
    """Position i as a game of its own."""
    return game_class(env.game)(env._batch.states[i : i + 1].copy(), env.options)


@pytest.mark.parametrize(("game", "options"), [("richelieu", {}), ("lancaster", {"players": 3})])
def test_tells_what_the_game_object_tells(game: str, options: dict[str, int]) -> None:
    env = VectorEnv(game, 4, seed=1, **options)
    ended = 0
    for _ in range(260):
        actions = env.random_actions()
        twins = [_twin(env, i) for i in range(env.n)]
        for i, twin in enumerate(twins):
            assert env.actors[i] == twin.actor
            assert np.array_equal(env.masks[i], twin.mask())
            assert np.array_equal(env.observations[i], encoder(game).observe(twin, twin.actor))
            twin.play(int(actions[i]))
        env.step(actions)
        for i, twin in enumerate(twins):
            assert env.dones[i] == twin.over
            assert env.rewards[i].any() <= twin.over
            if twin.over:
                ended += 1
                places = np.array(twin.standing().places)
                best = env.rewards[i] == env.rewards[i].max()
                assert np.array_equal(best, places == 0)
                assert env.rewards[i].sum() == pytest.approx(0, abs=1e-6)
    assert ended


def test_threads_change_nothing() -> None:
    one, two = (VectorEnv("richelieu", 5, seed=3, threads=n) for n in (1, 2))
    for _ in range(150):
        actions = one.random_actions()
        for env in (one, two):
            env.step(actions)
        assert np.array_equal(one.observations, two.observations)
        assert np.array_equal(one.rewards, two.rewards)
    two.close()


def test_helpers_asleep_or_awake_do_the_same() -> None:
    """Pauses about as long as helpers listen catch them awake, asleep and on the way to either."""
    one, three = (VectorEnv("richelieu", 7, seed=5, threads=n) for n in (1, 3))
    pauses = np.random.default_rng(1).uniform(0, 2e-3, 200)
    for pause in pauses.tolist():
        actions = one.random_actions()
        for env in (one, three):
            env.step(actions)
        assert np.array_equal(one.observations, three.observations)
        time.sleep(pause)
    three.close()


@pytest.mark.skipif(jit.MODE != "checked", reason="only checked kernels find the mistake")
def test_what_goes_wrong_on_another_thread_is_raised() -> None:
    env = VectorEnv("lancaster", 4, seed=1, threads=2)
    actions = env.random_actions()
    env._batch.states[0]["players"] = 100  # the other thread's position
    with pytest.raises(IndexError):
        env.step(actions)
    env.close()


@pytest.mark.slow
@pytest.mark.skipif(jit.MODE == "plain", reason="nothing is compiled")
def test_warming_leaves_nothing_to_compile(tmp_path: Path) -> None:
    """After `courtly warm --research` neither batches nor single positions compile anything."""
    code = (
        "import courtly.vector as v\n"
        "from courtly.research.table import Table\n"
        "v.warm_up('richelieu')\n"
        "def count():\n"
        "    kernels = vars(v.encoder('richelieu').batch).values()\n"
        "    return sum(len(getattr(kernel, 'signatures', ())) for kernel in kernels)\n"
        "ready = count()\n"
        "env = v.VectorEnv('richelieu', 2, threads=2)\n"
        "env.step(env.random_actions())\n"
        "table = Table('richelieu', {})\n"
        "seat = table.deal(1)\n"
        "table.play(seat, 0)\n"
        "table.see(0), table.rewards()\n"
        "v.encoder('richelieu').observe(table.game(), 0)\n"
        "assert ready == count(), (ready, count())\n"
        "env.close()\n"
    )
    # a cache of its own, so that the kernels are compiled here and not loaded
    home = {**os.environ, "COURTLY_CACHE": str(tmp_path)}
    subprocess.run([sys.executable, "-c", code], check=True, env=home)


def test_reset_by_seed() -> None:
    env = VectorEnv("lancaster", 3, seed=1, players=2)
    first = env.observations.copy()
    env.step(env.random_actions())
    env.reset(2)
    assert not np.array_equal(env.observations, first)
    env.reset(1)
    assert np.array_equal(env.observations, first)


def test_illegal_actions_are_refused_and_nothing_moves() -> None:
    env = VectorEnv("richelieu", 3, seed=1)
    before = env._batch.states.tobytes()
    actions = env.random_actions()
    actions[1] = 4
    with pytest.raises(ValueError, match="not legal in position 1"):
        env.step(actions)
    assert env._batch.states.tobytes() == before
    with pytest.raises(OptionError, match="at least 1"):
        VectorEnv("richelieu", 0)
