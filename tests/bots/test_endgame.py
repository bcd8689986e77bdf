"""The end of Richelieu solved exactly, and what is claimed about it."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import courtly
from courtly.bots.games.richelieu.exact import Endgame, TooMuch
from courtly.bots.games.richelieu.keys import hash_cards
from courtly.bots.games.richelieu.solver import solve
from courtly.bots.games.richelieu.worlds import all_worlds, how_many
from courtly.bots.search.searcher import Searcher
from courtly.core import jit
from courtly.core.rng import generator
from courtly.core.texts import texts
from courtly.richelieu import Richelieu
from courtly.richelieu.constants import CELLS, NONE, UNKNOWN
from tests.bots.brute_force import ENOUGH, as_outcome, best_of, compare, late, truth
from tests.richelieu.positions import Position

COMPILED = jit.MODE != "plain"
CARDS = 4 if COMPILED else 3


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


def solver(positions: int = ENOUGH) -> Endgame:
    """A solver that knows nothing yet."""
    endgame = Endgame()
    endgame.allow(positions)
    return endgame


def position(game: Richelieu) -> NDArray[Any]:
    """The position with all that is in it."""
    return game._states


@pytest.mark.parametrize("variant", ["standard", "tactical"])
@pytest.mark.parametrize("seed", range(8 if COMPILED else 1))
def test_the_solver_agrees_with_trying_everything(seed: int, variant: str) -> None:
    game = near_the_end(seed, CARDS, variant)
    values = truth(position(game))
    move, value = solver().best(position(game))
    assert as_outcome(value) == values[move] == best_of(values, game.actor or 0)


def test_one_table_serves_all_draws_and_all_games() -> None:
    """Face-down tokens lie otherwise in every draw, cards in every game: none is taken for another.

    `python -m tests.bots.brute_force 1000` compares more.
    """
    endgame = Endgame()
    claims = [compare(late(seed), endgame, seed) for seed in range(150 if COMPILED else 2)]
    if COMPILED:
        assert set(claims) >= {"nothing", "every-world", "draws", "won-draws"}


@pytest.mark.parametrize("what", ["face", "token"])
def test_cards_are_told_apart_by_what_is_on_them(what: str) -> None:
    """The same place with another card, as in another game, or with another token, as in another
    draw, is another position; that two of them meet in one table is rare, and a wrong claim."""
    states = position(courtly.richelieu.new(seed=1)).copy()
    hashes = []
    for value in range(5):
        states[0][what][7] = value
        cards = np.zeros(CELLS, np.uint64)
        hash_cards(states[0], cards)
        hashes.append(cards.tolist())
    assert len({row[7] for row in hashes}) == 5
    assert {tuple(row[:7]) for row in hashes} == {tuple(hashes[0][:7])}


@pytest.mark.parametrize("seed", range(6 if COMPILED else 2))
def test_all_worlds_are_those_the_seat_cannot_tell_apart(seed: int) -> None:
    seen = late(seed)
    found = set()
    for world in all_worlds(seen):
        assert not seen.kind.spec.play.audit_at(world, 0)
        found.add(_told_apart(world, seen.seat))
        seen.kind.spec.play.redact_at(world, 0, seen.seat)
        assert world.tobytes() == seen.record.tobytes()
    assert len(found) <= how_many(seen)
    for draw in range(50):
        game = seen.sample(draw)
        assert isinstance(game, Richelieu)
        assert _told_apart(position(game), seen.seat) in found


def _told_apart(world: NDArray[Any], seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tokens by card in the display; before the opponent only which they are."""
    tokens, owners = world[0]["token"], world[0]["owner"]
    held = np.sort(tokens[owners == 1 - seat])
    return tuple(tokens[owners == NONE].tolist()), tuple(held.tolist())


@pytest.mark.parametrize(
    ("lying", "held", "most", "different"),
    [(0, 0, 1, 1), (1, 0, 7, 6), (0, 1, 7, 6), (2, 0, 56, 43), (0, 2, 28, 22), (1, 1, 56, 43)],
)
def test_one_or_two_hidden_tokens_can_lie_in_few_ways(
    lying: int, held: int, most: int, different: int
) -> None:
    """Seven tokens are unseen with one of them hidden, eight with two; two of all are alike."""
    seen = courtly.richelieu.new(seed=1).seen_by(0)
    s, hidden = seen.record[0], lying + held
    cells = np.flatnonzero(s["token"] == UNKNOWN)
    s["token"][cells[hidden:]] = range(len(cells) - hidden)
    s["owner"][cells[lying:hidden]] = 1
    assert how_many(seen) == most
    worlds = {world.tobytes() for world in all_worlds(seen)}
    assert len(worlds) == len(list(all_worlds(seen))) == different


def test_too_few_positions_are_no_proof() -> None:
    with pytest.raises(TooMuch):
        solver(5).best(position(near_the_end(3, 12)))


def test_the_solver_stops_when_its_time_is_up() -> None:
    """Ten cards take far longer than no time at all."""
    game = near_the_end(3, 10)
    assert solve(game.seen_by_actor(), ENOUGH, generator(1), time.perf_counter()) is None


def test_counted_answers_do_not_hang_on_what_was_solved_before() -> None:
    """The second time the table would know it all, and a proof would be found in few positions."""
    game = near_the_end(3, 8 if COMPILED else 3)
    endgame = Endgame()
    needed = []
    for forget in (True, False, True):
        endgame.allow(10_000_000)
        if forget:
            endgame.forget()
        endgame.best(position(game))
        needed.append(endgame.looked_at)
    assert needed[1] < needed[0] == needed[2]


def test_the_bot_says_what_it_has_proven() -> None:
    """No token is hidden here, so the end is solved."""
    game = Position("BGNs BGNc BRT2", "CHAs", cardinal="PROs PRO2").game()
    bot = Searcher(1, simulations=1000, room=2000)
    bot.choose(game.seen_by(0))
    assert bot.note == "proven: no other move guarantees more"
    assert bot.proof is not None
    assert bot.proof.say(texts("de")) == "bewiesen: kein anderer Zug sichert mehr"


def test_with_hidden_tokens_it_says_how_they_were_looked_at() -> None:
    notes = set()
    for seed in range(40 if COMPILED else 3):
        if found := solve(late(seed), 1_000_000, generator(1)):
            notes.add(str(found[1]).replace(str(found[1].worlds), "N"))
    ways, drawn = (
        "in each of the N ways in which hidden tokens can lie",
        "in N draws of the hidden tokens",
    )
    more = "no other move would guarantee more if all lay open"
    wins = "this move would win if all lay open, whatever the other side does"
    assert notes <= {f"{worlds}, {what}" for worlds in (ways, drawn) for what in (more, wins)}
    assert notes


@pytest.mark.skipif(not COMPILED, reason="thousands of positions")
def test_whether_a_move_wins_is_found_out_sooner_than_by_how_much() -> None:
    """And with few positions a winning move is made, though none is known to be the best."""
    claims = set()
    for seed in range(30):
        seen = near_the_end(seed, 9).seen_by_actor()
        found = solve(seen, 60_000, generator(1))
        if found and found[1].claim.startswith("won"):
            whole = solve(seen, 20_000_000, generator(1))
            assert whole is not None, "with enough positions there is a move that wins at least"
            claims.add(whole[1].claim.removeprefix("won-"))
    assert claims
