"""What goes over HTTP about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .types import Harmless, Name, Strict, TableId, Token

NoticeKind = Literal["turn", "vote", "asked", "time", "over", "invited"]
NoticeWayKind = Literal["push", "email", "chat"]
Hour = Annotated[int, Field(ge=0, le=23)]
WayId = Annotated[str, Field(min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


class NoticeWishes(Strict):
    """What somebody wants to be told of, and when."""

    language: Annotated[str, Field(min_length=2, max_length=8, pattern=r"^[a-z]{2}$")]
    zone: Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    """The time zone all hours are in, such as Europe/Berlin."""
    daily: Hour | None = None
    """The hour of the one message a day; null: at once. Reminders that time runs out come at
    their time all the same."""
    quiet: Annotated[list[Hour], Field(min_length=2, max_length=2)] | None = None
    """From which hour to which nothing is sent."""
    kinds: Annotated[list[NoticeKind], Field(max_length=6)]


class NoticeWay(Strict):
    """Where somebody is told."""

    id: WayId
    kind: NoticeWayKind
    name: str
    confirmed: bool
    here: bool
    """Whether it is the browser that asks."""


class NoticeOffer(Strict):
    """What this server can do."""

    push: str | None
    """The key by which push services know this server; null: it cannot push."""
    email: bool
    chat: list[str]
    """The chat services it can write to."""


class NoticePage(Strict):
    """All about somebody's notices."""

    offer: NoticeOffer
    wishes: NoticeWishes | None
    ways: list[NoticeWay]


class NoticeEmail(Strict):
    """An e-mail address to be told at, after a code sent there came back."""

    address: Annotated[str, Field(min_length=6, max_length=254), Harmless]


class NoticePush(Strict):
    """A browser to be told in: what its push service said, and what to call it; without a name
    another address of one that is told already."""

    endpoint: Annotated[str, Field(max_length=1000), Harmless]
    p256dh: Annotated[str, Field(max_length=120), Harmless]
    auth: Annotated[str, Field(max_length=60), Harmless]
    name: Name | None = None


class NoticeChat(Strict):
    """A chat to be told in: a listed service, and its address there."""

    service: Annotated[str, Field(max_length=16), Harmless]
    address: Annotated[str, Field(min_length=1, max_length=300), Harmless]


class NoticeCode(Strict):
    """A code that came back."""

    code: Token


class NoticeWayGone(Strict):
    """One of one's ways."""

    id: WayId


class NoticeDone(Strict):
    """Whether a link did what it is for."""

    done: bool


class NoticeTable(Strict):
    """Where a notice leads those it is for."""

    table: TableId
