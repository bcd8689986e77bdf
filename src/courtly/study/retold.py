"""A game played again, with everything kept that looking back needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.events import no_log
from ..core.game import Game
from ..core.record import Parsed, begin, parse, replaying
from ..core.rng import generator
from ..core.spec import Spec
from ..core.state import copy_states
from ..games import game_class
from .model import Eyes

DRAWS = 4  # of what is hidden, to see whether anything comes to light


@dataclass(frozen=True)
class Position:
    """Where the game stood before a move, or at the end."""

    open: NDArray[Any]
    """With all cards open."""
    known: list[NDArray[Any]]
    """As each seat could know it."""
    actors: list[int]
    choices: dict[int, int]
    """Between how many moves each of those chose who had something to decide."""
    round: int


@dataclass
class Retold:
    """A record, played."""

    record: Parsed
    game: Game[Any, Any]
    positions: list[Position] = field(default_factory=list)
    moves: list[tuple[int, int]] = field(default_factory=list)
    """All moves, each with its seat."""

    @property
    def spec(self) -> Spec:
        """The game's parts."""
        return self.game.spec

    def seen(self, number: int, seat: int, eyes: Eyes) -> NDArray[Any]:
        """The record of a position a seat is judged by."""
        position = self.positions[number]
        return position.open if eyes == "open" else position.known[seat]

    def free(self, number: int) -> bool:
        """Whether there was a choice in a move."""
        return self.positions[number].choices[self.moves[number][0]] > 1

    def rounds(self) -> list[int]:
        """After how many moves each round begins."""
        counts = [position.round for position in self.positions]
        return [k for k, n in enumerate(counts) if k == 0 or n != counts[k - 1]]

    def steps(self) -> list[tuple[int, int]]:
        """The first and last move of each step: choices that are made at once are one."""
        found, first, end = [], 0, len(self.moves)
        while first < end:
            waiting = set(self.positions[first].actors)
            last = first
            waiting.discard(self.moves[last][0])
            while waiting and last + 1 < end and self.moves[last + 1][0] in waiting:
                last += 1
                waiting.discard(self.moves[last][0])
            found.append((first, last))
            first = last + 1
        return found


def retell(text: str) -> Retold:
    """Play a record again; an error that says so if it is none."""
    record = parse(text)
    game = begin(game_class(record.head["Game"]), record)
    retold = Retold(record, game)
    retold.positions.append(_position(game))
    for _ in replaying(game, record):
        retold.positions.append(_position(game))
    retold.moves += [(seat, int(move)) for seat, move in game.history]
    return retold


def _position(game: Game[Any, Any]) -> Position:
    actors = game.actors
    return Position(
        copy_states(game._states),
        [game.redacted(seat) for seat in range(game.seats)],
        actors,
        {seat: len(game.legal(seat)) for seat in actors},
        game.round,
    )


def reveals(retold: Retold, seat: int, first: int, last: int) -> bool:
    """Whether a seat came to know something it could not have known with the moves themselves."""
    play = retold.spec.play
    before, after = retold.positions[first].known[seat], retold.positions[last + 1].known[seat]
    moves, rng = retold.moves[first : last + 1], generator(first)
    log, buffer = no_log(), np.zeros(retold.spec.most_moves, np.int16)
    for _ in range(DRAWS):
        drawn = copy_states(before)
        play.resample_at(drawn, 0, seat, rng)
        if any(play.step(drawn, 0, who, what, log, buffer) != play.PLAYED for who, what in moves):
            return True
        play.redact_at(drawn, 0, seat)
        if drawn.tobytes() != after.tobytes():
            return True
    return False
