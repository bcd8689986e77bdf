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
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeVar

from .. import metrics
from ..loops import Loops
from ..settings import Settings
from ..wire.refused import Refused
from ..wire.types import Level
from .fair_queue import FairQueue
from .question import Opinion, Question

if TYPE_CHECKING:  # bots bring a compiler along; pages must answer at once
    from ...bots.bot import Bot
    from ...study.coach import Choice

LOG = logging.getLogger("courtly.bots")
NICE = 10
#: Seconds after which a bot of each level answers, or after twice as many, and so on.
PACE: dict[Level, float] = {"page": 0.3, "squire": 0.3, "knight": 0.5, "duke": 0.6, "king": 1.3}
T = TypeVar("T")


@dataclass(frozen=True)
class Errand:
    """Something to think about in a thread, and who waits for it."""

    question: Question
    answer: asyncio.Future[Any] | None = None
    """None: a bot at the table has to move; else a person asked something."""
    think: Callable[[Question], Any] | None = None
    """How that is found out."""
    at: float = field(default_factory=time.monotonic)
    """Since when somebody waits; everybody may know that."""


def rest(pace: float, spent: float) -> float:
    """Seconds until a bot may say what it found out: answers come at the pace, or at twice it, and
    so on, after the question; how long it thought is not to be seen."""
    return pace - spent % pace if pace else 0.0


@dataclass(frozen=True)
class Answer:
    """A bot's move, and the bot as records name it (`bots.naming`); "" if none had to think."""

    move: int
    by: str = ""


Answered = Callable[[Question, Answer], Awaitable[None]]


class Thinking:
    """Takes questions and hands back moves."""

    def __init__(self, settings: Settings, answered: Answered) -> None:
        self._answered = answered
        self._workers = settings.bot_workers
        self._processors = settings.bot_workers + settings.bot_helpers
        self._at_work = 0
        self._kept = settings.bots_kept
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()
        self._lock = threading.Lock()
        self._queue: FairQueue[Errand] = FairQueue(settings.bot_queue, settings.bot_queue // 4)
        self._pace = settings.bot_pace
        self._waiting: set[asyncio.Task[None]] = set()
        """Answers that wait for their time."""
        self._asked: set[tuple[str, int, bool]] = set()
        self._coach = settings.coach_simulations
        self.loops = Loops()
        self._pool = ThreadPoolExecutor(self._workers, "bot", be_nice)

    def start(self) -> None:
        """Begin to answer."""
        for _ in range(self._workers):
            self.loops.start("bots", self._work)

    async def stop(self) -> None:
        """Answer no more; a thought in a thread is thrown away."""
        await self.loops.stop()
        for task in list(self._waiting):
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """Decisions bots have still to make."""
        return len(self._asked)

    def busy(self, table: str, seat: int) -> bool:
        """Whether a bot already thinks about this seat."""
        return (table, seat, False) in self._asked

    def ask(self, question: Question) -> bool:
        """Queue a question; False when the queue is full and it should be asked again later."""
        return self.busy(question.table, question.seat) or self._put(Errand(question))

    def _put(self, errand: Errand) -> bool:
        asked = errand.question
        if not self._queue.put(asked.owner, asked.table, errand, seen=asked.watched):
            return False
        self._asked.add(asked.key)
        metrics.BOTS_WAITING.set(self.waiting)
        return True

    async def advise(self, question: Question) -> Opinion:
        """What a bot would do in the place of a person; it waits in the same queue as all bots."""
        found: Opinion = await self._for_person(question, self._explain)
        return found

    async def judge(self, question: Question) -> Choice:
        """How good a move was. Bots that somebody waits for go first."""
        if not self._coach:
            raise Refused("no_hints", "There is no coach here.")
        found: Choice = await self._for_person(question, self._judged)
        return found

    async def _for_person(self, question: Question, think: Callable[[Question], Any]) -> Any:
        answer = asyncio.get_running_loop().create_future()
        if question.key in self._asked or not self._put(Errand(question, answer, think)):
            raise Refused("busy", "The bots are busy; ask again in a moment.")
        return await answer

    async def _work(self) -> None:
        errand = await self._queue.get()
        question, answer, think = errand.question, errand.answer, errand.think
        if answer is None or think is None:
            found = await self._move(question)
            task = asyncio.create_task(self._answer(question, found, errand.at))
            self._waiting.add(task)
            task.add_done_callback(self._waiting.discard)
            return
        try:
            if not answer.done():
                await self._tell(question, answer, think)
        finally:
            self._done(question)

    async def _answer(self, question: Question, found: Answer, asked: float) -> None:
        """Say a move when it is time: how long a bot thought must not tell what it knows."""
        pace = self._pace * PACE[question.level]
        await asyncio.sleep(rest(pace, time.monotonic() - asked))
        self._done(question)
        await self._answered(question, found)

    def _done(self, question: Question) -> None:
        self._asked.discard(question.key)
        metrics.BOTS_WAITING.set(self.waiting)

    async def _move(self, question: Question) -> Answer:
        try:
            return await self._in_thread(self._think, question)
        except Exception:
            metrics.FAILURES.inc()
            LOG.exception("a bot failed and plays anything", extra={"level": question.level})
            return Answer(int(question.seen.legal[0]))

    async def _tell(
        self, question: Question, answer: asyncio.Future[Any], think: Callable[[Question], Any]
    ) -> None:
        try:
            found = await self._in_thread(think, question)
        except Exception as error:
            if not answer.done():
                answer.set_exception(error)
        else:
            if not answer.done():
                answer.set_result(found)

    async def _in_thread(self, think: Callable[[Question], T], question: Question) -> T:
        began = time.perf_counter()
        self._at_work += 1
        try:
            found = await asyncio.get_running_loop().run_in_executor(self._pool, think, question)
        finally:
            self._at_work -= 1
        metrics.BOT_SECONDS.labels(question.level).observe(time.perf_counter() - began)
        return found

    def spare(self) -> bool:
        """Whether every bot at work may use a second processor: nobody waits, and all have one."""
        return not len(self._queue) and 2 * self._at_work <= self._processors

    def _made(self, level: Level) -> Bot:
        """A new bot, which uses spare processors if it can."""
        from ...bots.bot import UsesSpare
        from ...bots.levels import make_bot

        bot = make_bot(level)
        if isinstance(bot, UsesSpare):
            bot.spare = self.spare
        return bot

    def _think(self, question: Question) -> Answer:
        """In a thread. A bot that was here before goes on with the tree it has; others are new."""
        from ...bots.levels import make_bot

        if question.scripted is not None:
            return Answer(question.scripted)
        if len(question.seen.legal) == 1:
            return Answer(int(question.seen.legal[0]))
        if question.chance is not None:
            return _chosen(make_bot(question.level, question.chance), question)
        key = (question.table, question.seat, question.level)
        with self._lock:
            bot = self._bots.pop(key, None)
        bot = bot or self._made(question.level)
        found = _chosen(bot, question)
        with self._lock:
            self._bots[key] = bot
            while len(self._bots) > self._kept:
                self._bots.popitem(last=False)
        return found

    def _explain(self, question: Question) -> Opinion:
        """In a thread. The chosen move comes first, also where the bot did not have to search."""
        from ...bots.bot import Candidate, Explains

        bot = self._made(question.level)
        assert isinstance(bot, Explains)
        chosen = bot.choose(question.seen)
        rows = bot.explain() or [Candidate(chosen, 1, (), (chosen,))]
        return Opinion(sorted(rows, key=lambda row: row.move != chosen), getattr(bot, "note", ""))

    def _judged(self, question: Question) -> Choice:
        """In a thread."""
        from ...study.coach import judged_choice

        assert question.played is not None
        return judged_choice(question.seen, question.played, self._coach)


def _chosen(bot: Bot, question: Question) -> Answer:
    """What a bot chooses, with its name as it was then: nets and levels may change later."""
    from ...bots.naming import named

    move = int(bot.choose(question.seen))
    return Answer(move, named(question.level, getattr(bot, "net", "")))


def be_nice() -> None:
    """Sockets go first: on Linux a thread has a niceness of its own."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
