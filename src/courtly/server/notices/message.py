"""What is sent, before it is known how."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from ..storage.way_store import Way


@dataclass(frozen=True)
class Line:
    """One thing to tell: what it is, where, and the page it is about."""

    title: str
    text: str
    path: str
    """On this server; no secret, it leads nobody anywhere but those it is for."""


@dataclass(frozen=True)
class Message:
    """A notice in the reader's language."""

    language: str
    title: str
    lines: list[Line]
    button: str
    why: str
    """Why the reader gets this."""
    stop: str
    """The words for the link that ends it, and"""
    stop_path: str
    """where that leads: signed, for this way only."""
    tag: str
    """The same for two messages one of which makes up for the other."""
    urgent: bool = False


class Sender(Protocol):
    """One kind of way out."""

    async def send(self, way: Way, message: Message) -> None:
        """Send it, or raise one of the following."""


class Undeliverable(Exception):
    """Nothing will ever arrive there."""


class NotNow(Exception):
    """It was not sent, and may be tried again, after so many seconds if it was said."""

    def __init__(self, why: str, after: float | None = None) -> None:
        super().__init__(why)
        self.after = after


class Unsure(Exception):
    """It was sent, or it was not."""
