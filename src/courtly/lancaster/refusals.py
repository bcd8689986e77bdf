"""Why a move is not legal, with the rule that forbids it. Read from what the seat itself sees."""

from __future__ import annotations

from typing import Any

from ..core.errors import Refusal
from ..core.moves import Move
from ..core.texts import Key
from .constants import (
    ALLY_SPACES,
    BRING_SQUIRES,
    CASTLE,
    CASTLE_PLACE,
    CONFLICT_PLACE,
    CONFLICTS,
    COUNTIES,
    COUNTY,
    CROSS,
    DECISIONS,
    EXCHANGE,
    FAVOUR,
    GOLD,
    LAWS_PHASE,
    LAY,
    LEFT_OUT,
    NOBLE,
    NONE,
    PLACE,
    PLACES,
    PRICE_OF_BOTH,
    RANSOM,
    RANSOM_PRICE,
    SEATS,
    SEND,
    SETUP,
    SPACE_RECRUIT,
    SPACE_UPGRADE,
    SPACES,
    SQUIRES,
    START,
    STRENGTHS,
    TILE_IN_STOCK,
    TOKENS,
    TOLL,
    TRADE,
    UPGRADE,
    VOTE,
    VOTES,
)
from .law_table import EXCHANGE_RATE, LAW_COSTS, LAW_IDS, LAW_SPECIAL, MAY_UPGRADE_PLACED
from .rules.conflicts import slot_in_order
from .rules.knights import knights_at
from .rules.placing import squires_needed

#: The decisions at which a kind of move can come up at all, and the rule that says so.
_WHEN = {
    "place": ((PLACE,), "L2.1"),
    "squires": ((BRING_SQUIRES,), "L2.3"),
    "favour": ((FAVOUR,), "L2.7"),
    "noble": ((NOBLE,), "L2.8"),
    "lay": ((LAY,), "L5.4"),
    "no": ((VOTE,), "L3.1"),
    "yes": ((VOTE,), "L3.1"),
    "trade": ((TRADE,), "L3.5"),
    "exchange": ((EXCHANGE,), "N32"),
    "send": ((SEND,), "N12"),
    "pay": ((TOLL,), "L3.5"),
    "refuse": ((TOLL,), "L3.5"),
    "take": ((COUNTY,), "L5.1"),
    "cross": ((CROSS,), "L5.9"),
    "name": ((START,), "L5.10"),
    "upgrade": ((UPGRADE, CASTLE), "L5.7"),
    "recruit": ((CASTLE,), "L6.2"),
    "ransom": ((RANSOM,), "L7.6"),
    "decline": ((LAY, EXCHANGE, UPGRADE, CASTLE, RANSOM), ""),
}

#: The rule that asks for an answer, at the decisions that cannot be declined.
_ASKS = {
    PLACE: "L2.1",
    BRING_SQUIRES: "L2.3",
    FAVOUR: "L2.7",
    NOBLE: "L2.8",
    VOTE: "L3.1",
    TRADE: "L3.5",
    SEND: "N12",
    TOLL: "L3.5",
    COUNTY: "L5.1",
    CROSS: "L5.9",
    START: "L5.10",
}


def refuse(s: Any, seat: int, move: Move) -> Refusal:
    """The rule that forbids `move` to `seat` in a position where it is not legal."""
    decision = int(s["decision"])
    decisions, rule = _WHEN[move.kind]
    if decision not in decisions:
        asked = Key(f"lancaster-decision-{DECISIONS[decision]}")
        return Refusal(rule or _ASKS[decision], "lancaster-refused-not-now", {"asked": asked})
    return _BY_KIND[move.kind](s, seat, move)


def _law(s: Any) -> int:
    return int(s["in_force"][int(s["at"])])


def _have(s: Any, seat: int, what: int) -> int:
    return int(s["stock"][seat, what])


def _too_few(rule: str, what: int, have: int, needed: int) -> Refusal:
    params = {"token": Key(f"lancaster-token-{TOKENS[what]}"), "have": have, "needed": needed}
    return Refusal(rule, "lancaster-refused-too-few", params)


def _box_empty(what: int) -> Refusal:
    token = Key(f"lancaster-token-{TOKENS[what]}")
    return Refusal("L1.1", "lancaster-refused-box-empty", {"token": token})


def _refuse_place(s: Any, seat: int, move: Move) -> Refusal:
    ally, strength, place = move.args[0], move.args[1] + 1, move.args[2]
    side = seat + ally * int(s["players"])
    if side >= int(s["sides"]):
        return Refusal("L10.1", "lancaster-refused-no-ally")
    if int(s["court"][side, strength - 1]) == 0:
        return Refusal("L2.1", "lancaster-refused-not-at-court", {"strength": strength})
    if place < CASTLE_PLACE:
        return _refuse_county(s, side, strength, place)
    if place < CONFLICT_PLACE:
        return _refuse_castle(s, side, place - CASTLE_PLACE)
    return _refuse_conflict(s, place - CONFLICT_PLACE)


def _refuse_county(s: Any, side: int, strength: int, county: int) -> Refusal:
    minimum, players = int(s["county_minimum"][county]), int(s["players"])
    params = {"county": COUNTIES[county], "strength": strength, "minimum": minimum}
    if strength < minimum:
        return Refusal("L2.3", "lancaster-refused-too-weak", params)
    holder = int(s["county_side"][county])
    if holder == side:
        return Refusal("L2.4", "lancaster-refused-own-knight", params)
    if holder % players == side % players:
        return Refusal("L10.3", "lancaster-refused-friend", params)
    total = int(s["county_strength"][county]) + int(s["county_squires"][county])
    params = {**params, "total": total, "needed": squires_needed(s, side, strength, county)}
    if side >= players:
        return Refusal("L10.3", "lancaster-refused-ally-too-weak", params)
    return Refusal("L2.4", "lancaster-refused-not-stronger", params)


def _refuse_castle(s: Any, side: int, space: int) -> Refusal:
    params = {"space": SPACES[space]}
    if side >= int(s["players"]) and space >= ALLY_SPACES:
        return Refusal("L10.1", "lancaster-refused-ally-castle", params)
    if int(s["castle"][side, space]) != 0:
        return Refusal("L2.5", "lancaster-refused-space-taken", params)
    return Refusal("L2.5", "lancaster-refused-space-covered", params)


def _refuse_conflict(s: Any, slot: int) -> Refusal:
    params = {"conflict": CONFLICTS[slot]}
    if int(s["conflict"][slot]) == NONE:
        return Refusal("L2.6", "lancaster-refused-no-conflict", params)
    return Refusal("L2.6", "lancaster-refused-conflict-full", params)


def _refuse_squires(s: Any, seat: int, move: Move) -> Refusal:
    strength, county = int(s["hand_strength"]), int(s["hand_county"])
    needed = squires_needed(s, seat, strength, county)
    if move.args[0] < needed:
        params = {"needed": needed, "county": COUNTIES[county]}
        return Refusal("L2.4", "lancaster-refused-too-few-squires", params)
    return _too_few("L2.3", SQUIRES, _have(s, seat, SQUIRES), move.args[0])


def _refuse_favour(s: Any, seat: int, move: Move) -> Refusal:
    params = {"favour": move.labels[0]}
    if int(s["favour"][move.args[0]]) == LEFT_OUT:
        return Refusal("L1.8", "lancaster-refused-favour-left-out", params)
    return Refusal("L2.7", "lancaster-refused-favour-taken", params)


def _refuse_noble(s: Any, seat: int, move: Move) -> Refusal:
    params = {"county": move.labels[0]}
    if int(s["nobles_left"][move.args[0]]) == 0:
        return Refusal("L2.8", "lancaster-refused-no-noble", params)
    return Refusal("L5.3", "lancaster-refused-noble-had", params)


def _refuse_lay(s: Any, seat: int, move: Move) -> Refusal:
    if int(s["tile"][seat, move.args[0]]) != TILE_IN_STOCK:
        return Refusal("L5.4", "lancaster-refused-tile-laid", {"space": move.labels[0]})
    return _too_few("N14", GOLD, _have(s, seat, GOLD), int(LAW_COSTS[_law(s), GOLD]))


def _refuse_vote(s: Any, seat: int, move: Move) -> Refusal:
    return _too_few("L3.1", VOTES, _have(s, seat, VOTES), move.args[0])


def _refuse_trade(s: Any, seat: int, move: Move) -> Refusal:
    law, times = _law(s), move.args[0]
    for what in range(len(TOKENS)):
        needed = times * int(LAW_COSTS[law, what])
        have = int(s["left_over"][seat]) if what == VOTES else _have(s, seat, what)
        if have < needed:
            return _too_few(LAW_IDS[law], what, have, needed)
    return _box_empty(VOTES)


def _refuse_exchange(s: Any, seat: int, move: Move) -> Refusal:
    what, amount = move.args
    if amount == 0:
        return Refusal("N32", "lancaster-refused-exchange-none")
    if _have(s, seat, what) < EXCHANGE_RATE * amount:
        return _too_few("N32", what, _have(s, seat, what), EXCHANGE_RATE * amount)
    return _box_empty(1 - what)


def _refuse_send(s: Any, seat: int, move: Move) -> Refusal:
    if move.args[0] > int(s["due"][seat]):
        return Refusal("N12", "lancaster-refused-send", {"most": int(s["due"][seat])})
    return _too_few("N12", SQUIRES, _have(s, seat, SQUIRES), move.args[0])


def _refuse_pay(s: Any, seat: int, move: Move) -> Refusal:
    law = _law(s)
    what = GOLD if int(LAW_COSTS[law, GOLD]) else SQUIRES
    return _too_few(LAW_IDS[law], what, 0, 1)


def _refuse_take(s: Any, seat: int, move: Move) -> Refusal:
    if int(s["side"]) != seat:
        return Refusal("L10.4", "lancaster-refused-ally-both")
    return _too_few("L5.1", GOLD, _have(s, seat, GOLD), PRICE_OF_BOTH)


def _refuse_cross(s: Any, seat: int, move: Move) -> Refusal:
    return _refuse_conflict(s, move.args[0])


def _refuse_name(s: Any, seat: int, move: Move) -> Refusal:
    seats = ", ".join(SEATS[: int(s["players"])])
    return Refusal("L5.10", "lancaster-refused-no-seat", {"seats": seats})


def _refuse_paid(s: Any, seat: int, space: int) -> Refusal | None:
    """Why a paid reward of the castle is not to be had, if the castle is the reason."""
    if int(s["decision"]) != CASTLE:
        return None
    if not int(s["scorable"]) >> space & 1:
        return Refusal("L6.1", "lancaster-refused-not-scored", {"space": SPACES[space]})
    have, cost = _have(s, seat, SQUIRES), int(s["castle_cost"][space])
    if int(s["side"]) == seat and have < cost:
        return _too_few("L6.2", SQUIRES, have, cost)
    return None


def _refuse_upgrade(s: Any, seat: int, move: Move) -> Refusal:
    side, strength, place = int(s["side"]), move.args[0] + 1, move.args[1]
    params = {"strength": strength, "stronger": strength + 1, "place": PLACES[place]}
    if refusal := _refuse_paid(s, seat, SPACE_UPGRADE):
        return refusal
    if knights_at(s, side, place, strength) == 0:
        return Refusal("L5.7", "lancaster-refused-no-knight-there", params)
    if int(s["reserve"][side, strength]) == 0:
        return Refusal("L5.7", "lancaster-refused-none-stronger", params)
    assert int(LAW_SPECIAL[_law(s)]) == MAY_UPGRADE_PLACED
    return Refusal("B01", "lancaster-refused-placed-only")


def _refuse_recruit(s: Any, seat: int, move: Move) -> Refusal:
    return _refuse_paid(s, seat, SPACE_RECRUIT) or Refusal("L5.5", "lancaster-refused-no-recruit")


def _refuse_ransom(s: Any, seat: int, move: Move) -> Refusal:
    strength, slot = move.args[0] + 1, int(slot_in_order(int(s["at"])))
    assert 1 <= strength <= STRENGTHS
    if knights_at(s, seat, CONFLICT_PLACE + slot, strength) == 0:
        return Refusal("L7.6", "lancaster-refused-no-captive", {"strength": strength})
    return _too_few("L7.6", GOLD, _have(s, seat, GOLD), strength * RANSOM_PRICE)


def _refuse_decline(s: Any, seat: int, move: Move) -> Refusal:
    assert int(s["phase"]) != LAWS_PHASE
    rule = "L1.4" if int(s["phase"]) == SETUP else "L5.4"
    return Refusal(rule, "lancaster-refused-must-lay")


_BY_KIND = {
    "place": _refuse_place,
    "squires": _refuse_squires,
    "favour": _refuse_favour,
    "noble": _refuse_noble,
    "lay": _refuse_lay,
    "no": _refuse_vote,
    "yes": _refuse_vote,
    "trade": _refuse_trade,
    "exchange": _refuse_exchange,
    "send": _refuse_send,
    "pay": _refuse_pay,
    "take": _refuse_take,
    "cross": _refuse_cross,
    "name": _refuse_name,
    "upgrade": _refuse_upgrade,
    "recruit": _refuse_recruit,
    "ransom": _refuse_ransom,
    "decline": _refuse_decline,
}
