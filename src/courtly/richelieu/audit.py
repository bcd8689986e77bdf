"""Whether a record is a possible position: nothing lost, and no number out of its range.

A position may come from anywhere, as bytes. What passes here can be played on without any kernel
reading or writing beside the record.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.jit import kernel
from .constants import (
    CELLS,
    COLUMNS,
    ENGINES,
    FACE_KINDS,
    MARKER_BACK,
    MARKERS,
    NONE,
    OVER,
    PLACE,
    REGIONS,
    ROWS,
    SPENT,
    TOKEN_KINDS,
    TOKENS_IN_PLAY,
)
from .rules.decisions import TABLE
from .rules.redeeming import giver, tokens_held

FACES = len(REGIONS) * FACE_KINDS
fits = TABLE.fits

AUDIT = {
    1: "markers are not three a seat",
    2: "tokens are not eight of the fourteen",
    3: "a row and its taken cards disagree",
    4: "a marker lies on a taken card",
    5: "the turn is impossible",
    6: "a number is out of its range",
    7: "tokens given up are not among those that were held",
}


@kernel
def audit_ranges(s: Any) -> bool:
    """Every number is one that can occur, so that nothing reads or writes beside the record."""
    for cell in range(CELLS):
        if not 0 <= int(s["face"][cell]) < FACES:
            return False
        if not (-1 <= int(s["owner"][cell]) <= 1 and -1 <= int(s["marker"][cell]) <= 1):
            return False
    for row in range(ROWS):
        if not (0 <= int(s["left"][row]) <= COLUMNS and -1 <= int(s["right"][row]) < COLUMNS):
            return False
    if not (-1 <= int(s["first"]) < CELLS and -1 <= int(s["lifted"]) < CELLS):
        return False
    if not (-1 <= int(s["actor"]) <= 1 and 0 <= int(s["decision"]) <= OVER):
        return False
    if not (-1 <= int(s["start_option"]) <= 1 and 0 <= int(s["start"]) <= 1):
        return False
    if not 1 <= int(s["engine"]) <= ENGINES[-1]:
        return False
    return 0 <= int(s["variant"]) <= 1 and int(s["turn"]) >= 1


@kernel
def audit_tokens(s: Any) -> bool:
    """Eight tokens, none more often than it exists [R1.4]."""
    seen = np.zeros(TOKEN_KINDS, np.int8)
    total = 0
    for cell in range(CELLS):
        token = int(s["token"][cell])
        if token == NONE:
            continue
        if token < 0 or token > SPENT:
            return False
        seen[min(token, MARKER_BACK)] += 1
        total += 1
    for kind in range(TOKEN_KINDS):
        if seen[kind] > (2 if kind == MARKER_BACK else 1):
            return False
    return total == TOKENS_IN_PLAY


@kernel
def spent_among(s: Any, cells: int) -> int:
    """How many of the tokens of these cells, given as bits, were given up."""
    n = 0
    for cell in range(CELLS):
        if cells >> cell & 1 and int(s["token"][cell]) == SPENT:
            n += 1
    return n


@kernel
def audit_given(s: Any) -> bool:
    """Each token given up was one of those its player held then [R2.9]."""
    first, second = int(s["held"][0]), int(s["held"][1])
    if int(s["engine"]) == 1:
        return first == 0 and second == 0
    mine, theirs = tokens_held(s, 0), tokens_held(s, 1)
    spent = spent_among(s, mine | theirs)
    if spent_among(s, -1) != spent or spent != int(first != 0) + int(second != 0):
        return False
    if first == 0:
        return True
    if first & ~mine != 0 and first & ~theirs != 0:
        return False
    if second == 0:
        return spent_among(s, first) == 1
    if second & ~mine != 0 and second & ~theirs != 0:
        return False
    if giver(s, 0) != giver(s, 1):
        return spent_among(s, first) == 1 and spent_among(s, second) == 1
    return first & ~second == 0 and spent_among(s, first) > 0 and spent_among(s, second) == 2


@kernel
def audit_rows(s: Any) -> bool:
    """A card is in the display just where its row still reaches [R2.1]."""
    for cell in range(CELLS):
        row, column = cell // COLUMNS, cell % COLUMNS
        there = int(s["left"][row]) <= column <= int(s["right"][row])
        if there != (int(s["owner"][cell]) == NONE):
            return False
    return True


@kernel
def audit_turn(s: Any) -> bool:
    """The open decision fits what was done this turn."""
    decision, taken = int(s["decision"]), int(s["taken"])
    if (int(s["actor"]) == NONE) != (decision == OVER) or not 0 <= taken <= 2:
        return False
    if (taken == 0) != (int(s["first"]) == NONE):
        return False
    if (decision == PLACE) != (int(s["lifted"]) != NONE):
        return False
    return decision == OVER or fits(s, int(s["actor"]))


@kernel
def audit(s: Any) -> int:
    """0 if all pieces are where they can be, else a number of `AUDIT`."""
    if not audit_ranges(s):
        return 6
    if not audit_rows(s):
        return 3
    on_cards = np.zeros(2, np.int64)
    for cell in range(CELLS):
        seat = int(s["marker"][cell])
        if seat != NONE:
            if int(s["owner"][cell]) != NONE:
                return 4
            on_cards[seat] += 1
    if int(s["lifted"]) != NONE:
        on_cards[int(s["actor"])] += 1
    for seat in range(2):
        stock, box = int(s["stock"][seat]), int(s["box"][seat])
        if stock < 0 or box < 0:
            return 1
        if stock + box + on_cards[seat] != MARKERS:
            return 1
    if not audit_tokens(s):
        return 2
    if not audit_given(s):
        return 7
    return 0 if audit_turn(s) else 5
