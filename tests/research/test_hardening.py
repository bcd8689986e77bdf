"""What a researcher may get wrong, or want differently: a clear word, and nothing is lost."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo")

import courtly
from courtly.bots import Bot, make_bot
from courtly.bots.opponents import Pool, make_opponent
from courtly.bots.search.searcher import Searcher
from courtly.core.errors import CourtlyError, IllegalMove, InvalidMove, OptionError, RecordError
from courtly.core.seen import Seen
from courtly.research import pettingzoo
from courtly.research.gymnasium import CourtlyEnv

NO_NUMBERS = [1.5, None, "first", 10**40]


def aec(**more: Any) -> Any:
    env = pettingzoo.env("lancaster", players=3, **more)
    env.reset(seed=3)
    return env


def parallel(**more: Any) -> Any:
    env = pettingzoo.parallel_env("richelieu", **more)
    env.reset(seed=3)
    return env


def first_legal(env: Any) -> int:
    return int(env.last()[-1]["action_mask"].argmax())


# -- 1 and 11: no seat, move or name gives garbage, a bare error or a crash


@pytest.mark.parametrize("agent", ["player_3", "player_-1", "player_1000000", "", "red"])
def test_an_agent_that_is_not_there(agent: str) -> None:
    env = aec()
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(OptionError, match=r"there is no agent .*; agents are player_0"):
            ask(agent)
    with pytest.raises(OptionError, match="there is no agent"):
        parallel().step({agent: 0})


@pytest.mark.parametrize("seat", [3, -1, 10**6, *NO_NUMBERS[:1], "first", 10**40])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    game = courtly.lancaster.new(players=3, seed=1)
    asked: list[Callable[[Any], Any]] = [
        game.legal,
        game.mask,
        game.events_for,
        game.redacted,
        game.view,
        game.seen_by,
        lambda who: game.play(0, who),
        lambda who: game.resampled(who, 1),
    ]
    for ask in asked:
        with pytest.raises(CourtlyError, match="seat"):
            ask(seat)


@pytest.mark.parametrize("action", [-1, 10**6, *NO_NUMBERS])
def test_an_action_that_is_none(action: Any) -> None:
    env = aec()
    before = env.state()
    with pytest.raises((CourtlyError, ValueError), match=r"action|move|legal"):
        env.step(action)
    assert np.array_equal(env.state(), before)
    gym = CourtlyEnv("richelieu")
    gym.reset(seed=1)
    with pytest.raises(CourtlyError, match="action"):
        gym.step(action)
    if action is not None and not isinstance(action, str):
        with pytest.raises(InvalidMove):
            courtly.richelieu.new(seed=1).play(action)


def test_a_number_of_numpy_is_a_move() -> None:
    game = courtly.richelieu.new(seed=1)
    game.play(np.int64(int(game.legal()[0])))
    assert len(game.history) == 1


def test_before_reset() -> None:
    fresh = pettingzoo.env("richelieu")
    for ask in (fresh.last, fresh.state, lambda: fresh.step(0), lambda: fresh.observe("player_0")):
        with pytest.raises(CourtlyError, match=r"reset\(\)"):
            ask()
    with pytest.raises(CourtlyError, match=r"reset\(\)"):
        pettingzoo.parallel_env("richelieu").step({})
    with pytest.raises(CourtlyError, match=r"reset\(\)"):
        pettingzoo.parallel_env("richelieu").state()
    with pytest.raises(CourtlyError, match=r"reset\(\)"):
        CourtlyEnv("richelieu").step(0)


@pytest.mark.parametrize("wrong", ["illegal", "observation", "reward", "render_mode"])
def test_a_choice_that_is_none(wrong: str) -> None:
    makers: list[Callable[..., Any]] = [pettingzoo.env, pettingzoo.parallel_env, CourtlyEnv]
    for make in makers:
        with pytest.raises(OptionError, match=wrong):
            make("richelieu", **{wrong: "nonsense"})


def test_numbers_that_are_none() -> None:
    game = courtly.richelieu.new(seed=1)
    for wrong in (0, -1, 1.5, "many", None):
        with pytest.raises(OptionError, match="n is"):
            courtly.playouts(game, wrong)  # type: ignore[arg-type]
        with pytest.raises(OptionError, match="threads is"):
            courtly.playouts(game, 1, threads=wrong)  # type: ignore[arg-type]
        with pytest.raises(OptionError, match="games is"):
            courtly.conformance(game, wrong)  # type: ignore[arg-type]
    for wrong in (-1, 1.5, "all"):
        with pytest.raises(OptionError, match="moves to take back"):
            game.undo(wrong)  # type: ignore[arg-type]
    for record in (None, 3, b"Courtly-Record: 1"):
        with pytest.raises(RecordError, match="a record is text"):
            courtly.load(record)  # type: ignore[arg-type]
    for seat in (2, -1, 0.5, "first"):
        with pytest.raises(OptionError, match="seat"):
            CourtlyEnv("richelieu", seat=seat)  # type: ignore[arg-type]


def test_the_games_are_found_by_looking() -> None:
    assert {"lancaster", "richelieu", "load", "playouts"} <= set(dir(courtly))


@pytest.mark.slow
def test_what_has_to_be_compiled_is_announced(tmp_path: Path) -> None:
    """All of it before the first game, with no word of how long that is but a true one."""
    program = """
import time
from courtly.research.gymnasium import CourtlyEnv
env = CourtlyEnv("richelieu", opponents="squire")
began = time.process_time()
env.reset(seed=1)
print(time.process_time() - began)
"""
    away = {**os.environ, "COURTLY_CACHE": str(tmp_path), "COURTLY_ENGINE": "release"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=away, capture_output=True, text=True, check=True
    )
    said = done.stderr.splitlines()
    for part in ("engine", "bots that look ahead", "observations and batches"):
        assert [line for line in said if line.endswith(f"up to a minute: Richelieu, {part} …")]
        took = [line for line in said if line.endswith(f"s: Richelieu, {part}.")]
        assert len(took) == 1
    assert float(done.stdout) < 0.5  # of the processor's time: nothing is compiled there


# -- 3: copies and pickles


@pytest.mark.parametrize("twin", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_environments_copy_and_pickle(twin: Callable[[Any], Any]) -> None:
    for env in (aec(), aec(observation="flat", reward="lead")):
        for _ in range(8):
            env.step(first_legal(env))
        other = twin(env)
        for _ in range(30):
            assert np.array_equal(env.state(), other.state())
            action = first_legal(env)
            env.step(action)
            other.step(action)
        kept = other.state()
        env.step(first_legal(env))
        assert np.array_equal(other.state(), kept)  # its own game


def test_gymnasium_copies_and_pickles() -> None:
    env = CourtlyEnv("richelieu", opponents="squire")
    _, info = env.reset(seed=4)
    for _ in range(3):
        *_, info = env.step(int(info["action_mask"].argmax()))
    other = pickle.loads(pickle.dumps(env))
    action = int(info["action_mask"].argmax())
    mine, theirs = env.step(action), other.step(action)
    assert np.array_equal(mine[0]["observation"], theirs[0]["observation"])


def test_moves_and_errors_are_the_same_after_pickling() -> None:
    game = courtly.lancaster.new(players=3, seed=1)
    for move in game.legal():
        other = pickle.loads(pickle.dumps(move))
        assert (type(other), other, other.text, other.args, other.labels, other.kind) == (
            type(move),
            move,
            move.text,
            move.args,
            move.labels,
            move.kind,
        )
    illegal = next(move for move in game.spec.moves if move not in game.legal())
    with pytest.raises(IllegalMove) as refused:
        game.play(illegal)
    error = pickle.loads(pickle.dumps(refused.value))
    assert (str(error), error.rule, error.legal) == (
        str(refused.value),
        refused.value.rule,
        refused.value.legal,
    )


# -- 4: illegal actions as the peers want them


def test_an_illegal_action_ends_the_game_where_that_is_wanted() -> None:
    env = aec(illegal="end")
    loser = env.agent_selection
    env.step(int(env.last()[-1]["action_mask"].argmin()))
    assert all(env.terminations.values())
    assert env.rewards == {a: -1.0 if a == loser else 0.0 for a in env.possible_agents}
    assert env.infos[loser] == {"illegal": True}
    while env.agents:
        env.step(None)
    both = parallel(illegal="end")
    _, rewards, ended, _, _ = both.step(dict.fromkeys(both.agents, 10**6))
    assert (sum(rewards.values()), all(ended.values()), both.agents) == (-1.0, True, [])


def test_gymnasium_refuses_where_that_is_wanted() -> None:
    env = CourtlyEnv("richelieu", illegal="refuse")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"R2\.1"):
        env.step(4)
    env.step(int(info["action_mask"].argmax()))


# -- 5: opponents in any form


class Last:
    """Takes the last of its moves."""

    made: int = 0

    def __init__(self, seed: int | None = None) -> None:
        Last.made += 1

    def choose(self, seen: Seen) -> Any:
        return seen.legal[-1]


def last(seen: Seen) -> int:
    return int(seen.legal[-1])


def follow(env: CourtlyEnv, steps: int = 12) -> list[str]:
    _, info = env.reset(seed=9)
    for _ in range(steps):
        *_, info = env.step(int(info["action_mask"].argmax()))
    return [str(move) for _, move in env._game.history]


def test_opponents_in_every_form_play_alike() -> None:
    name = f"{__name__}:Last"
    forms: list[Any] = [name, Last, Last(), last, Pool(last), [last]]
    games = [follow(CourtlyEnv("richelieu", opponents=form)) for form in forms]
    assert all(game == games[0] for game in games)


def test_a_pool_draws_for_every_game() -> None:
    asked: list[str] = []

    def asks(name: str) -> Callable[[Seen], int]:
        return lambda seen: asked.append(name) or int(seen.legal[0])  # type: ignore[func-returns-value]

    pool = Pool(asks("a"), asks("b"))
    env = CourtlyEnv("richelieu", opponents=pool)
    for seed in range(12):
        _, info = env.reset(seed=seed)
        env.step(int(info["action_mask"].argmax()))
    assert set(asked) == {"a", "b"}


def test_budgets() -> None:
    bot = make_bot("search:500", 1)
    assert isinstance(bot, Searcher)
    assert bot.simulations == 500
    for wrong in ({"simulations": 0}, {"simulations": -5}, {"seconds": 0.0}, {}):
        with pytest.raises(OptionError):
            Searcher(1, **wrong)
    for name in ("search:0", "search:-5", "search:", "search:many"):
        with pytest.raises(OptionError, match="search:500"):
            make_bot(name)


def test_what_is_no_opponent() -> None:
    wrongs: list[Any] = [3, object, object(), Pool(7)]  # type: ignore[arg-type]
    for wrong in wrongs:
        with pytest.raises(OptionError, match="no opponent"):
            CourtlyEnv("richelieu", opponents=wrong)
    with pytest.raises(OptionError, match="at least one"):
        Pool()
    env = CourtlyEnv("richelieu", opponents=lambda seen: 10**6)
    with pytest.raises(InvalidMove, match="not legal; legal: "):
        follow(env)
    assert isinstance(make_opponent("squire", 1, lambda n: 0), Bot)


# -- 7 and 8: rewards at every step, flat observations, the state


def played_out(env: Any, seed: int) -> tuple[dict[str, float], list[float]]:
    """What every agent was given in all, and after each step."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    steps = []
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        given[agent] += reward
        steps.append(reward)
        env.step(None if over else int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return given, steps


@pytest.mark.parametrize("game", ["lancaster", "richelieu"])
def test_shaping_adds_up_to_nothing(game: str) -> None:
    plain, _ = played_out(pettingzoo.env(game), 5)
    shaped, steps = played_out(pettingzoo.env(game, reward="lead"), 5)
    start = pettingzoo.env(game, reward="lead")
    start.reset(seed=5)
    for k, agent in enumerate(plain):
        assert shaped[agent] == pytest.approx(plain[agent] - start._leads[k])
    assert sum(reward != 0 for reward in steps) > 10


def test_shaping_in_parallel_and_gymnasium() -> None:
    for env in (parallel(reward="lead"), CourtlyEnv("richelieu", reward="lead", opponents=last)):
        told = env.reset(seed=2)
        rewards: list[float] = []
        over = False
        while not over:
            if isinstance(env, CourtlyEnv):
                *_, info = told
                told = env.step(int(info["action_mask"].argmax()))
                rewards.append(float(told[1]))
                over = told[2]
            else:
                told = env.step({a: int(i["action_mask"].argmax()) for a, i in told[-1].items()})
                rewards.append(told[1]["player_0"])
                over = not env.agents
        assert sum(reward != 0 for reward in rewards) > 5
        assert -1.5 < sum(rewards) < 1.5


def test_flat_observations_and_the_state() -> None:
    env, flat = aec(), aec(observation="flat")
    dictionary = env.observe("player_1")["observation"]
    assert np.array_equal(flat.observe("player_1"), dictionary)
    assert flat.observation_space("player_1").contains(flat.observe("player_1"))
    together = np.concatenate([flat.observe(agent) for agent in flat.agents])
    assert np.array_equal(flat.state(), together)
    assert flat.state_space.contains(flat.state())
    gym = CourtlyEnv("richelieu", observation="flat")
    seen, info = gym.reset(seed=1)
    assert gym.observation_space.contains(seen)
    assert info["action_mask"].any()


def test_observations_by_the_names_of_rllib() -> None:
    env, plain = aec(observation="rllib"), aec()
    told, usual = env.observe("player_1"), plain.observe("player_1")
    assert env.observation_space("player_1").contains(told)
    assert np.array_equal(told["observations"], usual["observation"])
    assert np.array_equal(told["action_mask"], usual["action_mask"].astype(np.float32))


def test_masks_are_open_when_a_game_is_over() -> None:
    env = CourtlyEnv("richelieu", opponents=last)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        *_, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert info["action_mask"].all()
    assert env.action_masks().all()
