"""A table in memory, and its lock."""

from __future__ import annotations

import asyncio

from ..table.table import Table


class Held:
    """A table in memory, or the place for it, with its lock."""

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


class Use:
    """Holds the lock of a table, and keeps it in memory."""

    def __init__(self, held: Held) -> None:
        self.held = held

    async def __aenter__(self) -> Use:
        self.held.users += 1
        try:
            await self.held.lock.acquire()
        except BaseException:
            self.held.users -= 1
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.held.lock.release()
        self.held.users -= 1
