"""The engines: every game can be played at once, and is made faster meanwhile.

Games run uncompiled until other processes have compiled them (`courtly.ready`); that takes over in
the middle of games. Nobody waits for it, and nobody need know but by how fast bots think.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable

from ..games import names
from ..ready.background import Background
from ..ready.progress import HURRIED, Progress
from . import metrics
from .wire.replies import EngineState

LOG = logging.getLogger("courtly.engines")


class Engines:
    """Brings games in when they are first played, and knows how far the compiler is."""

    def __init__(self, told: Callable[[], None]) -> None:
        self._told = told
        """Called when there is something new to report."""
        self._background = Background(names())
        self._opened: dict[str, asyncio.Task[None]] = {}
        self._last: list[EngineState] = []

    def start(self) -> None:
        """Let the compiler begin in the background."""
        loop = asyncio.get_running_loop()

        def tell() -> None:
            loop.call_soon_threadsafe(self._moved)

        self._background.listeners.append(tell)
        self._background.start()

    async def stop(self) -> None:
        """Stop compiling."""
        await asyncio.to_thread(self._background.stop)

    async def open(self, game: str) -> None:
        """Somebody is at a table of this game: bring it in, and let the compiler take it first."""
        opened = self._opened.get(game)
        if opened is None or (opened.done() and opened.exception() is not None):
            self._background.open(game)
            opened = asyncio.create_task(asyncio.to_thread(_bring_in, game))
            self._opened[game] = opened
        await asyncio.shield(opened)

    def gave_up(self, game: str) -> bool:
        """Whether a game stays uncompiled."""
        return any(now.game == game and now.state == "failed" for now in self.report())

    def report(self) -> list[EngineState]:
        """How far each game is."""
        return [_state(progress) for progress in self._background.progress()]

    def _moved(self) -> None:
        report = self.report()
        if report == self._last:
            return
        for now in report:
            metrics.COMPILED.labels(now.game).set(now.percent)
        if _compiled(report) - _compiled(self._last):
            LOG.info("compiled", extra={"games": sorted(_compiled(report))})
            _settle()
        self._last = report
        self._told()


def _compiled(report: list[EngineState]) -> set[str]:
    return {now.game for now in report if now.state == "compiled"}


def _state(progress: Progress) -> EngineState:
    return EngineState(
        game=progress.game,
        state=progress.state,
        percent=progress.percent,
        hurried=[] if progress.search.state == "compiled" else list(HURRIED),
        why=progress.failed,
    )


def _bring_in(game: str) -> None:
    """In a thread: where people are to wait for the compiler (``release``) it is done here."""
    from ..ready import stages

    stages.bring_in(game)
    stages.warm_up(game, lambda line: LOG.info(line), last="engine")


def _settle() -> None:
    """Compiled code stays for good: let the garbage collector pass it by; its pauses are heard."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
