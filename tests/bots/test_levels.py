"""The levels: each with a little variety, the weak ones weak by short sight and not by nonsense."""

from __future__ import annotations

import statistics

import pytest

from courtly.bots import LEVELS, Bot, make_bot
from courtly.bots.page import Page
from courtly.bots.search.judgement import judgement
from courtly.bots.search.searcher import Searcher
from courtly.bots.squire import Squire
from courtly.core import jit
from courtly.core.moves import Move
from courtly.core.seen import Seen
from courtly.games import game_class, names
from tests.bots.test_bots import somewhere

pytestmark = pytest.mark.skipif(jit.MODE == "plain", reason="many games, and nets are compiled")
SEEDS = 6
OPENING = 6  # decisions with a choice


def by_count(bot: Bot) -> Bot:
    """A King that counts instead of looking at the clock."""
    if isinstance(bot, Searcher) and bot.seconds:
        bot.seconds, bot.simulations = None, 300
    return bot


def opening(name: str, level: str, seed: int) -> tuple[Move, ...]:
    """The first choices of a game between bots of a level; the deal is always the same."""
    game = game_class(name).make({}, 11)
    bots = [by_count(make_bot(level, 100 * seed + seat)) for seat in range(game.seats)]
    chosen: list[Move] = []
    while len(chosen) < OPENING and game.actor is not None:
        seen = game.seen_by_actor()
        move = bots[game.actor].choose(seen)
        if len(seen.legal) > 1:
            chosen.append(move)
        game.play(move)
    return tuple(chosen)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", names())
def test_no_level_opens_every_game_alike(name: str, level: str) -> None:
    """The same deal, other seeds: the first moves are not always the same."""
    assert len({opening(name, level, seed) for seed in range(SEEDS)}) > 1
    assert opening(name, level, 1) == opening(name, level, 1), "a seed is a seed"


def given_away(bot: Bot, seen: Seen) -> float:
    """What a choice costs by the sharp eyes of the same judgement."""
    sharp = Squire(5, blur=0.0)
    sharp.choose(seen)
    worth = {row.move: row.expected[seen.seat] for row in sharp.explain()}
    return max(worth.values()) - worth[bot.choose(seen)]


@pytest.mark.parametrize("name", names())
def test_a_squire_is_weak_but_sensible(name: str) -> None:
    """It gives something away, and much less than who plays anything."""
    game, costs = game_class(name).make({}, 3), {"squire": [0.0], "page": [0.0]}
    players = {"squire": make_bot("squire", 1), "page": Page(1)}
    walker = make_bot("hand-squire", 2)
    while game.actor is not None:
        seen = game.seen_by_actor()
        if len(seen.legal) > 3:
            for who, bot in players.items():
                costs[who].append(given_away(bot, seen))
        game.play(walker.choose(seen))
    assert 0 < statistics.mean(costs["squire"]) < 0.5 * statistics.mean(costs["page"])


@pytest.mark.parametrize("name", names())
def test_a_squire_sees_what_is_won_and_lost(name: str) -> None:
    """However its chance falls, a prospect p looks better by so many p (1 − p), and never worse."""
    game, blur, drawn = somewhere(name, 4, 30), judgement(name).steps.squire_blur, []
    while len(game.legal()) < 4:
        game.play(game.legal()[0])
    seen = game.seen_by_actor()
    for seed in range(40):
        sharp, squire = Squire(seed, blur=0.0), Squire(seed)
        sharp.choose(seen)
        squire.choose(seen)
        true = {row.move: row.expected[seen.seat] for row in sharp.explain()}
        for row in squire.explain():
            p, looks = true[row.move], row.expected[seen.seat]
            if looks < 1:  # what would be more is told as certain
                drawn.append((looks - p) / (blur * p * (1 - p)))
    assert -1e-3 < min(drawn) < 0.2
    assert 0.8 < max(drawn) < 1.001


def test_levels_by_hand_stay_as_they_were() -> None:
    """Sharp eyes: where one move is clearly best, `hand-squire` makes it, whatever its seed."""
    seen = game_class("richelieu").make({}, 3).seen_by_actor()
    sharp = [make_bot("hand-squire", seed) for seed in range(8)]
    assert {bot._blur for bot in sharp} == {0.0}  # type: ignore[attr-defined]
    assert len({bot.choose(seen) for bot in sharp}) <= len(
        {make_bot("squire", seed).choose(seen) for seed in range(8)}
    )
