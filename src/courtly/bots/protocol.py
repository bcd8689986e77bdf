"""What a bot is: something that chooses one of its legal moves from what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from ..core.moves import Move


class Bot(Protocol):
    """A computer opponent. It is given its seat's view, never the game."""

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """One of `legal`."""
        ...
