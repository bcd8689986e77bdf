"""Games to learn from and to be measured by, played inside kernels on several threads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..bots.nets import weights
from ..bots.nets.learned import Learned, learned
from ..bots.nets.net import Net
from ..core.errors import OptionError
from ..core.playouts import seed_word
from ..games import description
from .shelf import Columns, Shelf

CHUNK = 100  # games a thread plays before it looks up
MOST_KEPT = 80  # positions of a game there is room for, on average over a chunk


class How(NamedTuple):
    """How games are played to learn from; a tuple, which kernels can read."""

    samples: int = 1
    """Draws of what is hidden that are looked at; 0: by the hand-made policy."""
    stray: int = 40
    """How often of a thousand decisions the policy makes one all the same."""
    keep: int = 100
    """How many of a thousand positions are kept."""
    heat: float = 0.02
    """By how much chance to win a move may be worse than the best and yet be made."""
    most: int = 1000
    """How many moves of a decision are looked at, those the net foresees most."""
    finish: int = 3
    """How many own decisions that follow at once are made before a position is judged."""


USUAL = How()
#: The hand-made policy plays a hundred times as fast: more games, and less of each.
BY_POLICY = How(samples=0, keep=25)
POLICY_GAMES = 4  # for each game of a later generation


@dataclass(frozen=True)
class Positions:
    """What was kept of some games."""

    states: NDArray[Any]
    games: NDArray[np.int64]
    """The game each position is from."""
    chosen: NDArray[np.int64]
    """The move made there, −1 where it says nothing."""
    shares: NDArray[np.float32]
    """By position and seat: the part of the victory,"""
    margins: NDArray[np.float32]
    """and the points over the average, in units of the game's `POINTS`."""

    def __len__(self) -> int:
        return len(self.states)

    @staticmethod
    def joined(parts: Sequence[Positions]) -> Positions:
        """Those of several, one after the other."""
        columns = zip(*(vars(part).values() for part in parts), strict=True)
        return Positions(*(np.concatenate(column) for column in columns))

    def part(self, which: NDArray[np.bool_]) -> Positions:
        """Some of the positions."""
        return Positions(
            self.states[which], self.games[which], self.chosen[which], self.shares[which],
            self.margins[which],
        )  # fmt: skip


class Room:
    """Where the nets of one game and number of players learn."""

    def __init__(self, game: str, players: int, threads: int = 1) -> None:
        found = learned(game)
        if found is None:
            raise OptionError(f"{game} does not say what a net may look at")
        about = description(game)
        self.game, self.players, self.threads = game, players, threads
        self.learned: Learned = found
        self.engine = about.engine
        self.most = about.most
        self.kind = about.load_game()
        tables = [
            self.kind.make(about.seated(options, players), 1).prototype
            for options in found.features.TABLES
        ]
        self.starts: NDArray[Any] = np.concatenate(tables)

    def play(
        self,
        net: Net | None,
        how: How,
        seed: int,
        games: int,
        tell: Callable[[int], None] = lambda done: None,
        shelf: Shelf | None = None,
    ) -> Positions:
        """Positions of so many games; the same for the same seed, on any number of threads.

        Those on the `shelf` are not played again.
        """
        if net is None:
            how = how._replace(samples=0)
        playing = weights.empty(self.learned.shape) if net is None else net
        word = seed_word(seed)

        def chunk(first: int) -> Columns:
            count = min(CHUNK, games - first)
            room = count * MOST_KEPT
            kept = np.zeros(room, self.starts.dtype)
            numbers, chosen = np.zeros(room, np.int64), np.full(room, -1, np.int64)
            points, ranks = self._results(count)
            n = self.learned.selfplay.play_games(
                self.starts, word, first, playing, how, kept, numbers, chosen, points, ranks
            )
            return kept[:n], numbers[:n] + first, chosen[:n], points, ranks

        def fetch(first: int) -> Columns:
            found = shelf.fetch(first, lambda: chunk(first)) if shelf else chunk(first)
            tell(min(CHUNK, games - first))
            return found

        with ThreadPoolExecutor(self.threads) as pool:
            parts = list(pool.map(fetch, range(0, games, CHUNK)))
        states, numbers, chosen, points, ranks = (
            np.concatenate(column) for column in zip(*parts, strict=True)
        )
        shares = self.victories(ranks)
        margins = points - points.mean(axis=1, keepdims=True)
        margins = margins / self.learned.features.POINTS
        return Positions(
            states, numbers, chosen, shares[numbers].astype(np.float32),
            margins[numbers].astype(np.float32),
        )  # fmt: skip

    def match(self, mine: Net, theirs: Net, seed: int, games: int, how: How = USUAL) -> float:
        """The share of victories of one player by `mine` among others by `theirs`, at one ply."""

        def chunk(first: int) -> NDArray[np.float64]:
            points, ranks = self._results(min(CHUNK, games - first))
            self.learned.selfplay.play_match(
                self.starts, seed_word(seed), first, self.players, mine, theirs, how,
                points, ranks,
            )  # fmt: skip
            seats = (first + np.arange(len(ranks))) % self.players
            won: NDArray[np.float64] = self.victories(ranks)[np.arange(len(ranks)), seats]
            return won

        with ThreadPoolExecutor(self.threads) as pool:
            return float(np.concatenate(list(pool.map(chunk, range(0, games, CHUNK)))).mean())

    def _results(self, games: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        shape = (games, self.players)
        return np.zeros(shape, np.int64), np.zeros(shape, np.int64)

    def victories(self, ranks: NDArray[np.int64]) -> NDArray[np.float64]:
        """Each seat's part of the victory, by game."""
        won = ranks == ranks.max(axis=1, keepdims=True)
        shares: NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return shares
