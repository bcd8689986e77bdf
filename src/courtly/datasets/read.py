"""Reading a dataset: shard by shard or in small batches, as arrays a learner takes as they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import CourtlyError, OptionError, how_many
from ..observe import encoder
from .filling import fill_masks, fill_policies, scale
from .plan import Plan, read_plan
from .shard import NUMBERS, Shard
from .tables import GAMES, file_of


def load(folder: Path | str) -> Dataset:
    """A dataset that ``courtly dataset make`` wrote; nothing is read before it is asked for."""
    if not isinstance(folder, str | Path):
        raise OptionError(f"a dataset is given by its folder, not by {folder!r}")
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
        found = Shard(self.folder, shard, self.told)
        return Batch(found, np.arange(len(found.numbers["action"])))

    def minibatches(self, size: int = 512, *, seed: int | None = None) -> Iterator[Batch]:
        """All decisions once, so many at a time (fewer at the end of a shard).

        With a seed shards come in an order by lot, and so do the decisions of each; without one all
        stand as they were played. Small batches are also the quickest way to read everything: their
        arrays fit into memory that is there already.
        """
        size, chance = how_many(size, "size"), np.random.default_rng(seed)
        shards = np.arange(len(self)) if seed is None else chance.permutation(len(self))
        for shard in shards.tolist():
            whole = self.batch(shard)
            rows = whole.rows if seed is None else chance.permutation(whole.rows)
            for first in range(0, len(rows), size):
                yield Batch(whole.shard, rows[first : first + size])

    def games(self) -> dict[str, NDArray[Any]]:
        """All games, by column; lists in them are by seat."""
        shards = [Shard(self.folder, shard, self.told).games for shard in range(len(self))]
        return {name: np.concatenate([shard[name] for shard in shards]) for name in GAMES}


@dataclass(frozen=True)
class Batch:
    """Some decisions of one shard, one row each. Arrays are made when they are asked for."""

    shard: Shard
    rows: NDArray[np.int64]
    """Which decisions of the shard these are."""

    def __len__(self) -> int:
        return len(self.rows)

    def __getattr__(self, name: str) -> NDArray[Any]:
        """`game`, `step`, `seat`, `action`, `value` (NaN: none): a number for each."""
        if name not in NUMBERS:
            raise AttributeError(name)
        return self.shard.numbers[name][self.rows]

    @property
    def games(self) -> dict[str, NDArray[Any]]:
        """The games of the shard, by column."""
        return self.shard.games

    @property
    def counts(self) -> NDArray[np.uint8]:
        """What each seat saw, as counts: a quarter of the memory of `observation`."""
        return self.shard.counts[self.rows]

    @property
    def observation(self) -> NDArray[np.float32]:
        """What each seat saw, as the environments tell it."""
        told = self.shard.told
        found = np.empty((len(self), told["observation"]), np.float32)
        scale(self.shard.counts, self.rows, encoder(told["match"]["game"]).layout.units, found)
        return found

    @property
    def mask(self) -> NDArray[np.bool_]:
        """The legal moves of each decision."""
        found = np.zeros((len(self), self.shard.told["moves"]), np.bool_)
        fill_masks(*self.shard.legal, self.rows, found)
        return found

    @property
    def policy(self) -> NDArray[np.float32]:
        """How search shared its tries among the moves; rows of zeros where none searched."""
        found = np.zeros((len(self), self.shard.told["moves"]), np.float32)
        fill_policies(*self.shard.legal, *self.shard.visits, self.rows, found)
        return found

    @property
    def reward(self) -> NDArray[np.float32]:
        """What the game brought in the end to the seat that decides."""
        found: NDArray[np.float32] = self.shard.rewards[self.rows]
        return found
