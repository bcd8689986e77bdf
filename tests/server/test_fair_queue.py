"""Bots share the processors by table and owner, and go first where people wait."""

from __future__ import annotations

import asyncio

from courtly.server.act.fair_queue import UNSEEN_EVERY, FairQueue


class Item:
    """Something to do."""

    def __init__(self, owner: str, table: str, number: int = 0) -> None:
        self.owner, self.table, self.number = owner, table, number


def put(queue: FairQueue[Item], item: Item, *, seen: bool = True) -> bool:
    """Queue it."""
    return queue.put(item.owner, item.table, item, seen=seen)


def taken(queue: FairQueue[Item], count: int) -> list[Item]:
    """What comes next."""

    async def take() -> list[Item]:
        return [await queue.get() for _ in range(count)]

    return asyncio.run(take())


def test_one_owner_does_not_hold_up_another() -> None:
    queue: FairQueue[Item] = FairQueue(1000, 500)
    for k in range(100):
        assert put(queue, Item("many", f"table {k}"))
    assert put(queue, Item("one", "mine"))
    assert "one" in [item.owner for item in taken(queue, 2)]


def test_tables_of_an_owner_take_turns() -> None:
    queue: FairQueue[Item] = FairQueue(1000, 500)
    for number in range(3):
        put(queue, Item("a", "first", number))
    put(queue, Item("a", "second"))
    assert [item.table for item in taken(queue, 4)] == ["first", "second", "first", "first"]


def test_where_people_wait_comes_first_but_not_only() -> None:
    queue: FairQueue[Item] = FairQueue(1000, 500)
    for k in range(20):
        put(queue, Item("bots", f"unseen {k}"), seen=False)
    for k in range(20):
        put(queue, Item("people", f"seen {k}"))
    first = [item.owner for item in taken(queue, 2 * UNSEEN_EVERY)]
    assert first.count("people") == 2 * (UNSEEN_EVERY - 1)
    assert first.count("bots") == 2


def test_there_is_room_for_others() -> None:
    queue: FairQueue[Item] = FairQueue(10, 4)
    assert [put(queue, Item("a", "t", k)) for k in range(5)] == [True] * 4 + [False]
    assert put(queue, Item("b", "t"))
    assert len(taken(queue, 5)) == 5
    assert len(queue) == 0
    assert put(queue, Item("a", "t"))
