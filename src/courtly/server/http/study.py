"""Looking again at finished games: of this server, or of a record somebody brings."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from ...study.model import Depth, Eyes
from ..act.studying import Told
from ..act.tries import source_of_record
from ..tell.record import record
from ..wire.bodies import TableMade
from ..wire.encode import encode
from ..wire.refused import Refused
from ..wire.study import Looking, PlayOn
from .routes import PROBLEMS, Here, TableParam, Who, address_of, game_of, in_json, record_in

router = APIRouter(responses=PROBLEMS)
Thorough = Annotated[Depth, Query(description="At once, or thoroughly.")]
Judged = Annotated[Eyes, Query(description="By what each seat could know, or with all cards open.")]
Number = Annotated[str, Path(alias="id", pattern=r"^[0-9a-f]{32}$")]


@router.post("/api/tables/{table}/study", response_model=Looking)
async def study_table(
    request: Request,
    table: TableParam,
    here: Here,
    who: Who,
    depth: Thorough = "fast",
    eyes: Judged = "known",
) -> Response:
    """Have a finished game looked at: chances, choices, turning points. Asked for by its id."""
    text = await here.live.read(table, record)
    told = Told(await game_of(text), text, True)
    return in_json(encode(here.study(who, address_of(request), told, depth, eyes)))


@router.post("/api/studies", response_model=Looking)
async def study_record(
    request: Request, here: Here, who: Who, depth: Thorough = "fast", eyes: Judged = "known"
) -> Response:
    """The same of a record from a file; it must be that of a game played to its end."""
    text = await record_in(request, here)
    game = await game_of(text)
    if not game:
        raise Refused("record", "This is no record of a game that is known here.")
    told = Told(game, text, False)
    return in_json(encode(here.study(who, address_of(request), told, depth, eyes)))


@router.get("/api/studies/{id}", response_model=Looking)
async def study(number: Number, here: Here) -> Response:
    """How far it is, and what was found once it is done."""
    return in_json(encode(here.studying.look(number)))


@router.post("/api/tables/{table}/play-on", status_code=201)
async def play_on_from_table(
    request: Request, table: TableParam, wanted: PlayOn, here: Here, who: Who
) -> TableMade:
    """A new table from a position of a finished game, as any seat, against bots."""
    text = await here.live.read(table, record)
    return await here.play_on(who, address_of(request), text, wanted, table)


@router.post("/api/play-on", status_code=201)
async def play_on_from_record(request: Request, wanted: PlayOn, here: Here, who: Who) -> TableMade:
    """The same from a record of a game played to its end."""
    game = await game_of(wanted.record or "")
    if not game:
        raise Refused("record", "This is no record of a game that is known here.")
    await here.engines.open(game)
    source = source_of_record(wanted.record or "")
    return await here.play_on(who, address_of(request), wanted.record or "", wanted, source)
