"""Many positions at once: play, deal anew, observe and mask inside one kernel call.

A template like `core.generic.play`: loaded once for each game with its kernels bound. Each thread
has a room of its own to work in, `Encoder.room`: one record, because arrays handed from kernel to
kernel are counted by the compiler with locked instructions, and the fields of a record are not.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from courtly.core.bell import all_done, finish, hear
from courtly.core.events import no_log
from courtly.core.generic.protocol import (
    DEAL_WORDS,
    apply,
    deal,
    legal,
    pending,
    redact,
    standing,
)
from courtly.core.jit import kernel
from courtly.core.rng import below, fill_words, stream_of
from courtly.core.standing import fill_rewards
from courtly.observe.arrays import Batch, Span
from courtly.observe.kernels import UNITS, count

VECTORS = True  # for `divide`
HOT = {"step_all": ("apply",), "mark": ("legal",), "observe": ("redact",), "count_seen": ("count",)}
OVER, ILLEGAL = -1, -2
BEGIN, STEP = 0, 1  # what a round of all positions does


@kernel
def observe(s: Any, seat: int, w: Any) -> None:
    """What `seat` sees of a position, as counts in the room `w`."""
    w["seen"] = s
    redact(w["seen"], seat)
    count_seen(w, seat)


@kernel
def count_seen(w: Any, seat: int) -> None:
    """The blanked record in the room as counts."""
    counts = w["counts"]
    counts[:] = 0
    count(w["seen"], seat, counts)


@kernel
def divide(w: Any, outs: Any, i: int) -> None:
    """Counts as numbers near 1, all in one go: few and wide instructions do it."""
    for k in range(UNITS.shape[0]):
        outs[i, k] = np.float32(w["counts"][k]) * UNITS[k]


@kernel
def mark(s: Any, seat: int, w: Any, masks: Any, i: int) -> int:
    """The legal moves of `seat`, as a list in the room and as a mask; how many there are."""
    for k in range(masks.shape[1]):
        masks[i, k] = 0
    n = legal(s, seat, w["moves"]) if pending(s, seat) else 0
    for k in range(n):
        masks[i, int(w["moves"][k])] = 1
    return n


@kernel
def reward(states: Any, i: int, values: Any, rewards: Any) -> None:
    """Each seat's reward by its place, as if the game ended now."""
    standing(states[i], values)
    fill_rewards(values, rewards)


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
def show_all(span: Any, batch: Any) -> None:
    """Everything there is to tell those who decide in the positions of a span."""
    states, actors, moves, choices = batch.states, batch.actors, batch.moves, batch.choices
    observations, masks, work = batch.observations, batch.masks, span.work
    for i in range(span.first, span.last):
        seat = int(states[i]["actor"])
        actors[i] = seat
        observe(states[i], seat, work[0])
        divide(work[0], observations, i)
        n = mark(states[i], seat, work[0], masks, i)
        for k in range(n):
            moves[i, k] = work[0]["moves"][k]
        choices[i] = n


@kernel
def begin_all(span: Any, batch: Any) -> None:
    """Deal the positions of a span anew."""
    for i in range(span.first, span.last):
        begin(batch.states, i, batch.start, batch.rngs[i])


@kernel
def first_illegal(actions: Any, moves: Any, choices: Any) -> int:
    """The first position whose action is not legal, or −1."""
    for i in range(actions.shape[0]):
        found = False
        for k in range(choices[i]):
            if moves[i, k] == actions[i]:
                found = True
                break
        if not found:
            return i
    return -1


@kernel
def step_all(span: Any, batch: Any) -> None:
    """Play one legal action in each position; games that end are scored and dealt anew."""
    log = no_log()
    states, actors, actions, dones = batch.states, batch.actors, batch.actions, batch.dones
    standings, rewards = batch.standings, batch.rewards
    for i in range(span.first, span.last):
        apply(states[i], int(actors[i]), int(actions[i]), log)
        if dones[i]:
            rewards[i, :] = 0.0
        over = int(states[i]["actor"]) < 0
        dones[i] = over
        if over:
            reward(states, i, standings[i], rewards[i])
            begin(states, i, batch.start, batch.rngs[i])


@kernel
def run_span(task: int, span: Any, batch: Any) -> None:
    """Deal or play the positions of a span, and tell those who decide then."""
    if task == BEGIN:
        begin_all(span, batch)
    else:
        step_all(span, batch)
    show_all(span, batch)


@kernel
def lead(
    bell: Any, helpers: int, task: int, first: int, last: int, work: Any, *arrays: Any
) -> bool:
    """The leader's part of a round; whether the helpers have done theirs.

    From Python arrays come quicker one by one than in a tuple.
    """
    run_span(task, Span(first, last, work), Batch(*arrays))
    return all_done(bell, helpers)


@kernel
def help_out(
    bell: Any, helper: int, task: Any, first: int, last: int, work: Any, *arrays: Any
) -> None:
    """A helper's part of every round, until none comes for a while. `task` is a word of memory."""
    while hear(bell, helper):
        run_span(int(task[0]), Span(first, last, work), Batch(*arrays))
        finish(bell, helper)


@kernel
def choose_all(rng: Any, moves: Any, choices: Any, actions: Any) -> None:
    """Any legal move in each position, each as likely as the others."""
    for i in range(actions.shape[0]):
        actions[i] = moves[i, below(rng, int(choices[i]))]


@kernel
def step_one(states: Any, seat: int, action: int, work: Any, outs: Any, masks: Any, k: int) -> int:
    """Play in position 0 and tell the seat that decides next what it sees, in row k.

    Says who that is, `OVER` or `ILLEGAL`. Few arguments, because each array handed over from Python
    costs a tenth of a microsecond.
    """
    n = legal(states[0], seat, work[0]["moves"]) if pending(states[0], seat) else 0
    for j in range(n):
        if work[0]["moves"][j] == action:
            apply(states[0], seat, action, no_log())
            return see_one(states, work, outs, masks, k)
    return ILLEGAL


@kernel
def see_one(states: Any, work: Any, outs: Any, masks: Any, k: int) -> int:
    """Tell the seat that decides in position 0 what it sees, in row k, and say who that is."""
    seat = int(states[0]["actor"])
    if seat < 0:
        return OVER
    see_as(states, seat, work, outs, masks, k)
    return seat


@kernel
def see_as(states: Any, seat: int, work: Any, outs: Any, masks: Any, k: int) -> None:
    """What any seat sees of position 0, and its legal moves, in row k."""
    observe(states[0], seat, work[0])
    divide(work[0], outs, k)
    mark(states[0], seat, work[0], masks, k)


@kernel
def see_blanked(states: Any, seat: int, work: Any, outs: Any) -> None:
    """What `seat` sees in a record that is blanked for it already."""
    work[0]["seen"] = states[0]
    count_seen(work[0], seat)
    divide(work[0], outs, 0)


@kernel
def rewards_of(states: Any, i: int, rewards: Any) -> None:
    """The rewards of position i, as if the game ended now."""
    values = np.zeros(rewards.shape[0], np.int64)
    reward(states, i, values, rewards)
