"""The clocks of a table: what is left to each seat, pauses, holidays. All times are the log's."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..wire.types import DAY
from .log import Entry
from .seats import Seat


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

    def spend(self, actors: Iterable[int], entry: Entry) -> None:
        """Take the time since the last change from all who had something to decide."""
        if self.since is None or self.rules is None:
            return
        for k in actors:
            seat = self._seats[k]
            if seat.seconds is not None and not seat.bot:
                spent = seat.spent(self.since, entry.at)
                seat.seconds = max(0.0, seat.seconds - spent)
                if entry.kind == "move" and k == entry.seat:
                    seat.seconds += self.rules["increment"]
        self.since = entry.at

    def grant(self, seat: Seat) -> None:
        """Who ran out of time and may go on all the same has some again."""
        if self.rules and seat.seconds is not None:
            seat.seconds = max(self.rules["seconds"] / 10, float(self.rules["increment"]))

    def pause(self, since: float, until: float) -> None:
        """Nobody served the table in this time: they stood still."""
        since = max(since, self.paused_until)  # what is known already does not count twice
        self.paused_until = max(until, self.paused_until)
        if self.since is not None:
            self.since += max(0.0, until - max(since, self.since))


def take_holiday(seat: Seat, until: float, at: float) -> None:
    """Let the clock of a seat stand still from now on; until now: it runs again."""
    seat.holidays = seat.holidays_at(at) - (until - at)
    seat.holiday = until if until > at else None
