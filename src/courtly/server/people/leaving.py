"""Somebody is gone for good: bots play on for them, where others do."""

from __future__ import annotations

from ..live.tables import LiveTables
from ..storage.device_store import DeviceStore
from ..table.commands import Asked
from ..table.table import Table
from ..wire.refused import Refused


async def leave_all(store: DeviceStore, live: LiveTables, person: str) -> None:
    """Let bots play on at all tables of somebody."""
    for table in dict.fromkeys(t for t, _, over in await store.seats_of(person) if not over):
        await leave(live, table, person)


async def leave(live: LiveTables, table: str, person: str) -> None:
    """Let the bot of a table play on at all seats of somebody; before it begins they are free."""
    while True:
        try:
            await live.store_entry(table, person, None, lambda at: _leaving(at, person))
        except Refused:
            return


def _leaving(table: Table, person: str) -> Asked:
    if table.status == "over":
        raise Refused("over", "The game is over.")
    for seat in table.held_by(person):
        if table.status == "open":
            return "rise", seat, {}
        if table.seats[seat].plays:
            return "leave", seat, {"bot": table.row.setting["substitute"]}
    raise Refused("not_your_seat", "A bot plays there already.")
