"""The end of Richelieu solved exactly."""

from __future__ import annotations

import random
import time

import pytest

import courtly
from courtly.bots.games.richelieu.endgame import VICTORY, Endgame
from courtly.bots.games.richelieu.solver import solve
from courtly.bots.search.searcher import Searcher
from courtly.core import jit
from courtly.core.rng import generator
from courtly.richelieu import Richelieu
from tests.richelieu.positions import Position

CARDS = 4 if jit.MODE != "plain" else 3


def near_the_end(seed: int, cards: int, variant: str = "standard") -> Richelieu:
    """A random game with so many cards left and a card to take."""
    game = courtly.richelieu.new(seed=seed, variant=variant)
    chance = random.Random(seed)
    while not (game.decision == "take" and left(game) <= cards):
        game.play(chance.choice(game.legal()))
        if game.over:
            return near_the_end(seed + 1000, cards, variant)
    return game


def left(game: Richelieu) -> int:
    """Cards in the display."""
    return sum(card is not None for row in game.view().rows for card in row)


def value(game: Richelieu) -> int:
    """The outcome for the Cardinal as the solver counts it."""
    outcome = game.outcome()
    assert outcome is not None
    ahead = outcome.scores[0] - outcome.scores[1]
    victory = {None: 0, 0: VICTORY, 1: -VICTORY}[outcome.winner]
    return ahead + victory


def minimax(game: Richelieu, memory: dict[bytes, int]) -> int:
    """The plain truth, by trying everything."""
    if game.over:
        return value(game)
    key = game.to_bytes()
    if key not in memory:
        values = []
        for move in game.legal():
            twin = game.copy()
            twin.play(move)
            values.append(minimax(twin, memory))
        memory[key] = max(values) if game.actor == 0 else min(values)
    return memory[key]


@pytest.mark.parametrize("variant", ["standard", "tactical"])
@pytest.mark.parametrize("seed", range(8 if jit.MODE != "plain" else 1))
def test_the_solver_agrees_with_trying_everything(seed: int, variant: str) -> None:
    game = near_the_end(seed, CARDS, variant)
    truth = minimax(game, {})
    endgame = Endgame()
    move, _ = endgame.best(game._states, 10_000_000)
    assert endgame.value == (truth if game.actor == 0 else -truth)
    game.play(move)
    assert minimax(game, {}) == truth


def test_too_few_positions_are_no_proof() -> None:
    game = near_the_end(3, 12)
    assert Endgame().best(game._states, 5) == (-1, 6)


def test_the_solver_stops_when_its_time_is_up() -> None:
    """Twelve draws of ten cards take far longer than no time at all."""
    game = near_the_end(3, 10)
    assert solve(game.seen_by_actor(), 10_000_000_000, generator(1), time.perf_counter()) is None
    assert Endgame().best(game._states, 10) == (-1, 11)


def test_counted_answers_do_not_hang_on_what_was_solved_before() -> None:
    """The second time the table would know it all, and a proof would be found in few positions."""
    game = near_the_end(3, 8 if jit.MODE != "plain" else 3)
    endgame = Endgame()
    _, needed = endgame.best(game._states, 10_000_000)
    assert endgame.best(game._states, 10_000_000)[1] < needed
    endgame.forget(10_000_000)
    assert endgame.best(game._states, 10_000_000)[1] == needed


def test_the_bot_says_what_it_has_proven() -> None:
    """No token is hidden here, so the end is solved."""
    game = Position("BGNs BGNc BRT2", "CHAs", cardinal="PROs PRO2").game()
    bot = Searcher(1, simulations=1000, room=2000)
    bot.choose(game.seen_by(0))
    assert bot.note == "solved"


def test_with_hidden_tokens_it_says_for_how_many_draws() -> None:
    notes = set()
    for seed in range(12):
        game = near_the_end(seed, 3)
        seen = game.seen_by_actor()
        if len(seen.legal) > 1 and (found := solve(seen, 1_000_000, generator(1))):
            notes.add(found[1])
    assert notes <= {"solved", "best in all 12 draws of the hidden tokens"}
    assert notes
