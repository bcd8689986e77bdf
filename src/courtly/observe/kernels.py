"""The kernels an encoder supplies for a game; `specialise` binds them in `observe.batch`."""

from __future__ import annotations

from typing import Any

import numpy as np

#: What a count of one is in each number of an observation.
UNITS = np.zeros(0, np.float32)


def count(s: Any, seat: int, counts: Any) -> None:
    """Write what `seat` sees in a record already blanked for it, as small whole numbers.

    `counts` are bytes, one for each number of the observation, and 0 before.
    """
    raise NotImplementedError
