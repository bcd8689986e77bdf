"""What clients may ask over the WebSocket, defined once; `docs/protocol.md` explains it.

What the server says is in `replies`. TypeScript types are made from both by `typescript`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from .types import (
    Key,
    Level,
    MoveGiven,
    Name,
    RequestId,
    SeatNumber,
    Strict,
    TableId,
    Token,
    Version,
    Words,
)

PROTOCOL = 2
PROTOCOLS = (1, PROTOCOL)
"""Those still spoken. In 1 every position was told whole, by `state`; 2 tells changes, too."""


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


class Coach(TableRequest):
    """Was there something clearly better than a move just made? Asked where hints are allowed."""

    type: Literal["coach"]
    seat: SeatNumber
    version: Version
    """The entry of the move, as it was answered."""


class Command(TableRequest):
    """Something that is stored. Sent again with the same key, it is done once."""

    key: Key


class Sit(Command):
    """Sit down on an open seat; or, by its link, on one that is handed over in mid-game."""

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
    """A move by its number, or as text, with the version of the table it was chosen at."""

    type: Literal["move"]
    seat: SeatNumber
    version: Version
    move: MoveGiven
    engine: int | None = None
    """The version of the rules whose numbers moves have, as the table says it; a page that knows
    another is told so, instead of making a move it did not mean."""


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
    """Let a bot play for a while: one's own seat, or that of someone who is gone.

    It is the bot the table chose; on one's own seat it may be a weaker one.
    """

    type: Literal["leave"]
    seat: SeatNumber
    bot: Level | None = None


class Back(Command):
    """Take one's seat back from the bot."""

    type: Literal["back"]
    seat: SeatNumber


class Offer(Command):
    """Hand a seat over in mid-game to whoever has a link: `invite` is its secret, chosen here.

    It is one's own; for one whose person is gone, and a bot plays there, the table is asked.
    """

    type: Literal["offer"]
    seat: SeatNumber
    """One's own,"""
    of: SeatNumber | None = None
    """and the one to be handed over, if it is another."""
    invite: Token | None
    """Null: one's own is no longer to be had."""


class Holiday(Command):
    """Let the clock of one's seat stand still for some days, where the table allows it."""

    type: Literal["holiday"]
    seat: SeatNumber
    days: Annotated[int, Field(ge=0, le=60)]
    """0: back before time; the days left over can be taken later."""


class Chat(Command):
    """Say something to the table."""

    type: Literal["chat"]
    text: Words
    name: Name | None = None


class Mute(Command):
    """Somebody who only watches shall say no more at this table, or may again; players ask this."""

    type: Literal["mute"]
    speaker: Annotated[str, Field(max_length=32)]
    """As the lines of the chat tell it."""
    muted: bool = True


class SetChat(Command):
    """The host says how the table talks."""

    type: Literal["set_chat"]
    pause: Annotated[int, Field(ge=0, le=3600)] = 0
    """Slow mode: seconds between two lines of the same person."""
    spectators: bool = True
    """Whether those who only watch may say something."""


class Rematch(Command):
    """The same people, bots and options once more, at a new table."""

    type: Literal["rematch"]


ClientMessage = Annotated[
    Hello | Ping | Watch | Unwatch | Why | Hint | Coach | Sit | Rise | SetSeat | PlayMove | Undo
    | ProposeEnd | Answer | Resign | Leave | Back | Offer | Holiday | Chat | Mute | SetChat
    | Rematch,
    Field(discriminator="type"),
]  # fmt: skip
client_message: TypeAdapter[Any] = TypeAdapter(ClientMessage)
