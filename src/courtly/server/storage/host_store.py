"""The rules of the house: who may make tables, who is muted or banned, whose secrets open what."""

from __future__ import annotations

import contextlib
import hmac
import json
from collections.abc import AsyncIterator, Iterable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Literal

import sqlalchemy as sa

from .host_schema import bans, host_keys, house, invitations, makers, rated
from .notice_store import NoticeStore
from .schema import devices, processes, seats

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

KeyKind = Literal["secret", "session"]
ALIVE_SECONDS = 60.0
"""So long a process that was silent may live: its secret opens the host's page."""


@dataclass(frozen=True)
class Ban:
    """Somebody who is muted or banned, or an address a banned one came from."""

    kind: str
    subject: str
    person: str
    name: str
    why: str
    at: float
    until: float | None
    near: bool
    settled: bool


@dataclass(frozen=True)
class Invitation:
    """A link for people who may make tables."""

    hash: str
    name: str
    made: float
    expires: float | None
    most: int | None
    used: int


class HostStore(NoticeStore):
    """The database, with what the host decides."""

    # -- rules -------------------------------------------------------------------------------------

    async def revision(self) -> int:
        """How often anything here was changed."""
        return int((await self._house("revision")).get("revision", 0))

    async def rules(self) -> dict[str, Any]:
        """All rules that were set, by name."""
        return await self._house()

    async def _house(self, *names: str) -> dict[str, Any]:
        query = sa.select(house)
        found = await self._rows(query.where(house.c.name.in_(names)) if names else query)
        return {r.name: json.loads(r.value) for r in found}

    async def set_rule(self, name: str, value: Any) -> None:
        """Set a rule."""
        async with self.deciding() as connection:
            await connection.execute(self._put_rule(name, json.dumps(value)))

    async def first_rule(self, name: str, value: Any) -> Any:
        """Set a rule once; as it was set first."""
        put = self._insert(house).values(name=name, value=json.dumps(value))
        async with self._changing() as connection:
            await connection.execute(put.on_conflict_do_nothing())
        return (await self._house(name))[name]

    def _put_rule(self, name: str, value: str) -> Any:
        put = self._insert(house).values(name=name, value=value)
        return put.on_conflict_do_update(index_elements=["name"], set_={"value": value})

    @contextlib.asynccontextmanager
    async def deciding(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of which all processes learn."""
        async with self._changing() as connection:
            yield connection
            put = self._insert(house).values(name="revision", value="1")
            counted = sa.cast(sa.cast(house.c.value, sa.Integer) + 1, sa.Text)
            await connection.execute(
                put.on_conflict_do_update(index_elements=["name"], set_={"value": counted})
            )

    # -- who is muted or banned --------------------------------------------------------------------

    async def bans(self, now: float) -> list[Ban]:
        """All that are in force."""
        alive = sa.or_(bans.c.until.is_(None), bans.c.until > now)
        return [Ban(**r._mapping) for r in await self._rows(sa.select(bans).where(alive))]

    async def ban(self, given: Ban) -> None:
        """Mute or ban a person: as they are known now, and each of their devices."""
        async with self.deciding() as connection:
            await connection.execute(sa.delete(bans).where(_ban_of(given.kind, given.person)))
            found = await connection.execute(
                sa.select(devices.c.device).where(devices.c.person == given.person)
            )
            for subject in {given.person, *(r[0] for r in found)}:
                row = asdict(given) | {"subject": subject}
                put = self._insert(bans).values(**row)
                again = put.on_conflict_do_update(index_elements=["kind", "subject"], set_=row)
                await connection.execute(again)

    async def bar(self, address: Ban) -> None:
        """Note an address a banned one came from."""
        async with self.deciding() as connection:
            put = self._insert(bans).values(**asdict(address))
            await connection.execute(put.on_conflict_do_nothing())

    async def pardon(self, person: str, kinds: Iterable[str]) -> int:
        """Let somebody speak, or come in, again; how many rows that were."""
        async with self.deciding() as connection:
            where = sa.and_(bans.c.person == person, bans.c.kind.in_(list(kinds)))
            return (await connection.execute(sa.delete(bans).where(where))).rowcount

    async def settle(self, person: str) -> None:
        """Bots have taken over the seats of somebody who was banned."""
        async with self._changing() as connection:
            mine = sa.update(bans).where(_ban_of("banned", person))
            await connection.execute(mine.values(settled=True))

    async def end_bans(self, now: float) -> None:
        """Forget those that are over."""
        async with self._changing() as connection:
            await connection.execute(sa.delete(bans).where(bans.c.until <= now))

    async def known(self, person: str) -> bool:
        """Whether somebody has played here before, or has several devices."""
        for column in (seats.c.holder, devices.c.person, makers.c.person):
            if await self._rows(sa.select(column).where(column == person).limit(1)):
                return True
        return False

    # -- who may make tables -----------------------------------------------------------------------

    async def may_make(self, person: str) -> bool:
        """Whether somebody was invited, or knew the password."""
        return bool(await self._rows(sa.select(makers.c.by).where(makers.c.person == person)))

    async def let_make(self, person: str, by: str, now: float) -> None:
        """Let somebody make tables."""
        put = self._insert(makers).values(person=person, since=now, by=by)
        async with self._changing() as connection:
            await connection.execute(put.on_conflict_do_nothing())

    async def let_make_no_more(self, *, person: str | None = None, by: str | None = None) -> int:
        """Take it back: from a person, or from all who came the same way."""
        column, value = (makers.c.person, person) if person else (makers.c.by, by)
        async with self.deciding() as connection:
            return (await connection.execute(sa.delete(makers).where(column == value))).rowcount

    async def invite(self, one: Invitation) -> None:
        """Keep a new invitation."""
        async with self.deciding() as connection:
            await connection.execute(sa.insert(invitations), asdict(one))

    async def invitations(self) -> list[Invitation]:
        """All of them, the newest first."""
        found = await self._rows(sa.select(invitations).order_by(invitations.c.made.desc()))
        return [Invitation(**r._mapping) for r in found]

    async def uninvite(self, wanted: str) -> None:
        """An invitation no longer holds."""
        async with self.deciding() as connection:
            await connection.execute(sa.delete(invitations).where(invitations.c.hash == wanted))

    async def accept(self, wanted: str, person: str, now: float) -> bool:
        """Use an invitation; False if there is no such one, or it is used up. Once is enough."""
        if await self.may_make(person):
            return True
        holds = sa.and_(
            invitations.c.hash == wanted,
            sa.or_(invitations.c.expires.is_(None), invitations.c.expires > now),
            sa.or_(invitations.c.most.is_(None), invitations.c.used < invitations.c.most),
        )
        count = sa.update(invitations).where(holds).values(used=invitations.c.used + 1)
        async with self._changing() as connection:
            if (await connection.execute(count)).rowcount == 0:
                return False
            put = self._insert(makers).values(person=person, since=now, by=wanted)
            await connection.execute(put.on_conflict_do_nothing())
        return True

    # -- what opens the host's page ----------------------------------------------------------------

    async def keep_key(
        self, kind: KeyKind, hash_: str, *, process: str | None = None, expires: float | None = None
    ) -> None:
        """Keep the hash of a key: for as long as a process lives, or until a time."""
        values = {"hash": hash_, "kind": kind, "process": process, "expires": expires}
        async with self._changing() as connection:
            if process is not None:
                mine = sa.delete(host_keys).where(host_keys.c.process == process)
                await connection.execute(mine)
            await connection.execute(sa.insert(host_keys), values)

    async def key_fits(self, kind: KeyKind, hash_: str, now: float) -> bool:
        """Whether a key opens the host's page; how long that takes says nothing about it."""
        holds = sa.or_(host_keys.c.process.in_(_alive(now)), host_keys.c.expires > now)
        query = sa.select(host_keys.c.hash).where(holds, host_keys.c.kind == kind)
        fits = [hmac.compare_digest(r[0], hash_) for r in await self._rows(query)]
        return any(fits)

    async def drop_key(self, hash_: str) -> None:
        """It opens nothing any more."""
        async with self._changing() as connection:
            await connection.execute(sa.delete(host_keys).where(host_keys.c.hash == hash_))

    async def tidy_keys(self, now: float) -> None:
        """Forget keys that are too old, and those of processes that are gone."""
        silent = host_keys.c.process.not_in(_alive(now))
        old = sa.or_(host_keys.c.expires <= now, sa.and_(host_keys.c.process.is_not(None), silent))
        async with self._changing() as connection:
            await connection.execute(sa.delete(host_keys).where(old))

    # -- rated tables ------------------------------------------------------------------------------

    async def rate(self, table: str) -> None:
        """A table's game counts on the ladder."""
        put = self._insert(rated).values(table_id=table, struck=False).on_conflict_do_nothing()
        async with self._changing() as connection:
            await connection.execute(put)


def _alive(now: float) -> Any:
    return sa.select(processes.c.name).where(processes.c.alive > now - ALIVE_SECONDS)


def _ban_of(kind: str, person: str) -> sa.ColumnElement[bool]:
    return sa.and_(bans.c.kind == kind, bans.c.person == person)
