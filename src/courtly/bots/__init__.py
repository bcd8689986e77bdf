"""Computer opponents, by level."""

from __future__ import annotations

from .page import Page
from .protocol import Bot

LEVELS: dict[str, type[Page]] = {"page": Page}

__all__ = ["LEVELS", "Bot", "Page"]
