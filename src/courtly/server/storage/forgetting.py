"""Deleting what was said never to change: a table nobody else was at, or a name in its log."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

from .host_schema import rated
from .passkey_store import PasskeyStore
from .postgres import ANEW, CHANNEL
from .schema import (
    attempts,
    ballots,
    log,
    notice_looked,
    notices,
    outcomes,
    seats,
    shelved,
    tables,
    tries,
)

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

#: What a line of chat says when its writer wants to be forgotten.
NOTHING = "…"
#: How a person begins who was forgotten; no hash does.
NOBODY = "nobody"


class ForgettingStore(PasskeyStore):
    """The database, with a way to be forgotten in it."""

    async def delete_table(self, table: str) -> None:
        """Delete a table, its log, and all that refers to it."""
        async with self._changing() as connection:
            for one in (
                notices, notice_looked, ballots, shelved, tries, attempts, outcomes, rated,
                seats, log,
            ):  # fmt: skip
                await connection.execute(sa.delete(one).where(one.c.table_id == table))
            await connection.execute(sa.delete(tables).where(tables.c.id == table))
            await self._tell_others(connection, table)

    async def anonymise(self, table: str, person: str, instead: str, labels: Sequence[str]) -> None:
        """Take a person's name and words out of a table others were at, too: the moves stay."""
        async with self._changing() as connection:
            found = await connection.execute(sa.select(tables).where(tables.c.id == table))
            row = found.one()
            laid = _layout(json.loads(row.setting), person, instead, labels)
            host = instead if row.host == person else row.host
            change = sa.update(tables).where(tables.c.id == table)
            await connection.execute(change.values(setting=json.dumps(laid), host=host))
            mine = sa.and_(log.c.table_id == table, log.c.who == person)
            for entry in (await connection.execute(sa.select(log).where(mine))).all():
                data = json.dumps(_words(entry.kind, json.loads(entry.data), entry.seat, labels))
                where = sa.and_(log.c.table_id == table, log.c.number == entry.number)
                await connection.execute(sa.update(log).where(where).values(data=data, who=instead))
            theirs = sa.and_(seats.c.table_id == table, seats.c.holder == person)
            await connection.execute(sa.update(seats).where(theirs).values(holder=instead))
            await self._tell_others(connection, table)

    async def _tell_others(self, connection: AsyncConnection, table: str) -> None:
        """Let other processes read a table anew, whose log is another one now."""
        if self.settings.postgres:
            told = f"{self.settings.process} {table} {ANEW}"
            await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))


def _layout(
    setting: dict[str, Any], person: str, instead: str, labels: Sequence[str]
) -> dict[str, Any]:
    for k, seat in enumerate(setting["seats"]):
        if seat.get("holder") == person:
            seat |= {"name": labels[k], "holder": instead}
        if seat.get("reserved") == person:
            seat["reserved"] = instead
    return setting


def _words(
    kind: str, data: dict[str, Any], seat: int | None, labels: Sequence[str]
) -> dict[str, Any]:
    if "name" in data:
        data["name"] = labels[seat] if seat is not None else NOTHING
    return data | {"text": NOTHING} if kind == "chat" else data
