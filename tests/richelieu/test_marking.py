"""R2.8 and R2.9: markers, and winning them back."""

from __future__ import annotations

import pytest

from courtly.core.errors import IllegalMove

from .positions import Position, texts

rule = pytest.mark.rule


@rule("R2.8")
def test_any_card_without_a_marker_may_be_marked() -> None:
    game = Position("PROs BRT2^q BON2* AUV2 NOR2^c").game()
    game.play("take a1")
    assert texts(game) == ["mark a3", "mark a4", "pass"], "a token, the middle, no marked card"
    with pytest.raises(IllegalMove, match=r"a2 already bears a marker\. \[R2\.8\]"):
        game.play("mark a2")
    with pytest.raises(IllegalMove, match=r"no card lies at a1 any more\. \[R2\.8\]"):
        game.play("mark a1")


@rule("R2.8")
def test_a_card_uncovered_this_turn_may_be_marked_and_one_marker_is_all() -> None:
    game = Position("PROs BRT2 BON2").game()
    game.play("take a1")
    game.play("mark a2")
    assert game.view().stock == (2, 3)
    assert (game.actor, game.decision) == (1, "take")


@rule("R2.8")
def test_with_an_empty_stock_a_marker_may_be_moved() -> None:
    game = Position("PROs BRT2^c BON2^c AUV2^c NOR2 CHA2^q").game()
    game.play("take a1")
    assert texts(game) == ["lift a2", "lift a3", "lift a4", "pass"]
    game.play("lift a3")
    assert texts(game) == ["mark a5"], "not back to the same card"
    with pytest.raises(IllegalMove, match=r"it has to go to another card\. \[R2\.8\]"):
        game.play("mark a3")
    with pytest.raises(IllegalMove, match=r"lay it on a card first\. \[R2\.8\]"):
        game.play("pass")
    game.play("mark a5")
    moved = [event for event in game.events if event.kind == "marker_moved"]
    assert moved[0].data == {"from": "a3", "card": "a5"}


@rule("R2.8")
def test_markers_are_not_moved_while_some_are_in_stock() -> None:
    game = Position("PROs BRT2^c BON2").game()
    game.play("take a1")
    with pytest.raises(IllegalMove, match=r"only when none is left in stock\. \[R2\.8\]"):
        game.play("lift a2")


@rule("R2.8")
def test_nothing_needs_to_be_marked() -> None:
    game = Position("PROs BRT2 BON2").game()
    game.play("take a1")
    game.play("pass")
    assert game.view().stock == (3, 3)
    assert game.actor == 1


@rule("R2.8")
def test_with_all_cards_marked_there_is_only_passing() -> None:
    game = Position("PROs BRT2^c BON2^c AUV2^c").game()
    game.play("take a1")
    assert texts(game) == ["pass"]
    with pytest.raises(IllegalMove, match=r"no card without a marker to move it to\. \[R2\.8\]"):
        game.play("lift a2")


@rule("R2.9")
@pytest.mark.parametrize("decision", ["take", "second", "pay", "mark"])
def test_a_marker_back_may_be_redeemed_at_any_decision_of_the_turn(decision: str) -> None:
    position = Position("ANJs^q ANJc BON2 AUV2", cardinal="PROs")
    game = position.box("cardinal", 2).holds("cardinal", "marker back").game()
    path = {"take": [], "pay": ["take a1"], "second": ["take a1", "pay stock"]}
    path["mark"] = [*path["second"], "stop"]
    for move in path[decision]:
        game.play(move)
    assert game.decision == decision
    stock, box = game.view().stock[0], game.view().box[0]
    game.play("redeem")
    assert game.decision == decision
    assert (game.view().stock[0], game.view().box[0]) == (stock + 1, box - 1)
    assert "redeem" not in texts(game), "the token is out of the game"
    assert game.view(1).spent == (1, 0), "and everybody saw it"


@rule("R2.9")
def test_redeeming_needs_a_token_and_a_marker_in_the_box() -> None:
    game = Position("ANJs BON2", cardinal="PROs").holds("cardinal", "marker back").game()
    with pytest.raises(IllegalMove, match=r"none of your markers is in the box\. \[R2\.9\]"):
        game.play("redeem")
    game = Position("ANJs BON2", cardinal="PROs").box("cardinal", 1).game()
    with pytest.raises(IllegalMove, match=r"you hold no “marker back” token\. \[R2\.9\]"):
        game.play("redeem")


@rule("R2.9")
def test_the_opponents_token_is_not_ones_own() -> None:
    position = Position("ANJs BON2", to_move="cardinal").box("cardinal", 1)
    game = position.holds("queen", "marker back").game()
    assert "redeem" not in texts(game)
