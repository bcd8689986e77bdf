"""What goes over HTTP about the deal of a day."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from .types import GameName, Level, Name, Strict, TableId

Date = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DailyResult(Strict):
    """How somebody did."""

    points: int
    place: int
    """From 0."""
    lead: int
    """Points ahead of the best of the others; below 0: behind."""


class DailyDeal(Strict):
    """What is played on a day; the same for everybody here."""

    day: Date
    """In universal time."""
    game: GameName
    seats: int
    seat: int
    """Which of them everybody plays."""
    level: Level
    """The bots at the others; their simulations are counted and their chance is that of the day."""
    commitment: str
    """The hash of its seed."""


class DailyPast(DailyDeal):
    """A day that is over."""

    seed: str
    mine: DailyResult | None
    table: TableId | None
    king: DailyResult | None
    others: list[DailyResult]


class DailyInfo(DailyDeal):
    """The challenge of today."""

    ends: float
    now: float
    table: TableId | None
    """Where one plays it, or played."""
    mine: DailyResult | None
    """One's own result, once there is one; before that none of the others' is told."""
    king: DailyResult | None
    """What a King made of it by counted simulations."""
    others: list[DailyResult]
    """What all made of it who finished, one's own result included."""
    playing: int
    """How many have begun."""
    next: DailyDeal
    last: DailyPast | None


class DailyBegin(Strict):
    """Play the deal of today."""

    name: Name
