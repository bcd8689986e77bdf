"""The observation of a game that brings no encoder: the numbers of its record, as the seat sees it.

A template like `observe.batch`: `specialise` binds the tables of one record's numbers.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from courtly.core.jit import kernel
from courtly.observe.layout import Layout, Part

_MOST = 255  # what a count can hold
_UP = 8  # counts have no sign, and records write −1 and the like for what is not there
_PER = 10
#: For each number of the record: its last byte, how many bytes it has, and whether it has a sign.
LAST = np.zeros(0, np.int64)
WIDTH = np.zeros(0, np.int64)
SIGNED = np.zeros(0, np.bool_)
MOST_SEATS = 0


class Numbers(NamedTuple):
    """Where the numbers of a record are, in the order of its fields."""

    last: NDArray[np.int64]
    width: NDArray[np.int64]
    signed: NDArray[np.bool_]


def fields(dtype: np.dtype[Any]) -> list[tuple[str, np.dtype[Any], int]]:
    """The fields of a record that mean something, each with its type and place."""
    found = [(name, *dtype.fields[name][:2]) for name in dtype.names or () if dtype.fields]
    return [(name, type_, at) for name, type_, at in found if name != "filler"]


def layout(dtype: np.dtype[Any], seats: int) -> Layout:
    """The table of such an observation: one's own seat, then field by field."""
    meaning = f"of the record and {_UP}, cut off below 0 and above {_MOST}"
    return Layout(
        [
            Part("own_seat", (seats,), "own seat"),
            *(
                Part(name, type_.shape or (1,), f"`{name}` {meaning}", _MOST / _PER, per=_PER)
                for name, type_, _ in fields(dtype)
            ),
        ]
    )


def numbers(dtype: np.dtype[Any]) -> Numbers:
    """The tables for `count_seen`."""
    rows = [
        (at + k * type_.base.itemsize, type_.base.itemsize, type_.base.kind == "i")
        for _, type_, at in fields(dtype)
        for k in range(int(np.prod(type_.shape)))
    ]
    first, width, signed = (np.array(column) for column in zip(*rows, strict=True))
    return Numbers(first + width - 1, width, signed)


@kernel
def count_seen(w: Any, seat: int) -> None:
    """The blanked record in the room as counts, number by number from its bytes."""
    counts, raw = w["counts"], w["raw"]
    counts[:MOST_SEATS] = 0
    counts[seat] = 1
    for k in range(LAST.shape[0]):
        byte = int(raw[LAST[k]])
        number = byte - 256 if SIGNED[k] and byte > 127 else byte
        for j in range(1, WIDTH[k]):
            number = number << 8 | int(raw[LAST[k] - j])
        counts[MOST_SEATS + k] = min(max(number + _UP, 0), _MOST)
