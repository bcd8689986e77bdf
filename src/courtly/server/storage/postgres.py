"""Connections to PostgreSQL on which nobody waits for ever."""

from __future__ import annotations

from typing import Any

CHANNEL = "courtly"
"""Where processes tell each other of new entries: process, table, and the entry's number."""
ANEW = 0
"""The number that says that the log itself is another one, because somebody was forgotten."""
CONNECT = 5.0  # seconds
COMMAND = 10.0
#: The database, too, lets go of a session whose other end is gone, and with it of its locks.
SESSION = {
    "application_name": "courtly",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "20000",
    "idle_in_transaction_session_timeout": "20000",
    "lock_timeout": "10000",
}
ARGUMENTS: dict[str, Any] = {
    "timeout": CONNECT,
    "command_timeout": COMMAND,
    "server_settings": SESSION,
}


async def connect(dsn: str) -> Any:
    """A connection of one's own."""
    import asyncpg

    return await asyncpg.connect(dsn, **ARGUMENTS)
