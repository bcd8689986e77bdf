"""Clients that mean no good: nonsense, halves of requests, floods, and ears that stay closed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
from collections.abc import Awaitable, Callable

UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(payload: bytes, kind: int = 0x81) -> bytes:
    """A frame of a client, masked with zeros."""
    size = len(payload)
    if size < 126:
        return bytes((kind, 0x80 | size)) + bytes(4) + payload
    return bytes((kind, 0xFE)) + size.to_bytes(2) + bytes(4) + payload


def message(**fields: object) -> bytes:
    """A request as a frame."""
    return frame(json.dumps(fields).encode())


def _hello() -> bytes:
    return message(type="hello", id=0, protocol=1, token=secrets.token_urlsafe(32))


async def _noise(writer: asyncio.StreamWriter, chance: random.Random) -> None:
    writer.write(chance.randbytes(chance.randint(1, 5000)))


async def _half_a_request(writer: asyncio.StreamWriter, chance: random.Random) -> None:
    whole = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 4000\r\n\r\n{" + b" " * 99
    writer.write(whole[: chance.randint(1, len(whole))])


async def _broken_frames(writer: asyncio.StreamWriter, chance: random.Random) -> None:
    writer.write(UPGRADE + _hello())
    for _ in range(50):
        writer.write(frame(chance.randbytes(chance.randint(0, 200)), chance.randint(0, 255)))


async def _flood(writer: asyncio.StreamWriter, chance: random.Random) -> None:
    writer.write(UPGRADE + _hello())
    for k in range(2000):
        writer.write(message(type="ping", id=k))
        if not k % 100:
            await writer.drain()


async def _closed_ears(writer: asyncio.StreamWriter, chance: random.Random) -> None:
    """Asks for much, and reads nothing."""
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    for _ in range(200):
        writer.write(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")


KINDS: tuple[Callable[[asyncio.StreamWriter, random.Random], Awaitable[None]], ...] = (
    _noise, _half_a_request, _broken_frames, _flood, _closed_ears,
)  # fmt: skip


async def pester(port: int, chance: random.Random, clients: int = 20) -> None:
    """So many of them at once; then they hang up, or not even that."""

    async def one() -> None:
        with contextlib.suppress(OSError, TimeoutError):
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            async with asyncio.timeout(2):
                await chance.choice(KINDS)(writer, chance)
                await asyncio.sleep(chance.uniform(0, 0.5))
            writer.transport.abort()

    await asyncio.gather(*(one() for _ in range(clients)))
