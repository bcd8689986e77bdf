"""Where people want to be told: asked for, confirmed, stopped."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ...core.texts import texts
from .. import clock
from ..http.limits import Limit
from ..settings import Settings
from ..storage.notice_store import NoticeStore
from ..storage.way_store import Way, WayKind, Wishes
from ..table.hashes import hashed
from ..wire.notices import NoticePush, NoticeWay, NoticeWishes
from ..wire.refused import Refused
from . import words
from .finding import Finding
from .links import Links
from .message import Message, NotNow, Sender, Undeliverable, Unsure
from .occasions import KINDS
from .times import zone_of

if TYPE_CHECKING:  # it brings a library along that a server may not have
    from .senders.push import Push

CODE_SECONDS = 24 * 3600.0
MOST_WAYS = 12
DAY = 86400.0
CONFIRMATIONS = 3
"""So many a day to one address,"""
CONFIRMATIONS_EACH = 6
"""and so many asked for by one person."""
NEVER = 365 * DAY
"""For how long who said "never write here" is not asked again."""
_MANY = 1_000_000


class Subscribing:
    """Keeps what people want."""

    def __init__(
        self,
        settings: Settings,
        store: NoticeStore,
        finding: Finding,
        links: Links,
        senders: dict[WayKind, Sender],
        push: Push | None,
    ) -> None:
        self._store, self._finding, self._links = store, finding, links
        self._senders, self._push = senders, push
        self._asks = Limit(1 / 20, 10, settings.people_per_address)

    # -- wishes ------------------------------------------------------------------------------------

    async def wishes(self, person: str) -> NoticeWishes | None:
        """What somebody wants; None if they never said."""
        found = (await self._store.wishes_of([person])).get(person)
        if found is None:
            return None
        quiet = [found.quiet_from, found.quiet_to]
        return NoticeWishes(
            language=found.language,
            zone=found.zone,
            daily=found.daily,
            quiet=[hour for hour in quiet if hour is not None] or None,
            kinds=[kind for kind in KINDS if kind in found.kinds.split()],
        )

    async def wish(self, person: str, wanted: NoticeWishes) -> None:
        """Keep what somebody wants; what waits already is told by that."""
        if zone_of(wanted.zone) is None:
            raise Refused("options", "No such time zone.", text="problem-notices-zone")
        begin, end = wanted.quiet or (None, None)
        kinds = " ".join(kind for kind in KINDS if kind in wanted.kinds)
        await self._store.wish(
            Wishes(person, wanted.language, wanted.zone, wanted.daily, begin, end, kinds)
        )
        await self._store.look_again(person, clock.now())

    # -- ways --------------------------------------------------------------------------------------

    async def ways(self, person: str, device: str) -> list[NoticeWay]:
        """Where somebody is told."""
        return [
            NoticeWay(
                id=way.id,
                kind=way.kind,
                name=way.name,
                confirmed=way.confirmed is not None,
                here=way.device == device,
            )
            for way in await self._store.ways_of([person])
        ]

    async def ask(self, person: str, client: str, kind: WayKind, address: str, name: str) -> None:
        """Send a code to an address; nothing else is ever sent there before it comes back."""
        sender = await self._check(person, client, kind)
        now, code = clock.now(), secrets.token_urlsafe(24)
        there = await self._pseudonym(kind, address)
        asked = await self._store.count(there, now, now + DAY)
        mine = await self._links.pseudonym(f"asks {person}")
        if asked > CONFIRMATIONS or await self._store.count(mine, now, now + DAY) > (
            CONFIRMATIONS_EACH
        ):
            raise Refused("too_fast", "Enough was sent there today.", text="problem-notices-many")
        way = Way(
            secrets.token_urlsafe(16), person, kind, address, name, None, now, None, hashed(code)
        )
        await self._store.add_way(way)
        wishes = (await self._store.wishes_of([person])).get(person)
        language = texts(wishes.language if wishes else "en")
        stop = await self._links.stop(way.id)
        await self._send(
            sender, way, words.confirmation(language, f"/notices#confirm={code}", stop)
        )

    async def add_push(self, person: str, client: str, device: str, wanted: NoticePush) -> None:
        """A browser, which asked its owner itself."""
        await self._check(person, client, "push")
        before = [way for way in await self._store.ways_of([person]) if way.device == device]
        name = wanted.name or (before[0].name if before else None)
        if (
            name is None or self._push is None
        ):  # it was stopped, and is not begun again by a worker alone
            raise Refused("no_seat", "You are not told there.", text="problem-notices-way")
        try:
            address = await self._push.check(wanted.endpoint, wanted.p256dh, wanted.auth)
        except (Undeliverable, NotNow):
            raise Refused("options", "Not a browser.", text="problem-notices-push") from None
        now = clock.now()
        way = Way(secrets.token_urlsafe(16), person, "push", address, name, device, now, now, None)
        await self._store.add_way(way)
        await self._begin(person)

    async def _check(self, person: str, client: str, kind: WayKind) -> Sender:
        sender = self._senders.get(kind)
        if sender is None:
            raise Refused("options", "This server does not do that.", text="problem-notices-way")
        if not self._asks.take(person, client):
            raise Refused("too_fast", "You asked for much; wait a moment.")
        if len(await self._store.ways_of([person])) >= MOST_WAYS:
            raise Refused("full", "You are told in many places.", text="problem-notices-full")
        if await self.wishes(person) is None:
            raise Refused("options", "Say first what you want.", text="problem-notices-way")
        return sender

    async def confirm(self, code: str) -> bool:
        """A code came back; once, and not late."""
        now = clock.now()
        id_ = await self._store.confirm_way(hashed(code), now, now - CODE_SECONDS)
        way = await self._store.way(id_) if id_ else None
        if way is None:
            return False
        await self._begin(way.person)
        return True

    async def _begin(self, person: str) -> None:
        """Games that are over by now are no news; those that go on are looked at."""
        await self._store.begin_to_listen(person)
        self._finding.look_again()

    async def trial(self, person: str, client: str, id_: str) -> None:
        """Send something to one way, to see that it arrives."""
        way = await self._own(person, id_)
        sender = self._senders.get(way.kind)
        if way.confirmed is None or sender is None:
            raise Refused("options", "It is not confirmed.", text="problem-notices-way")
        now = clock.now()
        key = await self._links.pseudonym(f"trial {way.id}")
        if not self._asks.take(person, client) or await self._store.count(key, now, now + DAY) > 5:
            raise Refused("too_fast", "Enough was sent there today.", text="problem-notices-many")
        wishes = (await self._store.wishes_of([person])).get(person)
        language = texts(wishes.language if wishes else "en")
        stop = await self._links.stop(way.id)
        await self._send(sender, way, words.trial(language, stop))

    async def _own(self, person: str, id_: str) -> Way:
        way = await self._store.way(id_)
        if way is None or way.person != person:
            raise Refused("no_seat", "You have no such way.", text="problem-notices-way")
        return way

    async def _send(self, sender: Sender, way: Way, message: Message) -> None:
        try:
            await sender.send(way, message)
        except (NotNow, Unsure, Undeliverable) as error:
            if isinstance(error, Undeliverable) or way.confirmed is None:
                await self._store.drop_ways(id_=way.id)
            raise Refused("failed", "It was not sent.", text="problem-notices-unsent") from None

    # -- stopping ----------------------------------------------------------------------------------

    async def drop(self, person: str, id_: str) -> None:
        """Tell somebody nothing more there."""
        await self._store.drop_ways(person=person, id_=id_)

    async def drop_all(self, person: str) -> None:
        """Tell somebody nothing more anywhere."""
        await self._store.drop_ways(person=person)

    async def end(self, id_: str, sign: str) -> bool:
        """By a signed link, whoever has it: whether it was one of ours. Used again, it does
        nothing: who begins anew has another way. Who never confirmed is not asked again."""
        if not await self._links.stops(id_, sign):
            return False
        way = await self._store.way(id_)
        if way is not None:
            await self._store.drop_ways(id_=id_)
            if way.confirmed is None:
                now = clock.now()
                there = await self._pseudonym(way.kind, way.address)
                await self._store.count(there, now, now + NEVER, _MANY)
        return True

    async def _pseudonym(self, kind: WayKind, address: str) -> str:
        return await self._links.pseudonym(f"{kind} {address.casefold()}")
