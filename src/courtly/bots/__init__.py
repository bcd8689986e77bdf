"""Computer opponents, by level."""

from __future__ import annotations

from .bot import Bot, Candidate, Explains, Proof, UsesSpare
from .levels import LEVELS, make_bot

__all__ = ["LEVELS", "Bot", "Candidate", "Explains", "Proof", "UsesSpare", "make_bot"]
