"""Frames of nonsense: ``python -m tests.server.fuzz 100000``.

Beside them somebody plays; at the end no internal failure was logged, no loop has ended, and
whoever plays is served as before.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import tempfile
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .client import Player
from .serving import PATIENCE, ServerProcess, serving
from .test_safety import FIELDS, TYPES

SOCKETS, AT_ONCE = 8, 50
NAMES = sorted(FIELDS.keys() - {"id", "table"})
#: Tables that nonsense is spoken at: by people who have no seat there, and by those who play.
TABLES: list[tuple[list[str], dict[str, Any]]] = [
    (["you", "open"], {}),
    (["you", "page"], {}),
    (["you", "you"], {"clock": {"seconds": 1000, "up": "move", "holidays": 3}, "patience": 60}),
]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**53, 2**80, 1.5, 1e308, "", "x", "take a1", "pass", "\ud800",
    "\u2028", "x" * 600, "key-key-key", [], {}, [[[]]], {"a": {"b": []}}, "page", "king",
]  # fmt: skip


def nonsense(chance: random.Random, table: str) -> str | bytes:
    """A frame: nearly right, or wrong altogether."""
    kind = chance.random()
    if kind < 0.03:
        return chance.randbytes(chance.randint(0, 60))
    message: dict[str, Any] = {"type": chance.choice(TYPES), "id": chance.choice([1, 2, 3, None])}
    if chance.random() < 0.8:
        message["table"] = table
    if chance.random() < 0.7:
        message["key"] = secrets.token_hex(8)
    for name in chance.sample(NAMES, chance.randint(0, 4)):
        message[name] = chance.choice(ODD)
    if chance.random() < 0.5:  # so that more of it is nearly right
        message |= {"seat": chance.randint(0, 1), "version": chance.randint(0, 9)}
        message |= {"move": chance.randint(0, 60)} if message["type"] in ("move", "why") else {}
    text = json.dumps(message)
    if kind < 0.15:
        at = chance.randrange(len(text))
        text = text[:at] + chr(chance.randint(1, 0x2FFF)) + text[at + chance.randint(0, 3) :]
    return text.encode("utf-8", "replace").decode() if kind < 0.9 else text[: len(text) // 2]


async def _say_hello(server: ServerProcess, token: str) -> ClientConnection:
    socket = await connect(server.ws, compression=None, proxy=None, max_size=2**22)
    hello = {"type": "hello", "id": 0, "protocol": 1, "token": token}
    await socket.send(json.dumps(hello))
    return socket


async def pour(server: ServerProcess, count: int, seed: int) -> None:
    """So many frames over one socket after the other, reading what is answered."""
    chance, sent = random.Random(seed), 0
    host = Player(server.http)
    while sent < count:
        seats, more = chance.choice(TABLES)
        table = await host.make("richelieu", seats, **more)
        socket = await _say_hello(server, chance.choice([host.token, secrets.token_urlsafe(32)]))
        try:
            while sent < count and chance.random() < 0.95:
                for _ in range(min(AT_ONCE, count - sent)):
                    await socket.send(nonsense(chance, table))
                    sent += 1
                await socket.send(json.dumps({"type": "ping", "id": 777_777}))
                async with asyncio.timeout(PATIENCE):
                    while True:
                        answer = json.loads(await socket.recv())
                        assert answer.get("code") != "failed", answer
                        if answer.get("id") == 777_777:
                            break
        except ConnectionClosed:
            pass
        finally:
            await socket.close()


async def bystand(server: ServerProcess, done: asyncio.Event) -> int:
    """Play on until all is over, and once more; how many moves."""
    moves, chance = 0, random.Random(0)
    async with Player(server.http) as player:
        while not (done.is_set() and moves):
            table = await player.make("richelieu", ["you", "page"])
            await player.ask("watch", table=table)
            while not (done.is_set() and moves) and not player.over(table):
                moves += await player.play_on(table, chance, 1)
    return moves


async def fuzz(server: ServerProcess, count: int) -> int:
    """All of it; the moves of the bystander."""
    done = asyncio.Event()
    bystander = asyncio.create_task(bystand(server, done))
    await asyncio.gather(*(pour(server, count // SOCKETS, seed) for seed in range(SOCKETS)))
    done.set()
    moves = await bystander
    wrong = [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]
    assert wrong == [], "\n".join(wrong[:3])
    counted = await asyncio.to_thread(server.get, "/metrics")
    assert "\ncourtly_failures_total 0.0\n" in counted.text
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(server.get, "/readyz")).json()["failing"]:
            await asyncio.sleep(0.1)
    return moves


def run(count: int) -> int:
    """Against a server of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/tables.db", "--sockets-per-person", "1000") as server,
    ):
        return asyncio.run(fuzz(server, count))


if __name__ == "__main__":
    began, frames = time.monotonic(), int(sys.argv[1])
    made = run(frames)
    print(
        f"{frames:,} frames of nonsense: no internal failure, no loop ended; "
        f"a bystander made {made:,} moves; {time.monotonic() - began:.0f} s"
    )
