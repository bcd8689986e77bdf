"""Page, the youngest at court: any legal move, each as likely as the others."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..core.moves import Move


class Page:
    """Plays at random, reproducibly with a seed."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Any, legal: Sequence[Move]) -> Move:
        """Any of `legal`."""
        return self._random.choice(legal)
