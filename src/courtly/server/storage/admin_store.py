"""What a host looks at: tables, people, and how large everything is."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url

from ..table.log import TALK
from .host_schema import bans, makers, passkeys, rated
from .host_store import ALIVE_SECONDS, HostStore
from .schema import devices, log, outcomes, people, processes, seats, tables
from .store import GONE


@dataclass(frozen=True)
class SeenTable:
    """A table as a host sees it in a list."""

    id: str
    game: str
    status: str
    private: bool
    created: float
    active: float
    """When something last happened, or somebody who sits there was last seen."""
    rated: bool | None
    """False: struck out; None: it never counted."""


@dataclass(frozen=True)
class SeenPerson:
    """Somebody as a host sees them in a list."""

    person: str
    tables: int
    seen: float


@dataclass
class RatedGame:
    """A finished game that counts on the ladder."""

    table: str
    seats: list[tuple[int, str]]
    """People, by seat."""
    ended: dict[str, Any] | None
    """How it ended, if that was found out."""


class AdminStore(HostStore):
    """The database, as its host looks at it."""

    async def seen_tables(
        self, *, status: str | None, before: float | None, skip: int, limit: int
    ) -> list[SeenTable]:
        """Tables, those first where something happened last; or the other way round those where
        nothing did since `before`."""
        last = sa.select(sa.func.max(log.c.at)).where(log.c.table_id == tables.c.id)
        seen = sa.select(sa.func.max(seats.c.seen)).where(seats.c.table_id == tables.c.id)
        times = [sa.func.coalesce(one.scalar_subquery(), 0.0) for one in (last, seen)]
        greatest = sa.func.greatest if self.settings.postgres else sa.func.max
        active = greatest(tables.c.created, *times).label("active")
        query = sa.select(tables, active, rated.c.struck).outerjoin(rated)
        query = query.where(tables.c.status != GONE)
        if status is not None:
            query = query.where(tables.c.status == status)
        if before is not None:
            query = query.where(active < before)
        order = active.desc() if before is None else active
        found = await self._rows(query.order_by(order, tables.c.id).offset(skip).limit(limit))
        return [
            SeenTable(
                r.id, r.game, r.status, bool(r.private), r.created, float(r.active),
                None if r.struck is None else not r.struck,
            )
            for r in found
        ]  # fmt: skip

    async def seen_people(self, limit: int) -> list[SeenPerson]:
        """Who has, or had, a seat anywhere; those seen last first."""
        seen = sa.func.max(seats.c.seen).label("seen")
        query = (
            sa.select(seats.c.holder, sa.func.count(sa.distinct(seats.c.table_id)), seen)
            .where(seats.c.holder.is_not(None))
            .group_by(seats.c.holder)
            .order_by(seen.desc(), seats.c.holder)
            .limit(limit)
        )
        return [SeenPerson(r[0], int(r[1]), float(r[2])) for r in await self._rows(query)]

    async def persons_like(self, beginning: str) -> list[str]:
        """The people whose hash begins so; two at most."""
        found: set[str] = set()
        for column in (
            seats.c.holder, devices.c.person, people.c.person, makers.c.person, bans.c.person,
        ):  # fmt: skip
            where = column.like(f"{beginning}%")
            found |= {r[0] for r in await self._rows(sa.select(column).where(where).distinct())}
        return sorted(found)[:2]

    async def newest_tables(self, persons: Sequence[str]) -> dict[str, str]:
        """The table somebody sat down at last, by person."""
        if not persons:
            return {}
        query = (
            sa.select(seats.c.holder, seats.c.table_id)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.holder.in_(persons))
            .order_by(tables.c.created)
        )
        return {r[0]: r[1] for r in await self._rows(query)}

    async def all_makers(self) -> set[str]:
        """Everybody who was let in to make tables."""
        return {r[0] for r in await self._rows(sa.select(makers.c.person))}

    async def doom(self, ids: Sequence[str]) -> int:
        """Tables shall be deleted: nobody comes in any more; how many there are."""
        there = sa.and_(tables.c.id.in_(ids), tables.c.status != GONE)
        async with self.deciding() as connection:
            change = sa.update(tables).where(there).values(status=GONE, tended=False)
            return (await connection.execute(change)).rowcount

    async def doomed(self) -> set[str]:
        """Tables that shall be deleted."""
        found = await self._rows(sa.select(tables.c.id).where(tables.c.status == GONE))
        return {r[0] for r in found}

    async def served(self, now: float) -> int:
        """How many processes live."""
        alive = processes.c.alive > now - ALIVE_SECONDS
        found = await self._rows(sa.select(sa.func.count()).select_from(processes).where(alive))
        return int(found[0][0])

    async def strike(self, table: str, struck: bool) -> bool:
        """Leave a rated table out of the ladder, or take it back; False: it is not rated."""
        change = sa.update(rated).where(rated.c.table_id == table).values(struck=struck)
        async with self.deciding() as connection:
            return (await connection.execute(change)).rowcount > 0

    async def rated_games(self, game: str | None) -> list[RatedGame]:
        """All finished games that count, of one game or of all, in the order they ended."""
        last = sa.select(sa.func.max(log.c.at)).where(
            log.c.table_id == tables.c.id, log.c.kind.not_in(sorted(TALK))
        )
        query = (
            sa.select(tables.c.id, outcomes.c.data)
            .join(rated, sa.and_(rated.c.table_id == tables.c.id, rated.c.struck.is_(False)))
            .outerjoin(outcomes, outcomes.c.table_id == tables.c.id)
            .where(tables.c.status == "over", *([tables.c.game == game] if game else []))
            .order_by(last.scalar_subquery(), tables.c.id)
        )
        found = {
            r[0]: RatedGame(r[0], [], json.loads(r[1]) if r[1] else None)
            for r in await self._rows(query)
        }
        sat = sa.select(seats.c.table_id, seats.c.seat, seats.c.holder).join(
            rated, rated.c.table_id == seats.c.table_id
        )
        people_only = sat.where(seats.c.holder.is_not(None)).order_by(seats.c.seat)
        for table, seat, holder in await self._rows(people_only):
            if table in found:
                found[table].seats.append((int(seat), holder))
        return list(found.values())

    # -- sizes -------------------------------------------------------------------------------------

    async def counts(self) -> dict[str, int]:
        """How many rows there are of what."""
        found = {}
        for name, table, where in (
            ("open", tables, tables.c.status == "open"),
            ("playing", tables, tables.c.status == "playing"),
            ("over", tables, tables.c.status == "over"),
            ("entries", log, sa.true()),
            ("devices", devices, sa.true()),
            ("passkeys", passkeys, sa.true()),
        ):
            query = sa.select(sa.func.count()).select_from(table).where(where)
            found[name] = int((await self._rows(query))[0][0])
        holders = sa.select(sa.func.count(sa.distinct(seats.c.holder)))
        found["people"] = int((await self._rows(holders))[0][0])
        return found

    async def size(self) -> int:
        """Bytes the database takes."""
        if self.settings.postgres:
            query = sa.select(sa.func.pg_database_size(sa.func.current_database()))
            return int((await self._rows(query))[0][0])
        file: Any = make_url(self.settings.async_database).database
        parts = [Path(f"{file}{ending}") for ending in ("", "-wal", "-shm")]
        return sum(part.stat().st_size for part in parts if part.exists())
