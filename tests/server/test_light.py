"""A server that nobody has opened a table on is light."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from courtly.games import names

IDLE = """
import asyncio, sys
from courtly.server.app import create_app
from courtly.server.settings import Settings
import courtly.server.run

async def story():
    app = create_app(Settings(database=sys.argv[1]))
    async with app.router.lifespan_context(app):
        print([engine.game for engine in app.state.service.engines.report()])

asyncio.run(story())  # at its end all threads are: whatever they import is there
heavy = "numpy numba llvmlite alembic asyncpg sqlalchemy.orm courtly.core.game courtly.bots"
heavy += " courtly.server.notices cryptography apprise fluent.runtime"
print([name for name in heavy.split() if name in sys.modules])
"""


def test_it_imports_neither_the_compiler_nor_arrays(tmp_path: Path) -> None:
    """Whether the cache is empty or not: other processes compile, and nothing is loaded."""
    held = {"COURTLY_CACHE": str(tmp_path / "cache"), "COURTLY_COMPILER_WAITS_FOR": "nothing"}
    for environment in (held, {}):
        done = subprocess.run(
            [sys.executable, "-c", IDLE, f"sqlite:///{tmp_path / 'tables.db'}"],
            env={**os.environ, "COURTLY_ENGINE": "lazy", **environment},
            capture_output=True,
            text=True,
        )
        assert done.stdout == f"{list(names())}\n[]\n", done.stderr
