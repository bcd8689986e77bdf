"""A guided first game, as data: a deal, what the learner is told and asked, what the others play.

The file stands beside the game (`Description.guide`); its texts are in the locale files, named
``guide-<game>-<step>``. A step is either something to decide, or something to read before it.
"""

from __future__ import annotations

import functools
import importlib.resources
import tomllib
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, model_validator

from .description import Description

#: In `accept`: whatever is legal.
ANYTHING = "*"
Id = Annotated[str, Field(pattern=r"^[a-z][a-z-]*[a-z]$")]


class Fact(BaseModel):
    """Something that must happen, so that what the step says is true."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: str
    seat: str | None = None
    data: dict[str, str | int] = Field(default_factory=dict)


class Step(BaseModel):
    """One idea."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Id
    chapter: Id
    point: list[str]
    """What it speaks of, by the table's own names of places; the first is shown for certain."""
    decision: str | None = None
    accept: list[str] = Field(default_factory=list)
    """The moves that go on, the one to be shown first; none: something to read."""
    then: list[tuple[str, str]] = Field(default_factory=list)
    """What the others play until the learner is asked again: seat and move."""
    brings: list[Fact] = Field(default_factory=list)
    """What has happened by then."""

    @model_validator(mode="after")
    def _decides_or_is_read(self) -> Step:
        if bool(self.accept) != (self.decision is not None) or (self.then and not self.accept):
            raise ValueError(f"{self.id}: a decision, what it accepts and what follows go together")
        return self

    @property
    def moves(self) -> int:
        """How many moves are made in it."""
        return bool(self.accept) + len(self.then)


class Guide(BaseModel):
    """A guided first game."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    seed: str
    options: dict[str, Any]
    learner: str
    """The learner's seat; bots play the others, by this script and then by themselves."""
    step: list[Step]

    def begins(self) -> list[int]:
        """After how many moves of the game each step is due."""
        return [sum(step.moves for step in self.step[:k]) for k in range(len(self.step))]

    def script(self, seat: str) -> list[str]:
        """What a seat plays, in its order."""
        return [move for step in self.step for who, move in step.then if who == seat]


@functools.cache
def guide_of(about: Description) -> Guide | None:
    """The guided first game of a game; None where it has none."""
    if about.guide is None:
        return None
    file = importlib.resources.files(about.package).joinpath(about.guide)
    return Guide.model_validate(tomllib.loads(file.read_text("utf-8")))
