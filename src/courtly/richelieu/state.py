"""The record of a position.

A card never leaves its place in the record: `owner` says who has taken it, and a token goes with
its card. So what a player holds, and what is left, can be read off the four rows.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.state import record_type
from .constants import CELLS, ROWS

_FIELDS_1: list[tuple[Any, ...]] = [
    # options
    ("variant", np.int8),
    ("start_option", np.int8),  # the seat the table named to begin, or −1 for the lot
    # the display, by cell
    ("face", np.int8, CELLS),
    ("owner", np.int8, CELLS),  # seat that took the card, −1 while it lies there
    ("marker", np.int8, CELLS),  # seat whose marker lies there, or −1
    ("token", np.int8, CELLS),  # kind of token, −1 for none
    ("left", np.int8, ROWS),  # first and last column still there; left > right: empty
    ("right", np.int8, ROWS),
    # markers by seat; the others of the three lie on cards
    ("stock", np.int8, 2),
    ("box", np.int8, 2),
    # the turn
    ("actor", np.int8),  # −1 when the game is over
    ("decision", np.int8),
    ("turn", np.int16),  # turns begun so far, skipped ones too
    ("taken", np.int8),  # cards taken this turn
    ("first", np.int8),  # cell of the first card taken this turn
    ("lifted", np.int8),  # cell of the marker in hand, −1 for none
    ("start", np.int8),  # the seat that began
]
STATE_1 = record_type(_FIELDS_1)
"""The record of the first version, in which positions of it are still kept and sent."""

STATE = record_type(
    [
        *_FIELDS_1,
        ("engine", np.int8),  # by which version of the rules it is played
        # For the first "marker back" given up, and for the second: the cells whose tokens that
        # player held then, as bits, 0 for none. It came with one of these; which is secret [R2.9].
        ("held", np.int64, 2),
    ]
)
