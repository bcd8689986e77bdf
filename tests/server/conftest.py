"""One server for the tests that need no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .serving import ServerProcess, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a SQLite file."""
    path = tmp_path_factory.mktemp("server") / "tables.db"
    with serving(f"sqlite:///{path}") as running:
        yield running
