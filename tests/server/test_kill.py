"""Nothing acknowledged is lost when the process is killed, and every table goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

from .killing import rounds
from .serving import PATIENCE, ServerProcess


def test_kill_and_restart(tmp_path: Path) -> None:
    moves, _ = asyncio.run(rounds(f"sqlite:///{tmp_path / 'tables.db'}", 2))
    assert moves > 0


def test_a_polite_stop(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
    try:
        server.wait()
        second = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}")
        assert second.process.wait(PATIENCE) != 0
        assert "another server uses" in second.log.read_text()
        second.log.unlink()
        assert server.stop() in (0, -15)
        assert "Application shutdown complete" in server.log.read_text()
    finally:
        server.kill()
        server.log.unlink()
