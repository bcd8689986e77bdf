"""Every kind of table there is: a sample of them for `make test`, all for `make test-all`."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

Options = dict[str, Any]


def _tables() -> dict[str, tuple[str, Options]]:
    """All tables, by name: players, laws, and whether stocks lie open and the box may run dry."""
    found: dict[str, tuple[str, Options]] = {
        "richelieu": ("richelieu", {}),
        "richelieu-tactical": ("richelieu", {"variant": "tactical"}),
    }
    for players, laws, box in itertools.product(
        range(2, 6), ("base", "new", "random"), (False, True)
    ):
        options: Options = {"players": players, "laws": laws}
        if box:
            options |= {"open_stock": True, "supply": "box"}
        found[f"lancaster-{players}-{laws}" + "-box" * box] = ("lancaster", options)
    sections = ["base", "new", "base", "new", "random"]
    by_section = {"players": 4, "laws": "sections", "sections": sections}
    return {**found, "lancaster-4-sections": ("lancaster", by_section)}


TABLES = _tables()
SAMPLE = (
    "richelieu", "richelieu-tactical", "lancaster-2-base", "lancaster-3-new",
    "lancaster-4-random", "lancaster-5-base-box",
)  # fmt: skip
#: For `pytest.mark.parametrize`: those beyond the sample belong to the whole.
NAMES = [name if name in SAMPLE else pytest.param(name, marks=pytest.mark.whole) for name in TABLES]
