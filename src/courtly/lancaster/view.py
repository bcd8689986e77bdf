"""What each seat may see, and filling in what it may not [L11]."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.jit import kernel
from ..core.rng import below
from .constants import (
    BRING_SQUIRES,
    COIN,
    CONFLICT_CARDS,
    CONFLICTS_DEALT,
    DECK,
    GOLD,
    MOST_AMOUNT,
    NONE,
    OVER,
    PLACE,
    PROPOSALS,
    ROW,
    SECTIONS,
    SQUIRES,
    UNKNOWN,
    VOTES,
)
from .law_table import LAW_SECTION, LAWS, SECTION_SIZE, SET_SIZE
from .rules.placing import least_squires, squires_needed
from .setup import law_of


@kernel
def stocks_hidden(s: Any) -> bool:
    """Whether gold and squires are behind screens: not when laid open, nor at the end [L11.1]."""
    return int(s["open_stock"]) == 0 and int(s["decision"]) != OVER


@kernel
def strength_is_unique(s: Any, strength: int) -> bool:
    """Whether just one conflict card has this strength, so that all know which was left out."""
    n = 0
    for card in range(CONFLICT_CARDS):
        n += int(s["conflict_strength"][card]) == strength
    return n == 1


@kernel
def redact(s: Any, seat: int) -> None:
    """Blank others' gold, squires and ballots, and the draw piles [L11.1–L11.3].

    The supply is public: anyone may count what lies in the middle of the table.
    """
    for other in range(int(s["players"])):
        if other == seat:
            continue
        if stocks_hidden(s):
            s["stock"][other, GOLD] = UNKNOWN
            s["stock"][other, SQUIRES] = UNKNOWN
        if int(s["ballot"][other]) != NONE:
            s["ballot"][other] = UNKNOWN
    for k in range(int(s["round"]) * PROPOSALS, DECK):
        s["deck"][k] = UNKNOWN
    for k in range(int(s["round"]) * ROW, CONFLICTS_DEALT):
        s["conflict_deck"][k] = UNKNOWN
    for k in range(2):
        # the cards left out lie last, the first of them at the very end
        if not strength_is_unique(s, int(s["conflicts_out"][k])):
            s["conflict_deck"][CONFLICT_CARDS - 1 - k] = UNKNOWN


@kernel
def resample(s: Any, seat: int, rng: Any) -> None:
    """Fill a record blanked for `seat` with something it may take for the truth [L11.1, L11.2].

    Ballots are any the voter could cast. Undrawn laws and conflicts are drawn from those not seen.
    Of gold and squires the total behind all other screens is known, because the supply is public:
    it is dealt out among them token by token, after what the decision now open proves to be there.
    """
    resample_laws(s, rng)
    resample_conflicts(s, rng)
    resample_stock(s, GOLD, rng)
    resample_stock(s, SQUIRES, rng)
    for other in range(int(s["players"])):
        if int(s["ballot"][other]) == UNKNOWN:
            stones = min(int(s["stock"][other, VOTES]), MOST_AMOUNT)
            s["ballot"][other] = below(rng, 2 * (stones + 1))


@kernel
def set_of_section(s: Any, section: int, rng: Any) -> int:
    """Base or new: by option, else by a card seen, else by a new throw of the coin [L4.1]."""
    chosen = int(s["sections"][section])
    if chosen != COIN:
        return chosen
    for k in range(DECK):
        law = int(s["deck"][k])
        if law >= 0 and int(LAW_SECTION[law]) == section:
            return law // SET_SIZE
    return below(rng, 2)


@kernel
def draw_law(seen: Any, section: int, new: int, rng: Any) -> int:
    """A law of a section not seen yet, at random."""
    size = int(SECTION_SIZE[section])
    left = 0
    for number in range(size):
        left += not seen[law_of(section, new, number)]
    pick = below(rng, left)
    for number in range(size):
        law = law_of(section, new, number)
        if seen[law]:
            continue
        if pick == 0:
            seen[law] = True
            return law
        pick -= 1
    return NONE


@kernel
def resample_laws(s: Any, rng: Any) -> None:
    """Draw the laws not yet turned up, section by section [L1.9, L11.2]."""
    seen = np.zeros(LAWS, np.bool_)
    for k in range(DECK):
        if int(s["deck"][k]) >= 0:
            seen[int(s["deck"][k])] = True
    at = 0
    for section in range(1, SECTIONS):
        new = set_of_section(s, section, rng)
        for _ in range(int(SECTION_SIZE[section])):
            if int(s["deck"][at]) == UNKNOWN:
                s["deck"][at] = draw_law(seen, section, new, rng)
            at += 1


@kernel
def may_be_drawn(s: Any, seen: Any, card: int, strength: int) -> bool:
    """Whether a card is not seen yet and, where a strength is given, has it."""
    return not seen[card] and (strength == NONE or int(s["conflict_strength"][card]) == strength)


@kernel
def draw_conflict(s: Any, seen: Any, strength: int, rng: Any) -> int:
    """A card not seen yet, at random; of the strength given, if one is given."""
    left = 0
    for card in range(CONFLICT_CARDS):
        left += may_be_drawn(s, seen, card, strength)
    pick = below(rng, left)
    for card in range(CONFLICT_CARDS):
        if not may_be_drawn(s, seen, card, strength):
            continue
        if pick == 0:
            seen[card] = True
            return card
        pick -= 1
    return NONE


@kernel
def resample_conflicts(s: Any, rng: Any) -> None:
    """Draw the cards left out and then those not yet turned up from the cards not seen [L1.7]."""
    seen = np.zeros(CONFLICT_CARDS, np.bool_)
    for k in range(CONFLICT_CARDS):
        if int(s["conflict_deck"][k]) >= 0:
            seen[int(s["conflict_deck"][k])] = True
    for k in range(2):
        at = CONFLICT_CARDS - 1 - k
        if int(s["conflict_deck"][at]) == UNKNOWN:
            s["conflict_deck"][at] = draw_conflict(s, seen, int(s["conflicts_out"][k]), rng)
    for k in range(CONFLICTS_DEALT):
        if int(s["conflict_deck"][k]) == UNKNOWN:
            s["conflict_deck"][k] = draw_conflict(s, seen, NONE, rng)


@kernel
def squires_proven(s: Any, seat: int) -> int:
    """How many squires a seat must have, or it could not be asked what it is asked now."""
    if int(s["actor"]) != seat:
        return 0
    if int(s["decision"]) == BRING_SQUIRES:
        return squires_needed(s, seat, int(s["hand_strength"]), int(s["hand_county"]))
    return least_squires(s, seat) if int(s["decision"]) == PLACE else 0


@kernel
def tokens_about(s: Any, what: int) -> int:
    """How many tokens of a kind are not in the supply, on the board, or in a stock seen."""
    total = int(s["total"][what]) - int(s["supply"][what])
    if what == SQUIRES:
        for county in range(s["county_squires"].shape[0]):
            total -= int(s["county_squires"][county])
        for slot in range(s["berth_squires"].shape[0]):
            for berth in range(s["berth_squires"].shape[1]):
                total -= int(s["berth_squires"][slot, berth])
    for seat in range(int(s["players"])):
        total -= max(int(s["stock"][seat, what]), 0)
    return total


@kernel
def resample_stock(s: Any, what: int, rng: Any) -> None:
    """Deal the tokens behind the screens out among those who have them [L11.1]."""
    players = int(s["players"])
    hidden = 0
    total = tokens_about(s, what)
    for seat in range(players):
        if int(s["stock"][seat, what]) == UNKNOWN:
            hidden |= 1 << seat
            s["stock"][seat, what] = squires_proven(s, seat) if what == SQUIRES else 0
            total -= int(s["stock"][seat, what])
    if hidden == 0:
        return
    while total > 0:
        seat = below(rng, players)
        if hidden >> seat & 1:
            s["stock"][seat, what] = int(s["stock"][seat, what]) + 1
            total -= 1
