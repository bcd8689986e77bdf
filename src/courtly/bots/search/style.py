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
