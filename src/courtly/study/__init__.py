"""Looking back at a game: everybody's chances, what each choice cost, and what turned the game."""

from __future__ import annotations

from .analysis import analyse
from .model import Analysis

__all__ = ["Analysis", "analyse"]
