"""Small games to look back at, and little time to do so."""

from __future__ import annotations

import random

from courtly.core import jit
from courtly.games import game_class, load
from courtly.study.analysis import Pass, Question
from courtly.study.blame import Effort
from courtly.study.model import Analysis, Eyes

COMPILED = jit.MODE not in ("plain", "lazy")
LITTLE = Pass(6, Effort(40, 12, 4)) if COMPILED else Pass(2, Effort(4, 1, 4))
#: After so many moves a game is broken off where the engine runs uncompiled.
MOST = 1000 if COMPILED else 3


def record(name: str, seed: int, most: int = MOST) -> str:
    """A random game, whole if it is not longer than that."""
    game = game_class(name).make({}, seed)
    chance = random.Random(seed)
    while not game.over and len(game.history) < most:
        seat = chance.choice(game.actors)
        game.play(chance.choice(game.legal(seat)), seat)
    return game.record()


def question(text: str, eyes: Eyes = "known", seed: int = 1) -> Question:
    """What is asked about it, with little time to answer."""
    return Question(text, eyes=eyes, seed=seed, threads=2, passes=LITTLE)


def without_key(analysis: Analysis) -> dict[str, object]:
    """All but the name it would be kept by."""
    return analysis.model_dump(exclude={"key"})


def ending(name: str, seed: int, moves: int) -> str:
    """The last moves of a random game, which begins with a position: finished, and short."""
    whole = load(record(name, seed, most=100_000))
    late = whole.copy()
    late.undo(moves)
    game = type(whole).from_bytes(late.to_bytes())
    for seat, move in whole.history[-moves:]:
        game.play(move, seat)
    assert game.over
    return game.record()
