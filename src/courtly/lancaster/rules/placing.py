"""Phase 1: placing knights in counties, castles and conflicts [L2]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import (
    BRING_SQUIRES,
    CASTLE_PLACE,
    CONFLICT_PLACE,
    CONFLICTS,
    COUNTIES,
    COURT_PLACE,
    NONE,
    PLACE,
    PLACING,
    SQUIRES,
    STRENGTHS,
)
from ..events import E_KNIGHT_EVICTED, E_KNIGHT_PLACED, E_PLACING_SKIPPED
from ..moves import M_PLACE, M_SQUIRES
from ..refusals import have, too_few
from .allies import castle_spaces, has_ally, is_ally
from .asking import ask
from .favours import offer_favour
from .knights import at_court, berth_for, dismiss_squires, lift_knight, put_knight
from .places import (
    PLACES_OPEN,
    may_place,
    refuse_castle,
    refuse_conflict,
    refuse_county,
    space_free,
    squires_needed,
    squires_of,
)

MOVES_A_SIDE = STRENGTHS * PLACES_OPEN


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
def placement(s: Any, seat: int, move: int) -> tuple[int, int, int]:
    """What a move says: the side whose knight is placed, its strength, and where."""
    number = move - M_PLACE
    side = seat + number // MOVES_A_SIDE * int(s["players"])
    number %= MOVES_A_SIDE
    return side, number // PLACES_OPEN + 1, number % PLACES_OPEN


@kernel
def play_place(s: Any, seat: int, move: int, log: Any) -> None:
    """Place a knight: at once in castle or conflict, after a word on squires in a county.

    With stocks behind screens the word is always asked for: not being asked would tell everyone
    that there is no choice [L11.1]. [L2.1, L2.3, L2.5–L2.7]
    """
    side, strength, place = placement(s, seat, move)
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
def place_fits(s: Any, side: int) -> bool:
    """A player who can place is asked in phase 1 [L2.1, L2.2]."""
    return int(s["phase"]) == PLACING and not is_ally(s, side) and may_place(s, side)


def refuse_place(s: Any, seat: int, move: Move) -> Refusal:
    """No such knight at court, or the place is not open to it [L2.1, L2.3–L2.6, L10.1]."""
    ally, strength, place = move.args[0], move.args[1] + 1, move.args[2]
    side = seat + ally * int(s["players"])
    if side >= int(s["sides"]):
        return Refusal("L10.1", "lancaster-refused-no-ally")
    if int(s["court"][side, strength - 1]) == 0:
        return Refusal("L2.1", "lancaster-refused-not-at-court", {"strength": strength})
    if place < CASTLE_PLACE:
        return refuse_county(s, side, strength, place)
    if place < CONFLICT_PLACE:
        return refuse_castle(s, side, place - CASTLE_PLACE)
    return refuse_conflict(s, place - CONFLICT_PLACE)


PLACE_DECISION = Decision(
    name="place",
    rule="L2.1",
    moves=place_moves,
    play=play_place,
    fits=place_fits,
    refuse={"place": refuse_place},
)


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
def play_squires(s: Any, seat: int, move: int, log: Any) -> None:
    """Enter the county with so many squires [L2.3]."""
    enter_county(s, int(s["side"]), move - M_SQUIRES, log)


@kernel
def squires_fits(s: Any, side: int) -> bool:
    """A knight is on its way to a county, from court, and can get in [L2.3, L2.4]."""
    strength = int(s["hand_strength"])
    if int(s["phase"]) != PLACING or strength < 1 or int(s["court"][side, strength - 1]) == 0:
        return False
    return squires_needed(s, side, strength, int(s["hand_county"])) <= squires_of(s, side)


def refuse_squires(s: Any, seat: int, move: Move) -> Refusal:
    """Too few to get in, or more than there are [L2.3, L2.4]."""
    strength, county = int(s["hand_strength"]), int(s["hand_county"])
    needed = squires_needed(s, seat, strength, county)
    if move.args[0] < needed:
        params = {"needed": needed, "county": COUNTIES[county]}
        return Refusal("L2.4", "lancaster-refused-too-few-squires", params)
    return too_few("L2.3", SQUIRES, have(s, seat, SQUIRES), move.args[0])


SQUIRES_DECISION = Decision(
    name="squires",
    rule="L2.3",
    moves=squires_moves,
    play=play_squires,
    fits=squires_fits,
    refuse={"squires": refuse_squires},
)


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
