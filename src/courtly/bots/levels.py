"""The levels, the same for all games, and bots of one's own by ``module:Class``."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable

from ..core.errors import OptionError
from . import entrants
from .bot import Bot
from .page import Page
from .search.searcher import Searcher
from .squire import Squire


def knight(seed: int | None = None) -> Bot:
    """A glance: a hundred simulations."""
    return Searcher(seed, simulations=100, room=20_000)


def duke(seed: int | None = None) -> Bot:
    """A look around: a thousand simulations, some hundredths of a second."""
    return Searcher(seed, simulations=1000, patience=2.0)


def king(seed: int | None = None) -> Bot:
    """A second a move."""
    return Searcher(seed, seconds=1.0)


#: Level → a maker of bots, from weakest to strongest.
LEVELS: dict[str, Callable[[int | None], Bot]] = {
    "page": Page,
    "squire": Squire,
    "knight": knight,
    "duke": duke,
    "king": king,
}


def make_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by its level, by its name in the arena, or by ``module:Class`` for one of one's own."""
    if name.lower() in LEVELS:
        return LEVELS[name.lower()](seed)
    if entrant := entrants.make(name, seed):
        return entrant
    module, colon, attribute = name.partition(":")
    if not colon:
        known = ", ".join(LEVELS)
        raise OptionError.told("problem-bot", name=repr(name), known=known)
    if os.getcwd() not in sys.path:  # a bot in the folder one is in is found, as with python -m
        sys.path.insert(0, os.getcwd())
    try:
        maker = getattr(importlib.import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(f"the bot {name!r} cannot be found: {error}") from None
    bot = maker(seed)
    if not isinstance(bot, Bot):
        raise OptionError(f"{name!r} is no bot: it has no method choose(seen)")
    return bot
