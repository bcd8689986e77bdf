"""The sockets of a loop: heard together, and written to together.

Where many play at once, nobody is woken for each thing they say: all sockets are looked at by a
beat of a few hundredths of a second. Code that has just run is run again in half the time, and a
commit is shared by all who wait for it. Where few do, everyone is answered at once.

What is written goes out at the end of a turn of the loop: all frames for one socket as one packet,
and one socket right after the other.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from typing import Any, Protocol
from weakref import WeakKeyDictionary

PERIOD = 0.04  # seconds who speaks waits at most, and half of that as a rule
ENOUGH = 10  # where so many speak in less, the beat is faster
WINDOW = 0.25  # seconds in which it is counted how many say something
MANY = 8  # sockets that do: more than one table has seats
#: A selector that can itself be watched by a loop; there is none on Windows.
POSSIBLE = hasattr(selectors.DefaultSelector, "fileno")


class Socket(Protocol):
    """One of them."""

    def listen(self) -> None:
        """Something came in: take it up; never fails."""

    def flush(self) -> None:
        """Let out what was written; never fails."""


class Beat:
    """Looks at all sockets: whenever something comes in, or now and then at all of them."""

    def __init__(
        self,
        loop: asyncio.AbstractEventLoop,
        make: Callable[[], Any] = selectors.DefaultSelector,
    ) -> None:
        self._loop, self._make = loop, make
        self._selector: Any = None
        """Of those that are heard; none while there are none."""
        self._speaking: set[Socket] = set()
        """Who said something in this window."""
        self._since = loop.time()
        self._many = False
        self._period = PERIOD
        self._timer: asyncio.TimerHandle | None = None
        """The next stroke, where many speak."""
        self._written: list[Socket] = []

    def add(self, fd: int, socket: Socket) -> None:
        """Hear a socket."""
        if self._selector is None:
            self._selector = self._make()
            self._hear_at_once()
        self._selector.register(fd, selectors.EVENT_READ, socket)

    def remove(self, fd: int) -> None:
        """Hear it no more."""
        self._selector.unregister(fd)
        if not self._selector.get_map():
            self._loop.remove_reader(self._selector)
            if self._timer is not None:
                self._timer.cancel()
                self._timer = None
            self._selector.close()
            self._selector = None

    def _hear_at_once(self) -> None:
        self._many, self._period, self._timer = False, PERIOD, None
        self._loop.add_reader(self._selector, self._heard)

    def _heard(self) -> None:
        """Something came in, and few speak."""
        self._listen()
        if self._many and self._selector is not None:
            self._loop.remove_reader(self._selector)
            self._timer = self._loop.call_later(PERIOD, self._strike)

    def _strike(self) -> None:
        """Take up all that came in since the last stroke."""
        heard = self._listen()
        if self._selector is None:
            return
        if self._many:
            self._period = min(PERIOD, self._period * ENOUGH / max(1, heard))
            self._timer = self._loop.call_later(self._period, self._strike)
        else:
            self._hear_at_once()

    def _listen(self) -> int:
        """Take up what came in; from how many sockets."""
        sockets: list[Socket] = [key.data for key, _ in self._selector.select(0)]
        passed = self._loop.time() - self._since
        if passed > WINDOW:
            self._many = passed < 2 * WINDOW and len(self._speaking) >= MANY
            self._since += passed
            self._speaking.clear()
        self._speaking.update(sockets)
        for socket in sockets:
            socket.listen()
        return len(sockets)

    def write_soon(self, socket: Socket) -> None:
        """Let out what is written to a socket when all that is to be done now is done."""
        if not self._written:
            self._loop.call_soon(self._flush)
        self._written.append(socket)

    def _flush(self) -> None:
        written, self._written = self._written, []
        for socket in written:
            socket.flush()


_BEATS: WeakKeyDictionary[asyncio.AbstractEventLoop, Beat] = WeakKeyDictionary()


def beat_of(loop: asyncio.AbstractEventLoop) -> Beat:
    """The beat of all sockets of a loop."""
    if (found := _BEATS.get(loop)) is None:
        found = _BEATS[loop] = Beat(loop)
    return found
