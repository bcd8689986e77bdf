"""What things are worth in Lancaster, in points of the final scoring.

Hand-made: rewards are valued by what they tend to bring over the rounds that are left.
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
    COUNTY_REWARDS,
    CROSSING,
    EXTENSION,
    FROM_EXTENSIONS,
    FROM_KNIGHTHOOD,
    GOLD,
    IN_FORCE,
    KNIGHT_REWARD,
    KNIGHTS,
    LAWS_PHASE,
    NOBLE_POINTS,
    NONE,
    PARLIAMENT,
    PLACING,
    POINTS,
    PRICE_OF_BOTH,
    PROPOSALS,
    ROUNDS,
    ROW,
    SPACE_RECRUIT,
    SPACE_UPGRADE,
    SPACES,
    SQUIRES,
    STRENGTHS,
    TILE_IN_STOCK,
    TILE_OPEN,
    UPGRADE_REWARD,
    VOTES,
)
from ....lancaster.law_table import (
    BUY_TILES,
    COUNTY_TOLL,
    LAW_COSTS,
    LAW_COUNTS,
    LAW_N,
    LAW_PAYS,
    LAW_SPECIAL,
    LAW_WHEN,
    MAY_LAY_TILE,
    MAY_UPGRADE,
    MAY_UPGRADE_PLACED,
    MOST,
    NEW_KNIGHT,
    PROMOTE,
    TILE_TOLL,
    TRADES,
)
from ....lancaster.rules.allies import is_ally
from ....lancaster.rules.conflicts import english_strength, rank_of, strength_at
from ....lancaster.rules.ending import majority_points
from ....lancaster.rules.knights import at_court, berth_of
from ....lancaster.rules.laws import count_for_law, shares
from ....lancaster.rules.nobles import may_take_noble
from ....lancaster.rules.parliament import proposal


@kernel
def rounds_left(s: Any) -> int:
    """Rounds after this one."""
    return ROUNDS - max(int(s["round"]), 1)


@kernel
def token_worth(s: Any, kind: int) -> float:
    """A coin, squire or stone in stock."""
    left = rounds_left(s)
    late = int(s["phase"]) > LAWS_PHASE
    if left == 0 and late:
        return 0.05
    if kind == VOTES:
        return 0.35
    full = 0.55 if kind == GOLD else 0.75
    return full * (0.45 + 0.14 * left)


@kernel
def knight_worth(s: Any, strength: int) -> float:
    """A knight in service: what it brings in each round to come, and for the knighthood."""
    return (0.9 + 0.55 * strength) * rounds_left(s) + 0.35 * strength


@kernel
def upgrade_worth(s: Any) -> float:
    """One more strength."""
    return 0.55 * rounds_left(s) + 0.6


@kernel
def tile_worth(s: Any) -> float:
    """An extension tile: its yield in each round to come, and the majority."""
    paying = rounds_left(s) + (1 if int(s["phase"]) < CASTLES_PHASE else 0)
    return 0.95 * paying + 1.0


@kernel
def noble_worth(s: Any, seat: int) -> float:
    """One more noble: points at the end, stones until then, and the next one pays more."""
    n = int(s["nobles"][seat])
    return NOBLE_POINTS[min(n + 1, 9)] - NOBLE_POINTS[n] + 0.45 * rounds_left(s) + 0.4


@kernel
def reward_worth(s: Any, seat: int, county: int) -> float:
    """The other reward of a county."""
    pays = s["county_pays"][county]
    worth = float(pays[POINTS])
    for kind in range(3):
        worth += int(pays[kind]) * token_worth(s, kind)
    reward = COUNTY_REWARDS[county]
    if reward == EXTENSION:
        worth += tile_worth(s)
    elif reward == UPGRADE_REWARD:
        worth += upgrade_worth(s)
    elif reward == KNIGHT_REWARD:
        if int(s["reserve"][seat, 0]) > 0:
            worth += knight_worth(s, 1)
    elif reward == CROSSING:
        worth += 2.0
    return worth


@kernel
def county_worth(s: Any, seat: int, county: int) -> float:
    """What holding a county brings when counties are scored."""
    reward = reward_worth(s, seat, county)
    if not may_take_noble(s, seat, county):
        return reward
    noble = noble_worth(s, seat)
    both = 0.0
    if int(s["stock"][seat, GOLD]) >= PRICE_OF_BOTH:
        both = noble + reward - PRICE_OF_BOTH * token_worth(s, GOLD)
    return max(max(noble, reward), both)


@kernel
def space_worth(s: Any, seat: int, space: int) -> float:
    """What scoring a castle space brings."""
    squires = int(s["stock"][seat, SQUIRES])
    if space == SPACE_RECRUIT:
        if squires < int(s["castle_cost"][0]) or int(s["reserve"][seat, 0]) == 0:
            return 0.1
        gain = knight_worth(s, 1) - int(s["castle_cost"][0]) * token_worth(s, SQUIRES)
        return max(gain, 0.0)
    if space == SPACE_UPGRADE:
        if squires < int(s["castle_cost"][1]):
            return 0.1
        gain = upgrade_worth(s) - int(s["castle_cost"][1]) * token_worth(s, SQUIRES)
        return max(gain, 0.0)
    worth = 0.0
    for kind in range(3):
        worth += int(s["castle_pays"][space, kind]) * token_worth(s, kind)
    return worth


@kernel
def conflict_worth(s: Any, slot: int, berth: int) -> float:
    """Points a side may expect in a conflict, less the risk to its knights."""
    card = int(s["conflict"][slot])
    english, french = english_strength(s, slot), int(s["conflict_strength"][card])
    chance = 1.0 if english >= french else 0.0
    if chance == 0.0 and int(s["phase"]) <= PLACING:
        chance = 0.85 * english / french
    rank = rank_of(s, slot, berth)
    points = chance * float(s["conflict_points"][card, rank])
    if rank + 1 < BERTHS:
        points += (1.0 - chance) * float(s["conflict_points"][card, rank + 1])
    strength = strength_at(s, slot, berth)
    lost = 0.5 if slot >= ROW else 0.2
    second = 0.0
    if slot < ROW and rounds_left(s) > 0:
        second = (1.0 - chance) * 0.6 * float(s["conflict_points"][card, rank])
    return points + second - (1.0 - chance) * lost * strength * (1.0 if rounds_left(s) else 0.3)


@kernel
def law_share_worth(s: Any, seat: int, law: int) -> float:
    """One share of a law."""
    special = int(LAW_SPECIAL[law])
    if special == TRADES:
        return trade_worth(s, seat, law)
    worth = float(LAW_PAYS[law, POINTS])
    for kind in range(3):
        worth += int(LAW_PAYS[law, kind]) * token_worth(s, kind)
    if special == NEW_KNIGHT:
        worth += knight_worth(s, 1) if int(s["reserve"][seat, 0]) > 0 else 0.0
    elif special == PROMOTE or special == MAY_UPGRADE or special == MAY_UPGRADE_PLACED:
        worth += upgrade_worth(s)
    elif special == MAY_LAY_TILE:
        worth += tile_worth(s)
    elif special == BUY_TILES:
        gain = tile_worth(s) - int(LAW_COSTS[law, GOLD]) * token_worth(s, GOLD)
        worth += max(gain, 0.0) * (int(s["stock"][seat, GOLD]) // 4)
    elif special == COUNTY_TOLL:
        worth -= token_worth(s, GOLD)
    elif special == TILE_TOLL:
        worth -= token_worth(s, SQUIRES)
    return worth


@kernel
def trade_worth(s: Any, seat: int, law: int) -> float:
    """What trading by a law brings, as often as the stock allows, if it brings anything."""
    times, net = 99, float(LAW_PAYS[law, POINTS])
    for kind in range(3):
        net += int(LAW_PAYS[law, kind]) * token_worth(s, kind)
        cost = int(LAW_COSTS[law, kind])
        if cost:
            times = min(times, int(s["stock"][seat, kind]) // cost)
            net -= cost * token_worth(s, kind) * 0.8
    return max(net, 0.0) * times


@kernel
def law_worth(s: Any, seat: int, law: int) -> float:
    """What a law would bring a player now."""
    what = int(LAW_COUNTS[law])
    count, most = count_for_law(s, seat, what), 0
    if int(LAW_WHEN[law]) == MOST:
        for other in range(int(s["players"])):
            most = max(most, count_for_law(s, other, what))
    n = shares(int(LAW_WHEN[law]), count, int(LAW_N[law]), most)
    return n * law_share_worth(s, seat, law) if n else 0.0


@kernel
def laws_worth(s: Any, seat: int) -> float:
    """The laws still to be applied this round, and a part of those proposed."""
    phase = int(s["phase"])
    if phase > LAWS_PHASE:
        return 0.0
    first = int(s["at"]) if phase == LAWS_PHASE else 0
    weight = 1.0 if phase >= PARLIAMENT else 0.6
    worth = 0.0
    for k in range(first, IN_FORCE):
        worth += weight * law_worth(s, seat, int(s["in_force"][k]))
    if phase == PLACING:
        for k in range(PROPOSALS):
            worth += 0.3 * law_worth(s, seat, proposal(s, k))
    return worth


@kernel
def board_worth(s: Any, seat: int) -> float:
    """What the knights on the board are about to bring."""
    phase, worth = int(s["phase"]), 0.0
    others = 0
    if phase == PLACING:
        for side in range(int(s["sides"])):
            others += at_court(s, side) if side != seat else 0
    if phase <= COUNTIES_PHASE:
        first = int(s["at"]) if phase == COUNTIES_PHASE else 0
        for county in range(first, len(COUNTIES)):
            if int(s["county_side"][county]) == seat:
                total = int(s["county_strength"][county]) + int(s["county_squires"][county])
                risk = min(0.5, 0.12 * others / max(total - 0.5, 0.5))
                worth += (1.0 - risk) * county_worth(s, seat, county)
    if phase <= CASTLES_PHASE:
        for space in range(len(SPACES)):
            if int(s["castle"][seat, space]):
                worth += space_worth(s, seat, space)
    for slot in range(len(CONFLICTS)):
        if int(s["conflict"][slot]) != NONE:
            berth = berth_of(s, slot, seat)
            if berth != NONE:
                worth += conflict_worth(s, slot, berth)
    return worth


@kernel
def player_worth(s: Any, seat: int) -> float:
    """The final points a player may expect."""
    left = rounds_left(s)
    worth = 0.0
    for line in range(FROM_KNIGHTHOOD):
        worth += int(s["points"][seat, line])
    n = int(s["nobles"][seat])
    worth += NOBLE_POINTS[n] + 0.45 * n * left
    sure = 1.0 - 0.12 * left
    worth += sure * majority_points(s, seat, FROM_KNIGHTHOOD)
    worth += sure * majority_points(s, seat, FROM_EXTENSIONS)
    for kind in range(3):
        worth += int(s["stock"][seat, kind]) * token_worth(s, kind)
    for k in range(STRENGTHS):
        worth += (KNIGHTS[k] - int(s["reserve"][seat, k])) * knight_worth(s, k + 1)
    for space in range(len(SPACES)):
        if int(s["tile"][seat, space]) != TILE_IN_STOCK:
            worth += tile_worth(s)
            if int(s["tile"][seat, space]) == TILE_OPEN and int(s["phase"]) < CASTLES_PHASE:
                worth += 0.3 * space_worth(s, seat, space)
    if int(s["phase"]) == PLACING:
        for k in range(STRENGTHS):
            worth += int(s["court"][seat, k]) * (1.0 + 0.5 * (k + 1))
    return worth + board_worth(s, seat) + laws_worth(s, seat)


@kernel
def ally_worth(s: Any, side: int) -> float:
    """What an ally's knights on the board do for its player: mostly, they stand in the way."""
    worth = 0.0
    for county in range(len(COUNTIES)):
        if int(s["county_side"][county]) == side and is_ally(s, side):
            worth += 0.4 * county_worth(s, 1 - (side - 2), county)
    return worth
