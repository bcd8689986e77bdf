"""The WebSocket: says hello, checks every message, and always answers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from functools import partial
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ... import __version__
from .. import metrics
from ..http.limits import Bucket, neighbourhood
from ..http.tokens import COOKIE, origin_allowed, usable
from ..service import Service
from ..table.commands import check_why
from ..table.hashes import hashed
from ..wire import requests as p
from ..wire.encode import encode, encode_done
from ..wire.refused import Refused
from ..wire.replies import Advice, Welcome
from .direct import NAME as DIRECT
from .direct import DirectSocket
from .hub import Client

LOG = logging.getLogger("courtly.sockets")
HELLO_SECONDS = 10.0
PATIENCE = 200  # messages refused for coming too fast before the socket is closed
POLICY = 1008
_VALIDATE = p.client_message.validator.validate_json  # without a wrapper around it
_THOUGHT_ABOUT = (p.Hint, p.Coach)


class Connection:
    """One socket from hello to goodbye."""

    def __init__(self, service: Service, socket: WebSocket) -> None:
        self.service, self.socket = service, socket
        self._direct: DirectSocket = socket.scope["extensions"][DIRECT]
        settings = service.settings
        self.bucket = Bucket(settings.messages_per_second, settings.message_burst)
        self.address = socket.client.host if socket.client else ""
        self._neighbourhood = neighbourhood(self.address)
        self.too_fast = 0
        self.client: Client | None = None
        self.thoughts: dict[str, asyncio.Task[None]] = {}
        """What bots are asked by this socket: a hint, and how good a move was."""

    async def run(self) -> None:
        """Serve the socket until one side closes it."""
        try:
            end = asyncio.get_running_loop().time() + HELLO_SECONDS
            while self.client is None:
                async with asyncio.timeout_at(end):  # how long we take to answer does not count
                    said = await self._receive()
                await self._handle(said)
        except TimeoutError:
            await self._close(POLICY)
            return
        try:
            while True:
                await self._handle(await self._receive())
        finally:
            for thought in self.thoughts.values():
                thought.cancel()
            await asyncio.gather(*self.thoughts.values(), return_exceptions=True)
            self.service.live.part(self.client)

    async def _close(self, code: int) -> None:
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self.socket.close(code)

    async def _receive(self) -> str | None:
        """The next text; None for a message that is no text."""
        # At once: nobody in between has anything to do.
        message: Any = await self._direct.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    async def _answer(self, message: bytes) -> None:
        if self.client is not None:
            self.client.send(message)
        else:
            await self.socket.send_text(message.decode())

    async def _handle(self, text: str | None) -> None:
        """Answer one message, whatever it is."""
        try:
            self._check_pace()
            message = self._parse(text)
        except Refused as refusal:
            await self._refuse(refusal, _request_id(text, self.service.settings.message_size))
            if self.too_fast > PATIENCE:
                await self._close(POLICY)
                raise WebSocketDisconnect(POLICY) from None
            return
        if not isinstance(message, _THOUGHT_ABOUT):
            await self._respond(message)
        elif (before := self.thoughts.get(message.type)) is not None and not before.done():
            await self._refuse(Refused("busy", "One at a time."), message.id)
        else:  # a bot thinks a while: what comes meanwhile is answered
            self.thoughts[message.type] = asyncio.create_task(self._respond(message))

    def _check_pace(self) -> None:
        if self.bucket.take() and self.service.messages.take(self._neighbourhood):
            self.too_fast = 0
            return
        self.too_fast += 1
        raise Refused("too_fast", "Too many messages; slow down.")

    def _parse(self, text: str | None) -> Any:
        if text is None:
            raise Refused("bad_message", "Messages are text.")
        if len(text) > self.service.settings.message_size:
            raise Refused("too_large", "The message is too large.")
        try:
            return _VALIDATE(text)
        except ValidationError as error:
            first = error.errors(include_input=False, include_url=False, include_context=False)[0]
            where = ".".join(str(part) for part in first["loc"])[:100]
            told = f"{where}: {first['msg']}" if where else first["msg"]
            raise Refused("bad_message", f"Not a message of this protocol: {told}"[:300]) from None

    async def _refuse(self, refusal: Refused, request: int | None) -> None:
        metrics.REFUSALS.labels(refusal.code).inc()
        await self._answer(encode(refusal.answer(request)))

    async def _respond(self, message: Any) -> None:
        """Do what a message asks, and say so, or why not."""
        began = time.perf_counter()
        try:
            await self._answer(await self._do(message))
            metrics.commands(message.type).add(time.perf_counter() - began)
        except Refused as refusal:
            await self._refuse(refusal, message.id)
            if refusal.code == "stale":
                await self._show_again(message)
        except WebSocketDisconnect:
            raise
        except Exception:
            metrics.FAILURES.inc()
            LOG.exception("a message failed")
            failed = Refused("failed", "Something went wrong here; nothing was changed.")
            await self._answer(encode(failed.answer(message.id)))

    async def _show_again(self, message: p.TableRequest) -> None:
        """After a stale version: how the table stands."""
        if self.client is not None:
            with contextlib.suppress(Refused):
                await self.service.live.watch(self.client, message.table, None)

    async def _do(self, message: p.Request) -> bytes:
        """Do what a message asks; the answer."""
        client = self.client
        if client is not None and isinstance(message, p.Command):  # nearly always a move
            return encode_done(message.id, await self._command(message, client))
        if isinstance(message, p.Hello):
            return encode(await self._hello(message))
        if client is None:
            raise Refused("not_welcome", "Say hello first.")
        if isinstance(message, p.Hint):
            return encode(await self._hint(message, client))
        if isinstance(message, p.Coach):
            return encode(await self.service.coach(client.who, self.address, message))
        version = None
        if isinstance(message, p.TableRequest):
            version = await self._look(message, client)
        return encode_done(message.id, version)

    async def _command(self, message: p.Command, client: Client) -> int:
        """Something that is stored; the number of its entry."""
        if isinstance(message, p.PlayMove):
            return await self.service.live.perform(client.who, message)
        if isinstance(message, p.Rematch):
            return await self.service.rematch(client.who, self.address, message)
        if isinstance(message, p.Chat):
            self.service.house.check_speaks(client.who, client.device)
        if isinstance(message, p.Chat) and not self.service.chats.take(client.who, self.address):
            raise Refused("too_fast", "You talk too fast; wait a moment.")
        version = await self.service.live.perform(client.who, message)
        if isinstance(message, p.Sit):
            self.service.hub.plays(client, [message.table])
        return version

    async def _look(self, message: p.TableRequest, client: Client) -> int | None:
        """Something that changes nothing at a table."""
        live = self.service.live
        if isinstance(message, p.Watch):
            return await live.watch(client, message.table, message.since)
        if isinstance(message, p.Unwatch):
            live.unwatch(client, message.table)
        elif isinstance(message, p.Why):
            await live.read(message.table, partial(check_why, who=client.who, m=message))
        return None

    async def _hint(self, message: p.Hint, client: Client) -> Advice:
        return await self.service.hint(client.who, self.address, message)

    async def _hello(self, message: p.Hello) -> Welcome:
        if self.client is not None:
            raise Refused("protocol", "You have said hello already.")
        if message.protocol not in p.PROTOCOLS:
            raise Refused(
                "protocol", f"This server speaks version {p.PROTOCOL}; load the page again."
            )
        token = message.token or self.socket.cookies.get(COOKIE)
        if token is None or not usable(token):
            raise Refused("not_welcome", "Send a token of at least 128 random bits, or a cookie.")
        device = hashed(token)
        who = await self.service.store.person_of(device)
        await self.service.house.check_welcome(who, device, self.address)
        if len(self.service.hub.clients_of(who)) >= self.service.settings.sockets_per_person:
            raise Refused("too_fast", "You have this page open too many times.")
        tables = await self.service.turns(who)
        self.client = Client(who, self._direct, changes=message.protocol > 1, device=device)
        self.service.hub.join(self.client, (turn.table for turn in tables))
        return Welcome(
            id=message.id,
            protocol=message.protocol,
            version=__version__,
            engines=self.service.engines.report(),
            tables=tables,
        )


def _request_id(text: str | None, most: int) -> int | None:
    """The id of a message, even of one that is otherwise wrong."""
    if text is None or len(text) > most:
        return None
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return None
    number = found.get("id") if isinstance(found, dict) else None
    return number if type(number) is int and 0 <= number <= 2**53 else None


class Sockets:
    """The endpoint: turns away strangers before a word is spoken."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self._by_address: Counter[str] = Counter()

    async def __call__(self, socket: WebSocket) -> None:
        """Serve one socket."""
        settings = self.service.settings
        origin, host = socket.headers.get("origin"), socket.headers.get("host")
        address = neighbourhood(socket.client.host if socket.client else "")
        crowded = self._by_address[address] >= settings.sockets_per_address
        if crowded or not origin_allowed(origin, host, settings.origins):
            metrics.REFUSALS.labels("too_fast" if crowded else "not_welcome").inc()
            await socket.close(POLICY)
            return
        self._by_address[address] += 1
        try:
            await socket.accept()
            with contextlib.suppress(WebSocketDisconnect):
                # By itself: else each message would go through all that is around the application.
                await asyncio.create_task(Connection(self.service, socket).run())
        finally:
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]
