"""Keeps tables going where nobody asks: bots and clocks. Each table is kept by one process."""

from __future__ import annotations

import asyncio
import logging
import time

from .. import clock, metrics
from ..live.cluster import Cluster
from ..live.tables import LiveTables
from ..loops import Loops
from ..settings import Settings
from ..storage.store import Store
from ..table.commands import Asked, move_text, out_of_time, still_open
from ..table.table import Table
from ..wire.refused import Refused
from .question import Question
from .thinking import Answer, Thinking

LOG = logging.getLogger("courtly.upkeep")
TICK = 0.25
SWEEP = 3.0
LONELY_SWEEP = 60.0  # where no other process could have died
PAUSE = 1.0  # seconds, after the database did not answer


class Upkeep:
    """Lets bots play and clocks run out."""

    def __init__(
        self, settings: Settings, store: Store, live: LiveTables, cluster: Cluster
    ) -> None:
        self._store, self._live, self._cluster = store, live, cluster
        self.thinking = Thinking(settings, self._answered)
        self._deadlines: dict[str, float] = {}
        self._look_again: dict[str, float] = {}
        """Tables to look at again, and when: the queue was full, the database did not answer, or
        another process may be gone."""
        self.loops = Loops()
        self._swept = False
        live.observe(self)

    def start(self) -> None:
        """Begin to look after tables."""
        self.thinking.start()
        self.loops.start("clocks", self._tick, 60)
        self.loops.start("sweep", self._sweep, 120)

    async def stop(self) -> None:
        """Leave all tables."""
        await self.loops.stop()
        await self.thinking.stop()

    def look_at(self, table_id: str, pause: float = 0.0) -> None:
        """See at the next tick, or after a pause, what is to do at a table."""
        self._look_again[table_id] = time.monotonic() + pause

    def table_changed(self, table: Table) -> None:
        """A table changed; its lock is held. Only what is ours to do is done."""
        if table.ended is not None:
            self._deadlines.pop(table.id, None)
            self._cluster.release(table.id)
        elif table.tended and table.game is not None:
            if self._cluster.mine(table.id):
                self._tend(table)
            else:
                self.look_at(table.id)

    def _tend(self, table: Table) -> None:
        when = table.next_due
        if when is None:
            self._deadlines.pop(table.id, None)
        else:
            self._deadlines[table.id] = when
        assert table.game is not None
        for seat in table.bots_due:
            level = table.seats[seat].bot
            assert level is not None
            if self.thinking.busy(table.id, seat):
                continue
            question = Question(
                table=table.id,
                seat=seat,
                version=table.version,
                level=level,
                seen=table.game.seen_by(seat),
                owner=table.row.host,
                watched=self._live.watched(table.id),
                scripted=table.scripted(seat),
                chance=table.chance(seat),
            )
            if not self.thinking.ask(question):
                self.look_at(table.id)

    async def _answered(self, question: Question, found: Answer) -> None:
        """A bot has chosen: play its move if the decision is still the one it thought about."""

        def ask(table: Table) -> Asked:
            due = question.seat in table.bots_due
            if not due or not still_open(table, question.seat, question.version):
                raise Refused("stale", "The table went on without the bot.")
            data = {"move": move_text(table, found.move, question.seat)}
            if found.by and found.by != table.seats[question.seat].last_bot:
                data["by"] = found.by  # once for all moves that follow
            return "move", question.seat, data

        try:
            await self._live.store_entry(question.table, None, None, ask)
        except Refused as refusal:
            if refusal.code not in ("stale", "busy", "unsure", "no_table"):
                metrics.FAILURES.inc()
                LOG.error("the move of a bot was refused", extra={"code": refusal.code})
            self.look_at(question.table)
        except Exception as error:
            self._failed(question.table, error)

    def _failed(self, table_id: str, error: Exception) -> None:
        """The database did not answer: try again, unless another process is better off."""
        metrics.FAILURES.inc()
        LOG.warning("a table could not be tended", extra={"error": type(error).__name__})
        self._cluster.release(table_id)
        self.look_at(table_id, PAUSE)

    # -- by the clock ------------------------------------------------------------------------------

    async def _tick(self) -> None:
        await asyncio.sleep(TICK)
        now = clock.now()
        for table in [t for t, at in self._deadlines.items() if at <= now]:
            self._deadlines.pop(table, None)
            await self._flag(table)
        now = time.monotonic()
        for table in [t for t, at in self._look_again.items() if at <= now]:
            self._look_again.pop(table, None)
            await self._look(table)

    async def _flag(self, table_id: str) -> None:
        """The time of a seat is up, or that for an answer."""

        def ask(table: Table) -> Asked:
            found = due(table, clock.now())
            if found is None:
                raise Refused("stale", "There is time left.")
            return found

        try:
            await self._live.store_entry(table_id, None, None, ask)
        except Refused as refusal:
            if refusal.code in ("busy", "unsure"):
                self.look_at(table_id)
        except Exception as error:
            self._failed(table_id, error)

    async def _look(self, table_id: str) -> None:
        """Tend a table that nobody touches, if no other process does."""
        try:
            if await self._cluster.claim(table_id):
                async with self._live.use(table_id) as slot:
                    table = await self._live.catch_up(slot)
                    if table.ended is None and table.game is not None and table.tended:
                        self._tend(table)
        except Refused as refusal:
            if refusal.code in ("busy", "unsure"):
                self.look_at(table_id, PAUSE)
        except Exception as error:
            self._failed(table_id, error)

    async def _sweep(self) -> None:
        """Find tables nobody looks after: all at the start, later those of a process that died."""
        for table in await self._store.tended():
            if not self._swept or not self._cluster.mine(table):
                await self._look(table)
        self._swept = True
        await asyncio.sleep(SWEEP if self._cluster.shared else LONELY_SWEEP)


def due(table: Table, now: float) -> Asked | None:
    """What happens at a table by now though nobody asks."""
    clock, silence = table.deadline, table.silence_is_yes
    if clock is not None and clock[0] <= now:
        return out_of_time(table, clock[1])
    if silence is not None and silence <= now:
        return "lapse", None, {}
    return None
