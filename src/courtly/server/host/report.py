"""How the server is: its health, what it takes, and how large everything is."""

from __future__ import annotations

import os
from pathlib import Path

from .. import clock
from ..http.health import health
from ..service import Service
from ..wire.host import HostReport

_MEMORY = Path("/proc/self/statm")


async def report(here: Service) -> HostReport:
    """All of it, of this process and of the database."""
    return HostReport(
        health=await health(here),
        processes=await here.store.served(clock.now()),
        memory=_memory(),
        up=here.up,
        live_tables=here.live.count,
        bots_waiting=here.upkeep.thinking.waiting,
        sizes=await here.host.admin.sizes(),
    )


def _memory() -> int | None:
    try:
        pages = int(_MEMORY.read_text().split()[1])
    except (OSError, ValueError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
