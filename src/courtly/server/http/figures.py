"""An owner's box: printed figures that differ, from a form or from a file."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request

from ...games import description
from ..tell.figures import checked_changes, checked_file
from ..wire.figures import FigureChanges, FigureFile, FigureSheet
from ..wire.refused import Refused
from ..wire.types import GameName
from .routes import PROBLEMS

router = APIRouter(responses=PROBLEMS)


@router.post("/api/games/{game}/figures")
async def figures_of(game: GameName, wanted: FigureChanges) -> FigureSheet:
    """The printed figures of a game with an owner's changes, and all that is wrong with these."""
    if description(game).figures is None:
        raise Refused("options", f"{game} has no printed figures.")
    return checked_changes(game, wanted.changes)


@router.post("/api/figures")
async def figures_in(request: Request) -> FigureFile:
    """An owner's file as `courtly components` reads it: what differs, or all that is wrong."""
    return await asyncio.to_thread(checked_file, await request.body())
