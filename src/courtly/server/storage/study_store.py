"""What the database keeps for study: days and who played on them, outcomes, trees of tries."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa

from .schema import attempts, days, outcomes, seats, tables, tries
from .store import Store


@dataclass(frozen=True)
class Day:
    """The deal of a day."""

    day: str
    game: str
    seat: int
    seed: str
    king: dict[str, int] | None


@dataclass(frozen=True)
class Attempt:
    """Somebody's game of a day."""

    who: str
    table: str
    over: bool


@dataclass(frozen=True)
class Try:
    """A game from a position of another, and where it hangs in its tree."""

    table_id: str
    tree: str
    owner: str
    source: str
    """The game the tree is about: a table, or a hash of a record."""
    parent: str | None
    """The try it goes on from; None: from the game itself."""
    move: int
    name: str
    expires: float


class StudyStore(Store):
    """The database, with what study keeps in it."""

    # -- days --------------------------------------------------------------------------------------

    async def day(self, day: str) -> Day | None:
        """The deal of a day, if one was drawn."""
        found = await self._rows(sa.select(days).where(days.c.day == day))
        return None if not found else _day(found[0])

    async def draw_day(self, wanted: Day) -> Day:
        """Keep the deal of a day; the first that is kept stays."""
        async with self._changing() as connection:
            values = {key: value for key, value in asdict(wanted).items() if key != "king"}
            await connection.execute(self._insert(days).values(**values).on_conflict_do_nothing())
        found = await self.day(wanted.day)
        assert found is not None
        return found

    async def crown(self, day: str, king: dict[str, int]) -> None:
        """Keep what a King makes of the deal of a day; once."""
        where = sa.and_(days.c.day == day, days.c.king.is_(None))
        async with self._changing() as connection:
            await connection.execute(sa.update(days).where(where).values(king=json.dumps(king)))

    async def attempt(self, day: str, who: str, table: str) -> str:
        """Note where somebody plays the deal of a day; the table they play it at."""
        values = {"day": day, "who": who, "table_id": table}
        async with self._changing() as connection:
            put = self._insert(attempts).values(**values).on_conflict_do_nothing()
            await connection.execute(put)
        where = sa.and_(attempts.c.day == day, attempts.c.who == who)
        found = await self._rows(sa.select(attempts.c.table_id).where(where))
        return str(found[0][0])

    async def attempts(self, day: str) -> list[Attempt]:
        """All who play, or played, the deal of a day."""
        query = (
            sa.select(attempts.c.who, attempts.c.table_id, tables.c.status)
            .join(tables, tables.c.id == attempts.c.table_id)
            .where(attempts.c.day == day)
            .order_by(tables.c.created)
        )
        return [Attempt(r[0], r[1], r[2] == "over") for r in await self._rows(query)]

    # -- outcomes ----------------------------------------------------------------------------------

    async def outcomes(self, ids: list[str]) -> dict[str, dict[str, Any]]:
        """How those of these games ended that are kept."""
        if not ids:
            return {}
        found = await self._rows(sa.select(outcomes).where(outcomes.c.table_id.in_(ids)))
        return {r.table_id: json.loads(r.data) for r in found}

    async def keep_outcome(self, table: str, data: dict[str, Any]) -> None:
        """Keep how a game ended; found out again, it is kept anew."""
        said = json.dumps(data)
        put = self._insert(outcomes).values(table_id=table, data=said)
        again = put.on_conflict_do_update(index_elements=["table_id"], set_={"data": said})
        async with self._changing() as connection:
            await connection.execute(again)

    async def finished_of(self, who: str, limit: int) -> list[tuple[str, int]]:
        """The finished games of somebody, the newest first, each with a seat that was theirs."""
        query = (
            sa.select(tables.c.id, seats.c.seat)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.holder == who, tables.c.status == "over")
            .order_by(tables.c.created.desc(), seats.c.seat)
            .limit(limit)
        )
        return [(str(r[0]), int(r[1])) for r in await self._rows(query)]

    # -- tries -------------------------------------------------------------------------------------

    async def hang(self, one: Try) -> None:
        """Hang a try into its tree."""
        async with self._changing() as connection:
            await connection.execute(sa.insert(tries), asdict(one))

    async def try_at(self, table: str) -> Try | None:
        """The try a table is, if it is one."""
        found = await self._tries(tries.c.table_id == table)
        return found[0] if found else None

    async def tree(self, tree: str, now: float) -> list[Try]:
        """All tries of a tree that are not too old."""
        return await self._tries(sa.and_(tries.c.tree == tree, tries.c.expires > now))

    async def tries_of(self, owner: str, now: float) -> list[Try]:
        """All tries of somebody that are not too old."""
        return await self._tries(sa.and_(tries.c.owner == owner, tries.c.expires > now))

    async def name_try(self, table: str, name: str) -> None:
        """Give a try another name."""
        async with self._changing() as connection:
            change = sa.update(tries).where(tries.c.table_id == table).values(name=name)
            await connection.execute(change)

    async def _tries(self, where: Any) -> list[Try]:
        rows = await self._rows(sa.select(tries).where(where).order_by(tries.c.expires))
        return [Try(**r._mapping) for r in rows]


def _day(r: Any) -> Day:
    return Day(r.day, r.game, r.seat, r.seed, json.loads(r.king) if r.king else None)
