"""How each game looks in the terminal."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from rich.console import RenderableType

from ...core.game import Game
from ...core.texts import Texts


class Screen(Protocol):
    """What the terminal needs to know about a game to show it."""

    EXAMPLE_RULE: str

    def table(self, game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
        """The whole table as `seat` sees it."""
        ...

    def result(self, game: Game[Any, Any], texts: Texts) -> RenderableType:
        """The score sheet of a finished game."""
        ...

    def winners(self, game: Game[Any, Any]) -> list[int]:
        """The seats that won; several or none for a draw."""
        ...

    def has_secrets(self, game: Game[Any, Any], seat: int) -> bool:
        """Whether the view of `seat` shows something others may not see."""
        ...


def screen(game: str) -> Screen:
    """The screen of a game."""
    found: Screen = importlib.import_module(f"courtly.cli.screens.{game}")
    return found
