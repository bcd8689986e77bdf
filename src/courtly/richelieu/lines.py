"""The lines of Richelieu's score sheet, counted as quickly as a search needs it.

Lines are counted in words, regions in one and symbols in another, each line in so many bits: no
array is made at every decision, and several cards are added up at a time.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.jit import kernel
from .constants import (
    CELLS,
    DOUBLE,
    FACE_KINDS,
    FIRST_SYMBOL_TOKEN,
    NONE,
    REGIONS,
    SINGLE,
    SYMBOLS,
    UNKNOWN,
)

BITS = 7  # more than 48 cards of two coats need
_LINE = (1 << BITS) - 1
_TOKENS_KNOWN = FIRST_SYMBOL_TOKEN + len(SYMBOLS)
Lines = tuple[int, int, int, int, int, int, int, int, int, int, int, int]
(
    MY_COATS, THEIR_COATS, COATS_LEFT, MY_SYMBOLS, THEIR_SYMBOLS, SYMBOLS_LEFT,
    MY_CARDS, THEIR_CARDS, CARDS_LEFT, MY_SYMBOL_CARDS, THEIR_SYMBOL_CARDS, SYMBOL_CARDS_LEFT,
) = range(12)  # fmt: skip


def _words_of_faces() -> NDArray[np.int64]:
    """For each face what a card adds to coats, symbols and cards."""
    words = np.zeros((len(REGIONS) * FACE_KINDS, 3), np.int64)
    for face, row in enumerate(words):
        region, kind = divmod(face, FACE_KINDS)
        row[:] = (2 if kind == DOUBLE else 1) << region * BITS, 0, 1 << region * BITS
        if kind < SINGLE:
            row[1] = 1 << kind * BITS
    return words


def _words_of_tokens() -> NDArray[np.int64]:
    """For each token, from none (−1) to unknown, what it adds to coats and symbols."""
    words = np.zeros((UNKNOWN + 2, 2), np.int64)
    for token in range(_TOKENS_KNOWN):
        symbol = token - FIRST_SYMBOL_TOKEN
        words[token + 1] = (0, 1 << symbol * BITS) if symbol >= 0 else (1 << token * BITS, 0)
    return words


_COATS, _SYMBOLS, _CARDS = _words_of_faces().T.copy()
_TOKEN_COATS, _TOKEN_SYMBOLS = _words_of_tokens().T.copy()


@kernel
def count_on_cards(s: Any, seat: int) -> tuple[int, int, int, int, int, int]:
    """Coats and symbols on the cards of `seat`, of its opponent and of the display: no more than an
    observation needs.
    """
    coats, my_coats, coats_left, symbols, my_symbols, symbols_left = 0, 0, 0, 0, 0, 0
    for cell in range(CELLS):
        face, owner = int(s["face"][cell]), int(s["owner"][cell])
        mine, left = int(owner == seat), int(owner == NONE)
        coats += _COATS[face]
        symbols += _SYMBOLS[face]
        my_coats += mine * _COATS[face]
        my_symbols += mine * _SYMBOLS[face]
        coats_left += left * _COATS[face]
        symbols_left += left * _SYMBOLS[face]
    return (
        my_coats, coats - my_coats - coats_left, coats_left,
        my_symbols, symbols - my_symbols - symbols_left, symbols_left,
    )  # fmt: skip


@kernel
def lines_of(s: Any, seat: int) -> Lines:
    """What `seat` and its opponent have of each line, tokens included, and what is left."""
    my_coats, my_symbols, my_cards, my_symbol_cards = 0, 0, 0, 0
    their_coats, their_symbols, their_cards, their_symbol_cards = 0, 0, 0, 0
    coats_left, symbols_left, cards_left = 0, 0, 0
    for cell in range(CELLS):
        face, owner, token = int(s["face"][cell]), int(s["owner"][cell]), int(s["token"][cell]) + 1
        mine, theirs, left = int(owner == seat), int(owner == 1 - seat), int(owner == NONE)
        my_coats += mine * (_COATS[face] + _TOKEN_COATS[token])
        my_symbols += mine * (_SYMBOLS[face] + _TOKEN_SYMBOLS[token])
        my_cards += mine * _CARDS[face]
        my_symbol_cards += mine * _SYMBOLS[face]
        their_coats += theirs * (_COATS[face] + _TOKEN_COATS[token])
        their_symbols += theirs * (_SYMBOLS[face] + _TOKEN_SYMBOLS[token])
        their_cards += theirs * _CARDS[face]
        their_symbol_cards += theirs * _SYMBOLS[face]
        coats_left += left * _COATS[face]
        symbols_left += left * _SYMBOLS[face]
        cards_left += left * _CARDS[face]
    return (
        my_coats, their_coats, coats_left, my_symbols, their_symbols, symbols_left,
        my_cards, their_cards, cards_left, my_symbol_cards, their_symbol_cards, symbols_left,
    )  # fmt: skip


@kernel
def turned(lines: Lines) -> Lines:
    """The lines as the opponent counts them."""
    return (
        lines[THEIR_COATS], lines[MY_COATS], lines[COATS_LEFT],
        lines[THEIR_SYMBOLS], lines[MY_SYMBOLS], lines[SYMBOLS_LEFT],
        lines[THEIR_CARDS], lines[MY_CARDS], lines[CARDS_LEFT],
        lines[THEIR_SYMBOL_CARDS], lines[MY_SYMBOL_CARDS], lines[SYMBOL_CARDS_LEFT],
    )  # fmt: skip


@kernel
def of(word: int, line: int) -> int:
    """The number of one line in a word."""
    return word >> line * BITS & _LINE


@kernel
def with_tokens(s: Any, lines: Lines) -> Lines:
    """Tokens in the display are there to be had, too [R2.7]."""
    coats, symbols = lines[COATS_LEFT], lines[SYMBOLS_LEFT]
    for cell in range(CELLS):
        left, token = int(int(s["owner"][cell]) == NONE), int(s["token"][cell]) + 1
        coats += left * _TOKEN_COATS[token]
        symbols += left * _TOKEN_SYMBOLS[token]
    return (
        lines[MY_COATS], lines[THEIR_COATS], coats,
        lines[MY_SYMBOLS], lines[THEIR_SYMBOLS], symbols,
        lines[MY_CARDS], lines[THEIR_CARDS], lines[CARDS_LEFT],
        lines[MY_SYMBOL_CARDS], lines[THEIR_SYMBOL_CARDS], lines[SYMBOL_CARDS_LEFT],
    )  # fmt: skip


@kernel
def after_take(s: Any, lines: Lines, seat: int, cell: int) -> Lines:
    """The Cardinal's lines once `seat` has taken a card of the display with its token."""
    face, token = int(s["face"][cell]), int(s["token"][cell]) + 1
    coats = _COATS[face] + _TOKEN_COATS[token]
    symbols = _SYMBOLS[face] + _TOKEN_SYMBOLS[token]
    mine, theirs = 1 - seat, seat
    return (
        lines[MY_COATS] + mine * coats, lines[THEIR_COATS] + theirs * coats,
        lines[COATS_LEFT] - coats,
        lines[MY_SYMBOLS] + mine * symbols, lines[THEIR_SYMBOLS] + theirs * symbols,
        lines[SYMBOLS_LEFT] - symbols,
        lines[MY_CARDS] + mine * _CARDS[face], lines[THEIR_CARDS] + theirs * _CARDS[face],
        lines[CARDS_LEFT] - _CARDS[face],
        lines[MY_SYMBOL_CARDS] + mine * _SYMBOLS[face],
        lines[THEIR_SYMBOL_CARDS] + theirs * _SYMBOLS[face],
        lines[SYMBOL_CARDS_LEFT] - _SYMBOLS[face],
    )  # fmt: skip
