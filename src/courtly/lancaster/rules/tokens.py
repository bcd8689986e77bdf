"""Gold, squires, vote stones and power points, each with its source [L1.1]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import VOTES
from ..events import E_POINTS_SCORED, E_SUPPLY_SHORT, E_TOKENS_GAINED, E_TOKENS_PAID


@kernel
def available(s: Any, what: int, amount: int) -> int:
    """How much of `amount` the supply can pay: all of it, unless the box is the limit [L1.1]."""
    if int(s["box"]) == 0:
        return amount
    return min(amount, int(s["supply"][what]))


@kernel
def gain(s: Any, seat: int, what: int, amount: int, source: int, log: Any) -> None:
    """Give a player tokens out of the supply, as far as it reaches [L1.1]."""
    paid = available(s, what, amount)
    if paid < amount:
        emit(log, E_SUPPLY_SHORT, seat, what, amount - paid, source)
    if paid > 0:
        s["supply"][what] = int(s["supply"][what]) - paid
        s["stock"][seat, what] = int(s["stock"][seat, what]) + paid
        emit(log, E_TOKENS_GAINED, seat, what, paid, source)


@kernel
def spend(s: Any, seat: int, what: int, amount: int, source: int, log: Any) -> None:
    """Put a player's tokens back into the supply [L1.1]."""
    if amount > 0:
        s["supply"][what] = int(s["supply"][what]) + amount
        s["stock"][seat, what] = int(s["stock"][seat, what]) - amount
        emit(log, E_TOKENS_PAID, seat, what, amount, source)


@kernel
def gain_row(s: Any, seat: int, row: Any, times: int, source: int, log: Any) -> None:
    """Give a player what a row of figures shows: gold, squires and perhaps votes."""
    for what in range(min(row.shape[0], VOTES + 1)):
        if row[what]:
            gain(s, seat, what, int(row[what]) * times, source, log)


@kernel
def score_points(s: Any, seat: int, points: int, sheet: int, source: int, log: Any) -> None:
    """Move a player up the track; `sheet` is the line of the score sheet."""
    if points:
        s["points"][seat, sheet] = int(s["points"][seat, sheet]) + points
        emit(log, E_POINTS_SCORED, seat, points, source)
