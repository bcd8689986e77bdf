"""Opening a decision."""

from __future__ import annotations

from typing import Any

from ...core.jit import kernel
from ..constants import RUNNING
from .allies import owner_of


@kernel
def ask(s: Any, decision: int, side: int) -> None:
    """Let the seat that leads `side` decide."""
    s["decision"] = decision
    s["side"] = side
    s["actor"] = owner_of(s, side)


@kernel
def asking(s: Any) -> bool:
    """Whether somebody has something to decide, or the game is over."""
    return int(s["decision"]) != RUNNING
