"""The games there are, by name."""

from __future__ import annotations

import importlib
from typing import Any

from .core.errors import RecordError
from .core.game import Game
from .core.record import parse

#: Game name → module and class.
_GAMES = {
    "richelieu": ("courtly.richelieu.api", "Richelieu"),
    "lancaster": ("courtly.lancaster.api", "Lancaster"),
}


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_GAMES)


def game_class(name: str) -> type[Game[Any, Any]]:
    """The class of a game."""
    module, attribute = _GAMES[name]
    found: type[Game[Any, Any]] = getattr(importlib.import_module(module), attribute)
    return found


def load(text: str) -> Game[Any, Any]:
    """The game of a record of any of the games, replayed and checked."""
    from .core import record as records

    name = parse(text).head["Game"]
    if name not in _GAMES:
        raise RecordError(f"this is a record of {name!r}; known games: {', '.join(_GAMES)}")
    return records.load(game_class(name), text)


def components_module(name: str) -> Any:
    """The module of a game's printed figures: `FILE` and `load`."""
    return importlib.import_module(f"courtly.{name}.components")
