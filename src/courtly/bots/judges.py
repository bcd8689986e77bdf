"""Search compiled for each game with that game's judgement."""

from __future__ import annotations

import functools
import importlib
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..core.jit import specialise
from ..games import game_class

if TYPE_CHECKING:
    from .searcher import Style


@functools.cache
def search(game: str) -> ModuleType:
    """`bots.search`, specialised for a game."""
    judge = importlib.import_module(f"courtly.bots.{game}")
    kernels: dict[str, Any] = {**game_class(game).kernels, **judge_kernels(judge)}
    return specialise("courtly.bots.search", f"courtly.bots.{game}", **kernels)


def judge_kernels(judge: ModuleType) -> dict[str, Any]:
    """The kernels of judgement a module supplies."""
    return {"estimate": judge.estimate, "propose": judge.propose}


def style(game: str) -> Style:
    """How search works best in a game, as measured."""
    from .searcher import Style

    judge = importlib.import_module(f"courtly.bots.{game}")
    found: Style = getattr(judge, "STYLE", None) or Style()
    return found
