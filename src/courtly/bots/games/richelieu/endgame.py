"""The end of Richelieu solved exactly: one question at a time, with a table of positions seen.

A position's value is for the Cardinal: `POINT` for each point ahead, and the cards fewer, which
break a tie [R3.5]. The search only ever asks whether the value reaches a figure (alpha-beta with a
window of nothing, driven as in MTD(f)); asked often enough it is known exactly. Positions are
looked up by what is still open in them (`keys`), and the table keeps values above what is settled.

Everything is known in the positions solved here; what a seat cannot know is drawn before.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ....core.jit import kernel
from ....richelieu.constants import CELLS, COLUMNS, ROWS
from ....richelieu.lines import Lines, turned
from ....richelieu.moves import M_MARK, M_PASS, M_REDEEM, M_STOP
from ....richelieu.rules.decisions import apply, legal
from ....richelieu.rules.redeeming import redeems
from ....richelieu.state import STATE
from .judgement import card_gain, margin
from .keys import position_key
from .outlook import (
    BACKS,
    CODES,
    FEWER,
    POINT,
    SHEET,
    count_move,
    final_value,
    lines_in,
    survey,
)

FAR = 30_000
MOST_DEPTH = 200
MOST_MOVES = CELLS + 2
NODES, LIMIT, STOP, MASK = 0, 1, 2, 3
ROOM = 1 << 21
ENTRY = np.dtype(
    [("key", np.uint64), ("least", np.int16), ("most", np.int16), ("move", np.int16)], align=True
)
#: All a solver works with is one record: arrays handed from kernel to kernel would be counted.
MEMORY = np.dtype(
    [
        ("positions", STATE, MOST_DEPTH),
        ("sheets", np.int64, (MOST_DEPTH, SHEET)),
        ("codes", np.int64, (MOST_DEPTH, CODES)),
        ("moves", np.int16, (MOST_DEPTH, MOST_MOVES)),
        ("best", np.int64, MOST_DEPTH),
        ("gains", np.float64, MOST_MOVES),
        ("cards", np.uint64, CELLS),
        ("count", np.int64, 4),
        ("table", ENTRY, ROOM),
    ],
    align=True,
)


@kernel
def cards_left(s: Any) -> int:
    """How many cards lie in the display."""
    n = 0
    for row in range(ROWS):
        n += max(0, int(s["right"][row]) - int(s["left"][row]) + 1)
    return n


@kernel
def cards_left_at(states: Any, i: int) -> int:
    """`cards_left` of position i."""
    return cards_left(states[i])


@kernel
def ahead_at(states: Any, i: int, seat: int) -> float:
    """By how many points `seat` of position i is likely to be ahead at the end."""
    return margin(states[i], seat)


@kernel
def to_end(s: Any, cell: int) -> int:
    """How many cards lie between a card and the nearer end of its row."""
    row, column = cell // COLUMNS, cell % COLUMNS
    return min(column - int(s["left"][row]), int(s["right"][row]) - column)


@kernel
def ordered(s: Any, seat: int, lines: Lines, moves: Any, first: int, gains: Any) -> int:
    """The legal moves, likely best first: the table's, then cards by worth, then the rest."""
    n = legal(s, seat, moves)
    if n == 1:
        return n
    mine = lines if seat == 0 else turned(lines)
    theirs = turned(mine)
    for k in range(n):
        move = int(moves[k])
        gain = 0.0
        if move == first or (first == M_REDEEM and redeems(move)):
            gain = 1e6
        elif move < M_STOP:
            gain = card_gain(s, mine, seat, move)
        elif M_MARK <= move < M_MARK + CELLS:
            cell = move - M_MARK
            gain = card_gain(s, theirs, 1 - seat, cell) - to_end(s, cell)
        elif move == M_PASS:
            gain = 0.5
        j = k - 1
        while j >= 0 and gains[j] < gain:
            moves[j + 1] = moves[j]
            gains[j + 1] = gains[j]
            j -= 1
        moves[j + 1] = move
        gains[j + 1] = gain
    return n


@kernel
def play(room: Any, depth: int, seat: int, move: int, log: Any) -> None:
    """Make a move from position `depth` to the next, and count it in its sheet."""
    s = room["positions"][depth]
    old, sheet = room["sheets"][depth], room["sheets"][depth + 1]
    for k in range(SHEET):  # a slice would bring what says that shapes differ: seconds to compile
        sheet[k] = old[k]
    count_move(s, seat, move, sheet)
    room["positions"][depth + 1] = s
    apply(room["positions"][depth + 1], seat, move, log)


@kernel
def recall(entry: Any, key: Any) -> None:
    """Make an entry of the table one of this position, empty if it was another's."""
    if entry["key"] != key:
        entry["key"] = key
        entry["least"] = -FAR
        entry["most"] = FAR
        entry["move"] = -1


@kernel
def note_down(entry: Any, key: Any, seat: int, above: int, reached: bool, move: int) -> None:
    """Keep what was found, and the move if it proves it: `above` is counted from the settled."""
    recall(entry, key)
    if reached:
        entry["least"] = above
    else:
        entry["most"] = above
    proof = reached == (seat == 0)
    unproven = entry["least"] == -FAR if seat == 0 else entry["most"] == FAR
    if proof or unproven:  # which of two tokens is given up makes no difference
        entry["move"] = M_REDEEM if redeems(move) else move


@kernel
def reaches(room: Any, depth: int, goal: int, log: Any) -> int:
    """A bound on the value of position `depth`: from below if it reaches `goal`, else from above.

    The move that decided it is in `best`; −1 where none was needed.
    """
    s, sheet, count, best = (
        room["positions"][depth], room["sheets"][depth], room["count"], room["best"],
    )  # fmt: skip
    seat = int(s["actor"])
    best[depth] = -1
    if seat < 0:
        return final_value(sheet)
    count[NODES] += 1
    if count[NODES] > count[LIMIT] or count[STOP] or depth + 1 == MOST_DEPTH:
        count[LIMIT] = 0
        return 0
    codes = room["codes"][depth]
    settled, least, most = survey(sheet, codes)
    base, left = POINT * settled + sheet[FEWER], cards_left(s)
    if base + POINT * most + left < goal:
        return int(base + POINT * most + left)
    if base + POINT * least - left >= goal:
        return int(base + POINT * least - left)
    key = position_key(s, room["cards"], int(sheet[BACKS]), codes)
    entry = room["table"][np.int64(key & np.uint64(count[MASK]))]
    known = -1
    if entry["key"] == key:
        known = int(entry["move"])
        if base + int(entry["least"]) >= goal or base + int(entry["most"]) < goal:
            best[depth] = known
            return int(base + (entry["least"] if base + entry["least"] >= goal else entry["most"]))
    moves = room["moves"][depth]
    found = -FAR if seat == 0 else FAR
    chosen, n = -1, 1
    if known >= 0:  # often enough, so that nothing else need be looked at
        moves[0] = known
    else:
        n = ordered(s, seat, lines_in(sheet), moves, known, room["gains"])
    k = 0
    while k < n:
        move = int(moves[k])
        play(room, depth, seat, move, log)
        value = reaches(room, depth + 1, goal, log)
        if count[LIMIT] == 0:
            return 0
        if (seat == 0 and value > found) or (seat == 1 and value < found):
            found, chosen = value, move
        if (found >= goal) == (seat == 0):
            break
        if k == 0 and known >= 0:
            n = ordered(s, seat, lines_in(sheet), moves, known, room["gains"])
        k += 1
    note_down(entry, key, seat, int(found - base), found >= goal, chosen)
    best[depth] = chosen
    return found
