"""Whether the open decision fits the position, so that it has an answer and the game goes on."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.jit import kernel
from .constants import (
    BRING_SQUIRES,
    CASTLE,
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
    SPACES,
    STRENGTHS,
    VOTE,
)
from .events import SOURCES
from .rules.allies import is_ally, owner_of
from .rules.castles import PAID
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
def round_fits(s: Any) -> bool:
    """Round 1 lies open when tiles are chosen; in engine 1 it was opened after them [L1.4]."""
    setup = int(s["phase"]) == SETUP
    if int(s["engine"]) == 1:
        return (int(s["round"]) == 0) == setup
    return int(s["round"]) == 1 if setup else int(s["round"]) > 0


@kernel
def spaces_to_score_fit(s: Any) -> bool:
    """Paid rewards of a castle, or any spaces where their order can matter [L6.2, L6.3]."""
    left = int(s["scorable"])
    if 0 <= left < 1 << PAID:
        return True
    if not 0 <= left < 1 << len(SPACES) or int(s["engine"]) == 1:
        return False
    return int(s["decision"]) == CASTLE and not is_ally(s, int(s["side"])) and int(s["box"]) == 1


@kernel
def counters_fit(s: Any) -> bool:
    """Every counter lies where it can, given phase and decision."""
    phase, decision, players = int(s["phase"]), int(s["decision"]), int(s["players"])
    if not (0 <= phase < len(PHASES) and 0 <= decision <= OVER):
        return False
    if (decision == OVER) != (phase == OVER_PHASE) or not round_fits(s):
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
    if not spaces_to_score_fit(s) or not 0 <= int(s["hand_strength"]) <= STRENGTHS:
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
