"""Kill the server in mid-game, start it again, and look what is left."""

from __future__ import annotations

import asyncio
import random
import time

from courtly.server.settings import Settings
from courtly.server.storage.store import Store
from courtly.server.table.log import Entry

from .serving import PATIENCE, ServerProcess
from .witness import Witness, begin_all


async def _until_made(witnesses: list[Witness], enough: int, chance: random.Random) -> None:
    """Until so many moves are made in all; a busy machine may take long, but not for one move."""
    made, since = -1, 0.0
    while (now := sum(w.made for w in witnesses)) < enough:
        if now > made:
            made, since = now, time.monotonic()
        assert time.monotonic() - since < PATIENCE, f"no table goes on after {now} moves"
        await asyncio.sleep(chance.uniform(0, 0.01))


async def rounds(
    database: str, count: int, *, tables: int = 4, most: int = 200, seed: int = 1, servers: int = 1
) -> tuple[int, float]:
    """Kill one of the servers `count` times, each after 1 to `most` moves, and restart it.

    Moves acknowledged, and the mean time to be back.
    """
    chance = random.Random(seed)
    store = Store(Settings(database=database))

    async def log(table: str) -> list[Entry]:
        return await store.entries(table, 0)

    running = [ServerProcess(database) for _ in range(servers)]
    for server in running:
        server.wait()
    witnesses = [Witness(running[k % servers].http, seed + k) for k in range(tables)]
    await begin_all(witnesses)
    away = 0.0
    try:
        for _ in range(count):
            stop = asyncio.Event()
            playing = [asyncio.create_task(w.play(stop)) for w in witnesses]
            enough = sum(w.made for w in witnesses) + chance.randint(1, most)
            await _until_made(witnesses, enough, chance)
            k = chance.randrange(servers)
            running[k].kill()
            began = time.perf_counter()
            running[k] = await asyncio.to_thread(ServerProcess(database, running[k].port).wait)
            away += time.perf_counter() - began
            stop.set()
            await asyncio.gather(*playing)
            for witness in witnesses:
                await witness.check(log)
    finally:
        for server in running:
            server.kill()
            server.log.unlink(missing_ok=True)
        await store.engine.dispose()
    return sum(w.made for w in witnesses), away / max(1, count)
