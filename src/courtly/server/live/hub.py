"""Who listens where: the sockets of this process, by person and by table."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

from .. import metrics
from ..wire.encode import encode
from ..wire.types import Strict
from .direct import DirectSocket

WAITING = 4 * 1024 * 1024  # bytes that may wait for a reader
SLOW = 1013  # why such a socket is closed
COME_BACK = 1012  # the one it belongs to has changed
NOTHING = -1  # the version of who was not told any position


class Client:
    """One socket of one browser. What it has not read yet waits; if that is too much, it goes."""

    def __init__(
        self, who: str, socket: DirectSocket, *, changes: bool = True, device: str = ""
    ) -> None:
        self.who = who
        self.device = device or who
        self._socket = socket
        self.changes = changes
        """Whether it understands what changed, or wants every position whole."""
        self.tables: dict[str, int] = {}
        """The tables it watches, each with the version of the position it was told last."""
        self.overrun = False
        self.mine: set[str] = set()
        """Tables where it plays: it is told when it is its turn there, wherever it looks."""
        self.turns: dict[str, tuple[int, ...]] = {}
        self.peers: set[Client] = {self}
        """All sockets of the same person."""

    def send(self, message: bytes) -> None:
        """Send a message."""
        if not self.overrun and self._socket.write_frame(message) > WAITING:
            metrics.DROPPED.inc()
            self.overrun = True
            self._socket.let_go(SLOW)

    def tell(self, message: Strict) -> None:
        """Send a message that only this client gets."""
        self.send(encode(message))

    def dismiss(self) -> None:
        """Close the socket; it comes back as who it is then."""
        self._socket.let_go(COME_BACK)


class Hub:
    """All sockets of this process."""

    def __init__(self) -> None:
        self.clients: set[Client] = set()
        self._by_who: dict[str, set[Client]] = defaultdict(set)
        self._by_table: dict[str, set[Client]] = defaultdict(set)
        self._played: Counter[str] = Counter()
        self._lately: set[str] = set()
        """Who has left since it was last asked who is here."""

    def join(self, client: Client, plays: Iterable[str]) -> None:
        """A socket has said hello; where it plays."""
        self.clients.add(client)
        client.peers = self._by_who[client.who]
        client.peers.add(client)
        self.plays(client, plays)
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
                self._lately.add(client.who)
        metrics.SOCKETS.set(len(self.clients))
        return watched

    def watch(self, client: Client, table: str) -> None:
        """Tell a client all about a table from now on."""
        client.tables[table] = NOTHING
        self._by_table[table].add(client)

    def unwatch(self, client: Client, table: str) -> None:
        """Tell it no more."""
        client.tables.pop(table, None)
        watchers = self._by_table.get(table)
        if watchers is not None:
            watchers.discard(client)
            if not watchers:
                del self._by_table[table]

    def watchers(self, table: str) -> set[Client]:
        """Who watches a table here."""
        return self._by_table.get(table) or set()

    def clients_of(self, who: str) -> set[Client]:
        """The sockets of a person."""
        return self._by_who.get(who) or set()

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

    def seen(self) -> list[str]:
        """All who are connected here, or were since this was last asked."""
        found, self._lately = [*self._lately.union(self._by_who)], set()
        return found

    def dismiss(self, device: str) -> None:
        """A device is somebody else's by now: its sockets say hello anew."""
        for client in [client for client in self.clients if client.device == device]:
            client.dismiss()

    def broadcast(self, message: Strict) -> None:
        """Tell all."""
        text = encode(message)
        for client in self.clients:
            client.send(text)
