"""How Lancaster is judged: prospects of every seat, and the moves a sensible player makes."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ....core.jit import kernel
from ....core.rng import below
from ....lancaster.constants import (
    BRING_SQUIRES,
    CASTLE_PLACE,
    CHOICE_BOTH,
    CHOICE_NOBLE,
    CONFLICT_PLACE,
    COUNTY,
    FACE_UP,
    FAVOUR,
    FAVOUR_NOBLE,
    FAVOUR_UPGRADE,
    FAVOURS,
    GOLD,
    MOST_SEATS,
    NONE,
    OVER,
    PLACE,
    PRICE_OF_BOTH,
    SQUIRES,
    START,
    TOLL,
    TRADE,
    VOTE,
    VOTES,
)
from ....lancaster.moves import (
    M_DECLINE,
    M_FAVOUR,
    M_NAME,
    M_NO,
    M_PAY,
    M_SCORE,
    M_TAKE,
    M_YES,
)
from ....lancaster.rules.allies import has_ally
from ....lancaster.rules.asking import law_in_hand
from ....lancaster.rules.conflicts import english_strength, strength_at
from ....lancaster.rules.ending import score, standing
from ....lancaster.rules.knights import berth_of
from ....lancaster.rules.parliament import proposal
from ....lancaster.rules.places import squires_needed
from ....lancaster.rules.placing import placement
from ...search.style import Steps, Style
from .worth import (
    ally_worth,
    county_worth,
    law_worth,
    noble_worth,
    player_worth,
    reward_worth,
    rounds_left,
    space_worth,
    token_worth,
    trade_worth,
    upgrade_worth,
)

SOLVER = ""  # no ending is simple enough
FEATURES = "courtly.bots.games.lancaster.features"  # what nets look at
#: Numbers of players with a net that was measured to be stronger (docs/strength.md); the levels
#: play by it. Other nets are for those who ask.
STRONGER = (2, 3, 4, 5)
STYLE = Style(explore=0.3, wide=1.5, horizon=60)
#: A long search on a net plays on for so many decisions before it judges (docs/nets).
NETS_PLAY_ON = 20
STEPS = Steps(squire_blur=1.0, knight_blur=0.2, duke_simulations=1000)
CANDIDATES = 8  # places looked at in a playout


@kernel
def spread(worths: Any, n: int, heat: float, values: Any) -> None:
    """Prospects that add up to 1: the more points ahead, the surer, the later in the game."""
    top = worths[0]
    for seat in range(1, n):
        top = max(top, worths[seat])
    total = 0.0
    for seat in range(n):
        values[seat] = math.exp((worths[seat] - top) / heat)
        total += values[seat]
    for seat in range(n):
        values[seat] /= total


@kernel
def estimate(s: Any, values: Any, rng: Any) -> None:
    """The chance of each seat to win, by what it may expect to score [L9.6]."""
    n = int(s["players"])
    worths = np.zeros(MOST_SEATS, np.float64)
    if int(s["decision"]) != OVER:
        for seat in range(n):
            worths[seat] = player_worth(s, seat)
            if has_ally(s):
                worths[seat] += ally_worth(s, seat + n)
        spread(worths, n, 5.0 + 1.5 * rounds_left(s), values)
        return
    points, ranks = np.zeros(MOST_SEATS, np.int64), np.zeros(MOST_SEATS, np.int64)
    score(s, points)
    standing(s, ranks)
    best = ranks[:n].max()
    winners = 0
    for seat in range(n):
        worths[seat] = points[seat]
        winners += ranks[seat] == best
    spread(worths, n, 5.0, values)
    for seat in range(n):
        won = 1.0 / winners if ranks[seat] == best else 0.0
        values[seat] = 0.75 * won + 0.25 * values[seat]


@kernel
def blind(s: Any) -> bool:
    """Whether looking one move ahead shows nothing: the vote is decided when all are in."""
    return int(s["decision"]) == VOTE


@kernel
def favour_worth(s: Any, seat: int, tile: int) -> float:
    """What a favour brings."""
    if tile == FAVOUR_NOBLE:
        return noble_worth(s, seat)
    if tile == FAVOUR_UPGRADE:
        return upgrade_worth(s)
    gold, squires = int(s["favour_pays"][tile, GOLD]), int(s["favour_pays"][tile, SQUIRES])
    return gold * token_worth(s, GOLD) + squires * token_worth(s, SQUIRES)


@kernel
def best_favour(s: Any, seat: int) -> float:
    """The best favour still to be had."""
    best = 0.0
    for tile in range(len(FAVOURS)):
        if int(s["favour"][tile]) == FACE_UP:
            best = max(best, favour_worth(s, seat, tile))
    return best


@kernel
def join_worth(s: Any, side: int, slot: int, strength: int) -> float:
    """What a knight adds in a conflict: points by the rank it would reach."""
    card = int(s["conflict"][slot])
    berth = berth_of(s, slot, side)
    mine, better = strength, 0
    if berth != NONE:
        mine += strength_at(s, slot, berth)
    for other in range(3):
        if other != berth and int(s["berth_side"][slot, other]) != NONE:
            better += strength_at(s, slot, other) > mine
    english = english_strength(s, slot) + strength
    chance = min(1.0, english / int(s["conflict_strength"][card]))
    points = chance * float(s["conflict_points"][card, min(better, 2)])
    return points * (0.45 if berth != NONE else 0.85) - 0.3 * strength * (1.0 - chance)


@kernel
def place_worth(s: Any, seat: int, move: int) -> float:
    """What placing a knight somewhere promises, less what the knight and its squires cost."""
    side, strength, place = placement(s, seat, move)
    ally = side != seat
    if place < CASTLE_PLACE:
        worth = county_worth(s, seat, place)
        worth -= squires_needed(s, side, strength, place) * token_worth(s, SQUIRES)
        worth += 0.25 * strength
    elif place < CONFLICT_PLACE:
        worth = space_worth(s, seat, place - CASTLE_PLACE)
    else:
        worth = join_worth(s, side, place - CONFLICT_PLACE, strength) + best_favour(s, seat)
    worth -= 0.45 * strength
    return 0.5 * worth if ally else worth


@kernel
def propose_place(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """The best of a few places, looked at in no order."""
    best, best_worth = 0, -1e9
    for _ in range(min(n, CANDIDATES)):
        k = below(rng, n)
        worth = place_worth(s, seat, int(moves[k])) + 0.001 * below(rng, 1000)
        if worth > best_worth:
            best, best_worth = k, worth
    return best


@kernel
def law_swing(s: Any, seat: int) -> float:
    """What adopting the law voted on is worth to a player, against the others."""
    players = int(s["players"])
    new, old = proposal(s, int(s["at"])), int(s["in_force"][0])
    mine = law_worth(s, seat, new) - law_worth(s, seat, old)
    others = 0.0
    for other in range(players):
        if other != seat:
            others += law_worth(s, other, new) - law_worth(s, other, old)
    return mine - others / (players - 1)


@kernel
def propose_vote(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """Yes to what helps more than it helps others, with stones as it matters."""
    swing = law_swing(s, seat) + 0.001 * (below(rng, 1000) - 500)
    stones = int(s["stock"][seat, VOTES])
    votes_to_come = 3 - int(s["at"])
    spend = min(stones, below(rng, 1 + int(min(abs(swing), 8.0))))
    if votes_to_come == 1:
        spend = max(spend, min(stones, int(abs(swing))))
    wanted_yes = swing > 0.0
    best, best_off = 0, 1000
    for k in range(n):
        move = int(moves[k])
        yes = move >= M_YES
        amount = move - (M_YES if yes else M_NO)
        off = abs(amount - spend) + (0 if yes == wanted_yes else 500)
        if off < best_off:
            best, best_off = k, off
    return best


@kernel
def propose_county(s: Any, side: int, moves: Any, n: int) -> int:
    """Noble, reward or both, whichever is worth more."""
    county, players = int(s["at"]), int(s["players"])
    if side >= players:
        return n - 1
    reward, noble = reward_worth(s, side, county), noble_worth(s, side)
    best, best_worth = 0, -1e9
    for k in range(n):
        choice = int(moves[k]) - M_TAKE
        worth = reward
        if choice == CHOICE_NOBLE:
            worth = noble
        elif choice == CHOICE_BOTH:
            worth = noble + reward - PRICE_OF_BOTH * token_worth(s, GOLD)
        if worth > best_worth:
            best, best_worth = k, worth
    return best


@kernel
def propose_favour(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """The favour worth most, now and then another."""
    best, best_worth = 0, -1e9
    for k in range(n):
        worth = favour_worth(s, seat, int(moves[k]) - M_FAVOUR) + 0.001 * below(rng, 800)
        if worth > best_worth:
            best, best_worth = k, worth
    return best


@kernel
def propose_other(s: Any, seat: int, decision: int, moves: Any, n: int, rng: Any) -> int:
    """Small decisions: take what is offered, pay what is due, bring few squires."""
    if decision == BRING_SQUIRES:
        draw = below(rng, 10)
        return min(n - 1, 0 if draw < 6 else 1 if draw < 9 else 2)
    if decision == TRADE:
        return n - 1 if trade_worth(s, seat, law_in_hand(s)) > 0.0 else 0
    if decision == TOLL:
        return 0 if int(moves[0]) == M_PAY else n - 1
    if decision == START:
        for k in range(n):
            if int(moves[k]) == M_NAME + seat:
                return k
    if int(moves[n - 1]) >= M_SCORE:  # what is paid first fills the box
        paid = 0
        while int(moves[paid]) < M_SCORE:
            paid += 1
        return below(rng, paid) if paid else 0
    if n > 1 and int(moves[n - 1]) == M_DECLINE:
        return below(rng, n - 1)
    return below(rng, n)


@kernel
def propose(s: Any, seat: int, moves: Any, n: int, rng: Any) -> int:
    """A sensible move for the open decision."""
    if n == 1:
        return 0
    decision = int(s["decision"])
    if decision == PLACE:
        return propose_place(s, seat, moves, n, rng)
    if decision == VOTE:
        return propose_vote(s, seat, moves, n, rng)
    if decision == COUNTY:
        return propose_county(s, int(s["side"]), moves, n)
    if decision == FAVOUR:
        return propose_favour(s, seat, moves, n, rng)
    return propose_other(s, seat, decision, moves, n, rng)
