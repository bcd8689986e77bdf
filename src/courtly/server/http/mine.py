"""One's own games: tries from positions of others, as trees, and all that are over."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ..wire.tries import PastGame, TryName, TryTree
from .routes import PROBLEMS, Here, TableParam, Who

router = APIRouter(responses=PROBLEMS)
Tree = Annotated[str, Path(alias="tree", min_length=16, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]


@router.get("/api/mine/tries")
async def my_tries(here: Here, who: Who) -> list[TryTree]:
    """One's own trees of tries, the one tried last first."""
    return await here.tries.trees(who)


@router.get("/api/tries/{tree}")
async def tree_of_tries(tree: Tree, here: Here, who: Who) -> TryTree:
    """A tree somebody shares."""
    return await here.tries.tree(tree, who)


@router.post("/api/tables/{table}/try-name")
async def name_try(table: TableParam, wanted: TryName, here: Here, who: Who) -> TryTree:
    """Give one of one's tries another name."""
    return await here.tries.name(who, table, wanted.name)


@router.get("/api/mine/games")
async def my_games(here: Here, who: Who) -> list[PastGame]:
    """The finished games of this browser, the newest first."""
    return await here.past.of(who)
