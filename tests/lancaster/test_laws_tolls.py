"""New Laws whose effect outlasts parliament: N12 into the conflicts, N24 and N33 into scoring."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove
from courtly.lancaster.constants import SQUIRES

from .looking import tiles
from .one_law import asked, enact, four_conflicts, given, points
from .positions import Position, court, happened, play, position, stock, texts

rule = pytest.mark.rule


# -- N12: squires to fight -----------------------------------------------------------------------


def fight(**squires: int) -> Position:
    """Nobody has squires but those named, and nobody anything else to decide."""
    built = four_conflicts(position()).everyone(squires=0)
    for seat, amount in squires.items():
        built.stock(seat.capitalize(), squires=amount)
    return built


@rule("N12")
def test_n12_a_player_sends_as_many_squires_as_conflicts_and_spreads_them_at_will() -> None:
    built = fight(red=5, green=5).start("Green").knight("Green", 1, "upper 2")
    built.knight("Red", 1, "upper 1").knight("Red", 1, "lower 1").knight("Red", 1, "lower 1")
    game = enact(built, "N12")
    assert asked(game) == ("Green", "N12")
    assert game.view().about == "upper 2", "only where the player has a knight"
    assert texts(game) == ["send 0", "send 1"]
    play(game, "send 1")
    assert asked(game) == ("Red", "N12")
    assert texts(game) == ["send 0", "send 1", "send 2"]
    with pytest.raises(IllegalMove, match=r"\[N12\]"):
        game.play("send 3")
    play(game, "send 0")
    assert asked(game) == ("Red", "N12"), "each in one go"
    assert game.view().about == "lower 1", "held-over knights count"
    play(game, "send 2")
    assert asked(game) == ("Green", "N32")
    assert happened(game, "squires_sent") == [("Green", 1, "upper 2"), ("Red", 2, "lower 1")]
    assert stock(game, "Red")["squires"] == 3
    lower = game.view().conflicts[2]
    assert [(berth.squires, berth.strength) for berth in lower.berths] == [(2, 4)]


@rule("N12")
def test_n12_sends_no_more_than_there_are_in_stock_and_may_send_none() -> None:
    built = fight(red=1).knight("Red", 1, "upper 1").knight("Red", 1, "upper 2")
    game = enact(built, "N12")
    assert texts(game) == ["send 0", "send 1"]
    play(game, "send 0", "send 0")
    assert asked(game) == ("Red", "N32")
    assert happened(game, "squires_sent") == []


@rule("N12")
def test_n12_nobody_without_a_knight_in_a_conflict_is_asked() -> None:
    game = enact(fight(red=3).knight("Red", 1, "Surrey"), "N12")
    assert asked(game) == ("Red", "N32")


@rule("N12")
@rule("L7.2")
@rule("L7.3")
def test_n12_squires_help_to_win_and_to_rank() -> None:
    """5 to France's 5; Red, who came first, would lose the tie of 2 to 2 without the squire."""
    built = fight(red=1).knight("Red", 2, "upper 1").knight("Blue", 2, "upper 1")
    before = int(built.s["supply"][SQUIRES])
    game = play(built.apply_law("N12"), "send 1", "send 0")
    assert ("upper 1", 5, 5, "England") in [row[1:] for row in happened(game, "conflict_scored")]
    assert happened(game, "squires_dismissed") == [("Red", 1, "upper 1")]
    assert [row for row in happened(game, "points_scored") if row[2] == "victory"] == [
        ("Red", 4, "victory"),
        ("Blue", 2, "victory"),
    ]
    assert stock(game, "Red")["squires"] == 0
    assert int(game._states[0]["supply"][SQUIRES]) == before + 1


@rule("N12")
@rule("L7.5")
def test_n12_squires_go_to_the_supply_when_france_wins_in_the_upper_row() -> None:
    built = fight(red=1).conflict("lower 1", None).conflict("lower 2", None)
    built.knight("Red", 1, "upper 1").knight("Blue", 1, "upper 1")
    before = int(built.s["supply"][SQUIRES])
    game = play(built.apply_law("N12"), "send 1", "send 0")
    assert (None, "upper 1", 3, 5, "France") in happened(game, "conflict_scored")
    assert ("Red", 2, "defeat") in happened(game, "points_scored"), "2 to 1: ranked before Blue"
    assert ("Blue", 1, "defeat") in happened(game, "points_scored")
    assert happened(game, "squires_dismissed") == [("Red", 1, "upper 1")]
    held = next(c for c in game.view().conflicts if c.name == "lower 1")
    assert [(b.side, b.squires, b.strength) for b in held.berths] == [(0, 0, 1), (1, 0, 1)]
    assert int(game._states[0]["supply"][SQUIRES]) == before + 1


@rule("N12")
@rule("L7.6")
def test_n12_squires_go_to_the_supply_when_france_wins_in_the_lower_row() -> None:
    built = fight(red=1).stock("Red", gold=1).knight("Red", 1, "lower 1")
    game = play(built.apply_law("N12"), "send 1")
    assert (None, "lower 1", 2, 7, "France") in happened(game, "conflict_scored")
    assert happened(game, "squires_dismissed") == [("Red", 1, "lower 1")]
    assert (game.decision, texts(game)) == ("ransom", ["ransom 1", "decline"])
    assert stock(game, "Red")["squires"] == 0


# -- N24: gold for counties ----------------------------------------------------------------------


@rule("N24")
def test_n24_each_player_pays_or_gives_up_county_by_county_in_player_order() -> None:
    built = position().start("Blue").knight("Blue", 1, "Surrey").everyone(gold=5)
    built.knight("Red", 1, "Stafford", squires=2).knight("Red", 2, "York").court("Red")
    before = int(built.s["supply"][SQUIRES])
    game = enact(built, "N24")
    assert asked(game) == ("Blue", "N24")
    play(game, "pay")
    assert asked(game) == ("Red", "N24")
    assert (game.view().about, texts(game)) == ("Stafford", ["pay", "refuse"])
    play(game, "refuse")
    assert game.view().about == "York"
    play(game, "pay")
    assert asked(game) == ("Blue", "N32")
    assert given(game, "N24") == {"Blue": {"gold": -1}, "Red": {"gold": -1}}
    assert court(game, "Red") == (1,)
    assert happened(game, "squires_dismissed") == [("Red", 2, "Stafford")]
    assert int(game._states[0]["supply"][SQUIRES]) == before + 2
    assert stock(game, "Red")["squires"] == 2, "not back into stock"
    assert game.view().counties[1].side is None


@rule("N24")
def test_n24_who_cannot_pay_has_to_give_up() -> None:
    built = position().stock("Red", gold=1).knight("Red", 1, "Stafford").knight("Red", 1, "Suffolk")
    game = play(enact(built, "N24"), "pay")
    assert texts(game) == ["refuse"]
    with pytest.raises(IllegalMove, match=r"\[N24\]"):
        game.play("pay")


@rule("N24")
def test_n24_a_county_given_up_is_not_scored_and_one_paid_for_is() -> None:
    built = position().knight("Red", 1, "Suffolk").knight("Red", 2, "York").court("Red")
    game = play(built.apply_law("N24"), "pay", "refuse")
    assert game.decision == "county"
    play(game, "take reward")
    assert happened(game, "county_scored") == [("Red", "York", "reward")]


@rule("N24")
@rule("L5.10")
def test_n24_with_surrey_given_up_the_start_player_stays() -> None:
    game = position().start("Blue").knight("Red", 1, "Surrey").apply_law("N24")
    play(game, "refuse")
    assert game.decision == "place"
    assert happened(game, "start_player_named") == []
    assert game.view().start == game.actor == 1


@rule("N24")
def test_n24_a_knight_given_up_is_no_longer_placed_for_the_next_law() -> None:
    built = position().knight("Red", 1, "Suffolk").knight("Red", 1, "Stafford")
    game = play(enact(built, "N24", "N31"), "pay", "refuse")
    assert points(game, "N31") == {}


# -- N33: squires for tiles ----------------------------------------------------------------------


@rule("N33")
def test_n33_each_player_pays_or_turns_tile_by_tile_in_player_order() -> None:
    built = position().start("Blue").tiles("Blue", "votes").tiles("Red", "squires", "gold", "purse")
    game = enact(built.stock("Red", squires=1), "N33")
    assert asked(game) == ("Blue", "N33")
    play(game, "pay")
    assert asked(game) == ("Red", "N33")
    assert (game.view().about, texts(game)) == ("castle squires", ["pay", "refuse"])
    play(game, "refuse", "pay")
    assert (game.view().about, texts(game)) == ("castle purse", ["refuse"])
    with pytest.raises(IllegalMove, match=r"\[N33\]"):
        game.play("pay")
    play(game, "refuse")
    assert given(game, "N33") == {"Blue": {"squires": -1}, "Red": {"squires": -1}}
    assert tiles(game, "Red") == {"squires": "turned", "gold": "open", "purse": "turned"}
    assert happened(game, "tile_turned") == [("Red", "squires"), ("Red", "purse")]


@rule("N33")
def test_n33_a_turned_tile_yields_nothing_this_round() -> None:
    built = position().tiles("Red", "recruit", "upgrade", "gold", "votes")
    built.stock("Red", squires=9)
    game = play(built.apply_law("N33"), "refuse", "refuse", "pay", "refuse")
    sources = {row[3] for row in happened(game, "tokens_gained") if row[0] == "Red"}
    assert sources == {"castle gold", "round table"}
    assert game.decision == "place", "nobody is asked about the turned recruit and upgrade"


@rule("N33")
def test_n33_turned_tiles_are_turned_back_when_all_castles_are_scored() -> None:
    built = position().tiles("Red", "gold").knight("Blue", 1, "castle recruit").court("Blue")
    game = play(built.apply_law("N33"), "refuse")
    assert (game.decision, game.actor) == ("castle", 1)
    assert tiles(game, "Red") == {"gold": "turned"}, "Blue’s castle is still to be scored"
    play(game, "decline")
    assert tiles(game, "Red") == {"gold": "open"}
    assert happened(game, "tile_opened") == [("Red", "gold")]
    kinds = [event.kind for event in game.events]
    opened, scored = kinds.index("tile_opened"), len(kinds) - kinds[::-1].index("castle_scored")
    assert scored <= opened < kinds.index("conflict_scored")


@rule("N33")
def test_n33_a_turned_tile_still_counts_and_covers_its_space() -> None:
    built = position().tiles("Red", "gold", "votes", "purse").everyone(gold=4)
    game = play(enact(built, "N33", "B24"), "refuse", "refuse", "refuse")
    assert points(game, "B24") == {"Red": 5}
    built = position().tiles("Red", "gold", "votes").everyone(gold=4)
    game = play(enact(built, "N33", "N14"), "refuse", "refuse")
    assert asked(game) == ("Red", "N14")
    assert {"lay gold", "lay votes"}.isdisjoint(texts(game))


@rule("N33")
def test_n33_tiles_laid_this_round_by_b13_or_n14_are_charged_too() -> None:
    built = position().knight("Red", 1, "upper 1").knight("Red", 1, "upper 2")
    game = play(enact(built, "B13", "N33"), "lay purse")
    assert (asked(game), game.view().about) == (("Red", "N33"), "castle purse")
    built = position().everyone(gold=0).stock("Red", gold=4)
    game = play(enact(built, "N14", "N33"), "lay gold", *["decline"] * 4)
    assert (asked(game), game.view().about) == (("Red", "N33"), "castle gold")
