"""What the host's page asks. Everything but the door needs a session, and a page of this server."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Cookie, Depends, Query, Request, Response

from ..http.routes import PROBLEMS, Here, address_of, service_of
from ..http.tokens import origin_allowed
from ..wire import host as w
from ..wire.refused import Refused
from ..wire.types import GameName, Status
from .entry import COOKIE, PATH, SESSION_SECONDS
from .report import report

Session = Annotated[str | None, Cookie(alias=COOKIE, include_in_schema=False)]


def own_page(request: Request) -> None:
    """Refuse what a page of anybody else has sent: a browser says where its page is from."""
    origin = request.headers.get("origin")
    if request.method in ("GET", "HEAD"):
        fits = request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    else:
        fits = origin is not None and origin_allowed(origin, request.headers.get("host"), ())
    if not fits:
        raise Refused("not_welcome", "Only the host's page of this server may do this.")


async def in_session(request: Request, session: Session = None) -> None:
    """Refuse who is not the host."""
    await service_of(request).entry.check(session)


door = APIRouter(prefix=PATH, responses=PROBLEMS, dependencies=[Depends(own_page)])
inside = APIRouter(
    prefix=PATH, responses=PROBLEMS, dependencies=[Depends(own_page), Depends(in_session)]
)
OfStatus = Annotated[Status | None, Query(description="Of this status only.")]
Idle = Annotated[
    int | None, Query(ge=1, le=3650, description="Where nothing happened for so many days.")
]
Words = Annotated[str, Query(max_length=60, description="Part of a name, or what is shown of who.")]
Skip = Annotated[int, Query(ge=0, le=100_000, description="Leave out so many.")]
AtMost = Annotated[int, Query(ge=1, le=200, description="How many at most.")]


@door.post("/enter", status_code=204)
async def enter(request: Request, wanted: w.HostSecret, here: Here) -> Response:
    """Come in with the secret; a cookie lets one stay for half a day."""
    session = await here.entry.enter(wanted.secret, address_of(request))
    cookie = here.entry.cookie(session, SESSION_SECONDS)
    return Response(status_code=204, headers={"Set-Cookie": cookie})


@door.get("/door")
async def at_the_door(here: Here, session: Session = None) -> w.Door:
    """Whether one is in already."""
    return w.Door(inside=await here.entry.fits(session))


@inside.post("/leave", status_code=204)
async def leave(here: Here, session: Session = None) -> Response:
    """Go, and lock the door."""
    await here.entry.leave(session or "")
    return Response(status_code=204, headers={"Set-Cookie": here.entry.cookie("", 0)})


@inside.get("/report")
async def how_it_is(here: Here) -> w.HostReport:
    """Health and sizes."""
    return await report(here)


@inside.get("/rules")
async def rules(here: Here) -> w.HouseRules:
    """What the host has decided."""
    return await here.host.admin.rules()


@inside.post("/rules")
async def decide(wanted: w.NewRules, here: Here) -> w.HouseRules:
    """Who may make tables, and whether there is a ladder."""
    decided = await here.host.admin.decide(wanted)
    await here.house.refresh()
    return decided


@inside.post("/invite")
async def invite(wanted: w.InvitationWanted, here: Here) -> w.InvitationMade:
    """A link by which people may make tables."""
    return await here.host.admin.invite(wanted)


@inside.post("/uninvite")
async def uninvite(wanted: w.InvitationGone, here: Here) -> w.HouseRules:
    """Take it back."""
    return await here.host.admin.uninvite(wanted.id, wanted.people)


@inside.get("/tables")
async def tables(
    here: Here, status: OfStatus = None, idle: Idle = None, skip: Skip = 0, limit: AtMost = 50
) -> list[w.HostTable]:
    """All tables, the liveliest first; or those where nothing happens, the stillest first."""
    return await here.host.admin.tables(status, idle, skip, limit)


@inside.post("/tables/delete")
async def delete(wanted: w.TablesGone, here: Here) -> w.Cleaned:
    """Delete tables."""
    gone = await here.host.admin.delete(wanted.tables)
    await _told_of_tables(here)
    return w.Cleaned(tables=gone, done=True)


@inside.post("/tables/clean")
async def clean(wanted: w.Cleaning, here: Here) -> w.Cleaned:
    """Delete, or count, tables where nothing happened for some days."""
    cleaned = await here.host.admin.clean(wanted)
    await _told_of_tables(here)
    return cleaned


async def _told_of_tables(here: Here) -> None:
    here.lobby.changed()
    await here.house.refresh()


@inside.post("/tables/strike", status_code=204)
async def strike(wanted: w.Strike, here: Here) -> None:
    """Leave a rated table out of the ladder, or take it back."""
    await here.host.admin.strike(wanted.table, wanted.struck)
    await here.house.refresh()


@inside.get("/ladder/{game}")
async def ladder(game: GameName, here: Here) -> w.LadderOf:
    """The ladder of a game, also if nobody else may see it."""
    return await here.host.ladder.of(game, None)


@inside.post("/ladder")
async def rebuild(here: Here) -> w.Rebuilt:
    """Make all ladders anew from the finished games."""
    return w.Rebuilt(games=await here.host.ladder.rebuild())


@inside.get("/people")
async def people(here: Here, words: Words = "", limit: AtMost = 50) -> list[w.HostPerson]:
    """Who plays here, and against whom something holds."""
    return await here.host.admin.people(words.strip(), limit)


@inside.post("/ban", status_code=204)
async def ban(wanted: w.BanWanted, here: Here) -> None:
    """Mute or ban somebody, on all their devices."""
    await here.host.admin.ban(wanted)
    await here.house.refresh()


@inside.post("/pardon", status_code=204)
async def pardon(wanted: w.Pardon, here: Here) -> None:
    """Take that back, or that somebody may make tables."""
    await here.host.admin.pardon(wanted)
    await here.house.refresh()


router = APIRouter()
router.routes.extend([*door.routes, *inside.routes])
