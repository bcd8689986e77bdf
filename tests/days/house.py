"""A server in this process whose clock a test sets, and people who come and go there."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx

from courtly.server import clock
from courtly.server.app import create_app
from courtly.server.service import Service
from courtly.server.settings import Settings
from courtly.server.table.hashes import hashed
from courtly.server.table.table import Table
from courtly.server.wire.requests import client_message

HOUR, DAY = 3600.0, 86400.0
BEGIN = 1_800_000_000.0
PATIENCE = 120.0


class Hands:
    """The clock of the house."""

    def __init__(self) -> None:
        self.at = BEGIN

    def now(self) -> float:
        """It stands still until a test moves it."""
        return self.at


class House:
    """A server, without sockets."""

    def __init__(self, service: Service, http: httpx.ASGITransport, hands: Hands) -> None:
        self.service, self.hands, self._http = service, hands, http

    def person(self, token: str | None = None) -> Person:
        """Somebody with a browser."""
        return Person(self, token or secrets.token_urlsafe(32))

    def browser(self, token: str) -> httpx.AsyncClient:
        """For the HTTP part."""
        headers = {"authorization": f"Bearer {token}"}
        return httpx.AsyncClient(transport=self._http, base_url="http://house", headers=headers)

    async def table(self, table: str) -> Table:
        """A table as it stands."""
        return await self.service.live.read(table, lambda found: found)

    async def until(self, ready: Callable[[], bool]) -> None:
        """Wait for something that happens by itself."""
        async with asyncio.timeout(PATIENCE):
            while not ready():
                await asyncio.sleep(0.02)

    async def settle(self, table: str) -> Table:
        """Wait until no bot has anything to decide, and no clock has run out."""
        found = await self.table(table)

        def settled() -> bool:
            due = found.next_due
            return not found.bots_due and (due is None or due > self.hands.at)

        while not settled():
            await self.until(settled)
            found = await self.table(table)
        return found


class Person:
    """Somebody with a browser; or with several, once they are linked."""

    def __init__(self, house: House, token: str) -> None:
        self.house, self.token = house, token

    @property
    def device(self) -> str:
        """What the server knows this browser by."""
        return hashed(self.token)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Something over HTTP."""
        async with self.house.browser(self.token) as http:
            return await http.request(method, path, **more)

    async def get(self, path: str, **params: Any) -> Any:
        """What is found at a path."""
        answer = await self.ask("GET", path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """What is answered to something sent."""
        answer = await self.ask("POST", path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def make(self, game: str, seats: list[Any], **more: Any) -> str:
        """Make a table; a seat is a name of one's own, `open`, or a bot's level as ``bot:page``."""
        laid = [
            {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "level": seat[4:]}
            if seat.startswith("bot:")
            else {"kind": "you", "name": seat}
            for seat in seats
        ]
        made = await self.post("/api/tables", {"game": game, "seats": laid, **more}, 201)
        return str(made["table"])

    async def do(self, type_: str, table: str, **fields: Any) -> int:
        """A command as it comes over a socket; the number of its entry."""
        given = {"id": 1, "type": type_, "table": table, "key": secrets.token_hex(8), **fields}
        message = client_message.validate_python(given)
        return await self.house.service.live.perform(self.device, message)

    async def move(self, table: str, seat: int, move: str | None = None) -> int:
        """The move named, or the first there is."""
        found = await self.house.table(table)
        assert found.game is not None
        chosen = move or found.game.legal(seat)[0].text
        return await self.do("move", table, seat=seat, version=found.version, move=chosen)


@contextlib.asynccontextmanager
async def house(
    folder: Path, hands: Hands | None = None, database: str | None = None, **more: Any
) -> AsyncIterator[House]:
    """A server for a while; with the same folder it finds what was left there."""
    hands, true = hands or Hands(), clock.now
    clock.now = hands.now
    where = database or f"sqlite:///{folder / 'tables.db'}"
    settings = Settings(
        database=where, compile=False, bot_pace=0, table_burst=1000, study_burst=1000, **more
    )
    app = create_app(settings)
    try:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app=app, client=("127.0.0.1", 1))
            yield House(app.state.service, transport, hands)
    finally:
        clock.now = true
