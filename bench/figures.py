"""Figures with their units, and the clock they are read from.

A figure is the best of several repeats, because noise on a machine only ever makes things slower;
the median stands beside it in the JSON file.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

SCALES = {"s": 1.0, "ms": 1e-3, "µs": 1e-6, "ns": 1e-9}


@dataclass(frozen=True)
class Figure:
    """One measured number."""

    key: str
    title: str
    value: float
    unit: str
    median: float | None = None
    repeats: int = 1

    def to_json(self) -> dict[str, Any]:
        """As written to the JSON file."""
        data: dict[str, Any] = {"title": self.title, "value": self.value, "unit": self.unit}
        if self.median is not None:
            data |= {"best_of": self.repeats, "median": self.median}
        return data


@dataclass(frozen=True)
class Effort:
    """How long to measure: seconds for one repeat, and how many of them."""

    seconds: float
    repeats: int


FULL = Effort(seconds=0.15, repeats=5)
QUICK = Effort(seconds=0.05, repeats=3)


def clock(function: Callable[[], object]) -> float:
    """Seconds one call takes, with no garbage collected meanwhile."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        began = time.perf_counter()
        function()
        return time.perf_counter() - began
    finally:
        if collecting:
            gc.enable()


def times_to_fill(function: Callable[[int], object], seconds: float) -> int:
    """The n for which `function(n)` takes about `seconds`; whatever it compiles first is done."""
    function(1)
    n = 1
    while (took := clock(partial(function, n))) < seconds / 4:
        n *= 2 if took > seconds / 100 else 8
    return max(1, round(n * seconds / took))


def cost(key: str, title: str, unit: str, seconds: Sequence[float], per: int | float = 1) -> Figure:
    """A time: what each of `per` things took, from the seconds of several repeats."""
    scaled = [taken / per / SCALES[unit] for taken in seconds]
    return Figure(key, title, min(scaled), unit, statistics.median(scaled), len(scaled))


def rate(key: str, title: str, unit: str, rates: Sequence[float]) -> Figure:
    """A speed, from several repeats: the more the better."""
    return Figure(key, title, max(rates), unit, statistics.median(rates), len(rates))


def loop_cost(
    key: str, title: str, unit: str, loop: Callable[[int], object], effort: Effort, per: int = 1
) -> Figure:
    """The cost of a thing that `loop(n)` does n × `per` times."""
    n = times_to_fill(loop, effort.seconds / 4)
    seconds = [clock(partial(loop, n)) for _ in range(effort.repeats)]
    return cost(key, title, unit, seconds, n * per)
