"""Chances as they are shown: calibrated, stored with the net, and no part of how it plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import courtly
from courtly.bots.nets import weights
from courtly.bots.nets.players import Instant, net_searcher
from courtly.bots.nets.sight import Sight, logs, normed
from courtly.bots.nets.weights import About, Weights, WeightsError
from courtly.cli.main import cli
from courtly.train.measure import by_sight, judged, means_by_eyes
from courtly.train.sight import calibrate, fit_sight, sight_of_own_games
from courtly.train.tables import How, Room

from .some_games import COMPILED, any_net, kernels, walk

ABOUT = About("richelieu", 2, kernels("richelieu").shape.features, 1, 7, 3, 1000)
FILE = "richelieu-2.npz"


def some_sight(*, scale: float = 1.0, temper: float = 1.0) -> Sight:
    """A sight of two stages by a net of its own."""
    arrays = any_net("richelieu", seed=2)[:3]
    scales = np.array([[scale, 0.0]] * 2)
    found = Sight(*arrays, np.array([1, 20]), scales, np.full(2, temper))
    return Sight(*(np.asarray(array, np.float32) for array in found))


def test_a_planted_lack_of_modesty_is_found_and_mended() -> None:
    """Three seats, two stages: at first one is twice too sure, later not sure enough."""
    rng = np.random.default_rng(1)
    stages = np.repeat([0, 1], 6000)
    told = rng.normal(0, 1.5, (len(stages), 3, 1))
    right = np.array([0.5, 1.5])[stages]
    winners = [rng.choice(3, p=row) for row in normed(right[:, None] * told[..., 0])]
    shares = np.eye(3, dtype=np.float32)[winners]
    found = calibrate(told, shares, stages)
    assert found[:, 0] == pytest.approx([0.5, 1.5], abs=0.1)
    before, after = normed(told[..., 0]), normed((told * found[stages][:, None])[..., 0])
    losses = [float(-(shares * logs(chances)).sum(axis=1).mean()) for chances in (before, after)]
    assert losses[1] < losses[0] - 0.02


def test_a_few_positions_change_little() -> None:
    told, shares = np.array([[[2.0, 1.0], [0.0, 0.0]]]), np.array([[0.0, 1.0]], np.float32)
    found = calibrate(told, shares, np.array([2]))
    assert (found[:2] == [1, 0]).all(), "of stages that did not come up nothing is known"
    assert 0.8 < found[2, 0] < 1.0
    assert -0.2 < found[2, 1] < 0.0


def test_fitting_makes_chances_better_than_the_net_has_them() -> None:
    room, net = Room("richelieu", 2), any_net("richelieu")
    how = How(keep=300)
    data, other = (room.play(None, how, seed, 60 if COMPILED else 4) for seed in (3, 4))
    room.play = lambda *_: other  # type: ignore[method-assign]
    sight = fit_sight(room, net, data, 1, 1)
    plain = judged(room, means_by_eyes(room, net, other, 2)[0], other)
    found = Weights(net, ABOUT, "", sight)
    assert judged(room, by_sight(room, found, other, 2), other).log_loss < plain.log_loss - 0.01
    assert (sight.starts[:-1] < sight.starts[1:]).all()


def test_a_sight_is_stored_with_its_net_and_under_its_hash(tmp_path: Path) -> None:
    net, sight, shape = any_net("richelieu"), some_sight(), kernels("richelieu").shape
    without = weights.save(tmp_path / FILE, net, ABOUT)
    assert weights.load(tmp_path / FILE, shape).sight is None
    assert without.sha256 == weights.digest(net, ABOUT), "as it was before there were sights"
    saved = weights.save(tmp_path / FILE, net, ABOUT, sight)
    found = weights.load(tmp_path / FILE, shape)
    assert found.sha256 == saved.sha256 != without.sha256
    assert found.sight is not None
    assert all((a == b).all() for a, b in zip(found.sight, sight, strict=True))
    assert (found.eyes.first == sight.first).all()
    assert (without.eyes.first == net.first).all()


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("sight_scale", lambda a: a + 1, "hash"),
        ("sight_temper", lambda a: a[:1], "sight_temper should be 32-bit floats"),
        ("sight_first", lambda a: a[1:], "sight_first should be 32-bit floats"),
        ("sight_starts", None, "holds no weights"),
    ],
)
def test_a_sight_that_is_damaged_is_refused(
    tmp_path: Path, name: str, value: object, problem: str
) -> None:
    file = tmp_path / FILE
    weights.save(file, any_net("richelieu"), ABOUT, some_sight())
    stored = dict(np.load(file))
    array = stored.pop(name)
    if callable(value):
        stored[name] = value(array)
    np.savez(file, **stored)
    with pytest.raises(WeightsError, match=problem):
        weights.load(file, kernels("richelieu").shape)


def test_what_is_shown_is_calibrated_and_what_is_played_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = next(game for k, game in enumerate(walk("richelieu", {})) if k == 12)
    seen = game.seen_by_actor()
    simulations = 60 if COMPILED else 6
    chosen, expected = [], []
    for name, sight in (("none", None), ("calm", some_sight(scale=0.0, temper=0.0))):
        folder = tmp_path / name
        weights.save(folder / FILE, any_net("richelieu"), ABOUT, sight)
        monkeypatch.setenv("COURTLY_NETS", str(folder))
        bot = net_searcher(3, simulations=simulations, room=1000)
        chosen.append([bot.choose(seen), Instant(3).choose(seen)])
        expected.append([row.expected for row in bot.explain()])
        if sight:
            assert courtly.chances(game, 0) == pytest.approx([0.5, 0.5]), "it trusts nothing"
        else:
            assert courtly.chances(game, 0) != pytest.approx([0.5, 0.5], abs=0.01)
    assert chosen[0] == chosen[1]
    assert np.abs(np.array(expected[0]) - 0.5).max() > 0.01
    assert np.array(expected[1]) == pytest.approx(0.5)


def test_chances_are_those_that_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`courtly.chances` and the bench ask the same net, and calibrate alike."""
    found = weights.save(tmp_path / FILE, any_net("richelieu"), ABOUT, some_sight(scale=0.7))
    monkeypatch.setenv("COURTLY_NETS", str(tmp_path))
    room = Room("richelieu", 2)
    data = room.play(None, How(keep=100), 5, 1)
    game = next(iter(walk("richelieu", {})))
    data.states[0] = game._states[0]
    means = by_sight(room, found, data, 40)[0]
    assert game.actor is not None
    assert courtly.chances(game, game.actor, draws=40) == pytest.approx(means, abs=0.05)


@pytest.mark.slow
def test_the_command_fits_a_sight_for_a_net_that_is_there(tmp_path: Path) -> None:
    net, shape = any_net("richelieu"), kernels("richelieu").shape
    weights.save(tmp_path / FILE, net, ABOUT)
    command = ["train", "richelieu", "--chances", "--games", "24", "--threads", "1"]
    done = CliRunner().invoke(cli, [*command, "--out", str(tmp_path)])
    assert done.exit_code == 0, done.output
    found = weights.load(tmp_path / FILE, shape)
    assert found.mark in done.output
    assert found.about == ABOUT
    assert all((a == b).all() for a, b in zip(found.net, net, strict=True)), "it plays as before"
    assert found.sight is not None
    again = sight_of_own_games(Room("richelieu", 2), net, 1, 24)
    assert all((a == b).all() for a, b in zip(found.sight, again, strict=True)), "the same again"


def test_nets_of_the_package_can_see() -> None:
    for path in weights.DATA.glob("*.npz"):
        game = path.stem.rpartition("-")[0]
        assert weights.load(path, kernels(game).shape).sight is not None, path.name
