"""How a searcher searches; measured per game, see docs/strength.md."""

from __future__ import annotations

from typing import NamedTuple


class Style(NamedTuple):
    """Settings of the tree search; a tuple, which kernels can read."""

    explore: float = 0.35
    """How much a rarely tried move is favoured."""
    wide: float = 2.0
    """How quickly a node takes up more moves: so many times the root of its visits."""
    horizon: int = 400
    """How many decisions a playout makes before the position is judged."""


class Steps(NamedTuple):
    """What sets the levels apart; how far apart they are is measured (docs/strength.md).

    To blurred eyes a prospect p looks better than it is by chance, at most by so many times
    p (1 − p).
    """

    squire_blur: float = 1.0
    knight_blur: float = 0.4
    """By net; by hand Knight searches."""
    duke_simulations: int = 100
    """By net."""
