"""Bots of the arena that are no levels: what their names promise."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from courtly.bots import entrants, make_bot
from courtly.bots.nets.learned import NetJudge
from courtly.bots.nets.players import Glance, Instant
from courtly.bots.search.searcher import Searcher, by_hand
from courtly.bots.squire import Squire
from courtly.core.errors import OptionError


def searcher(name: str) -> Searcher:
    """A bot that searches."""
    bot = make_bot(name, 1)
    assert isinstance(bot, Searcher)
    return bot


def test_at_equal_time_the_processors_seconds_are_counted() -> None:
    """Of the thread alone, so that other work on the machine changes nothing."""
    one, other = searcher("net-20ms"), searcher("hand-20ms")
    for bot in (one, other):
        assert (bot.seconds, bot.simulations) == (0.02, None)
        assert bot._clock is time.thread_time
    assert isinstance(one._judge, NetJudge)
    assert other._judge is by_hand


@pytest.mark.parametrize(
    ("name", "simulations"),
    [
        ("net-500sims", 500),
        ("hand-500sims", 500),
        ("search:500", 500),
        ("NET-500SIMS", 500),
        ("net-duke", 1000),
        ("hand-duke", 1000),
        ("hand-knight", 100),
    ],
)
def test_at_equal_simulations_only_the_judge_differs(name: str, simulations: int) -> None:
    bot = searcher(name)
    assert (bot.seconds, bot.simulations) == (None, simulations)
    assert isinstance(bot._judge, NetJudge) == name.lower().startswith("net-")
    assert not bot.variety


def test_others_are_what_their_names_say() -> None:
    assert searcher("net-king").seconds == searcher("hand-king").seconds == 1.0
    assert isinstance(make_bot("net-knight"), Instant)
    assert isinstance(make_bot("net-glance"), Glance)
    assert isinstance(make_bot("hand-squire"), Squire)
    assert entrants.folder_of("net-20ms@some/Nets") == Path("some/Nets")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("hand-squire@here", "not a bot: by hand there are no nets"),
        ("hand-duke@here", "not a bot: by hand there are no nets"),
        ("hand-20ms@here", "not a bot: by hand there are no nets"),
        ("net-duke@", "names no folder"),
        ("search:0", "followed by simulations"),
        ("search:5@here", "followed by simulations"),
        ("net-0ms", "not a bot"),
        ("net-squire", "not a bot"),
        ("net-", "not a bot"),
        ("hand-glance", "not a bot"),
    ],
)
def test_other_names_are_refused(name: str, problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        make_bot(name)
