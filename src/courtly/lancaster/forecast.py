"""What laws, conflicts and the final scoring would bring, as the position stands [L4, L7, L9].

A view is made from a record in which some stocks are blanked. The engine's own kernels are asked
about two worlds: in one the unknown stocks are empty, in the other fuller than any can be. Counting
is monotone, so what both worlds say is known, and what they differ on hangs on what is hidden.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..core.jit import kernel
from .constants import (
    BERTHS,
    CONFLICTS,
    FROM_KNIGHTHOOD,
    MOST_SEATS,
    SCORES,
    TOKENS,
    UNKNOWN,
    VOTES,
)
from .law_table import LAW_COSTS, LAW_IDS, LAW_PAYS, LAW_SPECIAL, SPECIALS
from .rules.conflicts import conflicts_now
from .rules.ending import final_points
from .rules.laws import read_due
from .state import STATE
from .view_parts import KEPT, Row

PLENTY = 1000  # more than anybody can have
_FINAL = len(SCORES) - FROM_KNIGHTHOOD

Dues = dict[str, tuple[int | None, ...]]


class Outlook(NamedTuple):
    """What is to be expected as things stand."""

    dues: Dues
    """Each law's shares by seat, None where they hang on what is hidden."""
    final: tuple[Row, ...]
    """The lines of the final scoring, by seat."""
    ranks: tuple[Row, ...]
    """By conflict and berth: the rank of whoever holds it."""
    earned: tuple[Row, ...]
    """By conflict: what each rank would be given."""


def _amounts(row: Any) -> dict[str, int]:
    return {name: int(n) for name, n in zip((*TOKENS, "points"), row, strict=True) if n}


#: What one share of each law brings: tokens, points, and 1 for anything else, by its name.
PAYS: dict[str, dict[str, int]] = {
    law: _amounts(LAW_PAYS[k]) | ({SPECIALS[int(LAW_SPECIAL[k])]: 1} if int(LAW_SPECIAL[k]) else {})
    for k, law in enumerate(LAW_IDS)
}
#: What is given for it, once, where a law sells or trades.
COSTS: dict[str, dict[str, int]] = {law: _amounts(LAW_COSTS[k]) for k, law in enumerate(LAW_IDS)}


@kernel
def fill_unknown(s: Any, amount: int) -> bool:
    """Give everybody whose gold or squires are blanked so much; whether there was anybody."""
    hidden = False
    for seat in range(int(s["players"])):
        for what in range(VOTES):
            if int(s["stock"][seat, what]) == UNKNOWN:
                s["stock"][seat, what] = amount
                hidden = True
    return hidden


@kernel
def forecast(worlds: Any, laws: Any, dues: Any, sheet: Any, fights: Any) -> None:
    """Shares of each law in both worlds, lines of the final scoring, ranks and points in conflicts.

    Where stocks are hidden, they break no tie in the final scoring.
    """
    hidden = False
    for world in range(2):
        s = worlds[world]
        hidden = fill_unknown(s, PLENTY * world)
        for k in range(laws.shape[0]):
            read_due(s, int(laws[k]))
            for seat in range(int(s["players"])):
                dues[world, k, seat] = s["due"][seat]
    s = worlds[0]
    if hidden:
        for seat in range(int(s["players"])):
            for what in range(VOTES):
                s["stock"][seat, what] = 0
    for line in range(sheet.shape[0]):
        for seat in range(int(s["players"])):
            sheet[line, seat] = final_points(s, seat, FROM_KNIGHTHOOD + line)
    conflicts_now(s, fights[0], fights[1])


def _known(least: list[int], most: list[int]) -> tuple[int | None, ...]:
    return tuple(low if low == high else None for low, high in zip(least, most, strict=True))


def look_ahead(states: Any, laws: tuple[int, ...], players: int) -> Outlook:
    """What is to be expected, as far as a blanked record tells [L4, L7, L9]."""
    worlds = np.frombuffer(bytearray(states.tobytes() * 2), states.dtype)
    dues: NDArray[np.int16] = np.zeros((2, len(laws), MOST_SEATS), np.int16)
    sheet: NDArray[np.int16] = np.zeros((_FINAL, MOST_SEATS), np.int16)
    fights: NDArray[np.int16] = np.zeros((2, len(CONFLICTS), BERTHS), np.int16)
    forecast(worlds, np.array(laws, np.int64), dues, sheet, fights)
    least, most = dues[:, :, :players].tolist()
    shown = {
        LAW_IDS[law]: tuple(low) if low == high else _known(low, high)
        for law, low, high in zip(laws, least, most, strict=True)
    }
    ranks, earned = (tuple(map(tuple, rows)) for rows in fights.tolist())
    return Outlook(shown, tuple(map(tuple, sheet[:, :players].tolist())), ranks, earned)


@functools.lru_cache(KEPT)
def shares_to_owner(
    law: str, players: int, seat: int, gold: int, squires: int
) -> tuple[int | None, ...]:
    """The shares of a law that counts stocks, as far as one tells who sees their own alone.

    Such a law looks at nothing else, so a board with nothing but this stock on it tells it all.
    """
    states = np.zeros(1, STATE)
    states["players"] = players
    states["stock"][0, :, :VOTES] = UNKNOWN
    states["stock"][0, seat, :VOTES] = gold, squires
    return look_ahead(states, (LAW_IDS.index(law),), players).dues[law]
