"""Phase 2: the votes [L3]."""

from __future__ import annotations

import itertools

import pytest

from .positions import Position, happened, play, position, same_bytes, stock, texts

rule = pytest.mark.rule


def ready(**stones: int) -> Position:
    built = position(3).laws("B03", "B24", "B31").proposals("B14", "B21", "B11")
    for seat in ("Red", "Blue", "Green"):
        built.stock(seat, votes=stones.get(seat.lower(), 0))
    return built


@rule("L3.1")
def test_all_vote_at_once_with_any_number_of_stones() -> None:
    game = ready(red=2).vote()
    assert game.actors == [0, 1, 2]
    assert [m.text for m in game.legal(0)] == ["no 0", "no 1", "no 2", "yes 0", "yes 1", "yes 2"]
    assert [m.text for m in game.legal(1)] == ["no 0", "yes 0"]


@rule("L3.1")
def test_the_order_in_which_ballots_come_in_does_not_matter() -> None:
    ballots = ("Red: yes 1", "Blue: no 0", "Green: no 2")
    orders = itertools.permutations(ballots)
    games = [play(ready(red=2, green=3).vote(), *order) for order in orders]
    assert all(same_bytes(games[0], game) for game in games)


@rule("L3.2")
def test_example_three_to_three_is_adopted() -> None:
    """The rulebook's example: 3 to 3 is enough."""
    game = play(ready(red=1, blue=1).vote(), "Red: yes 1", "Blue: no 1", "Green: no 0")
    assert happened(game, "law_rejected") == [(None, "B14", 2, 3)]
    game = play(ready(red=2, blue=1).vote(), "Red: yes 2", "Blue: no 1", "Green: no 0")
    assert happened(game, "law_adopted") == [(None, "B14", 3, 3)]
    assert stock(game, "Red")["votes"] == 0


@rule("L3.2")
def test_example_two_to_three_is_rejected() -> None:
    """The rulebook's example: 2 to 3 is not."""
    game = play(ready(green=1).vote(), "Red: yes 0", "Blue: yes 0", "Green: no 1")
    assert happened(game, "law_adopted") == [(None, "B14", 2, 2)]
    game = play(ready(green=2).vote(), "Red: yes 0", "Blue: yes 0", "Green: no 2")
    assert happened(game, "law_rejected") == [(None, "B14", 2, 3)]


@rule("L3.3")
def test_an_adopted_law_comes_last_and_the_first_goes() -> None:
    game = play(ready().vote(), "yes 0", "yes 0", "yes 0")
    assert game.view().laws == ("B24", "B31", "B14")
    assert happened(game, "law_repealed") == [(None, "B03")]
    play(game, "no 0", "no 0", "no 0")
    assert game.view().laws == ("B24", "B31", "B14")


@rule("L3.4")
def test_stones_left_over_go_back_before_the_laws() -> None:
    built = ready(red=3).laws("B03", "B24", "N03").knight("Red", 1, "upper 1")
    game = play(built.vote(), *["no 0"] * 9)
    assert ("Red", "votes", 3, "left over") in happened(game, "tokens_paid")
    assert ("Red", "votes", 1, "N03") in happened(game, "tokens_gained")


@rule("L3.4")
def test_with_n22_in_force_stones_left_over_stay_until_the_laws_are_applied() -> None:
    built = ready(red=3).laws("N22", "B24", "N03").knight("Red", 1, "upper 1").court("Red")
    game = play(built.vote(), *["no 0"] * 9)
    assert game.decision == "upgrade"
    assert game.actor == 0
    play(game, "decline")
    assert ("Red", "votes", 3, "left over") in happened(game, "tokens_paid")
    assert stock(game, "Red")["votes"] >= 1


@rule("L3.5")
def test_players_decide_in_order_each_finishing_before_the_next() -> None:
    built = position(3).start("Blue").everyone(gold=4).apply_law("N14")
    play(built, "lay gold")
    assert built.actor == 1
    play(built, "decline")
    assert built.actor == 2


@rule("L11.2")
def test_ballots_are_secret_until_all_are_in() -> None:
    game = play(ready(red=2).vote(), "Red: yes 2")
    assert game.view(0).ballot == "yes 2"
    assert game.view(1).ballot is None
    assert game.view(1).players[0].voted
    seen = [event.data for event in game.events_for(1) if event.kind == "ballot_cast"]
    assert seen == [{"vote": None, "stones": None}]
    assert texts(game) == ["no 0", "yes 0"]
