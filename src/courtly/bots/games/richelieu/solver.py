"""When to solve the end of Richelieu, and what may be said about the result.

What a seat cannot know are tokens: the opponent's, and those face down. Each way they can lie is
solved by itself. A move that is best in all of them is best, and the bot says so.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ....core.moves import Move
from ....core.seen import Seen
from ....core.state import copy_states
from ....richelieu.constants import UNKNOWN
from .endgame import Endgame, cards_left_at

MOST_CARDS = 12
SAMPLES = 12
_memory = threading.local()


def solve(
    seen: Seen, positions: int, rng: Any, until: float | None = None
) -> tuple[Move, str] | None:
    """The best move if looking at so many positions is enough to prove it, with what is proven."""
    cards = int(cards_left_at(seen.record, 0))
    hidden = int(np.count_nonzero(seen.record[0]["token"] == UNKNOWN))
    if cards > MOST_CARDS - (2 if hidden else 0):
        return None
    draws = SAMPLES if hidden else 1
    if until is None:  # counted, not timed: the answer may not hang on what was solved before
        _endgame().forget(positions)
    with _alarm(until):
        best = _best_in_all(seen, draws, positions, rng)
    if best is None:
        return None
    note = "solved" if not hidden else f"best in all {draws} draws of the hidden tokens"
    return seen.kind.spec.moves[best], note


def _best_in_all(seen: Seen, draws: int, positions: int, rng: Any) -> int | None:
    """The move that is best in every draw of what is hidden; None without one, or the time."""
    best: int | None = None
    for _ in range(draws):
        states = copy_states(seen.record)
        seen.kind.spec.play.resample_at(states, 0, seen.seat, rng)
        move, used = _endgame().best(states, positions)
        positions -= used
        if move < 0 or best not in (None, move):
            return None
        best = move
    return best


@contextmanager
def _alarm(until: float | None) -> Iterator[None]:
    """Stop this thread's solver when the time has come: on a busy machine positions take longer."""
    if until is None:
        yield
        return
    timer = threading.Timer(max(0.0, until - time.perf_counter()), _endgame().stop)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        _endgame().go_on()


def warm_up(seen: Seen) -> None:
    """Compile what `solve` needs."""
    cards_left_at(seen.record, 0)
    _endgame().best(seen.record, 1)


def _endgame() -> Endgame:
    """The memory of this thread's solver."""
    if not hasattr(_memory, "endgame"):
        _memory.endgame = Endgame()
    found: Endgame = _memory.endgame
    return found
