"""What comes in over a WebSocket is the same however it is cut into frames and packets."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from types import SimpleNamespace

import pytest
from websockets.server import ServerProtocol

from courtly.server.live.direct import DirectSocket, whole_text

from .hostile import UPGRADE, frame, message
from .serving import ServerProcess

TEXT, CONTINUED, BINARY, PING = 0x81, 0x80, 0x82, 0x89


def masked(text: str, mask: bytes) -> bytes:
    """A frame as browsers send it."""
    payload = text.encode()
    made = bytearray(frame(payload))
    made[len(made) - len(payload) - 4 : len(made) - len(payload)] = mask
    made[len(made) - len(payload) :] = bytes(b ^ mask[k % 4] for k, b in enumerate(payload))
    return bytes(made)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 5000])
def test_a_text_that_is_whole_is_read_at_once(size: int) -> None:
    chance = random.Random(size)
    text = "".join(chance.choice("aé€𝄞") for _ in range(size))
    made = masked(text, chance.randbytes(4))
    assert whole_text(made) == text
    assert whole_text(made[:-1]) is None
    assert whole_text(made + b"\x81") is None
    assert whole_text(bytes([made[0] & 0x7F]) + made[1:]) is None, "not the end of it"
    assert whole_text(bytes([BINARY]) + made[1:]) is None
    assert whole_text(frame(b"\xff")) is None


def test_what_cannot_be_read_ends_its_own_socket_only() -> None:
    ended: list[str] = []
    socket = DirectSocket.__new__(DirectSocket)
    socket.conn = SimpleNamespace()  # type: ignore[assignment]
    socket.transport = SimpleNamespace(abort=lambda: ended.append("aborted"))  # type: ignore[assignment]
    socket.read(b"anything")
    assert ended == ["aborted"]


def test_nothing_is_taken_for_a_beginning_that_is_none() -> None:
    conn = ServerProtocol()
    socket = SimpleNamespace(conn=conn, frames=[])

    def between() -> bool:
        found: bool = DirectSocket._between_messages.fget(socket)  # type: ignore[attr-defined]
        return found

    conn.receive_data(UPGRADE)
    (request,) = conn.events_received()
    conn.send_response(conn.accept(request))  # type: ignore[arg-type]
    assert between()
    whole = frame(b"x" * 200)
    for cut in range(1, len(whole)):
        conn.receive_data(whole[:cut])
        assert not between(), f"after {cut} bytes of a frame"
        conn.receive_data(whole[cut:])
        assert between()
    socket.frames = [b"the first part"]
    assert not between()


async def answers(port: int, data: bytes, cuts: list[int], wanted: int) -> list[int]:
    """The ids that are answered when so much is sent at a time."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(UPGRADE)
    await reader.readuntil(b"\r\n\r\n")
    for first, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
        writer.write(data[first:end])
        await writer.drain()
        await asyncio.sleep(0.002)  # so that it may come in pieces
    found: list[int] = []
    while len(found) < wanted:
        kind, size = await reader.readexactly(2)
        if size == 126:
            size = int.from_bytes(await reader.readexactly(2))
        payload = await reader.readexactly(size)
        if kind == TEXT:
            found.append(json.loads(payload)["id"])
    writer.close()
    return found


def test_messages_come_in_order_however_they_are_cut(server: ServerProcess) -> None:
    hello = message(type="hello", id=0, protocol=1, token=secrets.token_urlsafe(32))
    one, two = b'{"type":"ping",', b'"id":3}'
    said = [
        message(type="ping", id=1),
        masked('{"type":"ping","id":2}', b"abcd"),
        frame(one, 0x01) + frame(b"", PING) + frame(two, CONTINUED),
        message(type="ping", id=4),
    ]
    data, chance = hello + b"".join(said), random.Random(1)
    ends = [len(hello) + sum(map(len, said[:k])) for k in range(len(said))]
    for cuts in ([], ends, *(sorted(chance.sample(range(1, len(data)), 6)) for _ in range(8))):
        assert asyncio.run(answers(server.port, data, cuts, 5)) == [0, 1, 2, 3, 4]
