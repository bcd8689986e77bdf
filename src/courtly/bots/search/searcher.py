"""The levels that search: a tree, a budget, and an exact solver where a game has one."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import numpy as np

from ...core.errors import OptionError
from ...core.moves import Move
from ...core.rng import below
from ...core.seen import Seen
from ...core.worlds import waits
from ..bot import Candidate, Proof, Spare
from .helper import Helper
from .judgement import Judgement, judgement
from .style import Style
from .tree import Tree, Tried

CHUNK_SECONDS = 0.005  # between looks at the clock: short, so that a busy machine costs no more
DECIDED_EVERY = 4  # chunks between looks at whether the choice is made
POSITIONS_A_SECOND = 3_000_000  # as a quiet machine can; where it cannot, the clock ends it
POSITIONS_A_SIMULATION = 50
KNOWN = 0.1  # of the visits of the favourite: what has fewer is not made for variety
SELDOM = 0.2  # of the visits of the favourite: what has fewer is not drawn in secret votes


def by_hand(seen: Seen) -> tuple[Judgement, str]:
    """The hand-made judgement of a game; no net."""
    return judgement(seen.game), ""


class Searcher:
    """A bot that searches for a number of simulations or for some seconds a move.

    Seconds are those of `clock`: of the wall, or with `time.thread_time` of the processor.
    With a seed and a number of simulations it plays the same game again. With several threads each
    has a tree of its own, and what they found is added up. So it is when it thinks by the clock and
    a second processor is `spare`: one thread more, as long as nobody else wants it. While the
    compiler is not done yet, a number of simulations may take long: with `patience` it is then so
    many seconds instead.
    With `variety` it makes one of several moves that are hardly worse than the favourite: so much
    chance to win may be given away. `positions` is how many an exact solver may look at.
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        patience: float | None = None,
        threads: int = 1,
        style: Style | None = None,
        room: int = 200_000,
        judge: Callable[[Seen], tuple[Judgement, str]] | None = None,
        clock: Callable[[], float] = time.perf_counter,
        variety: float = 0.0,
        positions: int | None = None,
    ) -> None:
        if (seconds is None) == (simulations is None):
            raise OptionError("give either seconds or simulations")
        if (seconds if simulations is None else simulations) <= 0 or threads < 1:  # type: ignore[operator]
            raise OptionError("seconds, simulations and threads are more than 0")
        if seconds is not None and threads > 1:
            raise OptionError("several threads share simulations; by the clock a spare core helps")
        self.seed = int.from_bytes(np.random.default_rng(seed).bytes(6), "little")
        self.seconds, self.simulations, self.threads = seconds, simulations, threads
        self.patience = patience
        self.style, self.variety = style, variety
        self.positions = positions
        self.room = room
        self.spare: Spare | None = None
        """Says whether one may think with a second processor just now; None: never."""
        self.proof: Proof | None = None
        """What was shown about the last choice, if anything."""
        self.net = ""
        """The mark of the net it judges by, if it does."""
        self._judge, self._clock = judge or by_hand, clock
        self._how: Judgement | None = None
        self._trees: list[Tree] = []
        self._last: tuple[Seen, Tried] | None = None
        self._most_grown = 0.0  # of a tree's room, by one move's thinking

    def __getstate__(self) -> dict[str, Any]:
        """Everything but what is compiled, for copies and pickles."""
        return {**self.__dict__, "_how": None}

    def choose(self, seen: Seen) -> Move:
        """The move tried most often, or the one that is proven best."""
        began = self._clock()
        self._last, self.proof = (seen, {}), None
        if len(seen.legal) == 1:
            return seen.legal[0]
        how = self._prepare(seen)
        seconds = self._limit(how)
        if solver := how.solver:
            until = time.perf_counter() + seconds / 2 if seconds else None
            proven = solver.solve(seen, self._positions(), self._trees[0].rng, until)
            if proven:
                move, self.proof = proven
                return move
        style = self.style or how.style
        if seconds is not None:
            before = self._trees[0].filled
            with self._helper(how, seen, style):
                self._think_until(self._trees[0], seen, style, began + seconds)
            self._most_grown = max(self._most_grown, self._trees[0].filled - before)
        else:
            self._think_so_often(seen, style)
        self._last = seen, self._tried(seen)
        return self.again()

    def again(self) -> Move:
        """The last choice once more, by what was found then: in a secret vote another draw."""
        assert self._last is not None, "nothing was asked yet"
        seen, tried = self._last
        how = self._how or self._prepare(seen)
        legal = {int(move): move for move in seen.legal}
        visits = {move: n for move, (n, _) in tried.items() if move in legal}
        if not visits:
            return seen.legal[0]
        if how.is_secret and how.is_secret(seen.record):
            return legal[self._drawn(visits)]
        if self.variety:
            as_good = self._as_good(tried, visits, seen.seat)
            return legal[as_good[below(self._trees[0].rng, len(as_good))]]
        return legal[max(visits, key=lambda move: visits[move])]

    def _as_good(self, tried: Tried, visits: dict[int, int], seat: int) -> list[int]:
        """The favourite and those moves that are well known and hardly worse."""
        worth = {move: float(tried[move][1][seat]) / max(n, 1) for move, n in visits.items()}
        favourite = max(visits, key=lambda move: visits[move])
        known, least = visits[favourite] * KNOWN, worth[favourite] - self.variety
        return [move for move in sorted(visits) if visits[move] >= known and worth[move] >= least]

    def _drawn(self, visits: dict[int, int]) -> int:
        """One of the moves by how often they were tried, but none that was tried seldom."""
        least = max(visits.values()) * SELDOM
        likely = [(move, n) for move, n in sorted(visits.items()) if n >= least]
        left = below(self._trees[0].rng, sum(n for _, n in likely))
        for move, n in likely:
            left -= n
            if left < 0:
                return move
        raise AssertionError("the visits add up")

    @property
    def note(self) -> str:
        """What there is to say about the last choice, in English."""
        return str(self.proof) if self.proof else ""

    def _limit(self, how: Judgement) -> float | None:
        """For how many seconds to think; None: until all simulations are done."""
        if self.patience is not None and waits(how.search.simulate):
            return self.patience
        return self.seconds

    def _positions(self) -> int:
        """How many positions an exact solver may look at: about half of the time."""
        if self.positions is not None:
            return self.positions
        if self.simulations is not None:
            return self.simulations * POSITIONS_A_SIMULATION
        return int((self.seconds or 0) / 2 * POSITIONS_A_SECOND)

    def _prepare(self, seen: Seen) -> Judgement:
        before = self.net
        how, self.net = self._judge(seen)
        if self._how is None and self._trees and self.net == before:
            self._take_up(how)
        elif self._how is not how:
            spec, self._how = seen.kind.spec, how
            self._trees = [Tree(how, spec, self.room, self.seed, k) for k in range(self.threads)]
        for tree in self._trees:
            if tree.filled + self._most_grown > 1.0:  # thinking would end before its time
                tree.forget()
            tree.begin_move()
        return how

    def _take_up(self, how: Judgement) -> None:
        """Go on with the trees that came along when this was copied or pickled."""
        self._how = how
        for tree in self._trees:
            tree.bind(how)

    def _think_so_often(self, seen: Seen, style: Any) -> None:
        """All simulations, divided among the threads."""
        assert self.simulations is not None
        count = self.simulations // self.threads or 1
        if self.threads == 1:
            self._trees[0].run(seen.record, seen.seat, count, style)
            return
        with ThreadPoolExecutor(self.threads) as pool:
            list(pool.map(lambda tree: tree.run(seen.record, seen.seat, count, style), self._trees))

    def _helper(self, how: Judgement, seen: Seen, style: Any) -> AbstractContextManager[object]:
        """Another thread with a tree of its own, if there is a processor for it."""
        if self.spare is None or not self.spare() or waits(how.search.simulate):
            return nullcontext()
        if len(self._trees) == 1:
            self._trees.append(Tree(how, seen.kind.spec, self.room, self.seed, 1))
        tree = self._trees[1]
        return Helper(tree, lambda n: tree.run(seen.record, seen.seat, n, style), self.spare)

    def _think_until(self, tree: Tree, seen: Seen, style: Any, end: float) -> None:
        """Simulate in short chunks until time is up or the choice is made."""
        began = now = self._clock()
        done, chunk, chunks = 0, 8, 0
        while now < end and not tree.full():
            tree.run(seen.record, seen.seat, chunk, style)
            before, now = now, self._clock()
            done, chunks = done + chunk, chunks + 1
            to_come = int(done / max(now - began, 1e-6) * (end - now))
            if chunks % DECIDED_EVERY == 0 and self._decided(tree, seen, to_come):
                return
            pace = chunk / max(now - before, 1e-6)
            chunk = max(1, int(pace * min(CHUNK_SECONDS, end - now)))

    def _decided(self, tree: Tree, seen: Seen, to_come: int) -> bool:
        """Whether no other move can catch up in the time left."""
        visits = sorted(n for n, _ in tree.tried(seen.record, seen.seat).values())
        return len(visits) > 1 and visits[-1] - visits[-2] > to_come

    def _tried(self, seen: Seen) -> Tried:
        totals: Tried = {}
        for tree in self._trees:
            for move, (visits, value) in tree.tried(seen.record, seen.seat).items():
                n, sum_ = totals.get(move, (0, np.zeros_like(value)))
                totals[move] = n + visits, sum_ + value
        return totals

    def explain(self) -> list[Candidate]:
        """The moves of the last choice, best first, each with the line the bot expects."""
        if self._last is None:
            return []
        seen, tried = self._last
        if self._how is None and self._trees:
            self._prepare(seen)
        table = seen.kind.spec.moves
        seats = seen.seats
        rows = []
        for move, (visits, value) in tried.items():
            if table[move] not in seen.legal:
                continue
            line = self._trees[0].line(seen.record, seen.seat, move)
            expected = value[:seats] / max(visits, 1)
            if visits and self._how and self._how.shown:
                expected = self._how.shown(seen.record, expected)
            chances = tuple(float(x) for x in expected)
            rows.append(Candidate(table[move], visits, chances, tuple(table[m] for m in line)))
        return sorted(rows, key=lambda row: -row.visits)
