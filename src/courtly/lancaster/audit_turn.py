"""Whether the open decision fits the position, so that it has an answer and the game goes on."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.jit import kernel
from .constants import (
    BRING_SQUIRES,
    CASTLE,
    CASTLES_PHASE,
    CONFLICTS,
    CONFLICTS_PHASE,
    COUNTIES,
    COUNTIES_PHASE,
    COUNTY,
    CROSS,
    DORSET,
    EXCHANGE,
    FAVOUR,
    IN_FORCE,
    LAWS_PHASE,
    LAY,
    NOBLE,
    NONE,
    OVER,
    OVER_PHASE,
    PARLIAMENT,
    PHASES,
    PLACE,
    PLACING,
    PROPOSALS,
    RANSOM,
    SEND,
    SETUP,
    SPACES,
    START,
    STRENGTHS,
    SURREY,
    TILE_OPEN,
    TOLL,
    TRADE,
    UPGRADE,
    VOTE,
)
from .events import SOURCES
from .law_table import (
    BUY_TILES,
    COUNTY_TOLL,
    EXCHANGES,
    LAW_SPECIAL,
    MAY_LAY_TILE,
    MAY_UPGRADE,
    MAY_UPGRADE_PLACED,
    SENDS,
    TILE_TOLL,
    TRADES,
)
from .rules.allies import owner_of
from .rules.castles import tiles_in_stock
from .rules.conflicts import captives, slot_in_order
from .rules.counties import can_cross
from .rules.favours import favour_moves
from .rules.knights import berth_of, can_upgrade
from .rules.laws import law_in_hand
from .rules.nobles import any_noble, may_take_noble
from .rules.placing import may_place, squires_needed, squires_of

#: For each decision the phases in which it can come up, as bits.
_PHASES = np.zeros(OVER + 1, np.int64)
for _decision, _phases in {
    LAY: (SETUP, LAWS_PHASE, COUNTIES_PHASE),
    PLACE: (PLACING,),
    BRING_SQUIRES: (PLACING,),
    FAVOUR: (PLACING,),
    NOBLE: (PLACING,),
    UPGRADE: (PLACING, LAWS_PHASE, COUNTIES_PHASE),
    VOTE: (PARLIAMENT,),
    TRADE: (LAWS_PHASE,),
    EXCHANGE: (LAWS_PHASE,),
    SEND: (LAWS_PHASE,),
    TOLL: (LAWS_PHASE,),
    COUNTY: (COUNTIES_PHASE,),
    CROSS: (COUNTIES_PHASE,),
    START: (COUNTIES_PHASE,),
    CASTLE: (CASTLES_PHASE,),
    RANSOM: (CONFLICTS_PHASE,),
    OVER: (OVER_PHASE,),
}.items():
    _PHASES[_decision] = sum(1 << phase for phase in _phases)
PHASES_OF = _PHASES

#: How many things a phase goes through with `at`.
_STEPS = np.zeros(len(PHASES), np.int64)
_STEPS[PARLIAMENT] = PROPOSALS
_STEPS[LAWS_PHASE] = IN_FORCE
_STEPS[COUNTIES_PHASE] = len(COUNTIES)
_STEPS[CONFLICTS_PHASE] = len(CONFLICTS)
STEPS_OF = _STEPS


@kernel
def counters_fit(s: Any) -> bool:
    """Every counter lies where it can, given phase and decision."""
    phase, decision, players = int(s["phase"]), int(s["decision"]), int(s["players"])
    if not (0 <= phase < len(PHASES) and 0 <= decision <= OVER):
        return False
    if not int(PHASES_OF[decision]) >> phase & 1 or (int(s["round"]) == 0) != (phase == SETUP):
        return False
    if not 0 <= int(s["start"]) < players or not 0 <= int(s["source"]) < len(SOURCES):
        return False
    at, most = int(s["at"]), int(STEPS_OF[phase])
    if decision != OVER and not 0 <= at < max(most, 1):
        return False
    order = int(s["order"])
    if order < 0 or order > players or (order == players and phase != SETUP and decision != OVER):
        return False
    if not (0 <= int(s["step"]) <= 4 and 0 <= int(s["cell"]) <= len(COUNTIES)):
        return False
    if not 0 <= int(s["scorable"]) <= 3 or not 0 <= int(s["hand_strength"]) <= STRENGTHS:
        return False
    if (decision == BRING_SQUIRES) != (int(s["hand_county"]) != NONE):
        return False
    for seat in range(s["due"].shape[0]):
        if int(s["due"][seat]) < 0 or (int(s["due"][seat]) > 0 and seat >= players):
            return False
    return NONE <= int(s["hand_county"]) < len(COUNTIES)


@kernel
def voters_fit(s: Any) -> bool:
    """Ballots lie there only during a vote, and the first seat without one is the actor [L3.1]."""
    voting = int(s["decision"]) == VOTE
    first = NONE
    for seat in range(int(s["players"]) - 1, -1, -1):
        if int(s["ballot"][seat]) == NONE:
            first = seat
        elif not voting:
            return False
    return not voting or (first != NONE and int(s["actor"]) == first)


@kernel
def law_asks(s: Any, decision: int, seat: int) -> bool:
    """The law in hand asks the player just this [L4]."""
    special, cell = int(LAW_SPECIAL[law_in_hand(s)]), int(s["cell"])
    if int(s["due"][seat]) < 1 or int(s["step"]) != 1:
        return False
    if decision == TRADE:
        return special == TRADES
    if decision == EXCHANGE:
        return special == EXCHANGES
    if decision == LAY:
        return special == MAY_LAY_TILE or special == BUY_TILES
    if decision == UPGRADE:
        return special == MAY_UPGRADE or special == MAY_UPGRADE_PLACED
    if decision == SEND:
        return special == SENDS and cell < len(CONFLICTS) and berth_of(s, cell, seat) != NONE
    if special == COUNTY_TOLL:
        return cell < len(COUNTIES) and int(s["county_side"][cell]) == seat
    if special != TILE_TOLL or cell >= len(SPACES):
        return False
    return int(s["tile"][seat, cell]) == TILE_OPEN


@kernel
def placing_fits(s: Any, decision: int, side: int) -> bool:
    """A decision of phase 1 has an answer [L2.1–L2.8]."""
    if decision == PLACE:
        return may_place(s, side)
    if decision == BRING_SQUIRES:
        strength = int(s["hand_strength"])
        if strength < 1 or int(s["court"][side, strength - 1]) == 0:
            return False
        return squires_needed(s, side, strength, int(s["hand_county"])) <= squires_of(s, side)
    if decision == FAVOUR:
        return favour_moves(s, np.empty(len(SPACES), np.int16)) > 0
    return any_noble(s, side) if decision == NOBLE else can_upgrade(s, side, False)


@kernel
def county_fits(s: Any, decision: int, side: int) -> bool:
    """A decision in a county is for the side that stands there and has an answer [L5]."""
    county = int(s["at"])
    if int(s["county_side"][county]) != side or int(s["step"]) < 1:
        return False
    if decision == COUNTY:
        return may_take_noble(s, side, county)
    if decision == CROSS:
        return county == DORSET and can_cross(s, side)
    if decision == START:
        return county == SURREY
    if decision == LAY:
        return side < int(s["players"]) and tiles_in_stock(s, side) > 0
    return can_upgrade(s, side, False)


@kernel
def decision_is_possible(s: Any) -> bool:
    """The open decision fits the position, and the right seat has it."""
    if not counters_fit(s) or not voters_fit(s):
        return False
    decision, side, actor = int(s["decision"]), int(s["side"]), int(s["actor"])
    if decision == OVER:
        return actor == NONE and side == NONE
    if not 0 <= side < int(s["sides"]) or actor != owner_of(s, side):
        return False
    phase = int(s["phase"])
    if phase == PLACING:
        return placing_fits(s, decision, side)
    if phase == COUNTIES_PHASE:
        return county_fits(s, decision, side)
    if phase == CASTLES_PHASE:
        return int(s["scorable"]) > 0
    if side != actor:
        return False
    if phase == LAWS_PHASE:
        return law_asks(s, decision, side)
    if phase == CONFLICTS_PHASE:
        return captives(s, slot_in_order(int(s["at"])), side) > 0 and int(s["step"]) == 1
    return phase == PARLIAMENT or tiles_in_stock(s, side) > 0
