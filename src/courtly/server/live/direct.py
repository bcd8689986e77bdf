"""A WebSocket that messages are written to at once: every move goes out to all who watch.

By way of the interface of the application a message passes a queue, a task and two state machines;
here a frame is put in front of it, and the transport has it. What a slow reader has not taken yet
waits in the transport, and is measured there. What comes in is nearly always one short text, whole,
and is taken out of its frame here; the rest is left to those who know all about frames.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections import deque
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from .. import metrics
from .beat import beat_of
from .line import Line

try:
    from websockets.speedups import apply_mask
except ImportError:  # there is no wheel with it
    from websockets.utils import apply_mask

LOG = logging.getLogger("courtly.sockets")
NAME = "courtly.direct"
AHEAD = 16  # messages read before the application has taken them
GRACE = 5.0  # seconds a slow reader has to take what waits, and the close


def frame_head(size: int) -> bytes:
    """What comes before a text of so many bytes, in a frame of a server."""
    if size < 126:
        return b"\x81%c" % size
    if size < 65536:
        return _MIDDLING(0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)


_MIDDLING = struct.Struct("!BBH").pack


class Inbox:
    """Messages that wait to be handled. Of all a queue can do only this is needed, and often."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._asked: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Another one."""
        self._waiting.append(message)
        if self._asked is not None and not self._asked.done():
            self._asked.set_result(None)

    async def get(self) -> Any:
        """The next one; there is but one who asks."""
        while not self._waiting:
            self._asked = asyncio.get_running_loop().create_future()
            await self._asked
        return self._waiting.popleft()

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._waiting

    def qsize(self) -> int:
        """How many wait."""
        return len(self._waiting)


def whole_text(data: bytes) -> str | None:
    r"""What a client says in a single frame, if the data is that and nothing else.

    >>> whole_text(b"\x81\x82\x01\x01\x01\x01ih")
    'hi'
    """
    size, first = len(data), 6
    if size < first or data[0] != 0x81 or data[1] < 0x80:
        return None
    told = data[1] - 0x80
    if told == 126 and size > 8:
        told, first = data[2] << 8 | data[3], 8
    elif told > 125:
        return None
    if size != first + told:
        return None
    try:
        return apply_mask(data[first:], data[first - 4 : first]).decode()
    except UnicodeDecodeError:
        return None


class DirectSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; the application finds it in the scope's extensions."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self._line: Line
        self._fresh = True
        """Whether what comes in next is the beginning of a message."""

    def connection_made(self, transport: Any) -> None:
        """Somebody is there; they are heard and written to by the beat of all."""
        self._line = Line(transport, beat_of(self.loop), self.read)
        super().connection_made(self._line)

    def handle_connect(self, event: Any) -> None:
        """A request; tell the application where to write."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def write_frame(self, message: bytes) -> int:
        """Send a text as one frame; the bytes that wait for the reader."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self._line.writelines((frame_head(len(message)), message))
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()

    def let_go(self, code: int) -> None:
        """Close the socket of someone who does not read."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.loop.call_later(GRACE, self.transport.abort)

    def data_received(self, data: bytes) -> None:
        """Something came in, for the first time, or where the system knows no better way."""
        if self.handshake_complete:
            self._line.take_over()
            self.read(data)
        else:
            super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more; what they said last is heard before."""
        self._line.lost()
        super().connection_lost(exc)

    def read(self, data: bytes) -> None:
        """Take up what came in; whatever is wrong with it, others wait in the same beat."""
        try:
            self._take(data)
        except Exception:
            metrics.FAILURES.inc()
            LOG.exception("what came in could not be read")
            self.transport.abort()

    def _take(self, data: bytes) -> None:
        text = whole_text(data) if self._fresh and self.conn.state is OPEN else None
        if text is None:
            super().data_received(data)
            self._fresh = self._between_messages
        elif not self.close_sent:
            self._pass_on(text)

    @property
    def _between_messages(self) -> bool:
        """Whether what comes next is the beginning of a message."""
        waiting: Any = self.conn.parser
        while waiting.gi_yieldfrom is not None:
            waiting = waiting.gi_yieldfrom
        at_frame = waiting.__name__ == "at_eof"  # else it has begun with one, and reads on
        return at_frame and not self.frames

    def _pass_on(self, text: str) -> None:
        """Hand a message on; where many wait already, read no further."""
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading goes on: to stop and go on for each costs two system calls."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that the other one does not stop reading
        super().send_receive_event_to_app()
        self.read_paused = False
