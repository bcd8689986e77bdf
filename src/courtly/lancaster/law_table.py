"""The 36 laws as tables for the kernels, read from ``data/laws.toml`` once [L4.1]."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.components import read_toml
from .constants import DATA, SECTIONS

FILE = DATA / "laws.toml"

WHENS = ("per", "all", "none", "most", "may")
PER, ALL, NONE_OF, MOST, MAY = range(5)

COUNTS = (
    "nothing",
    "gold",
    "squires",
    "left_over",
    "counties",
    "bare_counties",
    "county_squires",
    "castle_knights",
    "conflicts",
    "conflict_knights",
    "tiles",
    "nobles",
    "placed_1",
    "placed_2",
    "placed_3",
    "placed_strengths",
)
(
    NOTHING,
    COUNT_GOLD,
    COUNT_SQUIRES,
    LEFT_OVER,
    OWN_COUNTIES,
    BARE_COUNTIES,
    COUNTY_SQUIRES,
    CASTLE_KNIGHTS,
    OWN_CONFLICTS,
    CONFLICT_KNIGHTS,
    TILES,
    NOBLES,
    PLACED_1,
    PLACED_2,
    PLACED_3,
    PLACED_STRENGTHS,
) = range(16)

# Specials up to `promote` take effect at once; the others ask the players.
SPECIALS = (
    "none",
    "knight",
    "promote",
    "upgrade",
    "upgrade_placed",
    "tile",
    "buy_tiles",
    "trade",
    "exchange",
    "send",
    "county_toll",
    "tile_toll",
)
(
    NO_SPECIAL,
    NEW_KNIGHT,
    PROMOTE,
    MAY_UPGRADE,
    MAY_UPGRADE_PLACED,
    MAY_LAY_TILE,
    BUY_TILES,
    TRADES,
    EXCHANGES,
    SENDS,
    COUNTY_TOLL,
    TILE_TOLL,
) = range(12)
LAST_AT_ONCE = PROMOTE

_TOKENS = ("gold", "squires", "votes", "points")
_ROWS: list[dict[str, Any]] = read_toml(FILE)["law"]

LAW_IDS: tuple[str, ...] = tuple(row["id"] for row in _ROWS)
LAWS = len(LAW_IDS)
SET_SIZE = LAWS // 2  # the game's own laws come first, then as many new ones


def _column(key: str, names: tuple[str, ...], default: str) -> NDArray[np.int64]:
    return np.array([names.index(row.get(key, default)) for row in _ROWS], np.int64)


def _amounts(key: str) -> NDArray[np.int64]:
    return np.array([[row.get(key, {}).get(t, 0) for t in _TOKENS] for row in _ROWS], np.int64)


LAW_SECTION = np.array([row["section"] for row in _ROWS], np.int64)
LAW_WHEN = _column("when", WHENS, "")
LAW_COUNTS = _column("counts", COUNTS, "nothing")
LAW_N = np.array([row.get("n", 1) for row in _ROWS], np.int64)
LAW_PAYS = _amounts("pays")
LAW_COSTS = _amounts("costs")
LAW_SPECIAL = _column("special", SPECIALS, "none")

#: How many laws there are of each section, in either set [L1.9].
SECTION_SIZE = np.bincount(LAW_SECTION[:SET_SIZE], minlength=SECTIONS)
#: The first law of each section in the base set; the new ones follow `SET_SIZE` later.
SECTION_FIRST = np.cumsum(SECTION_SIZE) - SECTION_SIZE

#: How many of one token are given for one of the other, by the law that exchanges them [N32].
EXCHANGE_RATE: int = next(row["rate"] for row in _ROWS if "rate" in row)

# While one of these is in force, stones left over are returned only after the laws [L3.4].
N22, N42 = LAW_IDS.index("N22"), LAW_IDS.index("N42")
