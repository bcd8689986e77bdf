"""Page, the youngest at court: any legal move, each as likely as the others."""

from __future__ import annotations

import random

from ..core.moves import Move
from ..core.seen import Seen


class Page:
    """Plays at random, reproducibly with a seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, seen: Seen) -> Move:
        """Any of its legal moves."""
        return self._random.choice(seen.legal)
