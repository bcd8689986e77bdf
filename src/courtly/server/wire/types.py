"""What all messages are made of: strict models, names, numbers, options of games."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ...core.text import MOST_PARTS, accept

GameName = Literal["richelieu", "lancaster"]
Level = Literal["page", "squire", "knight", "duke", "king"]
Status = Literal["open", "playing", "over"]

TableId = Annotated[str, Field(min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
NAME, WORDS = 30, 500  # characters as people see them
Name = Annotated[
    str,
    Field(min_length=1, max_length=MOST_PARTS * NAME),
    AfterValidator(partial(accept, most=NAME)),
]
Words = Annotated[
    str,
    Field(min_length=1, max_length=MOST_PARTS * WORDS),
    AfterValidator(partial(accept, most=WORDS)),
]
Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Field(min_length=22, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Field(ge=0, le=1_000_000_000)]
MoveGiven = Annotated[str, Field(max_length=80)] | Annotated[int, Field(ge=0, le=100_000)]
RequestId = Annotated[int, Field(ge=0, le=2**53)]


class Strict(BaseModel):
    """A message with known fields only."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class RichelieuOptions(Strict):
    """The options of Richelieu."""

    variant: Literal["standard", "tactical"] = "standard"
    start: Literal["cardinal", "queen"] | None = None
    components: dict[str, Any] | None = None


class LancasterOptions(Strict):
    """The options of Lancaster; the number of players follows from the seats."""

    laws: Literal["base", "new", "random", "sections"] = "base"
    sections: Annotated[list[Literal["base", "new", "random"]], Field(max_length=5)] | None = None
    open_stock: bool = False
    supply: Literal["unlimited", "box"] = "unlimited"
    start: Literal["red", "blue", "green", "gold", "violet"] | None = None
    components: dict[str, Any] | None = None


class Clock(Strict):
    """Seconds each seat has for the whole game, and what every decision adds."""

    seconds: Annotated[int, Field(ge=10, le=1_000_000)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
