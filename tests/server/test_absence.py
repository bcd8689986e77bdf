"""Who is not here is not robbed: rules for absence are the table's, and nobody decides for them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from courtly.server.act.upkeep import due
from courtly.server.table.log import Entry
from courtly.server.table.table import Table
from courtly.server.table.undo import learned_something
from courtly.server.tell.summary import result
from courtly.server.wire.refused import Refused

from .sitting import Sitting


def at(seats: list[str] | None = None, **more: Any) -> Sitting:
    """Three people at a table of Lancaster, with a patience of 100 s."""
    return Sitting("lancaster", seats or ["you"] * 3, patience=100, substitute="king", **more)


def test_a_seat_is_given_away_by_the_rules_of_the_table() -> None:
    sitting = at()
    for gone in (0.0, 61.0, 99.0):
        with pytest.raises(Refused, match="100 s"):
            sitting.do("leave", 0, seat=1, gone=gone)
    sitting.do("leave", 0, seat=1, gone=100.0, bot="page")
    assert sitting.table.seats[1].substitute == "king", "the bot the table chose"
    never = Sitting("lancaster", ["you"] * 3, patience=None)
    with pytest.raises(Refused, match="nobody's seat"):
        never.do("leave", 0, seat=1, gone=1e6)


def test_nobody_leaves_a_seat_to_a_better_bot_than_the_table_chose() -> None:
    sitting = Sitting("richelieu", ["you", "you"], substitute="knight")
    with pytest.raises(Refused, match="at most a knight"):
        sitting.do("leave", 0, bot="king")
    sitting.do("leave", 0, bot="page")
    assert sitting.table.seats[0].substitute == "page"


def test_the_absent_are_asked() -> None:
    """Taking back what was seen, and the end by consent, need who is gone, or the time agreed."""
    sitting = at()
    sitting.do("leave", 0, seat=1, gone=100.0)
    sitting.do("propose_end", 0)
    sitting.do("answer", 2, agree=True)
    assert sitting.table.asked == {0, 1, 2}
    assert due(sitting.table, sitting.now + 99) is None
    sitting.do("answer", 1, agree=False)
    assert sitting.table.proposal is None
    assert sitting.table.ended is None


def test_what_was_seen_is_not_taken_back_behind_ones_back() -> None:
    """A token taken and looked at, while a bot plays for the other: it lies where it lies, unless
    the other agrees, or says nothing for as long as was agreed on."""
    sitting = Sitting("richelieu", ["you", "you"], patience=100)
    table = sitting.table
    assert table.game is not None
    while (looking := _to_look_at(table)) is None:
        sitting.move()
    (seat,), moves = table.actors, len(table.game.history)
    sitting.do("leave", seat, seat=1 - seat, gone=100.0)
    sitting.do("move", seat, version=table.version, move=looking)
    sitting.do("undo", seat, version=table.version)
    assert len(table.game.history) == moves + 1
    assert table.asked == {0, 1}
    assert due(table, sitting.now + 99) is None
    sitting.now += 100
    lapse = due(table, sitting.now)
    assert lapse is not None
    sitting.store(lapse)
    assert len(table.game.history) == moves


def _to_look_at(table: Table) -> str | None:
    """A move that shows who makes it something hidden."""
    assert table.game is not None
    moves, seat = len(table.game.history), table.actors[0]
    for move in table.game.legal():
        after = table.game.copy()
        after.play(move, seat)
        if seat in after.actors and learned_something(after, moves, seat):
            return move.text
    return None


def test_silence_is_a_yes_after_the_time_agreed_on() -> None:
    sitting = at()
    sitting.do("leave", 0, seat=1, gone=100.0)
    sitting.now += 50
    sitting.do("propose_end", 0)
    assert due(sitting.table, sitting.now + 1000) is None, "someone who is here has not answered"
    sitting.do("answer", 2, agree=True)
    assert sitting.table.next_due == sitting.now + 100
    sitting.now += 100
    lapse = due(sitting.table, sitting.now)
    assert lapse is not None
    sitting.store(lapse)
    assert sitting.table.ended is not None
    assert sitting.table.ended.why == "agreed"


def test_without_patience_silence_is_never_a_yes() -> None:
    sitting = Sitting("lancaster", ["you"] * 3, patience=None)
    sitting.do("leave", 1)
    sitting.do("propose_end", 0)
    sitting.do("answer", 2, agree=True)
    assert sitting.table.next_due is None
    assert sitting.table.ended is None


def test_an_absent_person_keeps_the_game_alive() -> None:
    sitting = at(["you", "you", "page"])
    sitting.do("leave", 1)
    sitting.do("resign", 0)
    assert sitting.table.ended is None, "who is away may come back"
    sitting.do("back", 1)
    sitting.do("resign", 1)
    assert sitting.table.ended is not None


def test_logs_of_old_go_on_as_they_did() -> None:
    """What a table decided without who was away stays decided."""
    row = at().table.row
    del row.setting["patience"]
    old = Table(row)
    for number, (kind, seat, who, data) in enumerate(
        [
            ("leave", 1, "0", {"bot": "page"}),
            ("propose", 0, "0", {"what": "end"}),
            ("answer", 2, "2", {"agree": True}),
        ],
        1,
    ):
        old.apply(Entry(row.id, number, kind, seat, data, who, None, 0.0))  # type: ignore[arg-type]
    assert old.ended is not None
    assert old.patience == 60


def test_who_resigned_does_not_win_by_the_bot_that_plays_on() -> None:
    """Games are played until the seat that gave up has the most points: it is last all the same."""
    for game in range(40):
        chance = random.Random(game)
        sitting = Sitting("lancaster", ["you", "you", "you"])
        table = sitting.table
        sitting.do("resign", 0)
        while table.status == "playing":
            assert table.game is not None
            seat = table.actors[0]
            move = chance.choice(table.game.legal(seat)).text
            sitting.store(("move", seat, {"move": move}))
        found = result(table)
        assert found is not None
        assert found.why == "finished"
        assert 0 not in found.winners
        assert found.places[0] == 2
        if found.scores[0] > max(found.scores[1:]):
            return
    raise AssertionError("in none of forty games the first seat had the most points")
