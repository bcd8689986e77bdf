"""How hard a puzzle is: how far a search must look until it finds the move, and keeps to it."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from ..judge import Judge
from .model import HARDEST

#: Simulations; who finds it with the first of them finds it at a glance.
LADDER = (25, 100, 400, 1600)
SEEDS = 3
assert len(LADDER) + 1 == HARDEST


def grade(judge: Judge, root: NDArray[Any], seat: int, move: int, seed: int) -> int:
    """1 for a move that is found at a glance, `HARDEST` for one that all these searches miss."""
    found = HARDEST
    for k in reversed(range(len(LADDER))):
        for stream in range(SEEDS):
            if judge.explore(root, seat, LADDER[k], seed + stream).moves[:1] != [move]:
                return found
        found = k + 1
    return found
