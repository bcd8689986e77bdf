"""What is secret: blanking what a seat cannot know, and filling it in again [R4]."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.jit import kernel
from ..core.rng import below
from .constants import (
    CELLS,
    MARKER_BACK,
    NONE,
    OVER,
    SPENT,
    TOKEN_KINDS,
    TOKENS,
    UNKNOWN,
)
from .setup import token_kind


@kernel
def hidden_from(s: Any, seat: int, cell: int) -> bool:
    """Whether the token that came with a card is unknown to `seat` [R4.1].

    Face-down ones are unknown to both; taken ones to all but their holder, until they are spent or
    shown at the end.
    """
    token, owner = int(s["token"][cell]), int(s["owner"][cell])
    if token == NONE or token == SPENT:
        return False
    if owner == NONE:
        return True
    return owner != seat and int(s["decision"]) != OVER


@kernel
def redact(s: Any, seat: int) -> None:
    """Blank the tokens `seat` cannot know; all else is public [R4.1, R4.2]."""
    for cell in range(CELLS):
        if hidden_from(s, seat, cell):
            s["token"][cell] = UNKNOWN


@kernel
def resample(s: Any, seat: int, rng: Any) -> None:
    """Draw each unknown token from those `seat` has not seen [R4.1]."""
    left = np.empty(TOKEN_KINDS, np.int8)
    left[:] = 0
    for i in range(TOKENS):
        left[token_kind(i)] += 1
    total = TOKENS
    for cell in range(CELLS):
        token = int(s["token"][cell])
        if token != NONE and token != UNKNOWN:
            left[min(token, MARKER_BACK)] -= 1
            total -= 1
    for cell in range(CELLS):
        if int(s["token"][cell]) != UNKNOWN:
            continue
        pick, kind = below(rng, total), 0
        while pick >= left[kind]:
            pick -= left[kind]
            kind += 1
        left[kind] -= 1
        total -= 1
        s["token"][cell] = kind
