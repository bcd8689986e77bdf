"""Between processes: who looks after a table. With SQLite there is one, and a lock keeps it so."""

from __future__ import annotations

from typing import Protocol

from filelock import FileLock, Timeout
from sqlalchemy.engine import make_url

from ..loops import Loops
from ..settings import Settings
from .presence import Attendance


class Listener(Protocol):
    """Who wants to know what happens on other processes."""

    async def notified(self, table: str, number: int) -> None:
        """Another process stored an entry."""

    async def read_again(self, table: str) -> None:
        """Another process changed what the log of a table says."""

    async def resync(self) -> None:
        """Notifications may have been lost."""

    def heard(self, attendance: Attendance) -> None:
        """Another process says who is at a table there."""

    def heartbeat(self, process: str) -> None:
        """Another process lives."""

    def forget_silent(self) -> None:
        """Time to forget processes that fell silent."""


class Cluster:
    """The processes that share the tables, and which tables are ours to look after. Alone, all."""

    shared = True
    """Whether there may be others."""

    def __init__(self) -> None:
        self.loops = Loops()

    async def start(self, listener: Listener) -> None:
        """Begin to tell a listener what happens elsewhere."""

    async def stop(self) -> None:
        """Give all claims up."""

    async def claim(self, table: str) -> bool:
        """Look after a table, if no other process does."""
        return True

    def mine(self, table: str) -> bool:
        """Whether this process looks after a table; asks nobody."""
        return True

    def release(self, table: str) -> None:
        """Look after it no more."""

    def announce(self, attendance: Attendance) -> None:
        """Tell the other processes who is at a table here."""


class Alone(Cluster):
    """One process with a SQLite file: everything is its own."""

    shared = False

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._lock = _lock_file(settings)

    async def stop(self) -> None:
        """Let another process have the file."""
        if self._lock is not None:
            self._lock.release()


def join(settings: Settings) -> Cluster:
    """The processes that share the tables; one of them is this."""
    if not settings.postgres:
        return Alone(settings)
    from .together import Together

    return Together(settings)


def _lock_file(settings: Settings) -> FileLock | None:
    """Keep a second process away from a SQLite file."""
    database = make_url(settings.async_database).database
    if not database or database == ":memory:":
        return None
    lock = FileLock(f"{database}.lock")
    try:
        lock.acquire(timeout=0)
    except Timeout:
        raise SystemExit(
            f"courtly: another server uses {database}; several may share a PostgreSQL database"
        ) from None
    return lock
