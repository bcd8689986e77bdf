"""A bot of one's own, in ten lines: enter it with ``courtly arena richelieu my_bot:Roller page``.

It tries each move on a game that fits all its seat knows, and lets chance play on fifty times.
"""

from __future__ import annotations

import courtly
from courtly.core.moves import Move
from courtly.core.seen import Seen


class Roller:
    """Takes the move after which random play leaves it furthest ahead."""

    def __init__(self, seed: int | None = None) -> None:
        self.seed = seed or 0

    def choose(self, seen: Seen) -> Move:
        """One of `seen.legal`."""
        return max(seen.legal, key=lambda move: self.ahead(seen, move))

    def ahead(self, seen: Seen, move: Move) -> float:
        """By how much the seat leads in the end, on average."""
        game = seen.sample(self.seed)
        game.play(move, seen.seat)
        scores = courtly.playouts(game, 50, seed=self.seed).scores.mean(axis=0).tolist()
        own = scores.pop(seen.seat)
        return float(own - max(scores))
