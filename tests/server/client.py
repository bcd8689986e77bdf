"""A program at the table: a WebSocket client that checks every message it is sent."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect

from courtly.server.wire import replies
from courtly.server.wire import requests as p

from .serving import PATIENCE

Message = dict[str, Any]


class Refusal(Exception):
    """The server said no."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"{message['code']}: {message['message']}")
        self.code: str = message["code"]
        self.message = message


def changed(state: Message, change: Message) -> Message:
    """The message `state` that a `change` stands for, to who was told `state` before."""
    assert state["version"] >= change["before"], "a change of something later"
    view = state["view"] | change["view"]
    for name, items in change["items"].items():
        view[name] = [items.get(str(k), item) for k, item in enumerate(view[name])]
        assert items.keys() <= {str(k) for k in range(len(view[name]))}
    rest = {name: part for name, part in change.items() if name not in ("before", "items")}
    return rest | {"type": "state", "view": view}


class Player:
    """One browser: a token, a socket, and what it was told last."""

    def __init__(
        self,
        base: str,
        token: str | None = None,
        *,
        check: bool = True,
        protocol: int = p.PROTOCOL,
    ) -> None:
        self.base, self.protocol = base, protocol
        self.token = token or secrets.token_urlsafe(32)
        self.check = check
        self.socket: ClientConnection | None = None
        self.states: dict[tuple[str, int | None], Message] = {}
        self.infos: dict[str, Message] = {}
        self.inbox: list[Message] = []
        self.raw: list[str] = []
        self._answers: dict[int, asyncio.Future[Message]] = {}
        self._id = 0
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self, **headers: str) -> Message:
        """Open the socket and say hello."""
        url = self.base.replace("http", "ws", 1) + "/ws"
        self.socket = await connect(
            url,
            max_size=2**22,
            compression=None,
            additional_headers=headers,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self._reader = asyncio.create_task(self._read())
        return await self.ask("hello", protocol=self.protocol, token=self.token)

    async def close(self) -> None:
        """Close the socket."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for text in self.socket:
                self.take(orjson.loads(text), str(text))
        finally:
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the socket was closed"))
            self._news.set()

    def take(self, message: Message, text: str) -> None:
        """Remember a message, and wake who waits for it."""
        if self.check:
            replies.server_message.validate_python(message)
            self.raw.append(text)
            self.inbox.append(message)
        kind = message["type"]
        if kind in ("state", "change"):
            key = (message["table"], message["seat"])
            old = self.states.get(key)
            if kind == "change":
                assert old is not None, "a change of nothing"
                message = changed(old, message)
            if old is None or message["version"] >= old["version"]:
                self.states[key] = message
        elif kind == "table":
            self.infos[message["table"]] = message
        number = message.get("id")
        if number in self._answers and not self._answers[number].done():
            self._answers[number].set_result(message)
        self._news.set()

    async def send(self, **fields: Any) -> None:
        """Send any message."""
        assert self.socket is not None
        await self.socket.send(orjson.dumps(fields).decode())

    async def ask(self, type_: str, **fields: Any) -> Message:
        """Send a request and wait for its answer; raises `Refusal` for a no."""
        self._id += 1
        number = self._id
        self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self.send(type=type_, id=number, **fields)
            answer = await asyncio.wait_for(self._answers[number], PATIENCE)
        finally:
            waited = self._answers.pop(number)
            if waited.done() and not waited.cancelled():
                waited.exception()
        if answer["type"] == "refused":
            raise Refusal(answer)
        return answer

    async def command(self, type_: str, table: str, key: str | None = None, **f: Any) -> Message:
        """A request that is stored."""
        return await self.ask(type_, table=table, key=key or secrets.token_hex(8), **f)

    async def move(self, table: str, seat: int, move: str | int, key: str | None = None) -> Message:
        """Play at the version last seen."""
        version = self.states[table, seat]["version"]
        return await self.command("move", table, key, seat=seat, version=version, move=move)

    async def until(self, ready: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something is true; it may also hang on what another player has heard."""
        async with asyncio.timeout(seconds):
            while not ready():
                self._news.clear()
                if self._reader is not None and self._reader.done():
                    raise ConnectionError("the socket was closed")
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), 0.05)

    def due(self, table: str) -> list[int]:
        """The seats of this player that have something to decide."""
        return [
            seat
            for (name, seat), state in self.states.items()
            if name == table and seat is not None and state["legal"]
        ]

    def over(self, table: str) -> bool:
        """Whether the game is over."""
        return table in self.infos and self.infos[table]["status"] == "over"

    async def play_on(self, table: str, chance: random.Random, most: int = 10_000) -> int:
        """Make random moves until the game is over; how many."""
        made = 0
        while made < most:
            await self.until(lambda: bool(self.due(table)) or self.over(table))
            if self.over(table):
                break
            seat = chance.choice(self.due(table))
            legal = self.states[table, seat]["legal"]
            try:
                await self.move(table, seat, chance.choice(legal)["move"])
            except Refusal as refusal:
                if refusal.code not in ("stale", "over", "not_your_decision"):
                    raise
                continue
            made += 1
        return made

    def http(self) -> httpx.AsyncClient:
        """For the HTTP part."""
        headers = {"Authorization": f"Bearer {self.token}"}
        return httpx.AsyncClient(
            base_url=self.base, headers=headers, timeout=PATIENCE, verify=False
        )

    async def make(self, game: str, seats: list[Any], **more: Any) -> str:
        """Make a table; seats are given as you, open or a bot's level."""
        laid = [
            {"kind": "you", "name": f"Player {k}"}
            if seat == "you"
            else {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "level": seat}
            if isinstance(seat, str)
            else seat
            for k, seat in enumerate(seats)
        ]
        async with self.http() as http:
            answer = await http.post("/api/tables", json={"game": game, "seats": laid, **more})
        if answer.status_code == 503:
            raise ConnectionError(answer.text)
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table
