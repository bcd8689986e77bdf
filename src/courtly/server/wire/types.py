"""What all messages are made of: strict models, names, numbers."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from ...core.text import MOST_PARTS, accept, check_values
from ...games import names

MOST_SEATS = 16
NAME, WORDS = 30, 500  # characters as people see them


def _known(game: str) -> str:
    if game not in names():
        raise ValueError(f"there is no such game; known games: {', '.join(names())}")
    return game


class _Games:
    """Says which games there are, when somebody asks for the schema."""

    def __get_pydantic_json_schema__(self, _schema: Any, _handler: Any) -> dict[str, Any]:
        return {"type": "string", "enum": list(names())}


GameName = Annotated[str, AfterValidator(_known), _Games()]
Level = Literal["page", "squire", "knight", "duke", "king"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From the weakest to the strongest."""
Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
EndedBy = Literal["finished", "resigned", "clock", "agreed"]
Question = Literal["undo", "end", "replace"]
TimeUp = Literal["resign", "bot", "move"]


def _harmless(given: Any) -> Any:
    check_values(given)
    return given


def _whole(text: str) -> str:
    text.encode()  # half a character is none
    return text


Harmless = AfterValidator(_harmless)
"""Of what is neither a name nor said to anybody: nothing in it that no text may hold."""
Whole = AfterValidator(_whole)
"""Of a text of many lines, which is looked at more closely where it is read."""

TableId = Annotated[str, Field(min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Field(min_length=22, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Field(ge=0, le=1_000_000_000)]
MoveGiven = Annotated[str, Field(max_length=80)] | Annotated[int, Field(ge=0, le=100_000)]
RequestId = Annotated[int, Field(ge=0, le=2**53)]
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


PATIENCE = 300
Patience = Annotated[int, Field(ge=60, le=30 * 24 * 3600)]
"""Seconds of absence."""


class Strict(BaseModel):
    """A message with known fields only."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


DAY = 24 * 3600


class Clock(Strict):
    """Seconds each seat has for the whole game, and what every decision adds; or, with `each`,
    seconds for each decision."""

    seconds: Annotated[int, Field(ge=10, le=60 * DAY)]
    increment: Annotated[int, Field(ge=0, le=7 * DAY)] = 0
    each: bool = False
    up: TimeUp = "resign"
    """When the time of a seat is up: it resigns, a bot takes over until its person is back, or a
    bot makes this turn's moves. After the last two it has at least a tenth of its time again."""
    holidays: Annotated[int, Field(ge=0, le=60)] = 0
    """Days for which each seat may stop its clock, in all."""
