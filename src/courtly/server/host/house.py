"""The rules of the house as they are in force: every process looks for new ones every two seconds.

They are asked at every request, so they are kept in memory; what is asked rarely is looked up.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import secrets
from typing import Literal, cast

from .. import clock
from ..http.limits import neighbourhood
from ..live.hub import Hub
from ..live.tables import LiveTables
from ..loops import Loops
from ..storage.admin_store import AdminStore
from ..storage.host_store import Ban
from ..wire.refused import Refused

Making = Literal["open", "invited", "password"]
Ladder = Literal["off", "host", "public"]
EVERY = 2.0
SWEEP = 30.0
NEAR_SECONDS = 30 * 24 * 3600.0
"""So long an address is remembered at most."""


class House:
    """What holds for all who come."""

    def __init__(self, store: AdminStore, live: LiveTables, hub: Hub) -> None:
        self._store, self._live, self._hub = store, live, hub
        self.making: Making = "open"
        self.ladder: Ladder = "off"
        self._bans: dict[tuple[str, str], Ban] = {}
        self._salt = ""
        self._revision = -1
        self._doomed: set[str] = set()
        """Tables that were to be deleted when they were last looked for."""
        self.loops = Loops()

    async def start(self) -> None:
        """Read the rules, and look for new ones from now on."""
        now = clock.now()
        await self._store.tidy_keys(now)
        await self._store.end_bans(now)
        await self._read(await self._store.revision())
        self.loops.start("house", self._look, 60)
        self.loops.start("sweep", self._sweep, 600)

    async def _look(self) -> None:
        await self.refresh()
        await asyncio.sleep(EVERY)

    async def refresh(self) -> None:
        """See whether anything was decided, here, elsewhere or on the command line; and do it."""
        revision = await self._store.revision()
        if revision != self._revision:
            await self._read(revision)
            self._show_out()
            await self._live.drop_missing()
        await self._free_seats()

    async def _read(self, revision: int) -> None:
        rules = await self._store.rules()
        self.making = cast(Making, rules.get("making", "open"))
        self.ladder = cast(Ladder, rules.get("ladder", "off"))
        self._salt = rules.get("salt", "")
        found = await self._store.bans(clock.now())
        self._bans = {(ban.kind, ban.subject): ban for ban in found}
        self._revision = revision

    # -- who is muted or banned --------------------------------------------------------------------

    def _ban(self, kind: str, *subjects: str) -> Ban | None:
        """What holds against somebody, by any of the names they have."""
        for subject in subjects:
            ban = self._bans.get((kind, subject))
            if ban is not None and (ban.until is None or ban.until > clock.now()):
                return ban
        return None

    def check_speaks(self, who: str, device: str) -> None:
        """Refuse a word from who is muted."""
        if self._bans and self._ban("muted", who, device):
            raise Refused("muted", "The host of this server has muted you.")

    def check_person(self, *subjects: str) -> None:
        """Refuse somebody who is banned, by any of the names they have."""
        if self._bans and self._ban("banned", *subjects):
            raise Refused("banned", "The host of this server has banned you.")

    async def check_welcome(self, who: str, device: str, address: str) -> None:
        """The same, for who comes from an address; also new browsers where such a one came from."""
        if not self._bans:
            return
        if (ban := self._ban("banned", who, device)) is not None:
            await self._note(ban, address)
            self.check_person(who, device)
        if self._ban("near", self._hidden(address)) and not await self._store.known(who):
            raise Refused(
                "banned", "Nobody new may come from this address at present.", text="problem-near"
            )

    async def _note(self, ban: Ban, address: str) -> None:
        """Remember where a banned one came from, if the host wants it."""
        if not ban.near or _own(address):
            return
        if not self._salt:
            self._salt = await self._store.first_rule("salt", secrets.token_hex(16))
        hidden = self._hidden(address)
        if self._ban("near", hidden) is None:
            end = clock.now() + NEAR_SECONDS
            until = end if ban.until is None else min(end, ban.until)
            near = Ban("near", hidden, ban.person, "", "", clock.now(), until, False, True)
            await self._store.bar(near)
            self._bans["near", hidden] = near

    def _hidden(self, address: str) -> str:
        """An address as it is kept: nobody reads it without the database's salt."""
        said = neighbourhood(address).encode()
        return hmac.new(self._salt.encode(), said, hashlib.sha256).hexdigest()

    def _show_out(self) -> None:
        """Close the sockets of who is banned; they come back, and are told."""
        for client in list(self._hub.clients):
            if self._ban("banned", client.who, client.device):
                client.dismiss()

    async def _free_seats(self) -> None:
        """Let bots take over where somebody was banned; done twice it is the same."""
        fresh = {ban.person for ban in self._bans.values() if not ban.settled}
        if not fresh:
            return
        from ..people.leaving import leave_all

        for person in fresh:
            await leave_all(self._store, self._live, person)
            await self._store.settle(person)
        await self._read(self._revision)

    async def _sweep(self) -> None:
        """Delete tables that were marked long enough ago for every process to have let them go."""
        await asyncio.sleep(SWEEP)
        doomed, before = await self._store.doomed(), self._doomed
        for table in doomed & before:
            await self._store.delete_table(table)
        self._doomed = doomed - before

    # -- who may make tables -----------------------------------------------------------------------

    async def check_maker(self, who: str) -> None:
        """Refuse a table to who may not make one."""
        self.check_person(who)
        if self.making != "open" and not await self._store.may_make(who):
            said = f"problem-making-{self.making}"
            raise Refused("makers", "The host lets only some make tables here.", text=said)


def _own(address: str) -> bool:
    """Whether it is this machine, or nothing: then it is a proxy nobody told us about."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return True
