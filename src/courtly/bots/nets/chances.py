"""The chance to win, from a seat's eyes."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.errors import OptionError
from ...core.game import Game
from ...core.rng import generator
from ...core.state import copy_states
from ..search.judgement import judgement
from .learned import learned

DRAWS = 8


def chances(
    game: Game[Any, Any], seat: int | None, *, draws: int = DRAWS, seed: int = 1
) -> list[float]:
    """Each seat's chance to win, as `seat` may judge it: an average over what it cannot know.

    With None for the seat as a spectator may, who sees what lies open and no more. By the net for
    this table, calibrated (`nets.sight`), or by the hand-made judgement where there is none. Once
    the game is over it is the result: 1 for the winner, shared where several win.

    >>> import courtly
    >>> found = courtly.chances(courtly.richelieu.new(seed=7), 0)
    >>> len(found), round(sum(found), 6)
    (2, 1.0)
    """
    if draws < 1:
        raise OptionError(f"chances are an average over 1 draw or more, not {draws}")
    spec, rng = game.spec, generator(seed)
    states = copy_states(np.repeat(game.redacted(seat), draws))
    if game.over:
        return list(game.standing().shares)
    for k in range(draws):
        spec.play.resample_at(states, k, -1 if seat is None else seat, rng)
    out = np.zeros((draws, spec.description.most))
    how = learned(spec.name)
    found = how.usable(spec.name, game.seats) if how else None
    if how is None or found is None:
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
