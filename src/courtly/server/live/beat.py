"""Where many play at once, what they say is taken up together, by a beat of a few hundredths of a
second: code that has just run is run again in half the time, and a commit is shared by all who wait
for it. Where few do, everyone is answered at once.
"""

from __future__ import annotations

import asyncio
from typing import Protocol
from weakref import WeakKeyDictionary

PERIOD = 0.04  # seconds the first of them waits at most; the others less
ENOUGH = 10  # so many are not kept waiting
WINDOW = 0.25  # seconds in which it is counted how many say something
MANY = 8  # sockets that do: more than one table has seats


class Listener(Protocol):
    """For whom something comes in."""

    def read(self, data: bytes) -> None:
        """Take it up; never fails."""


class Beat:
    """Hands on what comes in: at once, or that of many together."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._speaking: set[Listener] = set()
        """For whom something came in in this window."""
        self._since = loop.time()
        self._many = False
        self._waiting: list[tuple[Listener, bytes]] = []
        self._timer: asyncio.TimerHandle | None = None

    def hear(self, listener: Listener, data: bytes) -> None:
        """Something came in for somebody."""
        waiting = self._waiting
        if waiting:  # they are counted when it strikes
            waiting.append((listener, data))
            if len(waiting) == ENOUGH:
                self.strike()
            return
        self._count(listener)
        if self._many:
            waiting.append((listener, data))
            self._timer = self._loop.call_later(PERIOD, self.strike)
        else:
            listener.read(data)

    def _count(self, listener: Listener) -> None:
        passed = self._loop.time() - self._since
        if passed > WINDOW:
            self._many = passed < 2 * WINDOW and len(self._speaking) >= MANY
            self._since += passed
            self._speaking.clear()
        self._speaking.add(listener)

    def strike(self) -> None:
        """Hand on all that waits."""
        if self._timer is not None:
            self._timer.cancel()
        waiting, self._waiting, self._timer = self._waiting, [], None
        for listener, data in waiting:
            self._speaking.add(listener)
            listener.read(data)


_BEATS: WeakKeyDictionary[asyncio.AbstractEventLoop, Beat] = WeakKeyDictionary()


def beat_of(loop: asyncio.AbstractEventLoop) -> Beat:
    """The beat of all sockets of a loop."""
    if (found := _BEATS.get(loop)) is None:
        found = _BEATS[loop] = Beat(loop)
    return found
