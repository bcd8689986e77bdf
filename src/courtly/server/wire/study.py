"""What goes over HTTP when a finished game is looked at again."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from ...study.model import Analysis, Depth, Eyes
from .types import Level, Name, SeatNumber, Strict, Whole


class Looking(Strict):
    """How far somebody's question about a game is."""

    id: str
    """By which to ask again."""
    depth: Depth
    eyes: Eyes
    state: Literal["waiting", "compiling", "working", "done", "failed"]
    ahead: int
    """How many others are looked at before."""
    done: int
    """How much of it is done,"""
    of: int
    """and of how much; 0 before it began."""
    analysis: Analysis | None


class PlayOn(Strict):
    """A new game against bots from a position of a finished one."""

    move: Annotated[int, Field(ge=0, le=100_000)]
    """After how many moves."""
    seat: SeatNumber
    """One's own seat."""
    name: Name
    level: Level = "knight"
    """Of the bots at the others."""
    called: Name | None = None
    """What to call this try."""
    record: Annotated[str, Field(max_length=200_000), Whole] | None = None
    """The record, where it is not a game of this server."""
