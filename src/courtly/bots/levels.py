"""The levels, the same for all games, and bots of one's own by ``module:Class``."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterable

from ..core.errors import OptionError
from ..core.moves import Move
from ..core.seen import Seen
from . import entrants
from .bot import Bot
from .either import Either
from .nets.learned import NetJudge
from .nets.players import Instant
from .page import Page
from .search.judgement import judgement
from .search.searcher import Searcher
from .squire import Squire

#: Raised whenever a level comes to play differently: results and records tell editions apart. The
#: first were those by hand, which are still there as `hand-squire` and so on.
EDITION = 3
VARIETY = 0.004  # chance to win that Duke and King give away so that no two games are alike
DUKE_POSITIONS = 20_000  # of an ending


def knight(seed: int | None = None) -> Bot:
    """A glance at every move, with good eyes but not the best; by hand a hundred simulations."""
    return Either(Instant(seed, blurred=True), Searcher(seed, simulations=100, room=20_000))


class NetDuke(Searcher):
    """Searches on a net, with as many simulations as the game says: a clear step above Knight."""

    def choose(self, seen: Seen) -> Move:
        """The move tried most often, or the one that is proven best."""
        self.simulations = judgement(seen.game).steps.duke_simulations
        return super().choose(seen)


def duke(seed: int | None = None) -> Bot:
    """A look around, some milliseconds; by hand a thousand simulations."""
    by_net = NetDuke(
        seed,
        simulations=1,  # as the game says, once it is known
        positions=DUKE_POSITIONS,
        room=20_000,
        judge=NetJudge(stronger=True),
        variety=VARIETY,
    )
    return Either(by_net, Searcher(seed, simulations=1000, patience=2.0, variety=VARIETY))


def king(seed: int | None = None) -> Bot:
    """A second a move."""
    return Searcher(seed, seconds=1.0, judge=NetJudge(stronger=True), variety=VARIETY)


#: Level → a maker of bots, from weakest to strongest.
LEVELS: dict[str, Callable[[int | None], Bot]] = {
    "page": Page,
    "squire": Squire,
    "knight": knight,
    "duke": duke,
    "king": king,
}


def editions(bots: Iterable[str]) -> dict[str, int]:
    """What to write down about our bots among some, so that nobody takes later ones for them.

    Page is always the same, and so are bots by hand.
    """
    names = {bot.lower() for bot in bots}
    found = {"levels": EDITION} if names & set(LEVELS) - {"page"} else {}
    if entrants.EDITION > 1 and any(entrants.is_by_net(bot) for bot in names):
        found["by_net"] = entrants.EDITION
    return found


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
