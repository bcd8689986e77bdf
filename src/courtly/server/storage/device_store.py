"""Whose devices are whose, and how a new one becomes somebody's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import sqlalchemy as sa

from .host_schema import makers, passkeys
from .people_store import PeopleStore
from .schema import (
    attempts,
    ballots,
    devices,
    links,
    notice_ways,
    notice_wishes,
    notices,
    people,
    phrases,
    seats,
    shelved,
    tables,
    tries,
)


@dataclass(frozen=True)
class Device:
    """A browser of somebody."""

    device: str
    name: str
    added: float


@dataclass(frozen=True)
class Asking:
    """A device that used a link, and waits for its person's yes."""

    device: str
    name: str
    number: str


@dataclass(frozen=True)
class Phrase:
    """What is kept of a passphrase."""

    handle: str
    person: str
    salt: str
    hash: str


class DeviceStore(PeopleStore):
    """The database, with people's devices."""

    async def person_of(self, device: str) -> str:
        """Whose device it is; one nobody linked is a person of its own."""
        found = await self._rows(sa.select(devices.c.person).where(devices.c.device == device))
        return str(found[0][0]) if found else device

    async def persons_of(self, those: Iterable[str]) -> dict[str, str]:
        """Whose devices these are, as far as they were linked."""
        query = sa.select(devices.c.device, devices.c.person)
        found = await self._rows(query.where(devices.c.device.in_(list(those))))
        return {r[0]: r[1] for r in found}

    async def devices_of(self, person: str) -> list[Device]:
        """All devices of somebody who has several, the first first."""
        query = sa.select(devices).where(devices.c.person == person).order_by(devices.c.added)
        return [Device(r.device, r.name, r.added) for r in await self._rows(query)]

    async def adopt(self, person: str, first: str, new: Device) -> None:
        """Make a device somebody's; `first` is what their own is called, if it is not known yet."""
        own = {"device": person, "person": person, "name": first, "added": new.added}
        row = {"person": person, "name": new.name, "added": new.added}
        async with self._changing() as connection:
            known = sa.select(devices.c.device).where(devices.c.person == person)
            if (await connection.execute(known)).first() is None:
                put = self._insert(devices).values(**own).on_conflict_do_nothing()
                await connection.execute(put)
            put = self._insert(devices).values(device=new.device, **row)
            await connection.execute(put.on_conflict_do_update(index_elements=["device"], set_=row))

    async def disown(self, device: str, person: str, instead: str) -> None:
        """A device is nobody's any more: it is a new person from now on."""
        mine = sa.and_(devices.c.device == device, devices.c.person == person)
        there = notice_ways.c.device == device
        ways = sa.select(notice_ways.c.id).where(there)
        async with self._changing() as connection:
            await connection.execute(sa.update(devices).where(mine).values(person=instead))
            await connection.execute(sa.delete(notices).where(notices.c.way.in_(ways)))
            await connection.execute(sa.delete(notice_ways).where(there))

    async def take_along(self, old: str, new: str) -> None:
        """What is somebody's beside their seats becomes that of another."""
        async with self._changing() as connection:
            for column in (tables.c.host, tries.c.owner, notice_ways.c.person):
                change = sa.update(column.table).where(column == old)
                await connection.execute(change.values({column.name: new}))
            for table, column, key in (
                (attempts, attempts.c.who, attempts.c.day),
                (shelved, shelved.c.person, shelved.c.table_id),
            ):
                twice = sa.select(key).where(column == new)
                change = sa.update(table).where(column == old, key.not_in(twice))
                await connection.execute(change.values({column.name: new}))
            wished = sa.select(notice_wishes.c.person).where(notice_wishes.c.person == new)
            mine = sa.update(notice_wishes).where(notice_wishes.c.person == old, ~wished.exists())
            await connection.execute(mine.values(person=new))
            change = sa.update(passkeys).where(passkeys.c.person == old)
            await connection.execute(change.values(person=new))
            for column in (phrases.c.person, makers.c.person):  # of which everybody has one
                if (await connection.execute(sa.select(column).where(column == new))).first():
                    await connection.execute(sa.delete(column.table).where(column == old))
                else:
                    change = sa.update(column.table).where(column == old)
                    await connection.execute(change.values({column.name: new}))

    async def seats_of(self, person: str) -> list[tuple[str, int, bool]]:
        """The seats of somebody: table, number, and whether the game is over."""
        query = (
            sa.select(seats.c.table_id, seats.c.seat, tables.c.status)
            .join(tables, tables.c.id == seats.c.table_id)
            .where(seats.c.holder == person)
            .order_by(tables.c.created.desc())
        )
        return [(r[0], int(r[1]), r[2] == "over") for r in await self._rows(query)]

    # -- names -------------------------------------------------------------------------------------

    async def name_of(self, person: str) -> str:
        """What somebody is called; empty if they never said."""
        found = await self._rows(sa.select(people.c.name).where(people.c.person == person))
        return str(found[0][0]) if found else ""

    async def call(self, person: str, name: str) -> None:
        """Keep what somebody is called."""
        put = self._insert(people).values(person=person, name=name)
        async with self._changing() as connection:
            await connection.execute(
                put.on_conflict_do_update(index_elements=["person"], set_={"name": name})
            )

    # -- links -------------------------------------------------------------------------------------

    async def link(self, code: str, person: str, expires: float, now: float) -> None:
        """Keep a new code; the person's earlier ones, and all that are too old, are gone."""
        old = sa.or_(links.c.person == person, links.c.expires < now)
        async with self._changing() as connection:
            await connection.execute(sa.delete(links).where(old))
            values = {"code": code, "person": person, "expires": expires}
            await connection.execute(sa.insert(links), values)

    async def claim(self, code: str, asking: Asking, now: float) -> str | None:
        """Use a code, once; whose it is."""
        free = sa.and_(links.c.code == code, links.c.device.is_(None), links.c.expires >= now)
        values = {"device": asking.device, "name": asking.name, "number": asking.number}
        async with self._changing() as connection:
            done = await connection.execute(
                sa.update(links).where(free).values(**values).returning(links.c.person)
            )
            found = done.first()
        return str(found[0]) if found else None

    async def asking(self, person: str, now: float) -> Asking | None:
        """The device that used somebody's code."""
        where = sa.and_(
            links.c.person == person, links.c.device.is_not(None), links.c.expires >= now
        )
        found = await self._rows(sa.select(links).where(where))
        return Asking(found[0].device, found[0].name, found[0].number) if found else None

    async def unlink(self, person: str) -> None:
        """Somebody's code is no longer of use."""
        async with self._changing() as connection:
            await connection.execute(sa.delete(links).where(links.c.person == person))

    # -- passphrases -------------------------------------------------------------------------------

    async def keep_phrase(self, phrase: Phrase) -> bool:
        """Keep the one passphrase of somebody; False if its handle is taken."""
        async with self._changing() as connection:
            await connection.execute(sa.delete(phrases).where(phrases.c.person == phrase.person))
            put = self._insert(phrases).values(**phrase.__dict__).on_conflict_do_nothing()
            made = await connection.execute(put.returning(phrases.c.handle))
            return made.first() is not None

    async def phrase(self, handle: str) -> Phrase | None:
        """The passphrase with a handle."""
        found = await self._rows(sa.select(phrases).where(phrases.c.handle == handle))
        return Phrase(**found[0]._mapping) if found else None

    async def has_phrase(self, person: str) -> bool:
        """Whether somebody has a passphrase."""
        where = phrases.c.person == person
        return bool(await self._rows(sa.select(phrases.c.handle).where(where)))

    # -- forgetting --------------------------------------------------------------------------------

    async def forget_person(self, person: str) -> None:
        """Delete all that is kept of somebody beside tables."""
        ways = sa.select(notice_ways.c.id).where(notice_ways.c.person == person)
        async with self._changing() as connection:
            await connection.execute(sa.delete(notices).where(notices.c.way.in_(ways)))
            for column in (
                people.c.person, devices.c.person, links.c.person, phrases.c.person,
                shelved.c.person, ballots.c.person, makers.c.person, passkeys.c.person,
                notice_wishes.c.person, notice_ways.c.person,
            ):  # fmt: skip
                await connection.execute(sa.delete(column.table).where(column == person))
