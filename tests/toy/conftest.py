"""The toy is registered for these tests, and for none beside them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from courtly import games

from .description import DESCRIPTION


@pytest.fixture(autouse=True, scope="package")
def _toy() -> Iterator[None]:
    games.register(DESCRIPTION)
    yield
    games.withdraw(DESCRIPTION.name)
