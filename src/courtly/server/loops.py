"""Loops that go on: what runs in the background is started again when it fails, and counted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from . import metrics

LOG = logging.getLogger("courtly.loops")
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0

Step = Callable[[], Awaitable[None]]
"""One turn of a loop; it waits by itself for something to do."""


class Loop:
    """Takes one step after the other; after one that failed it pauses, and goes on."""

    def __init__(self, name: str, step: Step) -> None:
        self.name, self._step = name, step
        self.failures = 0
        """Steps that failed in a row."""

    async def run(self) -> None:
        """Until it is cancelled."""
        while True:
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

    def start(self, name: str, step: Step) -> None:
        """Begin another loop."""
        loop = Loop(name, step)
        self._loops.append(loop)
        self._tasks.append(asyncio.create_task(loop.run(), name=name))

    @property
    def failing(self) -> list[str]:
        """The names of loops whose last step failed."""
        return [loop.name for loop in self._loops if loop.failures]

    async def stop(self) -> None:
        """End all of them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._loops, self._tasks = [], []
