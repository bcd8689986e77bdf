"""The Game object, shown with Richelieu."""

from __future__ import annotations

import contextlib
import pickle
import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.core.errors import (
    AmbiguousMove,
    CourtlyError,
    GameOver,
    IllegalMove,
    InvalidMove,
    MoveError,
    NotYourDecision,
    OptionError,
    RecordError,
)
from courtly.core.texts import texts
from courtly.richelieu import Richelieu
from courtly.richelieu.moves import EVENTS, MOVES
from courtly.richelieu.state import STATE


def advanced(seed: int, moves: int) -> Richelieu:
    """A game some random moves in."""
    game = courtly.richelieu.new(seed=seed)
    chance = random.Random(seed)
    for _ in range(moves):
        if not game.over:
            game.play(chance.choice(game.legal()))
    return game


def test_moves_may_be_given_as_text_number_or_move() -> None:
    by_text, by_number, by_move = (courtly.richelieu.new(seed=1) for _ in range(3))
    by_text.play("Take  A1")
    by_number.play(int(MOVES.parse("take a1")))
    by_move.play(by_move.legal()[0])
    assert by_text.to_bytes() == by_number.to_bytes() == by_move.to_bytes()


def test_the_end_of_a_move_is_enough_where_only_one_fits() -> None:
    game = courtly.richelieu.new(seed=1)
    game.play("b12")
    assert game.history[0][1].text == "take b12"
    with pytest.raises(AmbiguousMove, match="could be any of: mark a1, mark a2"):
        game.play("mark")


def test_the_mask_marks_the_legal_moves() -> None:
    game = courtly.richelieu.new(seed=1)
    mask = game.mask()
    assert mask.shape == (MOVES.size,)
    assert [MOVES[i] for i in np.flatnonzero(mask)] == game.legal()


def test_bad_moves_are_told_apart() -> None:
    game = courtly.richelieu.new(seed=1, start="cardinal")
    with pytest.raises(InvalidMove, match=r"'tkae a1' is not a move\. Did you mean take a1"):
        game.play("tkae a1")
    with pytest.raises(InvalidMove, match="999 is not a move; moves are 0 to"):
        game.play(999)
    with pytest.raises(InvalidMove):
        game.play("")
    with pytest.raises(NotYourDecision, match="Queen has nothing to decide now; Cardinal has"):
        game.play("take a1", seat=1)
    with pytest.raises(CourtlyError, match="there is no seat 2; seats are 0 to 1"):
        game.play("take a1", seat=2)
    with pytest.raises(IllegalMove) as caught:
        game.play("skip")
    assert caught.value.rule == "R2.10"
    assert caught.value.legal[0] == "take a1"
    assert game.history == [], "nothing was lost or changed"


def test_a_finished_game_takes_no_moves() -> None:
    game = advanced(1, 1000)
    for move in ("take a1", 0):
        with pytest.raises(GameOver):
            game.play(move)
    with pytest.raises(GameOver):
        game.why_not("take a1")


def test_bad_options_are_refused_with_what_would_be_right() -> None:
    with pytest.raises(OptionError, match="use one of: standard, tactical"):
        courtly.richelieu.new(variant="quick")
    with pytest.raises(OptionError, match="use one of: cardinal, queen"):
        courtly.richelieu.new(start="king")
    with pytest.raises(OptionError, match="unknown option: speed; known: variant, start"):
        Richelieu.make({"speed": 3})
    with pytest.raises(OptionError, match="at least 1"):
        courtly.playouts(courtly.richelieu.new(), 0)


@given(st.text(max_size=20))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    game = courtly.richelieu.new(seed=1)
    try:
        game.play(text)
    except MoveError:
        assert game.history == []


@given(seed=st.integers(0, 1000), moves=st.integers(0, 150), data=st.data())
def test_every_move_is_legal_or_refused_with_a_rule(
    seed: int, moves: int, data: st.DataObject
) -> None:
    game = advanced(seed, moves)
    if game.over:
        return
    before, legal = game.to_bytes(), game.legal()
    move = data.draw(st.sampled_from(list(MOVES)))
    if move in legal:
        return
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert caught.value.rule in str(caught.value)
    assert game.to_bytes() == before


@given(seed=st.integers(0, 1000), moves=st.integers(0, 150))
def test_copies_bytes_and_records_are_exact(seed: int, moves: int) -> None:
    game = advanced(seed, moves)
    assert courtly.richelieu.from_bytes(game.to_bytes()).to_bytes() == game.to_bytes()
    assert courtly.load(game.record()).to_bytes() == game.to_bytes()
    assert pickle.loads(pickle.dumps(game)).record() == game.record()
    twin = game.copy()
    if not game.over:
        twin.play(twin.legal()[0])
        assert twin.to_bytes() != game.to_bytes()
        assert len(twin.history) == len(game.history) + 1


def test_a_position_goes_on_without_its_past_and_its_record_too() -> None:
    game = courtly.richelieu.from_bytes(advanced(3, 30).to_bytes())
    game.play(game.legal()[0])
    again = courtly.load(game.record())
    assert again.to_bytes() == game.to_bytes()
    with pytest.raises(CourtlyError, match="began with a position, not with a deal"):
        courtly.conformance(game, 1)


@given(st.binary(min_size=STATE.itemsize, max_size=STATE.itemsize))
def test_no_bytes_can_harm(raw: bytes) -> None:
    try:
        game = Richelieu.from_bytes(Richelieu._head() + raw)
    except CourtlyError:
        return
    game.legal()
    game.view()


@given(seed=st.integers(0, 50), place=st.integers(0, STATE.itemsize - 1), value=st.integers(0, 255))
def test_a_changed_byte_is_noticed_or_harmless(seed: int, place: int, value: int) -> None:
    data = bytearray(advanced(seed, seed).to_bytes())
    data[len(data) - STATE.itemsize + place] = value
    try:
        game = courtly.richelieu.from_bytes(bytes(data))
    except CourtlyError:
        return
    for seat in (None, 0, 1):
        game.view(seat)
    if game.legal():
        game.play(game.legal()[-1])


def test_undo_takes_back_exactly() -> None:
    game = advanced(5, 40)
    before = game.to_bytes()
    game.play(game.legal()[0])
    game.undo()
    assert game.to_bytes() == before
    assert len(game.history) == 40
    assert len(game.events) == len(advanced(5, 40).events)
    with pytest.raises(CourtlyError, match="only 40 moves"):
        game.undo(41)


RECORD = advanced(2, 1000).record(Cardinal="Ann", Queen="Bob")


def test_a_record_is_readable() -> None:
    lines = RECORD.splitlines()
    assert lines[:3] == ["Courtly-Record: 1", "Game: richelieu", "Engine: 1"]
    assert "Cardinal: Ann" in lines
    assert any(line.startswith("Queen take ") for line in lines)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Courtly-Record: 1", "Courtly-Record: 9", "should begin with 'Courtly-Record: 1'"),
        ("Game: richelieu", "Game: chess", "a record of 'chess'; known games: "),
        ("Engine: 1", "Engine: 0", "richelieu, engine 0; this is richelieu 1"),
        ("Options: {", "Options: [", "Options of the record are not JSON"),
        ("Seed: 2", "Seed: 3", "line "),
        ("Digest: ", "Digest: 0", "the replay ends in another position"),
        ("Result: ", "Result: 1", "the record claims the result"),
        ("\nQueen take", "\nKing take", "'King' is no seat; the seats are Cardinal, Queen"),
        ("Seed: 2\n", "", "neither Seed nor Position"),
        ("Engine: 1\n", "", "lacks Engine"),
        ("Engine: 1", "Engine 1", "line 3 of the record should be 'Name: value'"),
    ],
)
def test_a_damaged_record_says_where(old: str, new: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        courtly.load(RECORD.replace(old, new, 1))


@given(place=st.integers(0, len(RECORD) - 1), cut=st.integers(1, 30), put=st.text(max_size=5))
def test_any_damage_to_a_record_is_refused_or_harmless(place: int, cut: int, put: str) -> None:
    damaged = RECORD[:place] + put + RECORD[place + cut :]
    with contextlib.suppress(CourtlyError):
        courtly.load(damaged)


def test_every_event_and_decision_has_a_text() -> None:
    text = texts()
    for kind in EVENTS.kinds:
        assert text.has(f"richelieu-event-{kind.name.replace('_', '-')}")
    game = advanced(2, 1000)
    for seat in (None, 0, 1):
        for event in game.events_for(seat):
            assert text.event("richelieu", event, game.seat_names)


def test_seven_is_another_deal_than_eight_but_any_seed_is_repeatable() -> None:
    assert courtly.richelieu.new(seed=7).to_bytes() == courtly.richelieu.new(seed="7").to_bytes()
    assert courtly.richelieu.new(seed=7).to_bytes() != courtly.richelieu.new(seed=8).to_bytes()
    assert courtly.richelieu.new().to_bytes() != courtly.richelieu.new().to_bytes()
