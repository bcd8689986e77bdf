"""Single steps for the Game object, and whole games at random inside one kernel call."""

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
    score,
    standing,
)
from courtly.core.jit import kernel
from courtly.core.rng import below, fill_words, stream_of

HOT = {"random_games": ("legal", "apply")}
PLAYED, ILLEGAL, NOT_PENDING = 0, 1, 2


@kernel
def deal_at(states: Any, i: int, words: Any) -> None:
    """Deal position i."""
    deal(states[i], words)


@kernel
def legal_at(states: Any, i: int, seat: int, moves: Any) -> int:
    """The legal moves of `seat` in position i, and how many."""
    s = states[i]
    return legal(s, seat, moves) if pending(s, seat) else 0


@kernel
def step(states: Any, i: int, seat: int, move: int, log: Any, moves: Any) -> int:
    """Play `move` in position i if it is legal, and say whether it was."""
    s = states[i]
    if log.shape[0]:
        log[0, 0] = 0
    if not pending(s, seat):
        return NOT_PENDING
    n = legal(s, seat, moves)
    for k in range(n):
        if moves[k] == move:
            apply(s, seat, move, log)
            return PLAYED
    return ILLEGAL


@kernel
def redact_at(states: Any, i: int, seat: int) -> None:
    """Blank in position i what `seat` cannot know."""
    redact(states[i], seat)


@kernel
def resample_at(states: Any, i: int, seat: int, rng: Any) -> None:
    """Fill in position i what was blanked for `seat`."""
    resample(states[i], seat, rng)


@kernel
def score_at(states: Any, i: int, scores: Any) -> None:
    """Points in position i if the game ended now."""
    score(states[i], scores)


@kernel
def standing_at(states: Any, i: int, values: Any) -> None:
    """How the seats of position i stand, tie-breaks included: greater is better."""
    standing(states[i], values)


@kernel
def audit_at(states: Any, i: int) -> int:
    """0 if position i is possible, else what is wrong with it."""
    return audit(states[i])


@kernel
def pending_at(states: Any, i: int, seat: int) -> bool:
    """Whether `seat` has something to decide in position i."""
    return pending(states[i], seat)


@kernel
def random_games(
    start: Any, i: int, seed: Any, first: int, work: Any, scores: Any, fresh_deals: bool
) -> int:
    """Play position i to the end, every move as likely as any other, once per row of `scores`.

    Says how many decisions were made in all.

    Game k of the batch depends only on `seed` and `first` + k, so a batch may be cut anywhere.
    """
    rng = np.empty(1, np.uint64)
    words = np.empty(DEAL_WORDS, np.uint64)
    moves = np.empty(MOST_MOVES, np.int16)
    log = no_log()
    decisions = 0
    for k in range(scores.shape[0]):
        rng[0] = stream_of(seed, first + k)
        work[0] = start[i]
        if fresh_deals:
            fill_words(rng, words)
            deal(work[0], words)
        s = work[0]
        while s["actor"] >= 0:
            seat = int(s["actor"])
            n = legal(s, seat, moves)
            apply(s, seat, int(moves[below(rng, n)]), log)
            decisions += 1
        score(work[0], scores[k])
    return decisions
