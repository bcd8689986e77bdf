"""The course of a game: every seat's chance after each move, and why it changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .judge import Judge
from .model import WHOLE, Decision, Eyes, Part, Step
from .retold import Retold, reveals

NOTHING = Part(own=0, others=0, revealed=0, unforeseen=0)


@dataclass(frozen=True)
class Course:
    """The chance of one seat after 0, 1, 2, … moves, and how far off each may be."""

    chances: list[int]
    errors: list[int]
    shown: list[bool]
    """Whether something came to light for it in each step."""


class Follower:
    """Follows one seat through a game."""

    def __init__(
        self, retold: Retold, eyes: Eyes, seat: int, judge: Judge, count: int, seed: int
    ) -> None:
        self._retold, self._eyes, self._seat = retold, eyes, seat
        self._judge, self._count, self._seed = judge, count, seed

    def course(self, tick: Callable[[], None]) -> Course:
        """The whole game, step by step; `tick` is called after each."""
        chance, error = self._at(0)
        chances, errors, shown = [chance], [error], []
        for first, last in self._retold.steps():
            before, error = chances[-1], errors[-1]
            shown.append(self._eyes == "known" and reveals(self._retold, self._seat, first, last))
            ends = not self._retold.positions[last + 1].actors
            moved = shown[-1] or ends or any(map(self._retold.free, range(first, last + 1)))
            after, later = self._at(last + 1) if moved else (before, error)
            chances += [before] * (last - first) + [after]
            errors += [error] * (last - first) + [later]
            tick()
        return Course(chances, errors, shown)

    def _at(self, number: int) -> tuple[int, int]:
        """The chance in a position, and its standard error; at the end what came of it."""
        if not self._retold.positions[number].actors:
            winners = self._retold.game.standing().winners
            return (WHOLE // len(winners) if self._seat in winners else 0), 0
        root = self._retold.seen(number, self._seat, self._eyes)
        found = self._judge.chances(root, self._seat, self._count, self._seed + number)
        mine = float(found.chances[self._seat]), float(found.errors[self._seat])
        return round(mine[0] * WHOLE), round(mine[1] * WHOLE)


def steps_of(
    retold: Retold, courses: Sequence[Course], decisions: Sequence[Decision]
) -> list[Step]:
    """The steps, each with the parts of every seat's change."""
    judged = {decision.move: decision for decision in decisions}
    steps = []
    for k, (first, last) in enumerate(retold.steps()):
        made = [judged[move] for move in range(first, last + 1) if move in judged]
        parts = [
            _part(seat, course.chances[last + 1] - course.chances[first], course.shown[k], made)
            for seat, course in enumerate(courses)
        ]
        steps.append(Step(first=first, last=last, parts=parts))
    return steps


def _part(seat: int, change: int, shown: bool, made: Sequence[Decision]) -> Part:
    own = sum(decision.brought[seat] for decision in made if decision.seat == seat)
    others = sum(decision.brought[seat] for decision in made if decision.seat != seat)
    rest = change - own - others
    return Part(
        own=own, others=others, revealed=rest if shown else 0, unforeseen=0 if shown else rest
    )


def whole(part: Part) -> int:
    """The change its parts add up to."""
    return part.own + part.others + part.revealed + part.unforeseen


def total(parts: Sequence[Part]) -> Part:
    """Several changes in one."""
    return Part(
        own=sum(part.own for part in parts),
        others=sum(part.others for part in parts),
        revealed=sum(part.revealed for part in parts),
        unforeseen=sum(part.unforeseen for part in parts),
    )
