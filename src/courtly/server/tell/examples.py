"""The worked examples of a game's booklets, before anything of them is played."""

from __future__ import annotations

from ...core.examples import Scene, examples_of
from ...games import description
from ..wire.bodies import Example, ExampleStop, ExampleUntil
from ..wire.refused import Refused


def example_list(game: str) -> list[Example]:
    """All of them, in the order of the booklet."""
    return [_told(scene) for scene in examples_of(description(game)).values()]


def scene_of(game: str, example: str) -> Scene:
    """One of them."""
    found = examples_of(description(game)).get(example)
    if found is None:
        raise Refused("options", f"There is no worked example {example!r}.")
    return found


def _told(scene: Scene) -> Example:
    stops, move = [], scene.first
    for stop in scene.part.stop:
        move += len(stop.play)
        told = stop.until
        until = ExampleUntil(kind=told.kind, data=told.data) if told else None
        stops.append(ExampleStop(move=move, until=until))
    part = scene.part
    return Example(id=part.example or "", rules=part.rules, show=part.show, stops=stops)
