"""Tables for days: clocks in days, holidays, what happens when time is up, other people's seats."""

from __future__ import annotations

from typing import Any

import pytest

from courtly.server.act.upkeep import due
from courtly.server.table.commands import entry_for
from courtly.server.table.table import Table
from courtly.server.wire.refused import Refused
from courtly.server.wire.requests import client_message

from ..server.sitting import Sitting

HOUR, DAY = 3600.0, 86400.0
INVITE = "friend-" + "x" * 22


def sitting(up: str = "move", **clock: Any) -> Sitting:
    """Two people, two days for each decision."""
    chosen = {"seconds": int(2 * DAY), "each": True, "up": up, "holidays": 10, **clock}
    return Sitting("richelieu", ["you", "you"], clock=chosen, substitute="knight", patience=100)


def at_table_of_three() -> Sitting:
    """Three people who vote, all at once."""
    clock = {"seconds": int(2 * DAY), "each": True, "up": "move"}
    story = Sitting("lancaster", ["you"] * 3, clock=clock, substitute="page", patience=100)
    on_to_the_vote(story)
    return story


def on_to_the_vote(story: Sitting) -> None:
    """Everybody makes their first move until all vote."""
    assert story.table.game is not None
    while story.table.game.decision != "vote":
        story.move()
    assert story.table.actors == [0, 1, 2]


def refolded(story: Sitting) -> Table:
    """The same table, from its log."""
    table = Table(story.table.row)
    for entry in story.log:
        table.apply(entry)
    return table


def up(story: Sitting) -> None:
    """Time passes until somebody's is up, and what follows happens."""
    assert story.table.deadline is not None
    story.now = story.table.deadline[0]
    assert due(story.table, story.now - 1) is None
    asked = due(story.table, story.now)
    assert asked is not None
    story.store(asked)


def test_each_decision_has_its_time() -> None:
    story = sitting()
    first = story.table.actors[0]
    story.now += DAY
    assert story.table.clocks_at(story.now) is not None
    assert story.table.clocks_at(story.now)[first] == DAY  # type: ignore[index]
    story.move()
    assert story.table.deadline == (story.now + 2 * DAY, story.table.actors[0])
    assert refolded(story).deadline == story.table.deadline


def test_the_decisions_of_others_do_not_give_time() -> None:
    story = at_table_of_three()
    begin = story.now
    story.now += DAY
    story.move(1)
    assert story.table.deadline is not None
    assert story.table.deadline[0] == begin + 2 * DAY
    story.now += DAY / 2
    story.move(0)
    assert story.table.deadline == (begin + 2 * DAY, 2)


def test_a_bot_makes_the_moves_of_this_turn() -> None:
    story = at_table_of_three()
    up(story)
    seat = story.log[-1].seat
    assert seat is not None
    away = story.table.seats[seat]
    assert (away.substitute, away.once) == ("page", True)
    assert story.table.bots_due == [seat]
    move = story.table.game.legal(seat)[0].text  # type: ignore[union-attr]
    story.store(("move", seat, {"move": move}))
    assert (away.substitute, away.once) == (None, False), "this turn only"
    assert not away.resigned
    assert refolded(story).seats == story.table.seats


def test_who_is_back_before_the_bot_has_moved_moves() -> None:
    story = at_table_of_three()
    up(story)
    seat = story.log[-1].seat
    assert seat is not None
    with pytest.raises(Refused, match="take the seat back"):
        story.move(seat)
    story.do("back", seat)
    assert story.table.seats[seat].runs_out(story.now) == story.now + 2 * DAY / 10
    story.move(seat)


def test_a_bot_takes_over_until_one_is_back() -> None:
    story = sitting("bot")
    seat = story.table.actors[0]
    up(story)
    assert story.table.seats[seat].substitute == "knight"
    while story.table.actors == [seat]:
        move = story.table.game.legal(seat)[0].text  # type: ignore[union-attr]
        story.store(("move", seat, {"move": move}))
    assert story.table.seats[seat].substitute == "knight", "it goes on"
    story.do("back", seat)
    assert story.table.seats[seat].plays


def test_or_the_seat_resigns() -> None:
    story = sitting("resign")
    up(story)
    assert story.table.ended is not None
    assert story.table.ended.why == "clock"


@pytest.mark.parametrize("choice", ["bot", "move"])
def test_who_used_a_budget_up_has_some_again(choice: str) -> None:
    story = sitting(choice, each=False, increment=int(HOUR))
    seat = story.table.actors[0]
    up(story)
    assert story.table.seats[seat].seconds == 2 * DAY / 10
    story.do("back", seat)
    assert story.table.deadline == (story.now + 2 * DAY / 10, seat)
    story.now += HOUR
    story.move()
    assert story.table.seats[seat].seconds == 2 * DAY / 10


def test_a_clock_stands_still_on_holidays() -> None:
    story = sitting()
    seat = story.table.actors[0]
    story.now += DAY
    story.do("holiday", seat, days=7)
    assert story.table.deadline == (story.now + 8 * DAY, seat)
    story.now += 5 * DAY
    assert story.table.clocks_at(story.now)[seat] == DAY  # type: ignore[index]
    story.now += 2.5 * DAY
    assert story.table.clocks_at(story.now)[seat] == DAY / 2  # type: ignore[index]
    assert refolded(story).seats == story.table.seats
    story.move()
    with pytest.raises(Refused, match="3 days"):
        story.do("holiday", seat, days=4)


def test_who_is_back_early_keeps_the_rest_of_the_holidays() -> None:
    story = sitting()
    seat = story.table.actors[0]
    story.do("holiday", seat, days=10)
    with pytest.raises(Refused, match="10 days"):
        story.do("holiday", seat, days=11)
    story.now += 4 * DAY
    story.do("holiday", seat, days=0)
    assert story.table.deadline == (story.now + 2 * DAY, seat)
    assert story.table.seats[seat].holidays == 6 * DAY
    story.do("holiday", seat, days=6)
    assert story.table.seats[seat].holidays == 0


def test_there_are_holidays_only_where_the_table_has_them() -> None:
    for clock in (None, {"seconds": 600, "increment": 5}):
        story = Sitting("richelieu", ["you", "you"], clock=clock)
        with pytest.raises(Refused, match="no holidays"):
            story.do("holiday", 0, days=1)


# -- other people's seats --------------------------------------------------------------------------


def test_a_seat_is_handed_over_by_a_link() -> None:
    story = sitting()
    story.do("offer", 0, invite=INVITE)
    for wrong in (None, INVITE + "x"):
        with pytest.raises(Refused, match="link"):
            story.do("sit", 7, seat=0, name="Carl", invite=wrong)
    with pytest.raises(Refused, match="already"):
        story.do("sit", 1, seat=0, name="Player 1", invite=INVITE)
    with pytest.raises(Refused, match="somebody else"):
        story.do("sit", 7, seat=0, name="Player 1", invite=INVITE)
    with pytest.raises(Refused, match="begun"):
        story.do("sit", 7, seat=1, name="Carl", invite=INVITE)
    story.do("sit", 7, seat=0, name="Carl", invite=INVITE)
    seat = story.table.seats[0]
    assert (seat.name, seat.holder, seat.offer) == ("Carl", "7", None)
    with pytest.raises(Refused, match="Carl"):
        story.do("resign", 0)
    with pytest.raises(Refused, match="begun"):
        story.do("sit", 8, seat=0, name="Dora", invite=INVITE)
    story.do("resign", 7, seat=0)


def test_an_offer_can_be_taken_back() -> None:
    story = sitting()
    story.do("offer", 0, invite=INVITE)
    asked = {"id": 1, "type": "offer", "table": story.table.id, "key": "k" * 8, "seat": 0}
    message = client_message.validate_python({**asked, "invite": None})
    story.store(entry_for(story.table, "0", message), "0")
    with pytest.raises(Refused, match="begun"):
        story.do("sit", 7, seat=0, name="Carl", invite=INVITE)


def test_nobody_hands_over_the_seat_of_who_is_here() -> None:
    story = at_table_of_three()
    with pytest.raises(Refused, match="a bot plays"):
        story.do("offer", 0, of=1, invite=INVITE)
    with pytest.raises(Refused, match="seat of"):
        story.do("offer", 7, seat=1, invite=INVITE)
    assert story.table.proposal is None


def test_who_is_gone_is_replaced_by_the_rules_of_absence() -> None:
    """A bot plays, all are asked, and silence is a yes only after the patience of the table."""
    story = at_table_of_three()
    story.do("leave", 0, seat=1, gone=100.0)
    story.do("offer", 0, of=1, invite=INVITE)
    assert story.table.asked == {0, 1, 2}
    assert due(story.table, story.now + 1000) is None
    story.do("answer", 2, agree=True)
    assert story.table.seats[1].offer is None
    assert story.table.silence_is_yes == story.now + 100
    story.now += 100
    assert due(story.table, story.now) == ("lapse", None, {})
    story.store(("lapse", None, {}))
    story.do("sit", 7, seat=1, name="Carl", invite=INVITE)
    assert story.table.seats[1].plays
    assert refolded(story).seats == story.table.seats


def test_who_comes_back_is_not_replaced() -> None:
    story = at_table_of_three()
    story.do("leave", 0, seat=1, gone=100.0)
    story.do("offer", 0, of=1, invite=INVITE)
    story.do("answer", 2, agree=True)
    story.do("back", 1)
    again = refolded(story)
    assert again.proposal is None
    assert due(again, story.now + 1000) is None
    with pytest.raises(Refused, match="begun"):
        story.do("sit", 7, seat=1, name="Carl", invite=INVITE)


def test_one_of_the_others_can_refuse_it() -> None:
    story = at_table_of_three()
    story.do("leave", 0, seat=1, gone=100.0)
    story.do("offer", 0, of=1, invite=INVITE)
    story.do("answer", 2, agree=False)
    story.now += 1000
    assert due(story.table, story.now) is None
    assert story.table.seats[1].offer is None
