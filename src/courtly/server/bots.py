"""Bots think here: a few threads, a bounded queue, and nothing of a table but what a seat knows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from ..core.seen import Seen
from . import metrics
from .engines import Engines
from .settings import Settings

LOG = logging.getLogger("courtly.bots")
NICE = 10


@dataclass(frozen=True)
class Question:
    """A decision a bot has to make: where, for which seat, how well, and what it knows."""

    table: str
    seat: int
    version: int
    level: str
    seen: Seen


Answered = Callable[[Question, int], Awaitable[None]]


class BotDesk:
    """Takes questions and hands back moves."""

    def __init__(self, settings: Settings, engines: Engines, answered: Answered) -> None:
        self._engines, self._answered = engines, answered
        self._workers = settings.bot_workers
        self._kept = settings.bots_kept
        self._bots: OrderedDict[tuple[str, int, str], object] = OrderedDict()
        self._lock = threading.Lock()
        self._queue: asyncio.Queue[Question] = asyncio.Queue(settings.bot_queue)
        self._asked: set[tuple[str, int]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._pool = ThreadPoolExecutor(self._workers, "bot", _be_nice)

    def start(self) -> None:
        """Begin to answer."""
        self._tasks = [asyncio.create_task(self._work()) for _ in range(self._workers)]

    async def stop(self) -> None:
        """Answer no more; a thought in a thread is thrown away."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def busy(self, table: str, seat: int) -> bool:
        """Whether a bot already thinks about this seat."""
        return (table, seat) in self._asked

    def ask(self, question: Question) -> bool:
        """Queue a question; False when the queue is full and it should be asked again later."""
        if self.busy(question.table, question.seat):
            return True
        try:
            self._queue.put_nowait(question)
        except asyncio.QueueFull:
            return False
        self._asked.add((question.table, question.seat))
        metrics.BOTS_WAITING.set(len(self._asked))
        return True

    async def _work(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            question = await self._queue.get()
            try:
                await self._engines.wait_bots(question.seen.game)
                began = time.perf_counter()
                move = await loop.run_in_executor(self._pool, self._think, question)
                metrics.BOT_SECONDS.labels(question.level).observe(time.perf_counter() - began)
            except Exception:
                metrics.FAILURES.inc()
                LOG.exception("a bot failed and plays anything", extra={"level": question.level})
                move = int(question.seen.legal[0])
            self._asked.discard((question.table, question.seat))
            metrics.BOTS_WAITING.set(len(self._asked))
            try:
                await self._answered(question, move)
            except Exception:
                metrics.FAILURES.inc()
                LOG.exception("the move of a bot could not be played")

    def _think(self, question: Question) -> int:
        """In a thread. A bot that was here before goes on with the tree it has; others are new."""
        from ..bots.levels import make_bot

        if len(question.seen.legal) == 1:
            return int(question.seen.legal[0])
        key = (question.table, question.seat, question.level)
        with self._lock:
            bot = self._bots.pop(key, None)
        bot = bot or make_bot(question.level)
        move = int(bot.choose(question.seen))  # type: ignore[attr-defined]
        with self._lock:
            self._bots[key] = bot
            while len(self._bots) > self._kept:
                self._bots.popitem(last=False)
        return move


def _be_nice() -> None:
    """Sockets go first: on Linux a thread has a niceness of its own."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
