"""What a seat of Richelieu sees, as numbers: own things first, then the opponent's."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.jit import kernel
from ..richelieu.constants import (
    CELLS,
    DECISIONS,
    DOUBLE,
    FACE_KINDS,
    LINES,
    MARKER_BACK,
    MARKERS,
    NONE,
    OVER,
    REGIONS,
    SINGLE,
    SPENT,
    SYMBOLS,
    TOKEN_KINDS,
    TOKENS_IN_PLAY,
    UNKNOWN,
)
from ..richelieu.lines import count_on_cards, of
from ..richelieu.rules.redeeming import giver
from .layout import Column, Layout, Part

VECTORS = True  # cards are counted several at once

_REGIONS, _SYMBOLS = len(REGIONS), len(SYMBOLS)

# The numbers of one card.
COATS = _REGIONS
SYMBOL = COATS + 1
OWNER = SYMBOL + _SYMBOLS
MARKER = OWNER + 2
TOKEN = MARKER + 2
FIRST = TOKEN + 1
LIFTED = FIRST + 1
CARD = LIFTED + 1

LAYOUT = Layout(
    [
        Part("seat", (2,), "own seat: Cardinal, Queen"),
        Part("deciding", (1,), "1 if the decision is one's own"),
        Part("decision", (len(DECISIONS),), "the open decision: " + ", ".join(DECISIONS)),
        Part("tactical", (1,), "1 in the tactical variant"),
        Part("turn", (1,), "turns begun", 4, per=48),
        Part("taken", (1,), "cards taken this turn", per=2),
        Part("stock", (2,), "markers in stock: own, the opponent's", per=MARKERS),
        Part("box", (2,), "markers in the box: own, the opponent's", per=MARKERS),
        Part(
            "tokens",
            (TOKEN_KINDS,),
            "own tokens by kind",
            columns=(
                Column("regions", _REGIONS),
                Column("symbols", _SYMBOLS),
                Column("marker back", per=2),
            ),
        ),
        Part("tokens_unknown", (1,), "tokens the opponent holds unseen", per=TOKENS_IN_PLAY),
        Part("spent", (2,), "tokens given up: own, the opponent's", per=2),
        Part(
            "lines",
            (3, LINES),
            "coats or symbols of each line, tokens known included: own, the opponent's, still in "
            "the display",
            4,
            per=10,
        ),
        Part(
            "cards",
            (CELLS, CARD),
            "each place of the display, a1 to d12",
            columns=(
                Column("region", _REGIONS),
                Column("coats", per=2),
                Column("symbol", _SYMBOLS),
                Column("taken by oneself, by the opponent", 2),
                Column("own marker, the opponent's", 2),
                Column("a face-down token"),
                Column("first card of this turn"),
                Column("the marker in hand came from here"),
            ),
        ),
    ]
)
_SEAT, _DECIDING = LAYOUT.at("seat"), LAYOUT.at("deciding")
_DECISION, _TACTICAL, _TURN = LAYOUT.at("decision"), LAYOUT.at("tactical"), LAYOUT.at("turn")
_TAKEN, _STOCK, _BOX = LAYOUT.at("taken"), LAYOUT.at("stock"), LAYOUT.at("box")
_TOKENS, _UNKNOWN, _SPENT = LAYOUT.at("tokens"), LAYOUT.at("tokens_unknown"), LAYOUT.at("spent")
_LINES, _CARDS = LAYOUT.at("lines"), LAYOUT.at("cards")


_FACES = _REGIONS * FACE_KINDS
_HOLDERS = 3  # of a card, or of the marker on it: nobody (−1 in the record), seat 0, seat 1


def _rows() -> NDArray[np.uint8]:
    """The numbers of a card by who looks at it, its face, its holder and its marker's holder."""
    rows = np.zeros((2, _FACES, _HOLDERS, _HOLDERS, CARD), np.uint8)
    for face in range(_FACES):
        region, kind = divmod(face, FACE_KINDS)
        rows[:, face, ..., region] = 1
        rows[:, face, ..., COATS] = 2 if kind == DOUBLE else 1
        if kind < SINGLE:
            rows[:, face, ..., SYMBOL + kind] = 1
    for seat in range(2):
        for holder in range(2):
            rows[seat, :, 1 + holder, :, OWNER + (seat ^ holder)] = 1
            rows[seat, :, :, 1 + holder, MARKER + (seat ^ holder)] = 1
    return rows.reshape(-1, CARD)


CARD_ROWS = _rows()


@kernel
def count_line(coats: int, symbols: int, at: int, counts: Any) -> None:
    """The lines of one of the three, from the words they are counted in."""
    for k in range(_REGIONS):
        counts[at + k] = of(coats, k)
    for k in range(_SYMBOLS):
        counts[at + _REGIONS + k] = of(symbols, k)


@kernel
def count_lines(s: Any, seat: int, counts: Any) -> None:
    """What the cards bring to the lines; tokens are added one by one."""
    my_coats, their_coats, coats_left, my_symbols, their_symbols, symbols_left = count_on_cards(
        s, seat
    )
    count_line(my_coats, my_symbols, _LINES, counts)
    count_line(their_coats, their_symbols, _LINES + LINES, counts)
    count_line(coats_left, symbols_left, _LINES + 2 * LINES, counts)


@kernel
def count_cards(s: Any, seat: int, counts: Any) -> None:
    """Every card and the marker on it, as rows of a table."""
    first = ((seat * _FACES * _HOLDERS) + 1) * _HOLDERS + 1  # nobody's are −1
    for cell in range(CELLS):
        held = int(s["owner"][cell]) * _HOLDERS + int(s["marker"][cell])
        row = first + int(s["face"][cell]) * _HOLDERS * _HOLDERS + held
        for k in range(CARD):
            counts[_CARDS + cell * CARD + k] = CARD_ROWS[row, k]


@kernel
def count_token(s: Any, seat: int, cell: int, counts: Any) -> None:
    """A token: face down on its card, before oneself, or before the opponent."""
    token, owner = int(s["token"][cell]), int(s["owner"][cell])
    if owner == NONE:
        counts[_CARDS + cell * CARD + TOKEN] = 1
        return
    column = 0 if owner == seat else 1
    if token == SPENT:
        counts[_SPENT + column] += 1
    elif token == UNKNOWN:
        counts[_UNKNOWN] += 1
    else:
        if column == 0:
            counts[_TOKENS + token] += 1
        if token < MARKER_BACK:
            counts[_LINES + column * LINES + token] += 1


@kernel
def count_given(s: Any, seat: int, counts: Any) -> None:
    """What the opponent gave up, of which one does not know which tokens they were [R2.9]."""
    for k in range(2):
        if giver(s, k) == 1 - seat and int(s["decision"]) != OVER:
            counts[_SPENT + 1] += 1
            counts[_UNKNOWN] -= 1


@kernel
def count(s: Any, seat: int, counts: Any) -> None:
    """What `seat` sees in a record blanked for it."""
    counts[_SEAT + seat] = 1
    counts[_DECIDING] = int(int(s["actor"]) == seat)
    counts[_DECISION + int(s["decision"])] = 1
    counts[_TACTICAL] = int(s["variant"])
    counts[_TURN] = min(int(s["turn"]), 192)
    counts[_TAKEN] = int(s["taken"])
    for k in range(2):
        counts[_STOCK + k] = int(s["stock"][seat ^ k])
        counts[_BOX + k] = int(s["box"][seat ^ k])
    count_lines(s, seat, counts)
    count_cards(s, seat, counts)
    for cell in range(CELLS):
        if int(s["token"][cell]) != NONE:
            count_token(s, seat, cell, counts)
    count_given(s, seat, counts)
    if int(s["first"]) != NONE:
        counts[_CARDS + int(s["first"]) * CARD + FIRST] = 1
    if int(s["lifted"]) != NONE:
        counts[_CARDS + int(s["lifted"]) * CARD + LIFTED] = 1
