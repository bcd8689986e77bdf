"""The shape of a position: one structured record of fixed size."""

from __future__ import annotations

import functools
import math
import operator
import struct
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

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


class Fields:
    """Some fields of a record: as bytes, by which one knows them again, and as plain numbers.

    >>> shape = record_type([("gold", np.int8), ("turn", np.int8), ("cards", np.int16, (2, 2))])
    >>> fields = Fields(shape, ("cards", "gold"))
    >>> fields.read(fields.cut(np.ones(1, shape).tobytes()))
    {'gold': 1, 'cards': ((1, 1), (1, 1))}
    """

    def __init__(
        self,
        dtype: np.dtype[Any],
        names: Iterable[str],
        *,
        row: int | None = None,
        whole: Iterable[str] = (),
    ) -> None:
        """With `row` only that row of fields that have several, but for those in `whole`."""
        wanted, entire = set(names), set(whole)
        chosen = [
            _field(dtype, name, None if name in entire else row)
            for name in dtype.names or ()
            if name in wanted | entire
        ]
        self._unpack, self._names, self._cut, self._tables = _layout(chosen)
        self.pieces = pieces = _pieces(chosen)
        """Where they are in the bytes of a record."""
        get = operator.itemgetter(*pieces)
        self.cut: Callable[[bytes], bytes] = (
            get if len(pieces) == 1 else lambda record: b"".join(get(record))
        )
        """Their bytes, from those of a record."""

    def read(self, data: bytes) -> dict[str, Any]:
        """Numbers, and tuples of them, which Python reads many times as quickly as records."""
        flat = self._unpack(data)
        found = dict(zip(self._names, self._cut(flat), strict=True))
        for name, first, end, rows in self._tables:
            found[name] = rows(flat[first:end])
        return found


def plain(states: NDArray[Any]) -> dict[str, Any]:
    """All fields of the first record as plain numbers and tuples.

    >>> plain(np.zeros(1, record_type([("gold", np.int8), ("cards", np.int16, (2, 2))])))
    {'gold': 0, 'filler': (0, 0, 0, 0, 0, 0, 0), 'cards': ((0, 0), (0, 0))}
    """
    # Through a copy: as a buffer, a record would describe itself at length each time.
    return _all_fields(states.dtype).read(states[:1].tobytes())


@functools.cache
def _all_fields(dtype: np.dtype[Any]) -> Fields:
    return Fields(dtype, dtype.names or ())


class _Field(NamedTuple):
    """A field, or a row of it: its name, type of numbers, shape, and first byte in a record."""

    name: str
    base: np.dtype[Any]
    shape: tuple[int, ...]
    at: int

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def _field(dtype: np.dtype[Any], name: str, row: int | None) -> _Field:
    assert dtype.fields is not None
    field, at = dtype.fields[name][:2]
    whole = _Field(name, field.base, field.shape, at)
    if row is None or not field.shape:
        return whole
    one = whole._replace(shape=field.shape[1:])
    return one._replace(at=at + row * one.size * field.base.itemsize)


def _pieces(fields: Sequence[_Field]) -> list[slice]:
    """Where the fields are in the bytes of a record; what is side by side is one piece."""
    found: list[slice] = []
    for field in fields:
        first = found.pop().start if found and found[-1].stop == field.at else field.at
        found.append(slice(first, field.at + field.size * field.base.itemsize))
    return found


def _layout(fields: Sequence[_Field]) -> tuple[Any, ...]:
    """How to read all numbers of these fields at once, and to cut the fields out."""
    form, first = "=", 0
    names: list[str] = []
    cuts: list[int | slice] = []
    tables: list[tuple[str, int, int, Any]] = []
    for field in fields:
        end = first + field.size
        letter = "bhiq"[(1, 2, 4, 8).index(field.base.itemsize)]
        form += f"{end - first}{letter if field.base.kind == 'i' else letter.upper()}"
        if len(field.shape) > 1:
            tables.append((field.name, first, end, _rows(field.shape)))
        else:
            names.append(field.name)
            cuts.append(slice(first, end) if field.shape else first)
        first = end
    return struct.Struct(form).unpack, names, _getter(cuts), tables


def _getter(cuts: Sequence[int | slice]) -> Callable[[tuple[int, ...]], tuple[Any, ...]]:
    """Cuts several pieces out of a tuple at once."""
    if not cuts:
        return lambda _: ()
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
