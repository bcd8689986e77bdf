"""Observations: honest, within their bounds, egocentric, and the same everywhere."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import courtly
from courtly.core.game import Game
from courtly.games import game_class
from courtly.observe import encoder
from courtly.observe.layout import Column, Part

CASES: list[tuple[str, dict[str, Any]]] = [
    ("richelieu", {}),
    ("richelieu", {"variant": "tactical"}),
    ("lancaster", {"players": 2}),
    ("lancaster", {"players": 4, "laws": "random"}),
    ("lancaster", {"players": 5, "supply": "box", "laws": "new"}),
]


def positions(name: str, options: dict[str, Any], games: int = 2) -> Any:
    """Every position of some random games, the last included."""
    rng = random.Random(1)
    for seed in range(games):
        game: Game[Any, Any] = game_class(name).make(options, seed)
        yield game
        while not game.over:
            game.play(rng.choice(game.legal()))
            yield game


@pytest.mark.parametrize(("name", "options"), CASES)
def test_what_a_seat_cannot_know_makes_no_difference(name: str, options: dict[str, Any]) -> None:
    sight = encoder(name)
    changed = False
    for k, game in enumerate(positions(name, options)):
        if game.over:
            continue
        for seat in range(game.seats):
            other = game.resampled(seat, k)
            changed |= other.to_bytes() != game.to_bytes()
            assert np.array_equal(sight.observe(game, seat), sight.observe(other, seat))
    assert changed


@pytest.mark.parametrize(("name", "options"), CASES)
def test_within_bounds_and_told_apart(name: str, options: dict[str, Any]) -> None:
    sight = encoder(name)
    high = sight.layout.high
    for game in positions(name, options, games=1):
        seen = [sight.observe(game, seat) for seat in range(game.seats)]
        for row in seen:
            assert np.all((row >= 0) & (row <= high + 1e-5))
        assert len({row.tobytes() for row in seen}) == game.seats


@pytest.mark.parametrize(("name", "options"), CASES)
def test_every_number_is_a_count_in_units(name: str, options: dict[str, Any]) -> None:
    sight = encoder(name)
    for game in positions(name, options, games=1):
        counts = sight.observe(game, 0) / sight.layout.units
        assert np.allclose(counts, np.rint(counts), atol=1e-4)
    with pytest.raises(ValueError, match="do not add up"):
        Part("cards", (4, 2), "…", columns=(Column("region"),))


def test_a_bot_sees_the_same() -> None:
    game = courtly.lancaster.new(seed=3, players=3)
    seen = game.seen_by_actor()
    assert np.array_equal(
        encoder("lancaster").of(seen), encoder("lancaster").observe(game, seen.seat)
    )


def test_own_things_come_first() -> None:
    game = courtly.lancaster.new(seed=3, players=3, start="blue")
    sight = encoder("lancaster")
    for seat in range(3):
        parts = sight.layout.read(sight.observe(game, seat))
        assert parts["actor"].argmax() == parts["start"].argmax() == (1 - seat) % 3
        known = parts["seats"][:, 22]
        assert known.tolist() == [1, 0, 0, 0, 0]
    richelieu = courtly.richelieu.new(seed=3, start="queen")
    richelieu.play("take a1")
    cards = [
        encoder("richelieu").layout.read(encoder("richelieu").observe(richelieu, seat))["cards"][0]
        for seat in range(2)
    ]
    assert cards[0][13:15].tolist() == [0, 1]
    assert cards[1][13:15].tolist() == [1, 0]
