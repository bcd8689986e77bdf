"""What the host of a server decides, from the command line or the environment."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy.engine import make_url


def default_database() -> str:
    """A SQLite file in the user's data directory."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(base) / 'courtly' / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """All settings of one server process."""

    database: str = field(default_factory=default_database)
    """``sqlite:///path`` or ``postgresql://user:password@host/name``."""
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server; its own always may."""
    secure_cookies: bool = False
    """Set behind HTTPS: cookies are then never sent over plain HTTP."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For is believed."""
    compile: bool = True
    """Compile and load the engines in the background at the start."""
    live_tables: int = 200
    """Tables without an audience that are kept in memory."""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_queue: int = 1000
    bots_kept: int = 8
    """Searching bots that keep their tree between decisions; each may take some 50 MB."""
    away_seconds: float = 60.0
    """How long someone must be gone before the others may let a bot play on."""
    message_size: int = 16 * 1024
    body_size: int = 256 * 1024
    messages_per_second: float = 20.0
    message_burst: float = 60.0
    chats_per_second: float = 0.5
    chat_burst: float = 6.0
    hints_per_second: float = 0.5
    hint_burst: float = 5.0
    tables_per_minute: float = 20.0
    table_burst: float = 30.0
    requests_per_second: float = 50.0
    request_burst: float = 200.0
    sockets_per_address: int = 100
    log_json: bool = True
    process: str = field(default_factory=lambda: secrets.token_hex(4))
    """The name of this process in notifications."""

    @property
    def async_database(self) -> str:
        """The address with the driver we use."""
        for plain, driver in (
            ("sqlite://", "sqlite+aiosqlite://"),
            ("postgresql://", "postgresql+asyncpg://"),
            ("postgres://", "postgresql+asyncpg://"),
        ):
            if self.database.startswith(plain) and self.database not in (plain, f"{plain}/"):
                return driver + self.database.removeprefix(plain)
        raise ValueError(
            f"the database should be sqlite:///FILE or postgresql://…, not {self.database!r}"
        )

    @property
    def driver_database(self) -> str:
        """The address as the driver of PostgreSQL itself wants it."""
        url = make_url(self.async_database).set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    @property
    def postgres(self) -> bool:
        """Whether several processes may share the tables."""
        return self.async_database.startswith("postgresql")
