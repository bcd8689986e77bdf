"""Nets: the same inside kernels as in NumPy, slopes that are right, files that are checked."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from courtly.bots.nets import weights
from courtly.bots.nets.net import Net
from courtly.bots.nets.weights import About, WeightsError
from courtly.train.fit import MOST_OFFERED, POINTS_COUNT, Fitter, new_net
from courtly.train.measure import by_net, judged
from courtly.train.tables import How, Positions, Room

from .some_games import COMPILED, any_net, kernels

ROOMS = [("richelieu", 2), ("lancaster", 4), ("lancaster", 2)]


def positions(room: Room, games: int = 2) -> Positions:
    """A few, by the hand-made policy."""
    return room.play(None, How(keep=60), 5, games)


@pytest.mark.parametrize(("name", "players"), ROOMS)
def test_a_kernel_judges_as_numpy_does(name: str, players: int) -> None:
    room, net = Room(name, players), any_net(name)
    data = positions(room)
    fitter = Fitter(room.learned, players, net)
    x = fitter.inputs(data, np.arange(len(data)))
    _, chances, points, _ = fitter._forward(x)
    out, margins = np.zeros((len(data), room.most)), np.zeros((len(data), room.most))
    room.learned.judging.judge_all(data.states, net, out, margins)
    assert out[:, :players] == pytest.approx(chances, abs=1e-4)
    margins = margins[:, :players] / room.learned.features.POINTS
    assert margins - margins.mean(axis=1, keepdims=True) == pytest.approx(points, abs=1e-3)
    assert out.sum(axis=1) == pytest.approx(1)


@pytest.mark.parametrize(("name", "players"), ROOMS)
def test_a_kernel_foresees_as_numpy_does(name: str, players: int) -> None:
    room, net = Room(name, players), any_net(name)
    data = positions(room)
    fitter = Fitter(room.learned, players, net)
    x = fitter.inputs(data, np.arange(len(data)))
    *_, foreseen = fitter._forward(x)
    judging, spec = room.learned.judging, room.kind.spec
    desk, values = judging.open_desk(net), np.zeros(room.most)
    moves = np.zeros(spec.most_moves, np.int16)
    for row, at in enumerate(x.acting[:20]):
        states, seat = data.states[at : at + 1], int(x.seats[row])
        n = spec.play.legal_at(states, 0, seat, moves)
        if n > MOST_OFFERED:  # learned from in part
            continue
        judging.judge(states[0], net, desk, values)
        judging.foresee(states[0], seat, moves, n, net, desk)
        assert desk.priors[:n] == pytest.approx(foreseen[row, :n], abs=1e-4)


@pytest.mark.parametrize(("name", "players"), [("richelieu", 2), ("lancaster", 3)])
def test_slopes_are_those_of_the_loss(name: str, players: int) -> None:
    """Moving a weight changes the loss as its slope says."""
    room = Room(name, players)
    data = positions(room)
    which = np.arange(min(len(data), 24))
    part = data.part(np.arange(len(data)) < len(which))
    fitter = Fitter(room.learned, players, any_net(name))
    fitter.net = Net(*(array.astype(np.float64) for array in fitter.net))
    found: list[Net] = []
    fitter._adam = lambda gradient, rate: found.append(gradient)  # type: ignore[method-assign]
    fitter.step(part, which, 0.1)
    rng = np.random.default_rng(3)
    for array, slopes in zip(fitter.net, found[0], strict=True):
        flat, slope = array.reshape(-1), np.asarray(slopes).reshape(-1)
        for k in rng.choice(np.flatnonzero(np.abs(slope) > np.abs(slope).max() / 20), 3):
            kept, losses = flat[k], []
            for way in (1e-4, -1e-4):
                flat[k] = kept + way
                losses.append(_total(fitter, part))
            flat[k] = kept
            assert (losses[0] - losses[1]) / 2e-4 == pytest.approx(slope[k], rel=0.05, abs=2e-4)


def _total(fitter: Fitter, data: Positions) -> float:
    """The sum that is made small."""
    from courtly.train.fit import MOVES_COUNT

    loss = fitter.loss(data)
    choices = int((data.chosen >= 0).sum())
    points = POINTS_COUNT / 2 * loss.points * fitter.players
    return loss.victory + points + MOVES_COUNT * loss.moves * choices / len(data)


def test_fitting_makes_the_loss_small() -> None:
    room = Room("richelieu", 2)
    data = positions(room, 8)
    fitter = Fitter(room.learned, 2, new_net(room.learned, 16, 1))
    before = fitter.loss(data)
    for _ in range(60 if COMPILED else 20):
        fitter.step(data, np.arange(len(data)), 0.01)
    after = fitter.loss(data)
    assert after.victory < before.victory
    assert after.points < before.points
    assert after.moves < before.moves
    report = judged(room, by_net(room, fitter.net, data), data)
    assert report.log_loss == pytest.approx(after.victory, abs=1e-3)
    assert sum(n for _, _, n in report.curve) == 2 * len(data)


ABOUT = About("richelieu", 2, kernels("richelieu").shape.features, 1, 7, 3, 1000)


def test_weights_come_back_as_they_were(tmp_path: Path) -> None:
    net, shape = any_net("richelieu"), kernels("richelieu").shape
    saved = weights.save(tmp_path / "richelieu-2.npz", net, ABOUT)
    found = weights.find("richelieu", 2, shape, tmp_path)
    assert found is not None
    assert found.about == ABOUT
    assert found.sha256 == saved.sha256 == weights.digest(net, ABOUT)
    assert all((a == b).all() for a, b in zip(found.net, net, strict=True))
    assert {array.ctypes.data % 64 for array in (*found.net, *saved.net)} == {0}, "quick to read"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"features": 0}, "version 0 of the features"),
        ({"bias": np.zeros(15, np.float32)}, "multiple of 16 units"),
        ({"heads": np.zeros((2, 32), np.float32)}, "heads should be 32-bit floats"),
        ({"heads": np.zeros((2, 16))}, "heads should be 32-bit floats"),
    ],
)
def test_weights_that_do_not_fit_are_refused(
    tmp_path: Path, change: dict[str, object], problem: str
) -> None:
    shape, file = kernels("richelieu").shape, tmp_path / "richelieu-2.npz"
    about = About(**{**vars(ABOUT), **{k: v for k, v in change.items() if k == "features"}})
    net = any_net("richelieu")._replace(**{k: v for k, v in change.items() if k != "features"})
    weights.save(file, net, about)
    if net.heads.dtype != np.float32:
        _store(file, net, about)
    with pytest.raises(WeightsError, match=problem):
        weights.load(file, shape)


def _store(file: Path, net: Net, about: About) -> None:
    """Write weights as they are, whatever their type."""
    import json

    text = json.dumps({**vars(about), "sha256": weights.digest(net, about)})
    np.savez(file, about=np.frombuffer(text.encode(), np.uint8), **net._asdict())


def test_damaged_weights_are_refused(tmp_path: Path) -> None:
    shape, file = kernels("richelieu").shape, tmp_path / "richelieu-2.npz"
    net = any_net("richelieu")
    _store(file, net, ABOUT)
    weights.load(file, shape)
    stored = dict(np.load(file))
    stored["bias"][0] += 1
    np.savez(file, **stored)
    with pytest.raises(WeightsError, match="hash"):
        weights.load(file, shape)
    np.savez(file, about=np.array([{"a": 1}], dtype=object))
    with pytest.raises(WeightsError, match="holds no weights"):
        weights.load(file, shape)
    file.write_bytes(b"nothing")
    with pytest.raises(WeightsError, match="holds no weights"):
        weights.load(file, shape)
    with pytest.raises(WeightsError, match="has no lancaster-4"):
        weights.find("lancaster", 4, shape, tmp_path)
