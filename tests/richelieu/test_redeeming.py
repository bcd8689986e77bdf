"""R2.9: which token is given up, and what others learn of it."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import courtly
from courtly.bots.games.richelieu.worlds import all_worlds, how_many
from courtly.core.errors import CourtlyError, IllegalMove
from courtly.core.packed import head
from courtly.observe import encoder
from courtly.richelieu import Richelieu
from courtly.richelieu.constants import CELL_NAMES, SPENT

from .positions import Position, texts

rule = pytest.mark.rule
BACK = "marker back"


def with_tokens(*tokens: str, engine: int = 2, rows: str = "ANJs BON2 AUV2") -> Richelieu:
    """The Cardinal holds these tokens, with the cards a4, a5, …, and has two markers in the box."""
    position = Position(rows, cardinal="PROs BGN2 AUVs LAN2", engine=engine)
    return position.box("cardinal", 2).holds("cardinal", *tokens).game()


def kinds(game: Richelieu, seat: int | None) -> list[str | None]:
    """What a seat sees of the Cardinal's tokens."""
    return [token.kind for token in game.view(seat).tokens[0]]


def spent_in_draws(game: Richelieu, seat: int | None, draws: int = 60) -> Counter[str]:
    """Which cards the tokens given up came with, in games `seat` cannot tell from this one."""
    found: Counter[str] = Counter()
    for draw in range(draws):
        token = game.resampled(seat, draw)._states[0]["token"]
        found.update(CELL_NAMES[int(cell)] for cell in np.flatnonzero(token == SPENT))
    return found


@rule("R2.9")
def test_who_holds_two_says_which_one_is_given_up() -> None:
    game = with_tokens(BACK, "Provence", BACK)
    assert texts(game)[-2:] == ["redeem a4", "redeem a6"]
    with pytest.raises(IllegalMove, match=r"two.*a4.*a6.*\[R2\.9\]"):
        game.play("redeem")
    with pytest.raises(IllegalMove, match=r"two.*\[R2\.9\]"):
        game.play("redeem a5")
    game.play("redeem a6")
    assert kinds(game, 0) == [BACK, "Provence", "spent"]
    assert texts(game)[-1] == "redeem", "of one there is nothing to choose"
    with pytest.raises(IllegalMove, match=r"\[R2\.9\]"):
        game.play("redeem a4")
    game.play("redeem")
    assert kinds(game, 0) == ["spent", "Provence", "spent"]
    assert (game.view().stock[0], game.view().box[0]) == (3, 0)


@rule("R2.9")
def test_opponents_see_that_a_token_is_given_up_but_not_which() -> None:
    game = with_tokens("Provence", BACK)
    game.play("redeem")
    for seat in (1, None):
        assert kinds(game, seat) == [None, None]
        assert game.view(seat).spent == (1, 0)
        assert game.events_for(seat)[-1].data == {"card": None}
        assert set(spent_in_draws(game, seat)) == {"a4", "a5"}
    assert game.events_for(0)[-1].data == {"card": "a5"}
    assert set(spent_in_draws(game, 0)) == {"a5"}


@rule("R2.9")
def test_a_token_taken_later_is_not_the_one_that_was_given_up() -> None:
    game = with_tokens(BACK, rows="ANJs*Anjou BON2 AUV2")
    game.play("redeem")
    game.play("take a1")
    assert len(kinds(game, 1)) == 2
    assert set(spent_in_draws(game, 1)) == {"a4"}


@rule("R2.9")
def test_all_learn_at_the_end_which_it_was() -> None:
    game = with_tokens("Provence", BACK, rows="ANJs")
    game.play("redeem")
    game.play("take a1")
    assert game.over
    assert kinds(game, 1) == kinds(game, None) == ["Provence", "spent"]


@rule("R2.9", "R4.1")
def test_what_was_given_up_says_no_more_than_it_must() -> None:
    """Of two tokens one was a "marker back". The other is, too, in 2 of 50 ways to draw the two.

    There are 2 ways to draw both, and 2 · 24 to draw one and another token.
    """
    game = with_tokens(BACK, "Provence")
    game.play("redeem")
    draws = [game.resampled(1, k)._states[0]["token"] for k in range(3000)]
    both = sum(int((token == 12).any()) for token in draws)
    assert 0.03 < both / 3000 < 0.05


@rule("R2.9", "R4.1")
def test_of_two_given_up_all_ways_are_alike() -> None:
    """One of a4 and a5 first, then another of these and a1: three pairs, each as likely."""
    game = with_tokens(BACK, "Provence", rows="ANJs*marker_back BON2 AUV2")
    for move in ("redeem", "take a1", "redeem"):
        game.play(move)
    assert game.view(1).spent == (2, 0)
    pairs = Counter(
        tuple(np.flatnonzero(game.resampled(1, k)._states[0]["token"] == SPENT).tolist())
        for k in range(1500)
    )
    assert set(pairs) == {(0, 3), (0, 4), (3, 4)}
    assert all(450 < n < 550 for n in pairs.values())


@rule("R2.9")
def test_a_stuck_player_chooses_too() -> None:
    position = Position("ANJs^q BON2^q AUV2^q", cardinal="PROs BGN2").box("cardinal", 3)
    position.states[0]["decision"] = 5
    game = position.holds("cardinal", BACK, BACK).game()
    assert texts(game) == ["skip", "redeem a4", "redeem a5"]
    game.play("redeem a5")
    assert game.decision == "take"


@rule("R2.9")
def test_in_engine_1_the_first_was_given_up_and_all_saw_which() -> None:
    game = with_tokens("Provence", BACK, BACK, engine=1)
    assert texts(game)[-1] == "redeem"
    with pytest.raises(IllegalMove, match=r"\[R2\.9\]"):
        game.play("redeem a6")
    game.play("redeem")
    assert kinds(game, 0) == ["Provence", "spent", BACK]
    assert kinds(game, 1) == kinds(game, None) == [None, "spent", None]
    assert game.view(1).spent == (1, 0)
    assert set(spent_in_draws(game, 1)) == {"a5"}
    assert not game._states[0]["held"].any()


@rule("R2.9")
def test_a_position_says_among_which_tokens_the_one_given_up_was() -> None:
    """A position in which a player gave up a token that was not there is refused."""
    game = courtly.richelieu.new(seed=1)
    assert Richelieu.from_bytes(game.to_bytes()).engine == 2
    for held in ([1, 0], [0, 1], [1 << 60, 0], [-1, 0]):
        states = game._states.copy()
        states[0]["held"] = held
        with pytest.raises(CourtlyError, match="given up"):
            Richelieu.from_bytes(head(game.spec, 2) + states.tobytes())


@rule("R2.9")
def test_observations_count_what_was_given_up() -> None:
    for engine in (1, 2):
        game = with_tokens("Provence", BACK, engine=engine)
        game.play("redeem")
        sight = encoder("richelieu")
        own, other = (sight.layout.read(sight.observe(game, seat)) for seat in range(2))
        assert (own["spent"].tolist(), other["spent"].tolist()) == ([0.5, 0], [0, 0.5])
        assert (own["tokens_unknown"].tolist(), other["tokens_unknown"].tolist()) == ([0], [1 / 8])


@rule("R2.9")
def test_bots_know_all_worlds_in_which_a_token_was_given_up() -> None:
    game = with_tokens("Provence", BACK)
    game.play("redeem")
    worlds = list(all_worlds(game.seen_by(1)))
    assert len(worlds) == how_many(game.seen_by(1)) == 13
    held = {tuple(sorted(world[0]["token"][3:5].tolist())) for world in worlds}
    assert held == {(kind, SPENT) for kind in range(13)}
