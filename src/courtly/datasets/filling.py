"""Rows of a shard as a learner wants them; NumPy takes three times as long."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.jit import kernel

VECTORS = True  # for `scale`


@kernel
def scale(counts: Any, rows: Any, units: Any, out: Any) -> None:
    """Counts by what one of each is worth."""
    for i in range(rows.shape[0]):
        row = rows[i]
        for j in range(counts.shape[1]):
            out[i, j] = np.float32(counts[row, j]) * units[j]


@kernel
def fill_masks(legal: Any, ends: Any, rows: Any, out: Any) -> None:
    """Mark the legal moves; `out` is empty before."""
    for i in range(rows.shape[0]):
        for k in range(ends[rows[i]], ends[rows[i] + 1]):
            out[i, legal[k]] = True


@kernel
def fill_policies(legal: Any, ends: Any, visits: Any, visit_ends: Any, rows: Any, out: Any) -> None:
    """Visits as shares, where there are any."""
    for i in range(rows.shape[0]):
        first, at = visit_ends[rows[i]], ends[rows[i]]
        n = visit_ends[rows[i] + 1] - first
        total = 0
        for k in range(n):
            total += visits[first + k]
        for k in range(n):
            out[i, legal[at + k]] = np.float32(visits[first + k] / max(total, 1))
