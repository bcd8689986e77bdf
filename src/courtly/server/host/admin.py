"""What a host can do, by the page or the command line: on the database alone.

Servers find out by themselves (`House`), so the command line needs none.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from .. import clock
from ..people.phrases import slow_hash
from ..storage.admin_store import AdminStore, SeenTable
from ..storage.host_store import Ban, Invitation
from ..table.hashes import hashed
from ..table.log import Row
from ..table.seating import seated
from ..wire import host as w
from ..wire.refused import Refused
from ..wire.types import Status

DAY = 24 * 3600.0
SHOWN = 16
"""So much of the hash of a person, or an invitation, is shown."""
MOST_PEOPLE = 500  # are looked through for a name
AT_ONCE = 100  # tables marked in one transaction


class Admin:
    """The host's hands."""

    def __init__(self, store: AdminStore) -> None:
        self._store = store

    # -- rules -------------------------------------------------------------------------------------

    async def rules(self) -> w.HouseRules:
        """What is decided."""
        rules = await self._store.rules()
        return w.HouseRules(
            making=rules.get("making", "open"),
            password="password" in rules,
            ladder=rules.get("ladder", "off"),
            invitations=[_invitation(one) for one in await self._store.invitations()],
        )

    async def decide(self, wanted: w.NewRules) -> w.HouseRules:
        """Change what is given."""
        if wanted.password is not None:
            await self._set_password(wanted.password)
        if wanted.making == "password" and "password" not in await self._store.rules():
            raise Refused("options", "Set a password first.", text="problem-password-missing")
        for name, value in (("making", wanted.making), ("ladder", wanted.ladder)):
            if value is not None:
                await self._store.set_rule(name, value)
        return await self.rules()

    async def _set_password(self, password: str) -> None:
        """Who came by an earlier one stays."""
        salt = secrets.token_hex(16)
        kept = {"salt": salt, "hash": await asyncio.to_thread(slow_hash, password, salt)}
        await self._store.set_rule("password", kept)

    async def invite(self, wanted: w.InvitationWanted) -> w.InvitationMade:
        """A new link; only its hash is kept."""
        token, now = secrets.token_urlsafe(24), clock.now()
        expires = now + wanted.days * DAY if wanted.days else None
        one = Invitation(hashed(token), wanted.name, now, expires, wanted.most, 0)
        await self._store.invite(one)
        told = _invitation(one)
        return w.InvitationMade(token=token, path=f"/welcome#{token}", invitation=told)

    async def uninvite(self, wanted: str, people: bool) -> w.HouseRules:
        """Take a link back, and if wanted what those may who came by it."""
        fits = [one for one in await self._store.invitations() if one.hash.startswith(wanted)]
        if len(fits) != 1:
            raise Refused("no_seat", "There is no such invitation.", text="problem-no-invitation")
        await self._store.uninvite(fits[0].hash)
        if people:
            await self._store.let_make_no_more(by=fits[0].hash)
        return await self.rules()

    # -- tables ------------------------------------------------------------------------------------

    async def tables(
        self, status: Status | None, days: int | None = None, skip: int = 0, limit: int = 50
    ) -> list[w.HostTable]:
        """Tables, with who sits there: the last first where something happened, or, with `days`,
        those where nothing did for so long, the longest first."""
        before = clock.now() - days * DAY if days else None
        found = await self._store.seen_tables(status=status, before=before, skip=skip, limit=limit)
        ids = [one.id for one in found]
        rows = {row.id: row for row in await self._store.rows(ids)}
        seatings = await self._store.seatings(ids)
        return [_table(one, rows[one.id], seatings[one.id]) for one in found if one.id in rows]

    async def delete(
        self, ids: Sequence[str], progress: Callable[[int], Any] = lambda _: None
    ) -> int:
        """Delete tables: nobody gets in from now on; a server deletes them when all let go."""
        alone, gone = not await self._store.served(clock.now()), 0
        for k in range(0, len(ids), AT_ONCE):
            some = ids[k : k + AT_ONCE]
            gone += await self._store.doom(some)
            for table in some if alone else ():
                await self._store.delete_table(table)
            progress(len(some))
        if not gone:
            raise Refused("no_table", "There is no such table.")
        return gone

    async def idle(self, status: Status | None, days: int) -> list[str]:
        """The tables where nothing happened for some days."""
        before = clock.now() - days * DAY
        most = 1_000_000
        found = await self._store.seen_tables(status=status, before=before, skip=0, limit=most)
        return [one.id for one in found]

    async def clean(self, wanted: w.Cleaning) -> w.Cleaned:
        """Delete them, or count them."""
        found = await self.idle(wanted.status, wanted.days)
        if wanted.sure and found:
            await self.delete(found)
        return w.Cleaned(tables=len(found), done=wanted.sure)

    async def strike(self, table: str, struck: bool) -> None:
        """Leave a rated table out of the ladder, or take it back."""
        if not await self._store.strike(table, struck):
            raise Refused("no_table", "There is no such rated table.")

    # -- people ------------------------------------------------------------------------------------

    async def people(self, words: str = "", limit: int = 50) -> list[w.HostPerson]:
        """Who plays here, those seen last first; and all against whom something holds."""
        seen = {one.person: one for one in await self._store.seen_people(MOST_PEOPLE)}
        held = await self._store.bans(clock.now())
        listed = [*seen, *dict.fromkeys(ban.person for ban in held if ban.person not in seen)]
        names = await self._names(listed)
        names |= {ban.person: ban.name for ban in held if not names.get(ban.person)}
        makers = await self._store.all_makers()
        sought = words.casefold()
        fits = [
            who for who in listed if sought in names.get(who, "").casefold() or who[:SHOWN] == words
        ]
        return [
            w.HostPerson(
                id=who[:SHOWN],
                name=names.get(who, ""),
                tables=seen[who].tables if who in seen else 0,
                seen=seen[who].seen if who in seen else 0.0,
                may_make=who in makers,
                bans=[_ban(ban) for ban in held if ban.subject == who and ban.kind != "near"],
            )
            for who in fits[:limit]
        ]

    async def _names(self, persons: Sequence[str]) -> dict[str, str]:
        """What people were called at the table they sat down at last."""
        newest = await self._store.newest_tables(persons)
        ids = list(dict.fromkeys(newest.values()))
        rows = {row.id: row for row in await self._store.rows(ids)}
        seatings = await self._store.seatings(ids)
        names = {}
        for who, table in newest.items():
            if table in rows:
                for seat in seated(rows[table].setting["seats"], seatings[table]):
                    if seat["holder"] == who and seat["name"]:
                        names[who] = str(seat["name"])
        return names

    async def person(self, shown: str) -> str:
        """The person that is shown so."""
        found = await self._store.persons_like(shown)
        if len(found) != 1:
            raise Refused("no_seat", "There is no such person.", text="problem-no-person")
        return found[0]

    async def ban(self, wanted: w.BanWanted) -> None:
        """Mute or ban somebody, on all their devices."""
        who, now = await self.person(wanted.person), clock.now()
        name = (await self._names([who])).get(who, "")
        until = now + wanted.days * DAY if wanted.days else None
        near = wanted.near and wanted.kind == "banned"
        settled = wanted.kind == "muted"
        ban = Ban(wanted.kind, who, who, name, wanted.why, now, until, near, settled)
        await self._store.ban(ban)

    async def pardon(self, wanted: w.Pardon) -> None:
        """Take back what holds against somebody, or that they may make tables."""
        who = await self.person(wanted.person)
        if wanted.kind == "maker":
            done = await self._store.let_make_no_more(person=who)
        else:
            kinds = ["banned", "near"] if wanted.kind == "banned" else ["muted"]
            done = await self._store.pardon(who, kinds)
        if not done:
            raise Refused("no_seat", "There is nothing to take back.", text="problem-no-ban")

    # -- sizes and secrets -------------------------------------------------------------------------

    async def sizes(self) -> w.Sizes:
        """How large everything is."""
        return w.Sizes(bytes=await self._store.size(), **await self._store.counts())


def _invitation(one: Invitation) -> w.InvitationInfo:
    return w.InvitationInfo(
        id=one.hash[:SHOWN],
        name=one.name,
        made=one.made,
        expires=one.expires,
        most=one.most,
        used=one.used,
    )


def _ban(ban: Ban) -> w.BanInfo:
    kind: Any = ban.kind
    return w.BanInfo(kind=kind, why=ban.why, at=ban.at, until=ban.until, near=ban.near)


def _table(one: SeenTable, row: Row, seatings: Sequence[Any]) -> w.HostTable:
    return w.HostTable(
        table=one.id,
        game=one.game,
        status=row.status,
        private=one.private,
        created=one.created,
        active=one.active,
        rated=one.rated,
        seats=[
            w.HostSeat(
                name=seat["name"],
                level=seat["level"],
                person=seat["holder"][:SHOWN] if seat["holder"] else None,
            )
            for seat in seated(row.setting["seats"], seatings)
        ],
    )
