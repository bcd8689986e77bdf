"""Richelieu's own words, by the names the browser's types have for them."""

from __future__ import annotations

from . import constants
from .moves import EVENTS

VOCABULARY: dict[str, tuple[str, ...]] = {
    "RichelieuDecision": constants.DECISIONS,
    "RichelieuEvent": tuple(kind.name for kind in EVENTS.kinds),
    "RegionName": constants.REGIONS,
    "SymbolName": constants.SYMBOLS,
    "TokenName": constants.TOKEN_NAMES,
}
