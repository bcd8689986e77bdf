"""Brings a database up to date: Alembic's migrations, run at the start of every process.

All that is missing is done, or nothing: in one transaction, on both databases.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from .host_schema import metadata as metadata  # with those, all tables are known

FOLDER = Path(__file__).parent / "migrations"
_LOCK = 0x636F7572  # "cour"
#: Where Alembic keeps what was done.
_VERSIONS = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)
"""


class NewerDatabase(Exception):
    """Migrations were done that are not known here."""


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
    """Make an empty database as it should be, and change one that is not."""
    newest = max(path.name[:4] for path in (folder / "versions").glob("[0-9]*.py"))
    version = _version(connection)
    if version is None and not sa.inspect(connection).get_table_names():
        create(connection, newest)
    elif version != newest:
        run_migrations(connection, folder)


def run_migrations(connection: sa.Connection, folder: Path = FOLDER, to: str = "head") -> None:
    """Alembic, with settings that need no file. It is not imported where there is nothing to do."""
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(folder))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as error:
        raise NewerDatabase(str(error)) from None


def create(connection: sa.Connection, version: str) -> None:
    """The schema as it is now; a test holds that all migrations together make the same."""
    metadata.create_all(connection)
    connection.execute(sa.text(_VERSIONS))
    connection.execute(sa.text("INSERT INTO alembic_version VALUES (:n)"), {"n": version})


def _version(connection: sa.Connection) -> str | None:
    """The last migration that was done."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found
