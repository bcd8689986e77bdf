"""A look at the database before the server starts: what is wrong with it is said in a sentence."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

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
    store = Store(settings)
    if not settings.postgres:
        _open_file(make_url(settings.async_database).database or "")
    asyncio.run(_check(store))


def _open_file(file: str) -> None:
    """See whether it is one of SQLite's: of one that is not, the driver's thread would complain
    when nobody listens any more, and with a traceback."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


async def _check(store: Store) -> None:
    try:
        await store.update()
    finally:
        await store.engine.dispose()
