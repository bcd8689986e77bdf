"""One person, several devices: linked by a code that is used once, listed, revoked."""

from __future__ import annotations

import functools
import secrets
from typing import TYPE_CHECKING

from .. import clock
from ..host.house import House
from ..http.limits import Limit
from ..live.hub import Hub
from ..live.tables import Ask, LiveTables
from ..settings import Settings
from ..storage.device_store import Asking, Device
from ..storage.passkey_store import PasskeyStore
from ..table.commands import Asked
from ..table.hashes import hashed
from ..table.table import Table
from ..wire.people import DeviceInfo, LinkMade, PasskeyInfo, WaitingDevice, You
from ..wire.refused import Refused
from .phrases import Phrases

if TYPE_CHECKING:
    from .passkeys import Passkeys

LINK_SECONDS = 300.0
MOST_DEVICES = 12
MOST_GAMES = 500  # that come along with a device
_USED = "This code is unknown, was used, or is older than five minutes."
_BOTH = "Both sit at the same table; end that game first."


def device_id(device: str) -> str:
    """How a device is called in lists: nothing to be had by it."""
    return hashed(f"device {device}")[:16]


class Devices:
    """Whose is whose."""

    def __init__(
        self, settings: Settings, store: PasskeyStore, live: LiveTables, hub: Hub, house: House
    ) -> None:
        self._store, self._live, self._hub, self._house = store, live, hub, house
        self._people_per_address = settings.people_per_address
        self._claims = Limit(1 / 10, 10, settings.people_per_address)
        self.phrases = Phrases(store, settings.people_per_address)

    @functools.cached_property
    def passkeys(self) -> Passkeys:
        """What there is about passkeys; brought in when somebody first asks."""
        from .passkeys import Passkeys

        return Passkeys(self._store, self._people_per_address)

    async def you(self, person: str, device: str) -> You:
        """What a person is told of themselves."""
        mine = await self._store.devices_of(person)
        asking = await self._store.asking(person, clock.now())
        return You(
            name=await self._store.name_of(person),
            devices=[
                DeviceInfo(
                    id=device_id(one.device),
                    name=one.name,
                    added=one.added,
                    here=one.device == device,
                )
                for one in mine
            ],
            waiting=WaitingDevice(name=asking.name, number=asking.number) if asking else None,
            phrase=await self._store.has_phrase(person),
            passkeys=[
                PasskeyInfo(id=one.id[:16], name=one.name, added=one.added)
                for one in await self._store.passkeys_of(person)
            ],
        )

    # -- by a code ---------------------------------------------------------------------------------

    async def link(self, person: str, name: str) -> LinkMade:
        """A new code, for one device; earlier ones are gone."""
        code, now = secrets.token_urlsafe(24), clock.now()
        await self._store.link(hashed(code), person, now + LINK_SECONDS, now)
        await self._store.call(person, name)
        return LinkMade(code=code, expires=now + LINK_SECONDS)

    async def claim(self, device: str, address: str, code: str, name: str) -> str:
        """A new device asks to become somebody's: the number to be compared on both."""
        self._house.check_person(device)
        if not self._claims.take(device, address):
            raise Refused("too_fast", "Too many codes were tried; wait a minute.")
        number = f"{secrets.randbelow(10_000):04}"
        person = await self._store.claim(hashed(code), Asking(device, name, number), clock.now())
        if person is None:
            raise Refused("invite", _USED, text="problem-link-used")
        return number

    async def answer(self, person: str, number: str, yes: bool) -> None:
        """Its person says yes or no on a device that is theirs."""
        asking = await self._store.asking(person, clock.now())
        if asking is None or asking.number != number:
            raise Refused("invite", "No device waits with this number.", text="problem-link-number")
        await self._store.unlink(person)
        if yes:
            await self.adopt(person, Device(asking.device, asking.name, clock.now()))

    # -- becoming somebody's -----------------------------------------------------------------------

    async def adopt(self, person: str, new: Device) -> None:
        """Make a device somebody's; games it had alone come along."""
        self._house.check_person(person, new.device)
        before = await self._store.person_of(new.device)
        if before == person:
            return
        if len(await self._store.devices_of(person)) >= MOST_DEVICES:
            raise Refused("full", "You have many devices.", text="problem-devices-many")
        alone = len(await self._store.devices_of(before)) <= 1
        if alone:
            await self._check_apart(before, person)
        await self._store.adopt(person, await self._store.name_of(person) or new.name, new)
        if alone:
            await self._take_along(before, person)
        self._hub.dismiss(new.device)

    async def _check_apart(self, one: str, other: str) -> None:
        """Two who play against each other do not become one: they would see both hands."""
        running = [
            {table for table, _, over in await self._store.seats_of(who) if not over}
            for who in (one, other)
        ]
        if running[0] & running[1]:
            raise Refused("taken", _BOTH, text="problem-link-both")

    async def _take_along(self, old: str, new: str) -> None:
        await self._store.take_along(old, new)
        for table, seat, _ in (await self._store.seats_of(old))[:MOST_GAMES]:
            try:
                await self._live.store_entry(table, new, None, _handing(seat, old))
                await self._live.read_again(table)  # who made it is another, too
            except Refused:  # it cannot be opened: then there is nothing to go on with
                continue

    async def revoke(self, person: str, wanted: str) -> None:
        """Take a device off the list: from now on it is a person of its own, without games."""
        mine = await self._store.devices_of(person)
        found = next((one for one in mine if device_id(one.device) == wanted), None)
        if found is None or len(mine) < 2:
            raise Refused("no_seat", "You have no such device, or no other.", text="problem-device")
        await self._store.disown(found.device, person, hashed(secrets.token_urlsafe(32)))
        self._hub.dismiss(found.device)


def _handing(seat: int, old: str) -> Ask:
    """The same person goes on by another name; nothing else changes at the table."""

    def ask(table: Table) -> Asked:
        if table.seats[seat].holder != old:
            raise Refused("stale", "That seat is somebody else's by now.")
        return "hand_over", seat, {"name": table.seats[seat].name, "same": True}

    return ask
