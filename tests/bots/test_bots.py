"""Bots: honest, reproducible, prompt, and able to say why."""

from __future__ import annotations

import random
import threading
import time
from typing import Any

import pytest

from courtly.bots import LEVELS, Bot, Explains, make_bot
from courtly.bots.search.searcher import Searcher
from courtly.bots.squire import Squire
from courtly.core import jit
from courtly.core.errors import OptionError
from courtly.core.game import Game
from courtly.core.seen import Seen
from courtly.games import game_class, names

COMPILED = jit.MODE != "plain"
SIMULATIONS = 200 if COMPILED else 4


def quick(level: str, seed: int) -> Bot:
    """A bot of a level that thinks by count instead of by the clock."""
    if level not in ("page", "squire") and not COMPILED:
        return Searcher(seed, simulations=SIMULATIONS, room=5000)
    bot = LEVELS[level](seed)
    if isinstance(bot, Searcher) and bot.seconds:
        bot.seconds, bot.simulations = None, SIMULATIONS
    return bot


def somewhere(name: str, seed: int, moves: int) -> Game[Any, Any]:
    """A game some random moves in, not over."""
    game = game_class(name).make({}, seed)
    chance = random.Random(seed)
    for _ in range(moves):
        before = game.copy()
        game.play(chance.choice(game.legal()))
        if game.over:
            return before
    return game


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", names())
def test_a_choice_does_not_depend_on_what_the_bot_cannot_see(name: str, level: str) -> None:
    """The same bot at the same seat, the hidden things drawn anew: it plays the same."""
    for seed in range(4 if COMPILED else 1):
        game = somewhere(name, seed, 10 + 20 * seed)
        seat = game.actor
        assert seat is not None
        chosen = quick(level, 5).choose(game.seen_by(seat))
        for draw in range(3 if COMPILED else 1):
            other = game.resampled(seat, draw)
            assert quick(level, 5).choose(other.seen_by(seat)) == chosen


@pytest.mark.parametrize("name", names())
def test_what_a_bot_is_given_does_not_hold_the_truth(name: str) -> None:
    """Nothing reachable from `Seen` is the game, its history or its position."""
    game = somewhere(name, 3, 25)
    seat = game.actor
    assert seat is not None
    seen = game.seen_by(seat)
    truth = game._states.tobytes()
    reached: list[Any] = list(vars(seen).values())
    for value in reached:
        assert not isinstance(value, Game)
        if hasattr(value, "tobytes"):
            assert value.tobytes() == game.redacted(seat).tobytes()
            assert value.tobytes() != truth, "there was something to hide"
    assert set(vars(seen)) == {"kind", "seat", "record", "options", "legal"}
    sampled = seen.sample(1)
    assert sampled.view(seat) == game.view(seat)
    assert sampled.legal(seat) == list(seen.legal)


@pytest.mark.parametrize("name", names())
def test_a_seed_and_a_count_give_the_same_game_again(name: str) -> None:
    def play() -> list[str]:
        game = somewhere(name, 1, 20)
        bots = [Searcher(seat, simulations=30 if COMPILED else 2, room=3000) for seat in range(5)]
        for _ in range(12):
            if game.actor is None:
                break
            game.play(bots[game.actor].choose(game.seen_by_actor()))
        return [move.text for _, move in game.history]

    assert play() == play()


@pytest.mark.parametrize("name", names())
def test_every_level_plays_a_whole_game_legally(name: str) -> None:
    for level in LEVELS:
        game = somewhere(name, 2, 60)
        bot = quick(level, 1)
        while not game.over:
            seen = game.seen_by_actor()
            move = bot.choose(seen)
            assert move in seen.legal
            game.play(move)
            if not COMPILED:
                break


@pytest.mark.parametrize("name", names())
def test_explain_gives_candidates_prospects_and_a_line(name: str) -> None:
    game = somewhere(name, 4, 30)
    while len(game.legal()) < 3:
        game.play(game.legal()[0])
    bot = Searcher(1, simulations=SIMULATIONS, room=5000)
    assert bot.explain() == []
    seen = game.seen_by_actor()
    chosen = bot.choose(seen)
    rows = bot.explain()
    assert isinstance(bot, Explains)
    assert rows[0].move == chosen
    assert sum(row.visits for row in rows) >= SIMULATIONS
    for row in rows:
        assert row.line[0] == row.move
        assert len(row.expected) == game.seats
        assert sum(row.expected) == pytest.approx(1, abs=0.01)
    assert Squire(1).explain() == []


def test_the_tree_serves_on_from_move_to_move() -> None:
    game = somewhere("richelieu", 4, 30)
    bot = Searcher(1, simulations=SIMULATIONS, room=5000)
    bot.choose(game.seen_by_actor())
    before = bot._trees[0].size
    bot.choose(game.seen_by_actor())
    tried = bot._trees[0].tried(game.redacted(game.actor), game.actor or 0)
    assert sum(n for n, _ in tried.values()) >= 2 * SIMULATIONS
    assert bot._trees[0].size > before or not COMPILED


def test_threads_add_up() -> None:
    game = somewhere("richelieu", 4, 30)
    bot = Searcher(1, simulations=SIMULATIONS, threads=2, room=5000)
    bot.choose(game.seen_by_actor())
    assert sum(row.visits for row in bot.explain()) == pytest.approx(SIMULATIONS, rel=0.1)


@pytest.mark.skipif(not COMPILED, reason="uncompiled kernels hold the lock")
@pytest.mark.parametrize("name", names())
def test_thinking_does_not_stop_other_threads(name: str) -> None:
    """While a bot thinks, this thread ticks on: the kernels run without the global lock."""
    seen = somewhere(name, 1, 12).seen_by_actor()
    bot = Searcher(1, simulations=50, room=50_000)
    bot.choose(seen)  # compiled and warm
    bot.simulations = 40_000
    thread = threading.Thread(target=bot.choose, args=(seen,))
    ticks = 0
    thread.start()
    while thread.is_alive():
        time.sleep(0.001)
        ticks += 1
    assert ticks > 20


@pytest.mark.skipif(not COMPILED, reason="only compiled bots keep to the clock")
@pytest.mark.parametrize("name", names())
def test_thinking_ends_when_the_time_is_up(name: str) -> None:
    """However many simulations it could still make; how exactly is measured in the arena."""
    seen = somewhere(name, 6, 12).seen_by_actor()
    bot = Searcher(1, seconds=0.05)
    assert bot.choose(seen) in seen.legal


class Stubborn:
    """A bot of one's own: always the last move."""

    def __init__(self, seed: int | None = None) -> None:
        pass

    def choose(self, seen: Seen) -> Any:
        """The last of its legal moves."""
        return seen.legal[-1]


def test_a_bot_of_ones_own_is_found_by_module_and_class() -> None:
    bot = make_bot(f"{Stubborn.__module__}:Stubborn")
    seen = somewhere("richelieu", 1, 3).seen_by_actor()
    assert bot.choose(seen) == seen.legal[-1]


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("jester", "use page, squire, knight, duke, king, or module:Class"),
        ("nowhere:Bot", "cannot be found"),
        ("random:Nothing", "cannot be found"),
        ("decimal:Decimal", "has no method choose"),
        (":", "cannot be found"),
    ],
)
def test_an_unknown_bot_is_refused(name: str, problem: str) -> None:
    with pytest.raises(OptionError, match=problem):
        make_bot(name, 1)
