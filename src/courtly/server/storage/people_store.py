"""What the database keeps for people: which games are theirs, and which of them they put aside."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa

from .schema import log, seats, shelved, tables
from .study_store import StudyStore


@dataclass(frozen=True)
class Held:
    """A table where somebody has a seat."""

    table: str
    over: bool
    shelved: bool


class PeopleStore(StudyStore):
    """The database, with what it keeps for people."""

    async def held_by(self, who: str, *, over: bool, limit: int) -> list[Held]:
        """The tables of somebody, finished or not, the newest first."""
        aside = sa.and_(shelved.c.table_id == tables.c.id, shelved.c.person == who)
        mine = sa.select(seats.c.table_id).where(seats.c.holder == who)
        status = tables.c.status == "over" if over else tables.c.status != "over"
        query = (
            sa.select(tables.c.id, tables.c.status, shelved.c.person)
            .outerjoin(shelved, aside)
            .where(tables.c.id.in_(mine), status)
            .order_by(tables.c.created.desc())
            .limit(limit)
        )
        return [Held(r[0], r[1] == "over", r[2] is not None) for r in await self._rows(query)]

    async def holds(self, who: str, table: str) -> bool:
        """Whether somebody has a seat at a table."""
        where = sa.and_(seats.c.table_id == table, seats.c.holder == who)
        return bool(await self._rows(sa.select(seats.c.seat).where(where)))

    async def last_at(self, ids: list[str]) -> dict[str, float]:
        """When something last happened at each of these tables."""
        query = sa.select(log.c.table_id, sa.func.max(log.c.at)).where(log.c.table_id.in_(ids))
        return {r[0]: float(r[1]) for r in await self._rows(query.group_by(log.c.table_id))}

    async def shelve(self, who: str, table: str, aside: bool) -> None:
        """Put a game aside, or back."""
        mine = sa.and_(shelved.c.person == who, shelved.c.table_id == table)
        put = self._insert(shelved).values(person=who, table_id=table).on_conflict_do_nothing()
        async with self._changing() as connection:
            await connection.execute(put if aside else sa.delete(shelved).where(mine))
