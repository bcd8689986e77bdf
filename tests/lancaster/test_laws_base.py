"""The game's own laws [L4, B01–B43]."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove
from courtly.lancaster.constants import SPACES

from .looking import castle, reserve, tiles
from .one_law import asked, enact, four_conflicts, given, points
from .positions import court, happened, play, position, stock, texts

rule = pytest.mark.rule

ALL_SEVEN = (1, 1, 1, 2, 2, 3, 4)


@rule("B01")
def test_b01_all_with_most_gold_may_upgrade_a_placed_knight_in_player_order() -> None:
    built = position().everyone(gold=1).stock("Red", gold=3).stock("Green", gold=3).start("Blue")
    built.knight("Red", 1, "Suffolk").knight("Red", 2, "castle votes").knight("Blue", 1, "Surrey")
    built.knight("Green", 3, "upper 1").court("Red", 1)
    game = enact(built, "B01")
    assert asked(game) == ("Green", "B01")
    play(game, "upgrade 3 upper 1")
    assert asked(game) == ("Red", "B01")
    assert texts(game) == ["upgrade 1 Suffolk", "upgrade 2 castle votes", "decline"]
    with pytest.raises(IllegalMove, match=r"\[B01\]"):
        game.play("upgrade 1 court")
    play(game, "decline")
    assert asked(game) == ("Blue", "N32")
    assert happened(game, "knight_upgraded") == [("Green", 3, "upper 1", "B01")]


@rule("B01")
def test_b01_without_gold_nobody_has_most() -> None:
    game = enact(position().everyone(gold=0).knight("Red", 1, "Suffolk"), "B01")
    assert asked(game) == ("Red", "N32")


@rule("B01")
def test_b01_lapses_without_a_placed_knight_that_can_be_upgraded() -> None:
    built = position().stock("Red", gold=9).stock("Blue", gold=9).court("Blue", 1, 2, 4)
    game = enact(built.knight("Blue", 3, "Bedford"), "B01")
    assert asked(game) == ("Red", "N32")


@rule("B02")
def test_b02_all_with_most_squires_in_stock_get_a_knight_of_1() -> None:
    built = position().everyone(squires=1).stock("Blue", squires=3).stock("Gold", squires=3)
    game = enact(built.knight("Red", 1, "Stafford", squires=5), "B02")
    assert happened(game, "knight_recruited") == [("Blue", "B02"), ("Gold", "B02")]
    assert court(game, "Blue") == court(game, "Gold") == (1, 1, 2)
    assert reserve(game, "Blue") == (1, 2, 3, 4)


@rule("B02")
def test_b02_lapses_without_a_1_in_reserve_and_nobody_has_most_of_nothing() -> None:
    game = enact(position().stock("Blue", squires=3).court("Blue", 1, 1, 1), "B02")
    assert happened(game, "reward_lapsed") == [("Blue", "B02")]
    assert court(game, "Blue") == (1, 1, 1)
    game = enact(position().everyone(squires=0), "B02")
    assert happened(game, "knight_recruited") == []


@rule("B03")
def test_b03_pays_3_for_each_full_two_counties() -> None:
    built = position().knight("Red", 1, "Stafford")
    built.knight("Blue", 1, "Suffolk").knight("Blue", 1, "Surrey").knight("Blue", 2, "York")
    built.knight("Green", 2, "Dorset").knight("Green", 2, "Northumberland")
    built.knight("Green", 3, "Bedford").knight("Green", 4, "Somerset")
    assert points(enact(built, "B03"), "B03") == {"Blue": 3, "Green": 6}


@rule("B03")
def test_b03_counts_no_castles_and_no_conflicts() -> None:
    built = position().knight("Red", 1, "Stafford")
    built.knight("Red", 1, "castle gold").knight("Red", 1, "upper 1")
    assert points(enact(built, "B03"), "B03") == {}


@rule("B11")
def test_b11_sells_vote_stones_for_gold_as_far_as_it_reaches() -> None:
    built = position(3).everyone(gold=0, votes=0).stock("Green", gold=3).start("Green")
    game = enact(built, "B11")
    assert asked(game) == ("Green", "B11")
    assert texts(game) == ["trade 0", "trade 1", "trade 2", "trade 3"]
    with pytest.raises(IllegalMove, match=r"\[B11\]"):
        game.play("trade 4")
    play(game, "trade 2")
    assert given(game, "B11") == {"Green": {"gold": -2, "votes": 2}}
    assert stock(game, "Green") == {"gold": 1, "squires": 2, "votes": 2}
    assert asked(game) == ("Red", "B11")
    assert texts(game) == ["trade 0"]


@rule("L1.1")
@rule("B11")
def test_b11_sells_no_more_stones_than_the_box_holds() -> None:
    game = enact(position(supply="box").everyone(votes=9).stock("Red", gold=3), "B11")
    assert texts(game) == ["trade 0", "trade 1"]
    with pytest.raises(IllegalMove, match=r"\[L1\.1\]"):
        game.play("trade 2")


@rule("B12")
def test_b12_trades_a_squire_and_a_gold_for_3_points() -> None:
    game = enact(position().everyone(gold=1).stock("Red", gold=3, squires=2), "B12")
    assert texts(game) == ["trade 0", "trade 1", "trade 2"]
    play(game, "trade 2")
    assert given(game, "B12") == {"Red": {"gold": -2, "squires": -2, "points": 6}}
    assert asked(game) == ("Blue", "B12")
    assert texts(game) == ["trade 0", "trade 1"]


@rule("B13")
def test_b13_a_tile_for_each_full_two_conflicts_each_player_in_full_before_the_next() -> None:
    built = four_conflicts(position())
    for conflict in ("upper 1", "upper 2", "lower 1", "lower 2"):
        built.knight("Blue", 2 if conflict == "lower 2" else 1, conflict)
    for conflict in ("upper 1", "upper 2", "lower 1"):
        built.knight("Red", 1, conflict)
    built.knight("Green", 2, "lower 2").knight("Green", 1, "lower 2")
    game = enact(built.start("Blue"), "B13")
    seats = []
    for space in ("gold", "votes", "gold"):
        seats.append(asked(game))
        play(game, f"lay {space}")
    assert seats == [("Blue", "B13"), ("Blue", "B13"), ("Red", "B13")]
    assert asked(game) == ("Blue", "N32")
    assert tiles(game, "Blue") == {"gold": "open", "votes": "open"}
    assert ("Red", "gold", "B13") in happened(game, "tile_laid")


@rule("B13")
def test_b13_may_be_declined_and_lapses_with_no_tile_in_stock() -> None:
    built = position().tiles("Blue", *SPACES)
    for seat in ("Red", "Blue"):
        built.knight(seat, 1, "upper 1").knight(seat, 1, "upper 2")
    game = enact(built, "B13")
    assert texts(game) == [*(f"lay {space}" for space in SPACES), "decline"]
    play(game, "decline")
    assert asked(game) == ("Red", "N32")
    assert tiles(game, "Red") == {}


@rule("B13")
def test_b13_a_second_tile_lapses_when_the_stock_is_used_up() -> None:
    built = four_conflicts(position()).tiles("Red", *SPACES[1:])
    for conflict, strength in (("upper 1", 1), ("upper 2", 1), ("lower 1", 1), ("lower 2", 2)):
        built.knight("Red", strength, conflict)
    game = play(enact(built, "B13"), f"lay {SPACES[0]}")
    assert asked(game) == ("Red", "N32")


@rule("B13")
@rule("L5.4")
def test_b13_a_knight_under_the_tile_goes_back_to_court_and_is_no_longer_placed() -> None:
    built = position().knight("Red", 1, "upper 1").knight("Red", 1, "upper 2").court("Red")
    game = enact(built.knight("Red", 2, "castle gold"), "B13", "N21")
    play(game, "lay gold")
    assert happened(game, "knight_returned") == [("Red", 2, "castle gold")]
    assert court(game, "Red") == (2,)
    assert castle(game, "Red") == {}
    assert points(game, "N21") == {}
    assert ("Red", "gold", 2, "castle gold") not in happened(game, "tokens_gained")


@rule("B14")
def test_b14_a_squire_for_each_placed_knight_of_2() -> None:
    built = four_conflicts(position()).court("Green", 2, 2)
    built.knight("Red", 2, "castle gold").knight("Red", 2, "lower 1")
    built.knight("Blue", 2, "York").knight("Blue", 1, "Suffolk").knight("Blue", 3, "Bedford")
    game = enact(built, "B14")
    assert given(game, "B14") == {"Red": {"squires": 2}, "Blue": {"squires": 1}}
    assert stock(game, "Red")["squires"] == 4


@rule("B21")
def test_b21_squire_stone_and_gold_for_each_full_two_conflicts() -> None:
    built = four_conflicts(position())
    for conflict, strength in (("upper 1", 1), ("upper 2", 1), ("lower 1", 1), ("lower 2", 2)):
        built.knight("Red", strength, conflict)
    built.knight("Blue", 1, "upper 1").knight("Blue", 1, "lower 1").knight("Blue", 1, "lower 2")
    built.knight("Green", 1, "upper 2").knight("Green", 1, "upper 2")
    game = enact(built.everyone(gold=0, squires=0, votes=0), "B21")
    assert stock(game, "Red") == {"gold": 2, "squires": 2, "votes": 2}
    assert stock(game, "Blue") == {"gold": 1, "squires": 1, "votes": 1}
    assert given(game, "B21").keys() == {"Red", "Blue"}


@rule("B22")
def test_b22_without_a_placed_2_any_knight_may_be_upgraded() -> None:
    built = position().knight("Red", 1, "Stafford").knight("Blue", 2, "castle gold")
    built.court("Green", *ALL_SEVEN).knight("Gold", 2, "upper 1")
    game = enact(built, "B22")
    assert asked(game) == ("Red", "B22")
    upgrades = ["upgrade 1 Stafford", "upgrade 1 court", "upgrade 2 court"]
    assert texts(game) == [*upgrades, "decline"]
    play(game, "upgrade 1 Stafford")
    assert game.view().counties[1].strength == 2
    assert asked(game) == ("Red", "N32"), "Blue and Gold have a 2 placed, Green nothing to upgrade"
    assert happened(game, "reward_lapsed") == [("Green", "B22")]


@rule("B22")
def test_b22_may_be_declined() -> None:
    game = play(enact(position(3), "B22"), "decline", "upgrade 2 court", "decline")
    assert happened(game, "knight_upgraded") == [("Blue", 2, "court", "B22")]


@rule("B23")
@pytest.mark.parametrize("place", ["Gloucester", "castle votes", "upper 2", "lower 1"])
def test_b23_exchanges_a_placed_3_for_the_4_where_it_stands(place: str) -> None:
    game = enact(four_conflicts(position()).knight("Red", 3, place), "B23")
    assert asked(game) == ("Red", "N32"), "it is compulsory"
    assert happened(game, "knight_upgraded") == [("Red", 3, place, "B23")]
    assert reserve(game, "Red") == (1, 1, 2, 3)
    assert court(game, "Red") == (1, 2)


@rule("B23")
def test_b23_squires_stay_with_the_knight_and_its_space_in_a_conflict_too() -> None:
    built = position().knight("Red", 3, "Bedford", squires=2)
    built.knight("Blue", 3, "upper 1").knight("Red", 1, "upper 1").knight("Blue", 1, "upper 1")
    view = enact(built, "B23").view()
    assert (view.counties[4].side, view.counties[4].strength, view.counties[4].squires) == (0, 4, 2)
    berths = [(berth.side, berth.knights) for berth in view.conflicts[0].berths]
    assert berths == [(1, (1, 4)), (0, (1,))]


@rule("B23")
def test_b23_needs_the_3_placed_and_the_4_in_reserve() -> None:
    built = position().court("Red", 3).knight("Blue", 3, "Bedford").court("Blue", 4)
    built.knight("Green", 3, "upper 1").knight("Green", 4, "Somerset")
    game = enact(built, "B23")
    assert happened(game, "knight_upgraded") == []
    assert game.view().counties[4].strength == 3


@rule("B24")
def test_b24_pays_5_for_each_full_three_tiles_open_or_turned() -> None:
    built = position().tiles("Red", *SPACES[:2]).tiles("Blue", "gold", turned="votes purse")
    built.tiles("Green", *SPACES[:5]).tiles("Gold", *SPACES)
    assert points(enact(built, "B24"), "B24") == {"Blue": 5, "Green": 5, "Gold": 10}


@rule("B31")
def test_b31_pays_3_for_each_conflict_held_over_ones_too() -> None:
    built = four_conflicts(position()).knight("Red", 1, "upper 1").knight("Red", 2, "upper 1")
    built.knight("Blue", 1, "upper 2").knight("Blue", 1, "lower 1").knight("Blue", 1, "lower 2")
    game = enact(built, "B31")
    assert points(game, "B31") == {"Red": 3, "Blue": 9}
    assert game.sheet().lines["laws"] == (3, 9, 0, 0)


@rule("B32")
def test_b32_pays_8_for_each_full_three_counties() -> None:
    built = position().knight("Blue", 1, "Stafford").knight("Blue", 2, "York")
    built.knight("Blue", 3, "Bedford").knight("Red", 4, "Somerset").knight("Red", 1, "Suffolk")
    assert points(enact(built, "B32"), "B32") == {"Blue": 8}
    built = position().knight("Blue", 3, "Bedford").knight("Blue", 4, "Somerset")
    for strength, county in ((1, "Stafford"), (2, "York"), (1, "Suffolk"), (2, "Dorset")):
        built.knight("Blue", strength, county)
    assert points(enact(built, "B32"), "B32") == {"Blue": 16}


@rule("B33")
def test_b33_pays_5_with_all_three_knights_of_1_placed() -> None:
    built = four_conflicts(position()).court("Blue", 1)
    built.knight("Red", 1, "castle gold").knight("Red", 1, "Surrey").knight("Red", 1, "lower 2")
    built.knight("Blue", 1, "Stafford").knight("Blue", 1, "upper 1").knight("Blue", 3, "upper 2")
    assert points(enact(built, "B33"), "B33") == {"Red": 5}


@rule("B34")
def test_b34_a_knight_of_1_for_each_full_three_nobles() -> None:
    six = ("Stafford", "York", "Dorset", "Surrey", "Bedford", "Suffolk")
    built = position().nobles("Red", *six).nobles("Blue", *six[:2]).nobles("Green", *six[:5])
    game = enact(built, "B34")
    assert happened(game, "knight_recruited") == [("Red", "B34")] * 2 + [("Green", "B34")]
    assert (court(game, "Red"), court(game, "Green")) == ((1, 1, 1, 2), (1, 1, 2))
    game = enact(position().nobles("Red", *six).court("Red", 1, 1), "B34")
    assert court(game, "Red") == (1, 1, 1)
    assert happened(game, "reward_lapsed") == [("Red", "B34")], "the second of two"


@rule("B41")
def test_b41_trades_gold_for_points_one_for_one() -> None:
    game = enact(position().stock("Red", gold=4).stock("Blue", gold=0), "B41")
    assert texts(game) == [f"trade {n}" for n in range(5)]
    play(game, "trade 3")
    assert asked(game) == ("Blue", "B41")
    assert texts(game) == ["trade 0"]
    play(game, "trade 0")
    assert given(game, "B41") == {"Red": {"gold": -3, "points": 3}}


@rule("B42")
def test_b42_trades_squires_in_stock_for_points_one_for_one() -> None:
    built = position().stock("Red", squires=2, gold=9).knight("Red", 1, "Stafford", squires=3)
    game = enact(built, "B42")
    assert texts(game) == ["trade 0", "trade 1", "trade 2"]
    play(game, "trade 2")
    assert given(game, "B42") == {"Red": {"squires": -2, "points": 2}}
    assert game.view().counties[1].squires == 3


@rule("B43")
def test_b43_pays_6_with_knights_of_all_four_strengths_placed() -> None:
    built = four_conflicts(position()).court("Blue", 4)
    built.knight("Red", 1, "castle gold").knight("Red", 2, "lower 1")
    built.knight("Red", 3, "Bedford").knight("Red", 4, "upper 1")
    built.knight("Blue", 1, "Suffolk").knight("Blue", 2, "York").knight("Blue", 3, "Gloucester")
    assert points(enact(built, "B43"), "B43") == {"Red": 6}
