"""Phase 3a: the counties, A to I [L5]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    CHOICE_BOTH,
    CHOICE_NOBLE,
    CHOICE_REWARD,
    CONFLICT_PLACE,
    CONFLICTS,
    COUNTY,
    COUNTY_REWARDS,
    CROSS,
    CROSSING,
    DORSET,
    EXTENSION,
    FROM_COUNTIES,
    GOLD,
    KNIGHT_REWARD,
    LAY,
    NONE,
    POINTS,
    PRICE_OF_BOTH,
    START,
    SURREY,
    UPGRADE,
    UPGRADE_REWARD,
)
from ..events import (
    E_COUNTY_SCORED,
    E_KNIGHT_CROSSED,
    E_REWARD_LAPSED,
    E_START_PLAYER_NAMED,
    S_BOTH,
    S_COUNTY,
)
from ..moves import M_CROSS, M_NAME, M_TAKE
from .allies import is_ally
from .asking import ask, asking
from .castles import tiles_in_stock
from .knights import berth_for, bring_home, can_upgrade, lift_knight, put_knight, recruit
from .nobles import may_take_noble, take_noble
from .placing import dismiss_squires
from .tokens import gain_row, score_points, spend


@kernel
def county_moves(s: Any, side: int, moves: Any) -> int:
    """The noble, the other reward, or both for 3 gold; an ally never has both [L5.1, L10.4].

    Asked only where the county has a noble to give.
    """
    moves[0] = M_TAKE + CHOICE_NOBLE
    moves[1] = M_TAKE + CHOICE_REWARD
    if is_ally(s, side) or int(s["stock"][side, GOLD]) < PRICE_OF_BOTH:
        return 2
    moves[2] = M_TAKE + CHOICE_BOTH
    return 3


@kernel
def score_county(s: Any, side: int, choice: int, log: Any) -> None:
    """Give what was chosen, the noble first; 3 gold for both are paid before [L5.1]."""
    county = int(s["at"])
    emit(log, E_COUNTY_SCORED, side, county, choice)
    if choice == CHOICE_BOTH:
        spend(s, side, GOLD, PRICE_OF_BOTH, S_BOTH, log)
    if choice != CHOICE_REWARD:
        take_noble(s, side, county, S_COUNTY + county, log)
    if choice != CHOICE_NOBLE:
        give_reward(s, side, county, log)


@kernel
def give_reward(s: Any, side: int, county: int, log: Any) -> None:
    """What the county pays, then what it does, which may ask the player [L5.4–L5.10].

    For an ally tokens, points and tiles lapse [L10.7].
    """
    source, reward = S_COUNTY + county, COUNTY_REWARDS[county]
    if not is_ally(s, side):
        gain_row(s, side, s["county_pays"][county], 1, source, log)
        points = int(s["county_pays"][county, POINTS])
        score_points(s, side, points, FROM_COUNTIES, source, log)
    if reward == KNIGHT_REWARD:
        recruit(s, side, source, log)
    elif reward == UPGRADE_REWARD and can_upgrade(s, side, False):
        ask(s, UPGRADE, side)
    elif reward == EXTENSION and not is_ally(s, side) and tiles_in_stock(s, side) > 0:
        ask(s, LAY, side)
    elif reward == CROSSING and can_cross(s, side):
        ask(s, CROSS, side)
    elif reward == UPGRADE_REWARD or reward == EXTENSION or reward == CROSSING or is_ally(s, side):
        emit(log, E_REWARD_LAPSED, side, source)


@kernel
def can_cross(s: Any, side: int) -> bool:
    """Whether a conflict is open to a side: own knights there or a free space [L5.9, L2.6]."""
    for slot in range(len(CONFLICTS)):
        if berth_for(s, slot, side) != NONE:
            return True
    return False


@kernel
def cross_moves(s: Any, side: int, moves: Any) -> int:
    """The conflicts the knight of Dorset can cross to [L5.9]."""
    n = 0
    for slot in range(len(CONFLICTS)):
        if berth_for(s, slot, side) != NONE:
            moves[n] = M_CROSS + slot
            n += 1
    return n


@kernel
def play_cross(s: Any, side: int, slot: int, log: Any) -> None:
    """From Dorset to a conflict, without squires and without a King's Favour [L5.9]."""
    strength = int(s["county_strength"][DORSET])
    dismiss_squires(s, DORSET, log)
    lift_knight(s, side, DORSET, strength)
    put_knight(s, side, CONFLICT_PLACE + slot, strength)
    emit(log, E_KNIGHT_CROSSED, side, strength, slot)


@kernel
def start_moves(s: Any, moves: Any) -> int:
    """Any player may be named start player [L5.10]."""
    for seat in range(int(s["players"])):
        moves[seat] = M_NAME + seat
    return int(s["players"])


@kernel
def name_start_player(s: Any, seat: int, start: int, log: Any) -> None:
    """Give the start player's stone away or keep it; the new order holds at once [L5.10, L10.7]."""
    s["start"] = start
    emit(log, E_START_PLAYER_NAMED, seat, start)


@kernel
def next_in_county(s: Any, log: Any) -> bool:
    """Go on with the county in hand; False when its knight is home.

    Steps: 0 the reward, 1 the start player in Surrey, 2 the way home. [L5.1, L5.2, L5.10]
    """
    county = int(s["at"])
    side = int(s["county_side"][county])
    if side != NONE and int(s["step"]) == 0:
        s["step"] = 1
        s["source"] = S_COUNTY + county
        if may_take_noble(s, side, county):
            ask(s, COUNTY, side)
            return True
        score_county(s, side, CHOICE_REWARD, log)
        if asking(s):
            return True
    if side != NONE and int(s["step"]) == 1 and county == SURREY:
        s["step"] = 2
        ask(s, START, side)
        return True
    side = int(s["county_side"][county])
    if side != NONE:
        dismiss_squires(s, county, log)
        bring_home(s, side, county, int(s["county_strength"][county]), log)
    s["step"] = 0
    return False
