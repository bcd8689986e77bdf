"""How the end of a game of Richelieu stands: what is settled, and what can still change.

Who took which card no longer matters, only what it leaves open: a line that nobody can lose any
more, or with nothing left to take, is settled. A sheet counts the lines as the Cardinal does, and a
few things beside them.
"""

from __future__ import annotations

from typing import Any

from ....core.jit import kernel
from ....richelieu.constants import (
    CELLS,
    MARKER_BACK,
    NONE,
    PENALTY,
    REGIONS,
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
    after_take,
    lines_of,
    of,
    with_tokens,
)
from ....richelieu.moves import M_STOP
from ....richelieu.rules.redeeming import redeems
from ....richelieu.rules.scoring import cards_taken

POINT = 128  # of a value; more than twice the cards there are, which break ties
LINE_WORDS = 12
FEWER, BACKS = 12, 13  # beside the lines: cards the Cardinal has fewer, and "marker back" held
SHEET = 14
CODES = 4

_SETTLED_MINE, _SETTLED_THEIRS, _OPEN = 1, 2, 3
_CODE = 18  # bits that say how a line stands: three lines fit a word


@kernel
def won(mine: int, theirs: int) -> int:
    """What a line brings over the opponent [R3.2, R3.4]."""
    if mine > theirs:
        return mine
    return -theirs if theirs > mine else 0


@kernel
def outlook(
    line: int, mine: int, theirs: int, left: int, my_cards: int, their_cards: int, cards: int
) -> tuple[int, int, int, int]:
    """How a line stands, by the words it is counted in: settled points, the least and the most it
    can bring beyond them, and a code for all that decides about it.
    """
    a, b, rest = of(mine, line), of(theirs, line), of(left, line)
    settled, least, most, code = 0, 0, 0, 0
    if rest == 0:
        settled = won(a, b)
    elif a > b + rest:
        settled, most, code = a, rest, _SETTLED_MINE
    elif b > a + rest:
        settled, least, code = -b, -rest, _SETTLED_THEIRS
    else:
        least, most = won(a, b + rest), won(a + rest, b)
        code = _OPEN | a << 2 | b << 9
    to_have = int(of(cards, line) > 0)
    if of(my_cards, line) == 0:  # [R3.3]
        settled -= PENALTY * (1 - to_have)
        least -= PENALTY * to_have
        code |= to_have << 16
    if of(their_cards, line) == 0:
        settled += PENALTY * (1 - to_have)
        most += PENALTY * to_have
        code |= to_have << 17
    return settled, least, most, code


@kernel
def stand(
    first: int, last: int, mine: int, theirs: int, left: int, my_cards: int, their_cards: int,
    cards: int,
) -> tuple[int, int, int, int]:  # fmt: skip
    """`outlook` of some lines together, their codes in one word."""
    settled, least, most, codes = 0, 0, 0, 0
    for line in range(first, last):
        fixed, low, high, code = outlook(line, mine, theirs, left, my_cards, their_cards, cards)
        settled, least, most = settled + fixed, least + low, most + high
        codes = codes << _CODE | code
    return settled, least, most, codes


@kernel
def survey(sheet: Any, codes: Any) -> tuple[int, int, int]:
    """How all lines stand: settled, least and most beyond; their codes in three words."""
    settled, least, most = 0, 0, 0
    for k in range(3):
        fixed, low, high, code = stand(
            3 * k, 3 * k + 3, sheet[MY_COATS], sheet[THEIR_COATS], sheet[COATS_LEFT],
            sheet[MY_CARDS], sheet[THEIR_CARDS], sheet[CARDS_LEFT],
        )  # fmt: skip
        settled, least, most = settled + fixed, least + low, most + high
        codes[k] = code
    fixed, low, high, code = stand(
        0, len(SYMBOLS), sheet[MY_SYMBOLS], sheet[THEIR_SYMBOLS], sheet[SYMBOLS_LEFT],
        sheet[MY_SYMBOL_CARDS], sheet[THEIR_SYMBOL_CARDS], sheet[SYMBOL_CARDS_LEFT],
    )  # fmt: skip
    codes[3] = code
    return settled + fixed, least + low, most + high


@kernel
def final_value(sheet: Any) -> int:
    """The value of a finished game [R3.2–R3.5]."""
    ahead = 0
    for line in range(len(REGIONS)):
        ahead += won(of(sheet[MY_COATS], line), of(sheet[THEIR_COATS], line))
        ahead -= PENALTY * int(of(sheet[MY_CARDS], line) == 0)
        ahead += PENALTY * int(of(sheet[THEIR_CARDS], line) == 0)
    for line in range(len(SYMBOLS)):
        ahead += won(of(sheet[MY_SYMBOLS], line), of(sheet[THEIR_SYMBOLS], line))
        ahead -= PENALTY * int(of(sheet[MY_SYMBOL_CARDS], line) == 0)
        ahead += PENALTY * int(of(sheet[THEIR_SYMBOL_CARDS], line) == 0)
    return int(POINT * ahead + sheet[FEWER])


@kernel
def lines_in(sheet: Any) -> Lines:
    """The lines of a sheet, as the Cardinal counts them."""
    return (
        sheet[0], sheet[1], sheet[2], sheet[3], sheet[4], sheet[5],
        sheet[6], sheet[7], sheet[8], sheet[9], sheet[10], sheet[11],
    )  # fmt: skip


@kernel
def write_lines(lines: Lines, sheet: Any) -> None:
    """Put lines into a sheet."""
    for k in range(LINE_WORDS):
        sheet[k] = lines[k]


@kernel
def fill_sheet(s: Any, sheet: Any) -> None:
    """Count a position from scratch."""
    write_lines(with_tokens(s, lines_of(s, 0)), sheet)
    sheet[FEWER] = cards_taken(s, 1) - cards_taken(s, 0)
    sheet[BACKS] = 0
    for cell in range(CELLS):
        owner = int(s["owner"][cell])
        if owner != NONE and int(s["token"][cell]) == MARKER_BACK:
            sheet[BACKS] += 1 << 4 * owner


@kernel
def count_move(s: Any, seat: int, move: int, sheet: Any) -> None:
    """Count what a move changes: cards and tokens taken, a "marker back" given up."""
    if move < M_STOP:
        write_lines(after_take(s, lines_in(sheet), seat, move), sheet)
        sheet[FEWER] += 1 if seat else -1
        if int(s["token"][move]) == MARKER_BACK:
            sheet[BACKS] += 1 << 4 * seat
    elif redeems(move):
        sheet[BACKS] -= 1 << 4 * seat
