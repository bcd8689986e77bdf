"""Ballots lodged for votes to come: sealed, so they are kept beside the log, where nobody is told
of them; when their vote opens they are played as if their person had been there."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

from ...games import description
from .. import metrics
from ..live.tables import LiveTables
from ..storage.people_store import PeopleStore
from ..table.commands import Asked, check_in_play, move_text
from ..table.hashes import hashed
from ..table.table import Table
from ..wire.refused import Refused

LOG = logging.getLogger("courtly.ballots")
KEPT = 5000  # tables of which it is known which vote was looked at last
PAUSE = 1.0  # seconds, after the database did not answer


class Ballots:
    """All ballots that lie here."""

    def __init__(self, store: PeopleStore, live: LiveTables) -> None:
        self._store, self._live = store, live
        self._looked: dict[str, str] = {}
        """The vote of each table whose ballots were looked for."""
        self._lodged: set[str] | None = None
        """Tables where a ballot was ever put in; None: anywhere, other processes may know."""
        self._casting: set[asyncio.Task[None]] = set()
        self._stopping = asyncio.Event()
        live.observe(self)

    async def start(self) -> None:
        """See where ballots lie, so that at other tables nobody looks for any after each move."""
        if not self._store.settings.postgres:
            self._lodged = await self._store.tables_with_ballots()

    # -- lodging -----------------------------------------------------------------------------------

    async def lodged(
        self, who: str, table: str, seat: int
    ) -> tuple[list[str], list[Any], dict[str, str]]:
        """The votes to come, what could be put in for each, and what somebody put in so far."""
        ahead, possible = await self._live.read(table, lambda found: _open_to(found, who, seat))
        mine = await self._store.ballots_of(table, seat, who)
        return ahead, possible, {vote: mine[vote] for vote in ahead if vote in mine}

    async def lodge(self, who: str, table: str, seat: int, vote: str, move: str | None) -> None:
        """Put a ballot in for a vote to come, another instead, or take it back."""

        def check(found: Table) -> list[str]:
            ahead, possible = _open_to(found, who, seat)
            if vote not in ahead:
                raise Refused("stale", "That vote is not to come in this round.")
            if move is not None and move not in [one.text for one in possible]:
                raise Refused.by_engine(_part(found).why_not(found.game, seat, move))
            return ahead

        async with self._live.use(table) as slot:  # so that the vote does not open meanwhile
            ahead = check(await self._live.load(slot))
            if self._lodged is not None:
                self._lodged.add(table)
            await self._store.lodge(table, seat, who, vote, move, keep=ahead)

    # -- casting -----------------------------------------------------------------------------------

    def table_changed(self, table: Table) -> None:
        """See whether a vote has opened; the table's lock is held, so ballots are cast later."""
        if self._lodged is not None and table.id not in self._lodged:
            return
        vote = vote_now(table)
        if vote is None:
            self._looked.pop(table.id, None)
        elif self._looked.get(table.id) != vote:
            if len(self._looked) >= KEPT:  # to look again does no harm
                self._looked.clear()
            self._looked[table.id] = vote
            task = asyncio.create_task(self._cast_all(table.id, vote))
            self._casting.add(task)
            task.add_done_callback(self._casting.discard)

    async def stop(self) -> None:
        """Let what is under way come to its end; what cannot be stored now is cast another time."""
        self._stopping.set()
        await asyncio.gather(*self._casting, return_exceptions=True)

    async def _cast_all(self, table: str, vote: str) -> None:
        """Until all are cast: it may be that nothing else happens at the table before."""
        while not await self._cast_each(table, vote):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), PAUSE)
            if self._stopping.is_set():
                return

    async def _cast_each(self, table: str, vote: str) -> bool:
        """Whether none is left to be cast."""
        done = True
        try:
            for seat, person, move in await self._store.ballots_for(table, vote):
                if await self._cast(table, vote, seat, person, move):
                    await self._store.lodge(table, seat, person, vote, None)
                else:
                    done = False
        except Exception as error:  # the database does not answer
            metrics.FAILURES.inc()
            LOG.warning("ballots wait", extra={"error": type(error).__name__})
            return False
        return done

    async def _cast(self, table: str, vote: str, seat: int, person: str, move: str) -> bool:
        """Whether it is done with: cast, or no longer possible."""

        def ask(found: Table) -> Asked:
            due = vote_now(found) == vote and seat in found.actors
            if not due or found.seats[seat].holder != person or found.seats[seat].bot:
                raise Refused("stale", "The table went on without this ballot.")
            return "move", seat, {"move": move_text(found, move, seat)}

        key = hashed(f"ballot {table} {seat} {vote} {person}")[:43]
        try:
            await self._live.store_entry(table, person, key, ask)
        except Refused as refusal:
            return refusal.code not in ("busy", "unsure")
        return True


def _part(table: Table) -> Any:
    """What the game knows of votes to come; nothing where it has none."""
    if table.game is None or table.ended is not None:
        return None
    return description(table.row.game).load_part("ballots")


def vote_now(table: Table) -> str | None:
    """The vote that is open at a table, if one is."""
    part = _part(table)
    vote: str | None = part.vote_now(table.game) if part else None
    return vote


def _open_to(table: Table, who: str, seat: int) -> tuple[list[str], list[Any]]:
    check_in_play(table, who, seat)
    part = _part(table)
    if part is None:
        return [], []
    return part.votes_ahead(table.game), part.possible_ballots(table.game, seat)
