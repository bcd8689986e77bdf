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
    FIRST_SYMBOL_TOKEN,
    LINES,
    MARKERS,
    NONE,
    REGIONS,
    SINGLE,
    SPENT,
    SYMBOLS,
    TOKEN_KINDS,
    UNKNOWN,
)
from ..richelieu.moves import MOVES as TABLE
from ..richelieu.rules.scoring import score
from .layout import Layout, Part

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
        Part("turn", (1,), "turns begun / 48", 4),
        Part("taken", (1,), "cards taken this turn / 2"),
        Part("stock", (2,), "markers in stock / 3: own, the opponent's"),
        Part("box", (2,), "markers in the box / 3: own, the opponent's"),
        Part("tokens", (TOKEN_KINDS,), "own tokens by kind: 9 regions, 3 symbols, marker back / 2"),
        Part("tokens_unknown", (1,), "tokens the opponent holds unseen / 8"),
        Part("spent", (2,), "tokens given up / 2: own, the opponent's"),
        Part(
            "lines",
            (3, LINES),
            "coats or symbols of each line / 10, tokens known included: own, the opponent's, "
            "still in the display",
            4,
        ),
        Part(
            "cards",
            (CELLS, CARD),
            "each place of the display, a1 to d12: region (9), coats / 2, symbol (3), taken by "
            "oneself, by the opponent, own marker, the opponent's, a face-down token, first card "
            "of this turn, the marker in hand came from here",
        ),
    ]
)
SIZE, MOVES = LAYOUT.size, TABLE.size
_SEAT, _DECIDING = LAYOUT.at("seat"), LAYOUT.at("deciding")
_DECISION, _TACTICAL, _TURN = LAYOUT.at("decision"), LAYOUT.at("tactical"), LAYOUT.at("turn")
_TAKEN, _STOCK, _BOX = LAYOUT.at("taken"), LAYOUT.at("stock"), LAYOUT.at("box")
_TOKENS, _UNKNOWN, _SPENT = LAYOUT.at("tokens"), LAYOUT.at("tokens_unknown"), LAYOUT.at("spent")
_LINES, _CARDS = LAYOUT.at("lines"), LAYOUT.at("cards")


def _faces() -> NDArray[np.float32]:
    """For each face what a card shows: region, coats, symbol."""
    faces = np.zeros((_REGIONS * FACE_KINDS, OWNER), np.float32)
    for face, row in enumerate(faces):
        region, kind = divmod(face, FACE_KINDS)
        row[region] = 1
        row[COATS] = 1 if kind == DOUBLE else 0.5
        if kind < SINGLE:
            row[SYMBOL + kind] = 1
    return faces


FACES = _faces()
_REGION = np.arange(len(FACES)) // FACE_KINDS
_SYMBOL_LINE = _REGIONS + np.arange(len(FACES)) % FACE_KINDS % _SYMBOLS
_SYMBOL_ADD = FACES[:, SYMBOL:].sum(axis=1) * np.float32(0.1)


@kernel
def encode_card(s: Any, seat: int, cell: int, out: Any) -> None:
    """One card and what lies on it, and its part in the lines; without branches, for speed."""
    at, face = _CARDS + cell * CARD, int(s["face"][cell])
    owner, marker = int(s["owner"][cell]), int(s["marker"][cell])
    for k in range(OWNER):
        out[at + k] = FACES[face, k]
    mine, theirs = int(owner == seat), int(owner == 1 - seat)
    out[at + OWNER] = mine
    out[at + OWNER + 1] = theirs
    out[at + MARKER] = int(marker == seat)
    out[at + MARKER + 1] = int(marker == 1 - seat)
    out[at + TOKEN] = 0.0
    out[at + FIRST] = 0.0
    out[at + LIFTED] = 0.0
    line = _LINES + (2 - 2 * mine - theirs) * LINES
    out[line + _REGION[face]] += FACES[face, COATS] * np.float32(0.2)
    out[line + _SYMBOL_LINE[face]] += _SYMBOL_ADD[face]


@kernel
def encode_token(s: Any, seat: int, cell: int, out: Any) -> None:
    """A token: face down on its card, before oneself, or before the opponent."""
    token, owner = int(s["token"][cell]), int(s["owner"][cell])
    if owner == NONE:
        out[_CARDS + cell * CARD + TOKEN] = 1.0
        return
    column = 0 if owner == seat else 1
    if token == SPENT:
        out[_SPENT + column] += 0.5
    elif token == UNKNOWN:
        out[_UNKNOWN] += 0.125
    else:
        if column == 0:
            out[_TOKENS + token] += 1.0 if token < TOKEN_KINDS - 1 else 0.5
        if token < FIRST_SYMBOL_TOKEN + _SYMBOLS:
            out[_LINES + column * LINES + token] += 0.1


@kernel
def encode(s: Any, seat: int, out: Any) -> None:
    """What `seat` sees in a record blanked for it."""
    for k in range(_CARDS):
        out[k] = 0.0
    out[_SEAT + seat] = 1.0
    out[_DECIDING] = 1.0 if int(s["actor"]) == seat else 0.0
    out[_DECISION + int(s["decision"])] = 1.0
    out[_TACTICAL] = int(s["variant"])
    out[_TURN] = min(int(s["turn"]), 192) / 48.0
    out[_TAKEN] = int(s["taken"]) * 0.5
    for k in range(2):
        out[_STOCK + k] = int(s["stock"][seat ^ k]) / MARKERS
        out[_BOX + k] = int(s["box"][seat ^ k]) / MARKERS
    for cell in range(CELLS):
        encode_card(s, seat, cell, out)
        if int(s["token"][cell]) != NONE:
            encode_token(s, seat, cell, out)
    if int(s["first"]) != NONE:
        out[_CARDS + int(s["first"]) * CARD + FIRST] = 1.0
    if int(s["lifted"]) != NONE:
        out[_CARDS + int(s["lifted"]) * CARD + LIFTED] = 1.0


@kernel
def standing(s: Any, values: Any) -> None:
    """More points, then fewer cards, are ahead [R3.5]."""
    score(s, values)
    values[0] = int(values[0]) * 64
    values[1] = int(values[1]) * 64
    for cell in range(CELLS):
        owner = int(s["owner"][cell])
        if owner != NONE:
            values[owner] -= 1
