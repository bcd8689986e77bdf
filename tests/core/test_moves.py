"""The move table."""

from __future__ import annotations

import pytest

from courtly.core.errors import InvalidMove
from courtly.core.moves import Axis, Kind, MoveTable
from courtly.games import game_class, names

PLACE = Axis("place", ("York", "West Riding"))


def test_kinds_are_blocks_of_consecutive_numbers() -> None:
    table = MoveTable([Kind("go", PLACE, Axis("n", ("1", "2", "3"))), Kind("stay")])
    assert [move.text for move in table] == [
        *(f"go {place} {n}" for place in PLACE.labels for n in "123"),
        "stay",
    ]
    assert table.first("stay") == 6
    assert table[4].args == (1, 1)
    assert table[4].labels == ("West Riding", "2")


def test_two_moves_may_not_be_written_alike() -> None:
    with pytest.raises(ValueError, match="same notation"):
        MoveTable([Kind("go", Axis("place", ("York", "york")))])


def test_a_slip_of_the_pen_is_told_what_was_meant() -> None:
    table = MoveTable([Kind("go", PLACE), Kind("stay")])
    with pytest.raises(InvalidMove, match=r"Did you mean go York\?.*written: go <place>, stay"):
        table.parse("go Yrok")


@pytest.mark.parametrize("name", names())
def test_every_move_of_every_game_parses_back(name: str) -> None:
    table = game_class(name).spec.moves
    for move in table:
        assert table.parse(move.text) == move
        assert table.parse(move.text.upper()) == move
    assert [int(move) for move in table] == list(range(table.size))
