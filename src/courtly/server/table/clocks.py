"""The clocks of a table: what is left to each seat, pauses, holidays. All times are the log's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ..wire.types import DAY
from .log import Entry
from .seats import Seat


class Made(NamedTuple):
    """A move, and the clock of who made it."""

    seat: int
    began: float | None
    """Since when there was something to decide,"""
    left: float | None
    """and what was left when it was decided; None: a bot did."""


class Clocks:
    """The time of all seats; at a table without clocks it only notes whose turn it is since when.

    `rules`: seconds, increment and the rest, if the table plays by the clock.
    """

    def __init__(self, rules: dict[str, Any] | None, seats: Sequence[Seat]) -> None:
        self.rules, self._seats = rules, seats
        self.since: float | None = None
        """Since when they run: what passed before was taken from those who decided."""
        self.paused_until = 0.0
        """Up to when it is known that they stood still."""
        self._made: list[Made] = []
        """The moves of the game, if the table plays by the clock."""

    def begin(self, at: float) -> None:
        """The game begins."""
        if self.rules is None:
            return
        self.since = at
        for seat in self._seats:
            seat.seconds = float(self.rules["seconds"]) if seat.kind == "person" else None
            seat.holidays = float(self.rules.get("holidays", 0) * DAY)

    def stop(self) -> None:
        """The game is over."""
        self.since = None

    def first_out(self, actors: Iterable[int]) -> tuple[float, int] | None:
        """When which seat runs out of time, if nothing happens."""
        if self.since is None:
            return None
        seats = self._seats
        return min(
            ((seats[k].runs_out(self.since), k) for k in actors if not seats[k].bot), default=None
        )

    def left_at(self, at: float, actors: Iterable[int]) -> list[float | None] | None:
        """What is left to each seat at a moment, if the table plays by the clock."""
        if self.rules is None:
            return None
        since = at if self.since is None else self.since
        left = [seat.seconds for seat in self._seats]
        for k in actors:
            seconds = left[k]
            if seconds is not None and not self._seats[k].bot:
                left[k] = max(0.0, seconds - self._seats[k].spent(since, at))
        return left

    def note_turns(self, actors: Sequence[int], at: float) -> None:
        """Since when each seat has something to decide: what others decide changes nothing."""
        for k, seat in enumerate(self._seats):
            if k not in actors:
                seat.since = None
            elif seat.since is None:
                seat.since = at
                if self.rules and self.rules.get("each") and seat.seconds is not None:
                    seat.seconds = float(self.rules["seconds"])

    def spend(self, actors: Iterable[int], entry: Entry, began: float | None = None) -> None:
        """Take the time since the last change from all who had something to decide; who made a
        move has had it to decide since it `began`."""
        if self.since is None or self.rules is None:
            return
        left: float | None = None
        for k in actors:
            seat = self._seats[k]
            if seat.seconds is not None and not seat.bot:
                spent = seat.spent(self.since, entry.at)
                seat.seconds = max(0.0, seat.seconds - spent)
                if entry.kind == "move" and k == entry.seat:
                    left = seat.seconds
                    seat.seconds += self.rules["increment"]
        if entry.kind == "move" and entry.seat is not None:
            self._made.append(Made(entry.seat, began, left))
        self.since = entry.at

    def take_back(self, to: int, *, counts: bool, deciding: Iterable[int] | None = None) -> None:
        """Moves are taken back. If that counts, it is as if those who made them had gone on
        thinking: nobody wins time by it. `deciding`: who had something to decide until now, if all
        these moves are one person's; None: the table agreed."""
        undone, self._made[to:] = self._made[to:], []
        if self.rules is None or not counts:
            return
        if self.rules.get("each"):
            if deciding is not None:
                self._think_on(undone, deciding)
            return
        for made in undone:
            seat = self._seats[made.seat]
            if made.left is not None and seat.seconds is not None:
                seat.seconds = max(0.0, seat.seconds - self.rules["increment"])

    def _think_on(self, undone: Sequence[Made], deciding: Iterable[int]) -> None:
        """Let the first decision go on that was taken back, as if all had been part of it."""
        assert self.rules is not None
        first, seat = undone[0], self._seats[undone[0].seat]
        if first.left is None or seat.seconds is None:
            return
        whole = float(self.rules["seconds"])
        spent = sum(whole - (made.left or 0.0) for made in undone[1:])
        if first.seat in deciding:
            spent += whole - seat.seconds
        seat.seconds, seat.since = max(0.0, first.left - spent), first.began

    def grant(self, seat: Seat) -> None:
        """Who ran out of time and may go on all the same has some again."""
        if self.rules and seat.seconds is not None:
            seat.seconds = max(self.rules["seconds"] / 10, float(self.rules["increment"]))

    def pause(self, since: float, until: float) -> None:
        """Nobody served the table in this time: they stood still."""
        self.paused_until = max(until, self.paused_until)
        if self.since is not None:
            self.since += max(0.0, until - max(since, self.since))


def take_holiday(seat: Seat, until: float, at: float) -> None:
    """Let the clock of a seat stand still from now on; until now: it runs again."""
    seat.holidays = seat.holidays_at(at) - (until - at)
    seat.holiday = until if until > at else None
