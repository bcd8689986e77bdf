"""When to solve the end of Richelieu, and what may be said about the result.

What a seat cannot know are tokens: the opponent's, and those face down. Every way they can lie is
solved by itself, as if all lay open: all of them where they are few, else some that are drawn. A
move that is as good as any other in each of these is chosen, and no more is claimed than that: what
is best if all lay open need not be best for one who cannot see.

Whether a move wins is asked first: that takes a tenth of the positions or less, so it can be
answered with more cards left than by how much. A move that wins in every world is made then.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from numpy.typing import NDArray

from ....core.moves import Move
from ....core.seen import Seen
from ...bot import Proof
from .endgame import ahead_at, cards_left_at
from .exact import Endgame, TooMuch
from .worlds import MOST_WORLDS, all_worlds, draws, how_many

MOST_CARDS_WON = 13
MOST_CARDS = 12
MOST_CARDS_HIDDEN = 10
SAMPLES = 12
_memory = threading.local()
World = NDArray[Any]


def solve(
    seen: Seen, positions: int, rng: Any, until: float | None = None
) -> tuple[Move, Proof] | None:
    """A move that is best in every world looked at, or one that wins in all of them, if so many
    positions are enough to show it.
    """
    cards = cards_left_at(seen.record, 0)
    if cards > MOST_CARDS_WON:
        return None
    worlds, claim = _worlds(seen, rng)
    in_reach = cards <= (MOST_CARDS if claim == "solved" else MOST_CARDS_HIDDEN)
    if not in_reach and ahead_at(seen.record, 0, seen.seat) <= 0:
        return None
    legal, endgame = [int(move) for move in seen.legal], _endgame()
    endgame.allow(positions)
    if until is None:  # counted, not timed: the answer may not hang on what was solved before
        endgame.forget()
    best = None
    with _alarm(endgame, until):
        half = positions // 2
        won = endgame.within(half, lambda: wins_in_all(legal, seen.seat, worlds, endgame))
        if in_reach:
            best = endgame.within(positions, lambda: best_in_all(legal, worlds, endgame))
    if best is not None:
        return seen.kind.spec.moves[best], Proof(claim, len(worlds))
    return None if won is None else (seen.kind.spec.moves[won], Proof(f"won-{claim}", len(worlds)))


def _worlds(seen: Seen, rng: Any) -> tuple[list[World], str]:
    """The worlds to look at, and what is shown if a move is best in all of them."""
    possible = how_many(seen)
    if possible > MOST_WORLDS:
        return list(draws(seen, SAMPLES, rng)), "draws"
    return list(all_worlds(seen)), "solved" if possible == 1 else "every-world"


def wins_in_all(
    legal: Sequence[int], seat: int, worlds: Sequence[World], endgame: Endgame
) -> int | None:
    """A move that wins in every world, whatever the opponent does; None if there is none."""
    first, *others = worlds
    likely = endgame.winning(first)
    if likely is None:
        return None
    victory = 1 if seat == 0 else -1  # the least there is
    for move in sorted(legal, key=lambda move: move != likely):
        if all(endgame.keeps(world, move, victory) for world in worlds):
            return move
        if any(endgame.winning(world) is None for world in others):
            return None
    return None


def best_in_all(legal: Sequence[int], worlds: Sequence[World], endgame: Endgame) -> int | None:
    """A move as good as any other in every world; None if there is none."""
    known: list[tuple[World, int]] = []
    unsolved = iter(worlds)

    def fits(move: int) -> bool:
        if not all(endgame.keeps(world, move, value) for world, value in known):
            return False
        for world in unsolved:
            _, value = endgame.best(world, known[-1][1])
            known.append((world, value))
            if not endgame.keeps(world, move, value):
                return False
        return True

    first = next(unsolved)
    best, value = endgame.best(first)
    known.append((first, value))
    return next((move for move in sorted(legal, key=lambda m: m != best) if fits(move)), None)


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
    ahead_at(seen.record, 0, seen.seat)
    endgame, move = _endgame(), int(seen.legal[0])
    for ask in (endgame.best, endgame.winning, lambda states: endgame.keeps(states, move, 0)):
        endgame.allow(1)
        try:
            ask(seen.record)
        except TooMuch:
            continue


def _endgame() -> Endgame:
    """The memory of this thread's solver."""
    if not hasattr(_memory, "endgame"):
        _memory.endgame = Endgame()
    found: Endgame = _memory.endgame
    return found
