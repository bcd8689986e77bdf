"""The place of a table in memory, and its lock."""

from __future__ import annotations

import asyncio

from ..table.table import Table


class Slot:
    """A table in memory, or the place for it. ``async with slot`` holds its lock, and keeps it."""

    __slots__ = ("broken", "id", "lock", "published", "table", "users")

    def __init__(self, id_: str) -> None:
        self.id = id_
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.published = 0
        """Up to which entry those who watch here were told."""
        self.users = 0
        self.broken: str | None = None
        """Why the table cannot be opened, if it cannot: what was stored will not change."""

    async def __aenter__(self) -> Slot:
        self.users += 1
        try:
            await self.lock.acquire()
        except BaseException:
            self.users -= 1
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()
        self.users -= 1
