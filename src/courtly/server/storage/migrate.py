"""Brings a database up to date: Alembic's migrations, run at the start of every process.

All that is missing is done, or nothing: in one transaction, on both databases.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x636F7572  # "cour"


def migrate(connection: sa.Connection, folder: Path = FOLDER) -> None:
    """Run what is missing. Several processes may start at once: one does it, the others wait."""
    try:
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
            _upgrade(connection, folder)
        else:
            _migrate_sqlite(connection, folder)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    finally:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")
            connection.rollback()


def _migrate_sqlite(connection: sa.Connection, folder: Path) -> None:
    """SQLite makes a table anew to change it, which must not look like a loss to those that refer
    to it; and its driver begins no transaction by itself for that."""
    connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # does nothing inside a transaction
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    _upgrade(connection, folder)
    if lost := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        raise RuntimeError(f"a migration would leave {len(lost)} rows that refer to nothing")


def _upgrade(connection: sa.Connection, folder: Path) -> None:
    """Alembic, with settings that need no file."""
    config = Config()
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
