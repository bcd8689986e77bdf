"""Everything a process needs, put together and started in order."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from typing import TYPE_CHECKING, Any

from ..core.errors import CourtlyError
from ..games import names
from ..study.model import Depth, Eyes
from . import clock
from .act.ballots import Ballots
from .act.daily import Daily
from .act.outcomes import Outcomes
from .act.past import Past
from .act.question import Question
from .act.studying import Studying, Told
from .act.tries import Tries
from .act.upkeep import Upkeep
from .engines import Engines
from .host.entry import Entry
from .host.house import House
from .http.limits import Buckets, Limit
from .http.tokens import fresh
from .live.cluster import Cluster, join
from .live.downtime import gaps
from .live.hub import Hub
from .live.presence import Presence
from .live.tables import LiveTables
from .loops import Loops
from .settings import Settings
from .storage.admin_store import AdminStore
from .table.commands import Asked, check_coach, check_hint
from .table.create import Laid, lay_again, lay_on, lay_out, made
from .table.hashes import hashed
from .table.log import Row
from .table.table import Table, deal
from .tell import summary
from .tell.advice import advice, coached
from .tell.lobby import Lobby
from .wire import requests as p
from .wire.bodies import NewTable, TableMade
from .wire.daily import DailyBegin
from .wire.refused import Refused
from .wire.replies import Advice, Coached, EnginesNews, Turn
from .wire.study import Looking, PlayOn

if TYPE_CHECKING:  # a server without a table is light
    from ..core.game import Game
    from .host.rooms import HostRooms
    from .notices.notices import Notices
    from .people.people import People

LOG = logging.getLogger("courtly.service")
SEEN_EVERY = 20.0
ALIVE_EVERY = 5.0


def _position(text: str, move: int, whole: bool) -> Game[Any, Any]:
    """In a thread: the game of a record after some moves; with `whole` it must be over at last."""
    from ..games import load

    try:
        game = load(text)
    except CourtlyError as error:
        raise Refused.options(error) from None
    if whole and not game.over:
        raise Refused("not_over", "The game is not over; only then one can play on from it.")
    game.undo(max(0, len(game.history) - move))
    return game


class Service:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = AdminStore(settings)
        self.hub = Hub()
        self.lobby = Lobby(self.store)
        self.engines = Engines(self._tell_engines)
        self.cluster: Cluster = join(settings)
        presence = Presence(settings.process, self.hub, self.cluster)
        self.live = LiveTables(settings, self.store, self.engines, self.hub, presence)
        self.live.observe(self.lobby)
        self.house = House(self.store, self.live, self.hub)
        self.entry = Entry(settings, self.store)
        self.upkeep = Upkeep(settings, self.store, self.live, self.cluster)
        self.ballots = Ballots(self.store, self.live)
        self.studying = Studying(settings, self.engines)
        outcomes = self._outcomes = Outcomes(self.store, self.live)
        self.tries = Tries(settings, self.store, outcomes)
        self.past = Past(self.store, outcomes)
        self.daily = Daily(settings, self.store, self.engines, outcomes, self._create)
        people = settings.people_per_address
        self.chats = Limit(settings.chats_per_second, settings.chat_burst, people)
        self.hints = Limit(settings.hints_per_second, settings.hint_burst, people)
        self.coaching = Limit(settings.hints_per_second, 3 * settings.hint_burst, people)
        self.makers = Limit(settings.tables_per_minute / 60, settings.table_burst, people)
        self.studies = Limit(settings.studies_per_minute / 60, settings.study_burst, people)
        self.messages = Buckets(
            people * settings.messages_per_second, people * settings.message_burst
        )
        self.requests = Buckets(settings.requests_per_second, settings.request_burst)
        self._loops = Loops()
        self._notices: Notices | None = None
        self.writes = True
        """Whether the database could be written to a moment ago."""
        self.stopping = False
        self._began = time.monotonic()

    async def start(self) -> None:
        """Open the database, then wake everything up."""
        await self.store.open()
        await self._look_back()
        await self.ballots.start()
        await self.cluster.start(self.live)
        await self.house.start()
        await self.entry.start()
        if self.settings.compile:
            self.engines.start()
        self.upkeep.start()
        self.studying.start()
        self.daily.start()
        await self._wake_notices()
        self._loops.start("seen", self._see, 120)
        self._loops.start("alive", self._say_alive, 30)

    async def stop(self) -> None:
        """Store what waits, and close. Sockets are closed already, and come back to another."""
        self.stopping = True
        await self._loops.stop()
        if self._notices is not None:
            await self._notices.loops.stop()
        await self.house.loops.stop()
        await self.studying.stop()
        await self.daily.stop()
        await self.upkeep.stop()
        await self.ballots.stop()
        await self.engines.stop()
        await self.cluster.stop()
        await self.store.close()

    def _tell_engines(self) -> None:
        self.hub.broadcast(EnginesNews(engines=self.engines.report()))

    async def _look_back(self) -> None:
        """See when nobody was here: time stood still."""
        self.live.downtime.note(gaps(await self.store.lives(), clock.now()))
        await self.store.live(self.settings.process, begins=True)

    async def _say_alive(self) -> None:
        """Tell the database that this process lives; and find out whether it can be written to."""
        await asyncio.sleep(ALIVE_EVERY)
        try:
            async with asyncio.timeout(ALIVE_EVERY):
                await self.store.live(self.settings.process)
        except BaseException:
            self.writes = False
            raise
        self.writes = True
        await self.live.stored()

    @property
    def up(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self._began

    @property
    def failing(self) -> list[str]:
        """The loops in the background that do not turn."""
        parts = (
            self._loops,
            *([self._notices.loops] if self._notices is not None else []),
            self.upkeep.loops,
            self.upkeep.thinking.loops,
            self.studying.loops,
            self.daily.loops,
            self.house.loops,
            self.cluster.loops,
        )
        writer = [] if self.store.writing else ["writer"]
        return sorted({name for loops in parts for name in loops.failing} | {*writer})

    async def _see(self) -> None:
        """Note who is here, for all processes; and whose devices are somebody else's by now."""
        await asyncio.sleep(SEEN_EVERY)
        await self.store.saw(self.hub.seen())
        persons = await self.store.persons_of(client.device for client in self.hub.clients)
        for client in list(self.hub.clients):
            if persons.get(client.device, client.device) != client.who:
                client.dismiss()
        await self._wake_notices()

    async def _wake_notices(self) -> None:
        """Tell people what they want to be told, if anybody does; maybe by way of another
        process."""
        if self._notices is None and await self.store.anyone_listens():
            _ = self.notices

    @property
    def notices(self) -> Notices:
        """What tells people who are not here; brought in when somebody first wants that."""
        if self._notices is None:
            from .notices.notices import Notices

            self._notices = Notices(self.settings, self.store, self.live)
            self._notices.start()
        return self._notices

    @functools.cached_property
    def people(self) -> People:
        """What is done for people beside the table; brought in when somebody first asks."""
        from .people.people import People

        return People(self.settings, self.store, self.live, self.hub, self.house, self._outcomes)

    @functools.cached_property
    def host(self) -> HostRooms:
        """What is done for the host; likewise."""
        from .host.rooms import HostRooms

        return HostRooms(self.settings, self.store)

    # -- what sockets and pages ask ----------------------------------------------------------------

    def may_make(self, who: str, address: str) -> None:
        """Refuse a table to someone who made many, or from where many were made."""
        if not self.makers.take(who, address):
            raise Refused("too_fast", "Many tables were made from here; wait a moment.")

    async def make(self, who: str, wanted: NewTable) -> TableMade:
        """Lay out a new table."""
        await self.house.check_maker(who)
        if wanted.rated and self.house.ladder == "off":
            raise Refused("options", "There is no ladder here.", text="problem-rated-off")
        laid = lay_out(wanted, who, fresh(len(wanted.seats)))
        await self._deal_once(laid.row)
        stored = await self._create(laid, f"{who} {wanted.key}" if wanted.key else None)
        if stored != laid.row.id:
            found = await self.store.table(stored)
            assert found is not None
            return made(found, {})
        return made(laid.row, laid.invites)

    async def _deal_once(self, row: Row) -> None:
        """Refuse a table that could not be dealt."""
        await self.engines.open(row.game)
        try:
            deal(row)
        except CourtlyError as error:
            raise Refused.options(error) from None

    async def _create(self, laid: Laid, key: str | None) -> str:
        """Store a table once for each key; its id, or that of the one stored before."""
        row = laid.row
        await self.house.check_maker(row.host)
        stored = await self.store.create(row, laid.holders, hashed(key)[:43] if key else None)
        if row.setting.get("rated") and self.house.ladder != "off":
            await self.store.rate(stored)
        self.lobby.changed()
        if stored == row.id and row.status == "playing" and row.tended:
            self.upkeep.look_at(row.id)
        return stored

    async def rematch(self, who: str, address: str, message: p.Rematch) -> int:
        """Lay the same table again, once, and tell the old one."""
        table = await self.live.read(message.table, lambda table: table)
        if table.status != "over":
            raise Refused("not_over", "The game is not over.")
        if not table.held_by(who):
            raise Refused("not_your_seat", "Only who played here may ask for a rematch.")
        if table.rematch is not None:
            return table.version
        self.may_make(who, address)
        # The key makes the rematch of a table one and the same, whoever asks, however often.
        key = f"rematch {table.id}"
        stored = await self._create(lay_again(table, who, fresh(len(table.seats))), key)

        def ask(old: Table) -> Asked:
            return "rematch", old.held_by(who)[0], {"table": stored}

        return await self.live.store_entry(table.id, who, key[:64], ask)

    async def hint(self, who: str, address: str, message: p.Hint) -> Advice:
        """What a bot would do in the place of `who`; it knows what the seat knows, and no more."""

        def question(table: Table) -> Question:
            check_hint(table, who, message)
            assert table.game is not None
            seen = table.game.seen_by(message.seat)
            return Question(
                table=table.id,
                seat=message.seat,
                version=table.version,
                level=message.level,
                seen=seen,
                owner=who,
                watched=True,
            )

        asked = await self.live.read(message.table, question)
        if not self.hints.take(who, address):
            raise Refused("too_fast", "You asked for many hints; think a moment.")
        return advice(message.id, asked, await self.upkeep.thinking.advise(asked))

    async def coach(self, who: str, address: str, message: p.Coach) -> Coached:
        """How good a move of `who` was, by what the seat knew then; nobody waits for it."""

        def question(table: Table) -> Question:
            number = check_coach(table, who, message)
            assert table.game is not None
            if self.studying.compiling(table.row.game):
                raise Refused("busy", "The search is still being compiled.")
            before = table.game.copy()
            before.undo(len(table.marks) - number)
            return Question(
                table=table.id,
                seat=message.seat,
                version=table.version,
                level="king",
                seen=before.seen_by(message.seat),
                owner=who,
                watched=False,
                played=int(table.game.history[number][1]),
            )

        asked = await self.live.read(message.table, question)
        if not self.coaching.take(who, address):
            raise Refused("too_fast", "You asked about many moves; play a while.")
        choice = await self.upkeep.thinking.judge(asked)
        return coached(message.id, asked, message.version, choice)

    def may_study(self, who: str, address: str) -> None:
        """Refuse another look at finished games to someone who had many."""
        if not self.studies.take(who, address):
            raise Refused("too_fast", "You had many games looked at; wait a moment.")

    def study(self, who: str, address: str, game: Told, depth: Depth, eyes: Eyes) -> Looking:
        """Have a finished game looked at again."""
        self.may_study(who, address)
        return self.studying.ask(game, depth, eyes, who)

    async def play_on(
        self, who: str, address: str, text: str, wanted: PlayOn, source: str
    ) -> TableMade:
        """A new table from a position of a finished game, against bots."""
        self.may_make(who, address)
        await self.tries.check(who)
        game = await asyncio.to_thread(_position, text, wanted.move, wanted.record is not None)
        laid = lay_on(game, wanted, who, fresh(game.seats))
        await self._create(laid, None)
        await self.tries.hang(laid.row, source, wanted.move, wanted.called or "")
        return made(laid.row, {})

    async def begin_day(self, who: str, wanted: DailyBegin) -> TableMade:
        """The deal of today at a table of one's own; asked again, the same table."""
        row = await self.store.table(await self.daily.begin(who, wanted))
        assert row is not None
        return made(row, {})

    async def turns(self, who: str) -> list[Turn]:
        """The tables of someone, with what is to decide there."""
        found = []
        for table_id in await self.store.tables_of(who):
            row = await self.store.table(table_id)
            if row is not None and row.game in names():
                try:
                    turn = await self.live.read(table_id, lambda table: summary.turn(table, who))
                except Refused:  # it is theirs, and says itself what is wrong with it
                    turn = summary.turn_unopened(row)
                found.append(turn)
        return found
