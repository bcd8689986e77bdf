"""Computer opponents, by level."""

from __future__ import annotations

from .levels import LEVELS, make_bot
from .protocol import Bot, Candidate, Explains

__all__ = ["LEVELS", "Bot", "Candidate", "Explains", "make_bot"]
