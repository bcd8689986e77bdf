"""The database fails at the worst moment, and everything goes on when it is back."""

from __future__ import annotations

import asyncio
import re
import resource
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from courtly.server.loops import Loops

from .client import Player, Refusal
from .serving import PATIENCE, ServerProcess, serving

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sets limits of other processes")


@contextmanager
def full_disk(server: ServerProcess) -> Iterator[None]:
    """No file of the server may grow."""
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


def not_stored(server: ServerProcess) -> float:
    """How many entries of tables could not be stored; signs of life, which fail, too, apart."""
    text = server.get("/metrics").text
    found = re.search(r"^courtly_entries_failed_total (\S+)", text, re.M)
    assert found is not None
    return float(found[1])


async def _fails(server: ServerProcess, too_late: Callable[[], bool]) -> bool:
    """Wait until the server met the full disk; False if what was to fail was done before."""
    before = not_stored(server)
    async with asyncio.timeout(PATIENCE):
        while not_stored(server) == before:
            if too_late():
                return False
            await asyncio.sleep(0.1)
    return True


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server nobody else uses."""
    file = tmp_path_factory.mktemp("faults") / "tables.db"
    with serving(f"sqlite:///{file}") as running:
        yield running


def test_a_clock_runs_out_while_the_disk_is_full(own: ServerProcess) -> None:
    async def story() -> None:
        async with Player(own.http) as player:
            calm = await player.make("richelieu", ["you", "you"])
            await player.ask("watch", table=calm)
            failed = False
            while not failed:
                table = await player.make("richelieu", ["you", "you"], clock={"seconds": 10})
                await player.ask("watch", table=table)
                with full_disk(own):
                    seat = player.due(calm)[0]
                    with pytest.raises(Refusal) as refused:
                        await player.move(calm, seat, player.states[calm, seat]["legal"][0]["move"])
                    assert refused.value.code == "failed"
                    failed = await _fails(own, lambda: player.over(table))  # noqa: B023
            await player.until(lambda: player.over(table))
            assert player.infos[table]["result"]["why"] == "clock"
            begun = await player.make("richelieu", ["page", "page"])
            await player.ask("watch", table=begun)
            await player.until(lambda: player.over(begun))

    asyncio.run(story())


def test_the_move_of_a_bot_meets_a_full_disk(own: ServerProcess) -> None:
    async def story() -> None:
        async with Player(own.http) as player:
            table = await player.make("richelieu", ["you", "king"], options={"start": "cardinal"})
            await player.ask("watch", table=table)
            failed = False
            while not failed:
                while player.due(table):
                    move = player.states[table, 0]["legal"][0]["move"]
                    await player.move(table, 0, move)
                with full_disk(own):
                    failed = await _fails(own, lambda: bool(player.due(table)))
            before = player.states[table, 0]["version"]
            await player.until(lambda: bool(player.due(table)))
            assert player.states[table, 0]["version"] > before

    asyncio.run(story())


def test_health_is_honest(own: ServerProcess) -> None:
    async def until(status: int, word: str, *, database: bool) -> None:
        async with asyncio.timeout(PATIENCE):  # a loop may fail before the one that asks the disk
            while (answer := own.get("/readyz")).json()["database"] is not database:
                await asyncio.sleep(0.2)
            while status == 200 and (answer := own.get("/readyz")).status_code != status:
                await asyncio.sleep(0.2)
        assert answer.status_code == status
        assert answer.json()["status"] == word

    async def story() -> None:
        await until(200, "ok", database=True)
        with full_disk(own):
            await until(503, "failing", database=False)
            assert own.get("/healthz").status_code == 200, "it lives"
        await until(200, "ok", database=True)

    asyncio.run(story())


def test_a_loop_that_hangs_is_noticed() -> None:
    async def story() -> None:
        loops = Loops()
        loops.start("patient", asyncio.Event().wait)  # type: ignore[arg-type]
        loops.start("hurried", asyncio.Event().wait, 0.0)  # type: ignore[arg-type]
        await asyncio.sleep(0.01)
        assert loops.failing == ["hurried"]
        await loops.stop()

    asyncio.run(story())


def test_a_loop_that_fails_goes_on() -> None:
    steps = 0

    async def step() -> None:
        nonlocal steps
        steps += 1
        await asyncio.sleep(0)
        if steps == 2:
            raise OSError("the database is gone")

    async def story() -> None:
        loops = Loops()
        loops.start("test", step)
        while not loops.failing:
            await asyncio.sleep(0)
        assert (steps, loops.failing) == (2, ["test"])
        while loops.failing:
            await asyncio.sleep(0.01)
        assert steps > 2
        await loops.stop()

    asyncio.run(story())
