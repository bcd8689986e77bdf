"""What guests ask about the house: whether they may make tables, and the ladder."""

from __future__ import annotations

from fastapi import APIRouter, Request

from ..http.routes import PROBLEMS, Here, Who, address_of
from ..service import Service
from ..wire.host import HouseInfo, JoinHouse, LadderOf
from ..wire.refused import Refused
from ..wire.types import GameName

router = APIRouter(responses=PROBLEMS)


@router.get("/api/house")
async def rules_here(here: Here, who: Who) -> HouseInfo:
    """What holds here."""
    return await _told(here, who)


@router.post("/api/house/join")
async def join(request: Request, wanted: JoinHouse, here: Here, who: Who) -> HouseInfo:
    """Be let in to make tables: by a link of the host's, or by the password."""
    await here.host.joining.join(wanted, who, address_of(request))
    return await _told(here, who)


@router.get("/api/house/ladder/{game}")
async def ladder(game: GameName, here: Here, who: Who) -> LadderOf:
    """The ladder of a game, where the host lets everybody see it."""
    if here.house.ladder != "public":
        raise Refused("not_welcome", "There is no ladder to be seen.", text="problem-rated-off")
    return await here.host.ladder.of(game, who)


async def _told(here: Service, who: str) -> HouseInfo:
    house = here.house
    may = house.making == "open" or await here.store.may_make(who)
    return HouseInfo(
        making=house.making,
        may_make=may,
        rated=house.ladder != "off",
        ladder=house.ladder == "public",
    )
