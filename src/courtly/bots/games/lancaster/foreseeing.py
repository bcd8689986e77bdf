"""What a net is told about a move in Lancaster, to foresee whether it will be made."""

from __future__ import annotations

from typing import Any

from ....core.jit import kernel
from ....lancaster.constants import (
    CASTLE_PLACE,
    CHOICE_BOTH,
    CHOICE_NOBLE,
    CHOICES,
    CONFLICT_PLACE,
    CONFLICTS,
    COUNTIES,
    COURT_PLACE,
    FAVOURS,
    GOLD,
    PRICE_OF_BOTH,
    SPACES,
    STRENGTHS,
)
from ....lancaster.moves import (
    M_CROSS,
    M_DECLINE,
    M_EXCHANGE,
    M_FAVOUR,
    M_LAY,
    M_NAME,
    M_NO,
    M_NOBLE,
    M_PAY,
    M_PLACE,
    M_RANSOM,
    M_RECRUIT,
    M_REFUSE,
    M_SCORE,
    M_SEND,
    M_SQUIRES,
    M_TAKE,
    M_TRADE,
    M_UPGRADE,
    M_YES,
)
from ....lancaster.rules.places import PLACES_OPEN
from ....lancaster.rules.placing import MOVES_A_SIDE
from ....lancaster.rules.upgrades import PLACES_IN_ALL
from ...nets.layout import Layout
from .judgement import favour_worth, law_swing, place_worth
from .worth import noble_worth, reward_worth, token_worth

AMOUNTS = 6  # amounts from 0 to 5 and more are told apart
_about = Layout()
A_PLACE = _about.add(COURT_PLACE)
A_ALLY_PLACE = _about.add(COURT_PLACE)
A_STRENGTH = _about.add(3 * STRENGTHS)  # in a county, a castle, a conflict
A_PLACE_WORTH = _about.add()
A_SQUIRES = _about.add(AMOUNTS)
A_FAVOUR = _about.add(len(FAVOURS))
A_FAVOUR_WORTH = _about.add()
A_NOBLE = _about.add(len(COUNTIES))
A_LAY = _about.add(len(SPACES))
A_NO = _about.add(AMOUNTS)
A_YES = _about.add(AMOUNTS)
A_SWING = _about.add()
A_SWING_STONES = _about.add()
A_TRADE = _about.add(AMOUNTS)
A_EXCHANGE = _about.add(2)
A_EXCHANGED = _about.add(2)
A_SEND = _about.add(AMOUNTS)
A_PAY = _about.add(2)
A_TAKE = _about.add(len(CHOICES))
A_TAKE_WORTH = _about.add()
A_CROSS = _about.add(len(CONFLICTS))
A_NAME_SELF = _about.add()
A_NAME_OTHER = _about.add()
A_UPGRADE = _about.add(STRENGTHS)
A_UPGRADE_AT = _about.add(4)  # in a county, a castle, a conflict, at court
A_RECRUIT = _about.add()
A_RANSOM = _about.add(STRENGTHS)
A_DECLINE = _about.add()
A_SCORE = _about.add(len(SPACES))
ABOUT = _about.size
MOST_ABOUT = 4


@kernel
def say(about: Any, value: Any, n: int, row: int, much: float) -> int:
    """Say one more thing."""
    about[n] = row
    value[n] = much
    return n + 1


@kernel
def room_of(place: int) -> int:
    """0 a county, 1 a castle, 2 a conflict, 3 the court."""
    if place < CASTLE_PLACE:
        return 0
    if place < CONFLICT_PLACE:
        return 1
    return 2 if place < COURT_PLACE else 3


@kernel
def about_place(s: Any, seat: int, move: int, about: Any, value: Any) -> int:
    """A knight set down somewhere."""
    number = move - M_PLACE
    ally = number // MOVES_A_SIDE
    number %= MOVES_A_SIDE
    strength, place = number // PLACES_OPEN, number % PLACES_OPEN
    n = say(about, value, 0, (A_ALLY_PLACE if ally else A_PLACE) + place, 1.0)
    n = say(about, value, n, A_STRENGTH + room_of(place) * STRENGTHS + strength, 1.0)
    return say(about, value, n, A_PLACE_WORTH, place_worth(s, seat, move) / 4.0)


@kernel
def about_vote(s: Any, seat: int, move: int, about: Any, value: Any) -> int:
    """A ballot: with how many stones, and whether the law helps the voter."""
    yes = move >= M_YES
    stones = move - (M_YES if yes else M_NO)
    swing = max(min(law_swing(s, seat) / 4.0, 2.0), -2.0)
    swing = swing if yes else -swing
    n = say(about, value, 0, (A_YES if yes else A_NO) + min(stones, AMOUNTS - 1), 1.0)
    n = say(about, value, n, A_SWING, swing)
    return say(about, value, n, A_SWING_STONES, swing * min(stones, 8) / 4.0)


@kernel
def about_take(s: Any, seat: int, move: int, about: Any, value: Any) -> int:
    """A county's noble, reward or both."""
    county, choice = int(s["at"]), move - M_TAKE
    worth = noble_worth(s, seat)
    if choice != CHOICE_NOBLE:
        reward = reward_worth(s, seat, county)
        worth = reward
        if choice == CHOICE_BOTH:
            worth = reward + noble_worth(s, seat) - PRICE_OF_BOTH * token_worth(s, GOLD)
    n = say(about, value, 0, A_TAKE + choice, 1.0)
    return say(about, value, n, A_TAKE_WORTH, worth / 4.0)


@kernel
def about_small(seat: int, move: int, about: Any, value: Any) -> int:
    """Moves with little to say about."""
    if move >= M_SCORE:
        return say(about, value, 0, A_SCORE + move - M_SCORE, 1.0)
    if move >= M_DECLINE:
        return say(about, value, 0, A_DECLINE, 1.0)
    if move >= M_RANSOM:
        return say(about, value, 0, A_RANSOM + move - M_RANSOM, 1.0)
    if move >= M_RECRUIT:
        return say(about, value, 0, A_RECRUIT, 1.0)
    if move >= M_UPGRADE:
        number = move - M_UPGRADE
        n = say(about, value, 0, A_UPGRADE + number // PLACES_IN_ALL, 1.0)
        return say(about, value, n, A_UPGRADE_AT + room_of(number % PLACES_IN_ALL), 1.0)
    if move >= M_NAME:
        return say(about, value, 0, A_NAME_SELF if move == M_NAME + seat else A_NAME_OTHER, 1.0)
    if move >= M_CROSS:
        return say(about, value, 0, A_CROSS + move - M_CROSS, 1.0)
    if move == M_PAY or move == M_REFUSE:
        return say(about, value, 0, A_PAY + int(move == M_REFUSE), 1.0)
    return say(about, value, 0, A_SEND + min(move - M_SEND, AMOUNTS - 1), 1.0)


@kernel
def before_moves(s: Any, seat: int) -> int:
    """Nothing: moves share little that is dear to count."""
    return 0


@kernel
def about_move(s: Any, seat: int, move: int, counted: int, about: Any, value: Any) -> int:
    """What there is to say about a move, and how much of it; how many things."""
    if move < M_SQUIRES:
        return about_place(s, seat, move, about, value)
    if move < M_FAVOUR:
        return say(about, value, 0, A_SQUIRES + min(move - M_SQUIRES, AMOUNTS - 1), 1.0)
    if move < M_NOBLE:
        favour = move - M_FAVOUR
        n = say(about, value, 0, A_FAVOUR + favour, 1.0)
        return say(about, value, n, A_FAVOUR_WORTH, favour_worth(s, seat, favour) / 4.0)
    if move < M_LAY:
        return say(about, value, 0, A_NOBLE + move - M_NOBLE, 1.0)
    if move < M_NO:
        return say(about, value, 0, A_LAY + move - M_LAY, 1.0)
    if move < M_TRADE:
        return about_vote(s, seat, move, about, value)
    if move < M_EXCHANGE:
        return say(about, value, 0, A_TRADE + min(move - M_TRADE, AMOUNTS - 1), 1.0)
    if move < M_SEND:
        amounts = (M_SEND - M_EXCHANGE) // 2
        token, amount = (move - M_EXCHANGE) // amounts, (move - M_EXCHANGE) % amounts
        n = say(about, value, 0, A_EXCHANGE + token, 1.0)
        return say(about, value, n, A_EXCHANGED + token, amount / 4.0)
    if M_TAKE <= move < M_CROSS:
        return about_take(s, seat, move, about, value)
    return about_small(seat, move, about, value)
