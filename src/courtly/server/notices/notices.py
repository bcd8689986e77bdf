"""Notices, put together when somebody first asks for them, or has asked before."""

from __future__ import annotations

import asyncio
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING

from .. import clock
from ..live.tables import LiveTables
from ..loops import Loops
from ..settings import Settings
from ..storage.notice_store import NoticeStore
from ..storage.way_store import WayKind
from .finding import Finding
from .links import Links
from .message import Sender
from .sending import Sending
from .subscribing import CODE_SECONDS, Subscribing

if TYPE_CHECKING:  # a library a server may not have
    from .senders.push import Push

TICK = 0.5
TIDY = 3600.0
KEPT = 30 * 24 * 3600.0


class Notices:
    """Tells people who are not here."""

    def __init__(self, settings: Settings, store: NoticeStore, live: LiveTables) -> None:
        self._store = store
        self.links = Links(store)
        self.finding = Finding(store, live)
        self._push = _push(settings, store)
        found: dict[WayKind, Sender | None] = {
            "email": _mail(settings),
            "push": self._push,
            "chat": _chat(settings),
        }
        self.senders = {kind: sender for kind, sender in found.items() if sender is not None}
        """The ways out this server has."""
        self.sending = Sending(store, live, self.finding, self.links, self.senders)
        self.subscribing = Subscribing(
            settings, store, self.finding, self.links, self.senders, self._push
        )
        self.loops = Loops()
        self._turn = asyncio.Lock()
        self._tidied = 0.0

    def start(self) -> None:
        """Begin to look and to send."""
        self.loops.start("notices", self._step, 300)

    async def _step(self) -> None:
        await asyncio.sleep(TICK)
        async with self._turn:
            await self.finding.step()
            await self.sending.step()
        if time.monotonic() - self._tidied > TIDY or not self._tidied:
            self._tidied = time.monotonic()
            await self._tidy()

    async def _tidy(self) -> None:
        now = clock.now()
        await self._store.drop_unconfirmed(now - CODE_SECONDS)
        await self._store.forget_notices(now - KEPT)
        await self._store.forget_counts(now)

    async def push_key(self) -> str | None:
        """What browsers need to know to subscribe; None: they cannot."""
        return await self._push.public_key() if self._push is not None else None

    async def idle(self) -> bool:
        """Whether there is nothing to look at, and nothing due."""
        async with self._turn:
            waiting = await self._store.waiting_notices(clock.now())
            return not waiting and self.finding.idle


def _mail(settings: Settings) -> Sender | None:
    if not settings.mails:
        return None
    from .senders.mail import Mail

    return Mail(settings.smtp, settings.mail_from, settings.address)


def _push(settings: Settings, store: NoticeStore) -> Push | None:
    """If what seals its messages is installed."""
    if find_spec("cryptography") is None:
        return None
    from .senders.push import Push

    return Push(store, settings.push_hosts, settings.address)


def _chat(settings: Settings) -> Sender | None:
    """If the library is installed; it is brought in with the first message."""
    if not settings.address or find_spec("apprise") is None:
        return None
    from .senders.chat import Chat

    return Chat(settings.address)
