"""Choices judged against the best that was seen; silent where the search itself is not sure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.events import no_log
from ..core.moves import Move
from ..core.rng import generator
from ..core.state import copy_states
from .judge import Judge
from .model import WHOLE, Decision, Eyes, ToldMove, Verdict
from .retold import Retold

#: From which certain loss of chance on a choice is called so.
INACCURACY, MISTAKE, BLUNDER = 200, 500, 1200
#: A difference is measured in some independent searches; in these many first.
FEW = 4
#: So many standard errors a loss must exceed a limit by, by the number of searches.
SURE = {4: 3.2, 6: 2.6, 8: 2.4}
LEAST_ERROR = 0.004  # no search is surer of itself than this
LONGER = 0.2  # and a longer one may find so much of a difference to be none


@dataclass(frozen=True)
class Effort:
    """How much is searched for one choice."""

    explore: int
    """Simulations to find the best,"""
    weigh: int
    """and in each of some searches to weigh it and what was played;"""
    batches: int
    """in so many of them, where it is not clear at once."""

    @property
    def room(self) -> int:
        """How many nodes a tree needs for that."""
        return 2 * max(self.explore, self.weigh) + 64


@dataclass(frozen=True)
class Loss:
    """How much better one move is than another, and what that is to be called."""

    gaps: NDArray[np.float64]
    """By how much more chance it leaves to every seat."""
    mean: float
    """To the one who chooses."""
    error: float
    """As many standard errors as make it sure, and what a longer search may take away."""

    @property
    def certain(self) -> int:
        """What is lost at least."""
        return round((self.mean - self.error) * WHOLE)

    @property
    def verdict(self) -> Verdict:
        """The name of it."""
        if self.mean <= 0:
            return "best"
        if self.certain >= BLUNDER:
            return "blunder"
        if self.certain >= MISTAKE:
            return "mistake"
        return "inaccuracy" if self.certain >= INACCURACY else "good"


def judged(
    retold: Retold, number: int, eyes: Eyes, judge: Judge, effort: Effort, seed: int
) -> Decision:
    """The choice made with move `number`."""
    seat, played = retold.moves[number]
    root = retold.seen(number, seat, eyes)
    start = (seed * 1_000_003 + number) * 64
    found = judge.explore(root, seat, effort.explore, start)
    best = found.moves[0] if found.moves else played
    loss = Loss(np.zeros(retold.game.seats), 0.0, 0.0)
    if best != played:
        loss = weighed(judge, root, seat, (best, played), effort, start)
        if loss.mean <= 0:
            best = played
    silent = loss.certain <= 0
    line = [played] if best == played else found.line
    who, told = _line(retold, root, seat, line)
    position = retold.positions[number]
    return Decision(
        move=number,
        seat=seat,
        round=position.round,
        choices=position.choices[seat],
        played=_told(retold, played),
        best=_told(retold, best),
        verdict=loss.verdict,
        loss=0 if silent else round(loss.mean * WHOLE),
        error=round(loss.error * WHOLE),
        brought=_brought(retold.game.seats, seat, None if silent else loss),
        line=told,
        line_seats=who,
    )


def weighed(
    judge: Judge, root: NDArray[Any], seat: int, moves: tuple[int, int], effort: Effort, start: int
) -> Loss:
    """How much better the first of two moves is, in independent searches with the same chance."""
    gaps: list[NDArray[np.float64]] = []
    for batch in range(1, effort.batches + 1):
        first, second = (judge.weigh(root, seat, m, effort.weigh, start + batch) for m in moves)
        gaps.append(first - second)
        if batch == FEW and _loss(gaps, seat).mean < INACCURACY / WHOLE:
            break  # whatever it is, it is nothing to speak of
    return _loss(gaps, seat)


def _loss(gaps: list[NDArray[np.float64]], seat: int) -> Loss:
    n, mine = len(gaps), [float(gap[seat]) for gap in gaps]
    error = float(np.std(mine, ddof=1)) / n**0.5
    means = np.mean(gaps, axis=0)
    mean = float(means[seat])
    return Loss(means, mean, SURE[n] * max(error, LEAST_ERROR) + LONGER * max(mean, 0.0))


def _brought(seats: int, seat: int, loss: Loss | None) -> list[int]:
    """What a choice brought every seat, against the best."""
    if loss is None:
        return [0] * seats
    brought = [-round(float(gap) * WHOLE) for gap in loss.gaps[:seats]]
    brought[seat] = -round(loss.mean * WHOLE)
    return brought


def _told(retold: Retold, number: int) -> ToldMove:
    move: Move = retold.spec.moves[number]
    return ToldMove(move=int(move), text=move.text, kind=move.kind, labels=list(move.labels))


def _line(
    retold: Retold, root: NDArray[Any], seat: int, line: list[int]
) -> tuple[list[int], list[ToldMove]]:
    """Who makes the moves of a line, as far as it can be played in one draw of what is hidden."""
    play, states = retold.spec.play, copy_states(root)
    play.resample_at(states, 0, seat, generator(seat))
    log, buffer = no_log(), np.zeros(retold.spec.most_moves, np.int16)
    who, told, actor = [], [], seat
    for number in line:
        if actor < 0 or play.step(states, 0, actor, number, log, buffer) != play.PLAYED:
            break
        who.append(actor)
        told.append(_told(retold, number))
        actor = int(states["actor"].item())
    return who, told
