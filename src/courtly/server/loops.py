"""Loops that go on: what runs in the background is started again when it fails, and counted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from . import metrics

LOG = logging.getLogger("courtly.loops")
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0

Step = Callable[[], Awaitable[None]]
"""One turn of a loop; it waits by itself for something to do."""


class Loop:
    """Takes one step after the other; after one that failed it pauses, and goes on."""

    def __init__(self, name: str, step: Step, limit: float | None) -> None:
        self.name, self._step, self._limit = name, step, limit
        self.failures = 0
        """Steps that failed in a row."""
        self._began = time.monotonic()

    @property
    def turning(self) -> bool:
        """Whether the last step went well, and this one does not take too long."""
        late = self._limit is not None and time.monotonic() - self._began > self._limit
        return not self.failures and not late

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
            self._began = time.monotonic()
            try:
                await self._step()
                self.failures = 0
            except Exception as error:
                self.failures += 1
                metrics.FAILURES.inc()
                metrics.RESTARTS.labels(self.name).inc()
                LOG.exception(
                    "a loop failed and goes on",
                    extra={"loop": self.name, "what": type(error).__name__},
                )
                await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self.failures - 1)))


class Loops:
    """The loops of one part of the server."""

    def __init__(self) -> None:
        self._loops: list[Loop] = []
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, name: str, step: Step, limit: float | None = None) -> None:
        """Begin another loop. A step that takes longer than `limit` seconds hangs."""
        loop = Loop(name, step, limit)
        self._loops.append(loop)
        self._tasks.append(asyncio.create_task(loop.run(), name=name))

    @property
    def failing(self) -> list[str]:
        """The names of loops whose last step failed, or that hang."""
        return sorted({loop.name for loop in self._loops if not loop.turning})

    async def stop(self) -> None:
        """End all of them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._loops, self._tasks = [], []
