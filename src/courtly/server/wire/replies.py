"""What the server says over the WebSocket, defined once; `docs/protocol.md` explains it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, with_config
from typing_extensions import TypedDict

from .types import Clock, EndedBy, GameName, Level, Question, SeatKind, Status, Strict, TableId

Code = Literal[
    "bad_message", "too_large", "too_fast", "not_welcome", "protocol", "no_table", "no_seat",
    "not_your_seat", "taken", "invite", "not_host", "begun", "not_begun", "not_over", "over",
    "stale", "not_your_decision", "illegal", "invalid", "ambiguous", "no_undo", "no_hints",
    "proposal", "present", "busy", "options", "record", "unplayable", "failed", "unsure", "name",
    "muted", "full", "banned", "makers",
]  # fmt: skip


class EngineState(Strict):
    """How far the compiler is with one game; it can be played all the time."""

    game: GameName
    state: Literal["plain", "compiling", "kept", "compiled", "failed"]
    """`kept`: compiled, and loaded as soon as somebody plays the game."""
    percent: int
    """How much of it is compiled."""
    hurried: list[Level]
    """The levels that do not yet play as well as they can."""
    why: str | None
    """What went wrong, if the game stays as it is."""


class Turn(Strict):
    """Whether the browser has something to decide at one of its tables."""

    type: Literal["turn"] = "turn"
    table: TableId
    game: GameName
    status: Status
    seats: list[int]
    """The browser's seats that have something to decide now."""


class Welcome(Strict):
    """The answer to hello."""

    type: Literal["welcome"] = "welcome"
    id: int
    protocol: int
    version: str
    engines: list[EngineState]
    tables: list[Turn]


class EnginesNews(Strict):
    """The compiler got further."""

    type: Literal["engines"] = "engines"
    engines: list[EngineState]


class Done(Strict):
    """What was asked is done, and stored as entry `version` of the table."""

    type: Literal["done"] = "done"
    id: int
    version: int | None = None


class Refusal(Strict):
    """What was asked is not done; why, in a sentence, and by which rule."""

    type: Literal["refused"] = "refused"
    id: int | None
    code: Code
    message: str
    rule: str | None = None
    text: str | None = None
    """The key of the sentence in the locale files, for illegal moves; `params` fill it in."""
    params: dict[str, Any] | None = None


class SeatInfo(Strict):
    """Who sits where."""

    seat: int
    label: str
    kind: SeatKind
    name: str | None
    level: Level | None
    you: bool
    present: bool
    substitute: Level | None
    """The bot that plays for someone who left or resigned."""
    resigned: bool
    invited: bool
    """Whether one needs the link of this seat to sit down."""
    offered: bool
    """Whether it can be taken over in mid-game by who has its link."""
    seconds: float | None
    """What is left on the clock at the moment `ticking_since` of the table."""
    holiday: float | None
    """Until when its clock stands still,"""
    holidays: float
    """and for how many more seconds it may."""


class Proposal(Strict):
    """What the table is asked: to take moves back, to end the game, or to replace somebody."""

    what: Question
    by: int
    to: int | None
    """The move to go back to, or the seat to be handed over."""
    agreed: list[int]
    asked: list[int]
    until: float | None
    """When the silence of those who are not here, and only they are missing, is a yes."""


class Result(Strict):
    """How the game ended."""

    why: EndedBy
    seat: int | None
    """Who resigned or ran out of time."""
    scores: list[int]
    places: list[int]
    """Each seat's place, 0 for the first; seats that gave up come last."""
    winners: list[int]
    tie_break: bool
    """Whether a further rule than points decided."""
    seed: str
    """The secret of the deal; its SHA-256 is the commitment shown before. Empty as long as others
    may still play the same deal."""


class ChatRules(Strict):
    """How a table talks."""

    pause: int
    """Seconds between two lines of the same person."""
    spectators: bool
    """Whether those who only watch may say something."""
    muted: list[str]
    """Speakers who may not."""


class ChatLine(Strict):
    """What someone said."""

    type: Literal["chat"] = "chat"
    table: TableId
    version: int
    seat: int | None
    name: str
    speaker: str
    """The same for all lines of a person at this table, and no one else's."""
    text: str
    at: float


class TableInfo(Strict):
    """All about a table but the position."""

    type: Literal["table"] = "table"
    table: TableId
    version: int
    game: GameName
    engine: int
    """The version of the rules it is played by."""
    options: dict[str, Any]
    status: Status
    private: bool
    host: bool
    commitment: str
    hints: bool
    """Whether a seat may ask for hints: if the table allows them and all others are bots."""
    guide: bool
    """Whether it is somebody's guided first game."""
    daily: str | None
    """The day whose deal is played here, if it is a challenge of a day."""
    rated: bool
    """Whether it counts on the ladder."""
    seats: list[SeatInfo]
    clock: Clock | None
    ticking_since: float | None
    now: float
    proposal: Proposal | None
    result: Result | None
    rematch: TableId | None
    patience: int | None
    """Seconds of absence after which a bot may play for someone; null: never."""
    spectators: int
    chat: list[ChatLine]
    chat_rules: ChatRules


class LegalMove(Strict):
    """A move the seat may make: its number, its text, and the parts of that text."""

    move: int
    text: str
    kind: str
    labels: list[str]


@with_config(Strict.model_config)
class EventInfo(TypedDict):
    """Something that happened; secrets the viewer may not know are null."""

    version: int
    kind: str
    seat: int
    data: dict[str, str | int | None]


@with_config(Strict.model_config)
class ForAll(TypedDict):
    """The part of a position's messages that is the same for all seats.

    These are dicts: they are made anew for every move.
    """

    table: TableId
    version: int
    since: int
    moves: int
    decision: str
    actors: list[int]
    clocks: list[float | None] | None


@with_config(Strict.model_config)
class ForOne(ForAll):
    """The part that is for a seat, or a spectator.

    `events` tells everything that happened after version `since`; 0: everything from the deal on.
    """

    seat: int | None
    legal: list[LegalMove]
    events: list[EventInfo]


@with_config(Strict.model_config)
class State(ForOne):
    """The position as one seat, or a spectator, sees it."""

    type: Literal["state"]
    view: dict[str, Any]


@with_config(Strict.model_config)
class Change(ForOne):
    """The same to who was told a position: what of `view` is new.

    It goes on from `before`, or any later version: what came between did not change the position.
    """

    type: Literal["change"]
    before: int
    view: dict[str, Any]
    """Fields that are new."""
    items: dict[str, dict[str, Any]]
    """Lists of the same length of which some items are new, by their places from 0."""


class Advised(Strict):
    """A move the bot thought about."""

    move: LegalMove
    share: float
    """Its part of all the bot's trials."""
    expected: list[float] | None
    """Each seat's chance to win after it, as the bot sees it; null where it need not look."""
    line: list[LegalMove]
    """What it expects to follow, this move first."""


class Advice(Strict):
    """The answer to a hint: the candidates, best first."""

    type: Literal["advice"] = "advice"
    id: int
    table: TableId
    seat: int
    version: int
    """The version of the table the bot thought about."""
    level: Level
    note: str
    """What there is to say about it, such as that it is proven; often empty."""
    candidates: list[Advised]


class Coached(Strict):
    """The answer to a learner who asks about a move; chances in hundredths of a per cent."""

    type: Literal["coached"] = "coached"
    id: int
    table: TableId
    seat: int
    version: int
    """The entry of the move."""
    played: LegalMove
    best: LegalMove
    """What would have been clearly better; the move itself where nothing was."""
    verdict: Literal["best", "good", "inaccuracy", "mistake", "blunder"]
    """`good` where the difference is within the search's own error."""
    loss: int
    error: int


class Presence(Strict):
    """Someone came or went."""

    type: Literal["presence"] = "presence"
    table: TableId
    present: list[int]
    spectators: int


ServerMessage = Annotated[
    Welcome | EnginesNews | Turn | Done | Refusal | Advice | Coached | TableInfo | ChatLine | State
    | Change | Presence,
    Field(discriminator="type"),
]  # fmt: skip
server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)
