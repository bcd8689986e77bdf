"""How each game looks in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from rich.console import RenderableType

from ...core.events import Event
from ...core.game import Game
from ...core.texts import Texts
from ...games import description


class Screen(Protocol):
    """What the terminal needs to know about a game to show it."""

    EXAMPLE_RULE: str

    def table(self, game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
        """The whole table as `seat` sees it."""
        ...

    def question(self, game: Game[Any, Any], seat: int, texts: Texts) -> str:
        """What `seat` is asked to decide."""
        ...

    def headlines(self, game: Game[Any, Any], events: Iterable[Event], texts: Texts) -> list[str]:
        """What happened, as shortly as it should be told below the table."""
        ...

    def typed(self, line: str) -> str:
        """The move meant by a line, where players may write it shorter than records do."""
        ...

    def sheet(self, game: Game[Any, Any], seat: int | None, texts: Texts) -> RenderableType:
        """Where the points so far come from, as `seat` can know it."""
        ...

    def result(self, game: Game[Any, Any], texts: Texts) -> RenderableType:
        """The score sheet of a finished game."""
        ...

    def has_secrets(self, game: Game[Any, Any], seat: int) -> bool:
        """Whether the view of `seat` shows something others may not see."""
        ...


def screen(game: str) -> Screen:
    """The screen of a game, or the one that shows any game."""
    found: Any = description(game).load_part("screen")
    if found is None:
        from . import generic

        found = generic
    shown: Screen = found
    return shown
