"""No message to a seat or spectator changes when what it may not know is drawn anew."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from courtly.core.errors import CourtlyError
from courtly.core.game import Game
from courtly.server.http.tokens import fresh
from courtly.server.table.create import lay_out
from courtly.server.table.log import Entry
from courtly.server.table.table import Table
from courtly.server.tell import summary
from courtly.server.tell.position import states
from courtly.server.wire.bodies import NewTable, SeatWanted
from courtly.server.wire.encode import encode
from courtly.server.wire.refused import Refused
from courtly.server.wire.replies import server_message


def another_world(game: Game[Any, Any], seat: int | None, seed: int) -> Game[Any, Any]:
    """The same game to `seat`; what it cannot know is drawn anew, in the past as well."""
    chance = random.Random(seed)
    twin = game.copy()
    twin._states = game.resampled(seat, seed)._states
    kinds = game.spec.events.kinds
    twin._rows = [rows.copy() for rows in game._rows]
    for rows in twin._rows:
        for row in rows:
            for k, field in enumerate(kinds[int(row[0])].fields):
                if field.secret and row[1] != seat:
                    row[2 + k] = chance.randrange(len(field.axis.labels) if field.axis else 5)
    return twin


def messages(table: Table, seat: int | None, tries: list[int]) -> list[bytes]:
    """Everything a seat could be told now, refusals included."""
    told = [
        states(table, [seat], None)[seat],
        states(table, [seat], max(0, table.version - 3))[seat],
        states(table, range(len(table.seats)), None).get(seat, b""),
        encode(summary.table_info(table, f"person {seat}", set(), 0, 0.0)),
        encode(summary.turn(table, f"person {seat}")),
    ]
    assert table.game is not None
    if seat is not None and seat in table.actors:
        legal = table.game.legal(seat)
        for move in tries:
            if move not in legal:
                with pytest.raises(CourtlyError) as refused:
                    table.game.copy().play(move, seat)
                told.append(encode(Refused.by_engine(refused.value).answer(1)))
    return told


def _read(told: dict[int | None, bytes]) -> dict[int | None, Any]:
    """Each message as JSON; it is one that the protocol knows."""
    return {seat: server_message.validate_json(text) for seat, text in told.items()}


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("richelieu", 2, {}),
        ("richelieu", 2, {"variant": "tactical"}),
        ("lancaster", 2, {"laws": "random"}),
        ("lancaster", 4, {"laws": "new"}),
        ("lancaster", 5, {"supply": "box"}),
    ],
)
def test_nobody_peeks(game: str, players: int, options: dict[str, Any]) -> None:
    wanted = NewTable(
        game=game,
        options=options,
        seats=[SeatWanted(kind="you", name="Anne") for _ in range(players)],
    )
    row = lay_out(wanted, "person", fresh(players)).row
    for seat_number, laid in enumerate(row.setting["seats"]):
        laid["holder"] = f"person {seat_number}"
    table = Table(row)
    chance = random.Random(7)
    number = 0
    while table.status == "playing":
        assert table.game is not None
        if number % 5 == 0 or len(table.actors) > 1:
            viewer = chance.choice([None, *range(players)])
            tries = [chance.randrange(table.game.spec.moves.size) for _ in range(3)]
            told = messages(table, viewer, tries)
            truth = table.game
            for world in range(2):
                table.game = another_world(truth, viewer, number + world)
                assert messages(table, viewer, tries) == told
            table.game = truth
            assert row.seed.encode() not in b"".join(told)
        one_by_one = {k: states(table, [k], None)[k] for k in (None, *range(players))}
        assert _read(states(table, one_by_one, None)) == _read(one_by_one)
        seat = chance.choice(table.actors)
        move = chance.choice(table.game.legal(seat)).text
        number += 1
        table.apply(Entry(row.id, number, "move", seat, {"move": move}, None, None, time.time()))
    assert row.seed.encode() in encode(summary.table_info(table, None, set(), 0, 0.0))
