"""Connections that wait for nobody for ever, and of which there are never too many.

A request that is not all there in time, or an answer nobody reads, ends its connection. When the
files a process may have open are nearly used up, who comes is told so, and the log as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .. import metrics

LOG = logging.getLogger("courtly.http")
REQUEST = 20.0  # seconds for a whole request to arrive
ANSWER = 30.0  # seconds in which somebody must read on
KEPT_FREE = 100  # files for the database, pages and the like
SAY_AGAIN = 60.0  # seconds between lines in the log

_FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nretry-after: 10\r\n"
    b"connection: close\r\ncontent-length: %d\r\n\r\n%b"
)
_SORRY = b'{"code":"busy","message":"Too many people are here; come back in a moment."}'


def raise_file_limit() -> None:
    """Every socket is a file: use all that the system grants."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections() -> float:
    """How many connections there may be at once."""
    if sys.platform == "win32":
        return float("inf")
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return float("inf") if soft == resource.RLIM_INFINITY else soft - KEPT_FREE


class PatientHttp(HttpToolsProtocol):
    """Uvicorn's protocol with limits."""

    said = float("-inf")
    """When the log was last told that there are too many."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._late: asyncio.TimerHandle | None = None
        """Ends the connection unless a request arrives in time."""
        self._unread: asyncio.TimerHandle | None = None
        """Ends it unless what was sent is read in time."""
        self._crowded = False

    def connection_made(self, transport: Any) -> None:
        """Somebody is here."""
        super().connection_made(transport)
        self._crowded = len(self.connections) > most_connections()
        self._expect()

    def _turn_away(self) -> None:
        metrics.REFUSALS.labels("busy").inc()
        now = time.monotonic()
        if now - PatientHttp.said > SAY_AGAIN:
            PatientHttp.said = now
            there = {"connections": len(self.connections)}
            LOG.warning("too many connections; raise the limit of open files", extra=there)
        self.transport.write(_FULL % (len(_SORRY), _SORRY))
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A part of a request, or what pretends to be one."""
        if self.transport.is_closing():
            return
        if self._crowded:  # said now: closed before it has spoken, it would be reset
            self._turn_away()
            return
        if self.cycle is None or self.cycle.response_complete:
            self._expect()
        super().data_received(data)

    def on_message_complete(self) -> None:
        """A request is all there."""
        super().on_message_complete()
        self._stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket, which has limits of its own."""
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST, self._give_up)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def pause_writing(self) -> None:
        """Much waits to be read."""
        super().pause_writing()
        self._unread = self._unread or self.loop.call_later(ANSWER, self._give_up)

    def resume_writing(self) -> None:
        """They read on."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _give_up(self) -> None:
        metrics.SLOW.inc()
        self.transport.abort()
