"""The tree one thread searches, kept from move to move."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...core.rng import generator
from ...core.spec import Spec
from .judgement import Judgement
from .nodes import COUNTS, NODE, OF_THIS_MOVE, USED_EDGES, USED_NODES, Store, edge_type

LINE = 8  # moves of the line a bot expects

#: Each move tried: how often, and the sum of prospects of every seat.
Tried = dict[int, tuple[int, NDArray[np.float64]]]


class Tree:
    """The nodes and edges of one thread's search, in arrays that kernels fill."""

    def __init__(self, how: Judgement, spec: Spec, room: int, seed: int, stream: int) -> None:
        self._search: Any = how.search
        self.store = _store(
            nodes=np.zeros(room, NODE),
            edges=np.zeros(4 * room, edge_type(how.search.MOST_SEATS)),
            slots=np.full(1 << (2 * room - 1).bit_length(), -1, np.int32),
            used=np.zeros(COUNTS, np.int64),
            work=np.zeros(3, spec.dtype),
            rng=generator(seed, stream),
        )

    def __getstate__(self) -> dict[str, Any]:
        """What has grown, for copies and pickles: without kernels, and without the empty room."""
        store = self.store
        nodes, edges = store.used[: USED_EDGES + 1].tolist()
        taken = np.flatnonzero(store.slots >= 0)
        return {
            "room": [len(part) for part in (store.nodes, store.edges, store.slots)],
            "nodes": store.nodes[:nodes].copy(),
            "edges": store.edges[:edges].copy(),
            "slots": (taken, store.slots[taken]),
            "rest": (store.used.copy(), store.work.copy(), store.rng.copy()),
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The same tree, which cannot search until it is `bound`."""
        self._search = None
        room, (taken, numbers), (used, work, rng) = kept["room"], kept["slots"], kept["rest"]
        nodes, edges = np.zeros(room[0], NODE), np.zeros(room[1], kept["edges"].dtype)
        nodes[: len(kept["nodes"])] = kept["nodes"]
        edges[: len(kept["edges"])] = kept["edges"]
        slots = np.full(room[2], -1, np.int32)
        slots[taken] = numbers
        self.store = _store(nodes, edges, slots, used, work, rng)

    def bind(self, how: Judgement) -> None:
        """Search on, after it was copied or pickled."""
        self._search = how.search

    @property
    def size(self) -> int:
        """How many nodes there are."""
        return int(self.store.used[USED_NODES])

    @property
    def rng(self) -> NDArray[np.uint64]:
        """The chance of this thread."""
        found: NDArray[np.uint64] = self.store.rng
        return found

    @property
    def filled(self) -> float:
        """How much of the room is taken; 1 is where searching on would soon fail."""
        nodes, edges = self.store.used[: USED_EDGES + 1].tolist()
        return float(
            max(nodes / (0.8 * len(self.store.nodes)), edges / (0.9 * len(self.store.edges)))
        )

    def full(self) -> bool:
        """Whether there is little room left."""
        return self.filled > 1.0

    def forget(self) -> None:
        """Begin a new tree."""
        self.store.slots.fill(-1)
        self.store.used[: USED_EDGES + 1] = 0

    def begin_move(self) -> None:
        """From here on simulations are those of another move."""
        self.store.used[OF_THIS_MOVE] = 0

    def run(self, root: NDArray[Any], seat: int, count: int, style: Any) -> None:
        """Simulate `count` times from what the seat knows."""
        self._search.simulate(root, seat, count, self.store, style)

    def tried(self, root: NDArray[Any], seat: int) -> Tried:
        """What the tree says about the moves at the root."""
        node = self._search.root_node(root, seat, self.store)
        found: Tried = {}
        edge = int(self.store.nodes[node]["head"]) if node >= 0 else -1
        while edge >= 0:
            row = self.store.edges[edge]
            found[int(row["move"])] = int(row["visits"]), row["value"].astype(np.float64)
            edge = int(row["next"])
        return found

    def line(self, root: NDArray[Any], seat: int, first: int) -> list[int]:
        """The moves expected to follow `first`, it included."""
        line = np.zeros(LINE, np.int16)
        n = self._search.expected_line(root, seat, first, self.store, line)
        return [int(move) for move in line[:n]]


def _store(nodes: Any, edges: Any, slots: Any, used: Any, work: Any, rng: Any) -> Store:
    """All arrays of a tree; the words are the positions to work on, seen in another way."""
    words = work.view(np.uint64).reshape(len(work), -1)
    return Store(nodes, edges, slots, used, work, words, rng)
