"""Phase 3a: the counties, A to I [L5]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import (
    CHOICE_BOTH,
    CHOICE_NOBLE,
    CHOICE_REWARD,
    COUNTY,
    COUNTY_REWARDS,
    CROSS,
    CROSSING,
    EXTENSION,
    FROM_COUNTIES,
    GOLD,
    KNIGHT_REWARD,
    LAY,
    NONE,
    POINTS,
    PRICE_OF_BOTH,
    SEATS,
    START,
    SURREY,
    UPGRADE,
    UPGRADE_REWARD,
)
from ..events import E_COUNTY_SCORED, E_REWARD_LAPSED, E_START_PLAYER_NAMED, S_BOTH, S_COUNTY
from ..moves import M_NAME, M_TAKE
from ..refusals import have, too_few
from .allies import is_ally
from .asking import ask, asked_in_county, asking
from .crossing import can_cross
from .extensions import tiles_in_stock
from .knights import bring_home, dismiss_squires, recruit
from .nobles import may_take_noble, take_noble
from .tokens import gain_row, score_points, spend
from .upgrades import can_upgrade


@kernel
def county_moves(s: Any, seat: int, moves: Any) -> int:
    """The noble, the other reward, or both for gold; an ally never has both [L5.1, L10.4].

    Asked only where the county has a noble to give.
    """
    moves[0] = M_TAKE + CHOICE_NOBLE
    moves[1] = M_TAKE + CHOICE_REWARD
    if is_ally(s, int(s["side"])) or int(s["stock"][seat, GOLD]) < PRICE_OF_BOTH:
        return 2
    moves[2] = M_TAKE + CHOICE_BOTH
    return 3


@kernel
def score_county(s: Any, side: int, choice: int, log: Any) -> None:
    """Give what was chosen, the noble first; the gold for both is paid before [L5.1]."""
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
def play_county(s: Any, seat: int, move: int, log: Any) -> None:
    """Score the county by the choice made [L5.1]."""
    score_county(s, int(s["side"]), move - M_TAKE, log)


@kernel
def county_fits(s: Any, side: int) -> bool:
    """Whoever holds the county is asked, if it has a noble to give [L5.1]."""
    return asked_in_county(s, side) and may_take_noble(s, side, int(s["at"]))


def refuse_take(s: Any, seat: int, move: Move) -> Refusal:
    """Both cannot be had: an ally never has both, a player must pay for them [L5.1, L10.4]."""
    if int(s["side"]) != seat:
        return Refusal("L10.4", "lancaster-refused-ally-both")
    return too_few("L5.1", GOLD, have(s, seat, GOLD), PRICE_OF_BOTH)


COUNTY_DECISION = Decision(
    name="county",
    rule="L5.1",
    moves=county_moves,
    play=play_county,
    fits=county_fits,
    refuse={"take": refuse_take},
)


@kernel
def start_moves(s: Any, seat: int, moves: Any) -> int:
    """Any player may be named start player [L5.10]."""
    for other in range(int(s["players"])):
        moves[other] = M_NAME + other
    return int(s["players"])


@kernel
def play_start(s: Any, seat: int, move: int, log: Any) -> None:
    """Give the start player's stone away or keep it; the new order holds at once [L5.10, L10.7]."""
    s["start"] = move - M_NAME
    emit(log, E_START_PLAYER_NAMED, int(s["side"]), move - M_NAME)


@kernel
def start_fits(s: Any, side: int) -> bool:
    """Whoever holds Surrey names the start player [L5.10]."""
    return asked_in_county(s, side) and int(s["at"]) == SURREY


def refuse_name(s: Any, seat: int, move: Move) -> Refusal:
    """There is no such player [L5.10]."""
    seats = ", ".join(SEATS[: int(s["players"])])
    return Refusal("L5.10", "lancaster-refused-no-seat", {"seats": seats})


START_DECISION = Decision(
    name="start",
    rule="L5.10",
    moves=start_moves,
    play=play_start,
    fits=start_fits,
    refuse={"name": refuse_name},
)


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
