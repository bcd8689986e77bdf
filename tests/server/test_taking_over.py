"""Compiled code takes over in the middle of games, however often the server is killed."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from courtly.ready.background import HOLD, NICE
from courtly.server.settings import Settings
from courtly.server.storage.store import Store
from courtly.server.table.log import Entry

from .serving import PATIENCE, ServerProcess
from .witness import Witness

GAME = "richelieu"
ENOUGH = 20  # moves between two kills


async def _reach(server: ServerProcess, states: set[str]) -> str:
    """Until the compiler is as far as that."""
    async with asyncio.timeout(6 * PATIENCE):
        while (state := (await asyncio.to_thread(server.engines))[GAME]["state"]) not in states:
            await asyncio.sleep(0.1)
    return str(state)


async def _play_and_kill(
    server: ServerProcess, witnesses: list[Witness], states: set[str]
) -> tuple[ServerProcess, str]:
    """Play until the compiler is that far and some moves were made; then kill, and restart."""
    stop = asyncio.Event()
    playing = [asyncio.create_task(witness.play(stop)) for witness in witnesses]
    state = await _reach(server, states)
    enough = sum(witness.made for witness in witnesses) + ENOUGH
    async with asyncio.timeout(PATIENCE):
        while sum(witness.made for witness in witnesses) < enough:
            await asyncio.sleep(0.01)
    server.kill()
    server = await asyncio.to_thread(ServerProcess(server.database, server.port).wait)
    stop.set()
    await asyncio.gather(*playing)
    return server, state


@pytest.mark.slow
def test_kills_before_while_and_after_compiled_code_takes_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("COURTLY_ENGINE", raising=False)
    monkeypatch.setenv("COURTLY_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv(HOLD, str(tmp_path / "go"))
    monkeypatch.setenv(NICE, "0")
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> None:
        store = Store(Settings(database=database))

        async def log(table: str) -> list[Entry]:
            return await store.entries(table, 0)

        server = ServerProcess(database).wait()
        try:
            witnesses = [Witness(server.http, seed) for seed in range(2)]
            for witness, bot in zip(witnesses, ("page", "squire"), strict=True):
                witness.game, witness.seats = GAME, ["you", bot]
                await witness.begin()
            for states in ({"plain"}, {"compiling", "compiled"}, {"compiled"}):
                server, state = await _play_and_kill(server, witnesses, states)
                if state == "plain":
                    (tmp_path / "go").touch()
                for witness in witnesses:
                    await witness.check(log)
        finally:
            server.kill()
            server.log.unlink(missing_ok=True)
            await store.engine.dispose()

    asyncio.run(story())
