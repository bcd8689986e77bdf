"""How Richelieu is judged: what each line of the score sheet is likely to bring, and which moves
a sensible player makes.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.jit import kernel
from ..core.rng import below
from ..richelieu.constants import (
    CELLS,
    COLUMNS,
    FIRST_SYMBOL_TOKEN,
    LINES,
    MARK,
    NONE,
    OVER,
    PENALTY,
    PLACE,
    ROWS,
    SECOND,
    SINGLE,
    TAKE,
)
from ..richelieu.moves import M_MARK, M_PASS, M_REDEEM, M_STOP
from ..richelieu.rules.display import coats_of, kind_of, region_of
from ..richelieu.rules.scoring import CARDS, COUNT, SHEET, cards_taken, count_lines, score
from .style import Style

MOST = 13  # no line counts more coats or symbols than this
MARKER_WORTH = 0.6
SOLVER = "richelieu_solver"
STYLE = Style(explore=0.35, wide=2.0, horizon=400)
MARGIN_SCALE = 8.0


def _line_values() -> NDArray[np.float32]:
    """What a line is worth by mine, theirs and left; each coat left is a coin toss."""
    table = np.zeros((MOST, MOST, MOST), np.float32)
    for mine in range(MOST):
        for theirs in range(MOST):
            for left in range(MOST):
                total = 0.0
                for won in range(left + 1):
                    a, b = mine + won, theirs + left - won
                    total += comb(left, won) * (a if a > b else -b if b > a else 0)
                table[mine, theirs, left] = total / 2**left
    return table


LINE_VALUES = _line_values()
#: The loss to be feared with no card of a line yet and so many left to take.
MISSING_VALUES = np.array([PENALTY * 0.5**n for n in range(MOST)], np.float32)


@kernel
def count_left(s: Any, left: Any, cards_left: Any) -> None:
    """Coats or symbols, and cards, of each line that still lie in the display."""
    left[:] = 0
    cards_left[:] = 0
    for row in range(ROWS):
        for column in range(int(s["left"][row]), int(s["right"][row]) + 1):
            cell = row * COLUMNS + column
            region, kind = region_of(s, cell), kind_of(s, cell)
            left[region] += coats_of(s, cell)
            cards_left[region] += 1
            if kind < SINGLE:
                left[FIRST_SYMBOL_TOKEN + kind] += 1
                cards_left[FIRST_SYMBOL_TOKEN + kind] += 1


@kernel
def counts(s: Any) -> tuple[Any, Any, Any]:
    """What both have of each line, and the coats or symbols and the cards that are left."""
    sheet = np.zeros(SHEET, np.int16)
    left = np.zeros(LINES, np.int64)
    cards_left = np.zeros(LINES, np.int64)
    count_lines(s, sheet)
    count_left(s, left, cards_left)
    return sheet, left, cards_left


@kernel
def line_value(sheet: Any, left: Any, cards_left: Any, seat: int, line: int) -> float:
    """What a line promises `seat` over the opponent."""
    mine, theirs = sheet[seat, line, COUNT], sheet[1 - seat, line, COUNT]
    value = LINE_VALUES[min(mine, MOST - 1), min(theirs, MOST - 1), min(left[line], MOST - 1)]
    if sheet[seat, line, CARDS] == 0:
        value -= MISSING_VALUES[min(cards_left[line], MOST - 1)]
    if sheet[1 - seat, line, CARDS] == 0:
        value += MISSING_VALUES[min(cards_left[line], MOST - 1)]
    return float(value)


@kernel
def margin(s: Any, seat: int) -> float:
    """By how many points `seat` is likely to be ahead at the end."""
    sheet, left, cards_left = counts(s)
    total = MARKER_WORTH * (int(s["box"][1 - seat]) - int(s["box"][seat]))
    for line in range(LINES):
        total += line_value(sheet, left, cards_left, seat, line)
    return total


@kernel
def estimate(s: Any, values: Any) -> None:
    """The chance to win, and a little for the size of it [R3.5]."""
    if int(s["decision"]) == OVER:
        points = np.zeros(2, np.int64)
        score(s, points)
        ahead = np.float64(points[0] - points[1])
        won = 0.5
        if ahead != 0.0:
            won = 1.0 if ahead > 0.0 else 0.0
        elif cards_taken(s, 0) != cards_taken(s, 1):
            won = 1.0 if cards_taken(s, 0) < cards_taken(s, 1) else 0.0
        values[0] = 0.8 * won + 0.2 / (1.0 + np.exp(-ahead / MARGIN_SCALE))
    else:
        values[0] = 1.0 / (1.0 + np.exp(-margin(s, 0) / MARGIN_SCALE))
    values[1] = 1.0 - values[0]


@kernel
def line_gain(sheet: Any, left: Any, seat: int, line: int, coats: int) -> float:
    """What taking so many coats of a line is worth, against leaving them in the display."""
    mine = min(sheet[seat, line, COUNT], MOST - 3)
    theirs = min(sheet[1 - seat, line, COUNT], MOST - 1)
    rest = min(max(left[line] - coats, 0), MOST - 1)
    here = LINE_VALUES[mine, theirs, min(left[line], MOST - 1)]
    gain = LINE_VALUES[mine + coats, theirs, rest] - here
    if sheet[seat, line, CARDS] == 0:
        gain += MISSING_VALUES[min(left[line], MOST - 1)]
    return float(gain)


@kernel
def card_gain(s: Any, sheet: Any, left: Any, seat: int, cell: int) -> float:
    """What taking a card is worth to `seat`."""
    kind = kind_of(s, cell)
    gain = line_gain(sheet, left, seat, region_of(s, cell), coats_of(s, cell))
    if kind < SINGLE:
        gain += line_gain(sheet, left, seat, FIRST_SYMBOL_TOKEN + kind, 1)
    if int(s["token"][cell]) != NONE:
        gain += 0.8
    if int(s["marker"][cell]) == 1 - seat:
        gain -= 2.0 * MARKER_WORTH
    return float(gain)


@kernel
def opened_gain(s: Any, sheet: Any, left: Any, seat: int, cell: int) -> float:
    """What the card behind a row's end would be worth to the opponent."""
    row, column = cell // COLUMNS, cell % COLUMNS
    first, last = int(s["left"][row]), int(s["right"][row])
    if first == last:
        return 0.0
    behind = cell + 1 if column == first else cell - 1
    return card_gain(s, sheet, left, 1 - seat, behind)


@kernel
def propose_take(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """The card worth most, now and then another; stop if none is worth it."""
    sheet, left, _ = counts(s)
    best, best_gain = 0, -1e9
    for k in range(n):
        move = int(moves[k])
        gain = 0.0
        if move < M_STOP:
            gain = card_gain(s, sheet, left, seat, move)
            gain -= 0.5 * opened_gain(s, sheet, left, seat, move)
        elif move == M_REDEEM:
            gain = 0.5 if int(s["stock"][seat]) == 0 else -5.0
        gain += 0.001 * below(rng, 1500)
        if gain > best_gain:
            best, best_gain = k, gain
    return best


@kernel
def propose_mark(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """A card at or next to the end of a row that the opponent wants most; or pass."""
    sheet, left, _ = counts(s)
    best, best_gain = 0, -1e9
    for k in range(n):
        move = int(moves[k])
        gain = 0.8
        if M_MARK <= move < M_MARK + CELLS:
            cell = move - M_MARK
            row, column = cell // COLUMNS, cell % COLUMNS
            away = min(column - int(s["left"][row]), int(s["right"][row]) - column)
            if away > 1:
                continue
            gain = card_gain(s, sheet, left, 1 - seat, cell)
            gain += 0.5 * card_gain(s, sheet, left, seat, cell) - 1.0 * away
        elif move == M_REDEEM:
            gain = 3.0 if int(s["stock"][seat]) == 0 else 0.0
        elif move != M_PASS:  # lifting one's own marker
            gain = 0.6
        gain += 0.001 * below(rng, 1500)
        if gain > best_gain:
            best, best_gain = k, gain
    return best


@kernel
def blind(s: Any) -> bool:
    """No decision is: what a card brings shows at once."""
    return False


@kernel
def propose(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """A sensible move: good cards first, markers where the opponent wants to go."""
    if n == 1:
        return 0
    decision = int(s["decision"])
    if decision == TAKE or decision == SECOND:
        return propose_take(s, seat, moves, n, rng)
    if decision == MARK or decision == PLACE:
        return propose_mark(s, seat, moves, n, rng)
    return below(rng, n)
