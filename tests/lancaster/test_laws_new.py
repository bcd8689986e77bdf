"""The New Laws that pay, trade, or let players upgrade and buy [L4, N01–N43]."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove
from courtly.lancaster.constants import SPACES

from .looking import castle, tiles
from .one_law import asked, enact, four_conflicts, given, points
from .positions import court, happened, play, position, stock, texts

rule = pytest.mark.rule


@rule("N01")
def test_n01_all_with_most_squires_in_stock_get_gold_and_a_stone() -> None:
    built = position().everyone(squires=1).stock("Blue", squires=3).stock("Gold", squires=3)
    game = enact(built.knight("Red", 1, "Stafford", squires=5), "N01")
    share = {"gold": 1, "votes": 1}
    assert given(game, "N01") == {"Blue": share, "Gold": share}
    assert given(enact(position().everyone(squires=0), "N01"), "N01") == {}


@rule("N02")
def test_n02_all_with_most_gold_get_a_squire_and_a_stone() -> None:
    game = enact(position().everyone(gold=1).stock("Red", gold=4).stock("Blue", gold=4), "N02")
    share = {"squires": 1, "votes": 1}
    assert given(game, "N02") == {"Red": share, "Blue": share}
    assert stock(game, "Red") == {"gold": 4, "squires": 3, "votes": 2}
    assert given(enact(position().everyone(gold=0), "N02"), "N02") == {}


@rule("N03")
def test_n03_a_stone_for_each_conflict_not_for_each_knight() -> None:
    built = four_conflicts(position()).knight("Red", 1, "upper 1").knight("Red", 2, "upper 1")
    built.knight("Blue", 1, "upper 1").knight("Blue", 2, "lower 1").knight("Blue", 1, "lower 2")
    game = enact(built.knight("Green", 1, "Surrey"), "N03")
    assert given(game, "N03") == {"Red": {"votes": 1}, "Blue": {"votes": 3}}


@rule("N11")
def test_n11_pays_those_without_a_noble() -> None:
    game = enact(position(3).nobles("Blue", "York"), "N11")
    share = {"gold": 1, "squires": 1, "votes": 1}
    assert given(game, "N11") == {"Red": share, "Green": share}


@rule("N13")
def test_n13_a_squire_for_each_placed_knight_of_1() -> None:
    built = four_conflicts(position()).court("Green", 1, 1)
    built.knight("Red", 1, "castle gold").knight("Red", 1, "lower 1").knight("Red", 1, "Surrey")
    built.knight("Blue", 1, "upper 1").knight("Blue", 2, "York")
    game = enact(built, "N13")
    assert given(game, "N13") == {"Red": {"squires": 3}, "Blue": {"squires": 1}}


@rule("N14")
def test_n14_sells_tiles_at_4_gold_until_gold_or_wish_runs_out() -> None:
    built = position().everyone(gold=4).stock("Red", gold=9).start("Gold").tiles("Blue", "purse")
    game = play(enact(built, "N14"), "decline")
    assert asked(game) == ("Red", "N14")
    play(game, "lay gold")
    assert "lay gold" not in texts(game)
    play(game, "lay votes")
    assert texts(game) == ["decline"]
    with pytest.raises(IllegalMove, match=r"\[N14\]"):
        game.play("lay purse")
    play(game, "decline")
    assert asked(game) == ("Blue", "N14")
    assert "lay purse" not in texts(game)
    play(game, "lay gold", "decline")
    assert given(game, "N14") == {"Red": {"gold": -8}, "Blue": {"gold": -4}}
    assert tiles(game, "Red") == {"gold": "open", "votes": "open"}
    assert stock(game, "Red")["gold"] == 1


@rule("N14")
def test_n14_asks_nobody_who_has_no_tile_in_stock() -> None:
    built = position().everyone(gold=9).tiles("Red", *SPACES).tiles("Blue", *SPACES[1:])
    game = enact(built, "N14")
    assert asked(game) == ("Blue", "N14")
    play(game, f"lay {SPACES[0]}")
    assert asked(game) == ("Green", "N14")


@rule("N14")
@rule("L5.4")
def test_n14_a_knight_under_the_tile_goes_back_to_court_unscored() -> None:
    built = position().everyone(gold=4).knight("Red", 3, "castle gold").court("Red")
    game = play(enact(built, "N14", "N21"), "lay gold", "decline", "decline", "decline", "decline")
    assert happened(game, "knight_returned") == [("Red", 3, "castle gold")]
    assert court(game, "Red") == (3,)
    assert castle(game, "Red") == {}
    assert points(game, "N21") == {}


@rule("N21")
def test_n21_pays_3_for_each_knight_in_the_own_castle() -> None:
    built = position().knight("Red", 1, "castle gold").knight("Red", 4, "castle upgrade")
    built.knight("Blue", 1, "castle votes").tiles("Green", "gold", "votes")
    game = enact(built.knight("Green", 1, "Surrey"), "N21")
    assert points(game, "N21") == {"Red": 6, "Blue": 3}


@rule("N22")
def test_n22_all_with_most_stones_left_over_may_upgrade_any_knight() -> None:
    built = position().everyone(votes=5).left_over(red=1, blue=3, green=3).start("Green")
    game = enact(built.knight("Blue", 3, "Bedford"), "N22")
    assert asked(game) == ("Green", "N22")
    play(game, "decline")
    assert asked(game) == ("Blue", "N22")
    assert texts(game) == ["upgrade 1 court", "upgrade 3 Bedford", "decline"]
    play(game, "upgrade 1 court")
    assert happened(game, "knight_upgraded") == [("Blue", 1, "court", "N22")]
    assert asked(game) == ("Green", "N32")


@rule("N22")
def test_n22_stones_gained_by_laws_do_not_count_and_nobody_has_most_of_nothing() -> None:
    built = position().everyone(votes=0).stock("Blue", votes=1).left_over(blue=1)
    built.knight("Red", 1, "upper 1").knight("Red", 1, "upper 2")
    game = enact(built, "N03", "N22")
    assert stock(game, "Red")["votes"] == 2
    assert asked(game) == ("Blue", "N22")
    play(game, "decline")
    assert asked(game) == ("Red", "N32")
    assert asked(enact(position().everyone(votes=3), "N22")) == ("Red", "N32")


@rule("N23")
def test_n23_pays_3_with_both_knights_of_2_placed() -> None:
    built = four_conflicts(position()).knight("Blue", 2, "York").court("Blue", 1, 2)
    built.knight("Red", 2, "castle gold").knight("Red", 2, "lower 1")
    built.knight("Green", 2, "Dorset").court("Green")
    assert points(enact(built, "N23"), "N23") == {"Red": 3}


@rule("N31")
def test_n31_pays_5_for_each_full_two_counties() -> None:
    built = position().knight("Red", 1, "Stafford").knight("Red", 1, "upper 1")
    built.knight("Blue", 1, "Suffolk").knight("Blue", 1, "Surrey").knight("Blue", 2, "York")
    built.knight("Green", 2, "Dorset").knight("Green", 2, "Northumberland")
    built.knight("Green", 3, "Bedford").knight("Green", 4, "Somerset")
    assert points(enact(built, "N31"), "N31") == {"Blue": 5, "Green": 10}


@rule("N32")
def test_n32_exchanges_gold_and_squires_two_for_one() -> None:
    built = position(3).stock("Red", gold=5, squires=2).stock("Blue", gold=0, squires=7)
    game = enact(built.stock("Green", gold=1, squires=1), "N32")
    exchanges = ["exchange gold 1", "exchange gold 2", "exchange squires 1"]
    assert texts(game) == [*exchanges, "decline"]
    with pytest.raises(IllegalMove, match=r"\[N32\]"):
        game.play("exchange gold 3")
    play(game, "exchange gold 2")
    assert stock(game, "Red") == {"gold": 1, "squires": 4, "votes": 1}
    assert asked(game) == ("Blue", "N32")
    play(game, "exchange squires 3")
    assert stock(game, "Blue") == {"gold": 3, "squires": 1, "votes": 1}
    assert texts(game) == ["decline"]
    assert given(game, "N32") == {
        "Red": {"gold": -4, "squires": 2},
        "Blue": {"squires": -6, "gold": 3},
    }


@rule("L1.1")
@rule("N32")
def test_n32_exchanges_for_no_more_than_the_box_holds() -> None:
    built = position(supply="box").everyone(squires=9).stock("Red", gold=8)
    game = enact(built, "N32")
    assert [text for text in texts(game) if "gold" in text] == ["exchange gold 1"]


@rule("N34")
def test_n34_pays_3_for_each_full_two_squires_over_all_counties_together() -> None:
    built = position().knight("Red", 1, "Stafford", squires=1).knight("Red", 2, "York", squires=1)
    built.knight("Red", 1, "Suffolk", squires=1).stock("Red", squires=9)
    built.knight("Blue", 3, "Bedford", squires=4).knight("Green", 1, "Surrey", squires=1)
    assert points(enact(built, "N34"), "N34") == {"Red": 3, "Blue": 6}


@rule("N34")
def test_n34_does_not_count_squires_sent_to_fight() -> None:
    built = (
        position().stock("Red", squires=2).knight("Red", 1, "upper 1").knight("Red", 1, "Surrey")
    )
    game = play(enact(built.knight("Red", 1, "upper 2"), "N12", "N34"), "send 2")
    assert points(game, "N34") == {}


@rule("N41")
def test_n41_pays_3_for_each_own_county_whose_nobles_are_gone() -> None:
    built = position().no_nobles("Stafford", "York", "Dorset")
    for seat in ("Red", "Blue", "Green"):
        built.nobles(seat, "Surrey")
    built.nobles("Red", "Suffolk").knight("Red", 1, "Stafford").knight("Red", 1, "Surrey")
    built.knight("Red", 1, "Suffolk").knight("Blue", 2, "York").knight("Blue", 3, "Bedford")
    assert points(enact(built, "N41"), "N41") == {"Red": 6, "Blue": 3}


@rule("N42")
def test_n42_trades_gold_squire_and_left_over_stone_for_3_points() -> None:
    built = position().stock("Red", gold=4, squires=3, votes=5).left_over(red=2, blue=1)
    game = enact(built.stock("Blue", gold=0), "N42")
    assert texts(game) == ["trade 0", "trade 1", "trade 2"]
    with pytest.raises(IllegalMove, match=r"\[N42\]"):
        game.play("trade 3")
    play(game, "trade 2")
    assert given(game, "N42") == {"Red": {"gold": -2, "squires": -2, "votes": -2, "points": 6}}
    assert stock(game, "Red") == {"gold": 2, "squires": 1, "votes": 3}
    assert asked(game) == ("Blue", "N42")
    assert texts(game) == ["trade 0"], "no gold"


@rule("N42")
def test_n42_takes_no_stones_gained_by_laws() -> None:
    built = position().everyone(votes=0).knight("Red", 1, "upper 1")
    game = enact(built, "N03", "N42")
    assert stock(game, "Red")["votes"] == 1
    assert asked(game) == ("Red", "N42")
    assert texts(game) == ["trade 0"]


@rule("N43")
def test_n43_pays_5_to_all_with_most_knights_in_conflicts_counted_not_their_strength() -> None:
    built = four_conflicts(position()).knight("Red", 1, "upper 1").knight("Red", 1, "upper 1")
    built.knight("Blue", 4, "upper 1").knight("Green", 1, "lower 1").knight("Green", 2, "upper 2")
    assert points(enact(built, "N43"), "N43") == {"Red": 5, "Green": 5}


@rule("N43")
def test_n43_pays_nobody_without_a_knight_in_a_conflict() -> None:
    assert points(enact(position().knight("Red", 1, "Surrey"), "N43"), "N43") == {}
