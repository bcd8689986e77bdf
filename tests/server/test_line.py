"""The transport that is read and written to by the beat is one like any other."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvloop

from courtly.server.live.beat import beat_of
from courtly.server.live.line import Line


def in_loops(test: Callable[[], Awaitable[None]]) -> Callable[[Any], None]:
    """A test that runs in a loop of either kind."""

    @pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
    def in_loop(run: Any) -> None:
        run(test())

    found: Callable[[Any], None] = in_loop
    return found


class Told(asyncio.Protocol):
    """Notes what it is told; a line is put around its transport."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.ended = asyncio.Event()
        self.line: Line

    def connection_made(self, transport: Any) -> None:
        """It is there."""
        self.line = Line(transport, beat_of(asyncio.get_running_loop()), self.heard.append)

    def data_received(self, data: bytes) -> None:
        """By way of the transport within."""
        self.line.take_over()
        self.heard.append(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self.line.lost()
        self.ended.set()


@asynccontextmanager
async def connected() -> AsyncIterator[tuple[Told, socket.socket]]:
    """A line, and its other end."""
    here, there = socket.socketpair()
    there.settimeout(5)
    told = Told()
    await asyncio.get_running_loop().create_connection(lambda: told, sock=here)
    try:
        yield told, there
    finally:
        there.close()
        told.line.abort()
        await told.ended.wait()


async def until(told: Told, heard: bytes) -> None:
    """Wait until all of that was heard."""
    async with asyncio.timeout(30):
        while b"".join(told.heard) != heard:
            await asyncio.sleep(0.001)


@in_loops
async def test_what_is_written_in_one_turn_goes_out_together_and_in_order() -> None:
    async with connected() as (told, there):
        for word in (b"one ", b"two ", b"three"):
            told.line.write(word)
        assert told.line.get_write_buffer_size() == 13
        there.setblocking(False)
        with pytest.raises(BlockingIOError):
            there.recv(100)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert there.recv(100) == b"one two three"


@in_loops
async def test_what_was_written_goes_out_before_the_end() -> None:
    async with connected() as (told, there):
        told.line.write(b"good-bye")
        told.line.close()
        assert told.line.is_closing()
        await told.ended.wait()
        assert (there.recv(100), there.recv(100)) == (b"good-bye", b"")


@in_loops
async def test_what_comes_in_is_heard_by_the_beat_until_the_other_side_ends() -> None:
    async with connected() as (told, there):
        there.send(b"a")
        await until(told, b"a")
        for k in range(20):
            there.send(b"%d" % (k % 10))
            await until(told, b"a" + b"0123456789" * (k // 10) + b"0123456789"[: k % 10 + 1])
        there.send(b"!")
        there.close()
        async with asyncio.timeout(30):
            await told.ended.wait()
        assert told.heard[-1].endswith(b"!")


@in_loops
async def test_who_is_not_read_for_now_is_read_on_later() -> None:
    async with connected() as (told, there):
        there.send(b"a")
        await until(told, b"a")
        told.line.pause_reading()
        told.line.pause_reading()
        there.send(b"b")
        await asyncio.sleep(0.05)
        assert told.heard == [b"a"]
        told.line.resume_reading()
        told.line.resume_reading()
        await until(told, b"ab")


@in_loops
async def test_the_last_words_are_heard() -> None:
    async with connected() as (told, there):
        there.send(b"a")
        await until(told, b"a")
        there.send(b"b")
        told.line.abort()
        await told.ended.wait()
        assert told.heard == [b"a", b"b"]
