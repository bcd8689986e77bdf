"""Lancaster, by Matthias Cramer: knights, laws and castles for two to five players."""

from typing import TYPE_CHECKING

from ..core.lazy import lazy

if TYPE_CHECKING:
    from .api import Lancaster, Outcome, from_bytes, load, new
    from .view import Berth, Conflict, County, Figures, Hand, Player, ScoreSheet, Side, Space, View

__all__ = [
    "Berth",
    "Conflict",
    "County",
    "Figures",
    "Hand",
    "Lancaster",
    "Outcome",
    "Player",
    "ScoreSheet",
    "Side",
    "Space",
    "View",
    "from_bytes",
    "load",
    "new",
]
_API = {"Lancaster", "Outcome", "from_bytes", "load", "new"}
__getattr__ = lazy(
    __name__,
    {name: f"{__name__}.{'api' if name in _API else 'view'}:{name}" for name in __all__},
)
