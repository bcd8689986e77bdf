"""Richelieu with few cards: small enough that how far a player is from perfect can be computed.

The rules are the same. Most of the cards are dealt out before the first turn, face up and evenly;
the few others make up the display. Fewer tokens lie on it, drawn from all fourteen, and each player
has fewer markers.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from .api import Richelieu, new
from .constants import CELL_NAMES, COLUMNS, MARKERS, NONE, TOKENS
from .setup import token_kind

#: The deal was chosen so that neither player can force the game, and hidden tokens matter.
DEAL = "small/1"
ROWS = (2, 2)
TOKEN_CELLS = ("a1",)
MARKERS_EACH = 1


def worlds(
    deal: str = DEAL,
    rows: tuple[int, ...] = ROWS,
    token_cells: tuple[str, ...] = TOKEN_CELLS,
    markers: int = MARKERS_EACH,
) -> list[tuple[float, Richelieu]]:
    """The positions it may begin with, and how likely each is [R1.3, R1.4].

    `rows` says how many cards lie in each row, `token_cells` which of them carry a token, `markers`
    how many of the three each player has; the others are in the box.
    """
    game = new(seed=deal, start="cardinal")
    s = game._states[0]
    s["token"][:] = NONE
    taken = 0
    for row, left in enumerate((*rows, 0, 0, 0, 0)[: len(s["left"])]):
        s["left"][row], s["right"][row] = 0, left - 1
        for column in range(left, COLUMNS):
            s["owner"][row * COLUMNS + column] = taken % 2
            taken += 1
    s["stock"][:], s["box"][:] = markers, MARKERS - markers
    cells = [CELL_NAMES.index(name) for name in token_cells]
    found = []
    for kinds, chance in _draws(len(cells)).items():
        world = game.copy()
        for cell, kind in zip(cells, kinds, strict=True):
            world._states[0]["token"][cell] = kind
        found.append((chance, world))
    return found


def _draws(count: int) -> dict[tuple[int, ...], float]:
    """What so many of the fourteen tokens may be, in order, and how likely that is [R1.4]."""
    tokens = [int(token_kind(number)) for number in range(TOKENS)]
    ways = Counter(permutations(tokens, count))
    return {kinds: number / ways.total() for kinds, number in ways.items()}
