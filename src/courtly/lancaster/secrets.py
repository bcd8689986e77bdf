"""What is secret: blanking what a seat cannot know, and filling it in again [L11]."""

from __future__ import annotations

from typing import Any

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
from .law_table import LAW_SECTION, SECTION_SIZE, SET_SIZE
from .rules.places import least_squires, squires_needed
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
def draw_law(seen: int, section: int, new: int, rng: Any) -> int:
    """A law of a section not among those seen (a set of bits), at random."""
    size = int(SECTION_SIZE[section])
    first = law_of(section, new, 0)
    left = 0
    for law in range(first, first + size):
        left += 1 - (seen >> law & 1)
    pick = below(rng, left)
    for law in range(first, first + size):
        if seen >> law & 1:
            continue
        if pick == 0:
            return law
        pick -= 1
    return NONE


@kernel
def resample_laws(s: Any, rng: Any) -> None:
    """Draw the laws not yet turned up, section by section [L1.9, L11.2]."""
    seen = 0
    for k in range(DECK):
        if int(s["deck"][k]) != UNKNOWN:
            seen |= 1 << int(s["deck"][k])
    at = 0
    for section in range(1, SECTIONS):
        new = set_of_section(s, section, rng)
        for _ in range(int(SECTION_SIZE[section])):
            if int(s["deck"][at]) == UNKNOWN:
                law = draw_law(seen, section, new, rng)
                seen |= 1 << law
                s["deck"][at] = law
            at += 1


@kernel
def may_be_drawn(s: Any, seen: int, card: int, strength: int) -> bool:
    """Whether a card is not seen yet and, where a strength is given, has it."""
    if seen >> card & 1:
        return False
    return strength == NONE or int(s["conflict_strength"][card]) == strength


@kernel
def draw_conflict(s: Any, seen: int, strength: int, rng: Any) -> int:
    """A card not among those seen (a set of bits), at random; of a strength, if one is given."""
    left = 0
    for card in range(CONFLICT_CARDS):
        left += may_be_drawn(s, seen, card, strength)
    pick = below(rng, left)
    for card in range(CONFLICT_CARDS):
        if not may_be_drawn(s, seen, card, strength):
            continue
        if pick == 0:
            return card
        pick -= 1
    return NONE


@kernel
def resample_conflicts(s: Any, rng: Any) -> None:
    """Draw the cards left out and then those not yet turned up from the cards not seen [L1.7]."""
    seen = 0
    for k in range(CONFLICT_CARDS):
        if int(s["conflict_deck"][k]) != UNKNOWN:
            seen |= 1 << int(s["conflict_deck"][k])
    for k in range(CONFLICT_CARDS - 1, -1, -1):  # those left out lie last
        if int(s["conflict_deck"][k]) != UNKNOWN:
            continue
        strength = NONE
        if k >= CONFLICTS_DEALT:
            strength = int(s["conflicts_out"][CONFLICT_CARDS - 1 - k])
        card = draw_conflict(s, seen, strength, rng)
        seen |= 1 << card
        s["conflict_deck"][k] = card


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
