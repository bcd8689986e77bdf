"""The deal of each day: drawn before it begins, played once by everybody, told when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any

from ...core import cache
from ...games import description, names
from ...study import daily
from ...study.deals import LEVEL, Deal
from .. import clock
from ..engines import Engines
from ..http.tokens import fresh
from ..loops import Loops
from ..settings import Settings
from ..storage.study_store import Attempt, Day, StudyStore
from ..table.create import Laid, lay_day
from ..table.hashes import commitment
from ..wire.daily import DailyBegin, DailyDeal, DailyInfo, DailyPast, DailyResult
from ..wire.refused import Refused
from .outcomes import Outcomes
from .thinking import be_nice

COMPILER_EVERY = 1.0  # seconds between looks at how far the compiler is
Create = Callable[[Laid, str | None], Awaitable[str]]


class Daily:
    """The challenge of a day."""

    def __init__(
        self,
        settings: Settings,
        store: StudyStore,
        engines: Engines,
        outcomes: Outcomes,
        create: Create,
    ) -> None:
        self._store, self._engines, self._outcomes, self._create = store, engines, outcomes, create
        self._compiles = settings.compile
        self._uncrowned: asyncio.Queue[Day] = asyncio.Queue()
        self._crowning: set[str] = set()
        self._pool = ThreadPoolExecutor(1, "daily", be_nice)
        self.loops = Loops()

    def start(self) -> None:
        """Begin to play Kings' games, when somebody asks for a day."""
        self.loops.start("daily", self._work)

    async def stop(self) -> None:
        """No more of it."""
        await self.loops.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)

    # -- what people ask ---------------------------------------------------------------------------

    async def info(self, who: str) -> DailyInfo:
        """Today's challenge as one may know it: others' results only after one's own."""
        now = clock.now()
        today = await self.day(daily.day_of(now))
        # Tomorrow's is drawn today, so that its hash can be seen before it begins.
        after = await self.day(daily.day_after(today.day))
        attempts = await self._store.attempts(today.day)
        results = await self._results(today, attempts)
        mine = next((one for one in attempts if one.who == who), None)
        own = results.get(mine.table) if mine else None
        return DailyInfo(
            **_deal(today),
            ends=daily.ends(today.day),
            now=now,
            table=mine.table if mine else None,
            mine=own,
            king=_king(today) if own else None,
            others=list(results.values()) if own else [],
            playing=len(attempts),
            next=DailyDeal(**_deal(after)),
            last=await self._last(today.day, who),
        )

    async def past(self, day: str, who: str) -> DailyPast:
        """A day that is over: its seed, and all results."""
        found = await self._store.day(day)
        if found is None:
            raise Refused("no_table", "Nobody played on that day here.")
        if clock.now() < daily.ends(day):
            raise Refused("not_begun", "That day is not over.")
        attempts = await self._store.attempts(day)
        results = await self._results(found, attempts)
        mine = next((one for one in attempts if one.who == who), None)
        return DailyPast(
            **_deal(found),
            seed=found.seed,
            mine=results.get(mine.table) if mine else None,
            table=mine.table if mine else None,
            king=_king(found),
            others=list(results.values()),
        )

    async def begin(self, who: str, wanted: DailyBegin) -> str:
        """The table where somebody plays the deal of today: made once."""
        today = await self.day(daily.day_of(clock.now()))
        await self._engines.open(today.game)
        deal = Deal(today.game, today.seat)
        laid = lay_day(deal, today.day, today.seed, wanted.name, who, fresh(deal.seats))
        table = await self._create(laid, f"daily {today.day} {who}")
        return await self._store.attempt(today.day, who, table)

    async def day(self, day: str) -> Day:
        """The deal of a day, drawn if it has not been."""
        found = await self._store.day(day)
        if found is None:
            deal = daily.deal_of(day, [name for name in names() if description(name).drawing])
            seed = fresh(0).seed
            found = await self._store.draw_day(Day(day, deal.game, deal.seat, seed, None))
        if found.king is None and found.day not in self._crowning:
            self._crowning.add(found.day)
            self._uncrowned.put_nowait(found)
        return found

    async def _last(self, today: str, who: str) -> DailyPast | None:
        try:
            return await self.past(daily.day_after(today, -1), who)
        except Refused:
            return None

    async def _results(self, day: Day, attempts: list[Attempt]) -> dict[str, DailyResult]:
        """What came of the games that are over, by their tables."""
        over = [one.table for one in attempts if one.over]
        found = await self._outcomes.of(over)
        return {table: _result(found[table], day.seat) for table in over if table in found}

    # -- Kings -------------------------------------------------------------------------------------

    async def _work(self) -> None:
        """Let a King play the deal of a day, once for all processes that ask later."""
        day = await self._uncrowned.get()
        try:
            await self._crown(day)
        except Exception:
            self._crowning.discard(day.day)  # who asks next lets him try again
            raise

    async def _crown(self, day: Day) -> None:
        await self._engines.open(day.game)
        while self._compiling(day.game):
            await asyncio.sleep(COMPILER_EVERY)
        if (now := await self._store.day(day.day)) is None or now.king is not None:
            return
        deal = Deal(day.game, day.seat)
        loop = asyncio.get_running_loop()
        king = await loop.run_in_executor(self._pool, daily.kings_result, deal, day.seed)
        await self._store.crown(day.day, asdict(king))

    def _compiling(self, game: str) -> bool:
        """Uncompiled, a King would need hours."""
        if cache.MODE != "lazy":
            return False
        from ...bots.search.judgement import judgement
        from ...core.worlds import waits

        return waits(judgement(game).search.simulate)


def _deal(day: Day) -> dict[str, Any]:
    deal = Deal(day.game, day.seat)
    return {
        "day": day.day,
        "game": day.game,
        "seats": deal.seats,
        "seat": day.seat,
        "level": LEVEL,
        "commitment": commitment(day.seed),
    }


def _result(outcome: dict[str, Any], seat: int) -> DailyResult:
    return DailyResult(**asdict(daily.result_of(outcome["points"], outcome["places"], seat)))


def _king(day: Day) -> DailyResult | None:
    return None if day.king is None else DailyResult(**day.king)
