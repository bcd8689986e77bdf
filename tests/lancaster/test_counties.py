"""Phase 3a: what may be chosen in a county, nobles, and the way home [L5.1–L5.3]."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove
from courtly.lancaster.constants import COUNTIES

from .looking import county, gained, moment, nobles, scored, supply
from .positions import court, happened, play, position, stock, texts

rule = pytest.mark.rule

WITH_A_QUESTION = {
    "Northumberland": "lay",
    "Bedford": "lay",
    "Stafford": "upgrade",
    "Gloucester": "upgrade",
    "Dorset": "cross",
    "Surrey": "start",
}


@rule("L5.1")
def test_example_gold_scores_stafford_and_pays_3_gold_for_both_rewards() -> None:
    """The rulebook's example: the noble to the first free chair, then one knight up a step."""
    built = position().knight("Gold", 1, "Stafford", squires=2).court("Gold", 2)
    game = play(built.stock("Gold", gold=3).score_counties(), "take both")
    assert happened(game, "tokens_paid") == [("Gold", "gold", 3, "both rewards")]
    assert happened(game, "noble_taken") == [("Gold", "Stafford", 1, "Stafford")]
    assert game.decision == "upgrade"
    play(game, "upgrade 2 court")
    assert happened(game, "knight_upgraded") == [("Gold", 2, "court", "Stafford")]
    assert happened(game, "squires_dismissed") == [("Gold", 2, "Stafford")]
    assert court(game, "Gold") == (1, 3)


@rule("L5.1")
@pytest.mark.parametrize("name", COUNTIES)
def test_both_costs_3_gold_that_must_be_there_before(name: str) -> None:
    poor = position().knight("Red", 4, name).stock("Red", gold=2).score_counties()
    assert texts(poor) == ["take noble", "take reward"]
    with pytest.raises(IllegalMove, match=r"\[L5\.1\]"):
        poor.play("take both")
    rich = position().knight("Red", 4, name).stock("Red", gold=3).score_counties()
    assert texts(rich) == ["take noble", "take reward", "take both"]


@rule("L5.1")
@pytest.mark.parametrize("name", COUNTIES)
def test_the_noble_alone_brings_no_other_reward(name: str) -> None:
    built = position().knight("Red", 4, name).stock("Red", gold=3)
    game = play(built.score_counties(), "take noble")
    assert happened(game, "noble_taken") == [("Red", name, 1, name)]
    assert county(game, name).nobles == 2
    assert (gained(game, name), scored(game, name)) == ([], [])
    assert happened(game, "tokens_paid") == []
    assert happened(game, "knight_recruited") == []
    assert game.decision == ("start" if name == "Surrey" else "place")


@rule("L5.1")
@pytest.mark.parametrize("name", COUNTIES)
def test_the_reward_alone_brings_no_noble(name: str) -> None:
    built = position().knight("Red", 4, name).court("Red", 1).stock("Red", gold=3)
    game = play(built.score_counties(), "take reward")
    assert nobles(game, "Red") == ()
    assert county(game, name).nobles == 3
    assert happened(game, "tokens_paid") == []
    assert game.decision == WITH_A_QUESTION.get(name, "place")


@rule("L5.1")
@pytest.mark.parametrize("name", COUNTIES)
def test_of_both_the_noble_comes_first(name: str) -> None:
    built = position().knight("Red", 4, name).court("Red", 1).stock("Red", gold=3)
    game = play(built.score_counties(), "take both")
    assert nobles(game, "Red") == (name,)
    paid = moment(game, "tokens_paid", "both rewards")
    noble = moment(game, "noble_taken", name)
    assert paid < noble
    rewards = ("tokens_gained", "points_scored", "knight_recruited")
    later = [
        k
        for k, event in enumerate(game.events)
        if event.kind in rewards and event.data["source"] == name
    ]
    assert all(noble < k for k in later)
    assert later or game.decision == WITH_A_QUESTION[name]


@rule("L5.1")
@pytest.mark.parametrize("name", COUNTIES)
def test_without_a_noble_to_take_only_the_reward_is_left(name: str) -> None:
    """The stack is empty, or the player has that noble: not even for 3 gold."""
    empty = position().no_nobles(name).knight("Red", 4, name)
    had = position().nobles("Red", name).knight("Red", 4, name)
    for built in (empty, had):
        game = built.court("Red", 1).stock("Red", gold=9).score_counties()
        assert happened(game, "county_scored") == [("Red", name, "reward")]
        assert happened(game, "noble_taken") == []
        assert game.decision == WITH_A_QUESTION.get(name, "place")


@rule("L5.1")
def test_the_last_noble_of_a_stack_can_be_taken_and_then_none() -> None:
    built = position().nobles("Blue", "York").nobles("Green", "York").knight("Red", 2, "York")
    game = play(built.score_counties(), "take noble")
    assert county(game, "York").nobles == 0


@rule("L5.1")
def test_surreys_own_gold_does_not_help_to_pay_for_both() -> None:
    game = position().knight("Red", 1, "Surrey").stock("Red", gold=1).score_counties()
    assert texts(game) == ["take noble", "take reward"]


@rule("L5.1")
@pytest.mark.parametrize("choice", ["take reward", "take both"])
def test_a_reward_that_yields_nothing_may_be_chosen(choice: str) -> None:
    built = position().knight("Red", 4, "Stafford").court("Red").stock("Red", gold=3)
    game = play(built.score_counties(), choice)
    assert happened(game, "reward_lapsed") == [("Red", "Stafford")]
    assert stock(game, "Red")["gold"] == (0 if choice == "take both" else 3)
    assert nobles(game, "Red") == (("Stafford",) if choice == "take both" else ())


@rule("L5.1")
def test_counties_are_scored_from_a_to_i_whoever_stands_there() -> None:
    built = position().start("Green").knight("Red", 1, "Surrey").knight("Green", 4, "Somerset")
    built.knight("Gold", 2, "Northumberland").knight("Blue", 1, "Suffolk")
    game = play(built.score_counties(), *["take noble"] * 4, "name Red")
    assert happened(game, "county_scored") == [
        ("Gold", "Northumberland", "noble"),
        ("Blue", "Suffolk", "noble"),
        ("Green", "Somerset", "noble"),
        ("Red", "Surrey", "noble"),
    ]


@rule("L5.2")
@pytest.mark.parametrize("name", COUNTIES)
def test_then_the_knight_goes_to_court_and_its_squires_to_the_supply(name: str) -> None:
    built = position().knight("Red", 4, name, squires=3).court("Red", 1)
    before = supply(built)
    game = play(built.score_counties(), "take noble")
    if name == "Surrey":
        play(game, "name Red")
    assert happened(game, "knight_returned") == [("Red", 4, name)]
    assert happened(game, "squires_dismissed") == [("Red", 3, name)]
    assert court(game, "Red") == (1, 4)
    assert supply(game)["squires"] == before["squires"] + 3
    assert stock(game, "Red")["squires"] == 2
    assert county(game, name).side is None


@rule("L5.2")
def test_a_knight_is_home_before_the_next_county_is_scored() -> None:
    built = position().knight("Red", 2, "Stafford").knight("Red", 2, "York").court("Red")
    game = play(built.score_counties(), "take noble")
    assert game.view().about == "York"
    assert court(game, "Red") == (2,)


@rule("L5.3")
def test_nobles_fill_the_chairs_in_order() -> None:
    built = position().nobles("Red", "Surrey", "Bedford")
    built.knight("Red", 2, "York").knight("Red", 3, "Gloucester")
    game = play(built.score_counties(), "take noble", "take noble")
    assert nobles(game, "Red") == ("Surrey", "Bedford", "York", "Gloucester")
    assert [row[2] for row in happened(game, "noble_taken")] == [3, 4]


@rule("L5.3")
def test_each_noble_only_once_for_a_player() -> None:
    game = position().nobles("Red", "York").knight("Red", 2, "York").score_counties()
    assert nobles(game, "Red") == ("York",)
    assert county(game, "York").nobles == 2
