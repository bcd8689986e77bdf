"""Setting up: a record of the options and figures, and the deal [L1]."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.events import no_log
from ..core.jit import kernel
from ..core.rng import scale, shuffle
from .components import Components
from .constants import (
    COIN,
    CONFLICT_CARDS,
    CONFLICTS_DEALT,
    FAVOURS,
    KNIGHTS,
    LAW_DECKS,
    LAY,
    NONE,
    SECTIONS,
    SETUP,
    STRENGTHS,
    SUPPLIES,
    TOKENS,
)
from .events import S_SETUP
from .law_table import SECTION_FIRST, SECTION_SIZE, SET_SIZE
from .rules.allies import is_ally
from .rules.asking import ask
from .rules.flow import open_round
from .state import STATE

_LAW_WORDS = 2 + 3 + 3 + 3 + 2
DEAL_WORDS = 1 + SECTIONS + _LAW_WORDS + 2 + (CONFLICTS_DEALT - 1)


def prototype(
    components: Components,
    players: int,
    law_deck: str,
    sections: tuple[int, ...],
    open_stock: bool,
    supply: str,
    start: int,
) -> NDArray[Any]:
    """A record with options and figures alone.

    With two players stocks are open and each leads an ally [L10.1]. Nobles, favours and conflicts
    depend on the number of players [L1.6–L1.8].
    """
    states = np.zeros(1, STATE)
    s = states[0]
    s["players"] = players
    s["sides"] = 4 if players == 2 else players
    s["law_deck"] = LAW_DECKS.index(law_deck)
    s["sections"] = sections
    s["open_stock"] = open_stock or players == 2
    s["box"] = SUPPLIES.index(supply)
    s["start_option"] = start
    s["total"] = components.supply
    s["stock_at_start"] = components.stock
    s["nobles_each"] = components.nobles[players]
    s["county_minimum"] = [county.minimum for county in components.counties]
    s["county_pays"] = [county.pays for county in components.counties]
    s["castle_pays"] = components.castle
    s["castle_cost"] = components.castle_cost
    s["favour_pays"] = components.favours
    s["favour_out"] = [name in components.favours_out[players] for name in FAVOURS]
    s["conflict_strength"] = [card.strength for card in components.conflicts]
    s["conflict_points"] = [card.points for card in components.conflicts]
    s["conflicts_out"] = components.conflicts_removed[players]
    return states


@kernel
def law_of(section: int, new: int, number: int) -> int:
    """Law `number` of a section in the base or the new set [L4.1]."""
    return int(SECTION_FIRST[section]) + new * SET_SIZE + number


@kernel
def deal_laws(s: Any, words: Any, at: int) -> int:
    """Section 0 into force, the others onto the pile, each shuffled, 1 on top [L1.9, L4.1]."""
    coins = at
    at += SECTIONS
    n = 0
    for section in range(SECTIONS):
        new = int(s["sections"][section])
        if new == COIN:
            new = scale(words[coins + section], 2)
        size = int(SECTION_SIZE[section])
        cards = s["in_force"][:] if section == 0 else s["deck"][n : n + size]
        for k in range(size):
            cards[k] = law_of(section, new, k)
        at = shuffle(cards, size, words, at)
        n += size if section else 0
    return at


@kernel
def deal_conflicts(s: Any, words: Any, at: int) -> None:
    """Leave two cards out, at random among those of equal strength, and shuffle the rest [L1.7]."""
    deck = s["conflict_deck"]
    for card in range(CONFLICT_CARDS):
        deck[card] = card
    last = CONFLICT_CARDS - 1
    for k in range(2):
        strength = int(s["conflicts_out"][k])
        n = 0
        for i in range(last + 1):
            n += int(s["conflict_strength"][deck[i]]) == strength
        pick = scale(words[at], n)
        at += 1
        for i in range(last + 1):
            if int(s["conflict_strength"][deck[i]]) != strength:
                continue
            if pick == 0:
                kept = deck[i]
                deck[i] = deck[last]
                deck[last] = kept
                break
            pick -= 1
        last -= 1
    shuffle(deck, CONFLICTS_DEALT, words, at)


@kernel
def muster(s: Any, side: int) -> None:
    """One knight of 1 and one of 2 at court, an ally's one of 2; the rest in reserve.

    [L1.2, L10.1]
    """
    for k in range(STRENGTHS):
        start = k == 1 or (k == 0 and not is_ally(s, side))
        s["court"][side, k] = 1 if start else 0
        s["reserve"][side, k] = KNIGHTS[k] - (1 if start else 0)


@kernel
def hand_out(s: Any, seat: int) -> None:
    """Two gold, two squires and a vote stone, out of the supply [L1.1, L1.3]."""
    for what in range(len(TOKENS)):
        amount = int(s["stock_at_start"][what])
        s["stock"][seat, what] = amount
        s["supply"][what] = int(s["supply"][what]) - amount


@kernel
def deal(s: Any, words: Any) -> None:
    """Draw the start player, shuffle laws and conflicts, give everyone their pieces.

    The start player is then asked for a first tile, with round 1 open before all; in engine 1 only
    the laws in force were [L1.4]. [L1.1–L1.9]
    """
    players = int(s["players"])
    lot = scale(words[0], players)
    s["start"] = lot if int(s["start_option"]) == NONE else int(s["start_option"])
    at = deal_laws(s, words, 1)
    deal_conflicts(s, words, at)
    for what in range(len(TOKENS)):
        s["supply"][what] = int(s["total"][what])
    for side in range(int(s["sides"])):
        muster(s, side)
    for seat in range(players):
        hand_out(s, seat)
    s["county_side"][:] = NONE
    s["berth_side"][:] = NONE
    s["conflict"][:] = NONE
    s["nobles_left"][:] = int(s["nobles_each"])
    s["ballot"][:] = NONE
    s["hand_county"] = NONE
    s["source"] = S_SETUP
    s["phase"] = SETUP
    if int(s["engine"]) > 1:
        s["round"] = 1
        open_round(s, no_log())
    s["order"] = 1
    ask(s, LAY, int(s["start"]))
