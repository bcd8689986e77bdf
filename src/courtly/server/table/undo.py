"""Whether a move showed its player something hidden: then it cannot simply be taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.errors import CourtlyError

if TYPE_CHECKING:  # a server without a table is light
    from ...core.game import Game

SAMPLES = 48


def learned_something(game: Game[Any, Any], to: int, seat: int) -> bool:
    """Whether `seat` has learned anything since move `to`, all moves since being its own.

    Asks the engine rather than a list of cases: in worlds the seat could not tell from the true
    one before, the same moves are made again. If one now looks different, something was learned.
    """
    before = game.copy()
    before.undo(len(game.history) - to)
    since = [int(move) for _, move in game.history[to:]]
    seen = game.redacted(seat).tobytes()
    for sample in range(SAMPLES):
        world = before.resampled(seat, sample)
        try:
            for move in since:
                world.play(move, seat)
        except CourtlyError:
            return True
        if world.redacted(seat).tobytes() != seen:
            return True
    return False
