"""Reading a dataset: shard by shard, as arrays a learner takes as they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import CourtlyError
from ..core.jit import kernel
from ..observe import encoder
from .plan import Plan, read_plan
from .tables import DECISIONS, GAMES, file_of, read_table

if TYPE_CHECKING:
    import pyarrow

VECTORS = True
_NUMBERS = ("int8", "int16", "int32", "float32")


@kernel
def scale(counts: Any, units: Any, out: Any) -> None:
    """Counts by what one of each is worth; NumPy takes three times as long."""
    for i in range(counts.shape[0]):
        for j in range(counts.shape[1]):
            out[i, j] = np.float32(counts[i, j]) * units[j]


def load(folder: Path | str) -> Dataset:
    """A dataset that ``courtly dataset make`` wrote; nothing is read before it is asked for."""
    place = Path(folder)
    plan, told = read_plan(place)
    missing = [k for k in range(plan.shards) if not file_of(place, "games", k).exists()]
    if missing:
        raise CourtlyError(
            f"{place} is not finished: {len(missing)} of {plan.shards} shards are missing; "
            "the command that made it goes on"
        )
    return Dataset(place, plan, told)


class Dataset:
    """All games and decisions; iterating gives the decisions of one shard after another."""

    def __init__(self, folder: Path, plan: Plan, told: dict[str, Any]) -> None:
        self.folder, self.plan, self.told = folder, plan, told

    def __repr__(self) -> str:
        return f"<{self.plan.games} games of {self.plan.match.game} in {self.folder}>"

    def __len__(self) -> int:
        """How many shards there are."""
        return self.plan.shards

    def __iter__(self) -> Iterator[Batch]:
        return (self.batch(shard) for shard in range(len(self)))

    def batch(self, shard: int) -> Batch:
        """The decisions of a shard."""
        if not 0 <= shard < len(self):
            raise CourtlyError(f"there is no shard {shard}; there are 0 to {len(self) - 1}")
        return Batch(self.folder, shard, self.told)

    def games(self) -> dict[str, NDArray[Any]]:
        """All games, by column; lists in them are by seat."""
        shards = [games_of(self.folder, shard) for shard in range(len(self))]
        return {name: np.concatenate([shard[name] for shard in shards]) for name in GAMES}


def games_of(folder: Path, shard: int) -> dict[str, NDArray[Any]]:
    """The games of a shard, by column."""
    table = read_table(file_of(folder, "games", shard), list(GAMES))
    return {name: _objects(table.column(name)) for name in GAMES}


@dataclass(frozen=True)
class Batch:
    """The decisions of one shard, one row each; a column is read when it is first asked for."""

    folder: Path
    shard: int
    told: dict[str, Any]

    def __len__(self) -> int:
        return len(self.action)

    def __getattr__(self, name: str) -> NDArray[Any]:
        """`game`, `step`, `seat`, `action`, `value` (NaN: none): a number for each."""
        if DECISIONS.get(name, ("",))[0] not in _NUMBERS:
            raise AttributeError(name)
        return self._numbers[name]

    @cached_property
    def _numbers(self) -> dict[str, NDArray[Any]]:
        """The columns that hold a number in each row: little, and most of them are wanted."""
        names = [name for name, (kind, _) in DECISIONS.items() if kind in _NUMBERS]
        table = read_table(file_of(self.folder, "decisions", self.shard), names)
        return {name: table.column(name).to_numpy() for name in names}

    def column(self, name: str) -> pyarrow.Array:
        """A column as it is in the file."""
        table = read_table(file_of(self.folder, "decisions", self.shard), [name])
        chunks = table.column(name).chunks
        return chunks[0] if len(chunks) == 1 else table.column(name).combine_chunks()

    @cached_property
    def games(self) -> dict[str, NDArray[Any]]:
        """The games these decisions are of, by column."""
        return games_of(self.folder, self.shard)

    @cached_property
    def counts(self) -> NDArray[np.uint8]:
        """What each seat saw, as counts."""
        column, size = self.column("observation"), self.told["observation"]
        flat = np.frombuffer(column.buffers()[1], np.uint8)[column.offset * size :]
        return flat[: len(self) * size].reshape(len(self), size)

    @property
    def observation(self) -> NDArray[np.float32]:
        """What each seat saw, as the environments tell it."""
        found = np.empty(self.counts.shape, np.float32)
        scale(self.counts, encoder(self.told["match"]["game"]).layout.units, found)
        return found

    @property
    def mask(self) -> NDArray[np.bool_]:
        """The legal moves of each decision."""
        found = np.zeros((len(self), self.told["moves"]), np.bool_)
        legal = self.column("legal")
        found[_rows(legal), _flat(legal)] = True
        return found

    @property
    def policy(self) -> NDArray[np.float32]:
        """How search shared its tries among the moves; rows of zeros where none searched."""
        found = np.zeros((len(self), self.told["moves"]), np.float32)
        visits, legal = self.column("visits"), self.column("legal")
        searched = np.repeat(_lengths(visits) > 0, _lengths(legal))
        where = _rows(legal)[searched], _flat(legal)[searched]
        found[where] = _flat(visits)
        found /= np.maximum(found.sum(axis=1, keepdims=True), 1)
        return found

    @property
    def reward(self) -> NDArray[np.float32]:
        """What the game brought in the end to the seat that decides."""
        table = read_table(file_of(self.folder, "games", self.shard), ["game", "rewards"])
        games = table.column("game").to_numpy()
        rewards = _flat(table.column("rewards").combine_chunks()).reshape(len(games), -1)
        found: NDArray[np.float32] = rewards[np.searchsorted(games, self.game), self.seat]
        return found


def _objects(column: pyarrow.ChunkedArray) -> NDArray[Any]:
    found: NDArray[Any] = column.to_numpy()
    return found


def _flat(column: pyarrow.Array) -> NDArray[Any]:
    found: NDArray[Any] = column.flatten().to_numpy()
    return found


def _lengths(column: pyarrow.Array) -> NDArray[np.int64]:
    offsets: NDArray[np.int64] = column.offsets.to_numpy().astype(np.int64)
    return offsets[1:] - offsets[:-1]


def _rows(column: pyarrow.Array) -> NDArray[np.int64]:
    """For each number in a column of lists, its row."""
    lengths = _lengths(column)
    return np.repeat(np.arange(len(lengths)), lengths)
