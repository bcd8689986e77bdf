"""The shape of a position: one structured record of fixed size."""

from __future__ import annotations

import functools
import math
import operator
import struct
from collections.abc import Callable, Sequence
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


def laid_out(states: NDArray[Any], dtype: np.dtype[Any]) -> NDArray[Any]:
    """The same records in another layout: fields are copied by name, new ones are 0.

    >>> old = np.ones(1, record_type([("gold", np.int8), ("turn", np.int8)]))
    >>> laid_out(old, record_type([("engine", np.int8), ("gold", np.int8)]))["gold"].item()
    1
    """
    if states.dtype == dtype:
        return copy_states(states)
    found = np.zeros(len(states), dtype)
    for name in {*(states.dtype.names or ())} & {*(dtype.names or ())} - {"filler"}:
        found[name] = states[name]
    return found


def plain(states: NDArray[Any]) -> dict[str, Any]:
    """The first record as plain numbers and tuples, which Python reads many times as quickly.

    >>> plain(np.zeros(1, record_type([("gold", np.int8), ("cards", np.int16, (2, 2))])))
    {'gold': 0, 'filler': (0, 0, 0, 0, 0, 0, 0), 'cards': ((0, 0), (0, 0))}
    """
    unpack, names, cut, tables = _layout(states.dtype)
    # Through a copy: as a buffer, a record would describe itself at length each time.
    flat = unpack(states.tobytes())
    found = dict(zip(names, cut(flat), strict=True))
    for name, first, end, rows in tables:
        found[name] = rows(flat[first:end])
    return found


@functools.cache
def _layout(dtype: np.dtype[Any]) -> tuple[Any, ...]:
    """How to read all numbers of a record at once, and to cut its fields out."""
    form, first = "=", 0
    names: list[str] = []
    cuts: list[int | slice] = []
    tables: list[tuple[str, int, int, Any]] = []
    for name in dtype.names or ():
        field = dtype[name]
        end = first + math.prod(field.shape)
        letter = "bhiq"[(1, 2, 4, 8).index(field.base.itemsize)]
        form += f"{end - first}{letter if field.base.kind == 'i' else letter.upper()}"
        if len(field.shape) > 1:
            tables.append((name, first, end, _rows(field.shape)))
        else:
            names.append(name)
            cuts.append(slice(first, end) if field.shape else first)
        first = end
    return struct.Struct(form).unpack_from, names, _getter(cuts), tables


def _getter(cuts: Sequence[int | slice]) -> Callable[[tuple[int, ...]], tuple[Any, ...]]:
    """Cuts several pieces out of a tuple at once."""
    get = operator.itemgetter(*cuts)
    return get if len(cuts) > 1 else lambda flat: (get(flat),)


def _rows(shape: tuple[int, ...]) -> Callable[[tuple[int, ...]], tuple[Any, ...]]:
    """Cuts a tuple of numbers into rows, and these into rows again."""
    width = math.prod(shape[1:])
    cut = _getter([slice(k * width, (k + 1) * width) for k in range(shape[0])])
    if len(shape) == 2:
        return cut
    deeper = _rows(shape[1:])
    return lambda flat: tuple(map(deeper, cut(flat)))
