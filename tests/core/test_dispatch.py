"""The kernels that find the right decision are made from a table."""

from __future__ import annotations

import os
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

from courtly.core.dispatch import always_legal, choose
from courtly.core.jit import MODE, kernel
from courtly.lancaster.constants import DECISIONS as LANCASTER
from courtly.lancaster.rules.decisions import TABLE as LANCASTER_TABLE
from courtly.richelieu.constants import DECISIONS as RICHELIEU
from courtly.richelieu.moves import MOVES
from courtly.richelieu.rules.decisions import TABLE as RICHELIEU_TABLE


@kernel
def half(n: int) -> int:
    """Half of it."""
    return n // 2


@kernel
def double(n: int) -> int:
    """Twice as much."""
    return n * 2


@kernel
def failing(n: int) -> int:
    """Something wrong with a position."""
    if n > 1:
        raise ValueError("too many")
    return n


def test_the_number_chooses_the_kernel() -> None:
    pick = choose("tests.core._pick", "pick", "k, n", "k + 1", "n", [half, double], -7)
    assert [pick(k, 8) for k in (-2, -1, 0, 1)] == [-7, 4, 16, -7]


def test_kernels_call_what_was_made() -> None:
    pick = choose("tests.core._pick", "twice", "k, n", "k", "n", [half, double], 0)

    @kernel
    def both(n: int) -> int:
        return int(pick(0, n) + pick(1, n))

    assert both(8) == 20


def test_a_traceback_shows_the_source_that_was_made() -> None:
    pick = choose("tests.core._pick", "wrong", "k, n", "k", "n", [failing], 0)
    with pytest.raises(ValueError, match="too many") as caught:
        pick(0, 2)
    if MODE == "plain":
        assert "return wrong_0(n)" in "".join(traceback.format_exception(caught.value))


@pytest.mark.parametrize(
    ("table", "names"), [(LANCASTER_TABLE, LANCASTER), (RICHELIEU_TABLE, RICHELIEU)]
)
def test_tables_are_numbered_as_the_records_are(table: object, names: tuple[str, ...]) -> None:
    assert (*getattr(table, "names"), "over") == names  # noqa: B009


def test_what_is_always_legal_is_never_refused() -> None:
    with pytest.raises(AssertionError, match="pass is legal"):
        always_legal(None, 0, MOVES.parse("pass"))


_USE = """
import sys
from courtly.core import jit
from courtly.core.rng import scale
from courtly.core.dispatch import choose
import numpy as np
pick = choose("courtly.core._kept", "pick", "k, n", "k", "n, 3", [scale], 0)
assert pick(0, np.uint64(2**63)) == 1
"""


@pytest.mark.skipif(MODE == "plain", reason="nothing is compiled")
def test_what_was_made_is_compiled_once_and_kept(tmp_path: Path) -> None:
    def run() -> dict[str, int]:
        """The files of the cache after one more run, each with when it was written."""
        environment = {**os.environ, "COURTLY_CACHE": str(tmp_path)}
        subprocess.run([sys.executable, "-c", _USE], env=environment, check=True)
        kept = (path for path in tmp_path.rglob("*pick*") if path.is_file())
        return {path.name: path.stat().st_mtime_ns for path in kept}

    first = run()
    assert first
    assert run() == first
