"""When to solve the end of Richelieu, and what may be said about the result.

What a seat cannot know are tokens: the opponent's, and those face down. Every way they can lie is
solved by itself, as if all lay open: all of them where they are few, else some that are drawn. A
move that is as good as any other in each of these is chosen, and no more is claimed than that: what
is best if all lay open need not be best for one who cannot see.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numpy.typing import NDArray

from ....core.moves import Move
from ....core.seen import Seen
from ...bot import Proof
from .endgame import cards_left_at
from .exact import Endgame, TooMuch
from .worlds import MOST_WORLDS, all_worlds, draws, how_many

MOST_CARDS = 12
MOST_CARDS_HIDDEN = 10
SAMPLES = 12
_memory = threading.local()


def solve(
    seen: Seen, positions: int, rng: Any, until: float | None = None
) -> tuple[Move, Proof] | None:
    """A move that is best in every world looked at, if so many positions are enough to show it."""
    worlds, proof = _worlds(seen, rng)
    hidden = proof.claim != "solved"
    if cards_left_at(seen.record, 0) > (MOST_CARDS_HIDDEN if hidden else MOST_CARDS):
        return None
    endgame = _endgame()
    endgame.allow(positions)
    if until is None:  # counted, not timed: the answer may not hang on what was solved before
        endgame.forget()
    try:
        with _alarm(endgame, until):
            best = best_in_all([int(move) for move in seen.legal], worlds, endgame)
    except TooMuch:
        return None
    return None if best is None else (seen.kind.spec.moves[best], proof)


def _worlds(seen: Seen, rng: Any) -> tuple[Iterator[NDArray[Any]], Proof]:
    """The worlds to look at, and what is shown if a move is best in all of them."""
    possible = how_many(seen)
    if possible == 1:
        return all_worlds(seen), Proof("solved", 1)
    if possible <= MOST_WORLDS:
        worlds = list(all_worlds(seen))
        return iter(worlds), Proof("every-world", len(worlds))
    return draws(seen, SAMPLES, rng), Proof("draws", SAMPLES)


def best_in_all(legal: list[int], worlds: Iterator[NDArray[Any]], endgame: Endgame) -> int | None:
    """A move as good as any other in every world; None if there is none."""
    known: list[tuple[NDArray[Any], int]] = []
    moves = list(legal)

    def fits(move: int) -> bool:
        if not all(endgame.keeps(world, move, value) for world, value in known):
            return False
        for world in worlds:  # those not solved yet
            _, value = endgame.best(world, known[-1][1])
            known.append((world, value))
            if not endgame.keeps(world, move, value):
                return False
        return True

    first = next(worlds)
    best, value = endgame.best(first)
    known.append((first, value))
    moves.sort(key=lambda move: move != best)
    return next((move for move in moves if fits(move)), None)


@contextmanager
def _alarm(endgame: Endgame, until: float | None) -> Iterator[None]:
    """Stop the solver when the time has come: on a busy machine positions take longer."""
    if until is None:
        yield
        return
    timer = threading.Timer(max(0.0, until - time.perf_counter()), endgame.stop)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        endgame.go_on()


def warm_up(seen: Seen) -> None:
    """Compile what `solve` needs."""
    cards_left_at(seen.record, 0)
    endgame = _endgame()
    endgame.allow(1)
    for ask in (endgame.best, lambda states: endgame.keeps(states, int(seen.legal[0]), 0)):
        try:
            ask(seen.record)
        except TooMuch:
            endgame.allow(1)


def _endgame() -> Endgame:
    """The memory of this thread's solver."""
    if not hasattr(_memory, "endgame"):
        _memory.endgame = Endgame()
    found: Endgame = _memory.endgame
    return found
