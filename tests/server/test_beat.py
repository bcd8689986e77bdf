"""Where many speak at once they are heard together; who is alone is heard at once."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

from courtly.server.live.beat import ENOUGH, MANY, PERIOD, WINDOW, Beat


class Timer:
    """Something to be done later, or not."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call = at, call

    def cancel(self) -> None:
        """Not."""
        self.at = float("inf")


class Loop:
    """Stands for a loop whose time goes on when it is told to."""

    def __init__(self) -> None:
        self._now = 100.0
        self._timers: list[Timer] = []
        self._soon: list[Callable[[], None]] = []
        self.readers: dict[Any, Callable[[], None]] = {}

    def time(self) -> float:
        """Now."""
        return self._now

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        """Remember it."""
        self._timers.append(Timer(self._now + delay, call))
        return self._timers[-1]

    def call_soon(self, call: Callable[[], None]) -> None:
        """Remember it for the end of this turn."""
        self._soon.append(call)

    def add_reader(self, of: Any, call: Callable[[], None]) -> None:
        """Call it when there is something to be read."""
        self.readers[of] = call

    def remove_reader(self, of: Any) -> None:
        """Do not."""
        self.readers.pop(of, None)

    def pass_(self, seconds: float) -> None:
        """Go on, and do what is due."""
        self._now += seconds
        due = [timer for timer in self._timers if timer.at <= self._now]
        self._timers = [timer for timer in self._timers if timer.at > self._now]
        for timer in due:
            timer.call()

    def end_turn(self) -> None:
        """Do what was to be done soon."""
        soon, self._soon = self._soon, []
        for call in soon:
            call()


class Selector:
    """Stands for one that says which sockets have something to say."""

    def __init__(self) -> None:
        self.sockets: dict[int, Any] = {}
        self.ready: list[int] = []
        self.closed = False

    def register(self, fd: int, events: int, data: Any) -> None:
        """Another socket."""
        assert events == selectors.EVENT_READ
        self.sockets[fd] = data

    def unregister(self, fd: int) -> None:
        """One fewer."""
        del self.sockets[fd]

    def get_map(self) -> dict[int, Any]:
        """All of them."""
        return self.sockets

    def select(self, timeout: float) -> list[tuple[Any, int]]:
        """Those that have something to say, without waiting."""
        assert timeout == 0
        ready, self.ready = self.ready, []
        return [(SimpleNamespace(data=self.sockets[fd]), selectors.EVENT_READ) for fd in ready]

    def close(self) -> None:
        """No more."""
        self.closed = True


class Socket:
    """Of one of those who speak; notes that it was heard, and written to."""

    def __init__(self, one: int, heard: list[int], written: list[int]) -> None:
        self._one, self._heard, self._written = one, heard, written

    def listen(self) -> None:
        """It spoke."""
        self._heard.append(self._one)

    def flush(self) -> None:
        """It is written to."""
        self._written.append(self._one)


class Room:
    """Some who speak, and who of them was heard."""

    def __init__(self) -> None:
        self.loop, self.selector = Loop(), Selector()
        self.beat = Beat(cast(asyncio.AbstractEventLoop, self.loop), lambda: self.selector)
        self.heard: list[int] = []
        self.written: list[int] = []
        self.sockets: dict[int, Socket] = {}

    def speak(self, *who: int) -> None:
        """One after another."""
        for one in who:
            if one not in self.sockets:
                self.sockets[one] = Socket(one, self.heard, self.written)
                self.beat.add(one, self.sockets[one])
            if one not in self.selector.ready:
                self.selector.ready.append(one)
            for call in [*self.loop.readers.values()]:  # as the loop would
                call()

    def fill(self) -> None:
        """Let many speak for a while."""
        self.speak(*range(MANY))
        self.loop.pass_(1.1 * WINDOW)
        self.speak(0)
        self.heard.clear()


def test_few_are_heard_at_once() -> None:
    room = Room()
    for _ in range(20):
        room.speak(*range(MANY - 1))
        room.loop.pass_(WINDOW / 3)
    assert room.heard == [*range(MANY - 1)] * 20


def test_one_who_speaks_much_is_not_many() -> None:
    room = Room()
    for _ in range(100):
        room.speak(0)
        assert room.heard.pop() == 0
        room.loop.pass_(WINDOW / 50)


def test_many_are_heard_together_and_in_order() -> None:
    room = Room()
    room.fill()
    assert not room.loop.readers, "nobody is woken by what they say"
    room.speak(3, 1)
    room.loop.pass_(0.9 * PERIOD)
    room.speak(2)
    assert room.heard == []
    room.loop.pass_(0.2 * PERIOD)
    assert room.heard == [3, 1, 2], "nobody waited for more than a period"
    room.speak(5)
    room.loop.pass_(1.1 * PERIOD)
    assert room.heard[3:] == [5], "and so again"


def test_the_more_speak_the_faster_the_beat() -> None:
    room = Room()
    room.fill()
    room.speak(*range(2 * ENOUGH))
    room.loop.pass_(1.01 * PERIOD)
    assert room.heard == [*range(2 * ENOUGH)]
    room.speak(99)
    room.loop.pass_(0.52 * PERIOD)
    assert room.heard[2 * ENOUGH :] == [99], "the next stroke came in half the time"
    room.speak(50)
    room.loop.pass_(0.9 * PERIOD)
    assert room.heard[2 * ENOUGH :] == [99], "and as few spoke, the one after it did not"
    room.loop.pass_(0.2 * PERIOD)
    assert room.heard[2 * ENOUGH :] == [99, 50]


def test_after_a_silence_all_are_heard_at_once() -> None:
    room = Room()
    room.fill()
    room.speak(1)
    room.loop.pass_(3 * WINDOW)
    assert room.heard == [1]
    room.speak(2)
    assert room.heard == [1, 2]


def test_fewer_than_many_are_heard_at_once_again() -> None:
    room = Room()
    room.fill()
    for _ in range(int(2.5 * WINDOW / PERIOD)):
        room.speak(1)
        room.loop.pass_(1.01 * PERIOD)
    room.heard.clear()
    room.speak(1)
    assert room.heard == [1]


def test_when_all_are_gone_nothing_is_left() -> None:
    for many in (False, True):
        room = Room()
        if many:
            room.fill()
        room.speak(1)
        for one in [*room.sockets]:
            room.beat.remove(one)
        assert room.selector.closed
        assert not room.loop.readers
        room.heard.clear()
        room.loop.pass_(2 * PERIOD)
        assert room.heard == []
        room.selector = Selector()
        room.sockets.clear()
        room.speak(7)
        assert room.heard == [7], "who comes then is heard"


def test_what_is_written_goes_out_at_the_end_of_a_turn() -> None:
    room = Room()
    room.speak(1, 2)
    room.beat.write_soon(room.sockets[2])
    room.beat.write_soon(room.sockets[1])
    assert room.written == []
    room.loop.end_turn()
    assert room.written == [2, 1]
    room.loop.end_turn()
    assert room.written == [2, 1]
