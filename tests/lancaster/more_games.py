"""Games at random, and boxes that run short."""

from __future__ import annotations

import random
from typing import Any

import courtly
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import TOKENS

from .positions import Position


def advanced(seed: int, moves: int = 10_000, **options: Any) -> Lancaster:
    """A game some random moves in; by default at its end. Ballots come in in any order."""
    game = courtly.lancaster.new(seed=seed, **options)
    chance = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        seat = chance.choice(game.actors)
        game.play(chance.choice(game.legal(seat)), seat)
    return game


def leave_in_box(built: Position, seat: str, **tokens: int) -> Position:
    """Give a player all that the box still holds but these amounts."""
    for name, amount in tokens.items():
        what = TOKENS.index(name)
        held = int(built.s["stock"][built.side(seat), what]) + int(built.s["supply"][what])
        built.stock(seat, **{name: held - amount})
    return built


def box(game: Lancaster) -> dict[str, int]:
    """What the box still holds."""
    return {name: int(game._states[0]["supply"][k]) for k, name in enumerate(TOKENS)}
