"""Parts of positions that are kept: most of a table stays as it is from move to move."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

import numpy as np
import orjson

from .state import Fields

T = TypeVar("T")


class Kept(Generic[T]):
    """Something made of some fields of a record and nothing else, known again by their bytes.

    What is not in the record, such as what is to be expected, is given beside it.

    >>> from .state import record_type
    >>> shape = record_type([("gold", np.int8), ("turn", np.int8)])
    >>> purse = Kept(lambda s, *more: ("gold",) * s["gold"] + more, shape, ["gold"], most=10)
    >>> record = np.ones(1, shape).tobytes()
    >>> purse.of(record), purse.json(record, "silver")
    (('gold',), b'["gold","silver"]')
    """

    def __init__(
        self,
        make: Callable[..., T],
        dtype: np.dtype[Any],
        names: Iterable[str],
        *,
        most: int,
        row: int | None = None,
        whole: Iterable[str] = (),
    ) -> None:
        self.fields = fields = Fields(dtype, names, row=row, whole=whole)
        self._cut = fields.cut
        self._of = functools.lru_cache(most)(lambda data, *more: make(fields.read(data), *more))
        self._json = functools.lru_cache(most)(  # who is told JSON does not need it itself
            lambda data, *more: orjson.dumps(make(fields.read(data), *more))
        )

    def of(self, record: bytes, *more: Any) -> T:
        """It, from the bytes of a record."""
        return self._of(self._cut(record), *more)

    def json(self, record: bytes, *more: Any) -> bytes:
        """The same as JSON."""
        return self._json(self._cut(record), *more)


class Affected:
    """Which of several things made of a record may be others now, by the bytes that are.

    >>> from .state import record_type
    >>> shape = record_type([("gold", np.int8), ("turn", np.int8)])
    >>> affected = Affected(shape, [Fields(shape, ["turn"]), Fields(shape, ["gold", "turn"])])
    >>> poor, rich = np.zeros(1, shape), np.ones(1, shape)
    >>> rich["turn"] = 0
    >>> affected(poor.tobytes(), rich.tobytes())
    {1}
    """

    def __init__(self, dtype: np.dtype[Any], things: Iterable[Fields]) -> None:
        self._by_byte: list[set[int]] = [set() for _ in range(dtype.itemsize)]
        for number, fields in enumerate(things):
            for piece in fields.pieces:
                for byte in self._by_byte[piece]:
                    byte.add(number)

    def __call__(self, before: bytes, now: bytes) -> set[int]:
        """Their numbers, from the bytes of two records."""
        differ = np.frombuffer(before, np.uint8) != np.frombuffer(now, np.uint8)
        by_byte = self._by_byte
        return set().union(*[by_byte[k] for k in differ.nonzero()[0].tolist()])
