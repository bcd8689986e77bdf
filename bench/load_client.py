"""Lean clients for the load: thousands of sockets in one process, reading no more than they must.

A client looks at the first bytes of a message, its version, and keeps the legal moves as they came.
So what the clients cost beside the server is small, and printed.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import struct
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import orjson

SEATS = 4
TEXT, PING, PONG = 0x81, 0x89, 0x8A
_POSITIONS = (b'{"type":"change"', b'{"type":"state"')


@dataclass
class Figures:
    """What was measured."""

    to_all: list[float] = field(default_factory=list)
    """Seconds from sending a move until the last seat was told."""
    errors: list[str] = field(default_factory=list)
    games: int = 0
    bytes: int = 0


def frame(kind: int, payload: bytes) -> bytes:
    """A frame of a client; masked, as it must be, with zeros, which costs nothing."""
    size = len(payload)
    head = bytes((kind, 0x80 | size)) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
    return head + bytes(4) + payload


class Client(asyncio.Protocol):
    """One seat: a socket, the last version it was told, and its legal moves as bytes."""

    def __init__(self, group: Group, seat: int, host: str) -> None:
        self.group, self.seat, self.host = group, seat, host
        self.token = secrets.token_urlsafe(32)
        self.version = -1
        self.legal = b""
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._buffer = bytearray()
        self._id = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: Any) -> None:
        """Ask for the WebSocket."""
        self.transport = transport
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        """Should not happen before the end."""
        if not self.group.closing:
            self.group.figures.errors.append(f"a socket was lost: {error}")

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what came."""
        self.group.figures.bytes += len(data)
        buffer = self._buffer
        buffer += data
        at = 0
        if not self.upgraded.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            at = end + 4
            self.upgraded.set_result(None)
        while (found := _frame(buffer, at)) is not None:
            kind, first, at = found
            self._take(kind, buffer, first, at)
        del buffer[:at]

    def _take(self, kind: int, buffer: bytearray, first: int, end: int) -> None:
        if kind == PING and self.transport is not None:
            self.transport.write(frame(PONG, bytes(buffer[first:end])))
        elif buffer.startswith(_POSITIONS, first):
            at = buffer.find(b'"version":', first) + 10
            self.version = int(buffer[at : buffer.find(b",", at)])
            at = buffer.find(b'"legal":[', first) + 9
            self.legal = bytes(buffer[at : buffer.find(b'],"events"', at)])
            self.group.told(self, buffer.find(b'"decision":"over"', first, end) >= 0)
        elif buffer.startswith(b'{"type":"refused"', first):
            refused = orjson.loads(buffer[first:end])
            if refused["code"] != "stale":
                self.group.figures.errors.append(f"{refused['code']}: {refused['message']}")

    def send(self, **message: Any) -> None:
        """Send a request."""
        assert self.transport is not None
        self._id += 1
        self.transport.write(frame(TEXT, orjson.dumps({"id": self._id, **message})))


def _same(client: Client) -> Client:
    """Transports want a maker of protocols."""
    return client


def _frame(buffer: bytearray, at: int) -> tuple[int, int, int] | None:
    """Kind, beginning and end of the frame at `at`, if it is all there."""
    have = len(buffer) - at
    if have < 2:
        return None
    size, head = buffer[at + 1], 2
    if size == 126 and have >= 4:
        size, head = (buffer[at + 2] << 8) + buffer[at + 3], 4
    elif size == 127 and have >= 10:
        size, head = int.from_bytes(buffer[at + 2 : at + 10]), 10
    elif size > 125:
        return None
    return None if have < head + size else (buffer[at], at + head, at + head + size)


class Group:
    """The clients of one table."""

    def __init__(self, figures: Figures, number: int) -> None:
        self.figures = figures
        self.clients: list[Client] = []
        self.chance = random.Random(number)
        self.table = ""
        self.sent: tuple[int, float] | None = None
        self.heard: set[int] = set()
        self.over = self.closing = False

    async def begin(self, host: str, port: int, http: httpx.AsyncClient) -> None:
        """Make the table, sit down, and watch."""
        loop = asyncio.get_running_loop()
        for seat in range(SEATS):
            client = Client(self, seat, f"{host}:{port}")
            await loop.create_connection(partial(_same, client), host, port)
            await client.upgraded
            client.send(type="hello", protocol=2, token=client.token)
            self.clients.append(client)
        seats: list[dict[str, Any]] = [{"kind": "you", "name": "Load"}]
        seats += [{"kind": "open"}] * (SEATS - 1)
        token = {"Authorization": f"Bearer {self.clients[0].token}"}
        body = {"game": "lancaster", "seats": seats}
        self.table = (await http.post("/api/tables", json=body, headers=token)).json()["table"]
        for client in self.clients:
            if client.seat:
                key = secrets.token_hex(8)
                name = f"Load {client.seat}"
                client.send(type="sit", table=self.table, key=key, seat=client.seat, name=name)
            client.send(type="watch", table=self.table)

    def told(self, client: Client, over: bool) -> None:
        """A client was told how the table stands."""
        self.over = over
        if self.sent is not None and client.version >= self.sent[0]:
            self.heard.add(client.seat)
            if len(self.heard) == SEATS:
                self.figures.to_all.append(time.perf_counter() - self.sent[1])
                self.sent = None

    def move(self) -> None:
        """One move by whoever may."""
        due = [client for client in self.clients if client.legal]
        if not due or self.over:
            return
        if self.sent is not None:
            self.figures.errors.append("a move took more than a second to reach all seats")
            return
        client = self.chance.choice(due)
        move = self.chance.choice(orjson.loads(b"[%b]" % client.legal))["move"]
        self.heard, self.sent = set(), (client.version + 1, time.perf_counter())
        client.send(
            type="move", table=self.table, key=secrets.token_hex(8), seat=client.seat,
            version=client.version, move=move,
        )  # fmt: skip

    async def run(self, until: float, offset: float) -> None:
        """A move a second, at this table's own moment of the second."""
        due = time.perf_counter() + offset
        while not self.over and due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.move()
            due += 1
        self.figures.games += self.over

    def close(self) -> None:
        """Hang up."""
        self.closing = True
        for client in self.clients:
            if client.transport is not None:
                client.transport.abort()
