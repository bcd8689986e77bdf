"""The columns of one shard as arrays over what is in the file; each is read when it is wanted."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .tables import DECISIONS, GAMES, OpenTable, file_of

if TYPE_CHECKING:
    import pyarrow

_PLAIN = ("int8", "int16", "int32", "float32")
NUMBERS = [name for name, (kind, _) in DECISIONS.items() if kind in _PLAIN]


class Lists(NamedTuple):
    """A list for each row, all in one array: that of row i is ``flat[ends[i] : ends[i + 1]]``."""

    flat: NDArray[Any]
    ends: NDArray[np.int64]

    def of(self, row: int) -> NDArray[Any]:
        """The list of a row."""
        return self.flat[self.ends[row] : self.ends[row + 1]]


@dataclass(frozen=True)
class Shard:
    """The decisions of some games, and the games themselves."""

    folder: Path
    number: int
    told: dict[str, Any]
    """What was written of the dataset."""

    def __getstate__(self) -> dict[str, Any]:
        """Where it is, not what was read of it: a copy reads from the same files."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @cached_property
    def _decisions(self) -> OpenTable:
        return OpenTable(file_of(self.folder, "decisions", self.number))

    def _column(self, name: str) -> pyarrow.Array:
        """A column in one piece."""
        column = self._decisions.read([name]).column(name)
        return column.chunk(0) if column.num_chunks == 1 else column.combine_chunks()

    @cached_property
    def numbers(self) -> dict[str, NDArray[Any]]:
        """The columns that hold a number in each row: little, and most of them are wanted."""
        table = self._decisions.read(NUMBERS)
        return {name: table.column(name).to_numpy() for name in NUMBERS}

    @cached_property
    def counts(self) -> NDArray[np.uint8]:
        """What each seat saw, a byte for each count."""
        column, size = self._column("observation"), self.told["observation"]
        flat = np.frombuffer(column.buffers()[1], np.uint8)[column.offset * size :]
        return flat[: len(column) * size].reshape(len(column), size)

    @cached_property
    def legal(self) -> Lists:
        """The legal moves of each decision."""
        return _lists(self._column("legal"))

    @cached_property
    def visits(self) -> Lists:
        """How often search tried each of them; empty where none searched."""
        return _lists(self._column("visits"))

    @cached_property
    def games(self) -> dict[str, NDArray[Any]]:
        """The games, by column; lists in them are by seat."""
        table = OpenTable(file_of(self.folder, "games", self.number)).read(list(GAMES))
        return {name: table.column(name).to_numpy() for name in GAMES}

    @cached_property
    def rewards(self) -> NDArray[np.float32]:
        """What its game brought in the end to the seat that decides, decision by decision."""
        table = OpenTable(file_of(self.folder, "games", self.number)).read(["game", "rewards"])
        games = table.column("game").to_numpy()
        by_seat = table.column("rewards").combine_chunks().flatten().to_numpy()
        game = np.searchsorted(games, self.numbers["game"])
        found: NDArray[np.float32] = by_seat.reshape(len(games), -1)[game, self.numbers["seat"]]
        return found


def _lists(column: pyarrow.Array) -> Lists:
    ends = column.offsets.to_numpy().astype(np.int64)
    return Lists(column.flatten().to_numpy(), ends - ends[0])
