"""The finished games of somebody: results, and what the games count of them."""

from __future__ import annotations

from typing import Any

from ...games import names
from ..storage.study_store import StudyStore
from ..table.log import Row
from ..wire.tries import GameKind, PastGame
from .outcomes import Outcomes

MOST = 300


class Past:
    """What there is to tell people about their games."""

    def __init__(self, store: StudyStore, outcomes: Outcomes) -> None:
        self._store, self._outcomes = store, outcomes

    async def of(self, who: str) -> list[PastGame]:
        """All games somebody finished here, the newest first."""
        held = await self._store.finished_of(who, MOST)
        tables = list(dict.fromkeys(table for table, _ in held))
        rows = {row.id: row for row in await self._store.rows(tables) if row.game in names()}
        outcomes = await self._outcomes.of([table for table in tables if table in rows])
        return [
            _told(rows[table], seat, outcomes[table]) for table, seat in held if table in outcomes
        ]


def _told(row: Row, seat: int, ended: dict[str, Any]) -> PastGame:
    return PastGame(
        table=row.id,
        game=row.game,
        at=row.created,
        kind=game_kind(row),
        seat=seat,
        why=ended["why"],
        points=ended["points"],
        places=ended["places"],
        levels=ended["levels"],
        feats=ended["feats"][seat],
    )


def game_kind(row: Row) -> GameKind:
    """What sort of game a table is for."""
    if "position" in row.setting:
        return "try"
    if row.setting.get("guide"):
        return "guide"
    return "daily" if "daily" in row.setting else "table"
