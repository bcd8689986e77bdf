"""Squire: looks one move ahead, with a hand-made judgement of what it leads to."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..core.moves import Move
from ..core.rng import generator
from ..core.seen import Seen
from .bot import Candidate
from .search.judgement import judgement


class Squire:
    """Takes the move after which its seat stands best, averaged over what it cannot know.

    Its eyes are not sharp (`Steps`): of moves that are nearly as good any may be made, while what
    is won or lost is seen as it is. With `blur` they are as sharp as one likes.
    """

    SAMPLES = 4

    def __init__(self, seed: int | None = None, *, blur: float | None = None) -> None:
        self._blur = blur
        self._rng = generator(int.from_bytes(np.random.default_rng(seed).bytes(6), "little"))
        self._last: tuple[Seen, NDArray[np.float64]] | None = None

    def choose(self, seen: Seen) -> Move:
        """The move after which the seat stands best."""
        spec = seen.kind.spec
        totals = np.zeros(spec.most_moves)
        if len(seen.legal) > 1:
            work = np.zeros(3, spec.dtype)
            how = judgement(seen.game)
            blur = how.steps.squire_blur if self._blur is None else self._blur
            how.search.look_ahead(
                seen.record, work, seen.seat, self.SAMPLES, blur, self._rng, totals
            )
        self._last = seen, totals
        return seen.legal[int(totals[: len(seen.legal)].argmax())]

    def explain(self) -> list[Candidate]:
        """The moves of the last choice, best first, with what the seat expects as it sees it."""
        if self._last is None:
            return []
        seen, totals = self._last
        rows = []
        for k, move in enumerate(seen.legal):
            expected = [0.0] * seen.seats
            expected[seen.seat] = min(float(totals[k]) / self.SAMPLES, 1.0)
            rows.append(Candidate(move, self.SAMPLES, tuple(expected), (move,)))
        return sorted(rows, key=lambda row: -row.expected[seen.seat])
