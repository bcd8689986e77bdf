"""A net: what it is made of, and how it judges a position inside a kernel.

The input is sparse: a sheet of (number, value) pairs for every seat and one for the table. The
first layer is a sum of rows of one matrix, one for each pair: those a seat's own sheet names, and
those of the table, to which belongs what all seats show, added up. Units are the contiguous axis,
so rows are added many units at a time. The last two units are linear, all others are cut off at
zero; from there one weight a unit leads to the seat's logit of winning, one to its points, and one
for each thing that can be said about a move to that move's logit.

All sums are of 32-bit floats in an order that does not change, compiled or not.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from ...core.jit import kernel

VECTORS = True
APART = {"add_rows", "dot"}
LANES = 16  # the number of units is a multiple of this
LINEAR = 2  # units at the end that are not cut off
UNROLL = 8  # rows added in one go


class Net(NamedTuple):
    """The weights, an argument of every kernel that judges; 32-bit floats."""

    first: Any
    """A row for each number of a seat's own sheet, of what all show, and of the table's."""
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
    """of these how many, the first, all seats look at."""
    ints: Any
    floats: Any
    """Room for what is counted once and used for several numbers, by seat."""


class Desk(NamedTuple):
    """Where one judge works."""

    sheet: Sheet
    units: Any
    """By seat; then the part that is the same for all."""
    sums: Any
    """What all seats show, added up."""
    lanes: Any
    """Where sums are added up."""
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
    at = np.uint64(n)  # cannot be negative, which need not be asked then
    sheet.index[row, at] = index
    sheet.value[row, at] = value
    return n + int(value != 0.0)


@kernel
def put_level(sheet: Any, row: int, n: int, first: int, level: int, most: int) -> int:
    """Write down which of the levels from 0 to `most` something has reached."""
    sheet.index[row, n] = first + max(min(level, most), 0)
    sheet.value[row, n] = 1.0
    return n + 1


@kernel
def add_shown(sheet: Any, seats: int, shown: int, sums: Any) -> int:
    """Write what all seats show, added up, at the end of the table's sheet; how many it has then.

    These numbers have rows of their own, just before those of the table.
    """
    most = sheet.shown.shape[0]
    n = int(sheet.count[most])
    for k in range(shown):
        sums[k] = 0.0
    for seat in range(seats):
        for j in range(int(sheet.shown[seat])):
            sums[sheet.index[seat, j]] += sheet.value[seat, j]
    for k in range(shown):
        n = put(sheet, most, n, k - shown, sums[k])
    return n


@kernel
def add_rows(
    units: Any, row: int, first: Any, index: Any, value: Any, count: int, shift: int
) -> None:
    """Add what a row of the sheet says to its units, eight numbers in one go.

    The last go is filled up with numbers that count nothing: quicker than row after row. Products
    of a go are added up in pairs, so that no sum waits for the one before it.
    """
    for k in range(count, count + (-count) % UNROLL):
        index[row, k] = 0
        value[row, k] = 0.0
    for k in range(0, count, UNROLL):
        a, b = np.uint64(index[row, k] + shift), np.uint64(index[row, k + 1] + shift)
        c, d = np.uint64(index[row, k + 2] + shift), np.uint64(index[row, k + 3] + shift)
        e, f = np.uint64(index[row, k + 4] + shift), np.uint64(index[row, k + 5] + shift)
        g, h = np.uint64(index[row, k + 6] + shift), np.uint64(index[row, k + 7] + shift)
        p, q, r, t = value[row, k], value[row, k + 1], value[row, k + 2], value[row, k + 3]
        u, v, w, x = value[row, k + 4], value[row, k + 5], value[row, k + 6], value[row, k + 7]
        for j in range(units.shape[1]):
            units[row, j] += (
                (p * first[a, j] + q * first[b, j]) + (r * first[c, j] + t * first[d, j])
            ) + ((u * first[e, j] + v * first[f, j]) + (w * first[g, j] + x * first[h, j]))


@kernel
def run_units(desk: Any, net: Any, seats: int, own: int, shown: int) -> None:
    """The units of every seat, from the sheet of a position.

    First the part that is the same for all, then by seat what its own sheet adds.
    """
    sheet, units = desk.sheet, desk.units
    index, value, count = sheet.index, sheet.value, sheet.count
    most, width = sheet.shown.shape[0], units.shape[1]
    count[most] = add_shown(sheet, seats, shown, desk.sums)
    for j in range(width):
        units[most, j] = net.bias[j]
    add_rows(units, most, net.first, index, value, int(count[most]), own + shown)
    for seat in range(seats):
        for j in range(width):
            units[seat, j] = units[most, j]
        add_rows(units, seat, net.first, index, value, int(count[seat]), 0)
        for j in range(width - LINEAR):
            units[seat, j] = max(units[seat, j], np.float32(0.0))


@kernel
def dot(units: Any, lanes: Any, seat: int, weights: Any, row: int) -> Any:
    """The sum of a seat's units by a row of weights, many side by side, then added up in halves."""
    for k in range(LANES):
        lanes[k] = units[seat, k] * weights[row, k]
    for j in range(LANES, units.shape[1], LANES):
        for k in range(LANES):
            lanes[k] += units[seat, j + k] * weights[row, j + k]
    a, b = lanes[0] + lanes[8], lanes[1] + lanes[9]
    c, d = lanes[2] + lanes[10], lanes[3] + lanes[11]
    e, f = lanes[4] + lanes[12], lanes[5] + lanes[13]
    g, h = lanes[6] + lanes[14], lanes[7] + lanes[15]
    return ((a + e) + (c + g)) + ((b + f) + (d + h))


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
        desk.logits[seat] = dot(desk.units, desk.lanes, seat, net.heads, 0)
    softmax(desk.logits, seats, values)


@kernel
def move_logit(desk: Any, net: Any, seat: int, count: int) -> float:
    """What the first `count` things said about a move come to, for a seat."""
    total = 0.0
    for k in range(count):
        row = int(desk.about[k])
        if desk.row_known[row] == 0:
            logit = dot(desk.units, desk.lanes, seat, net.moves, row) + net.move_bias[row]
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
    room += UNROLL  # sheets are filled up
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
        np.zeros((seats + 1, width), np.float32),
        np.zeros(room, np.float32),
        np.zeros(LANES, np.float32),
        np.zeros(seats, np.float32),
        np.zeros(about, np.int64),
        np.zeros(about, np.float64),
        np.zeros(rows, np.float32),
        np.zeros(rows, np.int64),
        np.zeros(moves, np.float64),
        np.zeros(moves, np.int64),
        np.zeros(seats, np.int64),
    )
