"""A few faults of each kind; ``make faults`` lets hundreds happen."""

from __future__ import annotations

import sys

import pytest

from .fault_kinds import ON_SQLITE
from .faults import run

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sets limits of other processes")


def test_one_fault_of_each_kind() -> None:
    tallies = run(len(ON_SQLITE), seed=3)
    assert all(tally.rounds == 1 for tally in tallies.values())
    assert sum(tally.acknowledged for tally in tallies.values()) > 0
