"""The ladder: who plays how well, by finished games at rated tables, people among people.

It is made of nothing but those games, in the order in which they ended: made anew it is the same.
Bots have no place on it: how strong they are depends on the machine.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...core.errors import CourtlyError
from .. import clock
from ..storage.admin_store import AdminStore, RatedGame
from ..storage.forgetting import NOBODY
from ..table.seating import seated
from ..table.table import Table
from ..tell.outcome import outcome
from ..wire.host import LadderOf, Rung

SETTLED = 5
"""After so many games a rating is believed."""
BEGIN, SCALE = 1000, 40
"""What is shown of somebody of whom nothing is known, and of a point of openskill's."""
FRESH_SECONDS = 15.0


@dataclass
class Standing:
    """Somebody's results."""

    person: str
    rating: Any
    games: int = 0
    wins: int = 0
    last: str = ""
    """The table they played at last."""

    @property
    def shown(self) -> int:
        """What they are at least worth, as likely as not to be more."""
        return round(BEGIN + SCALE * float(self.rating.ordinal()))


class Ladder:
    """The ladders of all games."""

    def __init__(self, store: AdminStore) -> None:
        self._store = store
        self._made: dict[str, tuple[float, int, list[Standing]]] = {}

    async def of(self, game: str, who: str | None, limit: int = 200) -> LadderOf:
        """The ladder of a game, and where `who` stands on it."""
        games, standings = await self._standings(game)
        gone = {ban.person for ban in await self._store.bans(clock.now()) if ban.kind == "banned"}
        there = [one for one in standings if one.person not in gone][:limit]
        names = await self._names(there)
        rungs = [
            Rung(
                name=names.get(one.person, ""),
                rating=one.shown,
                games=one.games,
                wins=one.wins,
                settled=one.games >= SETTLED,
                you=one.person == who,
            )
            for one in there
        ]
        return LadderOf(game=game, games=games, rungs=rungs)

    async def _standings(self, game: str) -> tuple[int, list[Standing]]:
        at, games, standings = self._made.get(game, (float("-inf"), 0, []))
        if not at <= clock.now() < at + FRESH_SECONDS:
            found = await self._store.rated_games(game)
            await self._look_up(found)
            games, standings = await asyncio.to_thread(rate, found)
            self._made[game] = clock.now(), games, standings
        return games, standings

    async def _look_up(self, games: list[RatedGame]) -> None:
        """Find out how those ended of which it is not known yet."""
        for game in games:
            if game.ended is None:
                game.ended = await self._play_again(game.table)

    async def rebuild(self, progress: Callable[[int, int], Any] = lambda _n, _of: None) -> int:
        """Play all games again that count, and keep how they ended; how many."""
        found = await self._store.rated_games(None)
        for k, game in enumerate(found):
            await self._play_again(game.table)
            progress(k + 1, len(found))
        self._made.clear()
        return len(found)

    async def _play_again(self, table: str) -> dict[str, Any] | None:
        """How a game ended, by its log; None if it cannot be played by these rules any more."""
        row = await self._store.table(table)
        entries = await self._store.entries(table, 0)
        if row is None:
            return None

        def play() -> dict[str, Any] | None:
            found = Table(row)
            for entry in entries:
                found.apply(entry)
            return outcome(found) if found.ended is not None else None

        try:
            ended = await asyncio.to_thread(play)
        except CourtlyError:
            return None
        if ended is not None:
            await self._store.keep_outcome(table, ended)
        return ended

    async def _names(self, standings: Sequence[Standing]) -> dict[str, str]:
        """What people were called at the last of those tables."""
        ids = list({one.last for one in standings})
        rows = {row.id: row for row in await self._store.rows(ids)}
        seatings = await self._store.seatings(ids)
        names = {}
        for one in standings:
            if one.last in rows:
                for seat in seated(rows[one.last].setting["seats"], seatings[one.last]):
                    if seat["holder"] == one.person:
                        names[one.person] = str(seat["name"])
        return names


def rate(games: Sequence[RatedGame]) -> tuple[int, list[Standing]]:
    """In a thread: how many of these games count, and what they say of each; the best first."""
    from openskill.models import PlackettLuce  # not before somebody asks: it is large

    model, found, counted = PlackettLuce(), dict[str, Standing](), 0
    for game in games:
        places = placed(game)
        if not places:
            continue
        counted += 1
        here = [found.setdefault(who, Standing(who, model.rating())) for who in places]
        rated = model.rate(
            [[one.rating] for one in here], ranks=[float(p) for p in places.values()]
        )
        for one, place, (new,) in zip(here, places.values(), rated, strict=True):
            one.rating, one.last = new, game.table
            one.games += 1
            one.wins += place == min(places.values())
    listed = [one for one in found.values() if not one.person.startswith(NOBODY)]
    return counted, sorted(listed, key=lambda one: (-one.shown, one.person))


def placed(game: RatedGame) -> dict[str, int]:
    """The place of each person; nothing if the game does not count.

    It does not if all agreed to end it, or if it was not between two people or more, each with one
    seat. Who left it to a bot is last.
    """
    ended = game.ended
    if ended is None or ended["why"] == "agreed":
        return {}
    last = len(ended["places"])
    places = {
        person: last if seat in ended.get("left", ()) else int(ended["places"][seat])
        for seat, person in game.seats
    }
    return places if 2 <= len(places) == len(game.seats) else {}
