"""Puzzles: which there are, one of them, and what there is to say to an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Response

from ...study.puzzles.shelf import games_with_puzzles
from ..service import Service
from ..wire.encode import encode
from ..wire.puzzles import PuzzleBox, PuzzleShown, PuzzleTold, PuzzleTry
from ..wire.types import GameName, Strict
from .routes import PROBLEMS, Here, in_json

router = APIRouter(responses=PROBLEMS)
Which = Annotated[int, Path(alias="number", ge=1, le=100_000)]


@router.get("/api/puzzles", response_model=list[PuzzleBox])
async def all_puzzles() -> list[PuzzleBox]:
    """All there is to solve, by game."""
    from ..tell import puzzles

    return await asyncio.to_thread(lambda: [puzzles.box(game) for game in games_with_puzzles()])


@router.get("/api/puzzles/{game}/{number}", response_model=PuzzleShown)
async def puzzle(game: GameName, number: Which, here: Here) -> Response:
    """A position in which one move alone is right."""
    from ..tell import puzzles

    return await _told(here, game, lambda: puzzles.shown(game, number))


@router.post("/api/puzzles/{game}/{number}", response_model=PuzzleTold)
async def try_puzzle(game: GameName, number: Which, answer: PuzzleTry, here: Here) -> Response:
    """Whether a move is the right one, and why. Nothing is kept of it here."""
    from ..tell import puzzles

    return await _told(here, game, lambda: puzzles.told(game, number, answer.move))


async def _told(here: Service, game: str, tell: Callable[[], Strict]) -> Response:
    """In a thread: a position is built anew."""
    await here.engines.open(game)
    return in_json(encode(await asyncio.to_thread(tell)))
