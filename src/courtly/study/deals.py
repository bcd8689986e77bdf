"""What is played on a day, and how its bots come by their chance: pure, for tables."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from ..games import description

LEVEL = "knight"
"""The bots at the other seats: counted simulations."""


@dataclass(frozen=True)
class Deal:
    """What is played on a day, and from which seat."""

    game: str
    seat: int

    @property
    def options(self) -> dict[str, Any]:
        """As the game is played if nobody chooses anything."""
        return description(self.game).check({}).plain()

    @property
    def seats(self) -> int:
        """How many play."""
        return description(self.game).players({})


def bot_seed(seed: str, seat: int, decisions: int) -> int:
    """The chance of a bot that has decided so many times."""
    text = f"{seed} {seat} {decisions}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
