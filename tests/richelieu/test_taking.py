"""R2.1–R2.7 and R2.10: taking cards."""

from __future__ import annotations

import pytest

import courtly
from courtly.core.errors import IllegalMove

from .positions import Position, texts

rule = pytest.mark.rule


@rule("R2.1")
def test_only_the_ends_of_rows_may_be_taken() -> None:
    game = courtly.richelieu.new(seed=1)
    ends = ["a1", "a12", "b1", "b12", "c1", "c12", "d1", "d12"]
    assert texts(game) == [f"take {end}" for end in ends]
    with pytest.raises(IllegalMove, match=r"a5 is not at the end of its row\. \[R2\.1\]"):
        game.play("take a5")


@rule("R2.1", "R2.2")
def test_worked_example_two_cards_one_uncovered_by_the_other() -> None:
    """Cards 5 + 6 of the example lie side by side at the left of the second row, 7 behind them."""
    game = Position("BRT2 BRT2", "ANJs ANJc ANJt BON2").game()
    game.play("take b1")
    assert texts(game) == ["take b2", "stop"]
    game.play("take b2")
    assert game.decision == "mark", "a third card, 7, may not follow"


@rule("R2.2")
def test_worked_example_a_card_of_two_coats_goes_alone() -> None:
    """Cards 1 of the example: any one of them, and nothing with it."""
    game = Position("BRT2 BRTs BON2", "BRT2 AUV2").game()
    game.play("take a1")
    assert game.decision == "mark"


@rule("R2.2", "R2.6")
def test_worked_example_two_of_one_region_from_different_rows() -> None:
    """Cards 2 + 3, or 2 + 4 where 4 bears the Queen's marker and costs one."""
    game = Position("BRT2 PROs PROc", "BRT2 BON2", "PROt^q AUV2").game()
    game.play("take a3")
    assert texts(game) == ["take a2", "take c1", "stop"]
    game.play("take c1")
    assert game.decision == "pay"
    assert game.view().stock == (3, 3), "the Queen has hers back"
    game.play("pay stock")
    assert (game.view().stock, game.view().box) == ((2, 3), (1, 0))


@rule("R2.2")
def test_worked_example_not_more_than_two_coats_together() -> None:
    """Card 8 with its token, but not the two-coat card of the same region with it."""
    game = Position("CHA2 BON2", "CHAs*").game()
    game.play("take b1")
    assert game.decision == "mark", "nothing goes with it, so nothing is asked"
    game = Position("CHA2 BON2 CHA1", "CHAs").game()
    game.play("take b1")
    assert texts(game) == ["take a3", "stop"]
    with pytest.raises(IllegalMove, match=r"with a1 it would be 3\. \[R2\.2\]"):
        game.play("take a1")


@rule("R2.2")
def test_two_cards_of_different_regions_are_refused_by_name() -> None:
    game = Position("CHAs BON2 CHAc", "PROs").game()
    game.play("take a1")
    with pytest.raises(IllegalMove, match=r"you took Champagne, but b1 is Provence\. \[R2\.2\]"):
        game.play("take b1")


@rule("R2.3")
def test_the_very_first_turn_takes_one_card() -> None:
    game = Position("CHAs BON2 CHAc", turn=1).game()
    game.play("take a1")
    assert game.decision == "mark"
    later = Position("CHAs BON2 CHAc", turn=2).game()
    later.play("take a1")
    assert later.decision == "second"


@rule("R2.4")
def test_taken_cards_lie_open_sorted_by_region() -> None:
    game = Position("PROs BGN2 BON2", cardinal="AUVs BGNs PRO2").game()
    game.play("take a1")
    for seat in (None, 0, 1):
        regions = [card.region for card in game.view(seat).taken[0]]
        assert regions == ["Bourgogne", "Provence", "Provence", "Auvergne"]


@rule("R2.5")
def test_an_own_marker_goes_back_to_stock() -> None:
    game = Position("BRT2^c BON2").game()
    assert game.view().stock == (2, 3)
    game.play("take a1")
    assert game.view().stock == (3, 3)
    assert game.decision == "mark"


@rule("R2.6")
def test_paying_from_stock_or_from_a_card_of_the_display() -> None:
    def taken() -> courtly.richelieu.Richelieu:
        game = Position("BRT2^q BON2^c AUV2").game()
        game.play("take a1")
        return game

    assert texts(taken()) == ["pay stock", "pay a2"], "also with markers in stock"
    game = taken()
    game.play("pay a2")
    assert game.view().box == (1, 0)
    assert game.view().stock == (2, 3)
    card = game.view().rows[0][1]
    assert card is not None
    assert card.marker is None


@rule("R2.6")
def test_with_all_markers_in_the_box_such_a_card_cannot_be_taken() -> None:
    game = Position("BRT2^q BON2 AUV2").box("cardinal", 3).game()
    assert texts(game) == ["take a3"]
    with pytest.raises(IllegalMove, match=r"all of yours are in the box\. \[R2\.6\]"):
        game.play("take a1")


@rule("R2.6")
def test_two_such_cards_cost_two_markers() -> None:
    game = Position("ANJs^q ANJc^q BON2").game()
    for move in ("take a1", "pay stock", "take a2", "pay stock"):
        game.play(move)
    assert game.view().box == (2, 0)
    assert game.view().stock == (1, 3)


@rule("R2.6")
def test_a_marker_won_back_with_the_first_may_pay_for_the_second() -> None:
    game = Position("ANJs^c ANJc^q BON2").box("cardinal", 2).game()
    game.play("take a1")
    assert texts(game) == ["take a2", "stop"]
    game.play("take a2")
    game.play("pay stock")
    assert (game.view().stock[0], game.view().box[0]) == (0, 3)


@rule("R2.6")
def test_a_marker_paid_for_the_first_does_not_pay_for_the_second() -> None:
    game = Position("ANJs^q ANJc^q BON2").box("cardinal", 2).game()
    game.play("take a1")
    game.play("pay stock")
    assert texts(game) == ["stop"]


@rule("R2.7")
def test_the_taker_sees_the_token_at_once_and_alone() -> None:
    game = Position("ANJs*Provence ANJc BON2").game()
    game.play("take a1")
    assert game.decision == "second"
    assert [token.kind for token in game.view(0).tokens[0]] == ["Provence"]
    assert [token.kind for token in game.view(1).tokens[0]] == [None]
    looked = [event for event in game.events_for(1) if event.kind == "token_taken"]
    assert looked[0].data == {"card": "a1", "token": None}


@rule("R2.7", "R2.9")
def test_a_token_just_found_may_be_redeemed_before_paying() -> None:
    game = Position("ANJs^q*marker_back BON2").box("cardinal", 2).game()
    game.play("take a1")
    assert texts(game) == ["pay stock", "redeem"]


@rule("R2.10")
def test_who_can_take_no_card_is_skipped_without_a_marker_step() -> None:
    game = Position("BRT2^q BON2^q AUV2^q", "PROs", to_move="queen").box("cardinal", 3).game()
    game.play("take b1")
    game.play("pass")
    assert (game.actor, game.decision) == (0, "stuck")
    assert texts(game) == ["skip"]
    with pytest.raises(IllegalMove, match=r"no marker to pay with\. \[R2\.10\]"):
        game.play("take a1")
    game.play("skip")
    assert (game.actor, game.decision) == (1, "take")


@rule("R2.10")
def test_a_stuck_player_may_redeem_and_must_then_take() -> None:
    position = Position("BRT2^q BON2 AUV2^q", decision="stuck", cardinal="PROs")
    game = position.box("cardinal", 3).holds("cardinal", "marker back").game()
    assert texts(game) == ["redeem", "skip"]
    game.play("redeem")
    assert texts(game) == ["take a1", "take a3"]


@rule("R2.10")
def test_every_stuck_player_is_asked_alike() -> None:
    """The opponent sees the same whether the stuck player holds the token or not."""
    views = []
    for token in ("marker back", "Provence"):
        position = Position("BRT2^q BON2 AUV2^q", decision="stuck", cardinal="PROs")
        game = position.box("cardinal", 3).holds("cardinal", token).game()
        views.append(game.view(1))
    assert views[0] == views[1]
