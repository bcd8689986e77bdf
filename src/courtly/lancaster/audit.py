"""Whether a record is a possible position: nothing lost, and no number out of its range.

A position may come from anywhere, as bytes. What passes here can be played on without any kernel
reading or writing beside the record.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.jit import kernel
from .audit_turn import decision_is_possible
from .constants import (
    ALLY_SPACES,
    BERTHS,
    COIN,
    CONFLICT_CARDS,
    CONFLICTS,
    COUNTIES,
    DECK,
    ENGINES,
    FAVOURS,
    IN_FORCE,
    KNIGHTS,
    LAW_DECKS,
    LEFT_OUT,
    MOST_SEATS,
    NONE,
    PROPOSALS,
    ROUNDS,
    ROW,
    SECTIONS,
    SIDES,
    SPACES,
    SQUIRES,
    STRENGTHS,
    TILE_IN_STOCK,
    TILE_TURNED,
    TOKENS,
    VOTES,
)
from .law_table import LAW_SECTION, LAWS, SECTION_SIZE, SET_SIZE

AUDIT = {
    1: "a side's knights are not three, two, one and one",
    2: "a space holds what it cannot hold",
    3: "nobles or tiles are not where they can be",
    4: "the laws are not one set a section, each card once",
    5: "the conflicts are not the twelve cards, each once",
    6: "tokens are lost or made",
    7: "the open decision is impossible",
    8: "a number is out of its range",
}


@kernel
def within(values: Any, low: int, high: int) -> bool:
    """Whether all of a row of numbers lie between two bounds."""
    for k in range(values.shape[0]):
        if not low <= int(values[k]) <= high:
            return False
    return True


@kernel
def options_fit(s: Any) -> bool:
    """Options and figures are such as a set-up could have [L1.1, L10.1]."""
    players = int(s["players"])
    if not 2 <= players <= MOST_SEATS or int(s["sides"]) != (4 if players == 2 else players):
        return False
    if not (0 <= int(s["law_deck"]) < len(LAW_DECKS) and 0 <= int(s["box"]) <= 1):
        return False
    if not (players == 2) <= int(s["open_stock"]) <= 1:
        return False
    if not 1 <= int(s["engine"]) <= ENGINES[-1]:
        return False
    if not NONE <= int(s["start_option"]) < players or not 1 <= int(s["nobles_each"]) <= 9:
        return False
    if not (within(s["sections"], 0, COIN) and within(s["favour_out"], 0, 1)):
        return False
    if not (within(s["county_minimum"], 1, STRENGTHS) and within(s["castle_cost"], 0, 99)):
        return False
    if not (within(s["total"], 0, 999) and within(s["stock_at_start"], 0, 99)):
        return False
    for k in range(len(COUNTIES)):
        if not within(s["county_pays"][k], 0, 99):
            return False
    for k in range(len(SPACES)):
        if not (within(s["castle_pays"][k], 0, 99) and within(s["favour_pays"][k], 0, 99)):
            return False
    for k in range(CONFLICT_CARDS):
        if int(s["conflict_strength"][k]) < 1 or not within(s["conflict_points"][k], 0, 99):
            return False
    return True


@kernel
def spaces_fit(s: Any) -> bool:
    """Whoever stands somewhere may stand there [L2.3, L2.5, L2.6, L10.3]."""
    sides = int(s["sides"])
    for county in range(len(COUNTIES)):
        side, strength = int(s["county_side"][county]), int(s["county_strength"][county])
        if not (NONE <= side < sides and 0 <= strength <= STRENGTHS):
            return False
        if (side == NONE) != (strength == 0) or int(s["county_squires"][county]) < 0:
            return False
        if side == NONE and int(s["county_squires"][county]) > 0:
            return False
    for side in range(SIDES):
        for space in range(len(SPACES)):
            strength = int(s["castle"][side, space])
            if not 0 <= strength <= STRENGTHS:
                return False
            there = space < (ALLY_SPACES if side >= int(s["players"]) else len(SPACES))
            covered = int(s["tile"][side, space]) != TILE_IN_STOCK
            if strength and (side >= sides or not there or covered):
                return False
    return True


@kernel
def berths_fit(s: Any) -> bool:
    """A conflict's spaces fill from the top, one for a side; none without a card [L2.6]."""
    for slot in range(len(CONFLICTS)):
        for berth in range(BERTHS):
            side = int(s["berth_side"][slot, berth])
            if not NONE <= side < int(s["sides"]) or int(s["berth_squires"][slot, berth]) < 0:
                return False
            if side != NONE and int(s["conflict"][slot]) == NONE:
                return False
            for other in range(berth):
                above = int(s["berth_side"][slot, other])
                if side != NONE and (above == NONE or above == side):
                    return False
            if not within(s["berth_knights"][slot, berth], 0, 0 if side == NONE else 3):
                return False
            if side == NONE and int(s["berth_squires"][slot, berth]) > 0:
                return False
    return True


@kernel
def knights_fit(s: Any) -> bool:
    """Every side has its seven knights, wherever they are [L1.2]."""
    for side in range(SIDES):
        for k in range(STRENGTHS):
            n = int(s["reserve"][side, k]) + int(s["court"][side, k])
            if int(s["reserve"][side, k]) < 0 or int(s["court"][side, k]) < 0:
                return False
            for county in range(len(COUNTIES)):
                here = int(s["county_side"][county]) == side
                n += here and int(s["county_strength"][county]) == k + 1
            for space in range(len(SPACES)):
                n += int(s["castle"][side, space]) == k + 1
            for slot in range(len(CONFLICTS)):
                for berth in range(BERTHS):
                    if int(s["berth_side"][slot, berth]) == side:
                        n += int(s["berth_knights"][slot, berth, k])
            if n != (KNIGHTS[k] if side < int(s["sides"]) else 0):
                return False
    return True


@kernel
def nobles_fit(s: Any) -> bool:
    """Nobles are in their county, at tables, or gone; chairs fill in order [L1.6, L5.3]."""
    for county in range(len(COUNTIES)):
        n = int(s["nobles_left"][county]) + int(s["nobles_gone"][county])
        if int(s["nobles_left"][county]) < 0 or int(s["nobles_gone"][county]) < 0:
            return False
        for seat in range(MOST_SEATS):
            n += int(s["chair"][seat, county]) != 0
        if n != int(s["nobles_each"]):
            return False
    for seat in range(MOST_SEATS):
        taken = int(s["nobles"][seat])
        if not 0 <= taken <= len(COUNTIES) or (taken and seat >= int(s["players"])):
            return False
        chairs = 0
        for county in range(len(COUNTIES)):
            chair = int(s["chair"][seat, county])
            if not 0 <= chair <= taken:
                return False
            chairs |= 1 << chair
        if chairs >> 1 != (1 << taken) - 1 or not within(s["tile"][seat], 0, TILE_TURNED):
            return False
    return within(s["favour"], 0, LEFT_OUT)


@kernel
def laws_fit(s: Any) -> bool:
    """The pile has sections 1 to 4, each of one set; laws in force were seen [L1.9, L4.1]."""
    seen = np.zeros(LAWS, np.int8)
    at = 0
    for section in range(1, SECTIONS):
        new = int(s["deck"][at]) // SET_SIZE
        for _ in range(int(SECTION_SIZE[section])):
            law = int(s["deck"][at])
            if not 0 <= law < LAWS or int(LAW_SECTION[law]) != section or law // SET_SIZE != new:
                return False
            if seen[law] or int(s["sections"][section]) == 1 - new:
                return False
            seen[law] = 1 if at < int(s["round"]) * PROPOSALS else 2
            at += 1
    for k in range(IN_FORCE):
        law = int(s["in_force"][k])
        if not 0 <= law < LAWS or seen[law] == 2 or seen[law] == 3:
            return False
        if int(LAW_SECTION[law]) > 0 and not seen[law]:
            return False
        seen[law] = 3
    return at == DECK


@kernel
def conflicts_fit(s: Any) -> bool:
    """The twelve cards in order, and on the table only such as were turned up, each once [L1.7]."""
    place = np.full(CONFLICT_CARDS, NONE, np.int64)
    for k in range(CONFLICT_CARDS):
        card = int(s["conflict_deck"][k])
        if not 0 <= card < CONFLICT_CARDS or place[card] != NONE:
            return False
        place[card] = k
    for slot in range(len(CONFLICTS)):
        card = int(s["conflict"][slot])
        if not NONE <= card < CONFLICT_CARDS:
            return False
        if card != NONE:
            if place[card] >= int(s["round"]) * ROW:
                return False
            place[card] = CONFLICT_CARDS
    return True


@kernel
def tokens_fit(s: Any) -> bool:
    """Of every kind as many as the box holds, all told; stones left over are held [L1.1, L3.4]."""
    for what in range(len(TOKENS)):
        total = int(s["supply"][what])
        if total < 0 and int(s["box"]):
            return False
        for seat in range(MOST_SEATS):
            if int(s["stock"][seat, what]) < 0:
                return False
            total += int(s["stock"][seat, what])
        if what == SQUIRES:
            for county in range(len(COUNTIES)):
                total += int(s["county_squires"][county])
            for slot in range(len(CONFLICTS)):
                for berth in range(BERTHS):
                    total += int(s["berth_squires"][slot, berth])
        if total != int(s["total"][what]):
            return False
    for seat in range(MOST_SEATS):
        stones = int(s["stock"][seat, VOTES])
        if not 0 <= int(s["left_over"][seat]) <= stones:
            return False
        if not NONE <= int(s["ballot"][seat]) <= 2 * stones + 1:
            return False
    return len(FAVOURS) == len(SPACES)


@kernel
def audit(s: Any) -> int:
    """0 if all pieces are where they can be, else a number of `AUDIT`."""
    if not options_fit(s) or not 0 <= int(s["round"]) <= ROUNDS:
        return 8
    if not (spaces_fit(s) and berths_fit(s)):
        return 2
    if not knights_fit(s):
        return 1
    if not nobles_fit(s):
        return 3
    if not laws_fit(s):
        return 4
    if not conflicts_fit(s):
        return 5
    if not tokens_fit(s):
        return 6
    return 0 if decision_is_possible(s) else 7
