"""Where many speak at once they are heard together; who is alone is heard at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from courtly.server.live.beat import ENOUGH, MANY, PERIOD, WINDOW, Beat


class Timer:
    """Something to be done later, or not."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at, self.call = at, call

    def cancel(self) -> None:
        """Not."""
        self.at = float("inf")


class Time:
    """Stands for a loop whose time goes on when it is told to."""

    def __init__(self) -> None:
        self._now = 100.0
        self._timers: list[Timer] = []

    def time(self) -> float:
        """Now."""
        return self._now

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        """Remember it."""
        self._timers.append(Timer(self._now + delay, call))
        return self._timers[-1]

    def pass_(self, seconds: float) -> None:
        """Go on, and do what is due."""
        self._now += seconds
        due = [timer for timer in self._timers if timer.at <= self._now]
        self._timers = [timer for timer in self._timers if timer.at > self._now]
        for timer in due:
            timer.call()


class Ear:
    """Of one of those who speak; notes that it was heard."""

    def __init__(self, one: int, heard: list[int]) -> None:
        self._one, self._heard = one, heard

    def read(self, data: bytes) -> None:
        """What was said."""
        assert data == b"%d" % self._one
        self._heard.append(self._one)


class Room:
    """Some who speak, and who of them was heard."""

    def __init__(self) -> None:
        self.time = Time()
        self.beat = Beat(cast(asyncio.AbstractEventLoop, cast(Any, self.time)))
        self.heard: list[int] = []
        self._ears: dict[int, Ear] = {}

    def speak(self, *who: int) -> None:
        """One after another."""
        for one in who:
            self.beat.hear(self._ears.setdefault(one, Ear(one, self.heard)), b"%d" % one)

    def fill(self) -> None:
        """Let many speak for a while."""
        self.speak(*range(MANY))
        self.time.pass_(1.1 * WINDOW)
        self.heard.clear()


def test_few_are_heard_at_once() -> None:
    room = Room()
    for _ in range(20):
        room.speak(*range(MANY - 1))
        room.time.pass_(WINDOW / 3)
    assert room.heard == [*range(MANY - 1)] * 20


def test_one_who_speaks_much_is_not_many() -> None:
    room = Room()
    for _ in range(100):
        room.speak(0)
        assert room.heard.pop() == 0
        room.time.pass_(WINDOW / 50)


def test_many_are_heard_together_and_in_order() -> None:
    room = Room()
    room.fill()
    room.speak(3, 1)
    room.time.pass_(0.9 * PERIOD)
    room.speak(2, 3)
    assert room.heard == []
    room.time.pass_(0.2 * PERIOD)
    assert room.heard == [3, 1, 2, 3], "who spoke first waited for a period, and no longer"
    room.speak(5)
    room.time.pass_(1.1 * PERIOD)
    assert room.heard[4:] == [5], "and so again"


def test_enough_are_not_kept_waiting() -> None:
    room = Room()
    room.fill()
    room.speak(*range(ENOUGH - 1))
    assert room.heard == []
    room.time.pass_(0.9 * PERIOD)
    room.speak(99, 50)
    assert room.heard == [*range(ENOUGH - 1), 99]
    room.time.pass_(0.2 * PERIOD)
    assert room.heard[ENOUGH:] == [], "a beat of its own has begun"
    room.time.pass_(PERIOD)
    assert room.heard[ENOUGH:] == [50]


def test_after_a_silence_all_are_heard_at_once() -> None:
    room = Room()
    room.fill()
    room.speak(1)
    room.time.pass_(3 * WINDOW)
    assert room.heard == [1]
    room.speak(2)
    assert room.heard == [1, 2]


def test_who_waits_is_not_overtaken() -> None:
    room = Room()
    room.fill()
    room.speak(1)
    room.time._now += 3 * WINDOW  # the loop is late
    room.speak(2)
    room.time.pass_(0.0)
    assert room.heard == [1, 2]
