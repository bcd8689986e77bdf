"""Compiling in the background, and handing what is compiled to the games that are being played.

Workers (`ready.worker`) fill the cache, as many as there are cores, each with the stage that is
needed most: of a game that is open before others, and engines before bots. A thread of this process
then loads a stage and lets the games go on with it, but only of games that are open: who plays
nothing needs no compiler.
"""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from ..core import cache
from . import stages
from .progress import Progress, Stage, State
from .stages import STAGES

LOG = logging.getLogger("courtly.ready")
#: The compiler waits until this file exists: for tests, and for machines that are busy.
HOLD = "COURTLY_COMPILER_WAITS_FOR"
#: How much others go before the compiler, from 0 to 19.
NICE = "COURTLY_COMPILER_NICE"
LOOK = 0.1  # seconds between looks at it
Job = tuple[str, str]


class Background:
    """Makes games faster while they are played."""

    def __init__(self, games: Sequence[str], workers: int | None = None) -> None:
        here = Stage() if cache.MODE in ("lazy", "plain") else Stage("compiled", 100)
        self._progress = {game: Progress.everywhere(game, here) for game in games}
        self._workers = workers or min(os.cpu_count() or 1, len(games))
        self._open: list[str] = []
        self._changed = threading.Condition()
        self._stopped = threading.Event()
        self._children: set[subprocess.Popen[str]] = set()
        self._threads: list[threading.Thread] = []
        self.listeners: list[Callable[[], None]] = []
        """Called from any thread when something has changed."""

    # -- from outside --------------------------------------------------------------------------

    def start(self) -> None:
        """Begin. Games can be played before, meanwhile, and without it."""
        if cache.MODE == "lazy":
            self._begin(self._look_round)

    def open(self, game: str) -> None:
        """Somebody plays this game: it comes first from now on."""
        with self._changed:
            if game not in self._open:
                self._open.append(game)
                self._changed.notify_all()

    def progress(self) -> list[Progress]:
        """How far each game is."""
        return list(self._progress.values())

    def stop(self) -> None:
        """Stop compiling; what runs compiled goes on so."""
        with self._changed:
            self._stopped.set()
            self._changed.notify_all()
            for child in self._children:
                child.kill()
        for thread in self._threads:
            thread.join()

    # -- in threads of its own -----------------------------------------------------------------

    def _begin(self, job: Callable[[], None]) -> None:
        thread = threading.Thread(target=job, name=f"ready{job.__name__}", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _look_round(self) -> None:
        """See what is in the cache, let workers do the rest, and load what is wanted."""
        _make_cache()
        jobs = 0
        for game, stage in self._in_order():
            if stages.is_warm(game, stage):
                self._set((game, stage), "kept", 100)
            else:
                jobs += 1
        for _ in range(min(jobs, self._workers)):
            self._begin(self._drive)
        while job := self._wait_for(self._to_load, ("plain", "compiling", "kept")):
            try:
                stages.load(*job)
            except Exception as error:
                LOG.exception("compiled code could not be loaded", extra={"job": job})
                self._set(job, "failed", 0, f"{type(error).__name__}: {error}")
            else:
                self._set(job, "compiled", 100)

    def _drive(self) -> None:
        """Let a worker of its own do one job after another."""
        held = os.environ.get(HOLD)
        while held and not Path(held).exists():
            if self._stopped.wait(LOOK):
                return
        child: subprocess.Popen[str] | None = None
        while job := self._wait_for(self._to_compile, ("compiling",)):
            if child is None or child.poll() is not None:
                child = self._start_child()
            self._compile(job, child)
        if child is not None:
            child.kill()
            child.wait()

    def _start_child(self) -> subprocess.Popen[str]:
        with self._changed:
            child = subprocess.Popen(
                [sys.executable, "-m", "courtly.ready.worker"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True, env={**os.environ, "COURTLY_ENGINE": cache.CODE},
            )  # fmt: skip
            self._children.add(child)
            if self._stopped.is_set():
                child.kill()
        return child

    def _compile(self, job: Job, child: subprocess.Popen[str]) -> None:
        """Hand a job to a worker and listen to it until it is done."""
        assert child.stdin is not None
        assert child.stdout is not None
        why = "the compiler ended before its time"
        try:
            print(json.dumps({"game": job[0], "stage": job[1]}), file=child.stdin, flush=True)
            for line in child.stdout:
                facts: dict[str, Any] = json.loads(line)
                if "ready" in facts:
                    self._set(job, "kept", 100)
                    return
                if "failed" in facts:
                    why = facts["failed"]
                    break
                self._set(job, "compiling", 99 * facts["done"] // facts["kernels"])
        except (OSError, ValueError) as error:
            why = str(error)
        self._set(job, "failed", 0, why)
        if not self._stopped.is_set():
            LOG.error("a game stays uncompiled", extra={"job": job, "why": why})

    # -- what is next ----------------------------------------------------------------------------

    def _set(self, job: Job, state: State, percent: int, why: str | None = None) -> None:
        game, stage = job
        with self._changed:
            self._progress[game] = self._progress[game].but(stage, Stage(state, percent, why))
            self._changed.notify_all()
        for listener in self.listeners:
            listener()

    def _wait_for(self, find: Callable[[], Job | None], while_: Sequence[State]) -> Job | None:
        """The next job, waited for while any stage is in such a state; None when all is done."""
        with self._changed:
            while not self._stopped.is_set():
                job = find()
                if job is not None:
                    return job
                if not any(s.state in while_ for p in self.progress() for s in p.stages):
                    break
                self._changed.wait()
        return None

    def _in_order(self) -> list[Job]:
        """All stages, those first that are needed first."""
        others = [game for game in self._progress if game not in self._open]
        return [(game, stage) for game in [*self._open, *others] for stage in STAGES]

    def _to_load(self) -> Job | None:
        for game, stage in self._in_order():
            if game in self._open and self._progress[game].stage(stage).state == "kept":
                return game, stage
        return None

    def _to_compile(self) -> Job | None:
        """The first stage of a game that is still plain, if nobody works at an earlier one."""
        waiting: set[str] = set()
        for game, stage in self._in_order():
            state = self._progress[game].stage(stage).state
            if state == "plain" and game not in waiting:
                self._set((game, stage), "compiling", 0)
                return game, stage
            if state in ("plain", "compiling", "failed"):
                waiting.add(game)
        return None


def _make_cache() -> None:
    """Where compiled code cannot be kept it is handed over in a folder that goes with us."""
    try:
        cache.make_private(cache.cache_root())
    except OSError as error:
        LOG.warning("compiled code cannot be kept", extra={"why": str(error)})
        folder = tempfile.TemporaryDirectory(prefix="courtly-")
        os.environ["COURTLY_CACHE"] = folder.name
        _folders.append(folder)


_folders: list[tempfile.TemporaryDirectory[str]] = []
