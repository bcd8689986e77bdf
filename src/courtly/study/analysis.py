"""A whole game looked at: a fast pass within a moment, a deep one within a minute."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from ..core import cache
from ..core.errors import CourtlyError
from . import kept
from .blame import Effort, judged
from .course import Course, Follower, steps_of
from .judge import SearchJudge, judge_for
from .model import Analysis, Decision, Depth, Eyes
from .retold import Retold, retell
from .summing import of_seat, turning_points

VERSION = 1
THREADS = 2
MOST_MOVES = 3000  # no game is longer; a record that is was made to keep somebody busy


@dataclass(frozen=True)
class Pass:
    """How thoroughly a game is looked at."""

    draws: int
    """Games played on for each chance,"""
    effort: Effort
    """and what is searched for each choice."""


PASSES: dict[Depth, Pass] = {
    "fast": Pass(16, Effort(80, 24, 4)),
    "deep": Pass(400, Effort(1600, 320, 8)),
}
Progress = Callable[[int, int], None]
"""Told how much is done, and of how much; it may raise `Stopped`."""


class Stopped(Exception):
    """Nobody waits for this any more."""


@dataclass(frozen=True)
class Question:
    """What is to be found out about a record."""

    text: str
    depth: Depth = "fast"
    eyes: Eyes = "known"
    seed: int = 1
    net: bool = False
    """Whether the table's net judges, if there is one; else the search does."""
    threads: int = THREADS
    passes: Pass | None = None
    """Another thoroughness than that of the depth; such answers are not kept."""

    @property
    def how(self) -> Pass:
        """How thoroughly to look."""
        return self.passes or PASSES[self.depth]


def analyse(
    question: Question,
    progress: Progress = lambda done, of: None,
    *,
    keep: bool = True,
    finished: bool = False,
    begin: Callable[[], None] = lambda: None,
) -> Analysis:
    """Look at a record, or remember what was found when somebody looked before.

    With `finished`, games that are not over are refused. `begin` is called in each thread.
    """
    retold = retell(question.text)
    if finished and not retold.game.over:
        raise CourtlyError.told("study-not-over")
    if len(retold.moves) > MOST_MOVES:
        raise CourtlyError.told("study-too-long", most=MOST_MOVES)
    judges = _Judges(retold, question)
    key = key_of(retold, question, judges.mine().mark)
    keep = keep and question.passes is None
    if keep and (found := kept.find(key)):
        return found
    with ThreadPoolExecutor(question.threads, initializer=begin) as pool:
        analysis = _Work(retold, question, judges, progress).analysis(key, pool)
    if keep:
        kept.put(analysis)
    return analysis


def key_of(retold: Retold, question: Question, mark: str) -> str:
    """A hash of the game itself, the engine and bots as they are, the judge, and what is asked."""
    head = retold.record.head
    deal = [head.get(name, "") for name in ("Game", "Engine", "Options", "Seed", "Position")]
    asked = [question.depth, question.eyes, question.seed, VERSION, mark, cache.engine_key("bots")]
    text = repr((deal, retold.moves, asked))
    return hashlib.sha256(text.encode()).hexdigest()


class _Judges:
    """A judge for each thread."""

    def __init__(self, retold: Retold, question: Question) -> None:
        spec, seats, room = retold.spec, retold.game.seats, question.how.effort.room
        self._make = partial(judge_for, spec, seats, room, net=question.net)
        self._own = threading.local()

    def mine(self) -> SearchJudge:
        """That of this thread."""
        if not hasattr(self._own, "judge"):
            self._own.judge = self._make()
        found: SearchJudge = self._own.judge
        return found


class _Work:
    """One pass over a game."""

    def __init__(
        self, retold: Retold, question: Question, judges: _Judges, progress: Progress
    ) -> None:
        self._retold, self._asked, self._judges = retold, question, judges
        self._progress, self._lock = progress, threading.Lock()
        self._seats = range(retold.game.seats)
        self._free = [k for k in range(len(retold.moves)) if retold.free(k)]
        self._done, self._all = 0, len(self._free) + len(retold.steps()) * len(self._seats)

    def analysis(self, key: str, pool: ThreadPoolExecutor) -> Analysis:
        """All that is found out."""
        retold, asked, mark = self._retold, self._asked, self._judges.mine().mark
        courses = [pool.submit(self._course, seat) for seat in self._seats]
        decisions = [pool.submit(self._decision, k) for k in self._free]
        try:
            follows = [future.result() for future in courses]
            judged_ = [future.result() for future in decisions]
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        steps = steps_of(retold, follows, judged_)
        return Analysis(
            version=VERSION,
            game=retold.spec.name,
            engine=retold.game.engine,
            key=key,
            depth=asked.depth,
            eyes=asked.eyes,
            judge=mark,
            seats=list(retold.game.seat_names),
            finished=retold.game.over,
            chances=_turned([course.chances for course in follows]),
            errors=_turned([course.errors for course in follows]),
            rounds=retold.rounds(),
            steps=steps,
            decisions=judged_,
            turns=turning_points(retold, steps, follows),
            by_seat=[of_seat(seat, follows[seat], steps, judged_) for seat in self._seats],
            votes=votes_of(retold),
        )

    def _course(self, seat: int) -> Course:
        asked, judge = self._asked, self._judges.mine()
        # With all cards open all look at the same draws, so that their chances make one whole.
        seed = (asked.seed * 64 + (seat if asked.eyes == "known" else 0)) * 10_000_000
        follower = Follower(self._retold, asked.eyes, seat, judge, asked.how.draws, seed)
        return follower.course(self._tick)

    def _decision(self, number: int) -> Decision:
        asked, judge = self._asked, self._judges.mine()
        found = judged(self._retold, number, asked.eyes, judge, asked.how.effort, asked.seed)
        self._tick()
        return found

    def _tick(self) -> None:
        with self._lock:
            self._done += 1
            done = self._done
        self._progress(done, self._all)


def votes_of(retold: Retold) -> list[dict[str, Any]]:
    """What the game itself finds out about its votes."""
    part: Any = retold.spec.description.load_part("study")
    return part.votes(retold) if part else []


def _turned(by_seat: list[list[int]]) -> list[list[int]]:
    """By move instead of by seat."""
    return [list(row) for row in zip(*by_seat, strict=True)]
