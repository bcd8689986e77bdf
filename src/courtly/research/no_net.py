"""What opponents by net are bound to in a batch without any: nothing of nets is compiled then."""

from __future__ import annotations

from typing import Any

from courtly.core.jit import kernel


@kernel
def look_by_net(desk: Any, seat: int, n: int, rng: Any) -> None:
    """Never asked for."""


@kernel
def glance_by_net(desk: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """Never asked for."""
    return -1
