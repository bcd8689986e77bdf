"""Rooms of the server that few ask for: their routes are brought in when somebody first does."""

from __future__ import annotations

import functools
import importlib

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send


class Room(BaseRoute):
    """All addresses that begin alike, and the module whose `router` answers there."""

    def __init__(self, prefix: str, module: str) -> None:
        self.prefix, self._module = prefix, module

    @functools.cached_property
    def router(self) -> APIRouter:
        """The routes."""
        router: APIRouter = importlib.import_module(self._module).router
        return router

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """Whether somebody asks here."""
        here = scope["type"] == "http" and scope["path"].startswith(self.prefix)
        return (Match.FULL if here else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the room answer."""
        await self.router(scope, receive, send)


def add_rooms(app: FastAPI, *rooms: Room) -> None:
    """Open rooms; who asks for the description of all routes gets theirs, too."""
    app.router.routes.extend(rooms)

    def openapi() -> dict[str, object]:
        if app.openapi_schema is None:
            routes = [*app.routes, *(route for room in rooms for route in room.router.routes)]
            app.openapi_schema = get_openapi(title=app.title, version=app.version, routes=routes)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
