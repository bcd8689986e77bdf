"""Phase 1: placing knights in counties, castles and conflicts [L2]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    BRING_SQUIRES,
    CASTLE_PLACE,
    CONFLICT_PLACE,
    CONFLICTS,
    COUNTIES,
    COURT_PLACE,
    MOST_AMOUNT,
    NO_SQUIRES_HELP,
    NONE,
    PLACE,
    SQUIRES,
    STRENGTHS,
    TILE_IN_STOCK,
)
from ..events import (
    E_KNIGHT_EVICTED,
    E_KNIGHT_PLACED,
    E_PLACING_SKIPPED,
    E_SQUIRES_DISMISSED,
)
from ..moves import M_PLACE, M_SQUIRES
from .allies import castle_spaces, has_ally, is_ally, owner_of
from .asking import ask
from .favours import offer_favour
from .knights import at_court, berth_for, lift_knight, put_knight

PLACES_OPEN = COURT_PLACE  # the court is no place to place a knight
MOVES_A_SIDE = STRENGTHS * PLACES_OPEN


@kernel
def squires_needed(s: Any, side: int, strength: int, county: int) -> int:
    """How many squires a knight needs to enter a county; `NO_SQUIRES_HELP` if it cannot.

    The knight alone must reach the minimum [L2.3]. Against an occupant the total must be strictly
    greater; nobody evicts a knight of their own [L2.4] or of their ally [L10.3].
    """
    if strength < int(s["county_minimum"][county]):
        return NO_SQUIRES_HELP
    holder = int(s["county_side"][county])
    if holder == NONE:
        return 0
    if owner_of(s, holder) == owner_of(s, side):
        return NO_SQUIRES_HELP
    total = int(s["county_strength"][county]) + int(s["county_squires"][county])
    return max(total + 1 - strength, 0)


@kernel
def space_free(s: Any, side: int, space: int) -> bool:
    """Whether a castle space takes a knight: none there, and no tile, open or turned [L2.5]."""
    if int(s["castle"][side, space]) != 0:
        return False
    return is_ally(s, side) or int(s["tile"][side, space]) == TILE_IN_STOCK


@kernel
def squires_of(s: Any, side: int) -> int:
    """The squires that can go with a side's knights: an ally's go alone [L10.3, L10.4]."""
    return 0 if is_ally(s, side) else min(int(s["stock"][side, SQUIRES]), MOST_AMOUNT)


@kernel
def open_without_squires(s: Any, side: int) -> bool:
    """Whether any knight at all could go to the castle or to a conflict [L2.5, L2.6]."""
    for space in range(castle_spaces(s, side)):
        if space_free(s, side, space):
            return True
    for slot in range(len(CONFLICTS)):
        if berth_for(s, slot, side) != NONE:
            return True
    return False


@kernel
def least_squires(s: Any, side: int) -> int:
    """With how few squires a side could place some knight; `NO_SQUIRES_HELP` if never [L2.2]."""
    if at_court(s, side) == 0:
        return NO_SQUIRES_HELP
    if open_without_squires(s, side):
        return 0
    least = NO_SQUIRES_HELP
    for strength in range(1, STRENGTHS + 1):
        if int(s["court"][side, strength - 1]) > 0:
            for county in range(len(COUNTIES)):
                least = min(least, squires_needed(s, side, strength, county))
    return least


@kernel
def can_place(s: Any, side: int) -> bool:
    """Whether a side has a knight at court and a place for it [L2.1, L2.2]."""
    return least_squires(s, side) <= squires_of(s, side)


@kernel
def side_moves(s: Any, side: int, first: int, moves: Any, n: int) -> int:
    """Add a move for each strength at court and each place open to it [L2.3–L2.6, L10.3]."""
    squires = squires_of(s, side)
    spaces = castle_spaces(s, side)
    for strength in range(1, STRENGTHS + 1):
        if int(s["court"][side, strength - 1]) == 0:
            continue
        base = first + (strength - 1) * PLACES_OPEN
        for county in range(len(COUNTIES)):
            if squires_needed(s, side, strength, county) <= squires:
                moves[n] = base + county
                n += 1
        for space in range(spaces):
            if space_free(s, side, space):
                moves[n] = base + CASTLE_PLACE + space
                n += 1
        for slot in range(len(CONFLICTS)):
            if berth_for(s, slot, side) != NONE:
                moves[n] = base + CONFLICT_PLACE + slot
                n += 1
    return n


@kernel
def place_moves(s: Any, seat: int, moves: Any) -> int:
    """Where the player may place a knight, own or the ally's [L2.1, L10.2]."""
    n = side_moves(s, seat, M_PLACE, moves, 0)
    if has_ally(s):
        ally = seat + int(s["players"])
        n = side_moves(s, ally, M_PLACE + MOVES_A_SIDE, moves, n)
    return n


@kernel
def play_place(s: Any, seat: int, move: int, log: Any) -> None:
    """Place a knight: at once in castle or conflict, after a word on squires in a county.

    With stocks behind screens the word is always asked for: not being asked would tell everyone
    that there is no choice [L11.1]. [L2.1, L2.3, L2.5–L2.7]
    """
    number = move - M_PLACE
    side = seat + number // MOVES_A_SIDE * int(s["players"])
    number %= MOVES_A_SIDE
    strength, place = number // PLACES_OPEN + 1, number % PLACES_OPEN
    if place < CASTLE_PLACE:
        need = squires_needed(s, side, strength, place)
        s["hand_strength"] = strength
        s["hand_county"] = place
        open_stock = int(s["open_stock"]) == 1
        if is_ally(s, side) or (open_stock and squires_of(s, side) == need):
            enter_county(s, side, need, log)
        else:
            ask(s, BRING_SQUIRES, side)
        return
    lift_knight(s, side, COURT_PLACE, strength)
    put_knight(s, side, place, strength)
    emit(log, E_KNIGHT_PLACED, side, strength, place, 0)
    if place >= CONFLICT_PLACE:
        offer_favour(s, side, log)


@kernel
def squires_moves(s: Any, seat: int, moves: Any) -> int:
    """How many squires may go with the knight: enough to get in, at most all [L2.3, L2.4]."""
    need = squires_needed(s, seat, int(s["hand_strength"]), int(s["hand_county"]))
    n = 0
    for amount in range(need, squires_of(s, seat) + 1):
        moves[n] = M_SQUIRES + amount
        n += 1
    return n


@kernel
def dismiss_squires(s: Any, county: int, log: Any) -> None:
    """The squires beside a county's knight go to the supply [L2.4, L5.2]."""
    amount = int(s["county_squires"][county])
    if amount:
        s["county_squires"][county] = 0
        s["supply"][SQUIRES] = int(s["supply"][SQUIRES]) + amount
        emit(log, E_SQUIRES_DISMISSED, int(s["county_side"][county]), amount, county)


@kernel
def enter_county(s: Any, side: int, squires: int, log: Any) -> None:
    """Set knight and squires down together; whoever stood there goes back to court [L2.3, L2.4]."""
    county, strength = int(s["hand_county"]), int(s["hand_strength"])
    s["hand_strength"] = 0
    s["hand_county"] = NONE
    holder = int(s["county_side"][county])
    if holder != NONE:
        evicted = int(s["county_strength"][county])
        dismiss_squires(s, county, log)
        lift_knight(s, holder, county, evicted)
        put_knight(s, holder, COURT_PLACE, evicted)
        emit(log, E_KNIGHT_EVICTED, holder, evicted, county)
    lift_knight(s, side, COURT_PLACE, strength)
    put_knight(s, side, county, strength)
    if squires:
        s["stock"][side, SQUIRES] = int(s["stock"][side, SQUIRES]) - squires
        s["county_squires"][county] = squires
    emit(log, E_KNIGHT_PLACED, side, strength, county, squires)


@kernel
def may_place(s: Any, seat: int) -> bool:
    """Whether a player can place a knight, own or the ally's [L10.2]."""
    if can_place(s, seat):
        return True
    return has_ally(s) and can_place(s, seat + int(s["players"]))


@kernel
def next_to_place(s: Any, log: Any) -> bool:
    """Ask the next player in order who can place; False when nobody can [L2.1, L2.2]."""
    players = int(s["players"])
    for _ in range(players):
        seat = int(s["order"]) + 1
        seat = seat if seat < players else 0
        s["order"] = seat
        if may_place(s, seat):
            ask(s, PLACE, seat)
            return True
        if at_court(s, seat) > 0 or (has_ally(s) and at_court(s, seat + players) > 0):
            emit(log, E_PLACING_SKIPPED, seat)
    return False
