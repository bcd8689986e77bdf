"""How good a judge is: log-loss and calibration of its chances, on games not learned from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.net import Net
from ..bots.nets.weights import Weights
from ..bots.search.judgement import judgement
from ..core.rng import generator
from ..games import description
from .tables import Positions, Room

BINS = 10


@dataclass(frozen=True)
class Judged:
    """How good chances to win were."""

    log_loss: float
    calibration_error: float
    """How far the share of victories is from what was said, on average."""
    by_round: dict[int, float]
    """Log-loss by round, or by sixths of the game where it has many."""
    curve: list[tuple[float, float, int]]
    """What was said, what came, and how often, in tenths."""


def by_net(room: Room, net: Net, data: Positions) -> NDArray[np.float64]:
    """Each seat's chance by a net, by position."""
    return foretold(room, net, data)[0]


def foretold(
    room: Room, net: Net, data: Positions
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Each seat's chance by a net, and its points over the average in units of `POINTS`."""
    chances, points = np.zeros((2, len(data), room.most))
    room.learned.judging.judge_all(data.states, net, chances, points)
    chances, points = chances[:, : room.players], points[:, : room.players]
    margins = (points - points.mean(axis=1, keepdims=True)) / room.learned.features.POINTS
    return chances, margins


def by_hand(room: Room, data: Positions) -> NDArray[np.float64]:
    """Each seat's chance by the hand-made judgement, by position."""
    out = np.zeros((len(data), room.most))
    judgement(room.game).search.estimate_all(data.states, out, generator(1))
    return out[:, : room.players]


def by_eyes(
    room: Room, data: Positions, judge: Callable[[Positions], NDArray[np.float64]], draws: int
) -> NDArray[np.float64]:
    """What a judge says by the eyes of the seat that decides: a mean over what it cannot know."""
    rng = generator(1)
    drawn = (replace(data, states=seen_anew(room, data.states, rng)) for _ in range(draws))
    return np.mean([judge(seen) for seen in drawn], axis=0)  # type: ignore[no-any-return]


def seen_anew(room: Room, states: NDArray[Any], rng: Any) -> NDArray[Any]:
    """Positions in which all that the seat that decides cannot know is drawn anew."""
    play, states = room.kind.spec.play, states.copy()
    for k, seat in enumerate(states["actor"].tolist()):
        play.redact_at(states, k, seat)
        play.resample_at(states, k, seat, rng)
    return states


def means_by_eyes(
    room: Room, net: Net, data: Positions, draws: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """As `foretold`, from the eyes of the seat that decides."""
    both = by_eyes(room, data, lambda seen: np.stack(foretold(room, net, seen)), draws)
    return both[0], both[1]


def by_sight(room: Room, found: Weights, data: Positions, draws: int) -> NDArray[np.float64]:
    """Each seat's chance as it is shown to the seat that decides."""
    chances, margins = means_by_eyes(room, found.eyes, data, draws)
    if found.sight is None:
        return chances
    return found.sight.shown(chances, margins, counted(room, data.states))


def judged(room: Room, chances: NDArray[np.float64], data: Positions) -> Judged:
    """How good chances were."""
    losses = -(data.shares * np.log(np.clip(chances, 1e-6, 1))).sum(axis=1)
    rounds = rounds_of(room, data.states)
    said, came = chances.ravel(), data.shares.ravel()
    bins = np.clip((said * BINS).astype(np.int64), 0, BINS - 1)
    curve, error = [], 0.0
    for k in range(BINS):
        inside = bins == k
        if n := int(inside.sum()):
            mean, share = float(said[inside].mean()), float(came[inside].mean())
            curve.append((mean, share, n))
            error += n / len(said) * abs(mean - share)
    by_round = {int(k): float(losses[rounds == k].mean()) for k in np.unique(rounds)}
    return Judged(float(losses.mean()), error, by_round, curve)


def counted(room: Room, states: NDArray[Any]) -> NDArray[np.int64]:
    """The round (or turn, as the game counts) of each position, from 1."""
    return np.maximum(states[description(room.game).counts].astype(np.int64), 1)


def rounds_of(room: Room, states: NDArray[Any]) -> NDArray[np.int64]:
    """The round of each position, from 1; sixths of the longest game where there are many."""
    found = counted(room, states)
    most = int(found.max(initial=1))
    return found if most <= 6 else 1 + (found - 1) * 6 // most
