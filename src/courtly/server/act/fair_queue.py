"""A queue that is fair: by turns for owners, for each by turns for tables; people first.

Who has a hundred tables gets no more of the bots' time than who has one.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")
#: Of so many that are taken one is of tables nobody looks at, if there are any.
UNSEEN_EVERY = 4


@dataclass
class _Turns(Generic[T]):
    """Whose turn it is: owners, and of each the tables, in a circle."""

    owners: OrderedDict[str, OrderedDict[str, deque[T]]] = field(default_factory=OrderedDict)

    def put(self, owner: str, table: str, item: T) -> None:
        tables = self.owners.setdefault(owner, OrderedDict())
        tables.setdefault(table, deque()).append(item)

    def take(self) -> T:
        owner, tables = self.owners.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self.owners[owner] = tables
        return item


class FairQueue(Generic[T]):
    """Holds at most `most` things, and of each owner at most a part of that."""

    def __init__(self, most: int, most_of_owner: int) -> None:
        self._most, self._most_of_owner = most, most_of_owner
        self._seen: _Turns[T] = _Turns()
        self._unseen: _Turns[T] = _Turns()
        self._by_owner: dict[str, int] = {}
        self._owner_of: dict[int, str] = {}
        self._there = asyncio.Semaphore(0)
        self._taken = 0

    def __len__(self) -> int:
        return len(self._owner_of)

    def put(self, owner: str, table: str, item: T, *, seen: bool) -> bool:
        """Add something; False if there is too much already."""
        mine = self._by_owner.get(owner, 0)
        if len(self) >= self._most or mine >= self._most_of_owner:
            return False
        (self._seen if seen else self._unseen).put(owner, table, item)
        self._by_owner[owner] = mine + 1
        self._owner_of[id(item)] = owner
        self._there.release()
        return True

    async def get(self) -> T:
        """The next, when there is one."""
        await self._there.acquire()
        self._taken += 1
        unseen = self._unseen.owners and self._taken % UNSEEN_EVERY == 0
        item = (self._unseen if unseen or not self._seen.owners else self._seen).take()
        owner = self._owner_of.pop(id(item))
        self._by_owner[owner] -= 1
        if not self._by_owner[owner]:
            del self._by_owner[owner]
        return item
