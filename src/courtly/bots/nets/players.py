"""Bots that play by a net: at once, or with a search on it. Without weights they play by hand."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ...core.moves import Move
from ...core.rng import below, generator
from ...core.seen import Seen
from ..bot import Candidate
from ..search.judgement import judgement
from ..search.searcher import Searcher
from ..squire import Squire
from .learned import Look, NetJudge, learned

USUAL = Look()
VARIETY = 0.003  # by how much chance to win a move may be worse than the best and yet be made


class Instant:
    """Takes the move after which its net gives it the best chance, over a few draws.

    With `blurred` eyes it sees no better than a Knight (`Steps`).
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        folder: Path | None = None,
        look: Look = USUAL,
        blurred: bool = False,
    ) -> None:
        self._rng = generator(int.from_bytes(np.random.default_rng(seed).bytes(6), "little"))
        self._folder, self._how, self._blurred = folder, look, blurred
        self._last: tuple[Seen, NDArray[np.float64]] | None = None
        self.net = ""
        """The mark of the net it chose by last."""

    def choose(self, seen: Seen) -> Move:
        """The move after which the seat stands best."""
        totals = np.zeros(seen.kind.spec.most_moves)
        if len(seen.legal) > 1:
            self._look(seen, totals)
        blur = judgement(seen.game).steps.knight_blur if self._blurred else 0.0
        worths = np.array([total + self._whim(total, blur) for total in totals[: len(seen.legal)]])
        self._last = seen, worths
        return seen.legal[int(worths.argmax())]

    def _whim(self, total: float, blur: float) -> float:
        """A little that makes no two games alike, and more where the eyes are not sharp."""
        samples = self._how.samples
        chance = min(max(total / samples, 0.0), 1.0)
        most = VARIETY + blur * chance * (1.0 - chance)
        return samples * most * below(self._rng, 1000) / 1000

    def _look(self, seen: Seen, totals: NDArray[np.float64]) -> None:
        how = learned(seen.game)
        found = how.weights(seen.game, seen.seats, self._folder) if how else None
        work = np.zeros(3, seen.kind.spec.dtype)
        if how is None or found is None:
            look = judgement(seen.game).search.look_ahead
            look(seen.record, work, seen.seat, self._how.samples, 0.0, self._rng, totals)
            return
        self.net = found.mark
        desk = how.judging.open_desk(found.net)
        how.judging.look_ahead(
            seen.record, work, seen.seat, self._how, found.net, desk, self._rng, totals
        )

    def explain(self) -> list[Candidate]:
        """The moves of the last choice, best first, with what the seat itself expects."""
        if self._last is None:
            return []
        seen, totals = self._last
        rows = []
        for k, move in enumerate(seen.legal):
            expected = [0.0] * seen.seats
            expected[seen.seat] = float(totals[k]) / self._how.samples
            rows.append(Candidate(move, self._how.samples, tuple(expected), (move,)))
        return sorted(rows, key=lambda row: -row.expected[seen.seat])


class Glance:
    """Makes the move its net foresees, without trying any: what a net can do in microseconds."""

    def __init__(self, seed: int | None = None, *, folder: Path | None = None) -> None:
        self._rng = generator(int.from_bytes(np.random.default_rng(seed).bytes(6), "little"))
        self._folder, self._by_hand = folder, Squire(seed)
        self.net = ""
        """The mark of the net it chose by last."""

    def choose(self, seen: Seen) -> Move:
        """The move foreseen most; without a net Squire's."""
        if len(seen.legal) == 1:
            return seen.legal[0]
        how = learned(seen.game)
        found = how.weights(seen.game, seen.seats, self._folder) if how else None
        if how is None or found is None:
            return self._by_hand.choose(seen)
        self.net = found.mark
        work, desk = np.zeros(1, seen.kind.spec.dtype), how.judging.open_desk(found.net)
        moves = np.array(seen.legal, np.int16)
        n, net = len(moves), found.net
        k: int = how.judging.glance(seen.record, work, seen.seat, moves, n, net, desk, self._rng)
        return seen.legal[k]


def net_searcher(
    seed: int | None = None,
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    folder: Path | None = None,
    room: int = 200_000,
    clock: Callable[[], float] = time.perf_counter,
    **style: float,
) -> Searcher:
    """A searcher that stands on nets."""
    return Searcher(
        seed,
        seconds=seconds,
        simulations=simulations,
        room=room,
        clock=clock,
        judge=NetJudge(folder, style),
    )
