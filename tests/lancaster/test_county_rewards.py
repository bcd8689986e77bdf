"""What each county pays [L5.4–L5.10]."""

from __future__ import annotations

import pytest

from courtly.core.errors import CourtlyError, IllegalMove
from courtly.lancaster.constants import SEATS, SPACES

from .looking import castle, conflict, county, gained, reserve, scored, supply, tiles
from .positions import Position, court, happened, play, position, stock, texts

rule = pytest.mark.rule


def alone(strength: int, name: str, players: int = 4) -> Position:
    """Red stands in a county that has no nobles, so that the reward is taken at once."""
    return position(players).no_nobles(name).knight("Red", strength, name)


# -- A Northumberland, E Bedford: extension ------------------------------------------------------


@rule("L5.4")
@pytest.mark.parametrize("name", ["Northumberland", "Bedford"])
def test_extension_lays_any_tile_from_stock(name: str) -> None:
    game = alone(3, name).tiles("Red", "gold", turned="votes").score_counties()
    assert texts(game) == ["lay recruit", "lay upgrade", "lay squires", "lay purse"]
    play(game, "lay purse")
    assert happened(game, "tile_laid") == [("Red", "purse", name)]
    assert tiles(game, "Red") == {"gold": "open", "votes": "open", "purse": "open"}


@rule("L5.4")
def test_extension_is_not_declined_once_chosen() -> None:
    game = play(position().knight("Red", 3, "Bedford").score_counties(), "take reward")
    with pytest.raises(IllegalMove, match=r"\[L5\.4\]"):
        game.play("decline")


@rule("L5.4")
def test_a_knight_under_a_new_tile_goes_home_at_once_unscored() -> None:
    built = alone(2, "Northumberland").no_nobles("Bedford").knight("Red", 3, "Bedford")
    built.knight("Red", 1, "castle votes").court("Red").stock("Red", votes=0)
    game = play(built.score_counties(), "lay votes")
    assert game.view().about == "Bedford"
    assert court(game, "Red") == (1, 2)
    assert castle(game, "Red") == {}
    assert stock(game, "Red")["votes"] == 0
    play(game, "lay gold")
    assert gained(game, "castle votes") == [("Red", "votes", 2)]  # the tile, not the knight


@rule("L5.4")
def test_a_knight_elsewhere_in_the_castle_stays() -> None:
    built = alone(2, "Northumberland").knight("Red", 3, "Bedford")
    game = play(built.knight("Red", 1, "castle votes").score_counties(), "lay gold")
    assert castle(game, "Red") == {"votes": 1}


@rule("L5.4")
@pytest.mark.parametrize("name", ["Northumberland", "Bedford"])
def test_extension_lapses_without_a_tile_in_stock(name: str) -> None:
    game = alone(3, name).tiles("Red", *SPACES).stock("Red", squires=0).score_counties()
    assert happened(game, "reward_lapsed") == [("Red", name)]


# -- C York, F Suffolk: new knight ---------------------------------------------------------------


@rule("L5.5")
@pytest.mark.parametrize("name", ["York", "Suffolk"])
def test_new_knight_comes_from_reserve_to_court(name: str) -> None:
    game = alone(2, name).court("Red").score_counties()
    assert happened(game, "knight_recruited") == [("Red", name)]
    assert court(game, "Red") == (1, 2)
    assert reserve(game, "Red") == (1, 1, 2, 3, 4)


@rule("L5.5")
@pytest.mark.parametrize("name", ["York", "Suffolk"])
def test_no_new_knight_if_the_reserve_has_none_of_strength_1(name: str) -> None:
    game = alone(2, name).court("Red", 1, 1, 1).score_counties()
    assert happened(game, "knight_recruited") == []
    assert court(game, "Red") == (1, 1, 1, 2)


@rule("L5.5")
@pytest.mark.parametrize("ones", [(), (1, 1, 1)])
def test_york_adds_two_vote_stones_in_any_case(ones: tuple[int, ...]) -> None:
    game = alone(2, "York").court("Red", *ones).score_counties()
    assert gained(game, "York") == [("Red", "votes", 2)]


@rule("L5.5")
def test_suffolk_adds_none() -> None:
    assert gained(alone(2, "Suffolk").score_counties(), "Suffolk") == []


# -- B Stafford, D Gloucester: upgrade -----------------------------------------------------------


@rule("L5.6")
@pytest.mark.parametrize("name", ["Stafford", "Gloucester"])
def test_upgrade_is_offered(name: str) -> None:
    game = alone(3, name).court("Red", 1).score_counties()
    assert texts(game) == ["upgrade 1 court", f"upgrade 3 {name}", "decline"]


@rule("L5.6")
@pytest.mark.parametrize("name", ["Stafford", "Gloucester"])
def test_gloucester_adds_two_vote_stones_in_any_case(name: str) -> None:
    lapsing = alone(4, name).court("Red").score_counties()
    declined = play(alone(3, name).score_counties(), "decline")
    for game in (lapsing, declined):
        assert gained(game, name) == ([("Red", "votes", 2)] if name == "Gloucester" else [])


def all_over_the_board() -> Position:
    """Red: 1 in York and in the castle, 2 in Stafford, 3 in France; in reserve 1, 2, 4."""
    built = alone(2, "Stafford").knight("Red", 1, "York").knight("Red", 1, "castle gold")
    return built.knight("Red", 3, "upper 1").court("Red")


@rule("L5.7")
def test_upgrade_goes_one_step_up_wherever_the_knight_stands() -> None:
    game = all_over_the_board().score_counties()
    assert reserve(game, "Red") == (1, 2, 4)
    offered = ["upgrade 1 York", "upgrade 1 castle gold", "upgrade 3 upper 1", "decline"]
    assert texts(game) == offered  # the 2 in Stafford would need the 3, which is in France
    with pytest.raises(IllegalMove, match=r"\[L5\.7\]"):
        game.play("upgrade 2 Stafford")


@rule("L5.7")
def test_the_two_knights_swap_places() -> None:
    game = play(all_over_the_board().score_counties(), "upgrade 3 upper 1")
    fight = conflict(game, "upper 1")
    assert fight is not None
    assert fight.berths[0].knights == (4,)
    assert reserve(game, "Red") == (1, 2, 3)

    game = play(all_over_the_board().score_counties(), "upgrade 1 York")
    assert county(game, "York").strength == 2
    assert reserve(game, "Red") == (1, 1, 4)

    game = play(all_over_the_board().score_counties(), "upgrade 1 castle gold")
    assert castle(game, "Red") == {"gold": 2}


@rule("L5.7")
def test_the_knight_of_the_county_itself_comes_home_stronger() -> None:
    game = play(alone(3, "Gloucester").court("Red").score_counties(), "upgrade 3 Gloucester")
    assert court(game, "Red") == (4,)
    assert happened(game, "knight_returned") == [("Red", 4, "Gloucester")]


@rule("L5.7")
def test_an_upgrade_may_be_declined() -> None:
    game = play(alone(3, "Stafford").court("Red").score_counties(), "decline")
    assert court(game, "Red") == (3,)
    assert happened(game, "knight_upgraded") == []


@rule("L5.7")
def test_upgrade_lapses_without_a_knight_exactly_one_stronger() -> None:
    """Nothing is above the 4; and with the 3s and 4s all in play nothing is left to rise to."""
    game = alone(4, "Stafford").court("Red").score_counties()
    assert reserve(game, "Red") == (1, 1, 1, 2, 2, 3)
    assert happened(game, "reward_lapsed") == [("Red", "Stafford")]
    game = alone(4, "Stafford").court("Red", 2, 2, 3).score_counties()
    assert happened(game, "reward_lapsed") == [("Red", "Stafford")]


@rule("L5.7")
def test_an_upgraded_knight_defends_its_county_at_once() -> None:
    built = position().knight("Red", 2, "Stafford").court("Red", 1).court("Blue", 3)
    built.favours("upgrade").stock("Blue", squires=0)
    game = play(built.place("Red"), "place 1 upper 1", "favour upgrade", "upgrade 2 Stafford")
    assert game.actor == SEATS.index("Blue")
    assert "place 3 Stafford" not in texts(game)


# -- G Somerset, H Dorset ------------------------------------------------------------------------


@rule("L5.8")
def test_somerset_gives_power_points() -> None:
    game = alone(4, "Somerset").score_counties()
    assert scored(game, "Somerset") == [("Red", 6)]
    assert game.sheet().lines["counties"] == (6, 0, 0, 0)


def crossing() -> Position:
    """Red in Dorset with a squire; upper 1 is full of others, in lower 1 Red fights."""
    built = position().conflict("lower 1", "7").no_nobles("Dorset").court("Red")
    for seat in ("Blue", "Green", "Gold"):
        built.knight(seat, 1, "upper 1")
    built.knight("Blue", 1, "lower 1").knight("Red", 1, "lower 1")
    return built.knight("Red", 2, "Dorset", squires=1)


@rule("L5.9")
def test_crossing_goes_to_any_conflict_that_is_open() -> None:
    game = crossing().score_counties()
    assert texts(game) == ["cross upper 2", "cross lower 1"]
    for closed in ("cross upper 1", "cross lower 2"):
        with pytest.raises(IllegalMove, match=r"\[L2\.6\]"):
            game.play(closed)


@rule("L5.9")
def test_crossing_leaves_the_squires_and_earns_no_favour() -> None:
    built = crossing().favours("gold", "noble")
    before = supply(built)["squires"]
    game = play(built.score_counties(), "cross upper 2")
    assert happened(game, "knight_crossed") == [("Red", 2, "upper 2")]
    assert happened(game, "favour_taken") == []
    assert game.decision not in ("favour", "noble")
    assert happened(game, "squires_dismissed") == [("Red", 1, "Dorset")]
    assert supply(game)["squires"] == before + 1
    fight = conflict(game, "upper 2")
    assert fight is not None
    assert [(berth.side, berth.strength) for berth in fight.berths] == [(0, 2)]
    assert happened(game, "knight_returned") == []


@rule("L5.9")
def test_crossing_may_join_the_own_stack_and_keeps_its_space() -> None:
    built = crossing().no_nobles("Surrey").knight("Gold", 1, "Surrey")
    game = play(built.score_counties(), "cross lower 1")
    fight = conflict(game, "lower 1")
    assert fight is not None
    assert [(berth.side, berth.knights) for berth in fight.berths] == [(1, (1,)), (0, (1, 2))]


@rule("L5.9")
def test_crossing_is_compulsory_once_chosen() -> None:
    game = play(position().knight("Red", 2, "Dorset").score_counties(), "take reward")
    assert texts(game) == ["cross upper 1", "cross upper 2"]
    with pytest.raises(CourtlyError):
        game.play("decline")


@rule("L5.9")
def test_crossing_lapses_with_no_conflict_open_and_the_knight_goes_to_court() -> None:
    built = alone(2, "Dorset").court("Red")
    for slot in ("upper 1", "upper 2"):
        for seat in ("Blue", "Green", "Gold"):
            built.knight(seat, 1, slot)
    game = built.score_counties()
    assert happened(game, "reward_lapsed") == [("Red", "Dorset")]
    assert happened(game, "knight_returned") == [("Red", 2, "Dorset")]


# -- I Surrey ------------------------------------------------------------------------------------


@rule("L5.10")
def test_example_red_scores_surrey_and_names_the_start_player() -> None:
    """The rulebook's example: for a reward 2 squires and 2 gold."""
    built = position().start("Blue").knight("Red", 1, "Surrey")
    game = play(built.score_counties(), "take reward", "name Green")
    assert gained(game, "Surrey") == [("Red", "gold", 2), ("Red", "squires", 2)]
    assert happened(game, "start_player_named") == [("Red", "Green")]
    assert game.view().start == SEATS.index("Green")


@rule("L5.10")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("choice", ["noble", "reward", "both"])
def test_surrey_names_any_player_whatever_was_chosen(choice: str, players: int) -> None:
    built = position(players).knight("Blue", 1, "Surrey").stock("Blue", gold=3)
    game = play(built.score_counties(), f"take {choice}")
    assert texts(game) == [f"name {seat}" for seat in SEATS[:players]]
    play(game, "name Blue")
    assert game.view().start == SEATS.index("Blue")


@rule("L5.10")
def test_the_new_order_holds_at_once() -> None:
    """For castles and ransoms of the same round, and for placing in the next."""
    built = position().conflict("lower 1", "8").no_nobles("Surrey").knight("Red", 1, "Surrey")
    for seat in ("Red", "Green", "Gold"):
        built.knight(seat, 1, "lower 1")
    game = play(built.score_counties(), "name Green")
    assert happened(game, "castle_scored") == [("Green",), ("Gold",), ("Red",), ("Blue",)]
    asked = []
    while game.decision == "ransom":
        asked.append(game.seat_names[game.actor or 0])
        play(game, "decline")
    assert asked == ["Green", "Gold", "Red"]
    assert (game.decision, game.actor) == ("place", SEATS.index("Green"))


@rule("L5.10")
def test_with_nobody_in_surrey_the_start_player_stays() -> None:
    game = position().start("Gold").score_counties()
    assert game.view().start == SEATS.index("Gold")
    assert happened(game, "start_player_named") == []
