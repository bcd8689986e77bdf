"""Fitting a net to positions: NumPy and Adam, the same weights again for the same seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.learned import Learned
from ..bots.nets.net import LINEAR, Net
from .tables import Positions

BATCH = 512
MOST_OFFERED = 48  # moves of a decision that are looked at when learning to foresee
POINTS_COUNT = 0.3  # how much the points count beside the victory,
MOVES_COUNT = 0.25  # and foreseeing moves
DECAY = 1e-5
_TINY = 1e-9


@dataclass(frozen=True)
class Loss:
    """How far off a net is."""

    victory: float
    """Log-loss of the chance to win; the logarithm of the seats for one that knows nothing."""
    points: float
    moves: float
    """Log-loss of the move that was made."""


def new_net(learned: Learned, units: int, seed: int) -> Net:
    """A net that begins near the hand-made judgement, by its first guess."""
    rng, shape, features = np.random.default_rng(seed), learned.shape, learned.features
    first = rng.normal(0, np.sqrt(1.5 / 60), (shape.rows, units))
    first[:, -LINEAR:] = 0.0
    number, weight = features.FIRST_GUESS
    first[number, -LINEAR] = weight
    heads = rng.normal(0, 0.3 / np.sqrt(units), (2, units))
    heads[:, -LINEAR:] = np.eye(2)
    net = Net(
        first, np.zeros(units), heads, np.zeros((shape.about_moves, units)),
        np.zeros(shape.about_moves),
    )  # fmt: skip
    return Net(*(array.astype(np.float32) for array in net))


@dataclass
class Inputs:
    """A batch as the net sees it."""

    own: NDArray[np.float32]
    table: NDArray[np.float32]
    """With what all seats show, added up, before it."""
    acting: NDArray[np.int64]
    """Positions where a choice was made, the seat that made it,"""
    seats: NDArray[np.int64]
    about: NDArray[np.int64]
    """what was said about each of its moves,"""
    value: NDArray[np.float64]
    offered: NDArray[np.bool_]
    picked: NDArray[np.int64]
    """and which it was."""


class Fitter:
    """One net being fitted."""

    def __init__(self, learned: Learned, players: int, net: Net) -> None:
        self.learned, self.players = learned, players
        self.net = Net(*(array.copy() for array in net))
        self._mean = [np.zeros_like(a) for a in net]
        self._square = [np.zeros_like(a) for a in net]
        self._steps = 0

    def inputs(self, data: Positions, which: NDArray[np.int64]) -> Inputs:
        """Some positions as the net sees them."""
        features, judging = self.learned.features, self.learned.judging
        states = np.ascontiguousarray(data.states[which])
        n = len(states)
        own = np.zeros((n, self.players, features.OWN), np.float32)
        table = np.zeros((n, features.TABLE), np.float32)
        judging.write_out(states, self.net, own, table)
        table = np.concatenate([own[:, :, : features.SHOWN].sum(axis=1), table], axis=1)
        acting = np.flatnonzero(data.chosen[which] >= 0)
        size = (len(acting), MOST_OFFERED, features.MOST_ABOUT)
        about, value = np.zeros(size, np.int64), np.zeros(size)
        count, picked = np.zeros(len(acting), np.int64), np.zeros(len(acting), np.int64)
        chosen = data.chosen[which][acting]
        judging.write_moves(states[acting], chosen, about, value, count, picked)
        offered = np.arange(MOST_OFFERED) < count[:, None]
        seats = states["actor"][acting].astype(np.int64)
        return Inputs(own, table, acting, seats, about, value, offered, picked)

    def _forward(self, x: Inputs) -> tuple[Any, Any, Any, Any]:
        """Units, chances to win, points and chances of moves."""
        f, net = self.learned.features, self.net
        units = x.own @ net.first[: f.OWN]
        units += (x.table @ net.first[f.OWN :] + net.bias)[:, None]
        np.maximum(units[..., :-LINEAR], 0, out=units[..., :-LINEAR])
        chances = _softmax(units @ net.heads[0])
        points = units @ net.heads[1]
        points -= points.mean(axis=1, keepdims=True)
        rows = units[x.acting, x.seats] @ net.moves.T + net.move_bias
        said = np.take_along_axis(rows, x.about.reshape(len(rows), _said(x)), axis=1)
        logits = (said.reshape(x.about.shape) * x.value).sum(axis=2)
        return units, chances, points, _softmax(np.where(x.offered, logits, -1e9))

    def loss(self, data: Positions) -> Loss:
        """How far off the net is on positions."""
        sums = np.zeros(3)
        choices = 0
        for first in range(0, len(data), 4096):
            which = np.arange(first, min(first + 4096, len(data)))
            x = self.inputs(data, which)
            _, chances, points, foreseen = self._forward(x)
            sums[0] -= (data.shares[which] * np.log(chances + _TINY)).sum()
            sums[1] += ((points - data.margins[which]) ** 2).mean(axis=1).sum()
            sums[2] -= np.log(_picked(foreseen, x.picked) + _TINY).sum()
            choices += len(x.picked)
        n = max(len(data), 1)
        return Loss(float(sums[0] / n), float(sums[1] / n), float(sums[2] / max(choices, 1)))

    def step(self, data: Positions, which: NDArray[np.int64], rate: float) -> None:
        """Learn from some positions."""
        x = self.inputs(data, which)
        units, chances, points, foreseen = self._forward(x)
        n = len(which)
        to_win = ((chances - data.shares[which]) / n).astype(np.float32)
        to_points = (POINTS_COUNT * (points - data.margins[which]) / n).astype(np.float32)
        to_points -= to_points.mean(axis=1, keepdims=True)
        foreseen[np.arange(len(x.picked)), x.picked] -= 1
        to_moves = (MOVES_COUNT * foreseen * x.offered / n).astype(np.float32)
        self._adam(self._gradient(x, units, to_win, to_points, to_moves), rate)

    def _gradient(self, x: Inputs, units: Any, to_win: Any, to_points: Any, to_moves: Any) -> Net:
        net = self.net
        heads = np.stack(
            [
                np.tensordot(to_win, units, ((0, 1), (0, 1))),
                np.tensordot(to_points, units, ((0, 1), (0, 1))),
            ]
        )
        flat = (
            x.about.reshape(len(x.acting), _said(x))
            + (np.arange(len(x.acting)) * self.learned.shape.about_moves)[:, None]
        )
        rows = np.bincount(
            flat.ravel(), (to_moves[:, :, None] * x.value).ravel(),
            minlength=len(x.acting) * self.learned.shape.about_moves,
        ).reshape(len(x.acting), self.learned.shape.about_moves).astype(np.float32)  # fmt: skip
        back = to_win[..., None] * net.heads[0] + to_points[..., None] * net.heads[1]
        back[x.acting, x.seats] += rows @ net.moves
        back[..., :-LINEAR] *= units[..., :-LINEAR] > 0
        first = np.concatenate([_over_seats(x.own, back), x.table.T @ back.sum(axis=1)])
        return Net(
            first, back.sum(axis=(0, 1)), heads,
            rows.T @ units[x.acting, x.seats], rows.sum(axis=0),
        )  # fmt: skip

    def _adam(self, gradient: Net, rate: float) -> None:
        self._steps += 1
        for array, slope, mean, square in zip(
            self.net, gradient, self._mean, self._square, strict=True
        ):
            slope = slope + DECAY * array
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            array -= (rate * (mean / (1 - 0.9**self._steps)) / size).astype(np.float32)


def fit(
    learned: Learned,
    players: int,
    net: Net,
    data: Positions,
    check: Positions,
    *,
    epochs: int,
    rate: float,
    seed: int,
    tell: Callable[[int, Loss], None] = lambda epoch, loss: None,
) -> tuple[Net, Loss]:
    """The net after so many passes over the data, and how far off it is on `check`.

    Of the nets after each pass it is the one that foretells who wins best on `check`: games are
    few, and going over the same ones again may teach them by heart.
    """
    fitter = Fitter(learned, players, net)
    rng = np.random.default_rng(seed)
    batches = max(1, len(data) // BATCH)
    best: tuple[Net, Loss] | None = None
    for epoch in range(epochs):
        order = rng.permutation(len(data))
        for k in range(batches):
            done = (epoch * batches + k) / (epochs * batches)
            which = order[k * BATCH : (k + 1) * BATCH]
            fitter.step(data, which, rate * 0.5 * (1 + np.cos(np.pi * done)) + 1e-6)
        loss = fitter.loss(check)
        tell(epoch, loss)
        if best is None or loss.victory < best[1].victory:
            best = Net(*(array.copy() for array in fitter.net)), loss
    assert best is not None  # there is at least one pass
    return best


def _said(x: Inputs) -> int:
    """How many things are said about the moves of a decision, at most; also where none was made."""
    return int(x.about.shape[1]) * int(x.about.shape[2])


def _over_seats(a: Any, b: Any) -> Any:
    """Products summed over positions and seats."""
    return np.tensordot(a, b, ((0, 1), (0, 1)))


def _softmax(logits: Any) -> Any:
    raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)


def _picked(foreseen: Any, picked: NDArray[np.int64]) -> Any:
    return foreseen[np.arange(len(picked)), picked]
