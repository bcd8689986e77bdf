"""What must hold at every decision of every game, checked inside the kernel."""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.core.events import no_log
from courtly.core.generic.protocol import (
    DEAL_WORDS,
    MOST_MOVES,
    apply,
    audit,
    deal,
    legal,
    pending,
    redact,
    resample,
)
from courtly.core.jit import kernel
from courtly.core.rng import below, fill_words, stream_of

FINE = 0
NO_MOVE, UNSORTED, NOBODY, LEAKS, LEAKS_MOVES, REPLAY, ENDLESS = 101, 102, 103, 104, 105, 106, 107
RESAMPLE_BROKEN = 108


@kernel
def same(raw: Any, a: int, b: int) -> bool:
    """Whether rows a and b of the states, seen as bytes, are equal."""
    for k in range(raw.shape[1]):
        if raw[a, k] != raw[b, k]:
            return False
    return True


@kernel
def check_moves(s: Any, seats: int, moves: Any) -> int:
    """Somebody decides; whoever does has moves, ascending and without repeats."""
    anybody = False
    for seat in range(seats):
        if not pending(s, seat):
            continue
        anybody = True
        n = legal(s, seat, moves)
        if n == 0:
            return NO_MOVE
        for k in range(1, n):
            if moves[k] <= moves[k - 1]:
                return UNSORTED
    if not anybody or not pending(s, int(s["actor"])):
        return NOBODY
    return FINE


@kernel
def check_secrets(work: Any, raw: Any, seat: int, rng: Any, moves: Any, other: Any) -> int:
    """What `seat` cannot know changes neither its view nor its legal moves.

    Position 0 is the truth; 1 becomes its view, 2 a resampled truth, 3 the view of that.
    """
    work[1] = work[0]
    redact(work[1], seat)
    work[2] = work[1]
    resample(work[2], seat, rng)
    wrong = audit(work[2])
    if wrong:
        return RESAMPLE_BROKEN
    work[3] = work[2]
    redact(work[3], seat)
    if not same(raw, 1, 3):
        return LEAKS
    if seat >= 0 and pending(work[0], seat):
        n = legal(work[0], seat, moves)
        if not pending(work[2], seat) or legal(work[2], seat, other) != n:
            return LEAKS_MOVES
        for k in range(n):
            if moves[k] != other[k]:
                return LEAKS_MOVES
    return FINE


@kernel
def check_replay(work: Any, raw: Any, played: Any, n: int) -> int:
    """The moves played, made again from the deal in position 5, lead to the same bytes."""
    for k in range(n):
        apply(work[5], int(played[k, 0]), int(played[k, 1]), no_log())
    return FINE if same(raw, 0, 5) else REPLAY


@kernel
def pick_seat(s: Any, seats: int, rng: Any) -> int:
    """Any of the seats that may decide now, so that votes come in in every order."""
    seat = below(rng, seats)
    while not pending(s, seat):
        seat = (seat + 1) % seats
    return seat


@kernel
def check_game(
    start: Any, i: int, seats: int, seed: Any, number: int, work: Any, raw: Any, played: Any
) -> tuple[int, int]:
    """Deal and play game `number` at random with all checks; what was wrong, and after how many."""
    rng = np.empty(1, np.uint64)
    rng[0] = stream_of(seed, number)
    words = np.empty(DEAL_WORDS, np.uint64)
    moves = np.empty(MOST_MOVES, np.int16)
    other = np.empty(MOST_MOVES, np.int16)
    work[0] = start[i]
    fill_words(rng, words)
    deal(work[0], words)
    work[5] = work[0]
    n = 0
    while work[0]["actor"] >= 0:
        wrong = audit(work[0])
        if wrong == FINE:
            wrong = check_moves(work[0], seats, moves)
        if wrong == FINE:
            wrong = check_secrets(work, raw, below(rng, seats + 1) - 1, rng, moves, other)
        if wrong == FINE and n == played.shape[0]:
            wrong = ENDLESS
        if wrong:
            return wrong, n
        seat = pick_seat(work[0], seats, rng)
        count = legal(work[0], seat, moves)
        move = int(moves[below(rng, count)])
        played[n, 0] = seat
        played[n, 1] = move
        n += 1
        apply(work[0], seat, move, no_log())
    wrong = audit(work[0])
    if wrong == FINE:
        wrong = check_replay(work, raw, played, n)
    return wrong, n


@kernel
def check_games(
    start: Any,
    i: int,
    seats: int,
    seed: Any,
    first: int,
    count: int,
    work: Any,
    raw: Any,
    played: Any,
) -> tuple[int, int, int, int]:
    """Check `count` games; games done, decisions made, what was wrong, and at which decision."""
    decisions = 0
    for number in range(first, first + count):
        wrong, n = check_game(start, i, seats, seed, number, work, raw, played)
        decisions += n
        if wrong:
            return number - first, decisions, wrong, n
    return count, decisions, FINE, 0
