"""Finished games are looked at here: in a thread that lets everything else go first, by turns."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Literal

from ...core import cache
from ...core.errors import CourtlyError
from ...study.model import Analysis, Depth, Eyes
from ..engines import Engines
from ..loops import Loops
from ..settings import Settings
from ..wire.refused import Refused
from ..wire.study import Looking
from .fair_queue import FairQueue
from .thinking import be_nice

LOG = logging.getLogger("courtly.study")
KEPT = 40  # answers in memory; the rest is on the disk (`courtly.study.kept`)
COMPILER_EVERY = 1.0  # seconds between looks at how far the compiler is


State = Literal["waiting", "compiling", "working", "done", "failed"]


@dataclass(frozen=True)
class Told:
    """A record, and of what game."""

    game: str
    text: str
    over: bool
    """Whether a table says that it is over, though it may have been given up before its end."""


@dataclass
class Job:
    """One question about one game."""

    id: str
    game: Told
    depth: Depth
    eyes: Eyes
    state: State = "waiting"
    done: int = 0
    of: int = 0
    analysis: Analysis | None = None
    problem: CourtlyError | None = field(default=None)


class Studying:
    """Takes records and hands back what was found out about them."""

    def __init__(self, settings: Settings, engines: Engines) -> None:
        self._engines, self._compiles = engines, settings.compile
        most = settings.study_queue
        self._queue: FairQueue[Job] = FairQueue(most, max(2, most // 8))
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, "study", be_nice)
        self._stopping = False
        self.loops = Loops()

    def start(self) -> None:
        """Begin to answer."""
        self.loops.start("study", self._work)

    async def stop(self) -> None:
        """Answer no more; what is being looked at is given up."""
        self._stopping = True
        await self.loops.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def ask(self, game: Told, depth: Depth, eyes: Eyes, owner: str) -> Looking:
        """Have a game looked at, once, whoever asks."""
        asked = f"{depth} {eyes} {game.over} {game.text}"
        number = hashlib.sha256(asked.encode()).hexdigest()[:32]
        if number not in self._jobs or self._jobs[number].state == "failed":
            job = Job(number, game, depth, eyes)
            # Fast ones are like those somebody looks at: they go first, but not all of them.
            if not self._queue.put(owner, number, job, seen=depth == "fast"):
                raise Refused("busy", "Many games are being looked at; ask again in a moment.")
            self._jobs[number] = job
            self._forget()
        return self.look(number)

    def look(self, number: str) -> Looking:
        """How far a question is."""
        job = self._jobs.get(number)
        if job is None:
            raise Refused("no_table", "Nobody asked this, or it was long ago; ask again.")
        if job.problem is not None:
            raise Refused("options", str(job.problem))
        waiting = [one for one in self._jobs.values() if one.state == "waiting"]
        return Looking.model_construct(
            id=job.id,
            depth=job.depth,
            eyes=job.eyes,
            state=job.state,
            ahead=waiting.index(job) if job.state == "waiting" else 0,
            done=job.done,
            of=job.of,
            analysis=job.analysis,
        )

    def _forget(self) -> None:
        ready = [job.id for job in self._jobs.values() if job.state in ("done", "failed")]
        for number in ready[: max(0, len(ready) - KEPT)]:
            del self._jobs[number]

    async def _work(self) -> None:
        job = await self._queue.get()
        await self._engines.open(job.game.game)
        while self.compiling(job.game.game):
            job.state = "compiling"
            await asyncio.sleep(COMPILER_EVERY)
        job.state = "working"
        loop = asyncio.get_running_loop()
        try:
            job.analysis = await loop.run_in_executor(self._pool, self._analyse, job)
            job.state = "done"
        except CourtlyError as error:
            job.problem, job.state = error, "failed"
        except BaseException:
            job.state = "failed"
            raise

    def compiling(self, game: str) -> bool:
        """Whether search is still uncompiled, and will not be for long."""
        if cache.MODE != "lazy" or not self._compiles or self._engines.gave_up(game):
            return False
        from ...bots.search.judgement import judgement
        from ...core.worlds import waits

        return waits(judgement(game).search.simulate)

    def _analyse(self, job: Job) -> Analysis:
        """In a thread."""
        from ...study.analysis import Question, Stopped, analyse

        def progress(done: int, of: int) -> None:
            job.done, job.of = max(done, job.done), of
            if self._stopping:
                raise Stopped

        asked = Question(job.game.text, job.depth, job.eyes, threads=1)
        return analyse(asked, progress, begin=be_nice, finished=not job.game.over)
