"""The course of the game: rounds and phases.

A move is made, then the game runs on, phase by phase, until somebody has to decide again. How far a
phase has come is in the record (`at`, `step`, `order`, `cell`), so a decision inside a decision
needs no stack: when it is made, the phase goes on from where it was.
"""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    CASTLES_PHASE,
    CONFLICTS,
    CONFLICTS_PHASE,
    COUNTIES,
    COUNTIES_PHASE,
    IN_FORCE,
    LAWS_PHASE,
    LAY,
    NONE,
    PARLIAMENT,
    PLACING,
    PROPOSALS,
    ROUNDS,
    SETUP,
)
from ..events import E_PHASE_BEGAN, E_ROUND_BEGAN
from .allies import seat_in_order
from .asking import ask, asking
from .castles import next_in_castle
from .conflicts import open_conflicts
from .counties import next_in_county
from .ending import end_game
from .extensions import open_tiles
from .favours import lay_out_favours
from .law_decisions import next_in_law
from .laws import begin_law
from .parliament import close_parliament, open_vote, return_left_over, tell_proposals
from .placing import next_to_place
from .ransom import next_in_conflict


@kernel
def begin_phase(s: Any, phase: int, log: Any) -> None:
    """Go on to a phase, at its beginning."""
    s["phase"] = phase
    s["at"] = 0
    s["step"] = 0
    s["order"] = 0
    s["cell"] = 0
    emit(log, E_PHASE_BEGAN, NONE, phase)


@kernel
def open_round(s: Any, log: Any) -> None:
    """New conflicts, favours and proposals [L8.1]."""
    emit(log, E_ROUND_BEGAN, NONE, int(s["round"]))
    open_conflicts(s, log)
    lay_out_favours(s)
    tell_proposals(s, log)


@kernel
def begin_round(s: Any, log: Any) -> None:
    """Open the next round, then knights from the start player on [L8.1, L2.1].

    The first lay open before the tiles were chosen, but is told now; in engine 1 it was opened
    after them [L1.4].
    """
    if int(s["engine"]) == 1 or int(s["phase"]) != SETUP:
        s["round"] = int(s["round"]) + 1
    open_round(s, log)
    begin_phase(s, PLACING, log)
    s["order"] = seat_in_order(s, int(s["players"]) - 1)


@kernel
def run_setup(s: Any, log: Any) -> None:
    """Each player in order lays a first tile; then the first round [L1.4]."""
    order = int(s["order"])
    if order < int(s["players"]):
        s["order"] = order + 1
        ask(s, LAY, seat_in_order(s, order))
    else:
        begin_round(s, log)


@kernel
def run_parliament(s: Any, log: Any) -> None:
    """Three votes, left to right; then the laws in force [L3.1, L3.4]."""
    if int(s["at"]) < PROPOSALS:
        open_vote(s)
    else:
        close_parliament(s, log)
        begin_phase(s, LAWS_PHASE, log)


@kernel
def run_laws(s: Any, log: Any) -> None:
    """The three laws in force, left to right; then the counties [L3.4, L3.5]."""
    if int(s["at"]) == IN_FORCE:
        return_left_over(s, log)
        begin_phase(s, COUNTIES_PHASE, log)
        return
    if int(s["step"]) == 0:
        s["order"] = 0
        s["cell"] = 0
        s["step"] = 1 if begin_law(s, log) else 0
    if int(s["step"]) == 0 or not next_in_law(s, log):
        s["step"] = 0
        s["at"] = int(s["at"]) + 1


@kernel
def run_counties(s: Any, log: Any) -> None:
    """The counties from A to I; then the castles [L5.1]."""
    if int(s["at"]) == len(COUNTIES):
        begin_phase(s, CASTLES_PHASE, log)
    elif not next_in_county(s, log):
        s["at"] = int(s["at"]) + 1


@kernel
def run_castles(s: Any, log: Any) -> None:
    """The castles in player order; then the conflicts [L6.1]."""
    order = int(s["order"])
    if order == int(s["players"]):
        open_tiles(s, log)
        begin_phase(s, CONFLICTS_PHASE, log)
    elif not next_in_castle(s, seat_in_order(s, order), log):
        s["order"] = order + 1


@kernel
def run_conflicts(s: Any, log: Any) -> None:
    """The conflicts, lower row first; then the next round, or the end after five [L7.1, L8.1]."""
    if int(s["at"]) < len(CONFLICTS):
        if not next_in_conflict(s, log):
            s["at"] = int(s["at"]) + 1
    elif int(s["round"]) == ROUNDS:
        end_game(s, log)
    else:
        begin_round(s, log)


@kernel
def run_on(s: Any, log: Any) -> None:
    """Run the game on until somebody has to decide, or it is over."""
    while not asking(s):
        phase = int(s["phase"])
        if phase == PLACING:
            if not next_to_place(s, log):
                begin_phase(s, PARLIAMENT, log)
        elif phase == PARLIAMENT:
            run_parliament(s, log)
        elif phase == LAWS_PHASE:
            run_laws(s, log)
        elif phase == COUNTIES_PHASE:
            run_counties(s, log)
        elif phase == CASTLES_PHASE:
            run_castles(s, log)
        elif phase == CONFLICTS_PHASE:
            run_conflicts(s, log)
        else:
            run_setup(s, log)
