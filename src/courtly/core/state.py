"""The shape of a position: one structured record of fixed size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray


def record_type(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The type of a record with these fields, filled up to whole words so that it hashes quickly.

    >>> record_type([("gold", np.int8), ("cards", np.int16, 4)]).itemsize
    16
    """
    size = np.dtype(list(fields)).itemsize
    filler = [("filler", np.int8, -size % 8)] if size % 8 else []
    return np.dtype([*fields, *filler])


def copy_states(states: NDArray[Any]) -> NDArray[Any]:
    """A copy made of bytes: NumPy itself copies records field by field, ten times slower."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def plain(states: NDArray[Any]) -> dict[str, Any]:
    """The first record as plain numbers and lists, which Python reads several times as quickly.

    >>> plain(np.zeros(1, record_type([("gold", np.int8), ("cards", np.int16, (2, 2))])))
    {'gold': 0, 'cards': [[0, 0], [0, 0]], 'filler': [0, 0, 0, 0, 0, 0, 0]}
    """
    return {name: states[name][0].tolist() for name in states.dtype.names or ()}
