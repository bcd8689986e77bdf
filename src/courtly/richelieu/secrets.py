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

    Face-down ones are unknown to both; taken ones to all but their holder, until they are shown at
    the end. That one of them was given up all know, but not which; in engine 1 they knew [R2.9].
    """
    token, owner = int(s["token"][cell]), int(s["owner"][cell])
    if token == NONE or (token == SPENT and int(s["engine"]) == 1):
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
def draw_given(s: Any, rng: Any) -> None:
    """Draw which of the unknown tokens were given up, of those their holder had then [R2.9]."""
    for k in range(2):
        held, n = int(s["held"][k]), 0
        for cell in range(CELLS):
            if held >> cell & 1 and int(s["token"][cell]) == UNKNOWN:
                n += 1
        if n == 0:  # none was given up, or it is known which
            continue
        pick = below(rng, n)
        for cell in range(CELLS):
            if held >> cell & 1 and int(s["token"][cell]) == UNKNOWN:
                if pick == 0:
                    s["token"][cell] = SPENT
                pick -= 1


@kernel
def draw_tokens(s: Any, rng: Any) -> None:
    """Draw each unknown token from those that are nowhere to be seen [R4.1]."""
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


@kernel
def could_be_either(s: Any) -> bool:
    """Whether who first gave up a "marker back" had both then, and could choose [R2.9]."""
    held, n = int(s["held"][0]), 0
    for cell in range(CELLS):
        token = int(s["token"][cell])
        if held >> cell & 1 and (token == MARKER_BACK or token == SPENT):
            n += 1
    return n == 2


@kernel
def resample(s: Any, seat: int, rng: Any) -> None:
    """Draw each unknown token from those `seat` has not seen, all ways alike [R4.1].

    Where a player had the choice between two, the same tokens are drawn in two ways: half of such
    draws are made again.
    """
    unknown = 0
    for cell in range(CELLS):
        if int(s["token"][cell]) == UNKNOWN:
            unknown |= 1 << cell
    draw_given(s, rng)
    draw_tokens(s, rng)
    while could_be_either(s) and below(rng, 2) == 0:
        for cell in range(CELLS):
            if unknown >> cell & 1:
                s["token"][cell] = UNKNOWN
        draw_given(s, rng)
        draw_tokens(s, rng)
