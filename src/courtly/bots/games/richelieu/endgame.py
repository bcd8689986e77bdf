"""The end of Richelieu solved exactly: one question at a time, with a table of positions seen.

A position's value is for the Cardinal: `POINT` for each point ahead, and the cards fewer, which
break a tie [R3.5]. The search only ever asks whether the value reaches a figure (alpha-beta with a
window of nothing, driven as in MTD(f)); asked often enough it is known exactly. Positions are
looked up by what is still open in them, and the table keeps values above what is settled.

Everything is known in the positions solved here; what a seat cannot know is drawn before.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....core.events import no_log
from ....core.jit import kernel
from ....richelieu.constants import CELLS, COLUMNS, ROWS
from ....richelieu.lines import Lines, turned
from ....richelieu.moves import M_MARK, M_PASS, M_STOP
from ....richelieu.rules.turn import apply, legal
from ....richelieu.state import STATE
from .judgement import card_gain, margin
from .outlook import (
    BACKS,
    CODES,
    FEWER,
    POINT,
    SHEET,
    count_move,
    fill_sheet,
    final_value,
    lines_in,
    position_key,
    survey,
)

VICTORY = 1000
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
        if move == first:
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
    sheet = room["sheets"][depth + 1]
    sheet[:] = room["sheets"][depth]
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
    if proof or unproven:
        entry["move"] = move


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
    key = position_key(s, int(sheet[BACKS]), codes)
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


@kernel
def ahead_of(value: int) -> int:
    """The points ahead in a value."""
    return (value + POINT // 2) // POINT


@kernel
def next_goal(least: int, most: int, guess: int) -> int:
    """What to ask next to know the value well enough; `most` + 1 if it is known."""
    low, high = ahead_of(least), ahead_of(most)
    if low < high:
        ahead = min(max(guess, low + 1), high)
        return POINT * ahead - POINT // 2
    if low == 0 and least < 1 <= most:  # a tie: who has fewer cards? [R3.5]
        return 1
    if low == 0 and least < 0 <= most:
        return 0
    return most + 1


@kernel
def solve_root(states: Any, rooms: Any) -> tuple[int, int]:
    """The best move of states[0] and the value for the Cardinal; −1 if it took too long."""
    log = no_log()
    room = rooms[0]
    room["positions"][0] = states[0]
    s, count, best = room["positions"][0], room["count"], room["best"]
    seat = int(s["actor"])
    fill_sheet(s, room["sheets"][0])
    legal(s, seat, room["moves"][0])
    move, least, most = int(room["moves"][0, 0]), -FAR, FAR
    guess = int(np.round(margin(s, 0)))
    while True:
        goal = next_goal(least, most, guess)
        if goal > most:
            return move, least
        value = reaches(room, 0, goal, log)
        if count[LIMIT] == 0:
            return -1, 0
        if value >= goal:
            least = value
            guess = ahead_of(value) + 1
        else:
            most = value
            guess = ahead_of(value)
        if best[0] >= 0 and (value >= goal) == (seat == 0):
            move = int(best[0])


class Endgame:
    """The memory of a solver: positions, moves and a table."""

    def __init__(self) -> None:
        self.rooms = np.zeros(1, MEMORY)
        self.value = 0
        """The value of the last position solved, for the seat that was to decide."""

    def best(self, states: NDArray[Any], limit: int) -> tuple[int, int]:
        """The best move, −1 if `limit` positions are not enough, and how many were looked at."""
        count = self.rooms[0]["count"]
        count[NODES], count[LIMIT], count[MASK] = 0, limit, _places(limit) - 1
        move, value = solve_root(states, self.rooms)
        ahead = int(ahead_of(value))
        margin_ = value - POINT * ahead if ahead == 0 else ahead
        victory = (margin_ > 0) - (margin_ < 0)
        self.value = (ahead + VICTORY * victory) * (1 if int(states[0]["actor"]) == 0 else -1)
        return int(move), int(count[NODES])

    def forget(self, limit: int) -> None:
        """Forget what was found before: without it the same question finds the same answer."""
        self.rooms[0]["table"][: _places(limit)] = 0

    def stop(self) -> None:
        """Give up, whatever is being solved; from any thread."""
        self.rooms[0]["count"][STOP] = 1

    def go_on(self) -> None:
        """Solve again."""
        self.rooms[0]["count"][STOP] = 0


def _places(limit: int) -> int:
    """The part of the table that serves for so many positions: a power of two."""
    return min(ROOM, 1 << (2 * limit).bit_length())
