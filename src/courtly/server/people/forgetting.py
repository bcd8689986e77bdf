"""Everything about somebody is deleted: at once, and for good."""

from __future__ import annotations

import contextlib
import secrets

from ..live.hub import Hub
from ..live.tables import LiveTables
from ..storage.forgetting import NOBODY, ForgettingStore
from ..table.hashes import hashed
from ..wire.refused import Refused
from .leaving import leave


class Forgetting:
    """Deletes games nobody else was at, and names and words from the others."""

    def __init__(self, store: ForgettingStore, live: LiveTables, hub: Hub) -> None:
        self._store, self._live, self._hub = store, live, hub

    async def forget(self, person: str) -> None:
        """Delete all there is. Asked again after a failure, it goes on."""
        instead = NOBODY + hashed(secrets.token_urlsafe(32))[len(NOBODY) :]
        for table in dict.fromkeys(table for table, _, _ in await self._store.seats_of(person)):
            await leave(self._live, table, person)
            await self._forget_at(table, person, instead)
            with contextlib.suppress(Refused):  # there is no such table any more
                await self._live.read_again(table)
        mine = [person, *(one.device for one in await self._store.devices_of(person))]
        await self._store.forget_person(person)
        for device in mine:
            self._hub.dismiss(device)

    async def _forget_at(self, table: str, person: str, instead: str) -> None:
        async with self._live.use(table) as slot:
            try:
                found = await self._live.load(slot)
            except Refused:  # it cannot be opened by anybody
                await self._store.delete_table(table)
                return
            others = {seat.holder for seat in found.seats if seat.holder} - {person}
            slot.table = None
            if others:
                labels = [seat.label for seat in found.seats]
                await self._store.anonymise(table, person, instead, labels)
            else:
                await self._store.delete_table(table)
