"""The Game object, shown with Lancaster: refusals, bytes, records, undo."""

from __future__ import annotations

import contextlib
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly import games
from courtly.core import rulebook
from courtly.core.errors import (
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
from courtly.lancaster import Lancaster
from courtly.lancaster.constants import DECISIONS, LAW_DECKS
from courtly.lancaster.moves import MOVES
from courtly.lancaster.state import STATE

from .positions import play, position, stock
from .random_games import advanced

rule = pytest.mark.rule

RULES = rulebook.numbered("lancaster")
PLAYTHROUGHS = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))

seeds = st.integers(0, 1000)
lengths = st.integers(0, 260)
tables = st.fixed_dictionaries(
    {
        "players": st.integers(2, 5),
        "laws": st.sampled_from([deck for deck in LAW_DECKS if deck != "sections"]),
        "supply": st.sampled_from(["unlimited", "box"]),
        "open_stock": st.booleans(),
    }
)


def test_the_game_is_known_by_name() -> None:
    assert "lancaster" in games.names()
    assert games.game_class("lancaster") is Lancaster


def test_bad_moves_are_told_apart() -> None:
    game = courtly.lancaster.new(seed=1, start="red")
    with pytest.raises(InvalidMove, match=r"'lay gld' is not a move\. Did you mean lay gold"):
        game.play("lay gld")
    with pytest.raises(InvalidMove, match="9999 is not a move; moves are 0 to"):
        game.play(9999)
    with pytest.raises(NotYourDecision, match="Blue has nothing to decide now; Red has"):
        game.play("lay gold", seat=1)
    with pytest.raises(CourtlyError, match="there is no seat 4; seats are 0 to 3"):
        game.play("lay gold", seat=4)
    with pytest.raises(IllegalMove) as caught:
        game.play("decline")
    assert caught.value.rule == "L1.4"
    assert game.history == [], "nothing was lost or changed"


def test_a_finished_game_takes_no_moves() -> None:
    game = advanced(1)
    for move in ("lay gold", 0):
        with pytest.raises(GameOver):
            game.play(move)


def refused_or_legal(game: Lancaster) -> None:
    """Every move of the table, for every seat that decides."""
    reasons = {}
    for seat in game.actors:
        legal, seen = set(game.legal(seat)), game.redacted(seat)[0]
        assert legal
        for move in MOVES:
            if move not in legal:
                refusal = game.spec.refuse(seen, seat, move)
                assert refusal.rule in RULES, f"{move}: {refusal.rule}"
                reasons[refusal.key, refusal.rule] = move, seat
    for (_, cited), (move, seat) in reasons.items():
        with pytest.raises(IllegalMove) as caught:
            game.play(move, seat)
        assert caught.value.rule == cited
        assert str(caught.value).count(f"[{cited}]") == 1


@given(seed=seeds, moves=lengths, table=tables)
def test_every_move_is_legal_or_refused_with_a_rule(
    seed: int, moves: int, table: dict[str, Any]
) -> None:
    game = advanced(seed, moves, **table)
    if not game.over:
        before = game.to_bytes()
        refused_or_legal(game)
        assert game.to_bytes() == before


@pytest.mark.parametrize("path", PLAYTHROUGHS[::5], ids=lambda path: path.stem)
def test_in_golden_games_every_move_is_legal_or_refused_with_a_rule(path: Path) -> None:
    """Once for each thing that can be asked for each reason."""
    whole = courtly.lancaster.load(path.read_text("utf-8"))
    game = whole.copy()
    game.undo(len(game.history))
    seen = set()
    for seat, move in whole.history:
        view = game.view()
        if (asked := (view.decision, view.source, view.side)) not in seen:
            seen.add(asked)
            refused_or_legal(game)
        game.play(move, seat)


@given(st.text(max_size=20))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    game = courtly.lancaster.new(seed=1)
    try:
        game.play(text)
    except MoveError:
        assert game.history == []


@given(seed=seeds, moves=lengths, table=tables)
def test_copies_bytes_and_records_are_exact(seed: int, moves: int, table: dict[str, Any]) -> None:
    game = advanced(seed, moves, **table)
    assert courtly.lancaster.from_bytes(game.to_bytes()).to_bytes() == game.to_bytes()
    assert courtly.load(game.record()).to_bytes() == game.to_bytes()
    assert pickle.loads(pickle.dumps(game)).record() == game.record()
    assert [MOVES[i] for i in np.flatnonzero(game.mask())] == game.legal()
    twin = game.copy()
    if not game.over:
        twin.play(twin.legal()[0])
        assert twin.to_bytes() != game.to_bytes()
        assert len(twin.history) == len(game.history) + 1


def test_a_position_goes_on_without_its_past_and_its_record_too() -> None:
    game = courtly.lancaster.from_bytes(advanced(3, 60, players=3, laws="new").to_bytes())
    game.play(game.legal()[0])
    assert courtly.load(game.record()).to_bytes() == game.to_bytes()


@given(seed=seeds, order=st.permutations(range(5)), data=st.data())
def test_votes_in_any_order_give_the_same_bytes(
    seed: int, order: list[int], data: st.DataObject
) -> None:
    game = advanced(seed, 10)
    while game.decision != "vote":
        game.play(game.legal()[0])
    ballots = {seat: data.draw(st.sampled_from(game.legal(seat))) for seat in game.actors}
    twin = game.copy()
    for seat in game.actors:
        game.play(ballots[seat], seat)
    for seat in order:
        if seat in ballots:
            twin.play(ballots[seat], seat)
    assert game.to_bytes() == twin.to_bytes()


@given(seed=seeds, moves=st.integers(1, 200), back=st.integers(1, 40))
def test_undo_takes_back_exactly(seed: int, moves: int, back: int) -> None:
    game = advanced(seed, moves)
    back = min(back, len(game.history))
    kept = len(game.history) - back
    game.undo(back)
    twin = advanced(seed, kept)
    assert game.to_bytes() == twin.to_bytes()
    assert game.events == twin.events
    with pytest.raises(CourtlyError, match=f"only {kept} moves"):
        game.undo(kept + 1)


@given(st.binary(min_size=STATE.itemsize, max_size=STATE.itemsize))
def test_no_bytes_can_harm(raw: bytes) -> None:
    with contextlib.suppress(CourtlyError):
        courtly.lancaster.from_bytes(Lancaster._head() + raw).view()
    with pytest.raises(CourtlyError):
        courtly.lancaster.from_bytes(raw)


@given(
    seed=seeds,
    moves=lengths,
    table=tables,
    changes=st.lists(
        st.tuples(st.integers(0, STATE.itemsize - 1), st.integers(0, 255)), min_size=1, max_size=2
    ),
)
def test_a_changed_byte_is_noticed_or_harmless(
    seed: int, moves: int, table: dict[str, Any], changes: list[tuple[int, int]]
) -> None:
    data = bytearray(advanced(seed, moves, **table).to_bytes())
    for place, value in changes:
        data[len(data) - STATE.itemsize + place] = value
    try:
        game = courtly.lancaster.from_bytes(bytes(data))
    except CourtlyError:
        return
    for seat in (None, 0, 1):
        game.view(seat)
    for _ in range(30):
        if not game.over:
            game.play(game.legal()[-1])


RECORD = advanced(2, players=3).record(Red="Ann", Blue="Bob")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Game: lancaster", "Game: chess", "a record of 'chess'; known games: "),
        ("Engine: 1", "Engine: 0", "lancaster, engine 0; this is lancaster 1"),
        ("Seed: 2", "Seed: 3", "line |another position"),
        ("Digest: ", "Digest: 0", "the replay ends in another position"),
        ("Result: ", "Result: 1", "the record claims the result"),
        ("\nBlue place", "\nKing place", "'King' is no seat; the seats are Red, Blue, Green"),
        ('"players": 3', '"players": 7', "from 2 to 5, not 7"),
    ],
)
def test_a_damaged_record_says_where(old: str, new: str, problem: str) -> None:
    assert old in RECORD
    with pytest.raises((RecordError, OptionError), match=problem):
        courtly.load(RECORD.replace(old, new, 1))


def test_every_decision_has_a_text() -> None:
    for decision in DECISIONS:
        assert texts().has(f"lancaster-decision-{decision}")


def test_a_built_position_can_be_saved() -> None:
    game = position(3).court("Red", 1).place("Red")
    assert courtly.lancaster.from_bytes(game.to_bytes()).legal() == game.legal()


@rule("L5.1", "L7.6", "N32")
def test_the_view_shows_the_figures_by_which_moves_are_priced() -> None:
    built = position().knight("Red", 1, "Stafford").stock("Red", gold=9)
    game = play(built.score_counties(), "take both")
    assert stock(game, "Red")["gold"] == 9 - game.view(0).figures.both

    game = play(position().stock("Red", gold=9).apply_law("N32"), "exchange gold 3")
    assert stock(game, "Red")["gold"] == 9 - 3 * game.view(0).figures.exchange

    built = position().conflict("lower 1", "8").knight("Red", 3, "lower 1").stock("Red", gold=9)
    game = play(built.score_conflicts(), "ransom 3")
    assert stock(game, "Red")["gold"] == 9 - 3 * game.view(0).figures.ransom


@rule("L8.1")
def test_the_last_round_is_the_one_the_view_names() -> None:
    game = position().round(5).score_conflicts()
    assert game.over
    assert game.view().round == game.view().figures.rounds
