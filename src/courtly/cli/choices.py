"""The moves one may play, in as few words as tell them all."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from ..core.moves import Move


def choices(moves: Sequence[Move]) -> list[str]:
    """The moves, those that differ only in their last word put together.

    >>> from courtly.core.moves import Axis, Kind, MoveTable
    >>> where = Axis("place", ("York", "castle gold", "castle votes", "upper 1"))
    >>> table = MoveTable([Kind("place", where), Kind("yes", Axis("n", ("0", "1"))), Kind("stop")])
    >>> choices(list(table))
    ['place York, castle gold/votes, upper 1', 'yes 0–1', 'stop']
    """
    ends: dict[str, list[str]] = defaultdict(list)
    for move in moves:
        start = " ".join(part for part in (move.kind, *move.labels[:-1]) if part)
        ends[start].append(move.labels[-1] if move.labels else "")
    return [f"{start} {_together(labels)}".strip() for start, labels in ends.items()]


def _together(labels: list[str]) -> str:
    if len(labels) > 1 and all(label.isdigit() for label in labels):
        return _numbers([int(label) for label in labels])
    rest: dict[str, list[str]] = defaultdict(list)
    for label in labels:
        first, _, others = label.partition(" ")
        rest[first].append(others)
    return ", ".join(f"{first} {'/'.join(others)}".strip() for first, others in rest.items())


def _numbers(numbers: list[int]) -> str:
    """Runs of numbers by their ends: 0–3, 5."""
    runs: list[list[int]] = []
    for n in numbers:
        if runs and n == runs[-1][-1] + 1:
            runs[-1].append(n)
        else:
            runs.append([n])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
