"""What goes over HTTP about the house: what guests are told, and what its host sees and decides."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .bodies import Health
from .types import GameName, Harmless, Level, Name, Status, Strict, TableId, Token

Making = Literal["open", "invited", "password"]
LadderRule = Literal["off", "host", "public"]
BanKind = Literal["muted", "banned"]
Password = Annotated[str, Field(min_length=8, max_length=200), Harmless]
PersonId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[0-9a-z]+$")]
InvitationId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[0-9a-f]+$")]
Days = Annotated[int, Field(ge=1, le=3650)]


class HouseInfo(Strict):
    """What everybody may know of the rules here."""

    making: Making
    """Who may make tables: everybody, who was invited by a link, who knows the password."""
    may_make: bool
    """Whether this person may."""
    rated: bool
    """Whether games may count on a ladder,"""
    ladder: bool
    """and whether everybody may see it."""


class JoinHouse(Strict):
    """An invitation, or the password, by which one may make tables."""

    invitation: Token | None = None
    password: Annotated[str, Field(max_length=200), Harmless] | None = None


class HostSecret(Strict):
    """What opens the host's page."""

    secret: Annotated[str, Field(max_length=200), Harmless]


class Door(Strict):
    """Whether this browser is in."""

    inside: bool


class InvitationInfo(Strict):
    """A link by which people may make tables."""

    id: str
    name: str
    made: float
    expires: float | None
    most: int | None
    """How many people may use it; null: any number."""
    used: int


class InvitationWanted(Strict):
    """A new one."""

    name: Name
    days: Days | None = None
    most: Annotated[int, Field(ge=1, le=10_000)] | None = None


class InvitationMade(Strict):
    """A new one, told once: what follows the # of the link."""

    token: str
    path: str
    invitation: InvitationInfo


class InvitationGone(Strict):
    """Take an invitation back; and those who came by it?"""

    id: InvitationId
    people: bool = False


class HouseRules(Strict):
    """What the host has decided."""

    making: Making
    password: bool
    """Whether there is one."""
    ladder: LadderRule
    invitations: list[InvitationInfo]


class NewRules(Strict):
    """What the host decides; what is left out stays."""

    making: Making | None = None
    password: Password | None = None
    ladder: LadderRule | None = None


class HostSeat(Strict):
    """A seat as the host sees it."""

    name: str | None
    level: Level | None
    person: str | None


class HostTable(Strict):
    """A table as the host sees it; its position stays the players' own."""

    table: TableId
    game: str
    status: Status
    private: bool
    created: float
    active: float
    """When something last happened, or somebody who sits there was last seen."""
    rated: bool | None
    """False: struck out; null: it never counted."""
    seats: list[HostSeat]


class Cleaning(Strict):
    """Which tables are to be deleted: those of a status where nothing happened for some days."""

    status: Status | None = None
    days: Days
    sure: bool = False
    """Without it they are only counted."""


class Cleaned(Strict):
    """How many tables were deleted, or would be."""

    tables: int
    done: bool


class TablesGone(Strict):
    """Tables to be deleted."""

    tables: Annotated[list[TableId], Field(min_length=1, max_length=500)]


class Strike(Strict):
    """Leave a rated table out of the ladder, or take it back."""

    table: TableId
    struck: bool


class BanInfo(Strict):
    """What holds against somebody."""

    kind: BanKind
    why: str
    at: float
    until: float | None
    near: bool
    """Whether new browsers are turned away where they came from."""


class HostPerson(Strict):
    """Somebody as the host sees them."""

    id: str
    name: str
    """What they were called last; several may be called alike."""
    tables: int
    seen: float
    may_make: bool
    bans: list[BanInfo]


class BanWanted(Strict):
    """Mute or ban somebody."""

    person: PersonId
    kind: BanKind
    why: Annotated[str, Field(max_length=200), Harmless] = ""
    days: Days | None = None
    """Null: for ever."""
    near: bool = False


class Pardon(Strict):
    """Let somebody speak, or come in, again; or take back that they may make tables."""

    person: PersonId
    kind: BanKind | Literal["maker"]


class Sizes(Strict):
    """How large everything is."""

    bytes: int
    """What the database takes."""
    open: int
    playing: int
    over: int
    entries: int
    """Of all logs."""
    people: int
    devices: int
    passkeys: int


class HostReport(Strict):
    """How the server is."""

    health: Health
    processes: int
    memory: int | None
    """Bytes of this process, where the system says it."""
    up: float
    """Seconds since this process began."""
    live_tables: int
    bots_waiting: int
    sizes: Sizes


class Rung(Strict):
    """Somebody's place on the ladder."""

    name: str
    rating: int
    games: int
    wins: int
    settled: bool
    """Whether there were games enough to believe it."""
    you: bool


class LadderOf(Strict):
    """The ladder of a game."""

    game: GameName
    games: int
    """How many games it is made of."""
    rungs: list[Rung]


class Rebuilt(Strict):
    """How many finished games a ladder was made of."""

    games: int
