"""What is counted in a position of Lancaster for all seats at once, for a net to look at.

Whole numbers are noted as what laws count, by their number in the law table, and a few more;
worths as the hand-made judgement has them, each worked out once.
"""

from __future__ import annotations

from typing import Any

from ....core.jit import kernel
from ....lancaster.constants import (
    BERTHS,
    CASTLES_PHASE,
    CONFLICTS,
    COUNTIES,
    COUNTIES_PHASE,
    FIRST_POINTS,
    FROM_KNIGHTHOOD,
    GOLD,
    IN_FORCE,
    KNIGHTS,
    LAWS_PHASE,
    NOBLE_POINTS,
    NONE,
    PARLIAMENT,
    PLACING,
    PROPOSALS,
    ROW,
    SECOND_POINTS,
    SPACES,
    SQUIRES,
    STRENGTHS,
    TILE_IN_STOCK,
    TILE_OPEN,
)
from ....lancaster.law_table import (
    BARE_COUNTIES,
    CASTLE_KNIGHTS,
    CONFLICT_KNIGHTS,
    COUNT_GOLD,
    COUNT_SQUIRES,
    COUNTY_SQUIRES,
    LAW_COUNTS,
    LAW_N,
    LAW_WHEN,
    LEFT_OVER,
    NOBLES,
    OWN_CONFLICTS,
    OWN_COUNTIES,
    PLACED_1,
    PLACED_STRENGTHS,
    TILES,
)
from ....lancaster.rules.allies import has_ally
from ....lancaster.rules.ending import TIE_BREAK
from ....lancaster.rules.laws import shares
from ....lancaster.rules.parliament import proposal
from .worth import (
    county_worth,
    knight_worth,
    law_share_worth,
    rounds_left,
    space_worth,
    tile_worth,
    token_worth,
)

COUNTED = PLACED_STRENGTHS + 1  # whole numbers laws count come first
STRENGTH, COURT, COURT_STRENGTH, COUNTY_STRENGTH, KNIGHTHOOD, EXTENSIONS = range(
    COUNTED, COUNTED + 6
)
WORTH, ASSETS, COUNTY_WORTH, CONFLICT_WORTH, FOR_KNIGHTS, FOR_TILES, POINTS_SO_FAR = range(7)
LAW_WORTHS = 7  # laws in force, then proposals; 0 for those already dealt with
SLOT_POINTS = LAW_WORTHS + IN_FORCE + PROPOSALS
SLOT_STRENGTH = SLOT_POINTS + len(CONFLICTS)
SLOT_WON = SLOT_STRENGTH + len(CONFLICTS)
SWINGS = SLOT_WON + len(CONFLICTS)  # what a proposal brings a seat more than the others
NOTES = 32


@kernel
def count_knights(s: Any, seat: int, ints: Any) -> None:
    """A seat's knights: in service, at court, placed."""
    for k in range(STRENGTHS):
        have = KNIGHTS[k] - int(s["reserve"][seat, k])
        court = int(s["court"][seat, k])
        ints[seat, STRENGTH] += have * (k + 1)
        ints[seat, COURT] += court
        ints[seat, COURT_STRENGTH] += court * (k + 1)
        if k < PLACED_STRENGTHS - PLACED_1:
            ints[seat, PLACED_1 + k] = have - court
        ints[seat, PLACED_STRENGTHS] += have > court


@kernel
def count_seat(s: Any, seat: int, ints: Any) -> None:
    """What a seat has, on and off the board."""
    ints[seat, :] = 0
    count_knights(s, seat, ints)
    for space in range(len(SPACES)):
        ints[seat, TILES] += int(s["tile"][seat, space]) != TILE_IN_STOCK
        ints[seat, CASTLE_KNIGHTS] += int(s["castle"][seat, space]) != 0
    gold, squires = int(s["stock"][seat, GOLD]), int(s["stock"][seat, SQUIRES])
    ints[seat, COUNT_GOLD] = gold
    ints[seat, COUNT_SQUIRES] = squires
    ints[seat, LEFT_OVER] = int(s["left_over"][seat])
    ints[seat, NOBLES] = int(s["nobles"][seat])
    ints[seat, KNIGHTHOOD] = ints[seat, STRENGTH] * TIE_BREAK + squires
    ints[seat, EXTENSIONS] = ints[seat, TILES] * TIE_BREAK + gold


@kernel
def count_counties(s: Any, players: int, ints: Any, floats: Any) -> None:
    """Who holds which county, and what those still to be scored are worth."""
    phase = int(s["phase"])
    first = 0
    if phase == COUNTIES_PHASE:
        first = int(s["at"])
    elif phase > COUNTIES_PHASE:
        first = len(COUNTIES)
    for county in range(len(COUNTIES)):
        side = int(s["county_side"][county])
        if side < 0 or side >= players:
            continue
        squires = int(s["county_squires"][county])
        ints[side, OWN_COUNTIES] += 1
        ints[side, BARE_COUNTIES] += int(s["nobles_left"][county]) == 0
        ints[side, COUNTY_SQUIRES] += squires
        if county >= first:
            ints[side, COUNTY_STRENGTH] += int(s["county_strength"][county]) + squires
            floats[side, COUNTY_WORTH] += county_worth(s, side, county)


@kernel
def berth_strength(s: Any, slot: int, berth: int) -> int:
    """Knights and squires of one side in a conflict."""
    total = int(s["berth_squires"][slot, berth])
    for k in range(STRENGTHS):
        total += int(s["berth_knights"][slot, berth, k]) * (k + 1)
    return total


@kernel
def count_berth(
    s: Any, slot: int, side: int, mine: int, rank: int, english: int, ints: Any, floats: Any
) -> None:
    """One side in a conflict: rank, chance and worth."""
    card = int(s["conflict"][slot])
    french = int(s["conflict_strength"][card])
    chance = 1.0 if english >= french else 0.0
    if chance == 0.0 and int(s["phase"]) <= PLACING:
        chance = 0.85 * english / french
    top = float(s["conflict_points"][card, rank])
    points = chance * top
    if rank + 1 < BERTHS:
        points += (1.0 - chance) * float(s["conflict_points"][card, rank + 1])
    left = rounds_left(s)
    lost = (0.5 if slot >= ROW else 0.2) * mine * (1.0 if left else 0.3)
    if slot < ROW and left > 0:
        points += (1.0 - chance) * 0.6 * top
    ints[side, OWN_CONFLICTS] += 1
    floats[side, SLOT_POINTS + slot] = points
    floats[side, SLOT_STRENGTH + slot] = mine
    floats[side, SLOT_WON + slot] = 1.0 if english >= french else 0.0
    floats[side, CONFLICT_WORTH] += points - (1.0 - chance) * lost


@kernel
def count_conflict(s: Any, slot: int, players: int, ints: Any, floats: Any) -> None:
    """All sides in a conflict; on a tie the later one ranks first [L7.3]."""
    a, b, c = berth_strength(s, slot, 0), berth_strength(s, slot, 1), berth_strength(s, slot, 2)
    english = a + b + c
    for berth in range(BERTHS):
        side = int(s["berth_side"][slot, berth])
        if side < 0 or side >= players:
            continue
        mine, rank = a, 0
        if berth == 0:
            rank = int(_there(s, slot, 1) and b >= a) + int(_there(s, slot, 2) and c >= a)
        elif berth == 1:
            mine = b
            rank = int(_there(s, slot, 0) and a > b) + int(_there(s, slot, 2) and c >= b)
        else:
            mine = c
            rank = int(_there(s, slot, 0) and a > c) + int(_there(s, slot, 1) and b > c)
        for k in range(STRENGTHS):
            ints[side, CONFLICT_KNIGHTS] += int(s["berth_knights"][slot, berth, k])
        count_berth(s, slot, side, mine, rank, english, ints, floats)


@kernel
def _there(s: Any, slot: int, berth: int) -> bool:
    """Whether somebody holds a space of a conflict."""
    return int(s["berth_side"][slot, berth]) != NONE


@kernel
def count_law(s: Any, law: int, note: int, players: int, ints: Any, floats: Any) -> None:
    """What a law would bring every seat now."""
    what, when, n = int(LAW_COUNTS[law]), int(LAW_WHEN[law]), int(LAW_N[law])
    most = 0
    for seat in range(players):
        most = max(most, ints[seat, what])
    for seat in range(players):
        due = shares(when, ints[seat, what], n, most)
        if due:
            floats[seat, note] = due * law_share_worth(s, seat, law)


@kernel
def compare(what: int, note: int, players: int, floats: Any) -> None:
    """Note how much more of something each seat has than the others on average."""
    total = 0.0
    for seat in range(players):
        total += floats[seat, what]
    for seat in range(players):
        floats[seat, note] = (floats[seat, what] * players - total) / (players - 1)


@kernel
def count_laws(s: Any, players: int, ints: Any, floats: Any) -> None:
    """The laws still to be applied in this round, and those proposed."""
    phase = int(s["phase"])
    if phase > LAWS_PHASE or int(s["round"]) == 0:
        return
    first = int(s["at"]) if phase == LAWS_PHASE else 0
    for k in range(first, IN_FORCE):
        count_law(s, int(s["in_force"][k]), LAW_WORTHS + k, players, ints, floats)
    if phase > PARLIAMENT:
        return
    first = int(s["at"]) if phase == PARLIAMENT else 0
    for k in range(first, PROPOSALS):
        count_law(s, proposal(s, k), LAW_WORTHS + IN_FORCE + k, players, ints, floats)
        compare(LAW_WORTHS + IN_FORCE + k, SWINGS + k, players, floats)


@kernel
def majority(seat: int, what: int, players: int, allies: bool, ints: Any) -> int:
    """Points of the final scoring for being first or second, as it stands now [L9.2–L9.4]."""
    mine, better, equal = ints[seat, what], 0, 0
    for other in range(players):
        better += ints[other, what] > mine
        equal += ints[other, what] == mine
    if allies:
        return 0 if better else FIRST_POINTS // equal
    if better == 0:
        return FIRST_POINTS if equal == 1 else (FIRST_POINTS + SECOND_POINTS) // equal
    return SECOND_POINTS // equal if better == 1 else 0


@kernel
def castle_worth(s: Any, seat: int) -> float:
    """What a seat's castle brings: tiles for good, knights there this time."""
    phase, worth = int(s["phase"]), 0.0
    for space in range(len(SPACES)):
        tile = int(s["tile"][seat, space])
        if tile != TILE_IN_STOCK:
            worth += tile_worth(s)
        if phase < CASTLES_PHASE and tile == TILE_OPEN:
            worth += 0.3 * space_worth(s, seat, space)
        if phase <= CASTLES_PHASE and int(s["castle"][seat, space]):
            worth += space_worth(s, seat, space)
    return worth


@kernel
def assets(s: Any, seat: int, ints: Any, floats: Any) -> float:
    """What a seat has for good: points, nobles, tokens, knights, tiles."""
    left = rounds_left(s)
    for line in range(FROM_KNIGHTHOOD):
        floats[seat, POINTS_SO_FAR] += int(s["points"][seat, line])
    nobles = ints[seat, NOBLES]
    worth: float = floats[seat, POINTS_SO_FAR] + NOBLE_POINTS[nobles] + 0.45 * nobles * left
    worth += (1.0 - 0.12 * left) * (floats[seat, FOR_KNIGHTS] + floats[seat, FOR_TILES])
    for kind in range(3):
        worth += int(s["stock"][seat, kind]) * token_worth(s, kind)
    for k in range(STRENGTHS):
        worth += (KNIGHTS[k] - int(s["reserve"][seat, k])) * knight_worth(s, k + 1)
    if int(s["phase"]) == PLACING:
        worth += ints[seat, COURT] + 0.5 * ints[seat, COURT_STRENGTH]
    return worth + castle_worth(s, seat)


@kernel
def take_notes(s: Any, ints: Any, floats: Any) -> None:
    """Count everything."""
    players, allies = int(s["players"]), has_ally(s)
    for seat in range(players):
        count_seat(s, seat, ints)
        floats[seat, :] = 0.0
    count_counties(s, players, ints, floats)
    for slot in range(len(CONFLICTS)):
        if int(s["conflict"][slot]) != NONE:
            count_conflict(s, slot, players, ints, floats)
    count_laws(s, players, ints, floats)
    weight = 1.0 if int(s["phase"]) >= PARLIAMENT else 0.6
    for seat in range(players):
        floats[seat, FOR_KNIGHTS] = majority(seat, KNIGHTHOOD, players, allies, ints)
        floats[seat, FOR_TILES] = majority(seat, EXTENSIONS, players, allies, ints)
        floats[seat, ASSETS] = assets(s, seat, ints, floats)
        worth = floats[seat, ASSETS] + floats[seat, COUNTY_WORTH] + floats[seat, CONFLICT_WORTH]
        for k in range(IN_FORCE):
            worth += weight * floats[seat, LAW_WORTHS + k]
            if int(s["phase"]) == PLACING:
                worth += 0.3 * floats[seat, LAW_WORTHS + IN_FORCE + k]
        floats[seat, WORTH] = worth
