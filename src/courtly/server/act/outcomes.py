"""How finished games ended, found out once and kept: to find it out, a game is played again."""

from __future__ import annotations

from typing import Any

from ..live.tables import LiveTables
from ..storage.study_store import StudyStore
from ..table.table import Table
from ..tell.outcome import outcome
from ..wire.refused import Refused


class Outcomes:
    """The outcomes of tables."""

    def __init__(self, store: StudyStore, live: LiveTables) -> None:
        self._store, self._live = store, live

    async def of(self, tables: list[str]) -> dict[str, dict[str, Any]]:
        """How these games ended; those are left out that cannot be opened, or go on."""
        found = await self._store.outcomes(tables)
        for table in tables:
            if table not in found and (made := await self._find(table)):
                found[table] = made
                await self._store.keep_outcome(table, made)
        return found

    async def _find(self, table: str) -> dict[str, Any] | None:
        try:
            return await self._live.read(table, _over)
        except Refused:  # of a version of the rules that is gone, or broken
            return None


def _over(table: Table) -> dict[str, Any] | None:
    return outcome(table) if table.ended is not None and table.game is not None else None
