"""The table of an observation: which numbers stand where, what they mean and how far they go.

The encoders take their places from this table, the spaces of the research interfaces their bounds,
and `docs/observations.md` its rows, so none of them can disagree.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Column:
    """Numbers that stand side by side in every row of a part: counts, divided by `per`."""

    meaning: str
    size: int = 1
    per: int = 1

    def __str__(self) -> str:
        size = f" ({self.size})" if self.size > 1 else ""
        per = f" / {self.per}" if self.per > 1 else ""
        return self.meaning + size + per


@dataclass(frozen=True)
class Part:
    """A block of an observation: so many counts, divided by `per`; the numbers go from 0 to `most`.

    Where a row of the part has numbers of several sorts, `columns` tells them apart.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: float = 1.0
    per: int = 1
    columns: tuple[Column, ...] = ()

    def __post_init__(self) -> None:
        if self.columns and sum(column.size for column in self.columns) != self.shape[-1]:
            raise ValueError(f"the columns of {self.name} do not add up to {self.shape[-1]}")

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def divisors(self) -> list[int]:
        """What each count is divided by."""
        row = [column.per for column in self.columns for _ in range(column.size)]
        return row * (self.size // len(row)) if row else [self.per] * self.size

    def __str__(self) -> str:
        columns = ", ".join(str(column) for column in self.columns)
        return f"{self.meaning}: {columns}" if columns else self.meaning


class Layout:
    """The parts of an observation, one after the other.

    >>> layout = Layout([Part("turn", (1,), "turns", per=4), Part("cards", (4, 2), "…", 3)])
    >>> layout.size, layout.at("cards"), layout.high.tolist()[:3], layout.units.tolist()[:3]
    (9, 1, [1.0, 3.0, 3.0], [0.25, 1.0, 1.0])
    """

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self._at: dict[str, int] = {}
        size = 0
        for part in self.parts:
            self._at[part.name] = size
            size += part.size
        self.size = size

    def at(self, name: str) -> int:
        """The place of a part's first number."""
        return self._at[name]

    @property
    def high(self) -> NDArray[np.float32]:
        """The most each number can be; the least is 0."""
        return np.concatenate([np.full(part.size, part.most, np.float32) for part in self.parts])

    @property
    def units(self) -> NDArray[np.float32]:
        """What a count of one is in each number."""
        divisors = [divisor for part in self.parts for divisor in part.divisors]
        return (1 / np.array(divisors)).astype(np.float32)

    def read(self, observation: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """An observation, or an array whose last axis is one, part by part and without copying."""
        return {
            part.name: observation[..., at : at + part.size].reshape(
                (*observation.shape[:-1], *part.shape)
            )
            for part, at in zip(self.parts, self._at.values(), strict=True)
        }

    def table(self) -> str:
        """The parts as a table in Markdown."""
        rows = [
            "| place | part | shape | divided by | up to | meaning |",
            "|---:|---|---|---:|---:|---|",
        ]
        for part in self.parts:
            at = self._at[part.name]
            shape = " × ".join(str(n) for n in part.shape)
            per = "" if part.columns or part.per == 1 else part.per
            rows.append(
                f"| {at}–{at + part.size - 1} | `{part.name}` | {shape} | {per} | {part.most:g} "
                f"| {part} |"
            )
        return "\n".join(rows)
