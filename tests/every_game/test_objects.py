"""The Game object, the same for every game: moves, refusals, bytes, undo."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.core.description import Description
from courtly.core.errors import (
    CourtlyError,
    GameOver,
    IllegalMove,
    InvalidMove,
    MoveError,
    NotYourDecision,
    OptionError,
)
from courtly.core.game import Game
from courtly.core.rulebook import numbered
from courtly.core.texts import texts

from .tables import GAMES, advanced, any_table, deal, each_game, golden

seeds = st.integers(0, 1000)
lengths = st.integers(0, 260)
drawn = st.data()
GOLDEN = [path for about in GAMES for path in golden(about)[::5]]


@each_game
def test_moves_may_be_given_as_text_number_or_move(about: Description) -> None:
    by_text, by_number, by_move = (deal(about, {}, 1) for _ in range(3))
    move = by_move.legal()[-1]
    by_text.play(move.text.upper().replace(" ", "   "))
    by_number.play(int(move))
    by_move.play(move)
    assert by_text.to_bytes() == by_number.to_bytes() == by_move.to_bytes()


@each_game
def test_bad_moves_are_told_apart(about: Description) -> None:
    game = next(g for g in (advanced(about, s, 30) for s in range(99)) if len(g.actors) == 1)
    before, history = game.to_bytes(), game.history
    move, idle = game.legal()[0], (game.actors[0] + 1) % game.seats
    for bad in ("", "fly to the moon"):
        with pytest.raises(InvalidMove):
            game.play(bad)
    with pytest.raises(InvalidMove, match=f"{10**6} is not a move; moves are 0 to "):
        game.play(10**6)
    with pytest.raises(NotYourDecision, match=f"{game.seat_names[idle]} has nothing to decide"):
        game.play(move, idle)
    with pytest.raises(CourtlyError, match=f"no seat {game.seats}; seats are 0 to "):
        game.play(move, game.seats)
    assert (game.to_bytes(), game.history) == (before, history), "nothing was lost or changed"


@each_game
def test_a_finished_game_takes_no_moves(about: Description) -> None:
    game = advanced(about, 1)
    any_text = game.spec.moves[0].text
    for move in (any_text, 0):
        with pytest.raises(GameOver):
            game.play(move)
    with pytest.raises(GameOver):
        game.why_not(any_text)


@each_game
def test_options_that_are_none_are_refused(about: Description) -> None:
    known = ", ".join(field.name for field in about.options.fields())
    with pytest.raises(OptionError, match=f"unknown option: speed; known: {known}"):
        about.load_game().make({"speed": 3})


@each_game
@given(text=st.text(max_size=20))
def test_any_text_is_a_move_or_refused(about: Description, text: str) -> None:
    game = deal(about, {}, 1)
    try:
        game.play(text)
    except MoveError:
        assert game.history == []


def refused_or_legal(game: Game[Any, Any], rules: frozenset[str]) -> None:
    """Every move of the game, for every seat that decides."""
    reasons = {}
    for seat in game.actors:
        legal, seen = set(game.legal(seat)), game.redacted(seat)[0]
        assert legal
        for move in game.spec.moves:
            if move not in legal:
                refusal = game.spec.refuse(seen, seat, move)
                assert refusal.rule in rules, f"{move}: {refusal.rule}"
                reasons[refusal.key, refusal.rule] = move, seat
    for (_, cited), (move, seat) in reasons.items():
        with pytest.raises(IllegalMove) as caught:
            game.play(move, seat)
        assert caught.value.rule == cited
        assert str(caught.value).count(f"[{cited}]") == 1
        assert list(caught.value.legal) == [one.text for one in game.legal(seat)]


@each_game
@given(seed=seeds, moves=lengths, draw=drawn)
def test_every_move_is_legal_or_refused_with_a_rule(
    about: Description, seed: int, moves: int, draw: st.DataObject
) -> None:
    game = advanced(about, seed, moves, draw.draw(any_table(about)))
    before = game.to_bytes()
    refused_or_legal(game, frozenset(numbered(about.name)))
    assert game.to_bytes() == before


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_in_golden_games_every_move_is_legal_or_refused_with_a_rule(path: Path) -> None:
    """Once for each thing that can be asked for each reason."""
    whole = courtly.load(path.read_text("utf-8"))
    rules = frozenset(numbered(whole.spec.name))
    game = whole.copy()
    game.undo(len(game.history))
    seen = set()
    for seat, move in whole.history:
        view = game.view()
        asked = (game.decision, getattr(view, "source", None), getattr(view, "side", None))
        if asked not in seen:
            seen.add(asked)
            refused_or_legal(game, rules)
        game.play(move, seat)


@each_game
@given(seed=seeds, moves=lengths, draw=drawn)
def test_copies_bytes_and_records_are_exact(
    about: Description, seed: int, moves: int, draw: st.DataObject
) -> None:
    game = advanced(about, seed, moves, draw.draw(any_table(about)))
    assert type(game).from_bytes(game.to_bytes()).to_bytes() == game.to_bytes()
    assert courtly.load(game.record()).to_bytes() == game.to_bytes()
    assert pickle.loads(pickle.dumps(game)).record() == game.record()
    mask = game.mask()
    assert mask.shape == (game.spec.moves.size,)
    assert [game.spec.moves[i] for i in np.flatnonzero(mask)] == game.legal()
    twin = game.copy()
    if not game.over:
        twin.play(twin.legal()[0])
        assert twin.to_bytes() != game.to_bytes()
        assert len(twin.history) == len(game.history) + 1


@each_game
def test_a_position_goes_on_without_its_past_and_its_record_too(about: Description) -> None:
    game = about.load_game().from_bytes(advanced(about, 3, 30).to_bytes())
    game.play(game.legal()[0])
    assert courtly.load(game.record()).to_bytes() == game.to_bytes()
    with pytest.raises(CourtlyError, match="began with a position, not with a deal"):
        courtly.conformance(game, 1)


@each_game
@given(seed=seeds, moves=st.integers(1, 200), back=st.integers(1, 40))
def test_undo_takes_back_exactly(about: Description, seed: int, moves: int, back: int) -> None:
    game = advanced(about, seed, moves)
    back = min(back, len(game.history))
    kept = len(game.history) - back
    game.undo(back)
    twin = advanced(about, seed, kept)
    assert game.to_bytes() == twin.to_bytes()
    assert game.history == twin.history
    assert game.events == twin.events
    with pytest.raises(CourtlyError, match=f"only {kept} moves"):
        game.undo(kept + 1)


@each_game
@given(draw=drawn)
def test_no_bytes_can_harm(about: Description, draw: st.DataObject) -> None:
    kind = about.load_game()
    size = kind.spec.dtype.itemsize
    raw = draw.draw(st.binary(min_size=size, max_size=size))
    with pytest.raises(CourtlyError):
        kind.from_bytes(raw)
    head = deal(about, {}, 1).to_bytes()[:-size]
    look_around(kind, head + raw)


@each_game
@given(seed=seeds, moves=lengths, draw=drawn)
def test_a_changed_byte_is_noticed_or_harmless(
    about: Description, seed: int, moves: int, draw: st.DataObject
) -> None:
    game = advanced(about, seed, moves, draw.draw(any_table(about)))
    data, size = bytearray(game.to_bytes()), game.spec.dtype.itemsize
    change = st.tuples(st.integers(1, size), st.integers(0, 255))
    for place, value in draw.draw(st.lists(change, min_size=1, max_size=2)):
        data[-place] = value
    look_around(type(game), bytes(data))


def look_around(kind: type[Game[Any, Any]], data: bytes) -> None:
    """If these bytes are a position, all can be seen of it, and it can be played on."""
    try:
        game = kind.from_bytes(data)
    except CourtlyError:
        return
    for seat in (None, *range(game.seats)):
        game.view(seat)
    for _ in range(30):
        if not game.over:
            game.play(game.legal()[-1])


@each_game
def test_every_event_has_a_text(about: Description) -> None:
    text = texts()
    for kind in about.load_game().spec.events.kinds:
        assert text.has(f"{about.name}-event-{kind.name.replace('_', '-')}")
    game = advanced(about, 2)
    for seat in (None, *range(game.seats)):
        for event in game.events_for(seat):
            assert text.event(about.name, event, game.side_names)


@each_game
def test_seven_is_another_deal_than_eight_but_any_seed_is_repeatable(about: Description) -> None:
    assert deal(about, {}, 7).to_bytes() == deal(about, {}, "7").to_bytes()
    assert deal(about, {}, 7).to_bytes() != deal(about, {}, 8).to_bytes()
    assert deal(about, {}).to_bytes() != deal(about, {}).to_bytes()
