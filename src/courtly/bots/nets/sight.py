"""Chances as they are shown: by a net that was fitted to what a seat can see, and calibrated.

The net that plays is fitted to whole positions and asked about drawn ones, so it is too sure of
itself, most of all early in the game. That does not matter for choosing a move, but for a chance
that somebody reads. A sight is the same net learned on: fitted to drawn positions and to who won in
the end; and by stage of the game how far its word is to be trusted.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

_LEAST = 1e-6  # no chance is smaller, so that all have a logarithm


class Sight(NamedTuple):
    """What is stored with a net; 32-bit floats."""

    first: Any
    bias: Any
    heads: Any
    """As those of a `Net`."""
    starts: Any
    """The round (or turn, as the game counts) that each stage begins with, ascending."""
    scale: Any
    """By stage: how much the logarithms of its chances count, and how much its points."""
    temper: Any
    """By stage: how much the logarithms of chances by the net that plays count."""

    def stages(self, counts: NDArray[Any]) -> NDArray[np.int64]:
        """The stage of positions, by their rounds."""
        found = np.searchsorted(self.starts, counts, side="right") - 1
        return np.asarray(np.maximum(found, 0), np.int64)

    def shown(
        self, chances: NDArray[np.float64], points: NDArray[np.float64], counts: NDArray[Any]
    ) -> NDArray[np.float64]:
        """Calibrated chances, from the means over draws of what the fitted net says.

        All have a row a position and a column a seat. Points are over the seats' average, in units
        of the game's `POINTS`.
        """
        scale = self.scale[self.stages(counts)].astype(np.float64)
        return normed(scale[:, :1] * logs(chances) + scale[:, 1:] * points)

    def tempered(self, chances: NDArray[np.float64], counts: NDArray[Any]) -> NDArray[np.float64]:
        """The same for chances found by the net that plays, as in a search."""
        temper = self.temper[self.stages(counts)].astype(np.float64)
        return normed(temper[:, None] * logs(chances))


def logs(chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """Logarithms, also of what is next to nothing."""
    found: NDArray[np.float64] = np.log(np.maximum(chances, _LEAST))
    return found


def normed(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    """Chances that add up to 1, a row a position."""
    raised = np.exp(logits - logits.max(axis=-1, keepdims=True))
    found: NDArray[np.float64] = raised / raised.sum(axis=-1, keepdims=True)
    return found
