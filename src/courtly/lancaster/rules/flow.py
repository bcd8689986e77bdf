"""The course of the game: which decision is open, which moves it offers, what follows.

A move is made, then the game runs on, phase by phase, until somebody has to decide again. How far a
phase has come is in the record (`at`, `step`, `order`, `cell`), so a decision inside a decision
needs no stack: when it is made, the phase goes on from where it was.
"""

from __future__ import annotations

from typing import Any

from ...core.events import emit
from ...core.jit import kernel
from ..constants import (
    BRING_SQUIRES,
    CASTLE,
    CASTLES_PHASE,
    CONFLICTS,
    CONFLICTS_PHASE,
    COUNTIES,
    COUNTIES_PHASE,
    COUNTY,
    CROSS,
    EXCHANGE,
    FAVOUR,
    IN_FORCE,
    LAWS_PHASE,
    LAY,
    NOBLE,
    NONE,
    PARLIAMENT,
    PLACE,
    PLACING,
    PROPOSALS,
    RANSOM,
    ROUNDS,
    RUNNING,
    SEND,
    START,
    TOLL,
    TRADE,
    UPGRADE,
    VOTE,
)
from ..events import E_PHASE_BEGAN, E_ROUND_BEGAN
from ..law_table import LAW_SPECIAL, MAY_UPGRADE_PLACED
from ..moves import (
    M_CROSS,
    M_DECLINE,
    M_FAVOUR,
    M_NAME,
    M_NOBLE,
    M_SEND,
    M_SQUIRES,
    M_TAKE,
    M_TRADE,
)
from .allies import seat_in_order
from .asking import ask, asking
from .castles import castle_moves, lay_moves, next_in_castle, open_tiles, play_castle, play_lay
from .conflicts import next_in_conflict, open_conflicts, play_ransom, ransom_moves
from .counties import (
    county_moves,
    cross_moves,
    name_start_player,
    next_in_county,
    play_cross,
    score_county,
    start_moves,
)
from .ending import end_game
from .favours import favour_moves, lay_out_favours, take_favour
from .knights import play_upgrade, upgrade_moves
from .law_decisions import (
    exchange_moves,
    next_in_law,
    play_exchange,
    play_send,
    play_toll,
    play_trade,
    send_moves,
    toll_moves,
    trade_moves,
)
from .laws import begin_law, law_in_hand
from .nobles import noble_moves, take_noble
from .parliament import (
    cast_ballot,
    close_parliament,
    has_to_vote,
    open_vote,
    return_left_over,
    tell_proposals,
    vote_moves,
)
from .placing import enter_county, next_to_place, place_moves, play_place, squires_moves


@kernel
def pending(s: Any, seat: int) -> bool:
    """One seat decides at a time, but all vote at once [L3.1]."""
    if int(s["decision"]) == VOTE:
        return has_to_vote(s, seat)
    return int(s["actor"]) == seat


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
def begin_round(s: Any, log: Any) -> None:
    """New conflicts, favours and proposals, then knights from the start player on [L8.1, L2.1]."""
    s["round"] = int(s["round"]) + 1
    emit(log, E_ROUND_BEGAN, NONE, int(s["round"]))
    open_conflicts(s, log)
    lay_out_favours(s)
    tell_proposals(s, log)
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
    if int(s["step"]) == 0 or not next_in_law(s):
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


@kernel
def upgrade_or_decline(s: Any, side: int, moves: Any) -> int:
    """An upgrade may be declined; B01 is for placed knights only [L5.7, B01, B22, N22]."""
    by_law = int(s["phase"]) == LAWS_PHASE
    placed_only = by_law and int(LAW_SPECIAL[law_in_hand(s)]) == MAY_UPGRADE_PLACED
    n = upgrade_moves(s, side, placed_only, moves, 0)
    moves[n] = M_DECLINE
    return n + 1


@kernel
def legal(s: Any, seat: int, moves: Any) -> int:
    """The legal moves of the open decision, ascending."""
    decision, side = int(s["decision"]), int(s["side"])
    if decision == PLACE:
        return place_moves(s, seat, moves)
    if decision == VOTE:
        return vote_moves(s, seat, moves)
    if decision == BRING_SQUIRES:
        return squires_moves(s, seat, moves)
    if decision == FAVOUR:
        return favour_moves(s, moves)
    if decision == NOBLE:
        return noble_moves(s, side, moves)
    if decision == UPGRADE:
        return upgrade_or_decline(s, side, moves)
    if decision == COUNTY:
        return county_moves(s, side, moves)
    if decision == CASTLE:
        return castle_moves(s, side, moves)
    if decision == LAY:
        return lay_moves(s, seat, moves)
    if decision == CROSS:
        return cross_moves(s, side, moves)
    if decision == START:
        return start_moves(s, moves)
    if decision == RANSOM:
        return ransom_moves(s, seat, moves)
    if decision == TRADE:
        return trade_moves(s, seat, moves)
    if decision == EXCHANGE:
        return exchange_moves(s, seat, moves)
    if decision == SEND:
        return send_moves(s, seat, moves)
    return toll_moves(s, seat, moves) if decision == TOLL else 0


@kernel
def answer(s: Any, seat: int, decision: int, move: int, log: Any) -> None:
    """Do what a move says."""
    side = int(s["side"])
    if decision == PLACE:
        play_place(s, seat, move, log)
    elif decision == BRING_SQUIRES:
        enter_county(s, side, move - M_SQUIRES, log)
    elif decision == FAVOUR:
        take_favour(s, side, move - M_FAVOUR, log)
    elif decision == NOBLE:
        take_noble(s, side, move - M_NOBLE, int(s["source"]), log)
    elif decision == UPGRADE:
        if move != M_DECLINE:
            play_upgrade(s, side, move, int(s["source"]), log)
        s["due"][seat] = 0
    elif decision == COUNTY:
        score_county(s, side, move - M_TAKE, log)
    elif decision == CASTLE:
        play_castle(s, side, move, log)
    elif decision == LAY:
        play_lay(s, seat, move, log)
    elif decision == CROSS:
        play_cross(s, side, move - M_CROSS, log)
    elif decision == START:
        name_start_player(s, side, move - M_NAME, log)
    elif decision == RANSOM:
        play_ransom(s, seat, move, log)
    elif decision == TRADE:
        play_trade(s, seat, move - M_TRADE, log)
    elif decision == EXCHANGE:
        play_exchange(s, seat, move, log)
    elif decision == SEND:
        play_send(s, seat, move - M_SEND, log)
    else:
        play_toll(s, seat, move, log)


@kernel
def apply(s: Any, seat: int, move: int, log: Any) -> None:
    """Make a legal move and run on to the next decision."""
    decision = int(s["decision"])
    if decision == VOTE:
        cast_ballot(s, seat, move, log)
    else:
        s["decision"] = RUNNING
        answer(s, seat, decision, move, log)
    run_on(s, log)
