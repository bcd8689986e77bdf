"""The HTTP part: tables, records, replays, health. Everything that moves goes over the socket."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ...core.errors import CourtlyError
from .. import metrics
from ..service import Service
from ..table.hashes import hashed, public_id
from ..table.table import Table
from ..tell.examples import example_list, scene_of
from ..tell.games import games, guide_book
from ..tell.lobby import MOST, Wanted
from ..tell.record import record
from ..tell.sealed import check_open_to
from ..wire.bodies import (
    Example,
    Film,
    GameDescription,
    GuideBook,
    Health,
    NewTable,
    OpenTable,
    Problem,
    Reach,
    Replay,
    TableMade,
)
from ..wire.encode import encode
from ..wire.refused import Refused
from ..wire.replies import TableInfo, Turn
from ..wire.types import MOST_SEATS, GameName
from .health import health
from .reach import addresses
from .tokens import COOKIE, usable

_SAME = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
#: All of one shape, told once: FastAPI keeps a model for every route and code it is told of.
PROBLEMS: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem},
    **{code: {"content": _SAME} for code in (403, 404, 409, 413, 422, 429, 503)},
}
router = APIRouter(responses=PROBLEMS)
TableParam = Annotated[
    str, Path(alias="table", min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")
]
#: Refusal → HTTP status; others are 409.
STATUS = {
    "no_table": 404,
    "options": 422,
    "record": 422,
    "too_fast": 429,
    "too_large": 413,
    "not_welcome": 403,
    "banned": 403,
    "makers": 403,
}
_READING = ("GET", "HEAD")


def service_of(request: Request) -> Service:
    """The service of the app."""
    service: Service = request.app.state.service
    return service


def device_of(request: Request) -> str:
    """The browser that asks: by its cookie, or a program by a bearer token."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    token = given if kind.lower() == "bearer" else request.cookies.get(COOKIE)
    token = token or getattr(request.state, "new_token", None)
    if token is None or not usable(token):
        raise Refused("not_welcome", "Send a cookie, or a bearer token of 128 random bits or more.")
    return hashed(token)


async def anyone(request: Request) -> str:
    """Who asks: the person whose device it is, welcome or not."""
    return await service_of(request).store.person_of(device_of(request))


async def identity(request: Request) -> str:
    """Who asks. Who is banned may look, and take what is theirs, but change nothing."""
    who = await anyone(request)
    if request.method not in _READING:
        house = service_of(request).house
        await house.check_welcome(who, device_of(request), address_of(request))
    return who


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def in_json(text: str | bytes) -> Response:
    return Response(text, media_type="application/json")


ExampleName = Annotated[str, Path(alias="example", max_length=40, pattern=r"^[a-z-]+$")]
Playing = Annotated[bool, Query(description="Games in progress instead of open tables.")]
OfGame = Annotated[GameName | None, Query(description="Of this game only.")]
Sought = Annotated[str, Query(max_length=60, description="Part of the name of somebody there.")]
Skip = Annotated[int, Query(ge=0, le=MOST, description="Leave out so many.")]
AtMost = Annotated[int, Query(ge=1, le=100, description="How many at most.")]
Here = Annotated[Service, Depends(service_of)]
Who = Annotated[str, Depends(identity)]
Anyone = Annotated[str, Depends(anyone)]
ByDevice = Annotated[str, Depends(device_of)]


@router.get("/api/games")
async def all_games() -> list[GameDescription]:
    """The games one can play here."""
    return games()


@router.get("/api/games/{game}/guide")
async def guide(game: GameName) -> GuideBook:
    """The guided first game of a game."""
    return guide_book(game)


@router.get("/api/games/{game}/examples")
async def examples(game: GameName) -> list[Example]:
    """The worked examples of its printed booklets, in their order."""
    return example_list(game)


@router.get("/api/games/{game}/examples/{example}", response_model=Film)
async def example(game: GameName, example: ExampleName, here: Here) -> Response:
    """One of them, played: the positions from its beginning to its end, with all cards open.

    The first has all that happened before."""
    scene_of(game, example)
    await here.engines.open(game)
    return in_json(await _in_thread("scene", game, example))


@router.post("/api/tables", status_code=201)
async def make_table(request: Request, wanted: NewTable, here: Here, who: Who) -> TableMade:
    """Lay out a table. It begins when no seat is open."""
    here.may_make(who, address_of(request))
    return await here.make(who, wanted)


@router.get("/api/tables", response_model=list[OpenTable])
async def public_tables(
    here: Here,
    playing: Playing = False,
    game: OfGame = None,
    words: Sought = "",
    skip: Skip = 0,
    limit: AtMost = 100,
) -> Response:
    """Public tables with a free seat, or games to watch: first where people are, then the newest.

    Without words to look for, a few of each host."""
    wanted = Wanted("playing" if playing else "open", game, words.strip(), skip, limit)
    return in_json(await here.lobby.show(wanted))


@router.get("/api/mine")
async def mine(here: Here, who: Who) -> list[Turn]:
    """The tables of this browser, and where it has something to decide."""
    return await here.turns(who)


@router.get("/api/tables/{table}", response_model=TableInfo)
async def table_info(table: TableParam, here: Here, who: Who) -> Response:
    """A table, without its position."""

    def look(found: Table) -> TableInfo:
        check_open_to(found, who)
        return here.live.announcer.info(found, who)

    return in_json(encode(await here.live.read(table, look)))


@router.get(
    "/api/tables/{table}/record",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record_of_table(table: TableParam, here: Here) -> Response:
    """The record of a finished game, for `courtly verify` and `courtly replay`."""
    text = await here.live.read(table, record)
    name = f"courtly-{public_id(table)}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


Move = Annotated[int, Query(ge=0, le=100_000, description="After how many moves.")]
From = Annotated[int, Query(alias="from", ge=0, le=100_000, description="The first position.")]
To = Annotated[int, Query(ge=0, le=100_000, description="The last; a hundred at most are sent.")]
Opened = Annotated[bool, Query(alias="open", description="With all cards open.")]
Viewer = Annotated[
    int | None, Query(ge=0, lt=MOST_SEATS, description="Whose eyes; none: a spectator's.")
]


@router.get("/api/tables/{table}/film", response_model=Film)
async def film_of_table(
    table: TableParam,
    here: Here,
    first: From = 0,
    to: To = 100_000,
    seat: Viewer = None,
    all_open: Opened = False,
) -> Response:
    """A finished game, and the positions after `from` to `to` of its moves."""
    text = await here.live.read(table, record)
    return in_json(await _in_thread("film", text, first, to, seat, all_open))


@router.post("/api/films", response_model=Film)
async def film_of_record(
    request: Request,
    here: Here,
    first: From = 0,
    to: To = 100_000,
    seat: Viewer = None,
    all_open: Opened = False,
) -> Response:
    """The same of a record from a file, which is checked."""
    text = await record_in(request, here)
    return in_json(await _in_thread("film", text, first, to, seat, all_open))


@router.get("/api/tables/{table}/replay", response_model=Replay)
async def replay_table(
    table: TableParam, here: Here, move: Move = 0, seat: Viewer = None
) -> Response:
    """The position of a finished game after some moves."""
    text = await here.live.read(table, record)
    return in_json(await _in_thread("replay", text, move, seat))


@router.post("/api/records", response_model=Replay)
async def replay_record(
    request: Request, here: Here, move: Move = 100_000, seat: Viewer = None
) -> Response:
    """Open a record from a file: checked, and shown after some moves."""
    return in_json(await _in_thread("replay", await record_in(request, here), move, seat))


async def record_in(request: Request, here: Service) -> str:
    """The record somebody sent, and its game brought in."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("record", "A record is a text in UTF-8.") from None
    if game := await game_of(text):
        await here.engines.open(game)
    return text


async def game_of(text: str) -> str:
    """The game of a record, or nothing."""
    return await asyncio.to_thread(_playing, "game_of", text)


async def _in_thread(what: str, *arguments: Any) -> str:
    """A whole game is played for this: in a thread, so that nobody else waits."""
    try:
        return await asyncio.to_thread(_playing, what, *arguments)
    except CourtlyError as error:
        raise Refused.options(error) from None


def _playing(what: str, *arguments: Any) -> str:
    """Something that plays records; brought in when it is first needed, as games are."""
    from ..tell import replay

    found: str = getattr(replay, what)(*arguments)
    return found


@router.get("/api/reach")
async def reach(here: Here) -> Reach:
    """For invitations: the addresses friends in the same network can open."""
    return Reach(addresses=addresses(here.settings))


_NOT_READY: dict[int | str, dict[str, Any]] = {503: {"model": Health}}


@router.get("/healthz", responses=_NOT_READY)
async def alive(here: Here, response: Response) -> Health:
    """Whether this process lives, and how it is: 200, or 503 when it stops."""
    found = await health(here)
    response.status_code = 503 if found.status == "stopping" else 200
    return found


@router.get("/readyz", responses=_NOT_READY)
async def ready(here: Here, response: Response) -> Health:
    """Whether this process can serve: the database can be written to, and all loops turn."""
    found = await health(here)
    response.status_code = 503 if found.status in ("failing", "stopping") else 200
    return found


@router.get("/metrics", include_in_schema=False)
async def prometheus(request: Request, here: Here) -> Response:
    """For Prometheus, at the addresses the host named."""
    if address_of(request) not in here.settings.metrics_for:
        raise Refused("not_welcome", "The figures are not for this address.")
    metrics.count_all()
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
