"""Guided first games at the server: their deal, their script, and ordinary bots when it ends."""

from __future__ import annotations

from typing import Any

import pytest

from courtly.core.guide import Guide, guide_of
from courtly.games import description, names
from courtly.server.table.create import Fresh, Laid, lay_again, lay_out
from courtly.server.table.log import Entry
from courtly.server.table.table import Table
from courtly.server.tell.games import guide_book
from courtly.server.wire.bodies import NewTable
from courtly.server.wire.refused import Refused

FRESH = Fresh("t" * 20, "a secret deal", ["i"] * 5, 0.0)
each_game = pytest.mark.parametrize("game", names())


def book(game: str) -> Guide:
    """The guided first game of a game."""
    found = guide_of(description(game))
    assert found is not None
    return found


def laid(game: str, **changes: Any) -> Laid:
    """A guided table, or a wrong one."""
    about = description(game)
    seats = [
        {"kind": "you", "name": "Anna"}
        if name == book(game).learner
        else {"kind": "bot", "level": "squire"}
        for name in about.labels(about.players(book(game).options))
    ]
    wanted = {"game": game, "guide": True, "seats": seats, **changes}
    return lay_out(NewTable.model_validate(wanted), "anna", FRESH)


def move(table: Table, seat: int, text: str) -> None:
    """Somebody moves."""
    number = table.version + 1
    table.apply(Entry(table.id, number, "move", seat, {"move": text}, None, None, 0.0))


@each_game
def test_the_others_play_by_the_script_and_then_by_themselves(game: str) -> None:
    table = Table(laid(game).row)
    assert table.guided
    assert table.row.seed == book(game).seed
    assert table.game is not None
    labels = [seat.label for seat in table.seats]
    learner = labels.index(book(game).learner)
    for step in book(game).step:
        if step.accept:
            assert table.scripted(labels.index(labels[learner])) is None
            move(table, learner, step.accept[0])
        for who, text in step.then:
            seat = labels.index(who)
            assert seat in table.bots_due
            assert table.scripted(seat) == int(table.game.parse_move(text, seat))
            move(table, seat, text)
    while not table.bots_due:
        move(table, learner, table.game.legal(learner)[0].text)
    assert table.scripted(table.bots_due[0]) is None


@each_game
def test_votes_may_come_in_any_order(game: str) -> None:
    """The script is each seat's own: who votes first does not matter to the others."""
    table = Table(laid(game).row)
    labels = [seat.label for seat in table.seats]
    learner = labels.index(book(game).learner)
    for step in book(game).step:
        waiting = list(step.then)
        if step.accept and len(table.actors) > 1:
            for who, text in waiting:
                move(table, labels.index(who), text)
            waiting = []
        if step.accept:
            move(table, learner, step.accept[0])
        for who, text in waiting:
            assert table.scripted(labels.index(who)) is not None
            move(table, labels.index(who), text)


@each_game
def test_a_script_that_no_longer_fits_is_left(game: str) -> None:
    table = Table(laid(game).row)
    assert table.game is not None
    learner = [seat.label for seat in table.seats].index(book(game).learner)
    for _ in range(12):
        for seat in table.actors:
            legal = table.game.legal(seat)
            text = legal[-1].text
            found = table.scripted(seat) if seat != learner else None
            assert found is None or found in [int(one) for one in legal]
            move(table, seat, text)


@each_game
def test_a_rematch_is_an_ordinary_game(game: str) -> None:
    table = Table(laid(game).row)
    again = lay_again(table, "anna", FRESH).row
    assert "guide" not in again.setting
    assert again.seed == FRESH.seed
    assert again.setting["options"].get("start") is None


@each_game
@pytest.mark.parametrize(
    "changes",
    [
        {"options": {"components": None}},
        {"clock": {"seconds": 60}},
        {"seats": [{"kind": "you", "name": "Anna"}, {"kind": "open"}]},
        {"seats": [{"kind": "bot", "level": "squire"}, {"kind": "you", "name": "Anna"}]},
    ],
)
def test_a_guided_table_is_as_its_guide_says(game: str, changes: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        laid(game, **changes)
    assert refused.value.code == "options"


@each_game
def test_the_page_is_told_when_each_step_is_due(game: str) -> None:
    told = guide_book(game)
    assert [step.id for step in told.steps] == [step.id for step in book(game).step]
    assert [step.begins for step in told.steps] == sorted(step.begins for step in told.steps)
    assert told.steps[-1].begins == told.ends
