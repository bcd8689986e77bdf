"""Calling once all that looking back calls: that compiles it, or loads it from the cache."""

from __future__ import annotations

from types import ModuleType

from ..games import game_class
from .judge import SearchJudge, weighing


def exercise(game: str) -> None:
    """Load, or compile, all that is needed to look back at a game."""
    example = game_class(game).example()
    seat = example.actor or 0
    judge, root = SearchJudge(example.spec, 64), example.redacted(seat)
    judge.chances(root, seat, 2, 1)
    judge.explore(root, seat, 2, 1)
    judge.weigh(root, seat, int(example.legal(seat)[0]), 2, 1)


def module(game: str) -> ModuleType:
    """The module whose kernels are called."""
    return weighing(game)
