"""The end of Richelieu solved exactly: alpha-beta with a table of positions seen.

The value of a position is for the Cardinal: the points ahead, and a thousand for the victory.
Everything is known in the positions solved here; what a seat cannot know is drawn before.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.events import no_log
from ..core.jit import kernel
from ..richelieu.constants import (
    CELLS,
    MARK,
    NONE,
    PENALTY,
    PLACE,
    REGIONS,
    ROWS,
    SYMBOLS,
)
from ..richelieu.moves import M_MARK, M_PASS, M_STOP
from ..richelieu.rules.scoring import cards_taken, score
from ..richelieu.rules.turn import apply, legal
from .richelieu import card_gain
from .richelieu_lines import (
    COATS_LEFT,
    MY_CARDS,
    MY_COATS,
    MY_SYMBOL_CARDS,
    MY_SYMBOLS,
    SYMBOLS_LEFT,
    THEIR_CARDS,
    THEIR_COATS,
    THEIR_SYMBOL_CARDS,
    THEIR_SYMBOLS,
    Lines,
    lines_of,
    of,
    turned,
    with_tokens,
)

VICTORY = 1000
INFINITE = 10_000
MOST_DEPTH = 200
MOST_MOVES = CELLS + 2
AT_LEAST, EXACT, AT_MOST = 1, 2, 3
ENTRY = np.dtype([("key", np.uint64), ("value", np.int16), ("bound", np.int8), ("move", np.int16)])
NODES, LIMIT = 0, 1

_MIX = np.uint64(0x9E3779B97F4A7C15)
_S29 = np.uint64(29)
_S32 = np.uint64(32)


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
def final_value(s: Any) -> int:
    """The value of a finished game for the Cardinal [R3.5]."""
    points = np.zeros(2, np.int64)
    score(s, points)
    ahead = points[0] - points[1]
    if ahead == 0:
        fewer = cards_taken(s, 1) - cards_taken(s, 0)
        return VICTORY * (int(fewer > 0) - int(fewer < 0))
    return int(ahead + (VICTORY if ahead > 0 else -VICTORY))


@kernel
def position_key(words: Any, depth: int) -> Any:
    """A hash of all that is in a position but the number of the turn."""
    h = np.uint64(0xCBF29CE484222325)
    for k in range(words.shape[1]):
        h = (h ^ words[depth, k]) * _MIX
        h ^= h >> _S29
    return h ^ (h >> _S32)


@kernel
def order_moves(
    s: Any, seat: int, lines: Lines, moves: Any, n: int, first: int, gains: Any
) -> None:
    """Sort moves, likely best first: the table's, then cards by worth, then the rest."""
    theirs = turned(lines)
    for k in range(n):
        move = int(moves[k])
        gains[k] = 0.0
        if move == first:
            gains[k] = 1e6
        elif move < M_STOP:
            gains[k] = card_gain(s, lines, seat, move)
        elif M_MARK <= move < M_MARK + CELLS:
            gains[k] = card_gain(s, theirs, 1 - seat, move - M_MARK)
        elif move == M_PASS:
            gains[k] = 0.5
    for i in range(1, n):
        move, gain, j = moves[i], gains[i], i - 1
        while j >= 0 and gains[j] < gain:
            moves[j + 1] = moves[j]
            gains[j + 1] = gains[j]
            j -= 1
        moves[j + 1] = move
        gains[j + 1] = gain


@kernel
def best_line(line: int, mine: int, theirs: int, left: int, my_cards: int, their_cards: int) -> int:
    """The most a line can bring over the opponent, by the words it is counted in [R3.2–R3.4]."""
    total, rest = 0, of(left, line)
    most, against = of(mine, line) + rest, of(theirs, line)
    if most > against:
        total += most
    elif most < against:
        total -= against
    if of(my_cards, line) == 0 and rest == 0:
        total -= PENALTY
    if of(their_cards, line) == 0:
        total += PENALTY
    return total


@kernel
def best_value(lines: Lines) -> int:
    """The best final value one may hope for, whoever takes what is left, from one's own side."""
    ahead = 0
    for line in range(len(REGIONS)):
        ahead += best_line(
            line, lines[MY_COATS], lines[THEIR_COATS], lines[COATS_LEFT],
            lines[MY_CARDS], lines[THEIR_CARDS],
        )  # fmt: skip
    for line in range(len(SYMBOLS)):
        ahead += best_line(
            line, lines[MY_SYMBOLS], lines[THEIR_SYMBOLS], lines[SYMBOLS_LEFT],
            lines[MY_SYMBOL_CARDS], lines[THEIR_SYMBOL_CARDS],
        )  # fmt: skip
    return ahead + VICTORY if ahead >= 0 else ahead - VICTORY


@kernel
def normalise(s: Any) -> None:
    """Forget what no longer matters, so that equal positions look equal."""
    s["turn"] = 2
    if int(s["decision"]) == MARK or int(s["decision"]) == PLACE:
        s["first"] = NONE
        s["taken"] = 0


@kernel
def solve(
    work: Any, words: Any, depth: int, alpha: int, beta: int, table: Any, moves: Any, gains: Any,
    count: Any, log: Any,
) -> int:  # fmt: skip
    """The value of position `depth` for the Cardinal within the window; counts positions."""
    s = work[depth]
    seat = int(s["actor"])
    if seat < 0:
        return final_value(s)
    count[NODES] += 1
    if count[NODES] > count[LIMIT] or depth + 1 == work.shape[0]:
        count[LIMIT] = 0
        return 0
    normalise(s)
    key = position_key(words, depth)
    slot = np.int64(key & np.uint64(table.shape[0] - 1))
    known = -1
    if table[slot]["key"] == key:
        known = int(table[slot]["move"])
        value, bound = int(table[slot]["value"]), int(table[slot]["bound"])
        if bound == EXACT:
            return value
        if bound == AT_LEAST and value >= beta:
            return value
        if bound == AT_MOST and value <= alpha:
            return value
    lines = with_tokens(s, lines_of(s, seat))
    theirs = turned(lines)
    most = best_value(lines) if seat == 0 else best_value(theirs)
    least = -best_value(theirs) if seat == 0 else -best_value(lines)
    if most <= alpha:
        return most
    if least >= beta:
        return least
    n = legal(s, seat, moves[depth])
    if n > 1:
        order_moves(s, seat, lines, moves[depth], n, known, gains)
    low, high = alpha, beta
    best = -INFINITE if seat == 0 else INFINITE
    best_move = int(moves[depth, 0])
    for k in range(n):
        work[depth + 1] = work[depth]
        apply(work[depth + 1], seat, int(moves[depth, k]), log)
        value = solve(work, words, depth + 1, low, high, table, moves, gains, count, log)
        if count[LIMIT] == 0:
            return 0
        if (seat == 0 and value > best) or (seat == 1 and value < best):
            best, best_move = value, int(moves[depth, k])
        if seat == 0:
            low = max(low, best)
        else:
            high = min(high, best)
        if low >= high or (seat == 0 and best >= most) or (seat == 1 and best <= least):
            break
    table[slot]["key"] = key
    table[slot]["value"] = best
    table[slot]["move"] = best_move
    table[slot]["bound"] = AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT
    return best


@kernel
def solve_root(
    states: Any, work: Any, words: Any, table: Any, moves: Any, gains: Any, count: Any
) -> tuple[int, int]:
    """The best move of position states[0] and its value for its seat; −1 if it took too long."""
    log = no_log()
    seat = int(states[0]["actor"])
    root = np.empty(MOST_MOVES, np.int16)
    n = legal(states[0], seat, root)
    order_moves(states[0], seat, lines_of(states[0], seat), root, n, -1, gains)
    best, best_value_ = -1, -INFINITE
    for k in range(n):
        work[0] = states[0]
        apply(work[0], seat, int(root[k]), log)
        low = best_value_ if seat == 0 else -INFINITE
        high = INFINITE if seat == 0 else -best_value_
        value = solve(work, words, 0, low, high, table, moves, gains, count, log)
        if count[LIMIT] == 0:
            return -1, 0
        if seat == 1:
            value = -value
        if value > best_value_:
            best, best_value_ = int(root[k]), value
    return best, best_value_


class Endgame:
    """The memory of a solver: positions, moves and a table."""

    def __init__(self, dtype: np.dtype[Any], room: int = 1 << 20) -> None:
        self.work = np.zeros(MOST_DEPTH, dtype)
        self.words = self.work.view(np.uint64).reshape(MOST_DEPTH, -1)
        self.table = np.zeros(room, ENTRY)
        self.moves = np.zeros((MOST_DEPTH, MOST_MOVES), np.int16)
        self.gains = np.zeros(MOST_MOVES)
        self.count = np.zeros(2, np.int64)
        self.value = 0
        """The value of the last position solved, for the seat that was to decide."""

    def best(self, states: NDArray[Any], limit: int) -> tuple[int, int]:
        """The best move, −1 if `limit` positions are not enough, and how many were looked at."""
        self.count[:] = 0, limit
        move, self.value = solve_root(
            states, self.work, self.words, self.table, self.moves, self.gains, self.count
        )
        return int(move), int(self.count[NODES])
