"""How far apart two samples are."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence


def distance(one: Sequence[float], other: Sequence[float]) -> float:
    """Kolmogorov and Smirnov's: the greatest difference between the two shares up to a value.

    >>> distance([1, 2, 3], [1, 2, 3]), distance([1, 2], [3, 4])
    (0.0, 1.0)
    """
    a, b = sorted(one), sorted(other)
    return max(abs(bisect_right(a, x) / len(a) - bisect_right(b, x) / len(b)) for x in (*a, *b))
