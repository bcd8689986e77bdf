"""The end and the final scoring [L9]."""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    FIRST_POINTS,
    FROM_EXTENSIONS,
    FROM_KNIGHTHOOD,
    FROM_NOBLES,
    GOLD,
    KNIGHTS,
    NOBLE_POINTS,
    NONE,
    OVER,
    OVER_PHASE,
    SCORES,
    SECOND_POINTS,
    SPACES,
    SQUIRES,
    STRENGTHS,
    TILE_IN_STOCK,
)
from ..events import E_GAME_ENDED, S_EXTENSIONS, S_KNIGHTHOOD, S_NOBLES
from .allies import has_ally
from .tokens import score_points

TIE_BREAK = 4096  # more than any stock, so that the thing counted always comes first


@kernel
def knighthood(s: Any, seat: int) -> int:
    """Total strength of knights not in reserve; squires break ties [L9.1, L9.2]."""
    total = 0
    for k in range(STRENGTHS):
        total += (KNIGHTS[k] - int(s["reserve"][seat, k])) * (k + 1)
    return total * TIE_BREAK + int(s["stock"][seat, SQUIRES])


@kernel
def extensions(s: Any, seat: int) -> int:
    """How many extension tiles a player has in the castle; gold breaks ties [L9.3]."""
    total = 0
    for space in range(len(SPACES)):
        total += int(s["tile"][seat, space]) != TILE_IN_STOCK
    return total * TIE_BREAK + int(s["stock"][seat, GOLD])


@kernel
def compared(s: Any, seat: int, line: int) -> int:
    """What is compared between players for a line of the final scoring [L9.2, L9.3]."""
    return knighthood(s, seat) if line == FROM_KNIGHTHOOD else extensions(s, seat)


@kernel
def majority_points(s: Any, seat: int, line: int) -> int:
    """8 points for the first and 4 for the second, shared on a tie, remainders lost [L9.2–L9.4].

    Tied for first: 12 shared, and there is no second. With two players only the first counts, and
    4 each on a tie [L10.10].
    """
    mine = compared(s, seat, line)
    better = 0
    equal = 0
    for other in range(int(s["players"])):
        theirs = compared(s, other, line)
        better += theirs > mine
        equal += theirs == mine
    if has_ally(s):
        return 0 if better else FIRST_POINTS // equal
    if better == 0:
        return FIRST_POINTS if equal == 1 else (FIRST_POINTS + SECOND_POINTS) // equal
    return SECOND_POINTS // equal if better == 1 else 0


@kernel
def final_points(s: Any, seat: int, line: int) -> int:
    """What one line of the final scoring would give a player now [L9.2, L9.3, L9.5]."""
    if line == FROM_NOBLES:
        return NOBLE_POINTS[int(s["nobles"][seat])]
    return majority_points(s, seat, line)


@kernel
def score(s: Any, scores: Any) -> None:
    """Each player's points if the game ended now; allies have no part in it [L9.6, L10.10]."""
    over = int(s["phase"]) == OVER_PHASE
    for seat in range(int(s["players"])):
        total = 0
        for line in range(len(SCORES)):
            if line < FROM_KNIGHTHOOD or over:
                total += int(s["points"][seat, line])
            else:
                total += final_points(s, seat, line)
        scores[seat] = total


@kernel
def standing(s: Any, values: Any) -> None:
    """What decides between the seats, more being better: points, and nothing else [L9.6]."""
    score(s, values)


@kernel
def end_game(s: Any, log: Any) -> None:
    """Final scoring, and nobody decides any more [L9.1]."""
    emit(log, E_GAME_ENDED, NONE)
    for seat in range(int(s["players"])):
        for line in range(FROM_KNIGHTHOOD, len(SCORES)):
            source = S_NOBLES
            if line == FROM_KNIGHTHOOD:
                source = S_KNIGHTHOOD
            elif line == FROM_EXTENSIONS:
                source = S_EXTENSIONS
            score_points(s, seat, final_points(s, seat, line), line, source, log)
    s["phase"] = OVER_PHASE
    s["decision"] = OVER
    s["actor"] = NONE
    s["side"] = NONE
