"""Events: the facts a move brings about, written by kernels as rows of small numbers.

A row is ``kind, seat, a, b, c, d``. `log` is a two-dimensional array whose first cell counts the
rows written; a log of no length swallows everything, so play inside kernels pays nothing. The table
of event kinds gives every number its meaning, and says which of them only the seat itself may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .jit import kernel
from .moves import Axis

WIDTH = 6
FIELDS = WIDTH - 2


def new_log(capacity: int) -> NDArray[np.int16]:
    """An empty log with room for `capacity` events."""
    return np.zeros((capacity + 1 if capacity else 0, WIDTH), np.int16)


@kernel
def no_log() -> Any:
    """A log that swallows everything."""
    return np.empty((0, WIDTH), np.int16)


@kernel
def emit(log: Any, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Append one event to the log, if there is one."""
    if log.shape[0] == 0:
        return
    n = int(log[0, 0]) + 1
    log[0, 0] = n
    if n < log.shape[0]:
        log[n, 0] = kind
        log[n, 1] = seat
        log[n, 2] = a
        log[n, 3] = b
        log[n, 4] = c
        log[n, 5] = d


@dataclass(frozen=True)
class EventField:
    """One number of an event: its name, the axis that labels it, and whether it is secret."""

    name: str
    axis: Axis | None = None
    secret: bool = False


@dataclass(frozen=True)
class EventKind:
    """A kind of event and what its numbers mean."""

    name: str
    fields: tuple[EventField, ...] = ()


@dataclass(frozen=True)
class Event:
    """Something that happened. `data` holds labels and numbers; a secret one is None to others."""

    kind: str
    seat: int
    data: dict[str, str | int | None]

    def __getitem__(self, name: str) -> str | int | None:
        return self.data[name]


class EventTable:
    """All kinds of events of a game."""

    def __init__(self, kinds: Sequence[EventKind]) -> None:
        self.kinds = tuple(kinds)
        self._number = {kind.name: number for number, kind in enumerate(self.kinds)}
        self.secret_kinds = frozenset(
            number
            for number, kind in enumerate(self.kinds)
            if any(field.secret for field in kind.fields)
        )
        """The numbers of kinds that not all may know alike."""
        if any(len(kind.fields) > FIELDS for kind in kinds):
            raise ValueError(f"an event holds at most {FIELDS} numbers")

    def number(self, kind: str) -> int:
        """The number kernels use for a kind."""
        return self._number[kind]

    def read(
        self, rows: NDArray[np.int16], seat: int | None = None, *, open_: bool = True
    ) -> Iterator[Event]:
        """The events in `rows` as `seat` may see them, or with all secrets if `open_`."""
        for row in rows.tolist():
            yield self.read_row(row, seat, open_=open_)

    def read_row(self, row: Sequence[int], seat: int | None = None, *, open_: bool = True) -> Event:
        """The event of one row of numbers, likewise."""
        kind = self.kinds[row[0]]
        data: dict[str, str | int | None] = {}
        for field, value in zip(kind.fields, row[2:], strict=False):
            if field.secret and not open_ and row[1] != seat:
                data[field.name] = None
            elif field.axis is not None:
                data[field.name] = field.axis.labels[value] if value >= 0 else None
            else:
                data[field.name] = value
        return Event(kind.name, row[1], data)
