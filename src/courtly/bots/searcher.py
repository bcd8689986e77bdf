"""The levels that search: a tree, a budget, and an exact solver where a game has one."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Spec
from ..core.moves import Move
from ..core.rng import generator
from ..core.seen import Seen
from . import judges
from .protocol import Candidate
from .style import Style

CHUNK_SECONDS = 0.005  # between looks at the clock: short, so that a busy machine costs no more
DECIDED_EVERY = 4  # chunks between looks at whether the choice is made
POSITIONS_A_SECOND = 2_000_000  # a cautious guess, so that there is time left to search
POSITIONS_A_SIMULATION = 50
LINE = 8  # moves of the line a bot expects

#: Each move tried: how often, and the sum of prospects of every seat.
Tried = dict[int, tuple[int, NDArray[np.float64]]]


class Tree:
    """The nodes and edges of one thread's search, in arrays that kernels fill."""

    def __init__(self, search: ModuleType, spec: Spec, room: int, seed: int, stream: int) -> None:
        self.search = search
        self.nodes = np.zeros(room, search.NODE)
        self.edges = np.zeros(4 * room, search.EDGE)
        self.slots = np.full(1 << (2 * room - 1).bit_length(), -1, np.int32)
        self.used = np.zeros(4, np.int64)
        self.work = np.zeros(3, spec.dtype)
        self.words = self.work.view(np.uint64).reshape(3, -1)
        self.rng = generator(seed, stream)

    def full(self) -> bool:
        """Whether there is little room left."""
        nodes, edges = self.used[:2].tolist()
        return bool(nodes > 0.8 * len(self.nodes) or edges > 0.9 * len(self.edges))

    def forget(self) -> None:
        """Begin a new tree."""
        self.slots.fill(-1)
        self.used[:2] = 0

    def run(self, root: NDArray[Any], seat: int, count: int, style: Style) -> None:
        """Simulate `count` times from what the seat knows."""
        self.search.simulate(
            root, self.work, self.words, seat, count, self.nodes, self.edges, self.slots,
            self.used, style.explore, style.wide, style.horizon, self.rng,
        )  # fmt: skip

    def tried(self, root: NDArray[Any], seat: int) -> Tried:
        """What the tree says about the moves at the root."""
        node = self.search.root_node(root, self.work, self.words, seat, self.nodes, self.slots)
        found: Tried = {}
        edge = int(self.nodes[node]["head"]) if node >= 0 else -1
        while edge >= 0:
            row = self.edges[edge]
            found[int(row["move"])] = int(row["visits"]), row["value"].astype(np.float64)
            edge = int(row["next"])
        return found

    def line(self, root: NDArray[Any], seat: int, first: int) -> list[int]:
        """The moves expected to follow `first`, it included."""
        line = np.zeros(LINE, np.int16)
        n = self.search.expected_line(
            root, self.work, self.words, seat, first, self.nodes, self.edges, self.slots,
            self.rng, line,
        )  # fmt: skip
        return [int(move) for move in line[:n]]


class Searcher:
    """A bot that searches for a number of simulations or for some seconds a move.

    With a seed and a number of simulations it plays the same game again. With several threads each
    has a tree of its own, and what they found is added up.
    """

    def __init__(
        self,
        seed: int | None = None,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        threads: int = 1,
        style: Style | None = None,
        room: int = 200_000,
    ) -> None:
        if (seconds is None) == (simulations is None):
            raise ValueError("give either seconds or simulations")
        self.seed = int.from_bytes(np.random.default_rng(seed).bytes(6), "little")
        self.seconds, self.simulations, self.threads = seconds, simulations, threads
        self.style = style
        self.room = room
        self.note = ""
        """What there is to say about the last choice, such as that it is proven."""
        self._trees: list[Tree] = []
        self._game = ""
        self._last: tuple[Seen, Tried] | None = None

    def choose(self, seen: Seen) -> Move:
        """The move tried most often, or the one that is proven best."""
        began = time.perf_counter()
        self._last, self.note = (seen, {}), ""
        if len(seen.legal) == 1:
            return seen.legal[0]
        self._prepare(seen)
        if solver := judges.solver(seen.game):
            until = began + self.seconds / 2 if self.seconds else None
            proven = solver.solve(seen, self._positions(), self._trees[0].rng, until)
            if proven:
                move, self.note = proven
                return move
        style = self.style or judges.style(seen.game)
        if self.threads == 1:
            self._think(self._trees[0], seen, style, began)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda tree: self._think(tree, seen, style, began), self._trees))
        tried = self._tried(seen)
        self._last = seen, tried
        legal = {int(move): move for move in seen.legal}
        visits = {move: n for move, (n, _) in tried.items() if move in legal}
        return legal[max(visits, key=lambda move: visits[move])] if visits else seen.legal[0]

    def _positions(self) -> int:
        """How many positions an exact solver may look at: about half of the time."""
        if self.simulations is not None:
            return self.simulations * POSITIONS_A_SIMULATION
        return int((self.seconds or 0) / 2 * POSITIONS_A_SECOND)

    def _prepare(self, seen: Seen) -> None:
        if self._game != seen.game:
            self._game = seen.game
            search = judges.search(seen.game)
            self._trees = [
                Tree(search, seen.kind.spec, self.room, self.seed, k) for k in range(self.threads)
            ]
        for tree in self._trees:
            if tree.full():
                tree.forget()

    def _think(self, tree: Tree, seen: Seen, style: Style, began: float) -> None:
        if self.simulations is not None:
            tree.run(seen.record, seen.seat, self.simulations // self.threads or 1, style)
            return
        assert self.seconds is not None
        self._think_until(tree, seen, style, began + self.seconds)

    def _think_until(self, tree: Tree, seen: Seen, style: Style, end: float) -> None:
        """Simulate in short chunks until time is up or the choice is made."""
        began = now = time.perf_counter()
        done, chunk, chunks = 0, 8, 0
        while now < end and not tree.full():
            tree.run(seen.record, seen.seat, chunk, style)
            before, now = now, time.perf_counter()
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
        table = seen.kind.spec.moves
        seats = seen.seats
        rows = []
        for move, (visits, value) in tried.items():
            if table[move] not in seen.legal:
                continue
            line = self._trees[0].line(seen.record, seen.seat, move)
            expected = tuple(float(x) for x in value[:seats] / max(visits, 1))
            rows.append(Candidate(table[move], visits, expected, tuple(table[m] for m in line)))
        return sorted(rows, key=lambda row: -row.visits)
