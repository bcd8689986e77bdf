"""A WebSocket that messages are written to at once: every move goes out to all who watch.

By way of the interface of the application a message passes a queue, a task and two state machines;
here a frame is put in front of it, and the transport has it. What a slow reader has not taken yet
waits in the transport, and is measured there.
"""

from __future__ import annotations

import struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NAME = "courtly.direct"
AHEAD = 16  # messages read before the application has taken them
GRACE = 5.0  # seconds a slow reader has to take what waits, and the close


def frame(message: bytes) -> bytes:
    """A text as one frame of a server."""
    size = len(message)
    if size < 126:
        return b"\x81%c%b" % (size, message)
    if size < 65536:
        return struct.pack("!BBH", 0x81, 126, size) + message
    return struct.pack("!BBQ", 0x81, 127, size) + message


class DirectSocket(WebSocketsSansIOProtocol):
    """Uvicorn's protocol; the application finds it in the scope's extensions."""

    def handle_connect(self, event: Any) -> None:
        """A request; tell the application where to write."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: Any = self.scope["extensions"]
            extensions[NAME] = self

    def write_frame(self, made: bytes) -> int:
        """Send a frame; the bytes that wait for the reader."""
        if self.close_sent or self.transport.is_closing():
            return 0
        self.transport.write(made)
        return self.transport.get_write_buffer_size()

    def let_go(self, code: int) -> None:
        """Close the socket of someone who does not read."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.loop.call_later(GRACE, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading goes on: to stop and go on for each costs two system calls."""
        if self.read_paused or self.queue.qsize() >= AHEAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that the other one does not stop reading
        super().send_receive_event_to_app()
        self.read_paused = False
