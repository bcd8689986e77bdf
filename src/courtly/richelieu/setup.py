"""Setting up: a record of the options, and the deal [R1]."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.events import no_log
from ..core.jit import kernel
from ..core.rng import scale, shuffle
from .components import Components
from .constants import (
    CELLS,
    COLUMNS,
    FACE_KINDS,
    KINDS,
    MARKER_BACK,
    MARKERS,
    NONE,
    ROWS,
    TOKENS,
    UNKNOWN,
)
from .rules.turn import begin_turn
from .state import STATE

DEAL_WORDS = 1 + (CELLS - 1) + (TOKENS - 1)


def prototype(components: Components, variant: int, start: int) -> NDArray[Any]:
    """A record with the options, the 48 cards in order, and the places of the tokens [R1.2]."""
    states = np.zeros(1, STATE)
    s = states[0]
    s["variant"] = variant
    s["start_option"] = start
    s["face"] = [
        region * FACE_KINDS + kind
        for region, figures in enumerate(components.regions)
        for kind, name in enumerate(KINDS)
        for _ in range(figures.cards[name])
    ]
    s["token"] = NONE
    for cell in components.token_places:
        s["token"][cell] = UNKNOWN
    return states


@kernel
def token_kind(number: int) -> int:
    """The fourteen tokens: one of each kind, "marker back" twice [R1.4]."""
    return min(number, MARKER_BACK)


@kernel
def lay_tokens(s: Any, words: Any, at: int) -> int:
    """Shuffle the tokens and lay the first eight of them on their places [R1.4]."""
    tokens = np.empty(TOKENS, np.int8)
    for i in range(TOKENS):
        tokens[i] = token_kind(i)
    at = shuffle(tokens, TOKENS, words, at)
    n = 0
    for cell in range(CELLS):
        if int(s["token"][cell]) != NONE:
            s["token"][cell] = tokens[n]
            n += 1
    return at


@kernel
def deal(s: Any, words: Any) -> None:
    """Draw the start player, shuffle and lay out cards and tokens [R1.1, R1.3, R1.4, R1.5]."""
    lot = scale(words[0], 2)
    s["start"] = lot if int(s["start_option"]) == NONE else int(s["start_option"])
    at = shuffle(s["face"], CELLS, words, 1)
    lay_tokens(s, words, at)
    s["owner"][:] = NONE
    s["marker"][:] = NONE
    for row in range(ROWS):
        s["left"][row] = 0
        s["right"][row] = COLUMNS - 1
    for seat in range(2):
        s["stock"][seat] = MARKERS
        s["box"][seat] = 0
    s["turn"] = 0
    s["lifted"] = NONE
    begin_turn(s, int(s["start"]), no_log())
