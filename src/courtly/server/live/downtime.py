"""Times in which nobody could do anything at any table: no server ran, it slept, or the database
did not answer. They count for nobody: clocks stand still, and nobody's silence means anything."""

from __future__ import annotations

import time
from collections.abc import Iterable

from .. import clock
from ..table.table import Table

LEAST = 10.0  # seconds between two processes; what is shorter is not looked at
QUIET = 15.0  # seconds without a sign of life; there is one every five, and with each move

Span = tuple[float, float]


def gaps(lives: Iterable[tuple[float | None, float]], now: float) -> list[Span]:
    """The times up to now in which no process lived, by when each began and was last alive.

    Of one that is not known to have begun it is taken that it always was.

    >>> gaps([(0.0, 100.0), (50.0, 120.0), (300.0, 310.0)], 400.0)
    [(120.0, 300.0), (310.0, 400.0)]
    >>> gaps([(0.0, 100.0), (None, 200.0)], 205.0)
    []
    """
    found: list[Span] = []
    end: float | None = None
    for began, alive in sorted((began or 0.0, alive) for began, alive in [*lives, (now, now)]):
        if end is not None and began - end > LEAST:
            found.append((end, began))
        end = alive if end is None else max(end, alive)
    return found


class Downtime:
    """All such times that this process knows of."""

    def __init__(self) -> None:
        self._spans: list[Span] = []
        self._until = 0.0
        """When the last of them was over."""
        self._well = time.monotonic()
        """When something was last stored."""
        self._begun: float | None = None
        """When the one began that may not be over yet."""
        self.unsaid = False
        """Whether one is over of which those who watch clocks were not told."""

    def note(self, spans: Iterable[Span]) -> None:
        """Remember some, in their order."""
        for span in spans:
            self._spans.append(span)
            self._until = span[1]

    def look(self) -> None:
        """See whether nothing was stored for long: then it lasts until now, at least."""
        quiet = time.monotonic() - self._well
        if quiet <= QUIET:
            return
        now = clock.now()
        if self._begun is not None:
            self._spans.pop()
        else:
            self._begun = now - quiet
        self.note([(self._begun, now)])

    @property
    def lasts(self) -> bool:
        """Whether nothing can be stored now, as far as is known."""
        return self._begun is not None

    def well(self) -> None:
        """Something was stored just now."""
        self.look()
        if self._begun is not None:
            self._begun, self.unsaid = None, True
        self._well = time.monotonic()

    def between(self, since: float, until: float) -> float:
        """How many seconds of them lie between two moments."""
        return sum(max(0.0, min(until, end) - max(since, begin)) for begin, end in self._spans)

    def concerns(self, table: Table) -> bool:
        """Whether time ran at a table in one of them, and that is not written down yet."""
        if self._until <= table.clocks.paused_until:
            return False
        since = table.runs_since
        return since is not None and since < self._until

    def next_for(self, table: Table) -> Span:
        """The first of those that concern a table."""
        known, since = table.clocks.paused_until, table.runs_since or 0.0
        return next(span for span in self._spans if span[1] > known and span[1] > since)
