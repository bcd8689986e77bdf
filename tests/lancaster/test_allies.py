"""L10: two players and their allies, set-up, placing and favours."""

from __future__ import annotations

import pytest

import courtly
from courtly.core.errors import IllegalMove
from courtly.lancaster import Lancaster, Side
from courtly.lancaster.constants import COUNTIES, SPACES

from .positions import Position, court, happened, play, position, stock, texts
from .random_games import advanced

rule = pytest.mark.rule


def two(**options: bool) -> Position:
    """Two players with nobody at court, so that each test says who is."""
    built = position(2, **options)
    for side in ("Red", "Blue", "Red's ally", "Blue's ally"):
        built.court(side)
    return built


def side(game: Lancaster, name: str) -> Side:
    return next(s for s in game.view().sides if s.name.replace("’", "'") == name)


def nobles_in(game: Lancaster, county: str) -> int:
    return game.view().counties[COUNTIES.index(county)].nobles


@rule("L10.1")
def test_each_player_leads_an_ally_of_a_colour_of_its_own() -> None:
    game = courtly.lancaster.new(seed=1, players=2)
    assert game.seat_names == ("Red", "Blue")
    assert game.side_names == ("Red", "Blue", "Red’s ally", "Blue’s ally")
    assert [(s.seat, s.ally) for s in game.view().sides] == [
        (0, False),
        (1, False),
        (0, True),
        (1, True),
    ]


@rule("L10.1")
def test_an_ally_has_a_two_at_court_six_in_reserve_and_two_castle_spaces() -> None:
    for ally in courtly.lancaster.new(seed=1, players=2).view().sides[2:]:
        assert ally.court == (2,)
        assert ally.reserve == (1, 1, 1, 2, 3, 4)
        assert [space.name for space in ally.castle] == ["recruit", "upgrade"]


@rule("L10.1")
def test_an_allys_castle_is_never_extended() -> None:
    game = two().knight("Red's ally", 2, "Northumberland").no_nobles().score_counties()
    assert ("Red's ally", "Northumberland") in happened(game, "reward_lapsed")
    assert happened(game, "tile_laid") == []
    laid = {event[0] for event in happened(advanced(3, players=2), "tile_laid")}
    assert laid == {"Red", "Blue"}


@rule("L10.1")
def test_the_four_player_rules_with_two_nobles_a_county_and_no_screens() -> None:
    game = play(courtly.lancaster.new(seed=1, players=2), "lay gold", "lay gold")
    assert list(game.view().favours) == ["noble", "upgrade", "gold", "squires", "purse", "alms"]
    assert {county.nobles for county in game.view().counties} == {2}
    for seat in (None, 0, 1):
        players = game.view(seat).players
        assert [(p.gold, p.squires) for p in players] == [(2, 2), (2, 2)]


@rule("L10.2")
def test_on_a_turn_an_own_knight_or_the_allys_is_placed() -> None:
    game = two().court("Red", 1).court("Red's ally", 2).court("Blue", 1).place("Red")
    assert {"place 1 Stafford", "place ally 2 Stafford"} <= set(texts(game))
    play(game, "place ally 2 Stafford")
    assert happened(game, "knight_placed") == [("Red's ally", 2, "Stafford", 0)]
    assert game.actor == 1, "that was the whole turn"


@rule("L10.2")
def test_a_player_is_skipped_only_if_neither_can_be_placed() -> None:
    built = two().court("Red's ally", 1).court("Blue", 1, 2)
    game = play(built.place("Red"), "place ally 1 castle recruit")
    assert court(game, "Red") == court(game, "Red's ally") == ()
    play(game, "place 1 castle gold")
    assert game.actor == 1, "Red has nobody left, Blue goes on alone"


@rule("L10.2")
def test_a_player_whose_own_knights_have_no_place_still_places_the_ally() -> None:
    built = two().court("Red", 1).court("Red's ally", 1).tiles("Red", *SPACES)
    built.stock("Red", squires=0).conflict("upper 1", None).conflict("upper 2", None)
    built.knight("Blue", 2, "Stafford").knight("Blue", 2, "Suffolk")
    game = built.knight("Blue's ally", 2, "Surrey").place("Red")
    assert texts(game) == ["place ally 1 castle recruit", "place ally 1 castle upgrade"]


@rule("L10.3")
def test_ally_knights_go_to_counties_without_squires() -> None:
    game = two().court("Red's ally", 2).stock("Red", squires=9).place("Red")
    play(game, "place ally 2 Stafford")
    assert game.decision != "squires"
    assert stock(game, "Red")["squires"] == 9
    assert game.view().counties[1].squires == 0


@rule("L10.3")
def test_an_ally_evicts_by_its_own_strength_alone() -> None:
    built = two().knight("Blue", 1, "Stafford", squires=1).knight("Blue's ally", 1, "Suffolk")
    game = built.court("Red's ally", 2, 3).stock("Red", squires=9).place("Red")
    assert "place ally 2 Stafford" not in texts(game)
    with pytest.raises(IllegalMove, match=r"\[L10\.3\]"):
        game.play("place ally 2 Stafford")
    play(game, "place ally 3 Stafford")
    assert happened(game, "knight_evicted") == [("Blue", 1, "Stafford")]
    assert happened(game, "squires_dismissed") == [("Blue", 1, "Stafford")]
    assert court(game, "Blue") == (1,)


@rule("L10.3")
def test_an_evicted_ally_knight_returns_to_the_allys_court() -> None:
    built = two().knight("Blue's ally", 1, "Suffolk").court("Red", 2).court("Red's ally", 1)
    game = play(built.place("Red"), "place 2 Suffolk", "squires 0")
    assert happened(game, "knight_evicted") == [("Blue's ally", 1, "Suffolk")]
    assert court(game, "Blue's ally") == (1,)
    assert game.actor == 1
    assert all(text.startswith("place ally 1") for text in texts(game))


@rule("L10.3")
def test_player_and_ally_do_not_evict_each_other() -> None:
    built = two().knight("Red", 1, "Stafford").knight("Red's ally", 1, "Suffolk")
    game = built.court("Red", 4).court("Red's ally", 4).place("Red")
    for move in ("place 4 Suffolk", "place ally 4 Stafford"):
        assert move not in texts(game)
        with pytest.raises(IllegalMove, match=r"\[L10\.3\]"):
            game.play(move)
    for move in ("place 4 Stafford", "place ally 4 Suffolk"):
        assert move not in texts(game)
        with pytest.raises(IllegalMove, match=r"\[L2\.4\]"):
            game.play(move)


@rule("L10.3")
def test_each_side_enters_its_own_castle_only() -> None:
    built = two().court("Red", 1).court("Red's ally", 2).knight("Red's ally", 1, "castle recruit")
    game = built.place("Red")
    castle = [text for text in texts(game) if "castle" in text]
    assert castle == [*(f"place 1 castle {s}" for s in SPACES), "place ally 2 castle upgrade"]
    with pytest.raises(IllegalMove, match=r"\[L10\.1\]"):
        game.play("place ally 2 castle gold")
    play(game, "place 1 castle recruit")
    assert side(game, "Red").castle[0].knight == 1
    assert side(game, "Red's ally").castle[0].knight == 1


@rule("L10.3")
def test_in_a_conflict_player_and_ally_need_a_space_each() -> None:
    built = two().favours().knight("Blue", 1, "upper 1").knight("Red", 1, "upper 1")
    game = play(built.court("Red's ally", 2).place("Red"), "place ally 2 upper 1")
    assert [berth.side for berth in game.view().conflicts[0].berths] == [1, 0, 2]


@rule("L10.3")
def test_a_conflict_with_three_others_is_closed_to_the_ally_although_its_player_is_there() -> None:
    built = two().knight("Blue", 1, "upper 1").knight("Red", 1, "upper 1")
    game = built.knight("Blue's ally", 1, "upper 1").court("Red's ally", 2).court("Red", 2)
    open_ = texts(game.place("Red"))
    assert "place ally 2 upper 1" not in open_
    assert {"place ally 2 upper 2", "place 2 upper 1"} <= set(open_)


@rule("L10.4")
def test_gold_is_never_spent_for_the_ally() -> None:
    game = two().stock("Red", gold=9).knight("Red's ally", 2, "York").score_counties()
    assert game.actor == 0
    assert texts(game) == ["take noble", "take reward"]
    with pytest.raises(IllegalMove, match=r"\[L10\.4\]"):
        game.play("take both")


@rule("L10.4", "L10.8")
def test_squires_are_never_spent_for_the_ally() -> None:
    built = two().stock("Red", squires=9).knight("Red's ally", 2, "castle upgrade")
    game = play(built.score_castles(), "upgrade 2 castle upgrade")
    assert stock(game, "Red")["squires"] == 9
    assert court(game, "Red's ally") == (3,)


def with_favour(favour: str) -> Position:
    return two().favours(favour, "alms").court("Red's ally", 2)


@rule("L10.5")
@pytest.mark.parametrize("favour", ["gold", "squires", "purse"])
def test_gold_and_squires_of_a_favour_lapse_but_the_tile_is_turned(favour: str) -> None:
    game = play(with_favour(favour).place("Red"), "place ally 2 upper 1")
    assert game.actor == 0
    assert texts(game) == [f"favour {favour}", "favour alms"]
    play(game, f"favour {favour}")
    assert stock(game, "Red") == {"gold": 2, "squires": 2, "votes": 1}
    assert happened(game, "reward_lapsed") == [("Red's ally", f"favour {favour}")]
    assert game.view().favours[favour] is False


@rule("L10.5")
def test_an_upgrade_is_for_an_ally_knight() -> None:
    built = with_favour("upgrade").court("Red", 1).knight("Red's ally", 1, "Stafford")
    game = play(built.place("Red"), "place ally 2 upper 1", "favour upgrade")
    assert texts(game) == ["upgrade 1 Stafford", "upgrade 2 upper 1", "decline"]
    play(game, "upgrade 2 upper 1")
    assert game.view().conflicts[0].berths[0].knights == (3,)
    assert side(game, "Red's ally").reserve.count(2) == 2


@rule("L10.5")
def test_an_ally_has_to_take_a_noble_out_of_the_game() -> None:
    game = play(with_favour("noble").place("Red"), "place ally 2 upper 1", "favour noble")
    with pytest.raises(IllegalMove, match=r"you have to take a noble\. \[L10\.5\]"):
        game.play("decline")


@rule("L10.5")
def test_a_noble_leaves_the_game_also_one_the_player_has() -> None:
    built = with_favour("noble").nobles("Red", "York").no_nobles("Surrey")
    game = play(built.place("Red"), "place ally 2 upper 1", "favour noble")
    assert texts(game) == [f"noble {county}" for county in COUNTIES if county != "Surrey"]
    play(game, "noble York")
    assert nobles_in(game, "York") == 0
    assert game.view().players[0].nobles == ("York",)
    assert happened(game, "noble_removed") == [("Red's ally", "York", "favour noble")]


@rule("L10.5")
def test_with_no_noble_left_it_lapses() -> None:
    built = with_favour("noble").no_nobles()
    game = play(built.place("Red"), "place ally 2 upper 1", "favour noble")
    assert happened(game, "reward_lapsed")[0] == ("Red's ally", "favour noble")
    assert game.view().favours["noble"] is False


@rule("L10.5")
def test_an_allys_knight_takes_one_of_the_six_favours() -> None:
    built = two().favours("alms").court("Red's ally", 2).court("Blue", 1)
    game = play(built.place("Red"), "place ally 2 upper 1", "favour alms", "place 1 upper 1")
    assert game.decision != "favour", "none is left for Blue"
