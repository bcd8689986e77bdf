"""One choice of a game that goes on, judged for who learns: by what the seat knew, and no more."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from ..core.seen import Seen
from .blame import MISTAKE, Effort, weighed
from .judge import judge_for
from .model import WHOLE, Verdict

#: From which certain loss of chance on it speaks: just above a mistake a search this short is wrong
#: too often (tests/study/just_blame.py looks again, eight times as long).
SPOKEN = MISTAKE + 100
BATCHES = 6
WEIGHED = 4  # each of the searches that weigh is so much shorter than the one that finds the best


@dataclass(frozen=True)
class Choice:
    """A move that was made, beside the best that was seen. Chances in hundredths of a per cent."""

    best: int
    verdict: Verdict
    loss: int
    """0 where no difference can be told."""
    error: int
    """How far off that may be."""


def effort_of(simulations: int) -> Effort:
    """How much is searched for one choice, by the server's setting."""
    return Effort(simulations, max(1, simulations // WEIGHED), BATCHES)


def judged_choice(seen: Seen, played: int, simulations: int) -> Choice:
    """How a move compares with what a search of so many simulations would have made."""
    nothing = Choice(played, "best", 0, 0)
    if len(seen.legal) < 2:
        return nothing
    effort = effort_of(simulations)
    judge = judge_for(seen.kind.spec, seen.seats, effort.room)
    start = zlib.crc32(seen.record.tobytes()) * 64
    found = judge.explore(seen.record, seen.seat, effort.explore, start)
    best = found.moves[0] if found.moves else played
    if best == played:
        return nothing
    loss = weighed(judge, seen.record, seen.seat, (best, played), effort, start)
    if loss.certain < SPOKEN:
        return Choice(played, "good", 0, round(loss.error * WHOLE))
    return Choice(best, loss.verdict, round(loss.mean * WHOLE), round(loss.error * WHOLE))
