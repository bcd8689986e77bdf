"""What is measured of a game: its example, or one case for each number of players it takes."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from courtly.core.errors import OptionError
from courtly.core.game import Game
from courtly.games import game_class

AnyGame = Game[Any, Any]
SEED = 7
_PLAYERS = range(2, 9)


@dataclass(frozen=True)
class Case:
    """A game with options, under a label for tables."""

    game: str
    label: str
    options: dict[str, Any]

    def deal(self) -> AnyGame:
        """The game, always dealt alike."""
        return game_class(self.game).make(self.options, SEED)


def cases(name: str) -> list[Case]:
    """All cases of a game."""
    found = [
        Case(name, f"{name}, {players} players", {"players": players})
        for players in _PLAYERS
        if _takes(name, players)
    ]
    return found or [Case(name, name, {})]


def _takes(name: str, players: int) -> bool:
    try:
        game_class(name).make({"players": players}, SEED)
    except OptionError:
        return False
    return True


def random_moves(game: AnyGame) -> list[int]:
    """The numbers of the moves of one random game that continues `game`, always the same."""
    twin, rng = game.copy(), random.Random(SEED)
    while not twin.over:
        twin.play(rng.choice(twin.legal()))
    return [int(move) for _, move in twin.history]
