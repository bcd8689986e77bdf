"""A net among hand-made searchers: whether it learns to play, or only to beat its like."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.nets.learned import Look
from ..bots.nets.net import Net
from ..bots.search.judgement import Judgement, judgement
from ..bots.search.tree import Tree
from ..core.events import no_log
from ..core.rng import deal_words, generator
from .tables import Room

SIMULATIONS = 100  # of the searchers; as many as a Knight by hand makes
NODES = 20_000


@dataclass(frozen=True)
class Result:
    """How one net did among searchers."""

    share: float
    """Of the victories."""
    ahead: float
    """Points over the average of the others: tells more in few games than victories do."""
    error: float
    """The standard error of that."""


class _Hand:
    """A searcher by hand at one seat."""

    def __init__(self, room: Room, seed: int) -> None:
        self._how: Judgement = judgement(room.game)
        self._tree = Tree(self._how, room.kind.spec, NODES, seed, 0)

    def choose(self, root: NDArray[Any], seat: int, moves: NDArray[np.int16]) -> int:
        """The move tried most often."""
        if self._tree.full():
            self._tree.forget()
        self._tree.run(root, seat, SIMULATIONS, self._how.style)
        tried = self._tree.tried(root, seat)
        legal: list[int] = moves.tolist()
        return max(legal, key=lambda move: tried[move][0] if move in tried else -1)


class _Instant:
    """A player by a net, one ply, at one seat."""

    def __init__(self, room: Room, net: Net, seed: int) -> None:
        self._judging, self._net = room.learned.judging, net
        self._desk, self._rng = self._judging.open_desk(net), generator(seed)
        self._work = np.zeros(3, room.kind.spec.dtype)
        self._totals = np.zeros(room.kind.spec.most_moves)

    def choose(self, root: NDArray[Any], seat: int, moves: NDArray[np.int16]) -> int:
        """The move after which the net gives the best chance."""
        self._totals[:] = 0.0
        self._judging.look_ahead(
            root, self._work, seat, Look(), self._net, self._desk, self._rng, self._totals
        )
        return int(moves[int(self._totals[: len(moves)].argmax())])


def among_hand(room: Room, net: Net, seed: int, games: int) -> Result:
    """One player by the net among hand-made searchers, every deal from every seat."""
    players = room.players

    def one(number: int) -> tuple[float, float]:
        points, ranks = _play(room, net, seed, *divmod(number, players))
        mine = number % players
        others = (points.sum() - points[mine]) / (players - 1)
        return float(room.victories(ranks[None])[0, mine]), float(points[mine] - others)

    with ThreadPoolExecutor(room.threads) as pool:
        won, ahead = np.array(list(pool.map(one, range(games)))).T
    return Result(float(won.mean()), float(ahead.mean()), float(ahead.std() / np.sqrt(games)))


def _play(
    room: Room, net: Net, seed: int, deal: int, mine: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Points and ranks of one game with the net at seat `mine`."""
    play = room.kind.spec.play
    luck = seed * 1_000_003 + deal * room.players + mine
    seats = [
        _Instant(room, net, luck + k) if k == mine else _Hand(room, luck + k)
        for k in range(room.players)
    ]
    states = room.starts[deal % len(room.starts)][None].copy()
    play.deal_at(states, 0, deal_words(f"{seed} {deal}", room.kind.spec.deal_words))
    scratch = np.zeros(room.kind.spec.most_moves, np.int16)
    for seat, root, moves in _decisions(room, states):
        move = int(moves[0]) if len(moves) == 1 else seats[seat].choose(root, seat, moves)
        play.step(states, 0, seat, move, no_log(), scratch)
    points, ranks = np.zeros(room.players, np.int64), np.zeros(room.players, np.int64)
    play.score_at(states, 0, points)
    play.standing_at(states, 0, ranks)
    return points, ranks


def _decisions(
    room: Room, states: NDArray[Any]
) -> Iterator[tuple[int, NDArray[Any], NDArray[np.int16]]]:
    """Who decides, what this seat may know, and its moves, until the game is over."""
    play, moves = room.kind.spec.play, np.zeros(room.kind.spec.most_moves, np.int16)
    while (seat := int(states[0]["actor"])) >= 0:
        n = play.legal_at(states, 0, seat, moves)
        root = states.copy()
        play.redact_at(root, 0, seat)
        yield seat, root, moves[:n].copy()
