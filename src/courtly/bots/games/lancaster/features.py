"""What a net looks at in Lancaster: numbers for each seat and for the table, and for moves.

Worths are those of the hand-made judgement: a small net learns how far to trust them faster than it
would find them by itself. Numbers are multiplied by parts like (1 / 30): dividing takes longer.
"""

from __future__ import annotations

from typing import Any

from ....core.jit import kernel
from ....lancaster.constants import (
    BERTHS,
    CONFLICTS,
    COUNTIES,
    COUNTIES_PHASE,
    DECISIONS,
    FACE_UP,
    FAVOURS,
    IN_FORCE,
    KNIGHTS,
    LAWS_PHASE,
    MOST_SEATS,
    NOBLE_POINTS,
    NONE,
    PHASES,
    PLACING,
    PROPOSALS,
    ROUNDS,
    SPACES,
    STRENGTHS,
    TILE_IN_STOCK,
    TILE_OPEN,
    UNKNOWN,
    VOTE,
    VOTES,
)
from ....lancaster.law_table import (
    COUNT_GOLD,
    COUNT_SQUIRES,
    LEFT_OVER,
    NOBLES,
    OWN_COUNTIES,
    TILES,
)
from ....lancaster.moves import M_NO, M_YES
from ....lancaster.rules.allies import has_ally
from ....lancaster.rules.knights import at_court
from ...nets.layout import Layout
from ...nets.net import put, put_level
from .counting import (
    CONFLICT_WORTH,
    COUNTY_STRENGTH,
    COUNTY_WORTH,
    COURT,
    COURT_STRENGTH,
    FOR_KNIGHTS,
    FOR_TILES,
    LAW_WORTHS,
    NOTES,
    POINTS_SO_FAR,
    SLOT_POINTS,
    SLOT_STRENGTH,
    SLOT_WON,
    STRENGTH,
    SWINGS,
    WORTH,
    berth_strength,
    take_notes,
)
from .foreseeing import ABOUT, MOST_ABOUT, about_move, before_moves

__all__ = ["ABOUT", "MOST_ABOUT", "NOTES", "about_move", "before_moves"]

FEATURES_VERSION = 3
TABLES = ({"laws": "base"}, {"laws": "new"}, {"laws": "base"}, {"laws": "random"})
POINTS = 20.0
LEVELS = 4  # tokens from 0 to 3 and more are told apart
TABLE_ROW = MOST_SEATS

_own = Layout()
F_WORTH = _own.add()
F_POINTS = _own.add()
F_NOBLE_POINTS = _own.add()
F_STRENGTH = _own.add()
F_FOR_KNIGHTS = _own.add()
F_FOR_TILES = _own.add()
F_STOCK = _own.add(3)
F_COURT = _own.add()
F_COURT_STRENGTH = _own.add()
F_TILES = _own.add()
F_LAWS = _own.add(IN_FORCE + PROPOSALS)
F_ACTS = _own.add()
F_COUNTIES = _own.add()
F_CONFLICTS = _own.add()
F_VOTED = _own.add()
F_ALLY_COURT = _own.add()
F_LEAD = _own.add()
F_SURE = _own.add()
SHOWN = _own.size
F_NOBLES = _own.add(10)
F_KNIGHTS = _own.add(STRENGTHS)
F_KNIGHTS_TO_COME = _own.add(STRENGTHS)
F_AT_COURT = _own.add(STRENGTHS)
F_GOLD = _own.add(LEVELS)
F_SQUIRES = _own.add(LEVELS)
F_TOKENS_TO_COME = _own.add(3)
F_LEFT_OVER = _own.add()
F_TILE = _own.add(len(SPACES))
F_TILE_OPEN = _own.add(len(SPACES))
F_CASTLE = _own.add(len(SPACES))
F_COUNTY = _own.add(len(COUNTIES))
F_CHAIR = _own.add(len(COUNTIES))
F_COUNTY_STRENGTH = _own.add()
F_SLOT_POINTS = _own.add(len(CONFLICTS))
F_SLOT_STRENGTH = _own.add(len(CONFLICTS))
F_SLOT_WON = _own.add(len(CONFLICTS))
F_ORDER = _own.add(MOST_SEATS)
F_BALLOT = _own.add()
F_DUE = _own.add()
F_HAND = _own.add()
F_STONES_MORE = _own.add()
F_STRONGER = _own.add()
F_MORE_TILES = _own.add()
F_SWING = _own.add(PROPOSALS)
F_ALLY_KNIGHTS = _own.add(STRENGTHS)
F_ALLY_COUNTY = _own.add(len(COUNTIES))
F_ALLY_SLOT = _own.add(len(CONFLICTS))
OWN = _own.size
FIRST_GUESS = (F_SURE, 1.0)

_table = Layout()
T_ROUND = _table.add(ROUNDS)
T_PHASE = _table.add(len(PHASES))
T_DECISION = _table.add(len(DECISIONS) + 1)
T_VOTE = _table.add(PROPOSALS)
T_SLOT_FILLED = _table.add(len(CONFLICTS))
T_SLOT_POINTS = _table.add(len(CONFLICTS))
T_SLOT_OPEN = _table.add(len(CONFLICTS))
T_COUNTY = _table.add()
T_LAW = _table.add()
T_FAVOUR = _table.add(len(FAVOURS))
T_TO_PLACE = _table.add()
T_ORDER = _table.add()
TABLE = _table.size
MOST_NUMBERS = max(OWN, SHOWN + TABLE) + 1


@kernel
def seats_at(s: Any) -> int:
    """How many play."""
    return int(s["players"])


@kernel
def describe_shown(s: Any, seat: int, sheet: Any, n: int) -> int:
    """What a seat has that concerns the others, too."""
    ints, floats = sheet.ints, sheet.floats
    n = put(sheet, seat, n, F_WORTH, floats[seat, WORTH] * (1 / 50))
    n = put(sheet, seat, n, F_POINTS, floats[seat, POINTS_SO_FAR] * (1 / 30))
    n = put(sheet, seat, n, F_NOBLE_POINTS, NOBLE_POINTS[ints[seat, NOBLES]] * (1 / 20))
    n = put(sheet, seat, n, F_STRENGTH, ints[seat, STRENGTH] * (1 / 10))
    n = put(sheet, seat, n, F_FOR_KNIGHTS, floats[seat, FOR_KNIGHTS] / 8.0)
    n = put(sheet, seat, n, F_FOR_TILES, floats[seat, FOR_TILES] / 8.0)
    for kind in range(3):
        n = put(sheet, seat, n, F_STOCK + kind, int(s["stock"][seat, kind]) * (1 / 6))
    n = put(sheet, seat, n, F_COURT, ints[seat, COURT] / 4.0)
    n = put(sheet, seat, n, F_COURT_STRENGTH, ints[seat, COURT_STRENGTH] * (1 / 6))
    n = put(sheet, seat, n, F_TILES, ints[seat, TILES] * (1 / 6))
    for k in range(IN_FORCE + PROPOSALS):
        n = put(sheet, seat, n, F_LAWS + k, floats[seat, LAW_WORTHS + k] * (1 / 5))
    n = put(sheet, seat, n, F_ACTS, 1.0 if int(s["actor"]) == seat else 0.0)
    n = put(sheet, seat, n, F_COUNTIES, floats[seat, COUNTY_WORTH] * (1 / 10))
    n = put(sheet, seat, n, F_CONFLICTS, floats[seat, CONFLICT_WORTH] * (1 / 10))
    n = put(sheet, seat, n, F_VOTED, 1.0 if int(s["ballot"][seat]) != NONE else 0.0)
    if has_ally(s):
        n = put(sheet, seat, n, F_ALLY_COURT, at_court(s, seat + int(s["players"])) / 2.0)
    return n


@kernel
def best_of_others(s: Any, seat: int, what: int, ints: Any) -> int:
    """The most any other seat has of what was counted."""
    best = 0
    for other in range(int(s["players"])):
        if other != seat and ints[other, what] > best:
            best = ints[other, what]
    return best


@kernel
def describe_leads(s: Any, seat: int, sure: float, sheet: Any, n: int) -> int:
    """By how much a seat is ahead of the best of the others; `sure` is what a point then counts."""
    ints, floats = sheet.ints, sheet.floats
    worth, stones = -1e9, 0
    for other in range(int(s["players"])):
        if other != seat:
            if floats[other, WORTH] > worth:
                worth = floats[other, WORTH]
            stones = max(stones, int(s["stock"][other, VOTES]))
    lead = floats[seat, WORTH] - worth
    strength, tiles = best_of_others(s, seat, STRENGTH, ints), best_of_others(s, seat, TILES, ints)
    n = put(sheet, seat, n, F_LEAD, lead * (1 / 20))
    n = put(sheet, seat, n, F_SURE, lead * sure)
    sheet.shown[seat] = n
    n = put(sheet, seat, n, F_STRONGER, (ints[seat, STRENGTH] - strength) * (1 / 5))
    n = put(sheet, seat, n, F_MORE_TILES, (ints[seat, TILES] - tiles) * (1 / 3))
    return put(sheet, seat, n, F_STONES_MORE, (int(s["stock"][seat, VOTES]) - stones) / 4.0)


@kernel
def describe_own(s: Any, seat: int, sheet: Any, n: int) -> int:
    """What a seat has in detail."""
    ints, left = sheet.ints, (ROUNDS - max(int(s["round"]), 1)) / 4.0
    n = put_level(sheet, seat, n, F_NOBLES, ints[seat, NOBLES], 9)
    for k in range(STRENGTHS):
        have = (KNIGHTS[k] - int(s["reserve"][seat, k])) / KNIGHTS[k]
        n = put(sheet, seat, n, F_KNIGHTS + k, have)
        n = put(sheet, seat, n, F_KNIGHTS_TO_COME + k, have * left)
        n = put(sheet, seat, n, F_AT_COURT + k, int(s["court"][seat, k]) / KNIGHTS[k])
    n = put_level(sheet, seat, n, F_GOLD, ints[seat, COUNT_GOLD], LEVELS - 1)
    n = put_level(sheet, seat, n, F_SQUIRES, ints[seat, COUNT_SQUIRES], LEVELS - 1)
    for kind in range(3):
        n = put(
            sheet, seat, n, F_TOKENS_TO_COME + kind, int(s["stock"][seat, kind]) * (1 / 6) * left
        )
    n = put(sheet, seat, n, F_LEFT_OVER, ints[seat, LEFT_OVER] / 4.0)
    for space in range(len(SPACES)):
        tile = int(s["tile"][seat, space])
        if tile != TILE_IN_STOCK:
            n = put(sheet, seat, n, F_TILE + space, 1.0)
            n = put(sheet, seat, n, F_TILE_OPEN + space, 1.0 if tile == TILE_OPEN else 0.0)
        n = put(sheet, seat, n, F_CASTLE + space, 1.0 if int(s["castle"][seat, space]) else 0.0)
    return n


@kernel
def describe_board(s: Any, seat: int, sheet: Any, n: int) -> int:
    """Where a seat stands on the board, and in the order of play."""
    ints, floats, players = sheet.ints, sheet.floats, int(s["players"])
    if int(s["phase"]) <= COUNTIES_PHASE and ints[seat, OWN_COUNTIES] > 0:
        for county in range(len(COUNTIES)):
            here = int(s["county_side"][county]) == seat
            n = put(sheet, seat, n, F_COUNTY + county, 1.0 if here else 0.0)
    if ints[seat, NOBLES] > 0:
        for county in range(len(COUNTIES)):
            n = put(sheet, seat, n, F_CHAIR + county, 1.0 if int(s["chair"][seat, county]) else 0.0)
    n = put(sheet, seat, n, F_COUNTY_STRENGTH, ints[seat, COUNTY_STRENGTH] * (1 / 10))
    for slot in range(len(CONFLICTS)):
        strength = floats[seat, SLOT_STRENGTH + slot]
        if strength > 0.0:
            n = put(
                sheet, seat, n, F_SLOT_POINTS + slot, floats[seat, SLOT_POINTS + slot] * (1 / 10)
            )
            n = put(sheet, seat, n, F_SLOT_STRENGTH + slot, strength * (1 / 5))
            n = put(sheet, seat, n, F_SLOT_WON + slot, floats[seat, SLOT_WON + slot])
    order = seat - int(s["start"])
    n = put(sheet, seat, n, F_ORDER + (order if order >= 0 else order + players), 1.0)
    n = put(sheet, seat, n, F_DUE, int(s["due"][seat]) / 4.0)
    if int(s["actor"]) == seat:
        n = put(sheet, seat, n, F_HAND, int(s["hand_strength"]) / 4.0)
    return n


@kernel
def describe_vote(s: Any, seat: int, sheet: Any, n: int) -> int:
    """A ballot that is in, and what the proposals bring more than they bring the others."""
    floats = sheet.floats
    ballot = int(s["ballot"][seat])
    if ballot >= 0:
        weight = ((ballot >> 1) + 1) / 4.0
        n = put(sheet, seat, n, F_BALLOT, weight if ballot & 1 else -weight)
    for k in range(PROPOSALS):
        n = put(sheet, seat, n, F_SWING + k, floats[seat, SWINGS + k] * (1 / 5))
    return n


@kernel
def describe_ally(s: Any, seat: int, sheet: Any, n: int) -> int:
    """The ally's knights [L10.1]."""
    side = seat + int(s["players"])
    for k in range(STRENGTHS):
        have = KNIGHTS[k] - int(s["reserve"][side, k])
        n = put(sheet, seat, n, F_ALLY_KNIGHTS + k, have / KNIGHTS[k])
    for county in range(len(COUNTIES)):
        if int(s["phase"]) <= COUNTIES_PHASE and int(s["county_side"][county]) == side:
            n = put(sheet, seat, n, F_ALLY_COUNTY + county, 1.0)
    for slot in range(len(CONFLICTS)):
        for berth in range(BERTHS):
            if int(s["berth_side"][slot, berth]) == side:
                strength = berth_strength(s, slot, berth)
                n = put(sheet, seat, n, F_ALLY_SLOT + slot, strength * (1 / 5))
    return n


@kernel
def describe_table(s: Any, sheet: Any, n: int) -> int:
    """How far the game has come, and what is open to all."""
    row, phase, decision = TABLE_ROW, int(s["phase"]), int(s["decision"])
    n = put(sheet, row, n, T_ROUND + max(int(s["round"]), 1) - 1, 1.0)
    n = put(sheet, row, n, T_PHASE + phase, 1.0)
    n = put(sheet, row, n, T_DECISION + decision, 1.0)
    if decision == VOTE:
        n = put_level(sheet, row, n, T_VOTE, int(s["at"]), PROPOSALS - 1)
    for slot in range(len(CONFLICTS)):
        card = int(s["conflict"][slot])
        if card == NONE:
            continue
        english, free = 0, 0
        for berth in range(BERTHS):
            english += berth_strength(s, slot, berth)
            free += int(s["berth_side"][slot, berth]) == NONE
        filled = english / max(1, int(s["conflict_strength"][card]))
        n = put(sheet, row, n, T_SLOT_FILLED + slot, min(filled, 2.0))
        n = put(
            sheet, row, n, T_SLOT_POINTS + slot, float(s["conflict_points"][card, 0]) * (1 / 10)
        )
        n = put(sheet, row, n, T_SLOT_OPEN + slot, free * (1 / 3))
    if phase == COUNTIES_PHASE:
        n = put(sheet, row, n, T_COUNTY, int(s["at"]) * (1 / 9))
    elif phase == LAWS_PHASE:
        n = put(sheet, row, n, T_LAW, (int(s["at"]) + 1) * (1 / 3))
    elif phase == PLACING:
        for favour in range(len(FAVOURS)):
            up = int(s["favour"][favour]) == FACE_UP
            n = put(sheet, row, n, T_FAVOUR + favour, 1.0 if up else 0.0)
    return put(sheet, row, n, T_ORDER, int(s["order"]) / 8.0)


@kernel
def describe(s: Any, sheet: Any) -> None:
    """Fill the sheet of a position that is not over."""
    take_notes(s, sheet.ints, sheet.floats)
    sure = 1.0 / (5.0 + 1.5 * (ROUNDS - max(int(s["round"]), 1)))
    to_place = 0
    for seat in range(int(s["players"])):
        to_place += sheet.ints[seat, COURT]
        n = describe_shown(s, seat, sheet, 0)
        n = describe_leads(s, seat, sure, sheet, n)
        n = describe_own(s, seat, sheet, n)
        n = describe_board(s, seat, sheet, n)
        if int(s["phase"]) < LAWS_PHASE:
            n = describe_vote(s, seat, sheet, n)
        if has_ally(s):
            n = describe_ally(s, seat, sheet, n)
        sheet.count[seat] = n
    n = put(sheet, TABLE_ROW, 0, T_TO_PLACE, to_place * (1 / 10))
    sheet.count[TABLE_ROW] = describe_table(s, sheet, n)


@kernel
def unseen(s: Any, seat: int) -> bool:
    """Whether a seat's ballot is in, but blanked in this record."""
    return int(s["ballot"][seat]) == UNKNOWN


@kernel
def choose_for(s: Any, seat: int, move: int) -> None:
    """Put a ballot in where one was blanked."""
    yes = 1 if move >= M_YES else 0
    s["ballot"][seat] = (move - (M_YES if yes else M_NO)) * 2 + yes
