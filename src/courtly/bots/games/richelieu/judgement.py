"""How Richelieu is judged: what each line of the score sheet is likely to bring, and which moves
a sensible player makes.
"""

from __future__ import annotations

import math
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....core.jit import kernel
from ....core.rng import below
from ....richelieu.constants import (
    CELLS,
    COLUMNS,
    MARK,
    NONE,
    OVER,
    PENALTY,
    PLACE,
    REGIONS,
    SECOND,
    SINGLE,
    SYMBOLS,
    TAKE,
)
from ....richelieu.lines import (
    CARDS_LEFT,
    COATS_LEFT,
    MY_CARDS,
    MY_COATS,
    MY_SYMBOL_CARDS,
    MY_SYMBOLS,
    SYMBOL_CARDS_LEFT,
    SYMBOLS_LEFT,
    THEIR_CARDS,
    THEIR_COATS,
    THEIR_SYMBOL_CARDS,
    THEIR_SYMBOLS,
    Lines,
    lines_of,
    of,
    turned,
)
from ....richelieu.moves import M_MARK, M_PASS, M_STOP
from ....richelieu.rules.display import coats_of, kind_of, region_of
from ....richelieu.rules.redeeming import redeems
from ....richelieu.rules.scoring import score, standing
from ...search.style import Steps, Style

MOST = 13  # no line counts more coats or symbols than this
MARKER_WORTH = 0.6
SOLVER = "courtly.bots.games.richelieu.solver"
FEATURES = "courtly.bots.games.richelieu.features"  # what nets look at
#: Numbers of players with a net that was measured to be stronger (docs/strength.md); the levels
#: play by it.
STRONGER = (2,)
STYLE = Style(explore=0.35, wide=2.0, horizon=400)
STEPS = Steps(squire_blur=1.0, knight_blur=0.3, duke_simulations=60)
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
def line_value(
    line: int, mine: int, theirs: int, left: int, my_cards: int, their_cards: int, cards_left: int
) -> float:
    """What a line promises over the opponent, by the words it is counted in."""
    value = LINE_VALUES[
        min(of(mine, line), MOST - 1),
        min(of(theirs, line), MOST - 1),
        min(of(left, line), MOST - 1),
    ]
    missing = MISSING_VALUES[min(of(cards_left, line), MOST - 1)]
    if of(my_cards, line) == 0:
        value -= missing
    if of(their_cards, line) == 0:
        value += missing
    return float(value)


@kernel
def margin(s: Any, seat: int) -> float:
    """By how many points `seat` is likely to be ahead at the end."""
    lines = lines_of(s, seat)
    total = MARKER_WORTH * (int(s["box"][1 - seat]) - int(s["box"][seat]))
    for line in range(len(REGIONS)):
        total += line_value(
            line, lines[MY_COATS], lines[THEIR_COATS], lines[COATS_LEFT],
            lines[MY_CARDS], lines[THEIR_CARDS], lines[CARDS_LEFT],
        )  # fmt: skip
    for line in range(len(SYMBOLS)):
        total += line_value(
            line, lines[MY_SYMBOLS], lines[THEIR_SYMBOLS], lines[SYMBOLS_LEFT],
            lines[MY_SYMBOL_CARDS], lines[THEIR_SYMBOL_CARDS], lines[SYMBOL_CARDS_LEFT],
        )  # fmt: skip
    return total


@kernel
def estimate(s: Any, values: Any, rng: Any) -> None:
    """The chance to win, and a little for the size of it [R3.5]."""
    if int(s["decision"]) == OVER:
        points, ranks = np.zeros(2, np.int64), np.zeros(2, np.int64)
        score(s, points)
        standing(s, ranks)
        ahead = np.float64(points[0] - points[1])
        won = 0.5 * (int(ranks[0] >= ranks[1]) + int(ranks[0] > ranks[1]))
        values[0] = 0.8 * won + 0.2 / (1.0 + math.exp(-ahead / MARGIN_SCALE))
    else:
        values[0] = 1.0 / (1.0 + math.exp(-margin(s, 0) / MARGIN_SCALE))
    values[1] = 1.0 - values[0]


@kernel
def line_gain(line: int, coats: int, mine: int, theirs: int, left: int, my_cards: int) -> float:
    """What taking so many coats of a line is worth, against leaving them in the display."""
    have, lie = min(of(mine, line), MOST - 3), min(of(left, line), MOST - 1)
    against = min(of(theirs, line), MOST - 1)
    rest = min(max(of(left, line) - coats, 0), MOST - 1)
    gain = LINE_VALUES[have + coats, against, rest] - LINE_VALUES[have, against, lie]
    if of(my_cards, line) == 0:
        gain += MISSING_VALUES[lie]
    return float(gain)


@kernel
def card_gain(s: Any, lines: Lines, seat: int, cell: int) -> float:
    """What taking a card is worth to `seat`, by the lines as it counts them."""
    kind = kind_of(s, cell)
    gain = line_gain(
        region_of(s, cell), coats_of(s, cell),
        lines[MY_COATS], lines[THEIR_COATS], lines[COATS_LEFT], lines[MY_CARDS],
    )  # fmt: skip
    if kind < SINGLE:
        gain += line_gain(
            kind, 1,
            lines[MY_SYMBOLS], lines[THEIR_SYMBOLS], lines[SYMBOLS_LEFT], lines[MY_SYMBOL_CARDS],
        )  # fmt: skip
    if int(s["token"][cell]) != NONE:
        gain += 0.8
    if int(s["marker"][cell]) == 1 - seat:
        gain -= 2.0 * MARKER_WORTH
    return float(gain)


@kernel
def opened_gain(s: Any, lines: Lines, seat: int, cell: int) -> float:
    """What the card behind a row's end would be worth to `seat`, which may take it next."""
    row, column = cell // COLUMNS, cell % COLUMNS
    first, last = int(s["left"][row]), int(s["right"][row])
    if first == last:
        return 0.0
    behind = cell + 1 if column == first else cell - 1
    return card_gain(s, lines, seat, behind)


@kernel
def propose_take(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """The card worth most, now and then another; stop if none is worth it."""
    lines = lines_of(s, seat)
    theirs = turned(lines)
    best, best_gain = 0, -1e9
    for k in range(n):
        move = int(moves[k])
        gain = 0.0
        if move < M_STOP:
            gain = card_gain(s, lines, seat, move)
            gain -= 0.5 * opened_gain(s, theirs, 1 - seat, move)
        elif redeems(move):
            gain = 0.5 if int(s["stock"][seat]) == 0 else -5.0
        gain += 0.001 * below(rng, 1500)
        if gain > best_gain:
            best, best_gain = k, gain
    return best


@kernel
def propose_mark(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """A card at or next to the end of a row that the opponent wants most; or pass."""
    lines = lines_of(s, seat)
    theirs = turned(lines)
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
            gain = card_gain(s, theirs, 1 - seat, cell)
            gain += 0.5 * card_gain(s, lines, seat, cell) - 1.0 * away
        elif redeems(move):
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
