"""The decisions of the game: whose it is, which moves it offers, and what a move does."""

from __future__ import annotations

from typing import Any

from ...core.jit import kernel
from ..constants import (
    BRING_SQUIRES,
    CASTLE,
    COUNTY,
    CROSS,
    EXCHANGE,
    FAVOUR,
    LAWS_PHASE,
    LAY,
    NOBLE,
    PLACE,
    RANSOM,
    RUNNING,
    SEND,
    START,
    TOLL,
    TRADE,
    UPGRADE,
    VOTE,
)
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
from .castles import castle_moves, lay_moves, play_castle, play_lay
from .conflicts import play_ransom, ransom_moves
from .counties import (
    county_moves,
    cross_moves,
    name_start_player,
    play_cross,
    score_county,
    start_moves,
)
from .favours import favour_moves, take_favour
from .flow import run_on
from .knights import play_upgrade, upgrade_moves
from .law_decisions import (
    exchange_moves,
    play_exchange,
    play_send,
    play_toll,
    play_trade,
    send_moves,
    toll_moves,
    trade_moves,
)
from .laws import law_in_hand
from .nobles import noble_moves, take_noble
from .parliament import cast_ballot, has_to_vote, vote_moves
from .placing import enter_county, place_moves, play_place, squires_moves


@kernel
def pending(s: Any, seat: int) -> bool:
    """One seat decides at a time, but all vote at once [L3.1]."""
    if int(s["decision"]) == VOTE:
        return has_to_vote(s, seat)
    return int(s["actor"]) == seat


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
