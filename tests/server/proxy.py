"""A way to the database that can be frozen, cut and opened again while both ends live."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit


class Proxy:
    """Passes bytes between TCP connections and the socket of a PostgreSQL server."""

    def __init__(self, database: str) -> None:
        host = parse_qs(urlsplit(database).query)["host"][0]
        self._socket = f"{host}/.s.PGSQL.5432"
        self._loop = asyncio.new_event_loop()
        self._flows, self._answers = asyncio.Event(), asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._ready.wait()

    @property
    def database(self) -> str:
        """Its address for a server."""
        return f"postgresql://postgres@127.0.0.1:{self._port}/postgres"

    def freeze(self) -> None:
        """Nothing passes any more; connections stay open, and new ones are taken."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def deafen(self) -> None:
        """What is asked arrives, and is done; no answer comes back."""
        self._loop.call_soon_threadsafe(self._answers.clear)

    def thaw(self) -> None:
        """It passes again, what has waited first."""
        self._loop.call_soon_threadsafe(self._thaw)

    def _thaw(self) -> None:
        self._flows.set()
        self._answers.set()

    def cut(self) -> None:
        """All connections are gone."""
        self._loop.call_soon_threadsafe(self._cut)

    def _cut(self) -> None:
        for writer in self._writers:
            writer.transport.abort()

    def close(self) -> None:
        """No more of it."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self._port = server.sockets[0].getsockname()[1]
        self._thaw()
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._cut()
        self._loop.run_until_complete(asyncio.sleep(0.05))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_unix_connection(self._socket)
        both = {writer, back}
        self._writers |= both
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(
                self._pass(reader, back, self._flows), self._pass(there, writer, self._answers)
            )
        self._writers -= both

    async def _pass(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, open_: asyncio.Event
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self._flows.wait()
                await open_.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@contextlib.contextmanager
def proxied(database: str) -> Iterator[Proxy]:
    """A proxy for the time of a test."""
    proxy = Proxy(database)
    try:
        yield proxy
    finally:
        proxy.close()
