"""What is found out about a game. All chances are whole numbers, hundredths of a per cent, so that
parts add up exactly."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

WHOLE = 10_000
#: With what the seat could know then, or with all cards open.
Eyes = Literal["known", "open"]
Depth = Literal["fast", "deep"]
Cause = Literal["own", "others", "revealed", "unforeseen"]
Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Found(BaseModel):
    """A part of an analysis."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


class ToldMove(Found):
    """A move: its number, its text, and the parts of that text."""

    move: int
    text: str
    kind: str
    labels: list[str]


class Part(Found):
    """Why the chance of a seat changed; these add up to the whole change."""

    own: int
    """By what the seat chose: what its choices lost against the best."""
    others: int
    """By what others chose: what their losses brought or cost this seat."""
    revealed: int
    """By what came to light, such as cards turned: what the seat could not know before."""
    unforeseen: int
    """By what the judge itself saw only one move later; its own error is in here, and not in what
    anybody is blamed or praised for."""


class Step(Found):
    """One choice, or several made at once, such as the ballots of a vote."""

    first: int
    """The move it begins with, counted from 0,"""
    last: int
    """and the one it ends with."""
    parts: list[Part]
    """By seat."""


class Decision(Found):
    """A choice between several moves, judged against the best that was seen."""

    move: int
    """Which move of the game, from 0."""
    seat: int
    round: int
    choices: int
    """Between how many moves."""
    played: ToldMove
    best: ToldMove
    verdict: Verdict
    loss: int
    """How much less chance to win than after the best; 0 where no difference can be told."""
    error: int
    """How far off that may be."""
    brought: list[int]
    """What that loss brought every seat: to the one who chose minus the loss."""
    line: list[ToldMove]
    """What is expected to follow the best, it included."""
    line_seats: list[int]
    """Who makes those moves."""


class TurningPoint(Found):
    """A step that changed much."""

    step: int
    """Which of the steps."""
    round: int
    seat: int
    """Whose chance it changed most,"""
    change: int
    """by how much,"""
    cause: Cause
    """and mainly why."""


class SeatStudy(Found):
    """The game of one seat."""

    accuracy: int | None
    """Of 100; null for one who never had a choice."""
    decisions: int
    costliest: list[int]
    """Its costliest decisions, as places in the list of all: three at most."""
    finest: int | None
    """The best move that raised its chance most."""
    start: int
    """Its chance before the first move,"""
    end: int
    """and at the end."""
    parts: Part
    """The change between the two."""


class Analysis(Found):
    """A whole game looked at."""

    version: int
    game: str
    engine: int
    key: str
    """The record, engine and judge this stands for."""
    depth: Depth
    eyes: Eyes
    judge: str
    """By what positions are judged: ``search``, or the mark of a net."""
    seats: list[str]
    finished: bool
    chances: list[list[int]]
    """Every seat's chance to win after 0, 1, 2, … moves. With the eyes ``known`` each is what that
    seat could think itself, so they need not add up to the whole."""
    errors: list[list[int]]
    """How far off each may be."""
    rounds: list[int]
    """After how many moves each round begins."""
    steps: list[Step]
    decisions: list[Decision]
    turns: list[TurningPoint]
    by_seat: list[SeatStudy]
    votes: list[dict[str, Any]]
    """What the game itself has to say of its votes."""
