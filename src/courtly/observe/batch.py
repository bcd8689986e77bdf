"""Many positions at once: play, deal anew, observe and mask inside one kernel call.

A template like `core.generic.play`: loaded once for each game with its kernels bound.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.core.events import no_log
from courtly.core.generic.protocol import (
    DEAL_WORDS,
    MOST_MOVES,
    apply,
    deal,
    legal,
    pending,
    redact,
)
from courtly.core.jit import kernel
from courtly.core.rng import below, fill_words, stream_of
from courtly.observe.protocol import encode, standing

OVER, ILLEGAL = -1, -2


@kernel
def observe(states: Any, i: int, seat: int, work: Any, w: int, out: Any) -> None:
    """What `seat` sees of position i, from a copy in `work` in which all else is blanked."""
    work[w] = states[i]
    redact(work[w], seat)
    encode(work[w], seat, out)


@kernel
def encode_seen(states: Any, i: int, seat: int, out: Any) -> None:
    """The same for a record that is blanked already."""
    encode(states[i], seat, out)


@kernel
def mark(states: Any, i: int, seat: int, moves: Any, mask: Any) -> int:
    """The legal moves of `seat` in position i, as a list and as a mask; how many there are."""
    mask[:] = False
    n = legal(states[i], seat, moves) if pending(states[i], seat) else 0
    for k in range(n):
        mask[int(moves[k])] = True
    return n


@kernel
def reward(states: Any, i: int, values: Any, rewards: Any) -> None:
    """Each seat's share of opponents behind it less those ahead of it: 1 for beating all."""
    standing(states[i], values)
    n = rewards.shape[0]
    for a in range(n):
        total = 0
        for b in range(n):
            total += int(values[a] > values[b]) - int(values[a] < values[b])
        rewards[a] = total / (n - 1)


@kernel
def begin(states: Any, i: int, start: Any, rng: Any) -> None:
    """Deal position i anew."""
    words = np.empty(DEAL_WORDS, np.uint64)
    fill_words(rng, words)
    states[i] = start[0]
    deal(states[i], words)


@kernel
def seed_all(rngs: Any, word: Any) -> None:
    """A stream of chance for every position, whatever the others do."""
    for i in range(rngs.shape[0]):
        rngs[i, 0] = stream_of(word, i)


@kernel
def show(
    states: Any, i: int, work: Any, w: int, seats: Any, outs: Any, masks: Any, moves: Any,
    counts: Any,
) -> None:  # fmt: skip
    """Everything there is to tell the seat that decides in position i."""
    seat = int(states[i]["actor"])
    seats[i] = seat
    observe(states, i, seat, work, w, outs[i])
    counts[i] = mark(states, i, seat, moves[i], masks[i])


@kernel
def begin_all(
    states: Any, first: int, last: int, start: Any, rngs: Any, work: Any, w: int, seats: Any,
    outs: Any, masks: Any, moves: Any, counts: Any,
) -> None:  # fmt: skip
    """Deal positions `first` to `last` anew."""
    for i in range(first, last):
        begin(states, i, start, rngs[i])
        show(states, i, work, w, seats, outs, masks, moves, counts)


@kernel
def first_illegal(actions: Any, moves: Any, counts: Any) -> int:
    """The first position whose action is not legal, or −1."""
    for i in range(actions.shape[0]):
        found = False
        for k in range(counts[i]):
            if moves[i, k] == actions[i]:
                found = True
                break
        if not found:
            return i
    return -1


@kernel
def step_all(
    states: Any, first: int, last: int, actions: Any, start: Any, rngs: Any, work: Any, w: int,
    seats: Any, outs: Any, masks: Any, moves: Any, counts: Any, rewards: Any, scores: Any,
    dones: Any,
) -> None:  # fmt: skip
    """Play one legal action in each position; games that end are scored and dealt anew."""
    log = no_log()
    for i in range(first, last):
        apply(states[i], int(seats[i]), int(actions[i]), log)
        if dones[i]:
            rewards[i, :] = 0.0
        over = int(states[i]["actor"]) < 0
        dones[i] = over
        if over:
            reward(states, i, scores[i], rewards[i])
            begin(states, i, start, rngs[i])
        show(states, i, work, w, seats, outs, masks, moves, counts)


@kernel
def choose_all(rng: Any, moves: Any, counts: Any, actions: Any) -> None:
    """Any legal move in each position, each as likely as the others."""
    for i in range(actions.shape[0]):
        actions[i] = moves[i, below(rng, int(counts[i]))]


@kernel
def step_one(states: Any, seat: int, action: int, rows: Any, k: int) -> int:
    """Play in position 0 and tell the seat that decides next what it sees, in rows[k].

    Says who that is, `OVER` or `ILLEGAL`. Position 1 is room to work in. Few arguments, because
    each array handed over from Python costs a tenth of a microsecond.
    """
    moves = np.empty(MOST_MOVES, np.int16)
    n = legal(states[0], seat, moves) if pending(states[0], seat) else 0
    for j in range(n):
        if moves[j] == action:
            apply(states[0], seat, action, no_log())
            return see_one(states, rows, k)
    return ILLEGAL


@kernel
def see_one(states: Any, rows: Any, k: int) -> int:
    """Tell the seat that decides in position 0 what it sees, in rows[k], and say who that is."""
    moves = np.empty(MOST_MOVES, np.int16)
    seat = int(states[0]["actor"])
    if seat < 0:
        return OVER
    row = rows[k]
    observe(states, 0, seat, states, 1, row["observation"])
    mark(states, 0, seat, moves, row["action_mask"])
    return seat


@kernel
def see_as(states: Any, seat: int, out: Any, mask: Any) -> None:
    """What any seat sees of position 0, and its legal moves."""
    moves = np.empty(MOST_MOVES, np.int16)
    observe(states, 0, seat, states, 1, out)
    mark(states, 0, seat, moves, mask)


@kernel
def rewards_of(states: Any, i: int, rewards: Any) -> None:
    """The rewards of position i, as if the game ended now."""
    values = np.zeros(rewards.shape[0], np.int32)
    reward(states, i, values, rewards)
