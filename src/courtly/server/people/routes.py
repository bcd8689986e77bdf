"""What people ask about themselves."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from ..http.routes import PROBLEMS, Here, TableParam, Who, address_of
from ..service import Service
from ..tell.position import legal_move
from ..wire.people import Ballots, Lodge, MyGame, Shelve
from ..wire.types import MOST_SEATS
from .device_routes import router as device_routes
from .export import records
from .games import MOST_OVER, Sought

router = APIRouter(responses=PROBLEMS)
router.routes.extend(device_routes.routes)
Over = Annotated[bool, Query(description="Finished games instead of those that go on.")]
Aside = Annotated[bool, Query(description="Those that were put aside.")]
Words = Annotated[str, Query(max_length=60, description="Part of a game's or somebody's name.")]
AtMost = Annotated[int, Query(ge=1, le=200, description="How many at most.")]
SeatParam = Annotated[int, Path(alias="seat", ge=0, lt=MOST_SEATS)]
Further = Annotated[int, Query(ge=0, le=MOST_OVER, description="Leave out so many.")]


@router.get("/api/people/games")
async def my_games(
    here: Here,
    who: Who,
    over: Over = False,
    aside: Aside = False,
    words: Words = "",
    skip: Further = 0,
    limit: AtMost = 100,
) -> list[MyGame]:
    """One's games: those first that wait for one, or finished ones, the newest first."""
    return await here.people.games.of(who, Sought(over, aside, words.strip(), skip, limit))


@router.post("/api/people/games/{table}")
async def shelve(table: TableParam, wanted: Shelve, here: Here, who: Who) -> Shelve:
    """Put a game aside, or take it back."""
    await here.people.games.shelve(who, table, wanted.aside)
    return wanted


@router.get(
    "/api/people/records",
    response_model=None,
    responses={200: {"content": {"application/zip": {}}}},
)
async def all_records(request: Request, here: Here, who: Who) -> Response:
    """The records of all one's finished games in one file."""
    here.may_study(who, address_of(request))
    tables = await here.people.games.finished(who)
    headers = {"Content-Disposition": 'attachment; filename="courtly-records.zip"'}
    made = records(here.live, tables)
    return StreamingResponse(made, media_type="application/zip", headers=headers)


@router.get("/api/people/ballots/{table}/{seat}")
async def my_ballots(table: TableParam, seat: SeatParam, here: Here, who: Who) -> Ballots:
    """The votes to come in this round, and what one has put in for them."""
    return await _ballots(here, who, table, seat)


@router.post("/api/people/ballots/{table}/{seat}")
async def lodge(table: TableParam, seat: SeatParam, wanted: Lodge, here: Here, who: Who) -> Ballots:
    """Put a ballot in for a vote to come, change it, or take it back. Nobody is told."""
    await here.ballots.lodge(who, table, seat, wanted.vote, wanted.move)
    return await _ballots(here, who, table, seat)


async def _ballots(here: Service, who: str, table: str, seat: int) -> Ballots:
    votes, possible, lodged = await here.ballots.lodged(who, table, seat)
    game = await here.live.read(table, lambda found: found.row.game)
    moves = [legal_move(game, move) for move in possible]
    return Ballots(votes=votes, possible=moves, lodged=lodged)
