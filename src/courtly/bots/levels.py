"""The levels, the same for all games, and bots of one's own by ``module:Class``."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable

from ..core.errors import OptionError
from ..core.moves import Move
from ..core.seen import Seen
from . import entrants
from .bot import Bot, Candidate
from .nets.learned import NetJudge, runs_here
from .nets.players import Instant
from .page import Page
from .search.searcher import Searcher
from .squire import Squire

VARIETY = 0.004  # chance to win that Duke and King give away so that no two games are alike


class Knight:
    """A glance: the move after which the table's net gives the best chance.

    By hand, where no net is stronger or it waits for the compiler, a hundred simulations.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._at_once = Instant(seed)
        self._by_hand = Searcher(seed, simulations=100, room=20_000)
        self._asked: Instant | Searcher = self._by_hand

    def choose(self, seen: Seen) -> Move:
        """The move that looks best at a glance."""
        by_net = runs_here(seen.game, seen.seats)
        self._asked = self._at_once if by_net else self._by_hand
        return self._asked.choose(seen)

    def explain(self) -> list[Candidate]:
        """What it thought about when it last chose."""
        return self._asked.explain()

    @property
    def net(self) -> str:
        """The mark of the net it judges by, if it does."""
        return self._asked.net

    @property
    def note(self) -> str:
        """What there is to say about the last choice, in English."""
        return getattr(self._asked, "note", "")


def duke(seed: int | None = None) -> Bot:
    """A look around: a thousand simulations, some hundredths of a second."""
    return Searcher(
        seed, simulations=1000, patience=2.0, judge=NetJudge(stronger=True), variety=VARIETY
    )


def king(seed: int | None = None) -> Bot:
    """A second a move."""
    return Searcher(seed, seconds=1.0, judge=NetJudge(stronger=True), variety=VARIETY)


#: Level → a maker of bots, from weakest to strongest.
LEVELS: dict[str, Callable[[int | None], Bot]] = {
    "page": Page,
    "squire": Squire,
    "knight": Knight,
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
