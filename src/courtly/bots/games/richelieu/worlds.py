"""The worlds a seat cannot tell apart: every way in which the hidden tokens can lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, perm
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ....core.seen import Seen
from ....core.state import copy_states
from ....richelieu.constants import MARKER_BACK, NONE, SPENT, TOKENS, UNKNOWN
from ....richelieu.setup import token_kind

MOST_WORLDS = 100  # with one or two tokens hidden there are never more


def _given(seen: Seen) -> list[int]:
    """Cards whose unknown tokens may be those the opponent gave up [R2.9]: the first that fit."""
    s = seen.record[0]
    unknown = [int(cell) for cell in np.flatnonzero(s["token"] == UNKNOWN)]
    given: list[int] = []
    for held in s["held"].tolist():
        given += [cell for cell in unknown if held >> cell & 1 and cell not in given][:1]
    return given


def _hidden(seen: Seen) -> tuple[list[int], list[int]]:
    """The cards whose tokens are unknown: those in the display, and those before the opponent."""
    s = seen.record[0]
    given = _given(seen)
    unknown = [int(cell) for cell in np.flatnonzero(s["token"] == UNKNOWN) if cell not in given]
    return (
        [cell for cell in unknown if s["owner"][cell] == NONE],
        [cell for cell in unknown if s["owner"][cell] != NONE],
    )


def _unseen(seen: Seen) -> list[int]:
    """The tokens, by kind, that the seat has not seen."""
    tokens = Counter(int(token_kind(number)) for number in range(TOKENS))
    for token in seen.record[0]["token"].tolist():
        if token not in (NONE, UNKNOWN):
            tokens[min(token, MARKER_BACK)] -= 1
    tokens[MARKER_BACK] -= len(_given(seen))
    return sorted(tokens.elements())


def how_many(seen: Seen) -> int:
    """How many worlds there are at most: two tokens are alike, which `all_worlds` counts once.

    Which of the cards before the opponent a token came with makes no difference any more.
    """
    display, held = (len(cells) for cells in _hidden(seen))
    unseen = len(_unseen(seen))
    return perm(unseen, display) * comb(unseen - display, held)


def all_worlds(seen: Seen) -> Iterator[NDArray[Any]]:
    """Every world, each once."""
    display, held = _hidden(seen)
    unseen = _unseen(seen)
    for lying in sorted(set(permutations(unseen, len(display)))):
        rest = sorted((Counter(unseen) - Counter(lying)).elements())
        for taken in sorted(set(combinations(rest, len(held)))):
            states = copy_states(seen.record)
            states[0]["token"][[*display, *held]] = [*lying, *taken]
            states[0]["token"][_given(seen)] = SPENT
            yield states


def draws(seen: Seen, count: int, rng: Any) -> Iterator[NDArray[Any]]:
    """Some worlds, drawn at random."""
    for _ in range(count):
        states = copy_states(seen.record)
        seen.kind.spec.play.resample_at(states, 0, seen.seat, rng)
        yield states
