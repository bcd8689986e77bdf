"""The worked examples of the booklets: each is told here, and comes out as it is printed."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from courtly.core.examples import Course, Part, Scene, examples_of
from courtly.core.record import begin, parse
from courtly.core.rulebook import numbered
from courtly.core.texts import texts
from courtly.games import description, game_class, names

from ..locale_files import LANGUAGES
from .test_guide import happened

#: Every worked example of the booklets: seed file → page → scenes, in the order of the page.
#: A booklet with one more needs a scene more.
_LANCASTER = {
    2: ("county", "eviction"),
    3: ("favour", "stack"),
    4: ("adopted", "rejected", "both", "surrey"),
    5: ("castle", "table", "won"),
    6: ("lost",),
    7: ("ally",),
}
_RICHELIEU = {
    12: ("payment", "majority", "equal"),
    13: (
        *("missing", "crosses", "crosses-even"),
        *("turn-one", "turn-two", "turn-dear", "turn-own", "turn-token"),
    ),
}
PRINTED = {
    "lancaster": dict.fromkeys(("000", "001", "003", "004"), _LANCASTER),
    "richelieu": {"002": _RICHELIEU},
}
SCENES = [
    pytest.param(scene, id=f"{game}-{name}")
    for game in names()
    for name, scene in examples_of(description(game)).items()
]
each = pytest.mark.parametrize("scene", SCENES)


def found(view: Any, path: str) -> Any:
    """What is at a place of a view; `none` where there is nothing."""
    for step in path.split("."):
        if isinstance(view, dict):
            view = view.get(step)
        elif step.isdigit():
            view = view[int(step)] if int(step) < len(view) else None
        else:
            view = getattr(view, step)
        if view is None:
            return "none"
    return list(view) if isinstance(view, tuple) else view


def played(scene: Scene) -> Any:
    """The game of a scene, with all of it played."""
    record = parse(scene.record())
    game = begin(game_class(scene.game), record)
    for _, text in record.moves:
        who, _, move = text.partition(" ")
        game.play(move, game.seat_names.index(who))
    return game


@pytest.mark.parametrize("game", names())
def test_every_worked_example_of_the_booklets_has_a_scene(game: str) -> None:
    told: dict[str, dict[int, set[str]]] = {}
    for name, scene in examples_of(description(game)).items():
        for file, page in scene.part.printed.items():
            told.setdefault(file, {}).setdefault(page, set()).add(name)
    assert told == {
        file: {page: set(names) for page, names in pages.items()}
        for file, pages in PRINTED[game].items()
    }


@each
def test_a_scene_comes_out_as_it_is_printed(scene: Scene) -> None:
    game, part = played(scene), scene.part
    new = [event for _, event in game.events_since(scene.first, None, open_=True)]
    for fact in part.brings:
        assert any(happened(fact, event, game.side_names) for event in new), fact
    view = game.open_view()
    assert {path: found(view, path) for path in part.leaves} == part.leaves
    for text, rule in part.refused.items():
        who, _, move = text.partition(" ")
        assert game.why_not(move, game.seat_names.index(who)).rule == rule, text


@each
def test_every_picture_stops_at_something_that_happens(scene: Scene) -> None:
    game, at = played(scene), scene.first
    for stop in scene.part.stop:
        at += len(stop.play)
        if stop.until:
            assert any(
                event.kind == stop.until.kind and stop.until.data.items() <= event.data.items()
                for event in game.events_of(at - 1)
            ), stop.until


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_is_told_in_every_language(scene: Scene, language: str) -> None:
    there = texts(language)
    key = f"example-{scene.game}-{scene.part.example}"
    wanted = [key, *(f"{key}-{k}" for k in range(len(scene.part.stop)))]
    assert [text for text in wanted if not there.has(text)] == []
    assert not there.has(f"{key}-{len(scene.part.stop)}"), "a text without a picture"


@each
def test_the_rules_of_a_scene_are_in_the_rulebook(scene: Scene) -> None:
    assert set(scene.part.rules) <= set(numbered(scene.game))


@pytest.mark.parametrize(
    "wrong",
    [
        {"stop": [{"play": ["pass"]}]},
        {"stop": [], "example": "ab", "rules": ["L1.1"], "printed": {"000": 1}, "show": ["x"]},
        {"stop": [], "example": "ab", "brings": [{"kind": "x"}]},
    ],
)
def test_a_part_that_lacks_something_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Part.model_validate(wrong)


@pytest.mark.parametrize("begins", [{}, {"seed": "1", "position": "AA=="}])
def test_a_course_begins_in_one_way(begins: dict[str, str]) -> None:
    with pytest.raises(ValidationError):
        Course.model_validate({**begins, "options": {}, "part": []})
