"""The games of somebody: where something waits for them, what goes on, what is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...games import description, names
from ..act.outcomes import Outcomes
from ..act.past import game_kind
from ..live.tables import LiveTables
from ..storage.people_store import Held, PeopleStore
from ..table.log import Row
from ..table.seating import seated
from ..table.table import Table
from ..wire.people import MyGame
from ..wire.refused import Refused

MOST_RUNNING = 200
MOST_OVER = 2000


@dataclass(frozen=True)
class Sought:
    """What somebody looks for among their games."""

    over: bool = False
    aside: bool = False
    words: str = ""
    """Part of the name of a game, or of somebody who played."""
    skip: int = 0
    limit: int = 100


@dataclass(frozen=True)
class _Waits:
    """Who has something to decide at a table."""

    since: float
    due: tuple[int, ...] = ()
    yours: bool = False
    deadline: float | None = None


class Games:
    """Finds them."""

    def __init__(self, store: PeopleStore, live: LiveTables, outcomes: Outcomes) -> None:
        self._store, self._live, self._outcomes = store, live, outcomes

    async def of(self, who: str, sought: Sought) -> list[MyGame]:
        """Those that wait for them first, the longest wait foremost; finished ones newest first."""
        found = await self._find(who, sought)
        if sought.over:
            return found
        found.sort(key=lambda game: (not game.yours, game.since if game.yours else -game.since))
        return found[sought.skip : sought.skip + sought.limit]

    async def finished(self, who: str) -> list[str]:
        """The tables of all finished games of somebody, also of those put aside."""
        held = await self._store.held_by(who, over=True, limit=MOST_OVER)
        return [one.table for one in held]

    async def shelve(self, who: str, table: str, aside: bool) -> None:
        """Put a game of theirs aside, or back."""
        if not await self._store.holds(who, table):
            raise Refused("no_table", "You have no game at that table.")
        await self._store.shelve(who, table, aside)

    async def _find(self, who: str, sought: Sought) -> list[MyGame]:
        most = MOST_OVER if sought.over else MOST_RUNNING
        held = await self._store.held_by(who, over=sought.over, limit=most)
        held = [one for one in held if one.shelved == sought.aside]
        last = sought.skip + sought.limit
        if not sought.words:
            shown = await self._rows(held[sought.skip : last] if sought.over else held)
        else:
            words = sought.words.casefold()
            fits = [pair for pair in await self._rows(held) if _fits(words, *pair)]
            shown = fits[sought.skip : last] if sought.over else fits
        return await self._told(who, shown, sought)

    async def _rows(self, held: Sequence[Held]) -> list[tuple[Row, list[dict[str, Any]]]]:
        """The tables of games that are known here, with who sits there."""
        ids = [one.table for one in held]
        rows = {row.id: row for row in await self._store.rows(ids) if row.game in names()}
        seatings = await self._store.seatings(ids)
        shown = (rows[table] for table in ids if table in rows)
        return [(row, seated(row.setting["seats"], seatings[row.id])) for row in shown]

    async def _told(
        self, who: str, shown: list[tuple[Row, list[dict[str, Any]]]], sought: Sought
    ) -> list[MyGame]:
        ids = [row.id for row, _ in shown]
        outcomes = await self._outcomes.of(ids) if sought.over else {}
        ended = await self._store.last_at(ids) if sought.over else {}
        told = []
        for row, seats in shown:
            waits = (
                _Waits(ended.get(row.id, row.created))
                if sought.over
                else await self._waits(row, who)
            )
            told.append(_game(row, seats, who, waits, outcomes.get(row.id), sought.aside))
        return told

    async def _waits(self, row: Row, who: str) -> _Waits:
        try:
            return await self._live.read(row.id, lambda table: _waits_at(table, who))
        except Refused:  # it cannot be opened, and says itself why
            return _Waits(row.created)


def _fits(words: str, row: Row, seats: list[dict[str, Any]]) -> bool:
    said = [description(row.game).title, *(seat["name"] or "" for seat in seats)]
    return any(words in one.casefold() for one in said)


def _waits_at(table: Table, who: str) -> _Waits:
    mine = [k for k in table.held_by(who) if k in table.actors and not table.seats[k].bot]
    seats = [table.seats[k].since for k in mine or table.actors]
    times = [since for since in seats if since is not None]
    deadline = table.deadline
    return _Waits(
        since=min(times, default=table.row.created),
        due=tuple(table.actors),
        yours=bool(mine),
        deadline=deadline[0] if deadline else None,
    )


def _game(
    row: Row,
    seats: list[dict[str, Any]],
    who: str,
    waits: _Waits,
    ended: dict[str, Any] | None,
    aside: bool,
) -> MyGame:
    return MyGame(
        table=row.id,
        game=row.game,
        kind=game_kind(row),
        status=row.status,
        created=row.created,
        since=waits.since,
        names=[seat["name"] for seat in seats],
        levels=[seat["level"] for seat in seats],
        mine=[k for k, seat in enumerate(seats) if seat["holder"] == who],
        due=list(waits.due),
        yours=waits.yours,
        deadline=waits.deadline,
        points=ended["points"] if ended else [],
        places=ended["places"] if ended else [],
        shelved=aside,
    )
