"""A second processor for a King: used when it is spare, given back when it is not."""

from __future__ import annotations

import itertools
import threading
import time
from types import SimpleNamespace

import pytest

from courtly.bots import UsesSpare, make_bot
from courtly.bots.search import helper
from courtly.bots.search.helper import Helper
from courtly.bots.search.searcher import Searcher
from courtly.bots.search.tree import Tree
from courtly.core import jit
from courtly.core.errors import OptionError
from courtly.games import names
from courtly.server.act.fair_queue import FairQueue
from courtly.server.act.question import Question
from courtly.server.act.thinking import Answer, Thinking
from courtly.server.settings import Settings
from tests.bots.test_bots import somewhere

PATIENCE = 30.0  # seconds a busy machine may take
LONG = 1e6


class Bare:
    """A tree that is never full."""

    def full(self) -> bool:
        """Never."""
        return False


def never_full() -> Tree:
    """What a helper asks of a tree."""
    return Bare()  # type: ignore[return-value]


@pytest.fixture
def never_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is: not after a look at its share, and behind nobody."""
    monkeypatch.setattr(helper, "TRIED_SECONDS", LONG)
    monkeypatch.setattr(helper, "let_others_go_first", lambda: None)


@pytest.mark.usefixtures("never_gives_up")
@pytest.mark.skipif(jit.MODE == "plain", reason="only compiled bots think beside each other")
@pytest.mark.parametrize("name", names())
def test_what_both_found_is_added_up(name: str) -> None:
    seen = somewhere(name, 6, 12).seen_by_actor()
    met, ticks = threading.Event(), itertools.count()
    bot = Searcher(1, seconds=LONG, clock=lambda: 0.005 * next(ticks) + LONG * met.is_set())
    bot.spare = lambda: not met.is_set()

    def both_at_work() -> bool:
        return len(bot._trees) > 1 and all(tree.size > 1 for tree in bot._trees)

    def wait_for_both() -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and not both_at_work():
            time.sleep(0.001)
        met.set()

    watcher = threading.Thread(target=wait_for_both)
    watcher.start()
    assert bot.choose(seen) in seen.legal
    watcher.join()
    by_tree = [tree.tried(seen.record, seen.seat) for tree in bot._trees]
    counts = [sum(n for n, _ in tried.values()) for tried in by_tree]
    assert len(counts) == 2
    assert min(counts) > 0
    assert sum(row.visits for row in bot.explain()) == sum(counts)
    values = [[value.tolist() for _, value in tried.values()] for tried in by_tree]
    assert values[0] != values[1], "each has luck of its own"


def test_without_a_spare_processor_there_is_one_tree() -> None:
    seen = somewhere("richelieu", 6, 12).seen_by_actor()
    bot = Searcher(1, seconds=0.01, room=5000)
    for spare in (None, lambda: False):
        bot.spare = spare
        bot.choose(seen)
        assert len(bot._trees) == 1


@pytest.mark.usefixtures("never_gives_up")
def test_it_rests_as_soon_as_others_want_the_processor() -> None:
    """Asked before every chunk: three times yes, then no."""
    answers = itertools.chain([True] * 3, itertools.repeat(False))
    rested, runs = threading.Event(), list[int]()

    def spare() -> bool:
        found = next(answers)
        if not found:
            rested.set()
        return found

    with Helper(never_full(), runs.append, spare):
        assert rested.wait(PATIENCE)
    assert len(runs) == 3


@pytest.mark.usefixtures("never_gives_up")
def test_it_goes_on_when_the_processor_is_spare_again() -> None:
    answers = itertools.chain([True, False, False], itertools.repeat(True))
    again, runs = threading.Event(), list[int]()

    def run(count: int) -> None:
        runs.append(count)
        if len(runs) > 1:
            again.set()

    with Helper(never_full(), run, lambda: next(answers)):
        assert again.wait(PATIENCE)


@pytest.mark.usefixtures("never_gives_up")
def test_a_chunk_is_never_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where simulations take no time at all, as in a position that is decided."""
    runs, enough = list[int](), threading.Event()

    def run(count: int) -> None:
        runs.append(count)
        if len(runs) == 2000:
            enough.set()

    monkeypatch.setattr(helper, "time", SimpleNamespace(perf_counter=float, thread_time=float))
    with Helper(never_full(), run, lambda: True):
        assert enough.wait(PATIENCE)
    assert max(runs) == helper.MOST_AT_ONCE


@pytest.mark.parametrize(("share", "goes_on"), [(1.0, True), (0.5, False)])
def test_it_gives_up_where_it_has_to_share(
    monkeypatch: pytest.MonkeyPatch, share: float, goes_on: bool
) -> None:
    """Its own time goes more slowly than the wall's: somebody else is on that processor."""
    wall, runs, enough = 0.0, list[int](), threading.Event()

    def run(count: int) -> None:
        nonlocal wall
        wall += 0.01
        runs.append(count)
        if len(runs) == 20:
            enough.set()

    clocks = SimpleNamespace(perf_counter=lambda: wall, thread_time=lambda: share * wall)
    monkeypatch.setattr(helper, "time", clocks)
    with Helper(never_full(), run, lambda: True) as helping:
        if goes_on:
            assert enough.wait(PATIENCE)
        else:
            helping._thread.join(PATIENCE)
            assert not helping._thread.is_alive()
            assert len(runs) == 4, "as soon as that can be said"


def test_in_the_arena_a_king_has_one_thread() -> None:
    king = make_bot("king", 1)
    assert isinstance(king, UsesSpare)
    assert king.spare is None


def test_threads_are_for_simulations() -> None:
    with pytest.raises(OptionError, match="spare"):
        Searcher(1, seconds=1.0, threads=2)


@pytest.mark.parametrize(
    ("workers", "helpers", "at_work", "waiting", "spare"),
    [
        (1, 1, 1, 0, True),
        (1, 1, 1, 1, False),
        (1, 0, 1, 0, False),
        (3, 1, 2, 0, True),
        (3, 1, 3, 0, False),
    ],
)
def test_bots_of_a_server_get_a_second_processor_when_nobody_waits(
    workers: int, helpers: int, at_work: int, waiting: int, spare: bool
) -> None:
    async def answered(question: Question, found: Answer) -> None:
        """Nobody asks here."""

    settings = Settings(database="sqlite:///unused.db", bot_workers=workers, bot_helpers=helpers)
    bots = Thinking(settings, answered)
    bots._at_work = at_work
    assert isinstance(bots._queue, FairQueue)
    for number in range(waiting):
        bots._queue.put("owner", f"table {number}", object(), seen=True)  # type: ignore[arg-type]
    assert bots.spare() == spare
    made = bots._made("king")
    assert isinstance(made, UsesSpare)
    assert made.spare == bots.spare
