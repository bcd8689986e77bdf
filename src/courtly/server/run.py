"""Run the server with uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import socket
import sys
from typing import Any

import uvicorn

from .app import create_app
from .http.patience import PatientHttp, raise_file_limit
from .live.direct import DirectSocket
from .logs import set_up
from .settings import Settings
from .storage.check import check, said_clearly


def uvicorn_config(settings: Settings) -> uvicorn.Config:
    """How we run uvicorn: no compression (views are small), our own logs, a short good-bye."""
    return uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http=PatientHttp,
        ws=DirectSocket,
        ws_max_size=4 * settings.message_size,
        ws_per_message_deflate=False,
        ws_ping_interval=50,  # pages send signs of life of their own, more often
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=5,
    )


SETTLED = 3.0  # seconds after which a server has started and, as a rule, shown its first page


class Server(uvicorn.Server):
    """Uvicorn's, that wakes once a second and when it is told to stop, not ten times a second."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listens; what only starting needed is given back when that is done."""
        await super().startup(sockets)
        asyncio.get_running_loop().call_later(SETTLED, give_back_memory)

    async def main_loop(self) -> None:
        """Until it is told to stop."""
        self._loop, self._told = asyncio.get_running_loop(), asyncio.Event()
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._told.wait()

    def handle_exit(self, sig: int, frame: Any) -> None:
        """A signal says so."""
        super().handle_exit(sig, frame)
        if hasattr(self, "_told"):
            self._loop.call_soon_threadsafe(self._told.set)


def give_back_memory() -> None:
    """Free memory goes back to the system where the C library can do that: 3 to 4 MB of 85."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def run(settings: Settings) -> None:
    """Serve until told to stop."""
    set_up(not settings.plain_logs, settings.log_level.upper())
    raise_file_limit()
    with said_clearly(settings):
        config = uvicorn_config(settings)
        check(settings)
    sys.setswitchinterval(0.001)  # threads that store and think hold sockets up no longer than this
    Server(config).run()
