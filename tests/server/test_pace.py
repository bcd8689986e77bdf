"""When a bot's move becomes visible tells nothing of what it knows."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

import courtly
from courtly.bots import make_bot
from courtly.bots.naming import named
from courtly.core.moves import Move
from courtly.core.seen import Seen
from courtly.server.act import thinking
from courtly.server.act.question import Question
from courtly.server.act.thinking import PACE, rest
from courtly.server.settings import Settings
from courtly.server.wire.types import LEVELS, Level

from .distance import distance

PAIRS = 2000
ALIKE = 0.05
PLANTED = 0.03  # seconds


def answer_times(level: Level, slow: float, planted: float = 0.0) -> list[float]:
    """When answers come that took between nothing and `slow` of the pace to think of, on a clock
    that wavers as ours do; seconds rounded to what can be seen."""
    chance = random.Random(f"{level} {slow} {planted}")
    found = []
    for _ in range(PAIRS):
        spent = chance.uniform(0, slow * PACE[level]) + planted
        wavers = chance.gauss(0, 0.002)
        found.append(round(spent + rest(PACE[level], spent) + planted + wavers, 4))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_one_legal_move_takes_as_long_as_a_search(level: Level) -> None:
    assert distance(answer_times(level, 0.01), answer_times(level, 0.9)) <= ALIKE


def test_the_test_would_find_a_difference() -> None:
    assert distance(answer_times("king", 0.9), answer_times("king", 0.9, PLANTED)) > ALIKE


def test_without_a_pace_it_would_be_seen() -> None:
    assert rest(0.0, 0.7) == 0.0
    assert rest(1.3, 1.0) == pytest.approx(0.3)
    assert rest(1.3, 1.5) == pytest.approx(1.1)


def test_an_answer_names_the_bot_that_gave_it() -> None:
    """With the edition of its level, and the net it judged by: later there may be others."""

    class ByNet:
        net = "5f2c"

        def choose(self, seen: Seen) -> Move:
            return seen.legal[-1]

    seen = courtly.richelieu.new(seed=1).seen_by_actor()
    question = Question("table", seen.seat, 0, "king", seen, "owner", True)
    found = thinking._chosen(ByNet(), question)
    assert found == thinking.Answer(int(seen.legal[-1]), named("king", "5f2c"))
    found = thinking._chosen(make_bot("page"), replace(question, level="page"))
    assert found.by == "page"


def test_a_bot_that_need_not_think_waits_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """One legal move: it is found at once, and said when it would be after a search."""
    seen = courtly.richelieu.new(seed=1).seen_by_actor()
    question = Question("table", seen.seat, 0, "page", seen, "owner", True, scripted=1)
    waits: list[float] = []

    def long(pace: float, _spent: float) -> float:
        waits.append(pace)
        return 3600.0

    monkeypatch.setattr(thinking, "rest", long)

    async def story() -> None:
        told = asyncio.Event()

        async def answered(_question: Question, _found: thinking.Answer) -> None:
            told.set()

        bots = thinking.Thinking(Settings(database="sqlite:///unused.db"), answered)
        bots.start()
        assert bots.ask(question)
        while not waits and not told.is_set():
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        assert waits == [PACE["page"]]
        assert not told.is_set()
        await bots.stop()

    asyncio.run(story())
