"""The transport of a socket, written to and read by the beat of all sockets.

Whoever uses it finds a transport like any other. The one within still knows how a connection is
made and lost, and keeps what a slow reader has not taken yet.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable, Iterable
from typing import Any

from .. import metrics
from .beat import POSSIBLE, Beat

LOG = logging.getLogger("courtly.sockets")
CHUNK = 65536  # bytes that are read at once


class Line(asyncio.Transport):
    """Reads and writes a transport's socket; `take` is told what came in."""

    def __init__(
        self, within: asyncio.Transport, beat: Beat, take: Callable[[bytes], None]
    ) -> None:
        super().__init__()
        self._within, self._beat, self._take = within, beat, take
        self._fd: int | None = None
        """What is read here, and no longer by the transport within."""
        self._heard = False
        self._written: list[bytes] = []

    # -- reading -----------------------------------------------------------------------------------

    def take_over(self) -> None:
        """Read the socket by the beat from now on, if it can be: not if it is encrypted."""
        socket = self._within.get_extra_info("socket")
        encrypted = self._within.get_extra_info("sslcontext") is not None
        if POSSIBLE and socket is not None and not encrypted and self._fd is None:
            self._within.pause_reading()
            self._fd = socket.fileno()
            self.resume_reading()

    def listen(self) -> None:
        """Something came in."""
        assert self._fd is not None
        try:
            data = os.read(self._fd, CHUNK)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
        if data:
            self._take(data)
        else:
            self._hand_back()

    def _hand_back(self) -> None:
        """Nothing more will come: the transport within knows what to do when that is so."""
        self.pause_reading()
        self._fd = None
        if not self._within.is_closing():
            self._within.resume_reading()

    def lost(self) -> None:
        """The connection is; what was said last and not yet read is heard all the same."""
        if self._fd is None:
            return
        self.pause_reading()
        with contextlib.suppress(OSError):
            if data := os.read(self._fd, CHUNK):
                self._take(data)
        self._fd = None

    def pause_reading(self) -> None:
        """Read no further for now."""
        if self._fd is None:
            self._within.pause_reading()
        elif self._heard:
            self._heard = False
            self._beat.remove(self._fd)

    def resume_reading(self) -> None:
        """Read on."""
        if self._fd is None:
            self._within.resume_reading()
        elif not self._heard and not self.is_closing():
            self._heard = True
            self._beat.add(self._fd, self)

    # -- writing -----------------------------------------------------------------------------------

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Send it, with what else is sent now."""
        if not self._written:
            self._beat.write_soon(self)
        self._written.append(bytes(data))

    def writelines(self, list_of_data: Iterable[Any]) -> None:
        """The same for something in parts, which are put together when all is."""
        if not self._written:
            self._beat.write_soon(self)
        self._written += list_of_data

    def flush(self) -> None:
        """Send what was written."""
        written, self._written = self._written, []
        if not written or self._within.is_closing():
            return
        try:
            self._within.write(written[0] if len(written) == 1 else b"".join(written))
        except Exception:  # whatever it is, others are written to in the same turn
            metrics.FAILURES.inc()
            LOG.exception("a socket could not be written to")
            self._within.abort()

    def get_write_buffer_size(self) -> int:
        """The bytes that were not sent yet."""
        return self._within.get_write_buffer_size() + sum(map(len, self._written))

    # -- the end -----------------------------------------------------------------------------------

    def close(self) -> None:
        """When all that was written is sent."""
        self.flush()
        self._read_no_more()
        self._within.close()

    def abort(self) -> None:
        """At once."""
        self._read_no_more()
        self._within.abort()

    def _read_no_more(self) -> None:
        if self._fd is not None:
            self.pause_reading()

    def is_closing(self) -> bool:
        """Whether it is closed, or will be."""
        return self._within.is_closing()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known about it."""
        return self._within.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Who is told what happens."""
        self._within.set_protocol(protocol)

    def get_protocol(self) -> asyncio.BaseProtocol:
        """Who that is."""
        return self._within.get_protocol()
