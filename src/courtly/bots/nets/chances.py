"""The chance to win, from a seat's eyes."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.game import Game
from ...core.rng import generator
from ...core.state import copy_states
from ..search.judgement import judgement
from .learned import learned

DRAWS = 8


def chances(game: Game[Any, Any], seat: int, *, draws: int = DRAWS, seed: int = 1) -> list[float]:
    """Each seat's chance to win, as `seat` may judge it: an average over what it cannot know.

    By the net for this table, calibrated (`nets.sight`), or by the hand-made judgement where there
    is none.

    >>> import courtly
    >>> found = courtly.chances(courtly.richelieu.new(seed=7), 0)
    >>> len(found), round(sum(found), 6)
    (2, 1.0)
    """
    spec, rng = game.spec, generator(seed)
    states = copy_states(np.repeat(game.redacted(seat), draws))
    for k in range(draws):
        spec.play.resample_at(states, k, seat, rng)
    out = np.zeros((draws, spec.description.most))
    how = learned(spec.name)
    found = how.weights(spec.name, game.seats) if how else None
    if how is None or found is None or game.over:
        judgement(spec.name).search.estimate_all(states, out, rng)
        means = out[:, : game.seats].mean(axis=0)
        return [float(x) for x in means / means.sum()]
    points = np.zeros_like(out)
    how.judging.judge_all(states, found.eyes, out, points)
    means, points = (array[:, : game.seats].mean(axis=0)[None] for array in (out, points))
    if found.sight:
        margins = (points - points.mean()) / how.features.POINTS
        means = found.sight.shown(means, margins, states[:1][spec.description.counts])
    return [float(x) for x in means[0] / means.sum()]
