"""Phase 1: placing knights [L2]."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove
from courtly.lancaster.constants import SPACES

from .positions import court, happened, play, position, stock, texts

rule = pytest.mark.rule


@rule("L2.1")
def test_players_place_in_turn_and_the_last_goes_on_alone() -> None:
    game = position(3).court("Red", 1).court("Blue", 1, 2).court("Green").place()
    seats = []
    while game.decision == "place":
        seats.append(game.seat_names[game.actor or 0])
        game.play(game.legal()[-1])
        while game.decision in ("favour", "noble", "upgrade"):
            game.play(game.legal()[-1])
    assert seats == ["Red", "Blue", "Blue"]


@rule("L2.1")
def test_placing_is_not_optional() -> None:
    game = position().court("Red", 1).place()
    assert "decline" not in texts(game)


@rule("L2.2")
def test_a_player_without_a_legal_place_is_skipped_and_asked_again() -> None:
    built = position(3).no_nobles().court("Red", 1).court("Blue", 2).court("Green")
    built.stock("Red", squires=0).tiles("Red", *SPACES)
    for county in ("Stafford", "Suffolk", "Surrey"):
        built.knight("Green", 1, county)
    for slot in ("upper 1", "upper 2"):
        built.conflict(slot, None)
    game = built.place()
    assert happened(game, "placing_skipped") == [("Red",)]
    assert game.actor == 1
    play(game, "place 2 Stafford", "squires 0")
    assert game.decision == "vote" or game.actor == 2


@rule("L2.3")
def test_the_knight_alone_must_reach_the_minimum() -> None:
    game = position().court("Red", 1).stock("Red", squires=9).place()
    assert "place 1 Stafford" in texts(game)
    assert "place 1 York" not in texts(game)
    with pytest.raises(IllegalMove, match=r"\[L2\.3\]"):
        game.play("place 1 York")


@rule("L2.3")
def test_any_number_of_squires_goes_along() -> None:
    game = position().court("Red", 2).stock("Red", squires=3).place()
    play(game, "place 2 York")
    assert texts(game) == ["squires 0", "squires 1", "squires 2", "squires 3"]
    play(game, "squires 2")
    assert stock(game, "Red")["squires"] == 1
    assert happened(game, "knight_placed") == [("Red", 2, "York", 2)]


@rule("L2.4")
def test_example_eviction_in_stafford() -> None:
    """The rulebook's example: a knight of 1 with two squires evicts one of 2, 3 to 2."""
    built = position().knight("Blue", 2, "Stafford").court("Blue").court("Red", 1)
    game = built.stock("Red", squires=2).place("Red")
    play(game, "place 1 Stafford")
    assert texts(game) == ["squires 2"]
    play(game, "squires 2")
    assert happened(game, "knight_evicted") == [("Blue", 2, "Stafford")]
    assert court(game, "Blue") == (2,)
    assert game.actor == 1


@rule("L2.4")
def test_a_tie_does_not_evict_and_nobody_evicts_their_own() -> None:
    built = position().knight("Blue", 1, "Stafford", squires=1).knight("Red", 1, "Suffolk")
    game = built.court("Red", 2).stock("Red", squires=0).place("Red")
    assert "place 2 Stafford" not in texts(game)
    assert "place 2 Suffolk" not in texts(game)
    with pytest.raises(IllegalMove, match=r"\[L2\.4\]"):
        game.play("place 2 Suffolk")


@rule("L2.4")
def test_squires_of_an_evicted_knight_go_to_the_supply() -> None:
    built = position().knight("Blue", 1, "Stafford", squires=1).court("Red", 3)
    before = int(built.s["supply"][1])
    game = built.place("Red")
    play(game, "place 3 Stafford", "squires 0")
    assert int(game._states[0]["supply"][1]) == before + 1
    assert happened(game, "squires_dismissed") == [("Blue", 1, "Stafford")]


@rule("L2.5")
def test_castle_spaces_under_a_tile_or_a_knight_are_closed() -> None:
    built = position().tiles("Red", "gold", turned="votes").knight("Red", 2, "castle purse")
    game = built.court("Red", 1).place("Red")
    castle = [text for text in texts(game, "place") if "castle" in text]
    assert castle == ["place 1 castle recruit", "place 1 castle upgrade", "place 1 castle squires"]


@rule("L2.6")
def test_conflicts_fill_from_the_top_and_own_knights_stack() -> None:
    built = position().knight("Blue", 1, "upper 1").knight("Green", 1, "upper 1")
    built.knight("Gold", 1, "upper 1").court("Red", 2).court("Blue", 2)
    game = built.favours().place("Red")
    assert "place 2 upper 1" not in texts(game)
    play(game, "place 2 upper 2", "place 2 upper 1")
    first = game.view().conflicts[0]
    assert [berth.side for berth in first.berths] == [1, 2, 3]
    assert first.berths[0].knights == (1, 2)


@rule("L2.7")
def test_every_knight_in_a_conflict_earns_a_favour_while_one_is_face_up() -> None:
    game = position().favours("gold", "alms").court("Red", 1, 2).court("Blue", 1).place("Red")
    play(game, "place 1 upper 1")
    assert texts(game) == ["favour gold", "favour alms"]
    play(game, "favour gold", "place 1 upper 2", "favour alms")
    assert stock(game, "Red")["gold"] == 5
    while game.actor != 0:
        game.play(game.legal()[-1])
    play(game, "place 2 upper 1")
    assert game.decision != "favour"


@rule("L2.8")
def test_favour_noble_offers_only_nobles_one_has_not() -> None:
    built = position().nobles("Red", "York").no_nobles("Surrey").favours("noble").court("Red", 1)
    game = play(built.place("Red"), "place 1 upper 1", "favour noble")
    assert "noble York" not in texts(game)
    assert "noble Surrey" not in texts(game)
    play(game, "noble Dorset")
    assert game.view().players[0].nobles == ("York", "Dorset")


@rule("L2.8")
def test_a_noble_from_a_favour_may_be_declined_and_the_tile_is_turned() -> None:
    built = position().favours("noble", "gold").court("Red", 1)
    game = play(built.place("Red"), "place 1 upper 1", "favour noble")
    assert texts(game)[-1] == "decline"
    left = [county.nobles for county in game.view().counties]
    play(game, "decline")
    assert game.view().players[0].nobles == ()
    assert [county.nobles for county in game.view().counties] == left
    assert game.view().favours["noble"] is False


@rule("L2.8")
def test_in_engine_1_a_noble_from_a_favour_had_to_be_taken() -> None:
    built = position(engine=1).favours("noble").court("Red", 1)
    game = play(built.place("Red"), "place 1 upper 1", "favour noble")
    assert "decline" not in texts(game)
    with pytest.raises(IllegalMove, match=r"you have to take a noble\. \[L2\.8\]"):
        game.play("decline")


@rule("L2.8")
def test_favour_upgrade_swaps_at_once_where_the_knight_stands() -> None:
    built = position().knight("Red", 2, "Stafford").favours("upgrade").court("Red", 1)
    game = play(built.place("Red"), "place 1 upper 1", "favour upgrade", "upgrade 2 Stafford")
    assert game.view().counties[1].strength == 3


@rule("L2.7")
def test_a_favour_that_yields_nothing_may_be_chosen() -> None:
    game = position().favours("noble", "gold").no_nobles().court("Red", 1).place("Red")
    play(game, "place 1 upper 1", "favour noble")
    assert happened(game, "reward_lapsed") == [("Red", "favour noble")]
