"""The HTTP part: tables, records, replays, health. Everything that moves goes over the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from pydantic import BaseModel, Field

from ... import __version__
from ...core.errors import CourtlyError
from ..offers import OFFERS
from ..service import Service
from ..table.create import NewTable, TableMade
from ..table.table import Table
from ..tell import summary as pictures
from ..tell.lobby import OpenTable, games_to_watch, open_tables
from ..tell.replay import Replay, replay_of, replay_text
from ..wire.refused import Refused
from ..wire.replies import EngineState, TableInfo, Turn
from ..wire.types import GameName
from .tokens import COOKIE, hashed, usable


class Problem(BaseModel):
    """Why something is not done."""

    code: str
    message: str


class GameOffer(BaseModel):
    """A game one can play here."""

    game: GameName
    fewest: int
    seats: list[str]
    engine: int
    options: dict[str, Any] = Field(description="The JSON Schema of its options.")


class Health(BaseModel):
    """How the process is."""

    status: Literal["ok", "starting", "failing"]
    version: str
    database: bool
    engines: list[EngineState]
    sockets: int


_PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (400, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(responses=_PROBLEMS)
TableParam = Annotated[
    str, Path(alias="table", min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")
]
#: Refusal → HTTP status; others are 409.
STATUS = {"no_table": 404, "options": 422, "too_fast": 429, "too_large": 413, "not_welcome": 403}


def service_of(request: Request) -> Service:
    """The service of the app."""
    service: Service = request.app.state.service
    return service


def identity(request: Request) -> str:
    """Who asks: by cookie, or for programs by a bearer token."""
    kind, _, given = request.headers.get("authorization", "").partition(" ")
    token = given if kind.lower() == "bearer" else request.cookies.get(COOKIE)
    token = token or getattr(request.state, "new_token", None)
    if token is None or not usable(token):
        raise Refused("not_welcome", "Send a cookie, or a bearer token of 128 random bits or more.")
    return hashed(token)


def _json(value: Any) -> Response:
    """Views are dataclasses, which orjson knows."""
    return Response(orjson.dumps(value), media_type="application/json")


Playing = Annotated[bool, Query(description="Games in progress instead of open tables.")]
Here = Annotated[Service, Depends(service_of)]
Who = Annotated[str, Depends(identity)]


@router.get("/api/games")
async def games() -> list[GameOffer]:
    """The games one can play here."""
    return [
        GameOffer(
            game=name,  # type: ignore[arg-type]
            fewest=offer.fewest,
            seats=list(offer.seats),
            engine=offer.engine,
            options=offer.options.model_json_schema(),
        )
        for name, offer in OFFERS.items()
    ]


@router.post("/api/tables", status_code=201)
async def make_table(wanted: NewTable, here: Here, who: Who) -> TableMade:
    """Lay out a table. It begins when no seat is open."""
    if not here.makers.take(who):
        raise Refused("too_fast", "You made many tables; wait a moment.")
    return await here.make(who, wanted)


@router.get("/api/tables", response_model=list[OpenTable])
async def public_tables(here: Here, playing: Playing = False) -> Response:
    """Public tables with a free seat, the newest first; or games to watch."""
    found = await (games_to_watch if playing else open_tables)(here.store)
    return Response(found, media_type="application/json")


@router.get("/api/mine")
async def mine(here: Here, who: Who) -> list[Turn]:
    """The tables of this browser, and where it has something to decide."""
    return [Turn.model_validate(turn) for turn in await here.turns(who)]


@router.get("/api/tables/{table}", response_model=TableInfo)
async def table_info(table: TableParam, here: Here, who: Who) -> Response:
    """A table, without its position."""
    return _json(await here.keeper.read(table, lambda t: here.hub.info(t, who)))


@router.get(
    "/api/tables/{table}/record",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(table: TableParam, here: Here) -> Response:
    """The record of a finished game, for `courtly verify` and `courtly replay`."""
    text = await here.keeper.read(table, _record)
    name = f"courtly-{pictures.public_id(table)}.txt"
    return PlainTextResponse(
        text, headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


def _record(table: Table) -> str:
    if table.ended is None:
        raise Refused("not_begun", "The game is not over; its record would tell its secrets.")
    return pictures.record(table)


Move = Annotated[int, Query(ge=0, le=100_000, description="After how many moves.")]
Viewer = Annotated[int | None, Query(ge=0, le=4, description="Whose eyes; none: a spectator's.")]


@router.get("/api/tables/{table}/replay", response_model=Replay)
async def replay_table(
    table: TableParam, here: Here, move: Move = 0, seat: Viewer = None
) -> Response:
    """The position of a finished game after some moves."""
    text = await here.keeper.read(table, _record)
    return _json(replay_text(text, move, seat))


@router.post("/api/records", response_model=Replay)
async def replay_record(
    request: Request, here: Here, move: Move = 100_000, seat: Viewer = None
) -> Response:
    """Open a record from a file: checked, and shown after some moves."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refused("options", "A record is a text in UTF-8.") from None
    if (game := replay_of(text)) in OFFERS:
        await here.engines.wait(game)
    try:
        return _json(replay_text(text, move, seat))
    except CourtlyError as error:
        raise Refused("options", str(error)) from None


@router.get("/healthz")
async def health(here: Here, response: Response) -> Health:
    """Whether this process can serve: 200 or 503."""
    alive = await here.store.alive() and not here.stopping
    report = here.engines.report()
    if not alive:
        response.status_code = 503
    ready = all(engine["ready"] for engine in report)
    return Health(
        status="failing" if not alive else "ok" if ready else "starting",
        version=__version__,
        database=alive,
        engines=[EngineState.model_validate(engine) for engine in report],
        sockets=len(here.hub.clients),
    )


@router.get("/metrics", include_in_schema=False)
async def prometheus() -> Response:
    """For Prometheus; a proxy should not let the world read it."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
