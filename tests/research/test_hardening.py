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
    for name in ("agent_selection", "rewards", "terminations", "truncations", "infos"):
        assert not hasattr(fresh, name)
        with pytest.raises(CourtlyError, match=rf"no {name}: call reset\(\)"):
            getattr(fresh, name)
    with pytest.raises(AttributeError, match="nonsense"):
        fresh.nonsense  # noqa: B018
    gym = CourtlyEnv("richelieu")
    for draw in (fresh.render, pettingzoo.parallel_env("richelieu").render, gym.render):
        with pytest.raises(CourtlyError, match=r"reset\(\)"):
            draw()
    with pytest.raises(CourtlyError, match=r"reset\(\)"):
        gym.action_masks()
    with pytest.raises(CourtlyError, match=r"reset\(\)"):
        pettingzoo.parallel_env("richelieu").step({})
    with pytest.raises(CourtlyError, match=r"reset\(\)"):
        pettingzoo.parallel_env("richelieu").state()
    with pytest.raises(CourtlyError, match=r"reset\(\)"):
        CourtlyEnv("richelieu").step(0)


def test_after_all_agents_have_left() -> None:
    env = aec(illegal="end")
    env.step(int(env.last()[-1]["action_mask"].argmin()))
    while env.agents:
        env.step(None)
    for ask in (env.last, lambda: env.step(None), lambda: env.step(0)):
        with pytest.raises(CourtlyError, match=r"all agents have left: call reset\(\)"):
            ask()
    both = parallel(illegal="end")
    both.step(dict.fromkeys(both.agents, 10**6))
    with pytest.raises(CourtlyError, match=r"it is over: call reset\(\)"):
        both.step({})
    assert both.render()


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


class Last:
    """Takes the last of its moves."""

    made: int = 0

    def __init__(self, seed: int | None = None) -> None:
        Last.made += 1

    def choose(self, seen: Seen) -> Any:
        return seen.legal[-1]


def last(seen: Seen) -> int:
    return int(seen.legal[-1])


#: Every kind of opponent that plays the same game again.
STEADY: list[Any] = [
    "page", "squire", "knight", "duke", "hand-squire", "hand-knight", "search:20", "net-knight",
    "net-glance", "net-20sims",
    pytest.param(Last, id="class"),
    pytest.param(Last(), id="object"),
    pytest.param(last, id="function"),
    pytest.param(Pool("squire", "search:20"), id="pool"),
]  # fmt: skip
TWINS: list[Callable[[Any], Any]] = [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))]


def begun(opponents: Any, steps: int = 3) -> tuple[CourtlyEnv, dict[str, Any]]:
    """An environment in the middle of a game, and what is known there."""
    env = CourtlyEnv("richelieu", opponents=opponents)
    _, info = env.reset(seed=4)
    for _ in range(steps):
        *_, info = env.step(int(info["action_mask"].argmax()))
    return env, info


@pytest.mark.parametrize("opponents", STEADY)
def test_gymnasium_copies_and_pickles(opponents: Any) -> None:
    env, info = begun(opponents)
    others = [twin(env) for twin in TWINS]
    for _ in range(6):
        action = int(info["action_mask"].argmax())
        seen, *_, info = env.step(action)
        for other in others:
            theirs = other.step(action)[0]["observation"]
            assert np.array_equal(seen["observation"], theirs)


@pytest.mark.parametrize("twin", TWINS)
def test_an_opponent_by_the_clock_copies_and_pickles(twin: Callable[[Any], Any]) -> None:
    env, _ = begun("king", steps=0)
    bot: Any = env._bots[1]
    bot.seconds = 0.001
    bot.choose(env._game.seen_by(0))
    other = twin(env)
    assert other._bots[1].explain() == bot.explain()
    assert other._bots[1].again() in env._game.legal()
    _, reward, *_ = other.step(int(other.action_masks().argmax()))
    assert reward == 0


@pytest.mark.parametrize("twin", TWINS)
def test_a_copied_tree_works_on_positions_of_its_own(twin: Callable[[Any], Any]) -> None:
    """The words are the positions, seen in another way: kernels hash what they have just played."""
    env, _ = begun("search:20")
    bot: Any = twin(env)._bots[1]
    store, first = bot._trees[0].store, env._bots[1]._trees[0].store  # type: ignore[attr-defined]
    assert np.shares_memory(store.words, store.work)
    assert not np.shares_memory(store.work, first.work)
    assert [len(part) for part in store] == [len(part) for part in first]
    assert np.array_equal(store.slots, first.slots)


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


@pytest.mark.parametrize("wrong", [0.7, None, "x", -1, 10**6, np.zeros(3)], ids=str)
def test_what_opponents_choose_is_checked(wrong: Any) -> None:
    class Odd:
        def __init__(self, seed: int | None = None) -> None:
            pass

        def choose(self, seen: Seen) -> Any:
            return seen.legal[0] + wrong if isinstance(wrong, float) else wrong

    for opponent in (Odd, Odd(), Odd().choose):
        with pytest.raises(InvalidMove, match=r"an opponent chose .* not legal; legal: "):
            follow(CourtlyEnv("richelieu", opponents=opponent))


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


class Seedless:
    """Cannot be made with a seed."""

    def choose(self, seen: Seen) -> Any:
        return seen.legal[0]


@pytest.mark.parametrize("wrong", ["os:path", "os:getcwd", "../x:y", "os:nothing", Seedless])
def test_opponents_that_cannot_be_made(wrong: Any) -> None:
    with pytest.raises(OptionError, match=r"no opponent that can be made|cannot be found"):
        CourtlyEnv("richelieu", opponents=wrong)
    CourtlyEnv("richelieu", opponents=Seedless())


def test_a_game_without_a_name() -> None:
    makers: list[Callable[..., Any]] = [pettingzoo.env, pettingzoo.parallel_env, CourtlyEnv]
    for make in makers:
        for wrong in (["lancaster"], None, 3):
            with pytest.raises(OptionError, match="by its name"):
                make(wrong)


def test_actions_of_nobody() -> None:
    wrongs: list[Any] = [None, 3, [0, 1]]
    for wrong in wrongs:
        with pytest.raises(InvalidMove, match="by agent"):
            parallel().step(wrong)


def test_a_seed_that_is_none() -> None:
    for env in (aec(), parallel()):
        for wrong in (object(), 1.5, [1]):
            with pytest.raises(OptionError, match="a seed"):
                env.reset(seed=wrong)
        env.reset(seed=np.int64(3))


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


def test_a_forfeit_gives_the_shaping_back() -> None:
    env = pettingzoo.env("lancaster", players=3, reward="lead", illegal="end")
    env.reset(seed=3)
    start, given = list(env._leads), dict.fromkeys(env.possible_agents, 0.0)
    for step in range(10**6):
        if not env.agents:
            break
        agent = env.agent_selection
        _, reward, over, _, info = env.last()
        given[agent] += reward
        illegal = step >= 40 and any(abs(lead) > 0.05 for lead in env._leads)
        if illegal and not over:
            loser, before = agent, list(env._leads)
        pick = np.argmin if illegal else np.argmax
        env.step(None if over else int(pick(info["action_mask"])))
        if illegal and not over:
            now = [env.rewards[agent] for agent in env.possible_agents]
            lost = [-1.0 * (agent == loser) for agent in env.possible_agents]
            assert now == pytest.approx([a - b for a, b in zip(lost, before, strict=True)])
    for k, agent in enumerate(given):
        assert given[agent] == pytest.approx(-1.0 * (agent == loser) - start[k])


def test_a_forfeit_gives_the_shaping_back_in_parallel() -> None:
    env = pettingzoo.parallel_env("lancaster", players=3, reward="lead", illegal="end")
    _, infos = env.reset(seed=3)
    start, given = list(env._leads), dict.fromkeys(env.possible_agents, 0.0)
    for step in range(31):
        assert step < 30 or any(abs(lead) > 0.01 for lead in env._leads)
        pick = np.argmax if step < 30 else np.argmin
        actions = {agent: int(pick(info["action_mask"])) for agent, info in infos.items()}
        _, rewards, _, _, infos = env.step(actions)
        given = {agent: total + rewards[agent] for agent, total in given.items()}
    assert env.agents == []
    shaping = [given[agent] + start[k] for k, agent in enumerate(given)]
    assert sorted(shaping) == pytest.approx([-1.0, 0.0, 0.0])


def test_a_forfeit_gives_the_shaping_back_in_gymnasium() -> None:
    env = CourtlyEnv("lancaster", players=3, reward="lead", opponents=last)
    _, info = env.reset(seed=3)
    start, total, over, steps = env._lead, 0.0, False, 0
    while not over:
        steps += 1
        illegal = abs(env._lead) > 0.05 and steps > 20
        pick = np.argmin if illegal else np.argmax
        _, reward, over, _, info = env.step(int(pick(info["action_mask"])))
        total += reward
    assert info["illegal"]
    assert total == pytest.approx(-1.0 - start)


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
