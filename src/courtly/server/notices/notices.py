"""Notices, put together when somebody first asks for them, or has asked before."""

from __future__ import annotations

import asyncio
import time

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

TICK = 0.5
TIDY = 3600.0
KEPT = 30 * 24 * 3600.0


class Notices:
    """Tells people who are not here."""

    def __init__(self, settings: Settings, store: NoticeStore, live: LiveTables) -> None:
        self._store = store
        self.links = Links(store)
        self.finding = Finding(store, live)
        self.senders = _senders(settings, store)
        self.sending = Sending(store, live, self.finding, self.links, self.senders)
        self.subscribing = Subscribing(settings, store, self.finding, self.links, self.senders)
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

    async def idle(self) -> bool:
        """Whether there is nothing to look at, and nothing due."""
        async with self._turn:
            waiting = await self._store.waiting_notices(clock.now())
            return not waiting and self.finding.idle


def _senders(settings: Settings, store: NoticeStore) -> dict[WayKind, Sender]:
    """The ways out this server has; each brings its libraries in when it is first used."""
    found: dict[WayKind, Sender] = {}
    if settings.mails:
        from .senders.mail import Mail

        found["email"] = Mail(settings.smtp, settings.mail_from, settings.address)
    return found
