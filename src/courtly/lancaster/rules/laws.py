"""Applying the laws in force: who qualifies, and what the table pays [L4].

A law is a row of the law table: what is counted, when a count makes a share, what a share pays. One
kernel walks the table; only what players decide, and what is neither token nor point, is code.
"""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    CONFLICTS,
    COUNTIES,
    COURT_PLACE,
    FROM_LAWS,
    GOLD,
    NONE,
    POINTS,
    SPACES,
    SQUIRES,
    STRENGTHS,
    TILE_IN_STOCK,
    TOKENS,
)
from ..events import E_LAW_APPLIED, E_REWARD_LAPSED, S_LAW
from ..law_table import (
    ALL,
    BARE_COUNTIES,
    CASTLE_KNIGHTS,
    CONFLICT_KNIGHTS,
    COUNT_GOLD,
    COUNT_SQUIRES,
    COUNTY_SQUIRES,
    LAST_AT_ONCE,
    LAW_COUNTS,
    LAW_N,
    LAW_PAYS,
    LAW_SPECIAL,
    LAW_WHEN,
    LEFT_OVER,
    MAY,
    MOST,
    NEW_KNIGHT,
    NOBLES,
    NONE_OF,
    OWN_CONFLICTS,
    OWN_COUNTIES,
    PER,
    PLACED_1,
    PLACED_STRENGTHS,
    PROMOTE,
    TILES,
)
from .allies import seat_in_order
from .asking import law_in_hand
from .knights import berth_of, knights_at, placed, recruit
from .tokens import gain, score_points
from .upgrades import upgrade


@kernel
def count_counties(s: Any, seat: int, what: int) -> int:
    """Counties with an own knight, those of them without nobles, or squires standing there.

    An ally's knights are not own knights [L10.6]. [B03, B32, N24, N31, N34, N41]
    """
    n = 0
    for county in range(len(COUNTIES)):
        if int(s["county_side"][county]) != seat:
            continue
        if what == COUNTY_SQUIRES:
            n += int(s["county_squires"][county])
        elif what == OWN_COUNTIES or int(s["nobles_left"][county]) == 0:
            n += 1
    return n


@kernel
def count_conflicts(s: Any, seat: int, what: int) -> int:
    """Conflicts with an own knight, held over or not, or the knights in them.

    [B13, B21, B31, N03, N12, N43]
    """
    n = 0
    for slot in range(len(CONFLICTS)):
        berth = berth_of(s, slot, seat)
        if berth == NONE:
            continue
        if what == OWN_CONFLICTS:
            n += 1
        else:
            for k in range(STRENGTHS):
                n += int(s["berth_knights"][slot, berth, k])
    return n


@kernel
def count_castle(s: Any, seat: int, what: int) -> int:
    """Extension tiles, open or turned, or knights in the own castle [B24, N21, N33]."""
    n = 0
    for space in range(len(SPACES)):
        if what == TILES:
            n += int(s["tile"][seat, space]) != TILE_IN_STOCK
        else:
            n += int(s["castle"][seat, space]) != 0
    return n


@kernel
def count_placed_strengths(s: Any, seat: int) -> int:
    """Of how many strengths the player has a knight placed [B43]."""
    n = 0
    for strength in range(1, STRENGTHS + 1):
        n += placed(s, seat, strength) > 0
    return n


@kernel
def count_for_law(s: Any, seat: int, what: int) -> int:
    """What a law counts, for one player.

    Gold and squires are those in stock [B01, B02, N01, N02], stones those left over [N22], knights
    those placed [B14, B22, B23, B33, N13, N23], nobles those at the round table [B34, N11].
    """
    if what == OWN_COUNTIES or what == BARE_COUNTIES or what == COUNTY_SQUIRES:
        return count_counties(s, seat, what)
    if what == OWN_CONFLICTS or what == CONFLICT_KNIGHTS:
        return count_conflicts(s, seat, what)
    if what == TILES or what == CASTLE_KNIGHTS:
        return count_castle(s, seat, what)
    if what == PLACED_STRENGTHS:
        return count_placed_strengths(s, seat)
    if what >= PLACED_1:
        return placed(s, seat, what - PLACED_1 + 1)
    if what == COUNT_GOLD:
        return int(s["stock"][seat, GOLD])
    if what == COUNT_SQUIRES:
        return int(s["stock"][seat, SQUIRES])
    if what == LEFT_OVER:
        return int(s["left_over"][seat])
    return int(s["nobles"][seat]) if what == NOBLES else 0


@kernel
def shares(when: int, count: int, n: int, most: int) -> int:
    """How many shares of a law a count makes; "most" needs at least one [L4]."""
    if when == PER:
        return count // n
    if when == ALL:
        return 1 if count >= n else 0
    if when == NONE_OF:
        return 1 if count == 0 else 0
    if when == MOST:
        return 1 if count == most and count > 0 else 0
    return 1 if when == MAY else 0


@kernel
def read_due(s: Any, law: int) -> None:
    """Read every player's shares of a law from the position before it; all tied get it [L3.5]."""
    most = 0
    for seat in range(int(s["players"])):
        count = count_for_law(s, seat, int(LAW_COUNTS[law]))
        s["due"][seat] = count
        most = max(most, count)
    for seat in range(int(s["players"])):
        count = int(s["due"][seat])
        s["due"][seat] = shares(int(LAW_WHEN[law]), count, int(LAW_N[law]), most)


@kernel
def promote(s: Any, seat: int, source: int, log: Any) -> None:
    """The placed knight of 3 becomes the one of 4 of the reserve, where it stands [B23]."""
    if int(s["reserve"][seat, 3]) == 0:
        emit(log, E_REWARD_LAPSED, seat, source)
        return
    for place in range(COURT_PLACE):
        if knights_at(s, seat, place, 3) > 0:
            upgrade(s, seat, 3, place, source, log)
            return


@kernel
def pay_law(s: Any, law: int, log: Any) -> None:
    """Pay every player's shares, in player order: tokens, points, knights.

    [B02, B03, B14, B21, B23, B24, B31, B32, B33, B34, B43]
    [N01, N02, N03, N11, N13, N21, N23, N31, N34, N41, N43]
    """
    source, special = S_LAW + law, int(LAW_SPECIAL[law])
    for k in range(int(s["players"])):
        seat = seat_in_order(s, k)
        due = int(s["due"][seat])
        if due == 0:
            continue
        for what in range(len(TOKENS)):
            gain(s, seat, what, due * int(LAW_PAYS[law, what]), source, log)
        score_points(s, seat, due * int(LAW_PAYS[law, POINTS]), FROM_LAWS, source, log)
        if special == NEW_KNIGHT:
            for _ in range(due):
                recruit(s, seat, source, log)
        elif special == PROMOTE:
            promote(s, seat, source, log)
        s["due"][seat] = 0


@kernel
def begin_law(s: Any, log: Any) -> bool:
    """Begin with the next law in force; True if it leaves something to decide [L3.4, L3.5]."""
    law = law_in_hand(s)
    s["source"] = S_LAW + law
    emit(log, E_LAW_APPLIED, NONE, law)
    read_due(s, law)
    if int(LAW_SPECIAL[law]) <= LAST_AT_ONCE:
        pay_law(s, law, log)
        return False
    return True
