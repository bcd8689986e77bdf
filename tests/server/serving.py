"""Server processes for tests: started on a free port, killed like a power cut."""

from __future__ import annotations

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from courtly.games import description, names

#: Seconds after which nothing more is expected, even of a machine that has much else to do.
PATIENCE = 300


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """`courtly serve` in a process of its own."""

    def __init__(
        self,
        database: str,
        port: int | None = None,
        *more: str,
        program: tuple[str, ...] = ("-m", "courtly.cli.main"),
    ) -> None:
        self.database, self.port = database, port or free_port()
        command = [sys.executable, *program, "serve", "--port", str(self.port)]
        command += ["--database", database, "--sockets-per-address", "10000"]
        command += ["--messages-per-second", "1000", "--requests-per-second", "1000"]
        command += ["--bot-pace", "0"]
        command += ["--people-per-address", "10000", "--table-burst", "1000", *more]
        self.log = Path(f"{os.environ.get('TMPDIR', '/tmp')}/courtly-test-{self.port}.log")
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stderr=log, stdout=log)

    @property
    def http(self) -> str:
        """Where pages are."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        """Where the socket is."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def get(self, path: str, **more: Any) -> httpx.Response:
        """What is at a path. (Certificates are not looked at: to load them all takes longer.)"""
        return httpx.get(self.http + path, timeout=PATIENCE, verify=False, **more)

    def post(self, path: str, **more: Any) -> httpx.Response:
        """What is answered to something sent."""
        return httpx.post(self.http + path, timeout=PATIENCE, verify=False, **more)

    def wait(self, *, seconds: float = PATIENCE) -> ServerProcess:
        """Until it answers: then everything can be played."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.http}/healthz", timeout=10).close()
                return self
            if self.process.poll() is not None:
                raise AssertionError(f"the server stopped: {self.log.read_text()[-3000:]}")
            time.sleep(0.1)
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-3000:]}")

    def engines(self) -> dict[str, dict[str, Any]]:
        """How far the compiler is with each game."""
        return {engine["game"]: engine for engine in self.get("/healthz").json()["engines"]}

    def compiled(self) -> ServerProcess:
        """Until all games run compiled: none is loaded before there is a table."""
        token = {"Authorization": f"Bearer {secrets.token_urlsafe(32)}"}
        for name in names():
            seats = [{"kind": "you", "name": "Anna"}] * description(name).fewest
            made = self.post("/api/tables", json={"game": name, "seats": seats}, headers=token)
            assert made.status_code == 201, made.text
        end = time.monotonic() + 6 * PATIENCE
        while not all(now["state"] == "compiled" for now in self.engines().values()):
            assert time.monotonic() < end, self.engines()
            time.sleep(0.1)
        return self

    def kill(self) -> None:
        """At once, without a word."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Politely; its exit code."""
        self.process.terminate()
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def serving(database: str, *more: str) -> Iterator[ServerProcess]:
    """A server for the time of a test."""
    server = ServerProcess(database, None, *more)
    try:
        yield server.wait()
    finally:
        server.kill()
        server.log.unlink(missing_ok=True)
