"""L1.1: the table option that limits the supply to what the box holds."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove
from courtly.lancaster.constants import TOKENS

from .looking import supply
from .positions import Position, happened, play, position, stock, texts

rule = pytest.mark.rule


def table(players: int = 4) -> Position:
    """A position whose last player will hold what the box does not."""
    return position(players, supply="box")


def leave_in_box(built: Position, seat: str, **tokens: int) -> Position:
    """Give a player all that the box still holds but these amounts."""
    for name, amount in tokens.items():
        what = TOKENS.index(name)
        held = int(built.s["stock"][built.side(seat), what]) + int(built.s["supply"][what])
        built.stock(seat, **{name: held - amount})
    return built


@rule("L1.1")
def test_rewards_are_paid_in_player_order_from_the_start_player() -> None:
    """N11 gives 1 gold, 1 squire, 1 stone to each; the box has 2 gold, 1 squire, 9 stones."""
    built = table(3).start("Blue")
    game = leave_in_box(built, "Red", gold=2, squires=1, votes=9).apply_law("N11")
    gained = happened(game, "tokens_gained")
    assert [e for e in gained if e[1] == "gold"] == [
        ("Blue", "gold", 1, "N11"),
        ("Green", "gold", 1, "N11"),
    ]
    assert [e for e in gained if e[1] == "squires"] == [("Blue", "squires", 1, "N11")]
    stones = [e for e in gained if e[1:] == ("votes", 1, "N11")]
    assert [seat for seat, *_ in stones] == ["Blue", "Green", "Red"], "each kind by itself"
    assert supply(game)["gold"] == supply(game)["squires"] == 0


@rule("L1.1")
def test_each_player_is_paid_in_full_before_the_next() -> None:
    """N03: Blue and Green are due 2 stones each, Red 1; the box has 3."""
    built = table(3).start("Blue").everyone(votes=0)
    for slot in ("upper 1", "upper 2"):
        built.knight("Blue", 1, slot).knight("Green", 1, slot)
    leave_in_box(built.knight("Red", 1, "upper 1"), "Red", votes=3)
    built.left_over(red=0)
    game = built.apply_law("N03")
    gained = [event for event in happened(game, "tokens_gained") if event[3] == "N03"]
    assert gained == [("Blue", "votes", 2, "N03"), ("Green", "votes", 1, "N03")]
    short = happened(game, "supply_short")
    assert short[:2] == [("Green", "votes", 1, "N03"), ("Red", "votes", 1, "N03")]


@rule("L1.1")
def test_what_is_not_there_is_lost_not_owed() -> None:
    built = leave_in_box(table(3), "Green", gold=1).court("Red", 1).favours("gold", "alms")
    game = play(built.place("Red"), "place 1 upper 1", "favour gold")
    assert stock(game, "Red")["gold"] == 3
    assert happened(game, "supply_short") == [("Red", "gold", 2, "favour gold")]
    assert supply(game)["gold"] == 0


@rule("L1.1")
def test_a_county_pays_each_kind_as_far_as_it_reaches() -> None:
    built = leave_in_box(table().knight("Red", 1, "Surrey"), "Gold", gold=1, squires=5)
    game = play(built.no_nobles("Surrey").score_counties(), "name Red")
    assert ("Red", "gold", 1, "Surrey") in happened(game, "tokens_gained")
    assert ("Red", "squires", 2, "Surrey") in happened(game, "tokens_gained")


@rule("L1.1")
def test_squires_standing_in_surrey_return_only_after_its_reward() -> None:
    built = table().knight("Red", 1, "Surrey", squires=2).no_nobles("Surrey")
    game = leave_in_box(built, "Gold", squires=0).score_counties()
    assert ("Red", "squires", 2, "Surrey") in happened(game, "supply_short")
    play(game, "name Red")
    assert supply(game)["squires"] == 2


@rule("L1.1")
def test_three_gold_for_both_can_come_back_as_the_reward() -> None:
    """The price is paid into the supply before the reward comes out of it."""
    built = leave_in_box(table().stock("Red", gold=3), "Gold", gold=0).knight("Red", 1, "Surrey")
    game = play(built.score_counties(), "take both")
    assert stock(game, "Red")["gold"] == 2
    assert supply(game)["gold"] == 1


@rule("L1.1")
def test_castles_and_round_tables_share_what_there_is_in_player_order() -> None:
    built = table(3).start("Green").tiles("Green", "votes").tiles("Blue", "votes")
    game = leave_in_box(built, "Blue", votes=4).score_castles()
    gained = [event for event in happened(game, "tokens_gained") if event[1] == "votes"]
    assert gained == [
        ("Green", "votes", 2, "castle votes"),
        ("Green", "votes", 1, "round table"),
        ("Red", "votes", 1, "round table"),
    ]
    assert [event[0] for event in happened(game, "supply_short")] == ["Blue", "Blue"]


@rule("L1.1")
def test_vote_stones_that_are_not_there_cannot_be_bought() -> None:
    built = table(3).stock("Red", gold=5)
    game = leave_in_box(built, "Green", votes=2).apply_law("B11")
    assert texts(game) == ["trade 0", "trade 1", "trade 2"]
    with pytest.raises(IllegalMove, match=r"the box does not hold enough.*\[L1\.1\]"):
        game.play("trade 3")
    play(game, "trade 2")
    assert texts(game) == ["trade 0"], "nothing is left for Blue"


@rule("L1.1")
@pytest.mark.parametrize(("into", "given"), [("squires", "gold"), ("gold", "squires")])
def test_an_exchange_gives_only_what_is_there(into: str, given: str) -> None:
    built = table(3).stock("Red", **{given: 6})
    game = leave_in_box(built, "Green", **{into: 1}).apply_law("N32")
    assert [text for text in texts(game) if given in text] == [f"exchange {given} 1"]
    with pytest.raises(IllegalMove, match=r"\[L1\.1\]"):
        game.play(f"exchange {given} 2")


@rule("L1.1")
def test_points_are_not_in_the_box() -> None:
    built = leave_in_box(table(3).stock("Red", gold=5), "Green", gold=0, squires=0, votes=0)
    assert texts(built.apply_law("B41"))[-1] == "trade 5"
