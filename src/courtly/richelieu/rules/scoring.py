"""The end and the points [R3]."""

from __future__ import annotations

from typing import Any

import numpy as np

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    CELLS,
    FIRST_SYMBOL_TOKEN,
    LINES,
    MARKER_BACK,
    NONE,
    PENALTY,
    SINGLE,
    STANDARD,
    TOKEN_KINDS,
)
from ..moves import E_GAME_ENDED, E_LINE_MISSING, E_LINE_SCORED, E_TOKEN_SHOWN
from .display import coats_of, kind_of, region_of, rows_left

# The columns of a score sheet; a sheet has a row for each region and symbol and a page per seat.
CARDS, COUNT, POINTS, MISSING = 0, 1, 2, 3
SHEET = (2, LINES, 4)
TIE_BREAK = 64  # more than there are cards, so that points always come first


@kernel
def game_ends(s: Any) -> bool:
    """All cards taken; in the tactical variant cards in only one row [R3.1]."""
    return rows_left(s) == 0 if int(s["variant"]) == STANDARD else rows_left(s) <= 1


@kernel
def count_lines(s: Any, sheet: Any) -> None:
    """Count cards and coats or symbols of both seats, tokens included [R3.2, R3.4]."""
    for cell in range(CELLS):
        seat = int(s["owner"][cell])
        if seat == NONE:
            continue
        region, kind = region_of(s, cell), kind_of(s, cell)
        sheet[seat, region, CARDS] += 1
        sheet[seat, region, COUNT] += coats_of(s, cell)
        if kind < SINGLE:
            sheet[seat, FIRST_SYMBOL_TOKEN + kind, CARDS] += 1
            sheet[seat, FIRST_SYMBOL_TOKEN + kind, COUNT] += 1
        token = int(s["token"][cell])
        if 0 <= token < MARKER_BACK:
            sheet[seat, token, COUNT] += 1


@kernel
def fill_sheet(s: Any, sheet: Any) -> None:
    """Points and losses of every line for both seats [R3.2, R3.3, R3.4]."""
    sheet[:] = 0
    count_lines(s, sheet)
    for line in range(LINES):
        for seat in range(2):
            mine, theirs = sheet[seat, line, COUNT], sheet[1 - seat, line, COUNT]
            if mine > theirs:
                sheet[seat, line, POINTS] = mine
            if sheet[seat, line, CARDS] == 0:
                sheet[seat, line, MISSING] = PENALTY


@kernel
def fill_sheet_at(states: Any, i: int, sheet: Any) -> None:
    """The score sheet of position i."""
    fill_sheet(states[i], sheet)


@kernel
def score(s: Any, scores: Any) -> None:
    """Both seats' points if the game ended now [R3.2–R3.4]."""
    sheet = np.empty(SHEET, np.int16)
    fill_sheet(s, sheet)
    for seat in range(2):
        total = 0
        for line in range(LINES):
            total += sheet[seat, line, POINTS] - sheet[seat, line, MISSING]
        scores[seat] = total


@kernel
def cards_taken(s: Any, seat: int) -> int:
    """How many cards a seat has, which breaks a tie [R3.5]."""
    n = 0
    for cell in range(CELLS):
        n += int(s["owner"][cell]) == seat
    return n


@kernel
def standing(s: Any, values: Any) -> None:
    """What decides between the seats, more being better: points, then fewer cards [R3.5]."""
    score(s, values)
    for seat in range(2):
        values[seat] = int(values[seat]) * TIE_BREAK - cards_taken(s, seat)


@kernel
def tell_scores(s: Any, log: Any) -> None:
    """Show the tokens [R4.1], then say where every point came from [R3.2–R3.4]."""
    if log.shape[0] == 0:  # nobody listens
        return
    emit(log, E_GAME_ENDED, NONE)
    for cell in range(CELLS):
        if int(s["owner"][cell]) != NONE and 0 <= int(s["token"][cell]) < TOKEN_KINDS:
            emit(log, E_TOKEN_SHOWN, int(s["owner"][cell]), cell, int(s["token"][cell]))
    sheet = np.empty(SHEET, np.int16)
    fill_sheet(s, sheet)
    for line in range(LINES):
        for seat in range(2):
            if sheet[seat, line, POINTS]:
                points = int(sheet[seat, line, POINTS])
                emit(log, E_LINE_SCORED, seat, line, int(sheet[seat, line, COUNT]), points)
            if sheet[seat, line, MISSING]:
                emit(log, E_LINE_MISSING, seat, line, -int(sheet[seat, line, MISSING]))
