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

    >>> from .state import record_type
    >>> shape = record_type([("gold", np.int8), ("turn", np.int8)])
    >>> purse = Kept(lambda s: ("gold",) * s["gold"], shape, ["gold"], most=10)
    >>> record = np.ones(1, shape).tobytes()
    >>> purse.of(record), orjson.dumps([purse.json(record)])
    (('gold',), b'[["gold"]]')
    """

    def __init__(
        self,
        make: Callable[[dict[str, Any]], T],
        dtype: np.dtype[Any],
        names: Iterable[str],
        *,
        most: int,
        row: int | None = None,
    ) -> None:
        fields = Fields(dtype, names, row=row)
        self._cut = fields.cut
        self._of = functools.lru_cache(most)(lambda data: make(fields.read(data)))
        self._json = functools.lru_cache(most)(lambda data: as_json(self._of(data)))

    def of(self, record: bytes) -> T:
        """It, from the bytes of a record."""
        return self._of(self._cut(record))

    def json(self, record: bytes) -> orjson.Fragment:
        """The same as JSON, to be put into more JSON."""
        return self._json(self._cut(record))


def as_json(value: Any) -> orjson.Fragment:
    """Anything as JSON, to be put into more JSON."""
    return orjson.Fragment(orjson.dumps(value))
