"""Parts of positions that are kept: most of a table stays as it is from move to move."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

import numpy as np
import orjson

from .state import Fields

T = TypeVar("T")
Part = bytes | tuple[bytes, ...]
"""A field of a view as JSON; of a list, each of its items."""
Parts = dict[str, Part]


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
        fields = Fields(dtype, names, row=row, whole=whole)
        self._cut = fields.cut
        self._of = functools.lru_cache(most)(lambda data, *more: make(fields.read(data), *more))
        self._json = functools.lru_cache(most)(
            lambda data, *more: orjson.dumps(self._of(data, *more))
        )

    def of(self, record: bytes, *more: Any) -> T:
        """It, from the bytes of a record."""
        return self._of(self._cut(record), *more)

    def json(self, record: bytes, *more: Any) -> bytes:
        """The same as JSON."""
        return self._json(self._cut(record), *more)


def as_parts(fields: Mapping[str, Any]) -> Parts:
    """Fields of a view as JSON.

    >>> as_parts({"turn": 7, "hands": [["ace"], []]})
    {'turn': b'7', 'hands': (b'["ace"]', b'[]')}
    """
    dumps = orjson.dumps
    return {
        name: tuple(map(dumps, value)) if isinstance(value, list | tuple) else dumps(value)
        for name, value in fields.items()
    }


def as_object(parts: Parts) -> bytes:
    """Parts as one JSON object.

    >>> as_object({"turn": b"7", "hands": (b'["ace"]', b"[]")})
    b'{"turn":7,"hands":[["ace"],[]]}'
    """
    return b"{%b}" % b",".join(
        b'"%b":%b' % (name.encode(), part if isinstance(part, bytes) else as_list(part))
        for name, part in parts.items()
    )


def as_list(items: tuple[bytes, ...]) -> bytes:
    """Items as one JSON list."""
    return b"[%b]" % b",".join(items)
