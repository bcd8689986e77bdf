"""The worked examples of the printed booklets, as data: a course of play, and scenes cut out of it.

The file stands beside the game (`Description.examples`). It names each example by seed file (the
booklets' texts) and page; its texts are in the locale files, named ``example-<game>-<id>`` and
``-<stop>``. What is drawn is played by the engine: a scene shows what the rules make of it.
"""

from __future__ import annotations

import functools
import importlib.resources
import json
import tomllib
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from .description import Description
from .guide import Fact, Id

Play = Annotated[str, Field(pattern=r"^\S+ \S.*$")]
"""A move as records write it: the seat's name and the move."""


class Told(BaseModel):
    """Something that happens in the middle of what a move brings about."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    data: dict[str, str | int] = Field(default_factory=dict)


class Stop(BaseModel):
    """One picture of a scene: what is played before it, and how much of that is told in it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    play: list[Play] = Field(default_factory=list)
    until: Told | None = None
    """The picture is as things are after this; without it, when all has happened."""


class Part(BaseModel):
    """A part of a course: an example, or the way to the next."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    example: Id | None = None
    rules: list[str] = Field(default_factory=list)
    """What it shows, the main one first."""
    printed: dict[str, int] = Field(default_factory=dict)
    """Where it is printed: the page, by the number of the seed file."""
    show: list[str] = Field(default_factory=list)
    """What is drawn, by the game's own names of its parts."""
    stop: list[Stop]
    brings: list[Fact] = Field(default_factory=list)
    """The printed result: what happens,"""
    leaves: dict[str, Any] = Field(default_factory=dict)
    """how things are in the end, by their place in the view,"""
    refused: dict[str, str] = Field(default_factory=dict)
    """and what cannot be played then, with the rule that forbids it."""

    @model_validator(mode="after")
    def _is_whole(self) -> Part:
        if self.example and not (self.rules and self.printed and self.show and self._results):
            raise ValueError(f"{self.example}: rules, pages, drawings and a result are needed")
        return self

    @property
    def _results(self) -> bool:
        return bool(self.brings or self.leaves or self.refused)

    @property
    def moves(self) -> list[str]:
        """All that is played in it."""
        return [move for stop in self.stop for move in stop.play]


class Course(BaseModel):
    """A game some examples are taken from: dealt, or begun with a position."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seed: str | None = None
    position: str | None = None
    """As records write it."""
    options: dict[str, Any]
    anew: bool = False
    """Whether every part begins where the course begins: what could be done in one position."""
    part: list[Part]

    @model_validator(mode="after")
    def _begins_somewhere(self) -> Course:
        if (self.seed is None) == (self.position is None):
            raise ValueError("a course is dealt by a seed, or begins with a position")
        return self


class Scene(BaseModel):
    """An example with the course that leads to it."""

    model_config = ConfigDict(frozen=True)

    game: str
    engine: int
    course: Course
    part: Part
    before: list[str]
    """What was played on the way."""

    @property
    def first(self) -> int:
        """After how many moves it begins."""
        return len(self.before)

    @property
    def last(self) -> int:
        """And ends."""
        return len(self.before) + len(self.part.moves)

    def record(self) -> str:
        """All of it, as a record."""
        head = {
            "Courtly-Record": "1",
            "Game": self.game,
            "Engine": str(self.engine),
            "Options": json.dumps(self.course.options),
        }
        if self.course.seed is not None:
            head["Seed"] = self.course.seed
        else:
            head["Position"] = self.course.position or ""
        lines = [f"{name}: {value}" for name, value in head.items()]
        return "\n".join([*lines, "", *self.before, *self.part.moves, ""])


class Examples(BaseModel):
    """All worked examples of a game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    engine: int
    """The version of the rules they are played by."""
    course: list[Course]


@functools.cache
def examples_of(about: Description) -> dict[str, Scene]:
    """The worked examples of a game by their names, in the order of the booklet."""
    if about.examples is None:
        return {}
    file = importlib.resources.files(about.package).joinpath(about.examples)
    book = Examples.model_validate(tomllib.loads(file.read_text("utf-8")))
    scenes: dict[str, Scene] = {}
    for course in book.course:
        before: list[str] = []
        for part in course.part:
            if part.example:
                scenes[part.example] = Scene(
                    game=about.name, engine=book.engine, course=course, part=part, before=before
                )
            before = [] if course.anew else before + part.moves
    return dict(sorted(scenes.items(), key=lambda scene: _place(scene[1].part)))


def _place(part: Part) -> int:
    """Where it is in the booklets; examples of a page stay as they are listed."""
    return min(part.printed.values())
