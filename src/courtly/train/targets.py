"""What a net is fitted to: who won, mixed with what the net itself thought a little later."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.net import Net
from .measure import foretold
from .tables import Positions, Room

PATIENCE = 0.85  # how much of the target is left to what comes after the next position kept


def mixed(room: Room, net: Net, data: Positions, patience: float = PATIENCE) -> Positions:
    """The positions, each with a target nearer than the end of its game.

    Who wins depends on much luck still to come: a single result says little about an early
    position. So the target is in part what the net says of the next position kept, in part of
    the one after it, and so on until the result (TD(λ), with `patience` as λ).
    """
    chances, margins = foretold(room, net, data)
    shares = _looked_back(data.shares, chances, data.games, patience)
    points = _looked_back(data.margins, margins, data.games, patience)
    return replace(data, shares=shares, margins=points)


def _looked_back(
    results: NDArray[np.float32],
    said: NDArray[np.float64],
    games: NDArray[np.int64],
    patience: float,
) -> NDArray[np.float32]:
    """From the last position of each game to its first; positions of a game follow each other."""
    targets = results.copy()
    place = _places_from_the_end(games)
    for away in range(1, int(place.max(initial=0)) + 1):
        here = np.flatnonzero(place == away)
        targets[here] = patience * targets[here + 1] + (1 - patience) * said[here + 1]
    return targets


def _places_from_the_end(games: NDArray[np.int64]) -> NDArray[np.int64]:
    """How many positions of the same game follow each.

    >>> _places_from_the_end(np.array([4, 4, 4, 5, 7, 7])).tolist()
    [2, 1, 0, 0, 1, 0]
    """
    last = np.flatnonzero(np.append(np.diff(games) != 0, True)) if len(games) else games
    ends = last[np.searchsorted(last, np.arange(len(games)))]
    found: NDArray[np.int64] = ends - np.arange(len(games))
    return found
