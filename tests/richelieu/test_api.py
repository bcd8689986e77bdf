"""The Game object, as far as Richelieu has something of its own to show."""

from __future__ import annotations

import pytest

import courtly
from courtly.core.errors import (
    AmbiguousMove,
    CourtlyError,
    IllegalMove,
    InvalidMove,
    NotYourDecision,
    OptionError,
)


def test_the_end_of_a_move_is_enough_where_only_one_fits() -> None:
    game = courtly.richelieu.new(seed=1)
    game.play("b12")
    assert game.history[0][1].text == "take b12"
    with pytest.raises(AmbiguousMove, match="could be any of: mark a1, mark a2"):
        game.play("mark")


def test_bad_moves_are_told_apart() -> None:
    game = courtly.richelieu.new(seed=1, start="cardinal")
    with pytest.raises(InvalidMove, match=r"'tkae a1' is not a move\. Did you mean take a1"):
        game.play("tkae a1")
    with pytest.raises(InvalidMove, match="999 is not a move; moves are 0 to"):
        game.play(999)
    with pytest.raises(InvalidMove):
        game.play("")
    with pytest.raises(NotYourDecision, match="decide now; it is up to Cardinal"):
        game.play("take a1", seat=1)
    with pytest.raises(CourtlyError, match="there is no seat 2; seats are 0 to 1"):
        game.play("take a1", seat=2)
    with pytest.raises(IllegalMove) as caught:
        game.play("skip")
    assert caught.value.rule == "R2.10"
    assert caught.value.legal[0] == "take a1"
    assert game.history == [], "nothing was lost or changed"


def test_bad_options_are_refused_with_what_would_be_right() -> None:
    with pytest.raises(OptionError, match="use one of: standard, tactical"):
        courtly.richelieu.new(variant="quick")
    with pytest.raises(OptionError, match="use one of: cardinal, queen"):
        courtly.richelieu.new(start="king")
    with pytest.raises(OptionError, match="at least 1"):
        courtly.playouts(courtly.richelieu.new(), 0)
