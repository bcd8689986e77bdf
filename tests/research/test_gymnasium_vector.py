"""Many games at once for Gymnasium: opponents inside the batch are those outside it."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("gymnasium")

import gymnasium

import courtly.research  # noqa: F401  registers the names
from courtly.bots import make_bot
from courtly.bots.nets import weights
from courtly.bots.nets.learned import learned
from courtly.bots.nets.net import Net
from courtly.bots.search.searcher import Searcher
from courtly.bots.squire import Squire
from courtly.core.errors import CourtlyError, InvalidMove, OptionError
from courtly.games import game_class
from courtly.observe import encoder
from courtly.research import against
from courtly.research.conventions import lead
from courtly.research.gymnasium import CourtlyEnv
from courtly.research.vector import CourtlyVectorEnv
from courtly.vector import VectorEnv

GAMES: list[tuple[str, dict[str, Any]]] = [("richelieu", {}), ("lancaster", {"players": 3})]


def played(envs: CourtlyVectorEnv, steps: int, seed: int = 1) -> list[Any]:
    """Whatever there is to see in some steps of random play."""
    rng = np.random.default_rng(seed)
    seen, info = envs.reset(seed=seed)
    told: list[Any] = [seen]
    for _ in range(steps):
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, rewards, ended, cut, info = envs.step(np.array(actions))
        assert not cut.any()
        told.append((seen, rewards, ended, info))
    return told


def choice_of(envs: CourtlyVectorEnv, position: Any, seat: int, how: tuple[Any, ...]) -> int:
    """What an opponent inside the batch chooses."""
    chosen = np.zeros(1, np.int64)
    envs._loops.choose_each(position._states, np.array([seat]), *how, chosen)
    return int(chosen[0])


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("opponents", ["page", "squire", "search:8"])
def test_whole_games(game: str, options: dict[str, Any], opponents: str) -> None:
    envs = CourtlyVectorEnv(game, 3, opponents=opponents, seat=None, **options)
    ended = 0
    for seen, rewards, over, info in played(envs, 90)[1:]:
        assert envs.observation_space.contains(seen)
        assert info["action_mask"].any(axis=1).all()
        assert (rewards[~over] == 0).all()
        for i in np.flatnonzero(over):
            ended += 1
            assert -1 <= rewards[i] <= 1
            final = info["final_obs"][i]
            assert envs.single_observation_space.contains(final)
            standing = info["final_info"]["standing"][i]
            assert standing.any()
    assert ended


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_squires_choose_as_they_do_outside(game: str, options: dict[str, Any]) -> None:
    envs = CourtlyVectorEnv(game, 2, **options)
    kind = game_class(game)
    span, desk = envs._parts[0]
    position = kind.make(options, 5)
    rng = np.random.default_rng(2)
    checked = 0
    while not position.over:
        seat = position.actor
        assert seat is not None
        if len(position.legal()) > 1 and checked < 40:
            squire = Squire(1)
            chance = squire._rng.copy()
            how = against.SQUIRE, Squire.SAMPLES, desk, span.work, chance
            choice = choice_of(envs, position, seat, how)
            assert choice == squire.choose(position.seen_by(seat))
            checked += 1
        position.play(int(rng.choice(position.legal())))
    assert checked == 40


def test_search_chooses_as_it_does_outside() -> None:
    envs = CourtlyVectorEnv("richelieu", 1, opponents="search:60")
    position = game_class("richelieu").make({}, 3)
    span, desk = envs._parts[0]
    for _ in range(6):
        seat = position.actor
        assert seat is not None
        outside = Searcher(4, simulations=60)
        seen = position.seen_by(seat)
        outside._prepare(seen)
        chance = outside._trees[0].rng.copy()
        how = against.SEARCH, 60, desk, span.work, chance
        choice = choice_of(envs, position, seat, how)
        assert choice == outside.choose(seen)
        position.play(choice)


@pytest.fixture(scope="module")
def some_nets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Nets of chance numbers: they judge as any other, if not well."""
    folder, rng = tmp_path_factory.mktemp("nets"), np.random.default_rng(5)
    for game, players in (("richelieu", 2), ("lancaster", 3)):
        how = learned(game)
        assert how is not None
        net = weights.empty(how.shape, 16)
        arrays = [rng.normal(0, 0.1, array.shape).astype(np.float32) for array in net]
        about = weights.About(game, players, how.shape.features, 1, 0, 0, 0)
        weights.save(folder / weights.file_name(game, players), Net(*arrays), about)
    return folder


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize(("name", "kind"), [("knight", against.NET), ("glance", against.GLANCE)])
def test_nets_choose_as_they_do_outside(
    game: str, options: dict[str, Any], name: str, kind: int, some_nets: Path
) -> None:
    opponents = f"net-{name}@{some_nets}"
    envs = CourtlyVectorEnv(game, 2, opponents=opponents, **options)
    played(envs, 20)
    position = game_class(game).make(options, 5)
    span, desk = envs._parts[0]
    rng = np.random.default_rng(2)
    checked = 0
    while checked < 25:
        seat = position.actor
        assert seat is not None
        if len(position.legal()) > 1:
            outside: Any = make_bot(opponents, 1)
            chance = outside._rng.copy()
            how = kind, 4, desk, span.work, chance
            choice = choice_of(envs, position, seat, how)
            assert choice == outside.choose(position.seen_by(seat))
            assert outside.net
            checked += 1
        position.play(int(rng.choice(position.legal())))


def test_without_a_net_it_is_said(
    some_nets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(weights, "DATA", tmp_path)
    with pytest.raises(OptionError, match="no net for richelieu with 2 players"):
        CourtlyVectorEnv("richelieu", 1, opponents="net-knight")
    with pytest.raises(CourtlyError, match=r"has no lancaster-4\.npz"):
        CourtlyVectorEnv("lancaster", 1, opponents=f"net-knight@{some_nets}", players=4)
    nets = ["net-knight", f"net-knight@{some_nets}"]
    with pytest.raises(OptionError, match="the same one"):
        CourtlyVectorEnv("lancaster", 1, opponents=nets, players=3)


def test_it_tells_what_the_game_object_tells() -> None:
    envs = CourtlyVectorEnv("lancaster", 2, opponents=["page", "squire"], seat=1, players=3)
    sight = encoder("lancaster")
    seen, info = envs.reset(seed=3)
    for _ in range(25):
        for i in range(2):
            twin = game_class("lancaster")(
                envs._batch.states[i : i + 1].copy(), envs._games.options
            )
            assert 1 in twin.actors
            assert np.array_equal(info["action_mask"][i].astype(bool), twin.mask(1))
            assert np.array_equal(seen["observation"][i], sight.observe(twin, 1))
        seen, *_, info = envs.step(info["action_mask"].argmax(axis=1))


def test_threads_and_seeds() -> None:
    def flat(envs: CourtlyVectorEnv) -> list[Any]:
        told = played(envs, 40)
        envs.close()
        return [step[0]["observation"].tobytes() for step in told[1:]]

    one, two, again = (
        CourtlyVectorEnv("richelieu", 4, seat=None, threads=threads) for threads in (1, 2, 1)
    )
    first = flat(one)
    assert first == flat(two)
    assert first == flat(again)


def test_made_by_its_name() -> None:
    envs = gymnasium.make_vec(
        "courtly/Richelieu-v0",
        num_envs=2,
        vectorization_mode="vector_entry_point",
        opponents="page",
        observation="flat",
    )
    seen, info = envs.reset(seed=1)
    assert seen.shape == (2, encoder("richelieu").size)
    envs.step(info["action_mask"].argmax(axis=1))
    envs.close()


def test_one_name_has_one_kind_of_opponents() -> None:
    one = gymnasium.make("courtly/Richelieu-v0").unwrapped
    many = gymnasium.make_vec(
        "courtly/Richelieu-v0",
        num_envs=2,
        vectorization_mode="vector_entry_point",
        illegal="refuse",
    )
    assert isinstance(one, CourtlyEnv)
    assert isinstance(many, CourtlyVectorEnv)
    assert one._opponents == many._same["opponents"] == ["page"]
    with pytest.raises(OptionError, match="refuse illegal actions"):
        CourtlyVectorEnv("richelieu", 1, illegal="end")


def test_only_what_fits_is_restored() -> None:
    made: dict[str, Any] = {"opponents": "page", "players": 3}
    envs = CourtlyVectorEnv("lancaster", 2, **made)
    envs.reset(seed=1)
    saved = envs.save()
    others: dict[str, dict[str, Any]] = {
        "seat": {"seat": 1},
        "reward": {"reward": "lead"},
        "options": {"laws": "random"},
        "opponents": {"opponents": ["page", "squire"]},
    }
    for name, other in others.items():
        with pytest.raises(CourtlyError, match=f"other {name}: "):
            CourtlyVectorEnv("lancaster", 2, **{**made, **other}).restore(saved)
    for seat in (-1, 1, 3):
        with pytest.raises(CourtlyError, match="learners sit where they cannot"):
            envs.restore({**saved, "learners": np.array([0, seat])})
    with pytest.raises(CourtlyError, match="another game, size or version"):
        envs.restore({**saved, "leads": np.zeros(3)})
    nothings: list[Any] = [None, 3, {}]
    for nothing in nothings:
        with pytest.raises(CourtlyError, match="not saved by"):
            envs.restore(nothing)
    before = envs.action_masks()
    envs.restore(saved)
    assert np.array_equal(envs.action_masks(), before)


@pytest.mark.parametrize("threads", [1, 2])
def test_what_is_closed_says_so(threads: int) -> None:
    envs = CourtlyVectorEnv("richelieu", 2, threads=threads)
    _, info = envs.reset(seed=1)
    envs.close()
    for ask in (lambda: envs.step(info["action_mask"].argmax(axis=1)), envs.reset):
        with pytest.raises(CourtlyError, match="was closed"):
            ask()


def test_a_seed_also_decides_random_actions() -> None:
    envs = CourtlyVectorEnv("richelieu", 8)
    chosen = []
    for _ in range(2):
        envs.reset(seed=3)
        chosen.append(envs.random_actions())
        envs.step(envs.random_actions())
    assert np.array_equal(chosen[0], chosen[1])


def test_a_default_loop_of_gymnasium_goes_on_over_the_end() -> None:
    envs = gymnasium.make_vec("courtly/Richelieu-v0", num_envs=2, vectorization_mode="sync")
    _, info = envs.reset(seed=1)
    rng = np.random.default_rng(1)
    ended = 0
    while not ended:
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        *_, over, _, info = envs.step(np.array(actions))
        ended += over.sum()
    actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
    envs.step(np.array(actions))
    envs.close()


def test_what_is_wrong_is_said() -> None:
    for wrong in ("king", "search:0", "jester", 3):
        with pytest.raises(OptionError, match="inside the batch"):
            CourtlyVectorEnv("richelieu", 1, opponents=[wrong])  # type: ignore[list-item]
    for many in ("search:999999999", "search:" + "9" * 5000):
        with pytest.raises(OptionError, match="at most 100,000 simulations"):
            CourtlyVectorEnv("richelieu", 1, opponents=many)
    with pytest.raises(OptionError, match="by its name"):
        CourtlyVectorEnv(["richelieu"], 1)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="2 opponents"):
        CourtlyVectorEnv("lancaster", 1, opponents=["page"], players=3)
    with pytest.raises(OptionError, match="inside the batch"):
        CourtlyVectorEnv("richelieu", 1, opponents=lambda seen: 0)  # type: ignore[arg-type]
    for seat in (2, 0.5, "first"):
        with pytest.raises(OptionError, match="seat"):
            CourtlyVectorEnv("richelieu", 1, seat=seat)  # type: ignore[arg-type]
    numbers: list[Any] = [0, -1, 1.5, "many", None]
    for number in numbers:
        with pytest.raises(OptionError, match="n is"):
            VectorEnv("richelieu", number)
        with pytest.raises(OptionError, match="threads is"):
            VectorEnv("richelieu", 1, threads=number)
    with pytest.raises(OptionError, match="reward"):
        CourtlyVectorEnv("richelieu", 1, reward="gold")
    with pytest.raises(OptionError, match="tarot"):
        CourtlyVectorEnv("tarot", 1)
    envs = CourtlyVectorEnv("richelieu", 2, opponents="page")
    with pytest.raises(CourtlyError, match=r"reset\(\)"):
        envs.step(np.zeros(2, np.int64))
    _, info = envs.reset()
    good = info["action_mask"].argmax(axis=1)
    before = envs._batch.states.tobytes()
    for bad in (good.astype(float), good[:1], np.array([10**6, 0]), good * 0 - 1):
        with pytest.raises(InvalidMove):
            envs.step(bad)
    assert envs._batch.states.tobytes() == before
    envs.step(good)


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_games_with_opponents_copy_pickle_and_are_restored(
    game: str, options: dict[str, Any]
) -> None:
    made: dict[str, Any] = {"opponents": "page", "seat": None, "reward": "lead", **options}
    envs = CourtlyVectorEnv(game, 3, **made)
    played(envs, 10)
    third = CourtlyVectorEnv(game, 3, **made)
    third.restore(envs.save())
    twins = [pickle.loads(pickle.dumps(envs)), copy.deepcopy(envs), third]
    for _ in range(150):
        actions = envs.random_actions()
        seen, rewards, ended, _, info = envs.step(actions)
        for twin in twins:
            theirs = twin.step(twin.random_actions())
            assert np.array_equal(theirs[0]["observation"], seen["observation"])
            assert np.array_equal(theirs[1], rewards)
            assert np.array_equal(theirs[2], ended)
            assert np.array_equal(theirs[4]["seat"], info["seat"])
    dealt = envs.reset()[0]["observation"]
    for twin in twins:
        assert np.array_equal(twin.reset()[0]["observation"], dealt)
    with pytest.raises(CourtlyError, match="not saved"):
        envs.restore(envs._games.save())
    with pytest.raises(CourtlyError, match="another"):
        CourtlyVectorEnv(game, 2, **made).restore(envs.save())


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_shaping_is_that_of_the_single_environment(game: str, options: dict[str, Any]) -> None:
    """What the lead grew by at every step; over a game it adds up to nothing."""
    envs = CourtlyVectorEnv(game, 2, opponents="page", reward="lead", seat=None, **options)
    _, info = envs.reset(seed=4)
    seats, spec = envs._games.seats, game_class(game).spec
    leads, given, games = envs._contest.leads, np.zeros(2), 0
    began = leads.copy()
    while games < 3:
        _, rewards, ended, _, info = envs.step(envs.random_actions())
        given += rewards
        for i in range(2):
            here = envs._batch.states[i : i + 1]
            assert leads[i] == pytest.approx(lead(spec, here, int(info["seat"][i]), seats))
            if ended[i]:
                assert given[i] == pytest.approx(info["final_info"]["place"][i] - began[i])
                given[i], began[i], games = 0.0, leads[i], games + 1


def test_the_plain_batch_is_saved_and_restored() -> None:
    env = VectorEnv("richelieu", 3, seed=2)
    env.reset()
    for _ in range(30):
        env.step(env.random_actions())
    twins = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env), VectorEnv("richelieu", 3, seed=9)]
    twins[2].restore(env.save())
    for _ in range(120):
        actions = env.random_actions()
        env.step(actions)
        for twin in twins:
            assert np.array_equal(twin.random_actions(), actions)
            twin.step(actions)
            assert np.array_equal(twin.observations, env.observations)
    with pytest.raises(CourtlyError, match="another"):
        VectorEnv("richelieu", 2).restore(env.save())
