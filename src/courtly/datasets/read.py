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
from ..observe import encoder
from .plan import Plan, read_plan
from .tables import DECISIONS, GAMES, file_of, read_table

if TYPE_CHECKING:
    import pyarrow


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
        return Batch(
            read_table(file_of(self.folder, "decisions", shard), list(DECISIONS)),
            self._games(shard),
            self.told,
        )

    def games(self) -> dict[str, NDArray[Any]]:
        """All games, by column; lists in them are by seat."""
        shards = [self._games(shard) for shard in range(len(self))]
        return {name: np.concatenate([shard[name] for shard in shards]) for name in GAMES}

    def _games(self, shard: int) -> dict[str, NDArray[Any]]:
        table = read_table(file_of(self.folder, "games", shard), list(GAMES))
        return {name: _objects(table.column(name)) for name in GAMES}


@dataclass(frozen=True)
class Batch:
    """The decisions of one shard, one row each."""

    table: pyarrow.Table
    games: dict[str, NDArray[Any]]
    told: dict[str, Any]

    def __len__(self) -> int:
        return int(self.table.num_rows)

    def __getattr__(self, name: str) -> NDArray[Any]:
        """`game`, `step`, `seat`, `action`, `value` (NaN: none): a number for each."""
        if name not in DECISIONS or DECISIONS[name][0].startswith(("list", "counts")):
            raise AttributeError(name)
        found: NDArray[Any] = self.table.column(name).to_numpy()
        return found

    @cached_property
    def counts(self) -> NDArray[np.uint8]:
        """What each seat saw, as counts."""
        column = self.table.column("observation").combine_chunks()
        size = self.told["observation"]
        flat = np.frombuffer(column.buffers()[1], np.uint8)[column.offset * size :]
        return flat[: len(self) * size].reshape(len(self), size)

    @property
    def observation(self) -> NDArray[np.float32]:
        """What each seat saw, as the environments tell it."""
        units = encoder(self.told["match"]["game"]).layout.units
        return np.multiply(self.counts, units, dtype=np.float32)

    @property
    def mask(self) -> NDArray[np.bool_]:
        """The legal moves of each decision."""
        found = np.zeros((len(self), self.told["moves"]), np.bool_)
        found[_rows(self.table.column("legal")), _flat(self.table.column("legal"))] = True
        return found

    @property
    def policy(self) -> NDArray[np.float32]:
        """How search shared its tries among the moves; rows of zeros where none searched."""
        found = np.zeros((len(self), self.told["moves"]), np.float32)
        visits, legal = self.table.column("visits"), self.table.column("legal")
        searched = np.repeat(_lengths(visits) > 0, _lengths(legal))
        where = _rows(legal)[searched], _flat(legal)[searched]
        found[where] = _flat(visits)
        found /= np.maximum(found.sum(axis=1, keepdims=True), 1)
        return found

    @property
    def reward(self) -> NDArray[np.float32]:
        """What the game brought in the end to the seat that decides."""
        rewards = {
            int(game): np.asarray(of, np.float32)
            for game, of in zip(self.games["game"], self.games["rewards"], strict=True)
        }
        table = np.stack([rewards[game] for game in sorted(rewards)])
        found: NDArray[np.float32] = table[self.game - min(rewards), self.seat]
        return found


def _objects(column: pyarrow.ChunkedArray) -> NDArray[Any]:
    found: NDArray[Any] = column.to_numpy()
    return found


def _flat(column: pyarrow.ChunkedArray) -> NDArray[Any]:
    found: NDArray[Any] = column.combine_chunks().flatten().to_numpy()
    return found


def _lengths(column: pyarrow.ChunkedArray) -> NDArray[np.int64]:
    offsets: NDArray[np.int64] = column.combine_chunks().offsets.to_numpy().astype(np.int64)
    return offsets[1:] - offsets[:-1]


def _rows(column: pyarrow.ChunkedArray) -> NDArray[np.int64]:
    """For each number in a column of lists, its row."""
    lengths = _lengths(column)
    return np.repeat(np.arange(len(lengths)), lengths)
