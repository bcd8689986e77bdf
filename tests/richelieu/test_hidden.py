"""R4: what is hidden."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.richelieu.constants import TOKENS_IN_PLAY

from .positions import Position

rule = pytest.mark.rule


@rule("R4.1")
def test_face_down_tokens_are_unknown_to_both() -> None:
    game = courtly.richelieu.new(seed=3)
    for seat in (None, 0, 1):
        assert set(game.redacted(seat)[0]["token"].tolist()) == {-1, 14}


@rule("R4.1")
def test_taken_tokens_are_known_to_their_holder_only_until_scoring() -> None:
    position = Position("BGN2 BGN1", cardinal="PROs BGN2 AUVs").holds("cardinal", "Provence")
    game = position.game()

    def seen(seat: int | None) -> list[str | None]:
        return [token.kind for token in game.view(seat).tokens[0]]

    assert (seen(0), seen(1), seen(None)) == (["Provence"], [None], [None])
    game.play("take a1")
    game.play("pass")
    game.play("take a2")
    assert game.over
    assert seen(1) == seen(None) == ["Provence"]


@rule("R4.1")
def test_tokens_left_on_the_table_stay_unknown_in_the_tactical_variant() -> None:
    game = Position("BGNs", "BON2*Provence", variant="tactical").game()
    game.play("take a1")
    assert game.over
    assert 14 in game.redacted(0)[0]["token"].tolist()


@rule("R4.1")
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 60), draw=st.integers(0, 1000))
def test_a_seat_cannot_tell_a_resampled_game_from_the_true_one(
    seed: int, moves: int, draw: int
) -> None:
    game = courtly.richelieu.new(seed=seed)
    for k in range(moves):
        if game.over:
            break
        legal = game.legal()
        game.play(legal[(seed * 31 + k * 17) % len(legal)])
    for seat in (0, 1):
        other = game.resampled(seat, draw)
        assert other.view(seat) == game.view(seat)
        assert other.legal(seat) == game.legal(seat)


@rule("R4.1")
def test_resampling_draws_every_possible_token() -> None:
    game = courtly.richelieu.new(seed=3)
    drawn = {tuple(game.resampled(0, k)._states[0]["token"]) for k in range(50)}
    assert len(drawn) == 50
    kinds = {kind for token in drawn for kind in token}
    assert kinds == set(range(-1, 13))
    assert all(sum(kind >= 0 for kind in token) == TOKENS_IN_PLAY for token in drawn)


@rule("R4.2")
def test_all_else_is_public() -> None:
    """Views of both seats and a spectator differ in tokens only."""
    game = courtly.richelieu.new(seed=5)
    for k in range(40):
        legal = game.legal()
        game.play(legal[k * 7 % len(legal)])
    truth = game._states[0]
    for seat in (None, 0, 1):
        shown = game.redacted(seat)[0]
        for name in truth.dtype.names or ():
            if name != "token":
                assert (shown[name] == truth[name]).all(), name
