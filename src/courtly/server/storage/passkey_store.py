"""Passkeys, and what they were asked to sign."""

from __future__ import annotations

from dataclasses import asdict, dataclass

import sqlalchemy as sa

from .device_store import DeviceStore
from .host_schema import challenges, passkeys


@dataclass(frozen=True)
class Passkey:
    """What is kept of a passkey."""

    id: str
    person: str
    credential: str
    public_key: str
    handle: str
    site: str
    count: int
    name: str
    added: float


class PasskeyStore(DeviceStore):
    """The database, with people's passkeys."""

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """All of somebody, the first first."""
        query = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.added)
        return [Passkey(**r._mapping) for r in await self._rows(query)]

    async def passkey(self, wanted: str) -> Passkey | None:
        """The one that is known so."""
        found = await self._rows(sa.select(passkeys).where(passkeys.c.id == wanted))
        return Passkey(**found[0]._mapping) if found else None

    async def keep_passkey(self, one: Passkey) -> bool:
        """Keep a new one; False if it is somebody's already."""
        put = self._insert(passkeys).values(**asdict(one)).on_conflict_do_nothing()
        async with self._changing() as connection:
            return (await connection.execute(put)).rowcount > 0

    async def used_passkey(self, one: Passkey, count: int) -> bool:
        """Note how often it has signed; False if it did meanwhile, or is gone."""
        same = sa.and_(passkeys.c.id == one.id, passkeys.c.count == one.count)
        async with self._changing() as connection:
            change = sa.update(passkeys).where(same).values(count=count)
            return (await connection.execute(change)).rowcount > 0

    async def drop_passkey(self, person: str, wanted: str) -> bool:
        """Forget one of somebody's; False if there is none."""
        mine = sa.and_(passkeys.c.person == person, passkeys.c.id.like(f"{wanted}%"))
        async with self._changing() as connection:
            return (await connection.execute(sa.delete(passkeys).where(mine))).rowcount > 0

    async def challenge(
        self, hash_: str, asker: str, site: str, expires: float, now: float
    ) -> None:
        """Keep what somebody is asked to sign; what is too old is gone."""
        values = {"hash": hash_, "asker": asker, "site": site, "expires": expires}
        async with self._changing() as connection:
            await connection.execute(sa.delete(challenges).where(challenges.c.expires < now))
            await connection.execute(sa.insert(challenges), values)

    async def answered(self, hash_: str, asker: str, site: str, now: float) -> bool:
        """Take it back: it is answered once, by who was asked, where it was asked."""
        there = sa.and_(challenges.c.hash == hash_, challenges.c.expires >= now)
        same = sa.and_(challenges.c.asker == asker, challenges.c.site == site)
        async with self._changing() as connection:
            done = await connection.execute(sa.delete(challenges).where(there, same))
            return done.rowcount > 0
