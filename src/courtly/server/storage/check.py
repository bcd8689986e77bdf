"""A look at the database before the server starts: what is wrong with it is said in a sentence."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from ..settings import Settings
from .migrate import NewerDatabase
from .store import Store

LOG = logging.getLogger("courtly.storage")


@contextmanager
def said_clearly(settings: Settings) -> Iterator[None]:
    """Whatever fails in here is the database's fault: end with a sentence, not with a traceback."""
    try:
        yield
    except Exception as error:
        LOG.debug("the database cannot be used", exc_info=True)
        shown = make_url(settings.database).render_as_string(hide_password=True)
        raise SystemExit(f"courtly: the database {shown} cannot be used: {_why(error)}") from None


def _why(error: Exception) -> str:
    if isinstance(error, NewerDatabase):
        return f"it was made by a newer version of Courtly ({error})"
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    first = (str(cause).strip() or type(cause).__name__).splitlines()[0]
    return first.rpartition(">: ")[2]  # the driver puts the name of its class in front


def check(settings: Settings) -> None:
    """Open the database and bring it up to date."""
    asyncio.run(_check(Store(settings)))


async def _check(store: Store) -> None:
    try:
        await store.update()
    finally:
        await store.engine.dispose()
