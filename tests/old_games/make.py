"""Make the fixtures of one version of Courtly; see README.md.

`python -m tests.old_games.make COMMIT` writes the folder of the engines' version beside this file;
with `--few` only some kinds of games, and no PostgreSQL database.
"""

from __future__ import annotations

import asyncio
import base64
import json
import lzma
import random
import sqlite3
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

import click

import courtly

from ..server.postgres import postgres
from . import dumping
from .kinds import FEW, KINDS, Kind
from .make_tables import expectations, make_tables
from .playing import digest
from .stories import STORIES, Story

HERE = Path(__file__).parent
FROM_A_POSITION = ("lancaster-2-new", "lancaster-5-box", "richelieu-standard", "richelieu-tactical")


def pack(file: Path, data: bytes) -> None:
    """Write a compressed file."""
    file.write_bytes(lzma.compress(data, preset=9 | lzma.PRESET_EXTREME))


def dump(value: Any) -> bytes:
    """JSON, always the same for the same value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()


# -- records and positions -------------------------------------------------------------------------


def position(game: Any) -> dict[str, Any]:
    """Where a game stands, and what every version has to say about that."""
    after = []
    for seat in game.actors:
        for move in {game.legal(seat)[0], game.legal(seat)[-1]}:
            twin = game.copy()
            twin.play(move, seat)
            after.append([seat, move.text, digest(twin)])
    return {
        "bytes": base64.b64encode(game.to_bytes()).decode(),
        "decision": game.decision,
        "actors": game.actors,
        "legal": {seat: [move.text for move in game.legal(seat)] for seat in game.actors},
        "scores": game.scores(),
        "places": list(game.standing().places),
        "after": sorted(after),
    }


def play_kind(kind: Kind) -> tuple[dict[str, str], list[dict[str, Any]]]:
    """The records of a kind, and positions: one for each decision, one at the end."""
    chance = random.Random(zlib.crc32(kind.name.encode()))
    game = kind.new(f"old games, {kind.name}")
    records, positions, seen = {}, [], set()
    stop = chance.randrange(20, 60)
    while not game.over:
        if game.decision not in seen:
            seen.add(game.decision)
            positions.append(position(game))
        if len(game.history) == stop:
            records[f"{kind.name}-unfinished"] = game.record(White="Anne", Note="not over")
            middle = game.to_bytes()
        seat = chance.choice(game.actors)
        game.play(chance.choice(game.legal(seat)), seat)
    records[f"{kind.name}-finished"] = game.record()
    if kind.name in FROM_A_POSITION:
        records[f"{kind.name}-from-a-position"] = _from_position(kind, middle, chance)
    return records, [{"kind": kind.name, **found} for found in [*positions, position(game)]]


def _from_position(kind: Kind, middle: bytes, chance: random.Random) -> str:
    game = getattr(courtly, kind.game).from_bytes(middle)
    while not game.over and len(game.history) < 40:
        seat = chance.choice(game.actors)
        game.play(chance.choice(game.legal(seat)), seat)
    text: str = game.record()
    return text


def make_records(folder: Path, kinds: list[str]) -> None:
    """Records as text, positions as bytes."""
    positions: list[dict[str, Any]] = []
    (folder / "records").mkdir(exist_ok=True)
    for kind in kinds:
        records, found = play_kind(KINDS[kind])
        positions += found
        for name, text in records.items():
            (folder / "records" / f"{name}.txt").write_text(text, "utf-8")
    pack(folder / "positions.json.xz", dump(positions))


# -- databases -------------------------------------------------------------------------------------


def make_databases(folder: Path, stories: list[Story], databases: list[str]) -> None:
    """Tables of every kind, in SQLite and in PostgreSQL."""
    with tempfile.TemporaryDirectory() as scratch:
        work, copy = Path(scratch, "work.db"), Path(scratch, "copy.db")

        def keep_sqlite() -> None:
            with sqlite3.connect(work) as connection:
                connection.execute("VACUUM INTO ?", (str(copy),))
            pack(folder / "sqlite.db.xz", copy.read_bytes())

        _tables(f"sqlite:///{work}", folder / "sqlite.json.xz", stories, keep_sqlite)
        if "postgres" not in databases:
            return
        with postgres() as server:

            def keep_postgres() -> None:
                pack(folder / "postgres.sql.xz", dumping.dumped(server).encode())

            _tables(server.get_uri(), folder / "postgres.json.xz", stories, keep_postgres)


def _tables(database: str, expected: Path, stories: list[Story], keep: Any) -> None:
    made = asyncio.run(make_tables(database, stories))
    keep()
    pack(expected, dump(asyncio.run(expectations(database, made))))


@click.command()
@click.argument("commit")
@click.option("--few", is_flag=True, help="Some kinds of games, and no PostgreSQL database.")
def main(commit: str, few: bool) -> None:
    """Make everything; COMMIT is the one it is made by."""
    heads = [kind.new("any").record() for kind in KINDS.values()]
    engine = max(line for text in heads for line in text.splitlines() if "Engine: " in line)[8:]
    folder = HERE / f"engine-{engine}"
    folder.mkdir(exist_ok=True)
    kinds = [*FEW] if few else [*KINDS]
    databases = ["sqlite"] if few else ["sqlite", "postgres"]
    make_records(folder, kinds)
    make_databases(folder, [story for story in STORIES if story.kind in kinds], databases)
    about = {"commit": commit, "courtly": courtly.__version__, "engine": engine}
    about |= {"kinds": kinds, "databases": databases, "at": time.time()}
    (folder / "made.json").write_text(json.dumps(about, indent=1) + "\n")


if __name__ == "__main__":
    main()
