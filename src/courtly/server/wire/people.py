"""What goes over HTTP about people: their games."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from .replies import LegalMove
from .tries import GameKind
from .types import GameName, Harmless, Level, Name, Status, Strict, TableId, Token


class MyGame(Strict):
    """A game of this person: one that goes on, or one that is over."""

    table: TableId
    game: GameName
    kind: GameKind
    status: Status
    created: float
    since: float
    """Since when it waits for somebody; of a game that is over, when it ended."""
    names: list[str | None]
    """Who sits there, by seat; null: a bot, or nobody yet."""
    levels: list[Level | None]
    """Of the bots, by seat."""
    mine: list[int]
    """The seats of this person."""
    due: list[int]
    """The seats that have something to decide,"""
    yours: bool
    """and whether this person is among them."""
    deadline: float | None
    """When the first of them runs out of time."""
    points: list[int]
    """Of a game that is over; empty before."""
    places: list[int]
    shelved: bool
    """Put aside."""


class Shelve(Strict):
    """Put a game aside, or take it back."""

    aside: bool


class Ballots(Strict):
    """What one may put in for votes to come in this round, and has put in; nobody else is told."""

    votes: list[str]
    possible: list[LegalMove]
    lodged: dict[str, str]
    """The moves, as text, by vote."""


class Lodge(Strict):
    """A ballot for a vote to come."""

    vote: Annotated[str, Field(max_length=32), Harmless]
    move: Annotated[str, Field(max_length=80), Harmless] | None
    """As text; null takes it back."""


class DeviceInfo(Strict):
    """A browser of this person."""

    id: str
    name: str
    added: float
    here: bool
    """Whether it is the one that asks."""


class WaitingDevice(Strict):
    """A device that used the code, and waits for a yes on this one."""

    name: str
    number: str
    """It shows the same; another number is another's device."""


class PasskeyInfo(Strict):
    """A passkey of this person."""

    id: str
    name: str
    """Of the device it was made on."""
    added: float


class You(Strict):
    """What is known here of this person."""

    name: str
    """Empty if there is only this browser, and nobody ever asked for more."""
    devices: list[DeviceInfo]
    """Empty likewise."""
    waiting: WaitingDevice | None
    phrase: bool
    """Whether there is a passphrase."""
    passkeys: list[PasskeyInfo]


class Called(Strict):
    """What this person, or this device, is called."""

    name: Name


class LinkMade(Strict):
    """A code for one device, told once."""

    code: str
    expires: float


class LinkUsed(Strict):
    """A code, on the device that shall be linked, and what to call that."""

    code: Token
    name: Name


class LinkNumber(Strict):
    """The number to be compared on both devices."""

    number: str


class LinkAnswer(Strict):
    """Whether the device that waits with this number is one's own."""

    number: Annotated[str, Field(max_length=8), Harmless]
    yes: bool


class DeviceGone(Strict):
    """Take a device off the list."""

    id: Annotated[str, Field(max_length=16), Harmless]


class PhraseMade(Strict):
    """A passphrase, told once."""

    phrase: str


class PhraseUsed(Strict):
    """A passphrase, on the device that shall be linked, and what to call that."""

    phrase: Annotated[str, Field(max_length=60), Harmless]
    name: Name


class PasskeyMade(Strict):
    """A passkey a browser made, and what the device is called; also one that has signed."""

    name: Name
    credential: Annotated[dict[str, Any], Harmless]


class PasskeyGone(Strict):
    """Forget a passkey."""

    id: Annotated[str, Field(min_length=16, max_length=64, pattern=r"^[0-9a-f]+$")]


class Forget(Strict):
    """Delete everything there is about this person."""

    sure: Literal[True]
