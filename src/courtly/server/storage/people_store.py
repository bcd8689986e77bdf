"""What the database keeps for people: which games are theirs, and which of them they put aside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from .schema import ballots, log, seats, shelved, tables
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
        status = tables.c.status.in_(["over"] if over else ["open", "playing"])
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

    # -- ballots -----------------------------------------------------------------------------------

    async def ballots_of(self, table: str, seat: int, person: str) -> dict[str, str]:
        """What somebody has put in for votes to come, by vote."""
        where = sa.and_(_at(table, seat), ballots.c.person == person)
        return {r.vote: r.move for r in await self._rows(sa.select(ballots).where(where))}

    async def tables_with_ballots(self) -> set[str]:
        """Where ballots lie."""
        found = await self._rows(sa.select(ballots.c.table_id).distinct())
        return {str(r[0]) for r in found}

    async def ballots_for(self, table: str, vote: str) -> list[tuple[int, str, str]]:
        """All ballots for a vote: seat, person and move."""
        where = sa.and_(ballots.c.table_id == table, ballots.c.vote == vote)
        found = await self._rows(sa.select(ballots).where(where).order_by(ballots.c.seat))
        return [(r.seat, r.person, r.move) for r in found]

    async def lodge(
        self,
        table: str,
        seat: int,
        person: str,
        vote: str,
        move: str | None,
        keep: Sequence[str] = (),
    ) -> None:
        """Put a ballot in, or take it back; of those before, keep what is for the votes named."""
        gone = sa.and_(_at(table, seat), ballots.c.vote == vote)
        if keep:
            gone = sa.or_(gone, sa.and_(_at(table, seat), ballots.c.vote.not_in(keep)))
        values = {"table_id": table, "seat": seat, "vote": vote, "person": person, "move": move}
        async with self._changing() as connection:
            await connection.execute(sa.delete(ballots).where(gone))
            if move is not None:
                await connection.execute(sa.insert(ballots), values)


def _at(table: str, seat: int) -> sa.ColumnElement[bool]:
    return sa.and_(ballots.c.table_id == table, ballots.c.seat == seat)
