"""Records of every game: readable, and refused with what is wrong where they are damaged."""

from __future__ import annotations

import contextlib
import functools

import pytest
from hypothesis import given
from hypothesis import strategies as st

import courtly
from courtly.core.description import Description
from courtly.core.errors import CourtlyError, RecordError

from .tables import advanced, each_game


@functools.cache
def record(about: Description) -> str:
    """A whole game."""
    first, second = about.labels(2)
    return advanced(about, 2).record(**{first: "Ann", second: "Bob"})


@each_game
def test_a_record_is_readable(about: Description) -> None:
    lines = record(about).splitlines()
    head = ["Courtly-Record: 1", f"Game: {about.name}", f"Engine: {about.engine}"]
    assert lines[:3] == head
    assert f"{about.seats[0].name}: Ann" in lines
    game = advanced(about, 2)
    moves = [f"{game.seat_names[seat]} {move.text}" for seat, move in game.history]
    assert lines[-len(moves) :] == moves


@each_game
@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("Courtly-Record: 1", "Courtly-Record: 9", "should begin with “Courtly-Record: 1”"),
        ("Game: {name}", "Game: chess", "a record of 'chess'; known games: "),
        ("Engine: {engine}", "Engine: 0", "{name}, engine 0; this is {name} {engines}"),
        ("Options: {{", "Options: [", "Options of the record.*not JSON"),
        ("Seed: 2", "Seed: 3", "line |another position"),
        ("Digest: ", "Digest: 0", "the replay ends in another position"),
        ("Result: ", "Result: 1", "the record claims the result"),
        ("\n\n{seat} ", "\n\nPope ", "'Pope' is not a seat; the seats are "),
        ("Seed: 2\n", "", "neither Seed nor Position"),
        ("Engine: {engine}\n", "", "lacks Engine"),
        ("Engine: {engine}", "Engine {engine}", "line 3 of the record should be “Name: value”"),
    ],
)
def test_a_damaged_record_says_where(about: Description, old: str, new: str, problem: str) -> None:
    text = record(about)
    known = {"name": about.name, "engine": about.engine}
    known["engines"] = ", ".join(map(str, about.engines))
    known["seat"] = text.partition("\n\n")[2].split()[0]
    before, after = old.format(**known), new.format(**known)
    assert before in text
    with pytest.raises(RecordError, match=problem.format(**known)):
        courtly.load(text.replace(before, after, 1))


@each_game
@given(place=st.floats(0, 1), cut=st.integers(1, 30), put=st.text(max_size=5))
def test_any_damage_to_a_record_is_refused_or_harmless(
    about: Description, place: float, cut: int, put: str
) -> None:
    text = record(about)
    at = int(place * (len(text) - 1))
    with contextlib.suppress(CourtlyError):
        courtly.load(text[:at] + put + text[at + cut :])
