"""What a net looks at in Richelieu: the lines of the score sheet, the ends of rows, the markers.

Where a card lies says nothing from one deal to the next. So the ends of rows are told by what they
are worth, best first, and moves by what they bring and open.
"""

from __future__ import annotations

from typing import Any

from ....core.jit import kernel
from ....richelieu.constants import (
    COLUMNS,
    DECISIONS,
    DOUBLE,
    LINES,
    MARKERS,
    NONE,
    REGIONS,
    ROWS,
    STANDARD,
    SYMBOLS,
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
from ....richelieu.moves import M_LIFT, M_MARK, M_PASS, M_PAY, M_STOP
from ....richelieu.rules.display import kind_of, row_empty
from ....richelieu.rules.redeeming import held_marker_back, redeems
from ....richelieu.rules.scoring import cards_taken
from ...nets.layout import Layout
from ...nets.net import put, put_level
from .judgement import (
    MARGIN_SCALE,
    MARKER_WORTH,
    card_gain,
    line_value,
    opened_gain,
)

FEATURES_VERSION = 1
TABLES = ({"variant": "standard"}, {"variant": "standard"}, {"variant": "tactical"})
POINTS = 12.0
LEAD = 3  # leads from −3 to 3 coats and more are told apart
ENDS = 2 * ROWS
NOTES = 2 * ENDS + 2

_own = Layout()
SHOWN = 0  # what one seat has the other lacks: a sheet says it all
F_MARGIN = _own.add()
F_LINE_WORTH = _own.add(LINES)
F_LEAD = _own.add(LINES * (2 * LEAD + 1))
F_LEFT = _own.add(LINES)
F_MISSING = _own.add(LINES)
F_ENDS_BEST = _own.add(ENDS)  # what the ends are worth, best first
F_ENDS_OPEN = _own.add(4)  # the best of them less what they open
F_ENDS_MARKED = _own.add()
F_BEHIND = _own.add()
F_STOCK = _own.add(MARKERS + 1)
F_BOX = _own.add(MARKERS + 1)
F_BACK = _own.add()
F_ACTS = _own.add()
F_BEGAN = _own.add()
F_CARDS = _own.add()
F_TAKES = _own.add(len(DECISIONS))  # what the seat is asked, if it is
OWN = _own.size
FIRST_GUESS = (F_MARGIN, 1.0)

_table = Layout()
T_DECISION = _table.add(len(DECISIONS))
T_TAKEN = _table.add(3)
T_LEFT = _table.add()
T_LATE = _table.add(6)
T_ROWS = _table.add(ROWS + 1)
T_ODD = _table.add(1)
T_TACTICAL = _table.add()
TABLE = _table.size
TABLE_ROW = 2
MOST_NUMBERS = max(OWN, TABLE) + 1

_about = Layout()
A_TAKE = _about.add()
A_GAIN = _about.add()
A_OPENS = _about.add()
A_DENIES = _about.add()
A_TOKEN = _about.add()
A_DOUBLE = _about.add()
A_COSTS = _about.add()
A_STOP = _about.add()
A_PAY_STOCK = _about.add()
A_PAY_CARD = _about.add()
A_PAY_WANTED = _about.add()
A_MARK = _about.add()
A_MARK_AWAY = _about.add(4)
A_MARK_WANTED = _about.add()
A_MARK_OWN = _about.add()
A_LIFT = _about.add()
A_PASS = _about.add()
A_REDEEM = _about.add()
A_SKIP = _about.add()
ABOUT = _about.size
MOST_ABOUT = 8


@kernel
def seats_at(s: Any) -> int:
    """Two."""
    return 2


@kernel
def describe_line(
    sheet: Any, seat: int, n: int, at: int, line: int, mine: int, theirs: int, left: int,
    my_cards: int, worth: float,
) -> int:  # fmt: skip
    """One line of the score sheet."""
    lead = max(min(of(mine, line) - of(theirs, line), LEAD), -LEAD) + LEAD
    n = put(sheet, seat, n, F_LINE_WORTH + at, worth * (1 / 5))
    n = put(sheet, seat, n, F_LEAD + at * (2 * LEAD + 1) + lead, 1.0)
    n = put(sheet, seat, n, F_LEFT + at, of(left, line) * (1 / 6))
    return put(sheet, seat, n, F_MISSING + at, 1.0 if of(my_cards, line) == 0 else 0.0)


@kernel
def describe_lines(s: Any, seat: int, lines: Lines, sheet: Any) -> int:
    """All lines, and what they come to; how many numbers."""
    total = MARKER_WORTH * (int(s["box"][1 - seat]) - int(s["box"][seat]))
    n = 0
    for line in range(len(REGIONS)):
        worth = line_value(
            line, lines[MY_COATS], lines[THEIR_COATS], lines[COATS_LEFT],
            lines[MY_CARDS], lines[THEIR_CARDS], lines[CARDS_LEFT],
        )  # fmt: skip
        total += worth
        n = describe_line(
            sheet, seat, n, line, line, lines[MY_COATS], lines[THEIR_COATS], lines[COATS_LEFT],
            lines[MY_CARDS], worth,
        )  # fmt: skip
    for line in range(len(SYMBOLS)):
        worth = line_value(
            line, lines[MY_SYMBOLS], lines[THEIR_SYMBOLS], lines[SYMBOLS_LEFT],
            lines[MY_SYMBOL_CARDS], lines[THEIR_SYMBOL_CARDS], lines[SYMBOL_CARDS_LEFT],
        )  # fmt: skip
        total += worth
        n = describe_line(
            sheet, seat, n, len(REGIONS) + line, line, lines[MY_SYMBOLS], lines[THEIR_SYMBOLS],
            lines[SYMBOLS_LEFT], lines[MY_SYMBOL_CARDS], worth,
        )  # fmt: skip
    return put(sheet, seat, n, F_MARGIN, total / (2.0 * MARGIN_SCALE))


@kernel
def rank_ends(s: Any, seat: int, lines: Lines, theirs: Lines, notes: Any) -> int:
    """What taking each end of a row is worth to a seat, best first, and less what it opens.

    The first note after those counts ends that bear the opponent's marker, the next what lies
    behind the ends.
    """
    n, marked, behind = 0, 0.0, 0.0
    for row in range(ROWS):
        if row_empty(s, row):
            continue
        left, right = int(s["left"][row]), int(s["right"][row])
        for side in range(2 if right > left else 1):
            cell = row * COLUMNS + (right if side else left)
            gain = card_gain(s, lines, seat, cell)
            opens = opened_gain(s, theirs, 1 - seat, cell)
            marked += int(s["marker"][cell]) == 1 - seat
            behind += opens
            k = n
            while k > 0 and notes[seat, k - 1] < gain:
                notes[seat, k] = notes[seat, k - 1]
                notes[seat, ENDS + k] = notes[seat, ENDS + k - 1]
                k -= 1
            notes[seat, k] = gain
            notes[seat, ENDS + k] = gain - 0.5 * opens
            n += 1
    notes[seat, 2 * ENDS] = marked
    notes[seat, 2 * ENDS + 1] = behind
    return n


@kernel
def describe_seat(s: Any, seat: int, lines: Lines, theirs: Lines, sheet: Any) -> None:
    """What a seat has, and what lies there for it."""
    n = describe_lines(s, seat, lines, sheet)
    sheet.shown[seat] = 0
    notes = sheet.floats
    ends = rank_ends(s, seat, lines, theirs, notes)
    for k in range(ends):
        n = put(sheet, seat, n, F_ENDS_BEST + k, notes[seat, k] * (1 / 5))
    for k in range(min(ends, 4)):
        n = put(sheet, seat, n, F_ENDS_OPEN + k, notes[seat, ENDS + k] * (1 / 5))
    n = put(sheet, seat, n, F_ENDS_MARKED, notes[seat, 2 * ENDS] * (1 / 3))
    n = put(sheet, seat, n, F_BEHIND, notes[seat, 2 * ENDS + 1] * (1 / 10))
    n = put_level(sheet, seat, n, F_STOCK, int(s["stock"][seat]), MARKERS)
    n = put_level(sheet, seat, n, F_BOX, int(s["box"][seat]), MARKERS)
    n = put(sheet, seat, n, F_BACK, 1.0 if held_marker_back(s, seat, NONE) != NONE else 0.0)
    n = put(sheet, seat, n, F_BEGAN, 1.0 if int(s["start"]) == seat else 0.0)
    n = put(sheet, seat, n, F_CARDS, (cards_taken(s, 1 - seat) - cards_taken(s, seat)) / 4.0)
    if int(s["actor"]) == seat:
        n = put(sheet, seat, n, F_ACTS, 1.0)
        n = put(sheet, seat, n, F_TAKES + int(s["decision"]), 1.0)
    sheet.count[seat] = n


@kernel
def describe(s: Any, sheet: Any) -> None:
    """Fill the sheet of a position that is not over."""
    lines = lines_of(s, 0)
    theirs = turned(lines)
    describe_seat(s, 0, lines, theirs, sheet)
    describe_seat(s, 1, theirs, lines, sheet)
    left, rows = 0, 0
    for row in range(ROWS):
        if not row_empty(s, row):
            left += int(s["right"][row]) - int(s["left"][row]) + 1
            rows += 1
    n = put(sheet, TABLE_ROW, 0, T_DECISION + int(s["decision"]), 1.0)
    n = put_level(sheet, TABLE_ROW, n, T_TAKEN, int(s["taken"]), 2)
    n = put(sheet, TABLE_ROW, n, T_LEFT, left * (1 / 48))
    n = put_level(sheet, TABLE_ROW, n, T_LATE, left // 8, 5)
    n = put_level(sheet, TABLE_ROW, n, T_ROWS, rows, ROWS)
    n = put(sheet, TABLE_ROW, n, T_ODD, left % 2)
    tactical = 0.0 if int(s["variant"]) == STANDARD else 1.0
    sheet.count[TABLE_ROW] = put(sheet, TABLE_ROW, n, T_TACTICAL, tactical)


@kernel
def say(about: Any, value: Any, n: int, row: int, much: float) -> int:
    """Say one more thing."""
    about[n] = row
    value[n] = much
    return n + 1


@kernel
def about_taking(s: Any, seat: int, cell: int, lines: Lines, about: Any, value: Any) -> int:
    """A card: what it brings, keeps from the opponent, and opens."""
    theirs = turned(lines)
    n = say(about, value, 0, A_TAKE, 1.0)
    n = say(about, value, n, A_GAIN, card_gain(s, lines, seat, cell) / 4.0)
    n = say(about, value, n, A_DENIES, card_gain(s, theirs, 1 - seat, cell) / 4.0)
    n = say(about, value, n, A_OPENS, opened_gain(s, theirs, 1 - seat, cell) / 4.0)
    n = say(about, value, n, A_TOKEN, 1.0 if int(s["token"][cell]) != NONE else 0.0)
    n = say(about, value, n, A_DOUBLE, 1.0 if kind_of(s, cell) == DOUBLE else 0.0)
    return say(about, value, n, A_COSTS, 1.0 if int(s["marker"][cell]) == 1 - seat else 0.0)


@kernel
def about_marking(s: Any, seat: int, cell: int, lines: Lines, about: Any, value: Any) -> int:
    """A marker: how far from the end of the row, and who wants the card."""
    theirs = turned(lines)
    row, column = cell // COLUMNS, cell % COLUMNS
    away = min(column - int(s["left"][row]), int(s["right"][row]) - column)
    n = say(about, value, 0, A_MARK, 1.0)
    n = say(about, value, n, A_MARK_AWAY + max(min(away, 3), 0), 1.0)
    n = say(about, value, n, A_MARK_WANTED, card_gain(s, theirs, 1 - seat, cell) / 4.0)
    return say(about, value, n, A_MARK_OWN, card_gain(s, lines, seat, cell) / 4.0)


@kernel
def before_moves(s: Any, seat: int) -> Lines:
    """The score sheet: counting it takes longer than all else about a move."""
    return lines_of(s, seat)


@kernel
def about_move(s: Any, seat: int, move: int, counted: Lines, about: Any, value: Any) -> int:
    """What there is to say about a move, and how much of it; how many things."""
    if move < M_STOP:
        return about_taking(s, seat, move, counted, about, value)
    if move < M_PAY:
        return say(about, value, 0, A_STOP, 1.0)
    if move == M_PAY:
        return say(about, value, 0, A_PAY_STOCK, 1.0)
    if move < M_MARK:
        cell = move - M_PAY - 1
        wanted = card_gain(s, turned(counted), 1 - seat, cell)
        n = say(about, value, 0, A_PAY_CARD, 1.0)
        return say(about, value, n, A_PAY_WANTED, wanted / 4.0)
    if move < M_LIFT:
        return about_marking(s, seat, move - M_MARK, counted, about, value)
    if move < M_PASS:
        return say(about, value, 0, A_LIFT, 1.0)
    if move == M_PASS:
        return say(about, value, 0, A_PASS, 1.0)
    return say(about, value, 0, A_REDEEM if redeems(move) else A_SKIP, 1.0)


@kernel
def unseen(s: Any, seat: int) -> bool:
    """Never: all choices are open."""
    return False


@kernel
def choose_for(s: Any, seat: int, move: int) -> None:
    """Nothing is ever blanked."""
