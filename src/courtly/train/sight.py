"""Fitting how chances are shown: a net learned on from what seats see, and a calibration."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.chances import DRAWS
from ..bots.nets.net import Net
from ..bots.nets.sight import Sight, logs, normed
from ..core.rng import generator
from .fit import fit
from .measure import counted, means_by_eyes, rounds_of, seen_anew
from .tables import USUAL, Positions, Room

#: Games of these seeds are learned from and calibrated with only here; training counts its seeds
#: from 1,000,003 times a small number, and `bench.chances` has one of its own.
LEARN_SEED, CALIBRATE_SEED = 30_000_001, 31_000_001
PASSES, RATE = 3, 0.001
CHECKED = 12  # every so many games are not learned from
CALIBRATED = 5  # one game to calibrate with for so many to learn from
PULL = 20.0  # how many positions speak for leaving chances as they are
STEPS, SMALL = 30, 1e-7  # at most so many, none smaller


def fit_sight(room: Room, net: Net, data: Positions, seed: int, games: int) -> Sight:
    """A sight for a net: learned from `data`, calibrated with so many more games by the net."""
    eyes = learn_on(room, net, data, seed)
    held = room.play(net, USUAL, CALIBRATE_SEED + seed, games)
    rounds = counted(room, held.states)
    groups = rounds_of(room, held.states)
    starts = np.array([rounds[groups == group].min() for group in np.unique(groups)])
    stages = np.searchsorted(starts, rounds, side="right") - 1
    chances, margins = means_by_eyes(room, eyes, held, DRAWS)
    plain, _ = means_by_eyes(room, net, held, DRAWS)
    scale = calibrate(np.stack([logs(chances), margins], axis=-1), held.shares, stages)
    temper = calibrate(logs(plain)[..., None], held.shares, stages)
    arrays = (*eyes[:3], starts, scale, temper[:, 0])
    return Sight(*(np.asarray(array, np.float32) for array in arrays))


def sight_of_own_games(
    room: Room, net: Net, seed: int, games: int, tell: Callable[[int], None] = lambda done: None
) -> Sight:
    """A sight for a net that is there, from games played for it."""
    data = room.play(net, USUAL, LEARN_SEED + seed, games, tell)
    return fit_sight(room, net, data, seed, max(games // CALIBRATED, 1))


def learn_on(room: Room, net: Net, data: Positions, seed: int) -> Net:
    """The net fitted to who won, from positions as the seat that decides may take them to be."""
    chosen = np.full_like(data.chosen, -1)  # which move was made is not asked
    data = replace(data, states=seen_anew(room, data.states, generator(seed)), chosen=chosen)
    checked = data.games % CHECKED == 0
    found, _ = fit(
        room.learned, room.players, net, data.part(~checked), data.part(checked),
        epochs=PASSES, rate=RATE, seed=seed,
    )  # fmt: skip
    return found


def calibrate(
    told: NDArray[np.float64], shares: NDArray[np.float32], stages: NDArray[np.int64]
) -> NDArray[np.float64]:
    """By stage the factors by which what was told foretells best who wins (least log-loss).

    `told` is by position, seat and kind. A few positions change little: the first kind is pulled to
    a factor of 1, all others to 0.
    """
    kinds = told.shape[2]
    usual = np.eye(1, kinds)[0]
    factors = np.tile(usual, (int(stages.max(initial=0)) + 1, 1))
    for stage in np.unique(stages):
        factors[stage] = _newton(told[stages == stage], shares[stages == stage], usual)
    return factors


def _newton(
    told: NDArray[np.float64], shares: NDArray[np.float32], usual: NDArray[np.float64]
) -> NDArray[np.float64]:
    """The factors of one stage. The loss is convex, so Newton's way down ends where it is least."""
    factors, pull = usual.copy(), PULL * np.eye(len(usual))
    loss = _loss(told, shares, factors, usual)
    for _ in range(STEPS):
        chances = normed(told @ factors)
        mean = np.einsum("ns,nsk->nk", chances, told)
        slope = np.einsum("ns,nsk->k", chances - shares, told) + pull @ (factors - usual)
        bend = np.einsum("ns,nsk,nsl->kl", chances, told, told) - mean.T @ mean + pull
        step = np.linalg.solve(bend, slope)
        while (after := _loss(told, shares, factors - step, usual)) > loss:
            step = step / 2
            if np.abs(step).max() < SMALL:
                return factors
        factors, loss = factors - step, after
    return factors


def _loss(
    told: NDArray[np.float64], shares: NDArray[np.float32], factors: NDArray[np.float64],
    usual: NDArray[np.float64],
) -> float:  # fmt: skip
    far = float(((factors - usual) ** 2).sum())
    return float(-(shares * logs(normed(told @ factors))).sum()) + PULL / 2 * far
