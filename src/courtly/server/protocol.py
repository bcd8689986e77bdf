"""Every message of the WebSocket, defined once; `docs/protocol.md` explains them.

TypeScript types are made from these models by `courtly.server.typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

PROTOCOL = 1

GameName = Literal["richelieu", "lancaster"]
Level = Literal["page", "squire", "knight", "duke", "king"]
Status = Literal["open", "playing", "over"]

TableId = Annotated[str, Field(min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=4)]
Name = Annotated[str, Field(min_length=1, max_length=30, pattern=r"^\S[^\x00-\x1f\x7f]*$")]
Key = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Field(min_length=22, max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
Version = Annotated[int, Field(ge=0, le=1_000_000_000)]
MoveGiven = Annotated[str, Field(max_length=80)] | Annotated[int, Field(ge=0, le=100_000)]
RequestId = Annotated[int, Field(ge=0, le=2**53)]


class Strict(BaseModel):
    """A message with known fields only."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


# -- options -------------------------------------------------------------------------------------


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


# -- from the client -----------------------------------------------------------------------------


class Request(Strict):
    """Anything a client asks; the answer, `done` or `refused`, carries the same `id`."""

    id: RequestId


class Hello(Request):
    """The first message. Browsers are known by their cookie, programs by a token of their own."""

    type: Literal["hello"]
    protocol: int
    token: Token | None = None


class Ping(Request):
    """Asks for a sign of life."""

    type: Literal["ping"]


class TableRequest(Request):
    """Something about one table."""

    table: TableId


class Watch(TableRequest):
    """Show me this table, and everything that happens there; `since` is the last version seen."""

    type: Literal["watch"]
    since: Version | None = None


class Unwatch(TableRequest):
    """No more of this table."""

    type: Literal["unwatch"]


class Why(TableRequest):
    """Could the seat make this move? Plays nothing: `done` if it could, else why not."""

    type: Literal["why"]
    seat: SeatNumber
    move: MoveGiven


class Hint(TableRequest):
    """What would a bot do in the place of this seat? Where hints are allowed: see the table."""

    type: Literal["hint"]
    seat: SeatNumber
    level: Literal["knight", "duke", "king"] = "king"


class Command(TableRequest):
    """Something that is stored. Sent again with the same key, it is done once."""

    key: Key


class Sit(Command):
    """Sit down on an open seat."""

    type: Literal["sit"]
    seat: SeatNumber
    name: Name
    invite: Token | None = None


class Rise(Command):
    """Give a seat up before the game has begun."""

    type: Literal["rise"]
    seat: SeatNumber


class SetSeat(Command):
    """The host gives a seat to a bot, or opens it, before the game has begun."""

    type: Literal["set_seat"]
    seat: SeatNumber
    bot: Level | None


class PlayMove(Command):
    """A move, as text or by its number, with the version of the table it was chosen at."""

    type: Literal["move"]
    seat: SeatNumber
    version: Version
    move: MoveGiven


class Undo(Command):
    """Take back the seat's last decision; asks the table where that is not free."""

    type: Literal["undo"]
    seat: SeatNumber
    version: Version


class ProposeEnd(Command):
    """Ask the others to end the game here."""

    type: Literal["propose_end"]
    seat: SeatNumber


class Answer(Command):
    """Agree to what was proposed, or not."""

    type: Literal["answer"]
    seat: SeatNumber
    agree: bool


class Resign(Command):
    """Give up: two-player games end, in others a bot plays the seat from now on."""

    type: Literal["resign"]
    seat: SeatNumber


class Leave(Command):
    """Let a bot play for a while: one's own seat, or that of someone who is gone."""

    type: Literal["leave"]
    seat: SeatNumber
    bot: Level = "knight"


class Back(Command):
    """Take one's seat back from the bot."""

    type: Literal["back"]
    seat: SeatNumber


class Chat(Command):
    """Say something to the table."""

    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=500)]
    name: Name | None = None


class Rematch(Command):
    """The same people, bots and options once more, at a new table."""

    type: Literal["rematch"]


ClientMessage = Annotated[
    Hello | Ping | Watch | Unwatch | Why | Hint | Sit | Rise | SetSeat | PlayMove | Undo
    | ProposeEnd | Answer | Resign | Leave | Back | Chat | Rematch,
    Field(discriminator="type"),
]  # fmt: skip
client_message: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# -- from the server -----------------------------------------------------------------------------

Code = Literal[
    "bad_message", "too_large", "too_fast", "not_welcome", "protocol", "no_table", "no_seat",
    "not_your_seat", "taken", "invite", "not_host", "begun", "not_begun", "over", "stale",
    "not_your_decision", "illegal", "invalid", "ambiguous", "no_undo", "no_hints",
    "proposal", "present", "busy", "options", "failed",
]  # fmt: skip


class EngineState(Strict):
    """How far the compiler is with one game."""

    game: GameName
    ready: bool
    bots: bool
    line: str


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


class Engines(Strict):
    """The compiler got further."""

    type: Literal["engines"] = "engines"
    engines: list[EngineState]


class Done(Strict):
    """What was asked is done, and stored as entry `version` of the table."""

    type: Literal["done"] = "done"
    id: int
    version: int | None = None


class Refused(Strict):
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
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: Level | None
    you: bool
    present: bool
    substitute: Level | None
    """The bot that plays for someone who left or resigned."""
    resigned: bool
    invited: bool
    """Whether one needs the link of this seat to sit down."""
    seconds: float | None
    """What is left on the clock at the moment `ticking_since` of the table."""


class Proposal(Strict):
    """What the table is asked: to take moves back, or to end the game."""

    what: Literal["undo", "end"]
    by: int
    to: int | None
    agreed: list[int]
    asked: list[int]


class Result(Strict):
    """How the game ended."""

    why: Literal["finished", "resigned", "clock", "agreed"]
    seat: int | None
    """Who resigned or ran out of time."""
    scores: list[int]
    winners: list[int]
    seed: str
    """The secret of the deal; its SHA-256 is the commitment shown before."""


class TableInfo(Strict):
    """All about a table but the position."""

    type: Literal["table"] = "table"
    table: TableId
    version: int
    game: GameName
    options: dict[str, Any]
    status: Status
    private: bool
    host: bool
    commitment: str
    hints: bool
    """Whether a seat may ask for hints: if the table allows them and all others are bots."""
    seats: list[SeatInfo]
    clock: Clock | None
    ticking_since: float | None
    now: float
    proposal: Proposal | None
    result: Result | None
    rematch: TableId | None
    spectators: int
    chat: list[ChatLine]


class ChatLine(Strict):
    """What someone said."""

    type: Literal["chat"] = "chat"
    table: TableId
    version: int
    seat: int | None
    name: str
    text: str
    at: float


class LegalMove(Strict):
    """A move the seat may make: its number, its text, and the parts of that text."""

    move: int
    text: str
    kind: str
    labels: list[str]


class EventInfo(Strict):
    """Something that happened; secrets the viewer may not know are null."""

    version: int
    kind: str
    seat: int
    data: dict[str, str | int | None]


class State(Strict):
    """The position as one seat, or a spectator, sees it, and what happened since `since`."""

    type: Literal["state"] = "state"
    table: TableId
    seat: int | None
    version: int
    since: int
    """`events` tells everything after this version; 0: everything from the deal on."""
    moves: int
    decision: str
    actors: list[int]
    legal: list[LegalMove]
    events: list[EventInfo]
    clocks: list[float | None] | None
    view: dict[str, Any]


class Advised(Strict):
    """A move the bot thought about."""

    move: LegalMove
    share: float
    """Its part of all the bot's trials."""
    expected: list[float] | None
    """Each seat's chance to win after it, as the bot sees it; null where it need not look."""
    line: list[str]
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


class Presence(Strict):
    """Someone came or went."""

    type: Literal["presence"] = "presence"
    table: TableId
    present: list[int]
    spectators: int


ServerMessage = Annotated[
    Welcome | Engines | Turn | Done | Refused | Advice | TableInfo | ChatLine | State | Presence,
    Field(discriminator="type"),
]
server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)
