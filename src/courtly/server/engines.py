"""The engines: compiled and loaded in the background, so that pages and sockets answer at once.

Compiling happens in a process of its own that fills the cache; it would make this one stutter.
"""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import sys
from collections.abc import Callable

from ..games import names
from .wire.replies import EngineState

LOG = logging.getLogger("courtly.engines")


class Engines:
    """Which games can be played now, and how far the others are."""

    def __init__(self, told: Callable[[], None]) -> None:
        self._told = told
        """Called when one of them got further."""
        self._lines = dict.fromkeys(names(), "Waiting.")
        self._ready = {game: asyncio.Event() for game in names()}
        self._bots = {game: asyncio.Event() for game in names()}
        self._task: asyncio.Task[None] | None = None
        self._child: asyncio.subprocess.Process | None = None

    def start(self) -> None:
        """Begin in the background."""
        self._task = asyncio.create_task(self._run(), name="engines")

    async def stop(self) -> None:
        """Stop compiling."""
        if self._child is not None and self._child.returncode is None:
            self._child.kill()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def ready(self, game: str) -> bool:
        """Whether a game can be played."""
        return self._ready[game].is_set()

    async def wait(self, game: str) -> None:
        """Return when a game can be played."""
        await self._ready[game].wait()

    async def wait_bots(self, game: str) -> None:
        """Return when bots can play a game."""
        await self._bots[game].wait()

    def report(self) -> list[EngineState]:
        """How far each game is."""
        return [
            EngineState(
                game=game,
                ready=self._ready[game].is_set(),
                bots=self._bots[game].is_set(),
                line=line,
            )
            for game, line in self._lines.items()
        ]

    async def _run(self) -> None:
        if not await asyncio.to_thread(_all_warm):
            await self._compile()
        for step, events in ((_load_engine, self._ready), (_load_bots, self._bots)):
            for game, event in events.items():
                self._tell(game, "Loading the engine." if step is _load_engine else "Bots wake up.")
                try:
                    await asyncio.to_thread(step, game)
                except Exception:
                    LOG.exception("an engine could not be loaded", extra={"game": game})
                    self._tell(game, "The engine could not be loaded; see the log.")
                    continue
                event.set()
                self._tell(game, "Ready.")
        await asyncio.to_thread(_settle)

    async def _compile(self) -> None:
        """Fill the cache in a child; what it could not do, loading does."""
        self._child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "courtly.cli.main", "warm", "--json",
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self._child.stdout is not None
        async for raw in self._child.stdout:
            said = json.loads(raw)
            self._tell(said["game"], said["line"])
        await self._child.wait()

    def _tell(self, game: str, line: str) -> None:
        self._lines[game] = line
        LOG.info("engine", extra={"game": game, "line": line})
        self._told()


def _settle() -> None:
    """Compiled code stays for good: let the garbage collector pass it by; its pauses are heard."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def _all_warm() -> bool:
    from ..ready import stages

    return all(stages.is_warm(game, stage) for game in names() for stage in stages.STAGES)


def _load_engine(game: str) -> None:
    """Call once what tables call, so that the first move of a game is as quick as the others."""
    from ..core.warming import warm_up
    from ..games import game_class
    from .table.undo import learned_something

    kind = game_class(game)
    warm_up(kind, lambda line: None)
    example = kind.example()
    seat = example.actor or 0
    example.play(example.legal()[0])
    for viewer in (None, seat):
        example.view(viewer)
        list(example.events_for(viewer))
    learned_something(example, 0, seat)
    example.scores()


def _load_bots(game: str) -> None:
    from ..bots.levels import make_bot
    from ..games import game_class
    from ..ready import stages

    stages.warm_up(game, lambda line: None)
    seen = game_class(game).example().seen_by_actor()
    for level in ("squire", "knight"):
        make_bot(level, 1).choose(seen)
