"""Who is at a table by way of other processes: told by notifications, forgotten with them."""

from __future__ import annotations

import time
from dataclasses import dataclass

SILENCE = 16.0  # seconds without a sign of life, then a process is gone


@dataclass(frozen=True)
class Presence:
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
    def read(cls, payload: str) -> Presence:
        """A notification of another process."""
        process, table, seats, spectators, asks = payload.split(" ")
        known = frozenset(int(seat) for seat in seats.split(",") if seat != "-")
        return cls(process, table, known, int(spectators), asks == "1")


class Elsewhere:
    """What the other processes said last."""

    def __init__(self) -> None:
        self._by_table: dict[str, dict[str, Presence]] = {}
        self._heard: dict[str, float] = {}

    def note(self, presence: Presence) -> None:
        """Remember what a process said about a table."""
        self.alive(presence.process)
        there = self._by_table.setdefault(presence.table, {})
        if presence.seats or presence.spectators:
            there[presence.process] = presence
        else:
            there.pop(presence.process, None)
        if not there:
            del self._by_table[presence.table]

    def alive(self, process: str) -> None:
        """A process gave a sign of life."""
        self._heard[process] = time.monotonic()

    def forget_silent(self) -> list[str]:
        """Forget processes that fell silent; the tables that concerns."""
        now = time.monotonic()
        gone = {process for process, at in self._heard.items() if now - at > SILENCE}
        for process in gone:
            del self._heard[process]
        said = [p for there in self._by_table.values() for p in there.values()]
        changed = [presence for presence in said if presence.process in gone]
        for presence in changed:
            self.note(Presence(presence.process, presence.table, frozenset(), 0))
            self._heard.pop(presence.process, None)
        return [presence.table for presence in changed]

    def seats(self, table: str) -> set[int]:
        """The seats whose people watch a table elsewhere."""
        there = self._by_table.get(table)
        return {seat for p in there.values() for seat in p.seats} if there else set()

    def spectators(self, table: str) -> int:
        """How many watch it elsewhere without a seat."""
        return sum(p.spectators for p in self._by_table.get(table, {}).values())
