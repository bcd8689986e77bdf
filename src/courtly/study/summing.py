"""What there is to say of a game as a whole: turning points, and how each seat played."""

from __future__ import annotations

import math
from collections.abc import Sequence

from .course import Course, total, whole
from .model import Cause, Decision, Part, SeatStudy, Step, TurningPoint
from .retold import Retold

MOST_TURNS = 6
LEAST_TURN = 600  # changes smaller than this turn nothing
ERRORS = 3  # nor do those within so many standard errors
COSTLIEST = 3
LEAST_FINE = 200
SHARPNESS = 4.0  # a loss of a tenth costs a third of a choice's accuracy


def turning_points(
    retold: Retold, steps: Sequence[Step], courses: Sequence[Course]
) -> list[TurningPoint]:
    """The steps that changed most, in the order in which they came."""
    found = []
    for k, step in enumerate(steps):
        changes = [whole(part) for part in step.parts]
        seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
        errors = courses[seat].errors
        noise = math.hypot(errors[step.first], errors[step.last + 1])
        if abs(changes[seat]) < max(LEAST_TURN, ERRORS * noise):
            continue
        found.append(
            TurningPoint(
                step=k,
                round=retold.positions[step.first].round,
                seat=seat,
                change=changes[seat],
                cause=_cause(step.parts[seat]),
            )
        )
    largest = sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS]
    return sorted(largest, key=lambda turn: turn.step)


def _cause(part: Part) -> Cause:
    sizes: dict[Cause, int] = {
        "own": abs(part.own),
        "others": abs(part.others),
        "revealed": abs(part.revealed),
        "unforeseen": abs(part.unforeseen),
    }
    return max(sizes, key=lambda name: sizes[name])


def of_seat(
    seat: int, course: Course, steps: Sequence[Step], all_: Sequence[Decision]
) -> SeatStudy:
    """How one seat played."""
    mine = [k for k, decision in enumerate(all_) if decision.seat == seat]
    blamed = [k for k in mine if all_[k].verdict in ("inaccuracy", "mistake", "blunder")]
    blamed.sort(key=lambda k: -all_[k].loss)
    return SeatStudy(
        accuracy=accuracy([all_[k].loss for k in mine]) if mine else None,
        decisions=len(mine),
        costliest=blamed[:COSTLIEST],
        finest=_finest(course, steps, [k for k in mine if all_[k].verdict == "best"], all_),
        start=course.chances[0],
        end=course.chances[-1],
        parts=total([step.parts[seat] for step in steps]),
    )


def accuracy(losses: Sequence[int]) -> int:
    """How near to the best all choices were, of 100.

    >>> accuracy([0, 0]), accuracy([0, 1000]), accuracy([2000])
    (100, 84, 45)
    """
    shares = [math.exp(-SHARPNESS * loss / 10_000) for loss in losses]
    return round(100 * sum(shares) / len(shares))


def _finest(
    course: Course, steps: Sequence[Step], best: Sequence[int], all_: Sequence[Decision]
) -> int | None:
    """The one of a seat's best choices after which its chance was most higher than before."""
    ends = {
        move: (step.first, step.last) for step in steps for move in range(step.first, step.last + 1)
    }
    gains = {}
    for k in best:
        first, last = ends[all_[k].move]
        gains[k] = course.chances[last + 1] - course.chances[first]
    worth = [k for k in best if gains[k] >= LEAST_FINE]
    return max(worth, key=lambda k: gains[k]) if worth else None
