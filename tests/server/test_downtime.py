"""What passes while nobody can do anything counts for nobody: not on a clock, not as absence."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from courtly.server.live import downtime
from courtly.server.live.downtime import LEAST, QUIET, gaps
from courtly.server.live.hub import Client, Hub
from courtly.server.storage.writers import Write
from courtly.server.wire.refused import Refused

from ..days.house import HOUR, Hands, House, Person, house
from .sitting import Sitting

PATIENCE = 100


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """How long a process has run, beside the time of day."""
    ran = Hands()
    monkeypatch.setattr(downtime, "time", SimpleNamespace(monotonic=lambda: ran.at))
    return ran


async def _both(here: House) -> tuple[Person, Person, str]:
    """Anne and Bill, sitting at a table of theirs."""
    anne, bill = here.person(), here.person()
    table = await anne.make("richelieu", ["Anne", "open"], patience=PATIENCE)
    await bill.do("sit", table, seat=1, name="Bill")
    return anne, bill, table


async def _replaced(here: House, who: str, table: str) -> bool:
    """Whether somebody can give the other seat to a bot now."""
    try:
        await here.person(who).do("leave", table, seat=1)
    except Refused as refusal:
        if refusal.code != "present":
            raise
        return False
    return True


def test_nobody_is_absent_from_a_server_that_is_down(tmp_path: Path) -> None:
    """Who comes back first, after an hour, finds the others as if they had just left."""

    async def story() -> None:
        hands = Hands()
        async with house(tmp_path, hands) as here:
            anne, _, table = await _both(here)
        hands.at += HOUR
        async with house(tmp_path, hands) as here:
            assert not await _replaced(here, anne.token, table)
            hands.at += PATIENCE
            assert await _replaced(here, anne.token, table), "from then on time counts"

    asyncio.run(story())


def test_nobody_agrees_by_silence_to_a_server_that_is_down(tmp_path: Path) -> None:
    async def story() -> None:
        hands = Hands()
        async with house(tmp_path, hands) as here:
            anne, bill, table = await _both(here)
            await bill.do("leave", table, seat=1)
            await anne.do("propose_end", table, seat=0)
        hands.at += HOUR
        async with house(tmp_path, hands) as here:
            found = await here.table(table)
            assert found.next_due is not None
            assert hands.at < found.next_due <= hands.at + PATIENCE
            hands.at += PATIENCE
            await here.until(lambda: found.ended is not None)
            assert found.ended is not None
            assert found.ended.why == "agreed"

    asyncio.run(story())


def test_every_process_knows_when_none_was_there(tmp_path: Path) -> None:
    """Two are started one after the other, or one dies before it has seen to all tables: the next
    one still finds when nobody was there, before that one and after it."""

    async def story() -> None:
        hands = Hands()
        async with house(tmp_path, hands):
            pass
        for _ in range(2):
            hands.at += HOUR
            async with house(tmp_path, hands) as here:
                store = here.service.store
        hands.at += HOUR
        found = gaps(await store.lives(), hands.at)
        assert [round(until - since) for since, until in found] == [HOUR] * 3
        await store.engine.dispose()

    asyncio.run(story())


def test_of_processes_of_old_only_the_last_sign_counts() -> None:
    """It was not written down when they began: in between somebody may have been there."""
    assert gaps([(None, 100.0), (None, 5000.0), (None, 200.0)], 6000.0) == [(5000.0, 6000.0)]
    assert gaps([(0.0, 100.0)], 100.0 + LEAST) == []
    assert gaps([], 100.0) == []


def test_a_pause_that_is_known_does_not_count_twice() -> None:
    """Two processes write the same downtime down, the second up to a little later."""
    sitting = Sitting("richelieu", ["you", "you"], clock={"seconds": 60, "increment": 0})
    since = sitting.now + 20
    for until in (since + 100, since + 101, since + 100):
        sitting.store(("pause", None, {"since": since, "until": until}))
    assert sitting.table.deadline is not None
    assert sitting.table.deadline[0] == sitting.now + 60 + 101


def test_a_clock_stands_still_while_the_database_is_silent(tmp_path: Path, passing: Hands) -> None:
    """Nothing could be stored for longer than the clock had left: nobody has lost by that."""

    async def story() -> None:
        hands = Hands()
        async with house(tmp_path, hands) as here:
            anne = here.person()
            clock = {"seconds": 30, "increment": 0}
            table = await anne.make("richelieu", ["Anne", "Bill"], clock=clock)
            found = await here.table(table)
            append = here.service.store.append

            async def silent(write: Write) -> bool:
                raise OSError("the database is gone")

            here.service.store.append = silent  # type: ignore[method-assign]
            for _ in range(12):
                hands.at, passing.at = hands.at + 5, passing.at + 5
                with pytest.raises(OSError, match="gone"):
                    await anne.move(table, found.actors[0])
                found = await here.table(table)
            here.service.store.append = append  # type: ignore[method-assign]
            await anne.move(table, found.actors[0])
            found = await here.table(table)
            assert found.ended is None
            assert min(seat.seconds or 0 for seat in found.seats) > 30 - QUIET

    asyncio.run(story())


def test_who_has_just_left_was_seen() -> None:
    """Else somebody would be taken to be gone for longer than they are."""
    hub = Hub()
    anne = Client("anne", SimpleNamespace())  # type: ignore[arg-type]
    hub.join(anne, [])
    assert hub.seen() == ["anne"]
    hub.part(anne)
    assert hub.seen() == ["anne"]
    assert hub.seen() == []


def test_time_is_only_looked_at_where_it_runs() -> None:
    """A move that waits for nothing costs no pause, however long nothing was stored."""
    times = downtime.Downtime()
    times.note([(0.0, time.time() + HOUR)])
    assert not times.concerns(Sitting("richelieu", ["you", "you"]).table)
    assert times.concerns(Sitting("richelieu", ["you", "you"], clock={"seconds": 60}).table)
