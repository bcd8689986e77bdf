"""Games with moves at random, or picked by a number."""

from __future__ import annotations

import random
from typing import Any

import courtly
from courtly.lancaster import Lancaster


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


def play_on(game: Lancaster, moves: int, choose: int) -> Lancaster:
    """Play so many moves, each picked by a number out of the legal ones."""
    for k in range(moves):
        if game.over:
            break
        seat = game.actors[choose % len(game.actors)]
        legal = game.legal(seat)
        game.play(legal[(choose * 31 + k * k * 17 + k) % len(legal)], seat)
    return game
