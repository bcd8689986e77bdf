"""The application: routes, errors, static files, start and stop."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Mapping

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from .. import __version__
from . import metrics
from .http.daily import router as daily_router
from .http.figures import router as figures_router
from .http.guard import Guard
from .http.mine import router as mine_router
from .http.pages import add_pages, lost
from .http.puzzles import router as puzzles_router
from .http.rooms import Room, add_rooms
from .http.routes import STATUS, router
from .http.study import router as study_router
from .live.sockets import Sockets
from .service import Service
from .settings import Settings
from .wire.bodies import Problem
from .wire.encode import encode
from .wire.refused import Refused

LOG = logging.getLogger("courtly.http")


def create_app(settings: Settings) -> FastAPI:
    """The server as an ASGI application."""
    service = Service(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    app = FastAPI(
        title="Courtly", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None
    )
    app.state.service = service
    for routes in (router, study_router, figures_router, puzzles_router, daily_router, mine_router):
        app.router.routes.extend(routes.routes)  # as they are: `include_router` would copy them all
    add_rooms(
        app,
        Room("/api/people/passkey", "courtly.server.people.passkey_routes"),
        Room("/api/people/", "courtly.server.people.routes"),
        Room("/api/notices/", "courtly.server.notices.routes"),
        Room("/api/host/", "courtly.server.host.routes"),
        Room("/api/house", "courtly.server.host.guests"),
    )
    app.add_middleware(Guard, service=service)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    for failure in _failures(settings):
        app.add_exception_handler(failure, _database_failed)
    sockets = Sockets(service)

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        await sockets(websocket)

    add_pages(app)
    return app


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    metrics.REFUSALS.labels(error.code).inc()
    said = {name: error.more.get(name) for name in ("text", "params", "rule")}
    problem = Problem(code=error.code, message=error.message, **said)
    return _told(problem, STATUS.get(error.code, 409))


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return _problem("bad_message", f"{where}: {first['msg']}"[:300], 422)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := lost(request)) is not None:
        return page
    code = "no_table" if error.status_code == 404 else "bad_message"
    return _problem(code, str(error.detail), error.status_code, error.headers)


def _failures(settings: Settings) -> list[type[Exception]]:
    """How a database fails that is gone, or does not answer."""
    found: list[type[Exception]] = [SQLAlchemyError, OSError, TimeoutError]
    if settings.postgres:
        import asyncpg

        found += [asyncpg.PostgresError, asyncpg.InterfaceError]
    return found


async def _database_failed(request: Request, error: Exception) -> Response:
    """Nothing is wrong with the request: it may be sent again."""
    metrics.FAILURES.inc()
    LOG.error("the database failed", extra={"error": type(error).__name__})
    reads = request.method in ("GET", "HEAD")
    code = "busy" if reads else "unsure"
    return _problem(code, "The database does not answer; try again.", 503, {"Retry-After": "1"})


def _problem(
    code: str, message: str, status: int, headers: Mapping[str, str] | None = None
) -> Response:
    return _told(Problem(code=code, message=message), status, headers)


def _told(problem: Problem, status: int, headers: Mapping[str, str] | None = None) -> Response:
    return Response(encode(problem), status, headers, media_type="application/json")
