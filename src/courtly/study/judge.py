"""One way to ask how a position stands, whoever answers: the search, or a net where there is one.

Everything is counted and seeded, so the same question has the same answer. A record with nothing
blanked stands for all cards open.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.learned import Learned, NetStyle, learned
from ..bots.nets.weights import Weights
from ..bots.search.judgement import ROOM, Judgement, judgement
from ..bots.search.tree import Tree
from ..core import jit
from ..core.rng import generator
from ..core.spec import Spec
from ..games import description


@dataclass(frozen=True)
class Estimate:
    """Everybody's chance to win, and the standard error of each."""

    chances: NDArray[np.float64]
    errors: NDArray[np.float64]


@dataclass(frozen=True)
class Explored:
    """The moves a search looked at, most often first, and the line that follows the first."""

    moves: list[int]
    line: list[int]


class Judge(Protocol):
    """Says how positions stand; each thread has one of its own."""

    mark: str
    """What it judges by."""

    def chances(self, root: NDArray[Any], seat: int, count: int, seed: int) -> Estimate:
        """Everybody's chance as `seat` may judge it."""
        ...

    def explore(self, root: NDArray[Any], seat: int, count: int, seed: int) -> Explored:
        """The moves of `seat`, which decides in `root`."""
        ...

    def weigh(
        self, root: NDArray[Any], seat: int, move: int, count: int, seed: int
    ) -> NDArray[np.float64]:
        """Everybody's chance after a move of `seat`, as it may judge it."""
        ...


@functools.cache
def weighing(game: str) -> ModuleType:
    """The kernels that weigh positions and moves, compiled for a game."""
    about = description(game)
    spec, search = about.load_game().spec, judgement(game).search
    kernels: dict[str, Any] = {**spec.kernels, "MOST_SEATS": about.most}
    light = {
        name: getattr(search, name) for name in ("descend", "new_scratch", "play_on", "estimate")
    }
    return jit.specialise("courtly.bots.search.weighing", about.place_in(ROOM), light, **kernels)


@functools.cache
def net_weighing(game: str) -> ModuleType:
    """The same on nets, for a game that has some."""
    about, how = description(game), learned(game)
    assert how is not None
    kernels: dict[str, Any] = {**about.load_game().spec.kernels, "MOST_SEATS": about.most}
    light = {
        "descend": how.searching.descend,
        "new_scratch": how.searching.new_scratch,
        "victory": weighing(game).victory,
    }
    for name in ("fill_unseen", "judge", "open_desk", "blind"):
        light[name] = getattr(how.judging, name)
    return jit.specialise("courtly.bots.nets.net_weighing", about.place_in(ROOM), light, **kernels)


class SearchJudge:
    """Judges by simulations: a sensible policy plays on, and a tree search looks for better."""

    mark = "search"

    def __init__(self, spec: Spec, room: int) -> None:
        self._spec = spec
        self._by_hand = judgement(spec.name)
        self._how = self._searched()
        self._leaves = weighing(spec.name)
        self._most = spec.description.most
        self._tree = Tree(self._how, spec, room, 0, 0)

    def _searched(self) -> Judgement:
        return self._by_hand

    @property
    def _weigh(self) -> Any:
        return self._leaves.weigh

    @property
    def _horizon(self) -> int:
        """For how many decisions the policy plays on before a position is judged."""
        return int(self._by_hand.style.horizon)

    def chances(self, root: NDArray[Any], seat: int, count: int, seed: int) -> Estimate:
        """By games played on for a while, and a judgement of where they lead."""
        rng, leaves = generator(seed), np.zeros(count, self._spec.dtype)
        self._leaves.draw_leaves(root, seat, self._horizon, rng, leaves)
        values = np.zeros((count, self._most))
        self._judge_all(leaves, values, rng)
        self._leaves.victories(leaves, values)
        return estimate_of(values)

    def _judge_all(self, states: NDArray[Any], values: NDArray[np.float64], rng: Any) -> None:
        self._by_hand.search.estimate_all(states, values, rng)

    def explore(self, root: NDArray[Any], seat: int, count: int, seed: int) -> Explored:
        """By a tree search."""
        tree = self._fresh_tree(seed)
        tree.run(root, seat, count, self._how.style)
        tried = tree.tried(root, seat)
        moves = sorted(tried, key=lambda move: (-tried[move][0], move))
        return Explored(moves, tree.line(root, seat, moves[0]) if moves else [])

    def weigh(
        self, root: NDArray[Any], seat: int, move: int, count: int, seed: int
    ) -> NDArray[np.float64]:
        """By a tree search in which every simulation begins with the move."""
        sums, tree = np.zeros(self._most), self._fresh_tree(seed)
        self._weigh(root, seat, move, count, tree.store, self._how.style, sums)
        return sums / count

    def _fresh_tree(self, seed: int) -> Tree:
        self._tree.forget()
        self._tree.rng[:] = generator(seed)
        return self._tree


class NetJudge(SearchJudge):
    """Judges by a net, and searches on it."""

    def __init__(self, spec: Spec, room: int, how: Learned, found: Weights, seats: int) -> None:
        self._net, self._nets, self._seats = found.net, how, seats
        self.mark = found.mark
        super().__init__(spec, room)

    def _searched(self) -> Judgement:
        return Judgement(self._nets.searching, NetStyle(self._net), self._by_hand.solver)

    @property
    def _weigh(self) -> Any:
        return net_weighing(self._spec.name).weigh

    @property
    def _horizon(self) -> int:
        """Until all have chosen who choose at once."""
        return self._seats

    def _judge_all(self, states: NDArray[Any], values: NDArray[np.float64], rng: Any) -> None:
        self._nets.judging.judge_all(states, self._net, values, np.zeros_like(values))


def judge_for(
    spec: Spec, seats: int, room: int, *, net: bool = False, folder: Path | None = None
) -> SearchJudge:
    """Who judges a table: its net if that is asked for, else the search.

    Puzzles are proven by the search, and the coach's bounds are measured with it.
    """
    how = learned(spec.name)
    asked = net or folder is not None
    found = how.weights(spec.name, seats, folder) if how and asked else None
    if how is None or found is None:
        return SearchJudge(spec, room)
    return NetJudge(spec, room, how, found, seats)


def estimate_of(values: NDArray[np.float64]) -> Estimate:
    """The mean of several judgements, and its standard error."""
    n = len(values)
    spread = values.std(axis=0, ddof=1) if n > 1 else np.full(values.shape[1], 0.5)
    return Estimate(values.mean(axis=0), spread / np.sqrt(n))
