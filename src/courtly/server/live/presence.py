"""Who is at a table: by their sockets here, and by what other processes said last."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

from ..table.table import Table
from ..tell import summary
from ..wire.encode import encode
from .hub import Hub

SILENCE = 16.0  # seconds without a sign of life, then a process is gone


@dataclass(frozen=True)
class Attendance:
    """Who watches a table on one process: seats, spectators, and whether it asks for an answer."""

    process: str
    table: str
    seats: frozenset[int]
    spectators: int
    asks: bool = False

    def payload(self) -> str:
        """As a notification."""
        seats = ",".join(map(str, sorted(self.seats))) or "-"
        return f"{self.process} {self.table} {seats} {self.spectators} {int(self.asks)}"

    @classmethod
    def read(cls, payload: str) -> Attendance:
        """A notification of another process."""
        process, table, seats, spectators, asks = payload.split(" ")
        known = frozenset(int(seat) for seat in seats.split(",") if seat != "-")
        return cls(process, table, known, int(spectators), asks == "1")


class Elsewhere:
    """What the other processes said last."""

    def __init__(self) -> None:
        self._by_table: dict[str, dict[str, Attendance]] = {}
        self._heard: dict[str, float] = {}

    def note(self, attendance: Attendance) -> None:
        """Remember what a process said about a table."""
        self.alive(attendance.process)
        there = self._by_table.setdefault(attendance.table, {})
        if attendance.seats or attendance.spectators:
            there[attendance.process] = attendance
        else:
            there.pop(attendance.process, None)
        if not there:
            del self._by_table[attendance.table]

    def alive(self, process: str) -> None:
        """A process gave a sign of life."""
        self._heard[process] = time.monotonic()

    def forget_silent(self) -> list[str]:
        """Forget processes that fell silent; the tables that concerns."""
        now = time.monotonic()
        gone = {process for process, at in self._heard.items() if now - at > SILENCE}
        said = [a for there in self._by_table.values() for a in there.values()]
        changed = [attendance for attendance in said if attendance.process in gone]
        for attendance in changed:
            self.note(Attendance(attendance.process, attendance.table, frozenset(), 0))
        for process in gone:
            self._heard.pop(process, None)
        return [attendance.table for attendance in changed]

    def seats(self, table: str) -> set[int]:
        """The seats whose people watch a table elsewhere."""
        there = self._by_table.get(table)
        return {seat for a in there.values() for seat in a.seats} if there else set()

    def spectators(self, table: str) -> int:
        """How many watch it elsewhere without a seat."""
        return sum(a.spectators for a in self._by_table.get(table, {}).values())


class Neighbours(Protocol):
    """The other processes, if there are any."""

    def announce(self, attendance: Attendance) -> None:
        """Tell them who is at a table here."""


class Presence:
    """Who is at which table, here and elsewhere; tells both when it changes."""

    def __init__(self, process: str, hub: Hub, neighbours: Neighbours) -> None:
        self._process, self._hub, self._neighbours = process, hub, neighbours
        self.elsewhere = Elsewhere()

    def seats(self, table: Table) -> set[int]:
        """The seats whose people watch the table, here or by way of another process."""
        return self._seats_here(table) | self.elsewhere.seats(table.id)

    def spectators(self, table: Table) -> int:
        """How many watch without a seat."""
        return self._spectators_here(table) + self.elsewhere.spectators(table.id)

    def changed(self, table: Table) -> None:
        """Someone came to the table here, or left it: tell all, and ask who is there elsewhere."""
        self._tell(table)
        self._announce(table, asks=True)

    def heard(self, attendance: Attendance, table: Table | None) -> None:
        """Another process says who is at a table there; answer, if somebody here looks at it."""
        self.elsewhere.note(attendance)
        if table is not None and self._hub.watched(table.id):
            self._tell(table)
            if attendance.asks:
                self._announce(table, asks=False)

    def fell_silent(self, table: Table) -> None:
        """Who was there by way of another process is gone with it."""
        self._tell(table)

    def _seats_here(self, table: Table) -> set[int]:
        here = {client.who for client in self._hub.watchers(table.id)}
        return {k for k, seat in enumerate(table.seats) if seat.holder in here}

    def _spectators_here(self, table: Table) -> int:
        holders = {seat.holder for seat in table.seats}
        return sum(client.who not in holders for client in self._hub.watchers(table.id))

    def _tell(self, table: Table) -> None:
        if watchers := self._hub.watchers(table.id):
            found = summary.presence(table.id, self.seats(table), self.spectators(table))
            text = encode(found)
            for client in watchers:
                client.send(text)

    def _announce(self, table: Table, asks: bool) -> None:
        seats, spectators = frozenset(self._seats_here(table)), self._spectators_here(table)
        self._neighbours.announce(Attendance(self._process, table.id, seats, spectators, asks))
