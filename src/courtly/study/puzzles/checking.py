"""Puzzles proven again, all of them or some."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .making import chance_of, maker_of
from .model import Puzzle
from .shelf import unpacked


@dataclass(frozen=True)
class Checked:
    """One puzzle, and what speaks against it."""

    number: int
    puzzle: Puzzle
    doubts: list[str]


def check(
    game: str, puzzles: Sequence[Puzzle], sample: int | None = None, seed: int = 0
) -> Iterator[Checked]:
    """Prove puzzles again; `seed` chooses the sample, and the chance of whoever searches."""
    numbers = list(range(len(puzzles)))
    if sample is not None and sample < len(numbers):
        numbers = sorted(random.Random(seed).sample(numbers, sample))
    maker = maker_of(game)
    for number in numbers:
        puzzle = puzzles[number]
        doubts = maker.doubts(unpacked(game, puzzle), puzzle, chance_of(puzzle, seed))
        yield Checked(number, puzzle, doubts)
