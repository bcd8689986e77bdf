"""Lancaster, by Matthias Cramer: knights, laws and castles for two to five players."""

from .api import Lancaster, Outcome, from_bytes, load, new
from .board import (
    Berth,
    Conflict,
    County,
    Hand,
    Player,
    ScoreSheet,
    Side,
    Space,
    View,
)

__all__ = [
    "Berth",
    "Conflict",
    "County",
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
