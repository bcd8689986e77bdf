"""The guided first games, played through on the plain engine: everything they claim is so."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from pydantic import ValidationError

from courtly.core.events import Event
from courtly.core.guide import ANYTHING, Fact, Guide, Step, guide_of
from courtly.core.texts import texts
from courtly.games import description, game_class, names

from ..locale_files import LANGUAGES

GUIDED = [name for name in names() if description(name).guide]
each = pytest.mark.parametrize("game", GUIDED)


def guide(game: str) -> Guide:
    """The guided first game of a game."""
    found = guide_of(description(game))
    assert found is not None
    return found


def decisions(book: Guide) -> list[Step]:
    """The steps in which the learner decides."""
    return [step for step in book.step if step.accept]


def courses(book: Guide) -> Iterator[tuple[str, ...]]:
    """Every way through it that a learner may choose."""
    yield from itertools.product(*(step.accept for step in decisions(book)))


def happened(fact: Fact, event: Event, seats: tuple[str, ...]) -> bool:
    """Whether an event is what the step says has happened."""
    who = seats[event.seat] if event.seat >= 0 else None
    return (
        event.kind == fact.kind
        and fact.seat in (None, who)
        and all(event.data[key] == value for key, value in fact.data.items())
    )


def test_both_games_are_taught() -> None:
    assert tuple(GUIDED) == names()


@each
def test_every_way_through_it_goes_as_it_says(game: str) -> None:
    book = guide(game)
    for chosen in courses(book):
        played = game_class(game).make(book.options, book.seed)
        seats = played.seat_names
        learner = seats.index(book.learner)
        moves = iter(chosen)
        for begins, step in zip(book.begins(), book.step, strict=True):
            assert learner in played.actors, step.id
            assert begins == len(played.history), step.id
            if not step.accept:
                continue
            assert played.decision == step.decision, step.id
            before = len(played.events)
            legal = {move.text for move in played.legal(learner)}
            assert {*step.accept} <= legal | {ANYTHING}, step.id
            played.play(next(moves), learner)
            for who, move in step.then:
                assert who != book.learner
                played.play(move, seats.index(who))
            for fact in step.brings:
                new = played.events[before:]
                assert any(happened(fact, event, seats) for event in new), (step.id, fact)


@each
def test_only_one_idea_a_step(game: str) -> None:
    ids = [step.id for step in guide(game).step]
    assert len(ids) == len(set(ids))
    assert 12 <= len(ids) <= 20
    chapters = [
        chapter for chapter, _ in itertools.groupby(step.chapter for step in guide(game).step)
    ]
    assert len(chapters) == len(set(chapters)), "a chapter is in one piece"


@each
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_texts(game: str, language: str) -> None:
    there = texts(language)
    names = {seat.name.lower(): "Maud" for seat in description(game).seats}
    for step in guide(game).step:
        parts = ("", "-task", "-why") if step.accept else ("",)
        keys = [f"guide-{game}-{step.id}{part}" for part in parts]
        keys.append(f"guide-{game}-chapter-{step.chapter}")
        assert [key for key in keys if not there.has(key)] == []
        for key in keys:
            assert len(there(key, names)) <= 260, (
                f"{language}: {key} is too long to be read in passing"
            )


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "x", "chapter": "ab", "point": []},
        {"id": "ab", "chapter": "ab", "point": [], "accept": ["pass"]},
        {"id": "ab", "chapter": "ab", "point": [], "decision": "mark"},
        {"id": "ab", "chapter": "ab", "point": [], "then": [("Queen", "pass")]},
        {"id": "ab", "chapter": "ab", "point": [], "wants": 1},
    ],
)
def test_a_step_that_makes_no_sense_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Step.model_validate(wrong)
