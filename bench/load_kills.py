"""Kill the server in mid-game again and again.

python -m bench.load_kills 300               a SQLite file
python -m bench.load_kills 100 --postgres    two processes that share a PostgreSQL database

With `--notes FILE` it goes on, when it is started again, from where it was stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import click
from tests.server.killing import rounds
from tests.server.lanes import LANES, in_lanes
from tests.server.postgres import postgres as postgres_server

CHUNK = 10  # kills of the same tables


def chunk(database: str, kills: int, seed: int, servers: int) -> tuple[int, float]:
    """Some kills of the same tables: moves acknowledged, and seconds to be back in all."""
    made, back = asyncio.run(rounds(database, kills, seed=seed, servers=servers))
    return made, back * kills


@contextlib.contextmanager
def databases(names: list[str], postgres: bool) -> Iterator[dict[str, str]]:
    """A new database for each name."""
    with contextlib.ExitStack() as ends:
        if not postgres:
            folder = ends.enter_context(tempfile.TemporaryDirectory())
            yield {name: f"sqlite:///{folder}/{name}.db" for name in names}
            return
        server = ends.enter_context(postgres_server())
        for name in names:
            server.psql(f"CREATE DATABASE {name};")
        yield {name: server.get_uri(database=name) for name in names}


@click.command()
@click.argument("count", default=200)
@click.option("--postgres", is_flag=True, help="Two processes with PostgreSQL, not SQLite.")
@click.option("--seed", default=1)
@click.option("--lanes", default=LANES, show_default=True, help="So many at the same time.")
@click.option("--notes", type=click.Path(path_type=Path), help="Go on from what FILE says is done.")
def main(count: int, postgres: bool, seed: int, lanes: int, notes: Path | None) -> None:
    """Kill and restart COUNT times; fails if anything acknowledged was lost or a table stuck."""
    began = time.perf_counter()
    kind = "postgresql" if postgres else "sqlite"
    firsts = {first: min(CHUNK, count - first) for first in range(0, count, CHUNK)}
    sizes = {f"{kind}_{seed + first}_{size}": size for first, size in firsts.items()}
    kills, moves, back = 0, 0, 0.0
    with databases(list(sizes), postgres) as addresses:
        pieces = {
            name: (addresses[name], size, int(name.split("_")[1]), 2 if postgres else 1)
            for name, size in sizes.items()
        }
        for name, (made, took) in in_lanes(chunk, pieces, lanes=lanes, notes=notes):
            kills, moves, back = kills + sizes[name], moves + made, back + took
            so_far = f"{kills} kills, {moves} moves acknowledged, none lost"
            click.echo(f"{so_far}; {time.perf_counter() - began:.0f} s")
    click.echo(
        f"{count} kills on {'PostgreSQL' if postgres else 'SQLite'}: {moves} moves acknowledged, "
        f"none lost, no table stuck; back after {back / count:.1f} s on average; "
        f"{time.perf_counter() - began:.0f} s in all"
    )


if __name__ == "__main__":
    main()
