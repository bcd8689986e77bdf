"""The kinds of games kept here: every number of players with every law deck, and every option."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import courtly


@dataclass(frozen=True)
class Kind:
    """A game and its options, as the server takes them."""

    name: str
    game: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    def new(self, seed: str) -> Any:
        """A game of this kind, without a server."""
        seats = {"players": self.players} if self.game == "lancaster" else {}
        return getattr(courtly, self.game).new(seed=seed, **seats, **self.options)


MIXED = ["base", "new", "random", "new", "base"]
OTHER_COUNTY = {"county": [{"name": "Somerset", "points": 9, "minimum": 1}]}
OTHER_PLACES = {"token_places": ["a1", "a2", "a3", "a4", "d1", "d2", "d3", "d4"]}


def _lancaster(name: str, players: int, **options: Any) -> Kind:
    return Kind(f"lancaster-{players}-{name}", "lancaster", players, options)


def _richelieu(name: str, **options: Any) -> Kind:
    return Kind(f"richelieu-{name}", "richelieu", 2, options)


_DECKS: dict[str, dict[str, Any]] = {
    "base": {"laws": "base"},
    "new": {"laws": "new"},
    "random": {"laws": "random"},
    "sections": {"laws": "sections", "sections": MIXED},
}
_ALL = [
    *(_lancaster(name, n, **deck) for n in (2, 3, 4, 5) for name, deck in _DECKS.items()),
    _lancaster("box", 5, supply="box"),
    _lancaster("open-stock", 3, open_stock=True, laws="new"),
    _lancaster("start-green", 4, start="green"),
    _lancaster("corrected", 3, components=OTHER_COUNTY),
    _lancaster("all-at-once", 2, laws="random", supply="box", open_stock=True, start="blue"),
    _richelieu("standard"),
    _richelieu("tactical", variant="tactical"),
    _richelieu("start-queen", start="queen"),
    _richelieu("corrected", variant="tactical", components=OTHER_PLACES),
]
KINDS = {kind.name: kind for kind in _ALL}
#: Where little is kept of a version: one of each game, number of players and deck.
FEW = (
    "lancaster-2-all-at-once", "lancaster-3-base", "lancaster-4-random", "lancaster-5-box",
    "richelieu-standard", "richelieu-tactical",
)  # fmt: skip
