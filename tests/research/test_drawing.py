"""Tables drawn for programs: everything on them that changes can be seen, and no secret."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from courtly.core.game import Game
from courtly.drawing import draw
from courtly.games import description, game_class, names

TABLES = [
    (name, n)
    for name in names()
    for n in range(description(name).fewest, description(name).most + 1)
]


def _game(name: str, players: int) -> Game[Any, Any]:
    about = description(name)
    return game_class(name).make(about.seated({}, players), 4)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_game_is_drawn_from_its_beginning_to_its_end(name: str, players: int) -> None:
    game, chance = _game(name, players), random.Random(1)
    pictures = [draw(game)]
    while not game.over:
        game.play(chance.choice(game.legal()))
        if len(game.history) % 40 == 0 or game.over:
            pictures.append(draw(game, 0))
    assert {(picture.shape, picture.dtype) for picture in pictures} == {
        ((640, 960, 3), np.dtype("u1"))
    }
    assert len({picture.tobytes() for picture in pictures}) == len(pictures)


@pytest.mark.parametrize("name", names())
def test_a_picture_shows_what_its_seat_may_know(name: str) -> None:
    """Whatever a seat cannot know may be otherwise, and its picture stays the same."""
    game, chance = _game(name, description(name).most), random.Random(2)
    for _ in range(50):
        game.play(chance.choice(game.legal()))
    for seat in (0, 1, None):
        assert (draw(game.resampled(seat, 5), seat) == draw(game, seat)).all()


def test_environments_return_pictures() -> None:
    from courtly.research import pettingzoo

    env = pettingzoo.env(names()[0], render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (640, 960, 3)
