"""Games from positions of others: trees one can name, go back to and share, for a while."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

from .. import clock
from ..settings import Settings
from ..storage.study_store import StudyStore, Try
from ..table.log import Row
from ..wire.refused import Refused
from ..wire.tries import TryInfo, TryTree
from .outcomes import Outcomes

KEPT = 30 * 24 * 3600.0  # seconds after which a try is neither counted nor shown by its tree


def source_of_record(text: str) -> str:
    """What a tree from a record is known by."""
    return f"record-{hashlib.sha256(text.encode()).hexdigest()[:32]}"


class Tries:
    """The trees of all owners."""

    def __init__(self, settings: Settings, store: StudyStore, outcomes: Outcomes) -> None:
        self._store, self._outcomes = store, outcomes
        self._unfinished, self._most = settings.tries_per_person, settings.tries_kept

    async def check(self, owner: str) -> None:
        """Refuse another try to somebody who has many."""
        mine = await self._store.tries_of(owner, clock.now())
        rows = await self._store.rows([one.table_id for one in mine])
        if sum(row.status == "playing" for row in rows) >= self._unfinished:
            raise Refused("full", "You have many such games; finish or leave one of them first.")
        if len(mine) >= self._most:
            raise Refused("full", "You keep many such games; the oldest is forgotten in a while.")

    async def hang(self, row: Row, source: str, move: int, name: str) -> None:
        """Put a new try where it belongs: beside or below the others from the same game."""
        now = clock.now()
        mine = await self._store.tries_of(row.host, now)
        below = next((one for one in mine if one.table_id == source), None)
        beside = next((one for one in mine if one.source == source), None)
        near = below or beside
        tree = near.tree if near else secrets.token_urlsafe(16)
        await self._store.hang(
            Try(
                table_id=row.id,
                tree=tree,
                owner=row.host,
                source=below.source if below else source,
                parent=source if below else None,
                move=move,
                name=name,
                expires=now + KEPT,
            )
        )

    async def name(self, owner: str, table: str, name: str) -> TryTree:
        """Give a try another name; its tree."""
        found = await self._store.try_at(table)
        if found is None or found.owner != owner:
            raise Refused("no_table", "You have no such try.")
        await self._store.name_try(table, name)
        return await self.tree(found.tree, owner)

    async def tree(self, tree: str, who: str) -> TryTree:
        """A tree, for whoever has its link."""
        found = await self._store.tree(tree, clock.now())
        if not found:
            raise Refused("no_table", "There is no such tree, or it was forgotten after a while.")
        return (await self._told(found, who))[0]

    async def trees(self, who: str) -> list[TryTree]:
        """All trees of somebody, the one tried last first."""
        return await self._told(await self._store.tries_of(who, clock.now()), who)

    async def _told(self, tries: Sequence[Try], who: str) -> list[TryTree]:
        ids = [one.table_id for one in tries]
        rows = {row.id: row for row in await self._store.rows(ids)}
        over = [table for table in ids if rows[table].status == "over"]
        outcomes = await self._outcomes.of(over)
        trees: dict[str, list[Try]] = {}
        for one in tries:
            trees.setdefault(one.tree, []).append(one)
        told = []
        for tree, ones in trees.items():
            row = rows[ones[0].table_id]
            told.append(
                TryTree(
                    tree=tree,
                    game=row.game,
                    seats=len(row.setting["seats"]),
                    source=ones[0].source,
                    yours=ones[0].owner == who,
                    expires=max(one.expires for one in ones),
                    tries=[_info(one, rows[one.table_id], outcomes) for one in ones],
                )
            )
        return sorted(told, key=lambda one: -one.expires)


def _info(one: Try, row: Row, outcomes: dict[str, dict[str, list[int]]]) -> TryInfo:
    seats = row.setting["seats"]
    seat = next(k for k, laid in enumerate(seats) if laid["kind"] == "person")
    ended = outcomes.get(one.table_id)
    return TryInfo(
        table=one.table_id,
        parent=one.parent,
        move=one.move,
        name=one.name,
        seat=seat,
        level=next((laid["level"] for laid in seats if laid["level"]), None),
        status=row.status,
        points=ended["points"] if ended else [],
        place=ended["places"][seat] if ended else None,
    )
