"""Brings a database up to date: Alembic's migrations, run at the start of every process."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x636F7572  # "cour"


def config(connection: sa.Connection) -> Config:
    """Alembic's settings, without a file."""
    made = Config()
    made.set_main_option("script_location", str(FOLDER))
    made.attributes["connection"] = connection
    return made


def migrate(connection: sa.Connection) -> None:
    """Run what is missing. Several processes may start at once: one does it, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
    command.upgrade(config(connection), "head")
