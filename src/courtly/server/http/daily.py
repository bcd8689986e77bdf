"""The challenge of a day."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from ..wire.bodies import TableMade
from ..wire.daily import DailyBegin, DailyInfo, DailyPast
from .routes import PROBLEMS, Here, Who, address_of

router = APIRouter(responses=PROBLEMS)
OnDay = Annotated[str, Path(alias="day", pattern=r"^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$")]


@router.get("/api/daily")
async def today(here: Here, who: Who) -> DailyInfo:
    """The deal of today: one for everybody here. What others made of it is told after one's own."""
    return await here.daily.info(who)


@router.post("/api/daily", status_code=201)
async def begin_today(request: Request, wanted: DailyBegin, here: Here, who: Who) -> TableMade:
    """Play it; asked again, the same table."""
    here.may_make(who, address_of(request))
    return await here.begin_day(who, wanted)


@router.get("/api/daily/{day}")
async def past_day(day: OnDay, here: Here, who: Who) -> DailyPast:
    """A day that is over: its seed, and what everybody made of it."""
    return await here.daily.past(day, who)
