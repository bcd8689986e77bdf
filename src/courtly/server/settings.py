"""What the host of a server decides: by options of ``courtly serve``, or in the environment."""

from __future__ import annotations

import os
import secrets
from email.utils import parseaddr
from typing import Annotated, Any
from urllib.parse import urlsplit

import platformdirs
from pydantic import BeforeValidator, Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import make_url

from .typed import new_phrase


def default_database() -> str:
    """A SQLite file in the user's data directory."""
    return f"sqlite:///{platformdirs.user_data_path('courtly', appauthor=False) / 'tables.db'}"


def _words(given: Any) -> Any:
    """A list in the environment is words with spaces or commas between."""
    return tuple(given.replace(",", " ").split()) if isinstance(given, str) else given


Words = Annotated[tuple[str, ...], NoDecode, BeforeValidator(_words)]
Rate = Annotated[float, Field(ge=1)]
Count = Annotated[int, Field(ge=1)]


def _with_driver(database: str) -> str:
    for plain, driver in (
        ("sqlite://", "sqlite+aiosqlite://"),
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
    ):
        if database.startswith(plain) and database not in (plain, f"{plain}/"):
            return driver + database.removeprefix(plain)
    raise ValueError(f"it should be sqlite:///FILE or postgresql://…, not {database!r}")


class Settings(BaseSettings):
    """All settings of one server process. In the environment each is ``COURTLY_`` and its name."""

    model_config = SettingsConfigDict(
        env_prefix="COURTLY_", frozen=True, extra="forbid", use_attribute_docstrings=True
    )

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    database: str = Field(default_factory=default_database)
    """sqlite:///FILE or postgresql://…; without one, a file in your data directory."""
    origins: Words = ()
    """Other origins whose pages may use this server, such as https://games.example."""
    https: bool = False
    """Served behind HTTPS: cookies are then never sent over plain HTTP."""
    address: str = ""
    """Where people find this server, such as https://games.example; for links in e-mails."""
    smtp: str = Field(default="", repr=False)
    """The mail server for notices: smtp://user:password@host:587, or smtps://… for port 465."""
    mail_from: str = ""
    """From whom e-mails come, such as Courtly <courtly@games.example>."""
    push_hosts: Words = (
        "fcm.googleapis.com",
        ".push.services.mozilla.com",
        ".push.apple.com",
        ".notify.windows.com",
    )
    """Push services of browsers that may be called; a dot stands for all names below."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies to believe."""
    bot_workers: Count = max(1, (os.cpu_count() or 2) - 1)
    """How many bots may think at once."""
    bot_helpers: Annotated[int, Field(ge=0)] = min(1, (os.cpu_count() or 1) - 1)
    """Processors more that Kings may use as long as nobody else wants them; 0: none."""
    bot_pace: Annotated[float, Field(ge=0)] = 1.0
    """How slowly bots answer; with 0 at once, by which they may betray what they know."""
    sockets_per_address: Count = 100
    sockets_per_person: Count = 30
    people_per_address: Count = 8
    """How many people an address stands for: it may do so many times as much as one of them."""
    metrics_for: Words = ("127.0.0.1", "::1")
    """Addresses that may read /metrics."""
    messages_per_second: Rate = 20.0
    """How fast one socket may send on average."""
    requests_per_second: Rate = 50.0
    """How fast one address may ask over HTTP on average."""
    admin_secret: SecretStr = Field(default_factory=lambda: SecretStr(new_phrase()), min_length=16)
    """What opens the host's page; without one, another at every start, which is printed. Rather in
    the environment than as an option, which all users of the machine can read."""
    plain_logs: bool = False
    """Logs for people rather than JSON lines."""
    log_level: str = "INFO"

    compile: bool = True
    """Compile the games in the background; they can be played meanwhile."""
    live_tables: Count = 200
    """Tables without an audience that are kept in memory."""
    bot_queue: Count = 1000
    bots_kept: Count = 8
    """Searching bots that keep their tree between decisions; each may take some 50 MB."""
    message_size: int = 16 * 1024
    body_size: int = 256 * 1024
    chats_per_second: float = 0.5
    chat_burst: float = 6.0
    hints_per_second: float = 0.5
    hint_burst: float = 5.0
    coach_simulations: Annotated[int, Field(ge=0, le=100_000)] = 1000
    """How much is searched when a learner asks about a move; with 0 nobody is answered."""
    tables_per_minute: float = 6.0
    table_burst: float = 20.0
    studies_per_minute: float = 6.0
    """How many games one may have looked at again."""
    study_burst: float = 12.0
    tries_per_person: Count = 20
    """Games from positions of finished ones that one may have open at a time."""
    tries_kept: Count = 200
    """All such games of a month that one may have, finished ones included."""
    study_queue: Count = 40
    """Games that may wait to be looked at; an eighth of them may be of one person."""
    process: str = Field(default_factory=lambda: secrets.token_hex(4))
    """The name of this process in notifications."""

    @field_validator("database")
    @classmethod
    def _known_database(cls, given: str) -> str:
        """Refuse an address no driver of ours is for."""
        _with_driver(given)
        return given

    @field_validator("address")
    @classmethod
    def _known_address(cls, given: str) -> str:
        """Refuse what cannot be the beginning of a link."""
        found = urlsplit(given)
        if given and (found.scheme not in ("http", "https") or not found.hostname):
            raise ValueError(f"it should be https://… or http://…, not {given!r}")
        return given.rstrip("/")

    @field_validator("smtp")
    @classmethod
    def _known_smtp(cls, given: str) -> str:
        """Refuse what is no mail server; without saying it, as a password may be in it."""
        found = urlsplit(given)
        if given and (found.scheme not in ("smtp", "smtps") or not found.hostname):
            raise ValueError("it should be smtp://user:password@host:port, or smtps://…")
        return given

    @field_validator("mail_from")
    @classmethod
    def _known_sender(cls, given: str) -> str:
        """Refuse what cannot stand in a letter's head."""
        if given and ("@" not in parseaddr(given)[1] or not given.isprintable()):
            raise ValueError(f"it should be an e-mail address, not {given!r}")
        return given

    @property
    def mails(self) -> bool:
        """Whether this server can send e-mails with links that lead back."""
        return bool(self.smtp and self.mail_from and self.address)

    @property
    def message_burst(self) -> float:
        """How many messages one socket may send at once."""
        return 3 * self.messages_per_second

    @property
    def request_burst(self) -> float:
        """How many requests one address may send at once."""
        return 4 * self.requests_per_second

    @property
    def async_database(self) -> str:
        """The address with the driver we use."""
        return _with_driver(self.database)

    @property
    def driver_database(self) -> str:
        """The address as the driver of PostgreSQL itself wants it."""
        url = make_url(self.async_database).set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    @property
    def postgres(self) -> bool:
        """Whether several processes may share the tables."""
        return self.async_database.startswith("postgresql")
