"""What the database keeps of notices: what people want, where they are told, this server's keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Literal

import sqlalchemy as sa

from .forgetting import ForgettingStore
from .schema import notice_counts, notice_ways, notice_wishes, notices, server_keys

WayKind = Literal["push", "email", "chat"]


@dataclass(frozen=True)
class Way:
    """Where somebody is told."""

    id: str
    person: str
    kind: WayKind
    address: str
    """An e-mail address; else JSON."""
    name: str
    device: str | None
    made: float
    confirmed: float | None
    code: str | None


@dataclass(frozen=True)
class Wishes:
    """What somebody wants to be told of, and when."""

    person: str
    language: str
    zone: str
    daily: int | None
    quiet_from: int | None
    quiet_to: int | None
    kinds: str
    """Words with spaces between."""


class WayStore(ForgettingStore):
    """The database, with people's wishes for notices."""

    async def key(self, name: str, fresh: str) -> str:
        """A key this server keeps; `fresh` if there is none yet."""
        put = self._insert(server_keys).values(name=name, value=fresh).on_conflict_do_nothing()
        query = sa.select(server_keys.c.value).where(server_keys.c.name == name)
        if not (found := await self._rows(query)):
            async with self._changing() as connection:
                await connection.execute(put)
            found = await self._rows(query)
        return str(found[0][0])

    async def anyone_listens(self) -> bool:
        """Whether anybody ever asked to be told anything."""
        return bool(await self._rows(sa.select(notice_ways.c.id).limit(1)))

    # -- wishes ------------------------------------------------------------------------------------

    async def wishes_of(self, persons: Iterable[str]) -> dict[str, Wishes]:
        """What these people want."""
        where = notice_wishes.c.person.in_(list(persons))
        found = await self._rows(sa.select(notice_wishes).where(where))
        return {r.person: Wishes(**r._mapping) for r in found}

    async def wish(self, wishes: Wishes) -> None:
        """Keep what somebody wants."""
        values = asdict(wishes)
        put = self._insert(notice_wishes).values(**values)
        keep = put.on_conflict_do_update(index_elements=["person"], set_=values)
        async with self._changing() as connection:
            await connection.execute(keep)

    # -- ways --------------------------------------------------------------------------------------

    async def ways_of(self, persons: Iterable[str]) -> list[Way]:
        """All ways to these people, confirmed or not, the oldest first."""
        where = notice_ways.c.person.in_(list(persons))
        found = await self._rows(sa.select(notice_ways).where(where).order_by(notice_ways.c.made))
        return [Way(**r._mapping) for r in found]

    async def way(self, id_: str) -> Way | None:
        """A way by its id."""
        found = await self._rows(sa.select(notice_ways).where(notice_ways.c.id == id_))
        return Way(**found[0]._mapping) if found else None

    async def add_way(self, way: Way) -> None:
        """Keep another way; one to the same place, or from the same browser, is gone by that."""
        same = sa.and_(notice_ways.c.person == way.person, notice_ways.c.address == way.address)
        if way.device is not None:
            same = sa.or_(same, notice_ways.c.device == way.device)
        async with self._changing() as connection:
            where = sa.and_(same, notice_ways.c.kind == way.kind)
            old = (await connection.execute(sa.select(notice_ways.c.id).where(where))).all()
            for (id_,) in old:
                await connection.execute(sa.delete(notices).where(notices.c.way == id_))
                await connection.execute(sa.delete(notice_ways).where(notice_ways.c.id == id_))
            await connection.execute(sa.insert(notice_ways), asdict(way))

    async def confirm_way(self, code: str, now: float, since: float) -> str | None:
        """A code came back: the id of its way. It works once, and if not made before `since`."""
        waits = sa.and_(notice_ways.c.code == code, notice_ways.c.made >= since)
        change = sa.update(notice_ways).where(waits).values(confirmed=now, code=None)
        async with self._changing() as connection:
            done = (await connection.execute(change.returning(notice_ways.c.id))).first()
        return str(done[0]) if done else None

    async def drop_ways(self, *, person: str | None = None, id_: str | None = None) -> int:
        """Tell nothing more there, not even what waits; how many ways that were."""
        where = notice_ways.c.person == person if person else sa.true()
        if id_ is not None:
            where = sa.and_(where, notice_ways.c.id == id_)
        elif person is None:
            raise ValueError("whose ways?")
        return await self._drop(where)

    async def drop_unconfirmed(self, before: float) -> int:
        """Forget ways whose code never came back."""
        return await self._drop(
            sa.and_(notice_ways.c.confirmed.is_(None), notice_ways.c.made < before)
        )

    async def _drop(self, where: sa.ColumnElement[bool]) -> int:
        ways = sa.select(notice_ways.c.id).where(where)
        async with self._changing() as connection:
            await connection.execute(sa.delete(notices).where(notices.c.way.in_(ways)))
            gone = await connection.execute(sa.delete(notice_ways).where(where))
            return int(gone.rowcount)

    # -- counting ----------------------------------------------------------------------------------

    async def count(self, key: str, now: float, until: float, more: int = 1) -> int:
        """Some more of something; how many there were since the count began, which ends, and
        begins anew, not before `until`."""
        put = self._insert(notice_counts).values(key=key, until=until, count=more)
        over, later = notice_counts.c.until < now, notice_counts.c.until < until
        again = {
            "count": sa.case((over, more), else_=notice_counts.c.count + more),
            "until": sa.case(
                (sa.or_(over, sa.and_(later, sa.literal(more > 1))), until),
                else_=notice_counts.c.until,
            ),
        }
        keep = put.on_conflict_do_update(index_elements=["key"], set_=again)
        async with self._changing() as connection:
            done = await connection.execute(keep.returning(notice_counts.c.count))
            return int(done.scalar_one())

    async def forget_counts(self, now: float) -> None:
        """Forget counts of days that are over."""
        async with self._changing() as connection:
            await connection.execute(sa.delete(notice_counts).where(notice_counts.c.until < now))
