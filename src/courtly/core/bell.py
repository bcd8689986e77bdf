"""A bell that calls helper threads to a round of work they share with their leader.

Waking a thread that sleeps takes as long as a step of hundreds of positions. So a helper, once it
has done its part, listens inside the kernel for a moment and falls asleep only if nothing comes;
the leader has to wake those only who sleep.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .atomic import load, relax, store, swap_if
from .jit import MODE, kernel

#: Looks at the bell before a helper falls asleep: about half a millisecond.
LISTEN = 20_000 if MODE != "plain" else 1
_LINE = 8  # words of one cache line: no two threads write on the same
_ROUND = 0
_DONE, _SLEEP = 0, 1  # of each helper: rounds done, and whether it sleeps
AWAKE, ASLEEP = 0, 1


def new_bell(helpers: int) -> NDArray[np.int64]:
    """A bell for so many helpers, all of them asleep."""
    bell = np.zeros(_LINE * (helpers + 1), np.int64)
    bell[_LINE + _SLEEP :: _LINE] = ASLEEP
    return bell


@kernel
def ring(bell: Any) -> None:
    """Call everyone to the next round."""
    store(bell, _ROUND, bell[_ROUND] + 1)


@kernel
def must_wake(bell: Any, helper: int) -> bool:
    """Whether a helper sleeps and the leader has to start it anew; it counts as awake then."""
    return bool(swap_if(bell, _LINE * (helper + 1) + _SLEEP, ASLEEP, AWAKE))


@kernel
def hear(bell: Any, helper: int) -> bool:
    """Listen for the next round; False if the helper fell asleep instead."""
    own = _LINE * (helper + 1)
    done = bell[own + _DONE]
    while True:
        for _ in range(LISTEN):
            if load(bell, _ROUND) != done:
                return True
            relax()
        swap_if(bell, own + _SLEEP, AWAKE, ASLEEP)
        # A ring just before that was for an awake helper: come back, unless the leader saw it
        # asleep already and starts it anew.
        if load(bell, _ROUND) == done or not swap_if(bell, own + _SLEEP, ASLEEP, AWAKE):
            return False


@kernel
def finish(bell: Any, helper: int) -> None:
    """Say that the helper's part of the round is done."""
    at = _LINE * (helper + 1) + _DONE
    store(bell, at, bell[at] + 1)


@kernel
def all_done(bell: Any, helpers: int) -> bool:
    """Wait for all helpers, for a while; whether the round is over."""
    for helper in range(helpers):
        for _ in range(LISTEN):
            if load(bell, _LINE * (helper + 1) + _DONE) == bell[_ROUND]:
                break
            relax()
        if load(bell, _LINE * (helper + 1) + _DONE) != bell[_ROUND]:
            return False
    return True
