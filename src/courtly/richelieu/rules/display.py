"""What lies where: cells, faces, row ends, tokens. Questions only; nothing changes here."""

from __future__ import annotations

from typing import Any

from ...core.jit import kernel
from ..constants import COLUMNS, DOUBLE, FACE_KINDS, MARKERS, NONE, ROWS


@kernel
def region_of(s: Any, cell: int) -> int:
    """The region a card belongs to [R1.2]."""
    return int(s["face"][cell]) // FACE_KINDS


@kernel
def kind_of(s: Any, cell: int) -> int:
    """Which of the five kinds a card is: 0–2 a symbol beside a coat, one coat, two coats [R1.2]."""
    return int(s["face"][cell]) % FACE_KINDS


@kernel
def coats_of(s: Any, cell: int) -> int:
    """How many coats of arms a card shows [R1.2]."""
    return 2 if kind_of(s, cell) == DOUBLE else 1


@kernel
def row_empty(s: Any, row: int) -> bool:
    """Whether no card is left in a row."""
    return int(s["left"][row]) > int(s["right"][row])


@kernel
def is_end(s: Any, cell: int) -> bool:
    """Whether a card lies at the left or right end of its row [R2.1]."""
    row, column = cell // COLUMNS, cell % COLUMNS
    if row_empty(s, row):
        return False
    return column == int(s["left"][row]) or column == int(s["right"][row])


@kernel
def free_to_mark(s: Any, cell: int) -> bool:
    """Whether a card lies in the display and bears no marker [R2.8]."""
    return int(s["owner"][cell]) == NONE and int(s["marker"][cell]) == NONE


@kernel
def markers_outside_box(s: Any, seat: int) -> int:
    """Markers of a seat in stock and on cards [R2.6]."""
    return MARKERS - int(s["box"][seat])


@kernel
def cells_left(s: Any, row: int) -> tuple[int, int]:
    """The cells of a row that still have a card: from the first to before the second."""
    return row * COLUMNS + int(s["left"][row]), row * COLUMNS + int(s["right"][row]) + 1


@kernel
def rows_left(s: Any) -> int:
    """How many rows still have cards [R3.1]."""
    n = 0
    for row in range(ROWS):
        n += not row_empty(s, row)
    return n


@kernel
def marked(s: Any, owner: int, but: int, first_move: int, moves: Any, n: int) -> int:
    """Add a move for each card with a marker of `owner`, or with none (−1), but for one cell."""
    for row in range(ROWS):
        for cell in range(*cells_left(s, row)):
            if int(s["marker"][cell]) == owner and cell != but:
                moves[n] = first_move + cell
                n += 1
    return n
