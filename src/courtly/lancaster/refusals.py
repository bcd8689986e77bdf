"""Why a move is not legal, with the rule that forbids it. Read from what the seat itself sees."""

from __future__ import annotations

from typing import Any

from ..core.errors import Refusal
from ..core.moves import Move


def refuse(s: Any, seat: int, move: Move) -> Refusal:
    """The rule that forbids `move` to `seat` in a position where it is not legal."""
    return Refusal("L2.1", "lancaster-refused-not-now", {"asked": "…"})
