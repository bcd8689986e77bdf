"""The levels that think: one-move lookahead, and tree search with a budget."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Seen, Spec
from ..core.moves import Move
from ..core.rng import generator
from . import judges
from .protocol import Candidate
from .style import Style

CHUNK_SECONDS = 0.02


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
        return bool(self.used[0] > 0.8 * len(self.nodes) or self.used[1] > 0.9 * len(self.edges))

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

    def moves(self, root: NDArray[Any], seat: int) -> dict[int, tuple[int, NDArray[np.float64]]]:
        """Each move tried at the root: how often, and the sum of prospects."""
        node = self.search.root_node(root, self.work, self.words, seat, self.nodes, self.slots)
        found: dict[int, tuple[int, NDArray[np.float64]]] = {}
        edge = int(self.nodes[node]["head"]) if node >= 0 else -1
        while edge >= 0:
            row = self.edges[edge]
            found[int(row["move"])] = int(row["visits"]), row["value"].astype(np.float64)
            edge = int(row["next"])
        return found


class Searcher:
    """A bot that searches for a number of simulations or for some seconds a move."""

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
        self._trees: list[Tree] = []
        self._game = ""
        self._last: tuple[Seen, dict[int, tuple[int, NDArray[np.float64]]]] | None = None

    def choose(self, seen: Seen) -> Move:
        """The move tried most often."""
        began = time.perf_counter()
        if len(seen.legal) == 1:
            self._last = seen, {}
            return seen.legal[0]
        self._prepare(seen)
        style = self.style or judges.style(seen.game)
        if self.threads == 1:
            self._think(self._trees[0], seen, style, began)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda tree: self._think(tree, seen, style, began), self._trees))
        totals = self._totals(seen)
        self._last = seen, totals
        legal = {int(move): move for move in seen.legal}
        tried = {move: n for move, (n, _) in totals.items() if move in legal}
        return legal[max(tried, key=lambda move: tried[move])] if tried else seen.legal[0]

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
        chunk = 16
        while (left := self.seconds - (time.perf_counter() - began)) > 0 and not tree.full():
            before = time.perf_counter()
            tree.run(seen.record, seen.seat, chunk, style)
            pace = chunk / max(time.perf_counter() - before, 1e-6)
            chunk = max(1, int(pace * min(CHUNK_SECONDS, left)))

    def _totals(self, seen: Seen) -> dict[int, tuple[int, NDArray[np.float64]]]:
        totals: dict[int, tuple[int, NDArray[np.float64]]] = {}
        for tree in self._trees:
            for move, (visits, value) in tree.moves(seen.record, seen.seat).items():
                n, sum_ = totals.get(move, (0, np.zeros_like(value)))
                totals[move] = n + visits, sum_ + value
        return totals

    def explain(self) -> list[Candidate]:
        """The moves of the last choice, best first."""
        if self._last is None:
            return []
        seen, totals = self._last
        table = seen.kind.spec.moves
        seats = seen.kind(seen.record, seen.options).seats
        rows = [
            Candidate(
                table[move],
                visits,
                tuple(float(x) for x in value[:seats] / max(visits, 1)),
                (table[move],),
            )
            for move, (visits, value) in totals.items()
            if table[move] in seen.legal
        ]
        return sorted(rows, key=lambda row: -row.visits)


class Squire:
    """Looks one move ahead, with a hand-made judgement of what it leads to."""

    SAMPLES = 4

    def __init__(self, seed: int | None = None) -> None:
        self._rng = generator(int.from_bytes(np.random.default_rng(seed).bytes(6), "little"))
        self._last: tuple[Seen, NDArray[np.float64]] | None = None

    def choose(self, seen: Seen) -> Move:
        """The move after which the seat stands best."""
        spec = seen.kind.spec
        work = np.zeros(3, spec.dtype)
        totals = np.zeros(spec.most_moves)
        if len(seen.legal) > 1:
            judges.search(seen.game).look_ahead(
                seen.record, work, seen.seat, self.SAMPLES, self._rng, totals
            )
        self._last = seen, totals
        return seen.legal[int(totals[: len(seen.legal)].argmax())]

    def explain(self) -> list[Candidate]:
        """The moves of the last choice, best first."""
        if self._last is None:
            return []
        seen, totals = self._last
        rows = [
            Candidate(move, self.SAMPLES, (float(totals[k]) / self.SAMPLES,), (move,))
            for k, move in enumerate(seen.legal)
        ]
        return sorted(rows, key=lambda row: -row.expected[0])
