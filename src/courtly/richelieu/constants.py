"""Names for the numbers in a Richelieu record."""

from __future__ import annotations

from typing import Literal, get_args

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
TOKENS_IN_PLAY = 8
MARKERS = 3

Variant = Literal["standard", "tactical"]
VARIANTS: tuple[str, ...] = get_args(Variant)
STANDARD, TACTICAL = 0, 1

# Decisions, in the order in which they can come up in a turn.
DECISIONS = ("take", "pay", "second", "mark", "place", "stuck", "over")
TAKE, PAY, SECOND, MARK, PLACE, STUCK, OVER = range(7)

LINES = len(REGIONS) + len(SYMBOLS)  # the lines of a score sheet
PENALTY = 5
