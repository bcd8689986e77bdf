"""The queue of notices: what is to be told where and when, and what was told already."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from .schema import log, notice_looked, notice_ways, notices, seats, tables
from .way_store import WayStore

LOOKED_AT_ONCE = 200


@dataclass(frozen=True)
class Queued:
    """Something to tell somebody."""

    id: int
    way: str
    table: str
    kind: str
    key: str
    due: float
    tries: int
    losses: int


@dataclass(frozen=True)
class Happened:
    """When things of one kind last happened at a table, and by whom."""

    at: float
    who: str | None


class NoticeStore(WayStore):
    """The database, with the queue."""

    # -- what there is to tell ---------------------------------------------------------------------

    async def unlooked(self) -> list[tuple[str, int]]:
        """Tables of people who listen where something happened that nobody has looked at yet, and
        the last entry there."""
        listening = sa.select(notice_ways.c.person).where(notice_ways.c.confirmed.is_not(None))
        theirs = sa.select(seats.c.table_id).where(seats.c.holder.in_(listening)).distinct()
        last = (
            sa.select(log.c.table_id, sa.func.max(log.c.number).label("number"))
            .where(log.c.table_id.in_(theirs))
            .group_by(log.c.table_id)
            .subquery()
        )
        known = sa.func.coalesce(notice_looked.c.number, 0)
        query = (
            sa.select(last.c.table_id, last.c.number)
            .outerjoin(notice_looked, notice_looked.c.table_id == last.c.table_id)
            .where(last.c.number > known)
            .limit(LOOKED_AT_ONCE)
        )
        return [(str(r[0]), int(r[1])) for r in await self._rows(query)]

    async def last_of_each(self, table: str) -> dict[str, Happened]:
        """By kind: when something last happened at a table, and by whom."""
        kinds = (
            sa.select(log.c.kind, sa.func.max(log.c.number).label("number"))
            .where(log.c.table_id == table)
            .group_by(log.c.kind)
            .subquery()
        )
        query = sa.select(log.c.kind, log.c.at, log.c.who).join(
            kinds, sa.and_(log.c.table_id == table, log.c.number == kinds.c.number)
        )
        return {r.kind: Happened(float(r.at), r.who) for r in await self._rows(query)}

    async def queue(
        self, table: str, number: int, found: Iterable[tuple[str, str, str, float]], now: float
    ) -> None:
        """Queue what there is to tell of a table after an entry, each once for ever: the way, the
        kind, a key, and when it is due. What was queued or sent before stays as it is."""
        looked = self._insert(notice_looked).values(table_id=table, number=number)
        looked = looked.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"number": number},
            where=notice_looked.c.number < number,
        )
        async with self._changing() as connection:
            for way, kind, key, due in found:
                put = self._insert(notices).values(
                    way=way, table_id=table, kind=kind, key=key, made=now, due=due,
                    tries=0, losses=0,
                )  # fmt: skip
                await connection.execute(put.on_conflict_do_nothing())
            await connection.execute(looked)

    async def begin_to_listen(self, person: str) -> None:
        """Of games somebody finished before there is nothing to tell; those that go on are looked
        at again, though somebody else there may have listened before."""
        theirs = sa.select(seats.c.table_id).where(seats.c.holder == person)
        on = sa.select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.status != "over")
        over = sa.select(tables.c.id).where(tables.c.id.in_(theirs), tables.c.status == "over")
        last = (
            sa.select(log.c.table_id, sa.func.max(log.c.number))
            .where(log.c.table_id.in_(over))
            .group_by(log.c.table_id)
        )
        async with self._changing() as connection:
            await connection.execute(
                sa.delete(notice_looked).where(notice_looked.c.table_id.in_(on))
            )
            known = sa.select(notice_looked.c.table_id)
            await connection.execute(
                sa.insert(notice_looked).from_select(
                    ["table_id", "number"], last.where(log.c.table_id.not_in(known))
                )
            )

    async def look_again(self, person: str, now: float) -> None:
        """Somebody wants things otherwise: look again at what waits for them."""
        ways = sa.select(notice_ways.c.id).where(notice_ways.c.person == person)
        waits = sa.and_(notices.c.way.in_(ways), notices.c.sent.is_(None), notices.c.due > now)
        async with self._changing() as connection:
            await connection.execute(sa.update(notices).where(waits).values(due=now))

    # -- sending -----------------------------------------------------------------------------------

    async def due_ways(self, now: float, most: int) -> list[str]:
        """Where something is to be told by now that no process has in hand."""
        query = sa.select(notices.c.way).where(_free(now)).group_by(notices.c.way)
        query = query.order_by(sa.func.min(notices.c.due)).limit(most)
        return [str(r[0]) for r in await self._rows(query)]

    async def claim_notices(self, way: str, now: float, until: float) -> list[Queued]:
        """Take in hand all that is due there: no other process will, unless this one dies."""
        lost = sa.case((notices.c.claimed.is_not(None), 1), else_=0)
        change = (
            sa.update(notices)
            .where(notices.c.way == way, _free(now))
            .values(claimed=until, tries=notices.c.tries + 1, losses=notices.c.losses + lost)
            .returning(notices)
        )
        async with self._changing() as connection:
            rows = (await connection.execute(change)).all()
        found = [
            Queued(r.id, r.way, r.table_id, r.kind, r.key, r.due, r.tries, r.losses) for r in rows
        ]
        return sorted(found, key=lambda one: (one.due, one.id))

    async def sent(self, ids: Sequence[int], at: float) -> None:
        """They were told, or there is nothing more to tell; they are kept, as told."""
        await self._set(ids, {"sent": at, "claimed": None})

    async def put_off(self, ids: Sequence[int], until: float, *, again: bool = True) -> None:
        """Try again later; not `again`: it was not tried at all."""
        tries = notices.c.tries - (0 if again else 1)
        await self._set(ids, {"due": until, "claimed": None, "tries": tries})

    async def _set(self, ids: Sequence[int], values: dict[str, object]) -> None:
        async with self._changing() as connection:
            await connection.execute(sa.update(notices).where(notices.c.id.in_(ids)).values(values))

    async def waiting_notices(self, now: float) -> int:
        """How many are due by now."""
        where = sa.and_(notices.c.sent.is_(None), notices.c.due <= now)
        return int((await self._rows(sa.select(sa.func.count()).where(where)))[0][0])

    async def forget_notices(self, before: float) -> None:
        """Forget what was told long ago."""
        async with self._changing() as connection:
            await connection.execute(sa.delete(notices).where(notices.c.made < before))


def _free(now: float) -> sa.ColumnElement[bool]:
    """Due, and in no living process's hands."""
    lost = sa.or_(notices.c.claimed.is_(None), notices.c.claimed < now)
    return sa.and_(notices.c.sent.is_(None), notices.c.due <= now, lost)
