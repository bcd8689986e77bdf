"""What goes over HTTP, defined once: tables to make and to find, games, replays, health."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from ...core.options import Kind
from .replies import EngineState, LegalMove
from .types import (
    MOST_SEATS,
    PATIENCE,
    Clock,
    GameName,
    Key,
    Level,
    Name,
    Patience,
    Strict,
    TableId,
)


class Problem(Strict):
    """Why something is not done."""

    code: str
    message: str
    text: str | None = None
    """The key of the sentence in the locale files, where players may read it; `params` fill it."""
    params: dict[str, Any] | None = None
    rule: str | None = None
    """The number of the rule that forbids it, where one does."""


class SeatLook(Strict):
    """A place at the table: its name in records, its colour and its heraldic pattern."""

    name: str
    colour: str
    pattern: str


class OptionPair(Strict):
    """A value of another option."""

    option: str
    value: str


class GameOption(Strict):
    """Something a table can choose."""

    name: str
    kind: Kind
    default: Any
    choices: list[str]
    low: int
    """Bounds of a number, or the length of a list."""
    high: int
    only_with: OptionPair | None
    """Chosen if another option has this value, and only then."""


class GameDescription(Strict):
    """A game one can play here, as it describes itself."""

    name: GameName
    title: str
    drawing: str | None
    """The folder of the browser that draws it."""
    engine: int
    seats: list[SeatLook]
    fewest: int
    most: int
    counts: str
    """What a round is called."""
    rules: str
    """The letters the numbers of its rules begin with."""
    options: list[GameOption]
    guide: bool
    """Whether there is a guided first game."""


class GuideStep(Strict):
    """One idea of a guided first game: something to decide, or to read before it."""

    id: str
    """Its texts are named by this."""
    chapter: str
    point: list[str]
    """What it speaks of, by the table's own names of places."""
    begins: int
    """After how many moves of the game it is due."""
    decision: str | None
    accept: list[str]
    """The moves that go on, the one to be shown first; `*`: any. Empty: something to read."""


class GuideBook(Strict):
    """The guided first game of a game."""

    game: GameName
    learner: int
    """The seat of who learns."""
    seats: int
    steps: list[GuideStep]
    ends: int
    """After how many moves of the game everything to be decided in it is decided."""


class ExampleUntil(Strict):
    """Something that happens in the middle of what a move brings about."""

    kind: str
    data: dict[str, str | int]


class ExampleStop(Strict):
    """One picture of a worked example."""

    move: int
    """After how many moves of its game; what came before the example included."""
    until: ExampleUntil | None
    """The picture is as things are after this; null: when all has happened."""


class Example(Strict):
    """A worked example of the printed booklets, as a scene of a few pictures."""

    id: str
    """Its texts are named by this."""
    rules: list[str]
    """The rules it shows, the main one first."""
    show: list[str]
    """What is drawn, by the game's own names of its parts."""
    stops: list[ExampleStop]


class SeatWanted(Strict):
    """What a seat shall be: one's own, a bot's, or open to others."""

    kind: Literal["you", "open", "bot"]
    name: Name | None = None
    level: Level | None = None
    invite: bool = False
    """Whether one needs a link of its own for this seat."""


class NewTable(Strict):
    """A table as someone wants it."""

    game: GameName
    options: dict[str, Any] = Field(default_factory=dict)
    seats: Annotated[list[SeatWanted], Field(min_length=2, max_length=MOST_SEATS)]
    private: bool = False
    clock: Clock | None = None
    substitute: Level = "knight"
    """The bot that plays on for someone who leaves, resigns or runs out of time."""
    patience: Patience | None = PATIENCE
    """Seconds after which the others may let that bot play for someone who is gone, and after which
    the silence of someone for whom it plays is a yes to what the table is asked; null: never."""
    guide: bool = False
    """The guided first game: its deal and options, and bots that play by its script at first."""
    hints: bool = True
    """Whether one may ask a bot for advice where all other seats are bots."""
    rated: bool = False
    """Whether it counts on the ladder, if there is one: two people or more, each at one seat."""
    key: Key | None = None
    """Sent again with the same key, the table is made once."""


class TableMade(Strict):
    """A new table, its link, and the links of seats that need one."""

    table: TableId
    path: str
    commitment: str
    invites: dict[int, str]


class OpenTable(Strict):
    """A public table: one with a free seat, or a game in progress."""

    table: str
    game: GameName
    status: Literal["open", "playing"]
    created: float
    active: float
    """When something last happened there."""
    here: bool
    """Whether somebody who sits there was seen a moment ago."""
    seats: int
    free: int
    people: list[str]
    """The names of those who sit there; `bots` by their level."""
    bots: list[Level]
    host: str | None
    options: dict[str, Any]
    """Without the owner's figures, if it has some: `corrected`."""
    corrected: bool
    clock: Clock | None
    rated: bool


class ReplayEvent(Strict):
    """Something that happened, by which move, counted from 0."""

    move: int
    kind: str
    seat: int
    data: dict[str, str | int | None]


class Frame(Strict):
    """The position after `move` moves, and what the last of them brought about."""

    move: int
    decision: str
    actors: list[int]
    events: list[ReplayEvent]
    over: bool
    winners: list[int]
    """Who has won, once it is over."""
    tie_break: bool
    """Whether a further rule than points decided that."""
    view: dict[str, Any]


class Film(Strict):
    """A game as a film: all about it, and a range of its positions."""

    game: GameName
    head: dict[str, str]
    seats: list[str]
    moves: list[tuple[int, str]]
    fair: bool | None
    """Whether the deal is the one that was promised; null if none was."""
    course: list[list[int]]
    """Every seat's points after 0, 1, 2, … moves of the whole game, as if it ended there."""
    rounds: list[int]
    """After how many moves each round, or whatever the game counts by, begins."""
    frames: list[Frame]


class Replay(Strict):
    """A game after `move` of its moves."""

    game: GameName
    head: dict[str, str]
    seats: list[str]
    move: int
    moves: list[tuple[int, str]]
    fair: bool | None
    """Whether the deal is the one that was promised; null if none was."""
    decision: str
    actors: list[int]
    legal: list[LegalMove]
    events: list[ReplayEvent]
    """What happened up to this position: as the seat could know it, or with all secrets for a
    spectator, since the game is over."""
    scores: list[int]
    course: list[list[int]]
    """Every seat's points after 0, 1, 2, … moves of the whole game, as if it ended there."""
    rounds: list[int]
    """After how many moves each round, or whatever the game counts by, begins."""
    over: bool
    winners: list[int]
    """Who has won, once it is over."""
    tie_break: bool
    """Whether a further rule than points decided that."""
    view: dict[str, Any]


class Reach(Strict):
    """Where others in the same network can open this server; empty if they cannot."""

    addresses: list[str]


class Health(Strict):
    """How the process is."""

    status: Literal["ok", "failing", "stopping"]
    version: str
    database: bool
    """Whether it could be written to a moment ago."""
    failing: list[str]
    """What works in the background, and does not now."""
    engines: list[EngineState]
    sockets: int
