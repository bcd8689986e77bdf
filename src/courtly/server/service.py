"""Everything a process needs, put together and started in order."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from ..core.errors import CourtlyError
from .act.thinking import Question
from .act.upkeep import Steward
from .engines import Engines
from .http.tokens import Buckets, hashed
from .live.cluster import Alone, Claims, Together
from .live.hub import Hub
from .live.tables import Keeper
from .loops import Loops
from .offers import OFFERS
from .settings import Settings
from .storage.store import Store
from .table.commands import check_hint
from .table.create import NewTable, TableMade, again, made, row_for
from .table.log import Row
from .table.table import Table, deal
from .tell import summary as pictures
from .wire import requests as p
from .wire.refused import Refused

LOG = logging.getLogger("courtly.service")
SEEN_EVERY = 20.0


class Service:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings)
        self.hub = Hub()
        self.engines = Engines()
        self.keeper = Keeper(settings, self.store, self.hub, self.engines)
        self.claims: Claims
        if settings.postgres:
            self.claims = Together(settings, self.keeper)
            self.keeper.announce = self.claims.announce
        else:
            self.claims = Alone(settings)
        self.steward = Steward(settings, self.store, self.keeper, self.engines, self.claims)
        self.chats = Buckets(settings.chats_per_second, settings.chat_burst)
        self.hints = Buckets(settings.hints_per_second, settings.hint_burst)
        self.makers = Buckets(settings.tables_per_minute / 60, settings.table_burst)
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self._loops = Loops()
        self._telling: asyncio.Future[None] | None = None
        self.stopping = False

    async def start(self) -> None:
        """Open the database, then wake everything up."""
        await self.store.open()
        await self.claims.start()
        self.engines.listeners.append(self._tell_engines)
        if self.settings.compile:
            self.engines.start()
        self.steward.start()
        self._loops.start("seen", self._see)

    async def stop(self) -> None:
        """Send everyone off (they come back to the next process), store what waits, close."""
        self.stopping = True
        if self._telling is not None:
            self._telling.cancel()
        await self._loops.stop()
        for client in list(self.hub.clients):
            client.queue.put_nowait(None) if not client.queue.full() else None
        await self.steward.stop()
        await self.engines.stop()
        await self.claims.stop()
        await self.store.close()

    def _tell_engines(self) -> None:
        self.hub.broadcast({"type": "engines", "engines": self.engines.report()})
        self._telling = asyncio.ensure_future(self._tell_turns())

    async def _tell_turns(self) -> None:
        """Those who came before the engines were ready learn now where it is their turn."""
        for client in list(self.hub.clients):
            if client.mine:
                continue
            turns = await self.turns(client.who)
            if client in self.hub.clients:
                self.hub.plays(client, (turn["table"] for turn in turns))
            for turn in turns:
                client.tell(turn)

    async def _see(self) -> None:
        """Note who is here, for all processes."""
        await asyncio.sleep(SEEN_EVERY)
        await self.store.saw(self.hub.everyone())

    # -- what sockets and pages ask ----------------------------------------------------------------

    async def make(self, who: str, wanted: NewTable) -> TableMade:
        """Lay out a new table."""
        row, holders, invites = row_for(wanted, who)
        await self._deal_once(row)
        key = hashed(f"{who} {wanted.key}")[:43] if wanted.key else None
        stored = await self.store.create(row, holders, key)
        if stored != row.id:
            found = await self.store.table(stored)
            assert found is not None
            return made(found, {})
        if row.status == "playing" and row.tended:
            self.steward.look_at(row.id)
        return made(row, invites)

    async def _deal_once(self, row: Row) -> None:
        """Refuse a table that could not be dealt. Figures of its owner may be to blame, only."""
        if "components" in row.setting["options"]:
            await self.engines.wait(row.game)
        if not self.engines.ready(row.game):
            return
        try:
            deal(row)
        except CourtlyError as error:
            raise Refused("options", str(error)) from None

    async def hint(self, who: str, message: p.Hint) -> dict[str, Any]:
        """What a bot would do in the place of `who`; it knows what the seat knows, and no more."""

        def question(table: Table) -> Question:
            check_hint(table, who, message)
            assert table.game is not None
            seen = table.game.seen_by(message.seat)
            return Question(table.id, message.seat, table.version, message.level, seen)

        asked: Question = await self.keeper.read(message.table, question)
        if not self.hints.take(who):
            raise Refused("too_fast", "You asked for many hints; think a moment.")
        return pictures.advice(message.id, asked, await self.steward.desk.advise(asked))

    async def rematch(self, who: str, message: p.Rematch) -> int:
        """Lay the same table again, once, and tell the old one."""
        table: Table = await self.keeper.read(message.table, lambda t: t)
        if table.status != "over":
            raise Refused("not_begun", "The game is not over.")
        if not table.held_by(who):
            raise Refused("not_your_seat", "Only who played here may ask for a rematch.")
        if table.rematch is not None:
            return table.version
        row, holders = again(table, who)
        # The key makes the rematch of a table one and the same, whoever asks, however often.
        stored = await self.store.create(row, holders, hashed(f"rematch {table.id}")[:43])
        if stored == row.id and row.status == "playing" and row.tended:
            self.steward.look_at(row.id)

        def ask(old: Table) -> tuple[str, int | None, dict[str, Any]]:
            return "rematch", old.held_by(who)[0], {"table": stored}

        return await self.keeper.store_entry(table.id, who, f"rematch {table.id}"[:64], ask)

    async def turns(self, who: str) -> list[dict[str, Any]]:
        """The tables of someone, with what is to decide there; those whose engine is ready."""
        found = []
        for table_id in await self.store.tables_of(who):
            row = await self.store.table(table_id)
            if row is not None and row.game in OFFERS and self.engines.ready(row.game):
                try:
                    turn = await self.keeper.read(table_id, lambda t: pictures.turn(t, who))
                except Refused:  # it is theirs, and says itself what is wrong with it
                    turn = pictures.closed(row)
                found.append(turn)
        return found
