"""Sockets: who listens where, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import orjson

from .. import metrics
from ..table.log import Entry
from ..table.table import Table
from ..tell import summary as pictures
from ..tell.position import states
from .presence import Elsewhere, Presence

QUEUE = 512


def encode(message: dict[str, Any]) -> str:
    """A message as it goes over the wire; engine views are dataclasses, which orjson knows."""
    return orjson.dumps(message).decode()


class Client:
    """One socket of one browser. Messages queue up; who reads too slowly is let go."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.queue: asyncio.Queue[str | None] = asyncio.Queue(QUEUE)
        self.tables: set[str] = set()
        self.overrun = False
        self.mine: set[str] = set()
        """Tables where it plays: it is told when it is its turn there, wherever it looks."""
        self.turns: dict[str, tuple[int, ...]] = {}

    def send(self, message: str) -> None:
        """Queue a message."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            if not self.overrun:
                metrics.DROPPED.inc()
            self.overrun = True

    def tell(self, message: dict[str, Any]) -> None:
        """Queue a message that only this client gets."""
        self.send(encode(message))


class Hub:
    """All sockets of this process."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._by_who: dict[str, set[Client]] = defaultdict(set)
        self._by_table: dict[str, set[Client]] = defaultdict(set)
        self._played: Counter[str] = Counter()
        self.elsewhere = Elsewhere()

    def join(self, client: Client) -> None:
        """A socket has said hello."""
        self.clients.add(client)
        self._by_who[client.who].add(client)
        metrics.SOCKETS.set(len(self.clients))

    def part(self, client: Client) -> list[str]:
        """A socket is gone; the tables it watched."""
        watched = list(client.tables)
        for table in watched:
            self.unwatch(client, table)
        self.clients.discard(client)
        for table in client.mine:
            self._played[table] -= 1
            if not self._played[table]:
                del self._played[table]
        client.mine.clear()
        mine = self._by_who.get(client.who)
        if mine is not None:
            mine.discard(client)
            if not mine:
                del self._by_who[client.who]
        metrics.SOCKETS.set(len(self.clients))
        return watched

    def watch(self, client: Client, table: str) -> None:
        """Tell a client all about a table from now on."""
        client.tables.add(table)
        self._by_table[table].add(client)

    def unwatch(self, client: Client, table: str) -> None:
        """Tell it no more."""
        client.tables.discard(table)
        watchers = self._by_table.get(table)
        if watchers is not None:
            watchers.discard(client)
            if not watchers:
                del self._by_table[table]

    def watched(self, table: str) -> bool:
        """Whether anybody here watches a table."""
        return table in self._by_table

    def wanted(self, table: str) -> bool:
        """Whether anybody here watches a table or plays at it."""
        return table in self._by_table or table in self._played

    def plays(self, client: Client, tables: Iterable[str]) -> None:
        """Remember where a client plays."""
        for table in set(tables) - client.mine:
            client.mine.add(table)
            self._played[table] += 1

    def online(self, who: str) -> bool:
        """Whether someone is connected here."""
        return who in self._by_who

    def everyone(self) -> list[str]:
        """All who are connected here."""
        return list(self._by_who)

    def broadcast(self, message: dict[str, Any]) -> None:
        """Tell all."""
        text = encode(message)
        for client in self.clients:
            client.send(text)

    # -- tables ------------------------------------------------------------------------------------

    def present(self, table: Table) -> set[int]:
        """The seats whose people watch the table, here or by way of another process."""
        return self._present_here(table) | self.elsewhere.seats(table.id)

    def _present_here(self, table: Table) -> set[int]:
        here = {client.who for client in self._by_table.get(table.id, ())}
        return {k for k, seat in enumerate(table.seats) if seat.holder in here}

    def spectators(self, table: Table) -> int:
        """How many watch without a seat."""
        return self._spectators_here(table) + self.elsewhere.spectators(table.id)

    def _spectators_here(self, table: Table) -> int:
        holders = {seat.holder for seat in table.seats}
        return sum(client.who not in holders for client in self._by_table.get(table.id, ()))

    def presence(self, table: Table, process: str, asks: bool) -> Presence:
        """Who is here, for the other processes."""
        seats = frozenset(self._present_here(table))
        return Presence(process, table.id, seats, self._spectators_here(table), asks)

    def info(self, table: Table, who: str | None) -> dict[str, Any]:
        """The message `table` for someone."""
        return pictures.info(table, who, self.present(table), self.spectators(table))

    def show(self, client: Client, table: Table, since: int | None) -> None:
        """Everything about a table to one client that just came, or came back."""
        client.tell(self.info(table, client.who))
        mine: list[int | None] = [*table.held_by(client.who)]
        for state in states(table, mine or [None], since).values():
            client.send(state)

    def publish(self, table: Table, entries: list[Entry], since: int) -> None:
        """Tell everyone here what the last entries brought."""
        kinds = {entry.kind for entry in entries}
        if watchers := self._by_table.get(table.id):
            if kinds - {"move", "chat"} or table.ended is not None:
                self._send_infos(table, watchers)
            if kinds - {"chat", "rematch"}:
                self._send_states(table, watchers, since)
            for line in table.chat:
                if line.number > since:
                    text = encode(pictures.said(table, line))
                    for client in watchers:
                        client.send(text)
        self._send_turns(table)

    def _send_infos(self, table: Table, watchers: set[Client]) -> None:
        for client in watchers:
            client.tell(self.info(table, client.who))

    def _send_states(self, table: Table, watchers: set[Client], since: int) -> None:
        seats_of: dict[str | None, list[int | None]] = {}
        for k, held in enumerate(table.seats):
            seats_of.setdefault(held.holder, []).append(k)
        seats_of.pop(None, None)
        spectator: list[int | None] = [None]
        looking = [seats_of.get(client.who, spectator) for client in watchers]
        made = states(table, {seat for seats in looking for seat in seats}, since)
        for client, seats in zip(watchers, looking, strict=True):
            for seat in seats:
                if text := made.get(seat):
                    client.send(text)

    def _send_turns(self, table: Table) -> None:
        """Tell players who look elsewhere that it is, or no longer is, their turn."""
        for who in {seat.holder for seat in table.seats if seat.holder}:
            for client in self._by_who.get(who, ()):
                if table.id in client.tables:
                    if client.turns:
                        client.turns.pop(table.id, None)
                    continue
                turn = pictures.turn(table, who)
                now = (*turn["seats"], -1 if turn["status"] == "over" else -2)
                if client.turns.get(table.id) != now:
                    client.turns[table.id] = now
                    client.tell(turn)

    def tell_presence(self, table: Table) -> None:
        """Someone came to the table or left it."""
        if watchers := self._by_table.get(table.id):
            message = {
                "type": "presence",
                "table": table.id,
                "present": sorted(self.present(table)),
                "spectators": self.spectators(table),
            }
            text = encode(message)
            for client in watchers:
                client.send(text)
