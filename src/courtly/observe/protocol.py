"""The kernels an encoder supplies for a game; `specialise` binds them in `observe.batch`."""

from __future__ import annotations

from typing import Any

#: How many numbers an observation has, and how many moves the game.
SIZE = 0
MOVES = 0


def encode(s: Any, seat: int, out: Any) -> None:
    """Write what `seat` sees in a record already blanked for it; all of `out`."""
    raise NotImplementedError


def standing(s: Any, values: Any) -> None:
    """For each seat a number that is greater the better its place is at the end of a game."""
    raise NotImplementedError
