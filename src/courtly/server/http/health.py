"""How a process is."""

from __future__ import annotations

from typing import Literal

from ... import __version__
from ..service import Service
from ..wire.bodies import Health


async def health(here: Service) -> Health:
    """Whether it can serve, and if not, what fails."""
    database = here.writes and await here.store.alive()
    failing, engines = here.failing, here.engines.report()
    status: Literal["ok", "failing", "stopping"] = "ok"
    if here.stopping:
        status = "stopping"
    elif failing or not database:
        status = "failing"
    return Health(
        status=status,
        version=__version__,
        database=database,
        failing=failing,
        engines=engines,
        sockets=len(here.hub.clients),
    )
