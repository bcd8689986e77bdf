"""Names for the numbers in a Richelieu record."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, get_args

from ..core.components import read_toml

DATA = Path(__file__).parent / "data"
_RULES: dict[str, Any] = read_toml(DATA / "rules.toml")
_PRINTED: dict[str, Any] = read_toml(DATA / "components.toml")["richelieu"]

ENGINES = (1, 2)  # versions of the rules that are played; new games by the last
SEATS = ("Cardinal", "Queen")
REGIONS = (
    "Bourgogne",
    "Bretagne",
    "Champagne",
    "Normandie",
    "Languedoc",
    "Provence",
    "Anjou",
    "Bourbon",
    "Auvergne",
)
SYMBOLS = ("sword", "cross", "tower")

ROWS, COLUMNS = 4, 12
CELLS = ROWS * COLUMNS
CELL_NAMES = tuple(f"{row}{column}" for row in "abcd" for column in range(1, COLUMNS + 1))

# A card's face is region × 5 + kind; the first three kinds are the symbols [R1.2].
KINDS = ("sword", "cross", "tower", "single", "double")
FACE_KINDS = len(KINDS)
SINGLE, DOUBLE = 3, 4

# Tokens: 0–8 a coat of each region, 9–11 a symbol each, 12 "marker back" [R1.4].
FIRST_SYMBOL_TOKEN = len(REGIONS)
MARKER_BACK = FIRST_SYMBOL_TOKEN + len(SYMBOLS)
TOKEN_KINDS = MARKER_BACK + 1
TOKENS = TOKEN_KINDS + 1  # "marker back" is there twice
TOKEN_NAMES = (*REGIONS, *SYMBOLS, "marker back", "spent", "unknown")
NONE = -1
SPENT = TOKEN_KINDS  # a "marker back" given up: open to all
UNKNOWN = TOKEN_KINDS + 1  # in a view only
TOKENS_IN_PLAY: int = _PRINTED["tokens_in_play"]
MARKERS: int = _PRINTED["markers"]
COATS_A_TURN: int = _RULES["coats_a_turn"]  # [R2.2]
CARDS_OF_A_SYMBOL: int = _RULES["cards_of_a_symbol"]  # [R1.2]

Variant = Literal["standard", "tactical"]
VARIANTS: tuple[str, ...] = get_args(Variant)
STANDARD = 0

# Decisions, in the order in which they can come up in a turn.
DECISIONS = ("take", "pay", "second", "mark", "place", "stuck", "over")
TAKE, PAY, SECOND, MARK, PLACE, STUCK, OVER = range(7)

LINES = len(REGIONS) + len(SYMBOLS)  # the lines of a score sheet
PENALTY: int = _RULES["penalty"]
