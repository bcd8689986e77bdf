"""Worked examples over HTTP: a list, and each as a film with all cards open."""

from __future__ import annotations

import pytest

from courtly.games import names
from courtly.server.tell.examples import example_list, scene_of
from courtly.server.tell.replay import scene
from courtly.server.wire.bodies import Film
from courtly.server.wire.refused import Refused


@pytest.mark.parametrize("game", names())
def test_an_example_is_a_film_from_its_beginning_to_its_end(game: str) -> None:
    for example in example_list(game):
        told = scene_of(game, example.id)
        film = Film.model_validate_json(scene(game, example.id))
        assert [frame.move for frame in film.frames] == list(range(told.first, told.last + 1))
        assert {stop.move for stop in example.stops} <= {frame.move for frame in film.frames}
        earlier = film.frames[0].events
        assert [event.move for event in earlier] == sorted(event.move for event in earlier)
        assert all(event.move < told.first for event in earlier)


def test_the_first_picture_knows_what_came_before() -> None:
    film = Film.model_validate_json(scene("lancaster", "rejected"))
    assert any(event.kind == "law_adopted" for event in film.frames[0].events)


def test_an_example_nobody_printed_is_refused() -> None:
    with pytest.raises(Refused):
        scene_of("lancaster", "nowhere")
