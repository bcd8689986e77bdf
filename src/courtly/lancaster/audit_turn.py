"""Whether the open decision fits the position, so that it has an answer and the game goes on."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.jit import kernel
from .constants import (
    BRING_SQUIRES,
    CONFLICTS,
    CONFLICTS_PHASE,
    COUNTIES,
    COUNTIES_PHASE,
    IN_FORCE,
    LAWS_PHASE,
    NONE,
    OVER,
    OVER_PHASE,
    PARLIAMENT,
    PHASES,
    PROPOSALS,
    SETUP,
    STRENGTHS,
    VOTE,
)
from .events import SOURCES
from .rules.allies import owner_of
from .rules.decisions import TABLE

fits = TABLE.fits

#: How many things a phase goes through with `at`.
_STEPS = np.zeros(len(PHASES), np.int64)
_STEPS[PARLIAMENT] = PROPOSALS
_STEPS[LAWS_PHASE] = IN_FORCE
_STEPS[COUNTIES_PHASE] = len(COUNTIES)
_STEPS[CONFLICTS_PHASE] = len(CONFLICTS)
STEPS_OF = _STEPS


@kernel
def counters_fit(s: Any) -> bool:
    """Every counter lies where it can, given phase and decision."""
    phase, decision, players = int(s["phase"]), int(s["decision"]), int(s["players"])
    if not (0 <= phase < len(PHASES) and 0 <= decision <= OVER):
        return False
    if (int(s["round"]) == 0) != (phase == SETUP) or (decision == OVER) != (phase == OVER_PHASE):
        return False
    if not 0 <= int(s["start"]) < players or not 0 <= int(s["source"]) < len(SOURCES):
        return False
    at, most = int(s["at"]), int(STEPS_OF[phase])
    if decision != OVER and not 0 <= at < max(most, 1):
        return False
    order = int(s["order"])
    if order < 0 or order > players or (order == players and phase != SETUP and decision != OVER):
        return False
    if not (0 <= int(s["step"]) <= 4 and 0 <= int(s["cell"]) <= len(COUNTIES)):
        return False
    if not 0 <= int(s["scorable"]) <= 3 or not 0 <= int(s["hand_strength"]) <= STRENGTHS:
        return False
    if (decision == BRING_SQUIRES) != (int(s["hand_county"]) != NONE):
        return False
    for seat in range(s["due"].shape[0]):
        if int(s["due"][seat]) < 0 or (int(s["due"][seat]) > 0 and seat >= players):
            return False
    return NONE <= int(s["hand_county"]) < len(COUNTIES)


@kernel
def ballots_fit(s: Any) -> bool:
    """Ballots lie there only during a vote [L3.1]."""
    for seat in range(int(s["players"])):
        if int(s["ballot"][seat]) != NONE and int(s["decision"]) != VOTE:
            return False
    return True


@kernel
def decision_is_possible(s: Any) -> bool:
    """The open decision fits the position, and the right seat has it."""
    if not counters_fit(s) or not ballots_fit(s):
        return False
    side, actor = int(s["side"]), int(s["actor"])
    if int(s["decision"]) == OVER:
        return actor == NONE and side == NONE
    if not 0 <= side < int(s["sides"]) or actor != owner_of(s, side):
        return False
    return fits(s, side)
