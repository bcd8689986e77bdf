"""A level that plays by the net of a table where one is stronger, else by hand."""

from __future__ import annotations

from ..core.moves import Move
from ..core.seen import Seen
from .bot import Candidate
from .nets.learned import plays_here
from .nets.players import Instant
from .search.searcher import Searcher


class Either:
    """Two bots of about the same rank: the one by net, and the one by hand for all other tables.

    By hand it also plays as long as the net waits for the compiler.
    """

    def __init__(self, by_net: Instant | Searcher, by_hand: Searcher) -> None:
        self.by_net, self.by_hand = by_net, by_hand
        self._asked: Instant | Searcher = by_hand

    def choose(self, seen: Seen) -> Move:
        """The move of the one that plays at this table."""
        self._asked = self.by_net if plays_here(seen.game, seen.seats) else self.by_hand
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
