"""A real mail server on this machine, and people who read what it gets."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from ..days.house import House, Person
from ..server.serving import free_port

ADDRESS = "https://games.example"
KINDS = ["turn", "vote", "asked", "time", "over", "invited"]


@dataclass
class Post:
    """What came in, by reader; and how the next ones are answered instead of being taken."""

    port: int
    answer: str | None = None
    refuse: str | None = None

    def __post_init__(self) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.raw = b""

    async def handle_RCPT(  # noqa: N802
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        """Somebody writes to an address."""
        if self.refuse is not None:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        """A letter comes in."""
        if self.answer is not None:
            return self.answer
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        (to,) = envelope.rcpt_tos
        self.letters.append((to, letter))
        self.raw = bytes(envelope.content)
        return "250 OK"

    def to(self, address: str) -> list[EmailMessage]:
        """The letters to somebody."""
        return [letter for reader, letter in self.letters if reader == address]

    @property
    def settings(self) -> dict[str, Any]:
        """What a host says of it."""
        sender = "Courtly <courtly@games.example>"
        return {"smtp": f"smtp://127.0.0.1:{self.port}", "mail_from": sender, "address": ADDRESS}


@contextlib.contextmanager
def post() -> Iterator[Post]:
    """A mail server for a while."""
    found = Post(free_port())
    controller = Controller(found, hostname="127.0.0.1", port=found.port)
    controller.start()
    try:
        yield found
    finally:
        controller.stop()


def plain(letter: EmailMessage) -> str:
    """The letter as plain text."""
    part = letter.get_body(("plain",))
    assert part is not None
    return str(part.get_content())


def page(letter: EmailMessage) -> str:
    """The letter as a page."""
    part = letter.get_body(("html",))
    assert part is not None
    return str(part.get_content())


def code_in(letter: EmailMessage) -> str:
    """The code to send back."""
    found = re.search(r"#confirm=([\w-]+)", plain(letter))
    assert found
    return found[1]


def stop_in(letter: EmailMessage) -> str:
    """Where the signed link to stop leads."""
    found = re.search(r"#stop=([\w/-]+)", plain(letter))
    assert found
    return f"/api/notices/end/{found[1]}"


async def wish(person: Person, **more: Any) -> Any:
    """Say what somebody wants."""
    wanted = {"language": "en", "zone": "UTC", "kinds": KINDS, **more}
    return await person.post("/api/notices/wishes", wanted)


async def by_mail(person: Person, box: Post, address: str, **more: Any) -> None:
    """Somebody asks for e-mails, and confirms."""
    await wish(person, **more)
    await person.post("/api/notices/email", {"address": address})
    code = code_in(box.to(address)[-1])
    assert (await person.post("/api/notices/confirm", {"code": code})) == {"done": True}
    box.letters = [one for one in box.letters if one[0] != address]


async def delivered(here: House) -> None:
    """Wait until all that is due by now was sent."""
    async with asyncio.timeout(120):
        while True:
            await asyncio.sleep(0.05)
            if await here.service.notices.idle():
                return
