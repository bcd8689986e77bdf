"""What a position of an ending is looked up by: all that can still matter, and nothing else.

Tokens and faces of the cards in the display are part of it, and so is the variant. A table of
positions may then be kept from draw to draw of the hidden tokens, and from game to game.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....core.jit import kernel
from ....richelieu.constants import CELLS, COLUMNS, MARK, PLACE, ROWS
from ....richelieu.rules.display import coats_of, region_of

_OFFSET = np.uint64(0xCBF29CE484222325)
_MIX = np.uint64(0x9E3779B97F4A7C15)
_S29 = np.uint64(29)
_S32 = np.uint64(32)


@kernel
def mixed(h: Any, word: int) -> Any:
    """A hash with one more word."""
    h = (h ^ np.uint64(word)) * _MIX
    return h ^ (h >> _S29)


@kernel
def hash_cards(s: Any, cards: Any) -> None:
    """A hash of each card with its place, face and token, made once for all that follows."""
    for cell in range(CELLS):
        word = (int(s["token"][cell]) + 1) << 16 | int(s["face"][cell]) << 8 | cell
        h = mixed(mixed(_OFFSET, word), cell)
        cards[cell] = h ^ (h >> _S32)


@kernel
def turn_word(s: Any, backs: int) -> int:
    """Whose turn it is, how far it has come, and the markers and "marker back" of both."""
    word = int(s["variant"]) << 1 | int(int(s["turn"]) == 1)  # the first turn has a rule of its own
    word = word << 4 | int(s["decision"]) << 1 | int(s["actor"])
    taken = int(s["taken"])
    word = word << 2 | taken
    if taken == 1 and int(s["decision"]) not in (MARK, PLACE):  # a second card has to go with it
        first = int(s["first"])
        word = word << 6 | region_of(s, first) << 2 | coats_of(s, first)
    else:
        word <<= 6
    word = word << 6 | int(s["lifted"]) + 1
    for seat in range(2):
        word = word << 4 | int(s["stock"][seat]) << 2 | int(s["box"][seat])
    return word << 8 | backs


@kernel
def position_key(s: Any, cards: Any, backs: int, codes: Any) -> Any:
    """A hash of the cards in the display with their tokens and markers, of the turn, and of how the
    lines stand; `cards` are the hashes of `hash_cards`.
    """
    h, mine, theirs = _OFFSET, 0, 0
    for row in range(ROWS):
        first = row * COLUMNS
        for cell in range(first + int(s["left"][row]), first + int(s["right"][row]) + 1):
            h ^= cards[cell]
            mine |= int(int(s["marker"][cell]) == 0) << cell
            theirs |= int(int(s["marker"][cell]) == 1) << cell
    for word in (mine, theirs, turn_word(s, backs), codes[0], codes[1], codes[2], codes[3]):
        h = mixed(h, word)
    return h ^ (h >> _S32)
