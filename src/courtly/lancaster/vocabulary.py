"""Lancaster's own words, by the names the browser's types have for them."""

from __future__ import annotations

from . import constants
from .events import EVENTS
from .law_table import LAW_IDS

VOCABULARY: dict[str, tuple[str, ...]] = {
    "LancasterDecision": constants.DECISIONS,
    "LancasterEvent": tuple(kind.name for kind in EVENTS.kinds),
    "LancasterPhase": constants.PHASES,
    "CountyName": constants.COUNTIES,
    "ConflictName": constants.CONFLICTS,
    "SpaceName": constants.SPACES,
    "FavourName": constants.FAVOURS,
    "LawName": tuple(LAW_IDS),
    "ScoreLine": constants.SCORES,
}
