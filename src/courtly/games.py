"""The games there are: the one place that finds them.

A game is a package of Courtly with a module `description`; one of somebody else's is named in the
environment, ``COURTLY_GAMES=package.description:DESCRIPTION`` (several with commas between), or
registered by the program that uses it.
"""

from __future__ import annotations

import functools
import importlib
import os
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .core.description import Description
from .core.errors import OptionError, RecordError

if TYPE_CHECKING:
    from .core.game import Game

_VARIABLE = "COURTLY_GAMES"


@functools.cache
def _found() -> dict[str, Description]:
    """All descriptions by name, ours first."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/description.py"))
    places = [
        *(f"courtly.{folder}.description:DESCRIPTION" for folder in folders if folder != "core"),
        *filter(None, os.environ.get(_VARIABLE, "").split(",")),
    ]
    found = (_load(place.strip()) for place in places)
    return {description.name: description for description in found}


def _load(place: str) -> Description:
    module, _, attribute = place.partition(":")
    try:
        found = getattr(importlib.import_module(module), attribute or "DESCRIPTION")
    except (ImportError, AttributeError) as error:
        raise OptionError(f"{_VARIABLE} names {place!r}, which cannot be found: {error}") from None
    if not isinstance(found, Description):
        raise OptionError(f"{_VARIABLE} names {place!r}, which is no Description")
    return found


def register(description: Description) -> None:
    """Add a game, or put another in its place, for as long as this process runs."""
    _found()[description.name] = description


def withdraw(name: str) -> None:
    """Take out a game that was registered."""
    del _found()[name]


def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_found())


def description(name: str) -> Description:
    """What a game says of itself."""
    if name not in _found():
        raise OptionError(f"there is no game {name!r}; known games: {', '.join(names())}")
    return _found()[name]


def game_class(name: str) -> type[Game[Any, Any]]:
    """The class of a game."""
    return description(name).load_game()


def load(text: str) -> Game[Any, Any]:
    """The game of a record of any of the games, replayed and checked."""
    from .core import record as records

    name = records.parse(text).head["Game"]
    if name not in names():
        known = ", ".join(names())
        raise RecordError.told("problem-record-game", game=repr(name), known=known)
    return records.load(game_class(name), text)


def figures(name: str) -> ModuleType:
    """The module of a game's printed figures: `FILE` and `load`."""
    found = description(name).load_part("figures")
    if found is None:
        raise OptionError(f"{name} has no printed figures")
    return found
