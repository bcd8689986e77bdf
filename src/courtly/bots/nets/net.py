"""A net: what it is made of, and how it judges a position inside a kernel.

The input is sparse: a sheet of (number, value) pairs for every seat and one for the table. The
first layer is a sum of rows of one matrix, one for each pair: those a seat's own sheet names, those
the shown part of the others' sheets names, and the table's. Units are the contiguous axis, so rows
are added many units at a time. The last two units are linear, all others are cut off at zero; from
there one weight a unit leads to the seat's logit of winning, one to its points, and one for each
thing that can be said about a move to that move's logit.

All sums are of 32-bit floats in an order that does not change, compiled or not.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ...core.jit import kernel

VECTORS = True
LANES = 16  # the number of units is a multiple of this
LINEAR = 2  # units at the end that are not cut off
UNROLL = 8  # rows added in one go


class Net(NamedTuple):
    """The weights, an argument of every kernel that judges; 32-bit floats."""

    first: Any
    """A row for each number of a seat's own sheet, of the others' shown part, of the table's."""
    bias: Any
    heads: Any
    """What each unit says about the chance to win, and about the points."""
    moves: Any
    """A row for each thing that can be said about a move."""
    move_bias: Any


class Sheet(NamedTuple):
    """What is known of a position, as numbers with values; the last row is the table's."""

    index: Any
    value: Any
    count: Any
    """How many there are, by row;"""
    shown: Any
    """of these how many, the first, the other seats look at, too."""
    ints: Any
    floats: Any
    """Room for what is counted once and used for several numbers, by seat."""


class Desk(NamedTuple):
    """Where one judge works."""

    sheet: Sheet
    units: Any
    """By seat; then what each seat's sheet adds for the others; then the table's part."""
    logits: Any
    about: Any
    """What is said about a move,"""
    about_value: Any
    """how much of it,"""
    row_logit: Any
    """what that counts for the seat at hand,"""
    row_known: Any
    """and whether this was worked out already."""
    priors: Any
    """The chance of each move to be the one, as the net foresees it."""
    looked: Any
    """Whether a move is looked at."""
    drawn: Any
    """What others choose, unseen."""


@kernel
def put(sheet: Any, row: int, n: int, index: int, value: float) -> int:
    """Write a number with its value down as the nth of a sheet; how many there are then.

    Zero is overwritten by what comes next: that is quicker than to ask.
    """
    sheet.index[row, n] = index
    sheet.value[row, n] = value
    return n + int(value != 0.0)


@kernel
def put_level(sheet: Any, row: int, n: int, first: int, level: int, most: int) -> int:
    """Write down which of the levels from 0 to `most` something has reached."""
    sheet.index[row, n] = first + max(min(level, most), 0)
    sheet.value[row, n] = 1.0
    return n + 1


@kernel
def add_rows(
    units: Any, seat: int, sheet: Any, row: int, count: int, shift: int, first: Any
) -> None:
    """Add the matrix rows that the first `count` numbers of a sheet name to a seat's units."""
    width = units.shape[1]
    index, value = sheet.index, sheet.value
    k = 0
    while k + UNROLL <= count:
        a, b = index[row, k] + shift, index[row, k + 1] + shift
        c, d = index[row, k + 2] + shift, index[row, k + 3] + shift
        e, f = index[row, k + 4] + shift, index[row, k + 5] + shift
        g, h = index[row, k + 6] + shift, index[row, k + 7] + shift
        p, q, r, t = value[row, k], value[row, k + 1], value[row, k + 2], value[row, k + 3]
        u, v, w, x = value[row, k + 4], value[row, k + 5], value[row, k + 6], value[row, k + 7]
        for j in range(width):
            units[seat, j] = (
                units[seat, j] + p * first[a, j] + q * first[b, j] + r * first[c, j]
                + t * first[d, j] + u * first[e, j] + v * first[f, j] + w * first[g, j]
                + x * first[h, j]
            )  # fmt: skip
        k += UNROLL
    while k < count:
        a, p = index[row, k] + shift, value[row, k]
        for j in range(width):
            units[seat, j] = units[seat, j] + p * first[a, j]
        k += 1


@kernel
def run_units(desk: Any, net: Any, seats: int, own: int, shown: int) -> None:
    """The units of every seat, from the sheet of a position."""
    sheet, units, first = desk.sheet, desk.units, net.first
    most, width = sheet.shown.shape[0], units.shape[1]
    table = 2 * most  # the row of units for the table, after those for seats and for their others
    for j in range(width):
        units[table, j] = net.bias[j]
    add_rows(units, table, sheet, most, int(sheet.count[most]), own + shown, first)
    for seat in range(seats):
        units[most + seat, :] = 0.0
        add_rows(units, most + seat, sheet, seat, int(sheet.shown[seat]), own, first)
    for seat in range(seats):
        for j in range(width):
            units[seat, j] = units[table, j]
        for other in range(seats):
            if other != seat:
                for j in range(width):
                    units[seat, j] = units[seat, j] + units[most + other, j]
        add_rows(units, seat, sheet, seat, int(sheet.count[seat]), 0, first)
        for j in range(width - LINEAR):
            units[seat, j] = max(units[seat, j], np.float32(0.0))


@kernel
def dot(units: Any, seat: int, weights: Any, row: int) -> Any:
    """The sum of a seat's units by a row of weights; eight parts are added up side by side."""
    zero = np.float32(0.0)
    a, b, c, d, e, f, g, h = zero, zero, zero, zero, zero, zero, zero, zero
    for j in range(0, units.shape[1], 8):
        a += units[seat, j] * weights[row, j]
        b += units[seat, j + 1] * weights[row, j + 1]
        c += units[seat, j + 2] * weights[row, j + 2]
        d += units[seat, j + 3] * weights[row, j + 3]
        e += units[seat, j + 4] * weights[row, j + 4]
        f += units[seat, j + 5] * weights[row, j + 5]
        g += units[seat, j + 6] * weights[row, j + 6]
        h += units[seat, j + 7] * weights[row, j + 7]
    return ((a + b) + (c + d)) + ((e + f) + (g + h))


@kernel
def softmax(logits: Any, n: int, out: Any) -> None:
    """Chances that add up to 1."""
    top = logits[0]
    for k in range(1, n):
        top = max(top, logits[k])
    total = 0.0
    for k in range(n):
        out[k] = math.exp(np.float64(logits[k] - top))
        total += out[k]
    for k in range(n):
        out[k] /= total


@kernel
def run_head(desk: Any, net: Any, seats: int, values: Any) -> None:
    """Each seat's chance to win."""
    for seat in range(seats):
        desk.logits[seat] = dot(desk.units, seat, net.heads, 0)
    softmax(desk.logits, seats, values)


@kernel
def move_logit(desk: Any, net: Any, seat: int, count: int) -> float:
    """What the first `count` things said about a move come to, for a seat."""
    total = 0.0
    for k in range(count):
        row = int(desk.about[k])
        if desk.row_known[row] == 0:
            logit = dot(desk.units, seat, net.moves, row) + net.move_bias[row]
            desk.row_logit[row] = logit
            desk.row_known[row] = 1
        total += desk.about_value[k] * desk.row_logit[row]
    return total


@kernel
def new_desk(
    seats: int, room: int, notes: int, width: int, rows: int, about: int, moves: int
) -> Desk:
    """A desk for so many seats, numbers a sheet, notes a seat, units, rows and things said about a
    move, and moves.
    """
    sheet = Sheet(
        np.empty((seats + 1, room), np.int64),
        np.empty((seats + 1, room), np.float32),
        np.zeros(seats + 1, np.int64),
        np.zeros(seats, np.int64),
        np.zeros((seats, notes), np.int64),
        np.zeros((seats, notes), np.float64),
    )
    return Desk(
        sheet,
        np.zeros((2 * seats + 1, width), np.float32),
        np.zeros(seats, np.float32),
        np.zeros(about, np.int64),
        np.zeros(about, np.float64),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.int64),
        np.zeros(moves, np.float64),
        np.zeros(moves, np.int64),
        np.zeros(seats, np.int64),
    )
