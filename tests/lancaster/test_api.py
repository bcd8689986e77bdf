"""The Game object, as far as Lancaster has something of its own to show."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.core.errors import (
    CourtlyError,
    IllegalMove,
    InvalidMove,
    NotYourDecision,
    OptionError,
    RecordError,
)
from courtly.core.texts import texts
from courtly.lancaster.constants import DECISIONS

from .positions import play, position, stock
from .random_games import advanced

rule = pytest.mark.rule

seeds = st.integers(0, 1000)


def test_bad_moves_are_told_apart() -> None:
    game = courtly.lancaster.new(seed=1, start="red")
    with pytest.raises(InvalidMove, match=r"'lay gld' is not a move\. Did you mean lay gold"):
        game.play("lay gld")
    with pytest.raises(InvalidMove, match="9999 is not a move; moves are 0 to"):
        game.play(9999)
    with pytest.raises(NotYourDecision, match="Blue has nothing to decide now; it is up to Red"):
        game.play("lay gold", seat=1)
    with pytest.raises(CourtlyError, match="there is no seat 4; seats are 0 to 3"):
        game.play("lay gold", seat=4)
    with pytest.raises(IllegalMove) as caught:
        game.play("decline")
    assert caught.value.rule == "L1.4"
    assert game.history == [], "nothing was lost or changed"


@given(seed=seeds, order=st.permutations(range(5)), data=st.data())
def test_votes_in_any_order_give_the_same_bytes(
    seed: int, order: list[int], data: st.DataObject
) -> None:
    game = advanced(seed, 10)
    while game.decision != "vote":
        game.play(game.legal()[0])
    ballots = {seat: data.draw(st.sampled_from(game.legal(seat))) for seat in game.actors}
    twin = game.copy()
    for seat in game.actors:
        game.play(ballots[seat], seat)
    for seat in order:
        if seat in ballots:
            twin.play(ballots[seat], seat)
    assert game.to_bytes() == twin.to_bytes()


RECORD = advanced(2, players=3).record(Red="Ann", Blue="Bob")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("\nBlue place", "\nKing place", "'King' is not a seat; the seats are Red, Blue, Green"),
        ('"players": 3', '"players": 7', "from 2 to 5, not 7"),
    ],
)
def test_a_damaged_record_says_where(old: str, new: str, problem: str) -> None:
    assert old in RECORD
    with pytest.raises((RecordError, OptionError), match=problem):
        courtly.load(RECORD.replace(old, new, 1))


def test_every_decision_has_a_text() -> None:
    for decision in DECISIONS:
        assert texts().has(f"lancaster-decision-{decision}")


def test_a_built_position_can_be_saved() -> None:
    game = position(3).court("Red", 1).place("Red")
    assert courtly.lancaster.from_bytes(game.to_bytes()).legal() == game.legal()


@rule("L5.1", "L7.6", "N32")
def test_the_view_shows_the_figures_by_which_moves_are_priced() -> None:
    built = position().knight("Red", 1, "Stafford").stock("Red", gold=9)
    game = play(built.score_counties(), "take both")
    assert stock(game, "Red")["gold"] == 9 - game.view(0).figures.both

    game = play(position().stock("Red", gold=9).apply_law("N32"), "exchange gold 3")
    assert stock(game, "Red")["gold"] == 9 - 3 * game.view(0).figures.exchange

    built = position().conflict("lower 1", "8").knight("Red", 3, "lower 1").stock("Red", gold=9)
    game = play(built.score_conflicts(), "ransom 3")
    assert stock(game, "Red")["gold"] == 9 - 3 * game.view(0).figures.ransom


@rule("L8.1")
def test_the_last_round_is_the_one_the_view_names() -> None:
    game = position().round(5).score_conflicts()
    assert game.over
    assert game.view().round == game.view().figures.rounds
