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
class Part:
    """A block of an observation: so many numbers, each from 0 to `most`."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    most: float = 1.0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Layout:
    """The parts of an observation, one after the other.

    >>> layout = Layout([Part("turn", (1,), "how late it is"), Part("cards", (4, 2), "…", 3)])
    >>> layout.size, layout.at("cards"), layout.high.tolist()[:3]
    (9, 1, [1.0, 3.0, 3.0])
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
        rows = ["| place | part | shape | up to | meaning |", "|---:|---|---|---:|---|"]
        for part in self.parts:
            at = self._at[part.name]
            shape = " × ".join(str(n) for n in part.shape)
            rows.append(
                f"| {at}–{at + part.size - 1} | `{part.name}` | {shape} | {part.most:g} "
                f"| {part.meaning} |"
            )
        return "\n".join(rows)
