"""What is kept of each old version, opened for tests: databases as if they were closed just now."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import lzma
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from courtly.core.record import parse

from ..server.postgres import postgres as running_postgres
from . import dumping
from .kinds import KINDS

VERSIONS = sorted(Path(__file__).parent.glob("engine-*"))
#: Told, but not the same whenever one asks: times, and who happens to be there.
FLEETING = {"now", "ticking_since", "at", "created", "active", "present", "here", "spectators"}
_TIMES = {"tables": "created", "log": "at", "seats": "seen"}


def about(version: Path) -> dict[str, Any]:
    """By which commit a folder was made, of which engines, when, and what is in it."""
    found: dict[str, Any] = json.loads((version / "made.json").read_text("utf-8"))
    return {"kinds": [*KINDS], "databases": [*OPENED], **found}


@functools.cache
def unpack(file: Path) -> Any:
    """The JSON in a compressed file."""
    return json.loads(lzma.decompress(file.read_bytes()))


@contextlib.contextmanager
def sqlite(version: Path, scratch: Path) -> Iterator[str]:
    """The SQLite database of a version; its address."""
    file = scratch / "tables.db"
    file.write_bytes(lzma.decompress((version / "sqlite.db.xz").read_bytes()))
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.executescript(_to_now(version))
    yield f"sqlite:///{file}"


@contextlib.contextmanager
def postgres(version: Path, scratch: Path) -> Iterator[str]:
    """The PostgreSQL database of a version; its address."""
    text = lzma.decompress((version / "postgres.sql.xz").read_bytes()).decode()
    with running_postgres() as server:
        uri: str = server.get_uri()
        asyncio.run(dumping.load(uri, text + _to_now(version, "public.")))
        yield uri


OPENED = {"sqlite": sqlite, "postgres": postgres}


def _to_now(version: Path, schema: str = "") -> str:
    """Clocks do not run while nobody serves the tables: they were closed a moment ago."""
    later = time.time() - about(version)["at"]
    changes = [
        f"UPDATE {schema}{table} SET {column} = {column} + {later!r};\n"
        for table, column in _TIMES.items()
    ]
    if about(version)["engine"] != "1":  # which did not write down that it was alive
        changes.append(f"UPDATE {schema}processes SET alive = {time.time()!r};\n")
    return "".join(changes)


def check(old: Any, new: Any, where: str) -> None:
    """All that was said then is said now; a later version may say more."""
    if isinstance(old, dict):
        assert isinstance(new, dict), where
        for key in old.keys() - FLEETING:
            assert key in new, f"{where}: {key} is missing"
            check(old[key], new[key], f"{where}, {key}")
    elif isinstance(old, list):
        assert isinstance(new, list), where
        assert len(old) == len(new), f"{where}: {len(new)} instead of {len(old)}: {new}"
        for k, (one, other) in enumerate(zip(old, new, strict=True)):
            check(one, other, f"{where}, {k}")
    elif isinstance(old, float):
        assert abs(new - old) < 0.001, f"{where}: {new} instead of {old}"  # of a second
    else:
        assert new == old, f"{where}: {new!r} instead of {old!r}"


def check_record(old: str, new: str, where: str) -> None:
    """The same game by the same rules; lines may be added to the head."""
    one, other = parse(old), parse(new)
    assert [move for _, move in one.moves] == [move for _, move in other.moves], where
    check(one.options, other.options, f"{where}, options")
    check({**one.head, "Options": ""}, {**other.head, "Options": ""}, where)
