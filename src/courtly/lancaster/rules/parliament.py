"""Phase 2: the votes [L3]."""

from __future__ import annotations

from typing import Any

from ...core.dispatch import Decision
from ...core.errors import Refusal
from ...core.events import emit
from ...core.jit import kernel
from ...core.moves import Move
from ..constants import IN_FORCE, MOST_AMOUNT, NONE, PARLIAMENT, PROPOSALS, VOTE, VOTES
from ..events import (
    E_BALLOT_CAST,
    E_BALLOT_SHOWN,
    E_LAW_ADOPTED,
    E_LAW_PROPOSED,
    E_LAW_REJECTED,
    E_LAW_REPEALED,
    S_LEFT_OVER,
    S_VOTES,
)
from ..law_table import N22, N42
from ..moves import M_NO, M_YES
from ..refusals import have, too_few
from .allies import is_ally
from .asking import ask
from .tokens import spend


@kernel
def proposal(s: Any, number: int) -> int:
    """Law proposed in this round on field `number` (from 0), left to right [L1.9, L8.1]."""
    return int(s["deck"][(int(s["round"]) - 1) * PROPOSALS + number])


@kernel
def tell_proposals(s: Any, log: Any) -> None:
    """Three new proposals are turned up [L8.1]."""
    for number in range(PROPOSALS):
        emit(log, E_LAW_PROPOSED, NONE, proposal(s, number), number + 1)


@kernel
def open_vote(s: Any) -> None:
    """Everybody votes, in secret and in any order [L3.1]."""
    s["ballot"][:] = NONE
    ask(s, VOTE, 0)


@kernel
def has_to_vote(s: Any, seat: int) -> bool:
    """Whether a seat's ballot is still out [L3.1]. Allies have none [L10.6]."""
    return seat < int(s["players"]) and int(s["ballot"][seat]) == NONE


@kernel
def vote_moves(s: Any, seat: int, moves: Any) -> int:
    """No or yes, with any number of one's vote stones [L3.1]."""
    stones = min(int(s["stock"][seat, VOTES]), MOST_AMOUNT)
    for amount in range(stones + 1):
        moves[amount] = M_NO + amount
        moves[stones + 1 + amount] = M_YES + amount
    return 2 * (stones + 1)


@kernel
def play_vote(s: Any, seat: int, move: int, log: Any) -> None:
    """Put a ballot in; the vote is decided when all are there [L3.1, L11.2]."""
    yes = 1 if move >= M_YES else 0
    stones = move - (M_YES if yes else M_NO)
    s["ballot"][seat] = stones * 2 + yes
    emit(log, E_BALLOT_CAST, seat, yes, stones)
    for other in range(int(s["players"])):
        if int(s["ballot"][other]) == NONE:
            ask(s, VOTE, other)
            return
    decide_vote(s, log)


@kernel
def vote_fits(s: Any, side: int) -> bool:
    """The first seat without a ballot is asked [L3.1]."""
    if int(s["phase"]) != PARLIAMENT or is_ally(s, side):
        return False
    for seat in range(side):
        if has_to_vote(s, seat):
            return False
    return has_to_vote(s, side)


def refuse_vote(s: Any, seat: int, move: Move) -> Refusal:
    """More stones than there are [L3.1]."""
    return too_few("L3.1", VOTES, have(s, seat, VOTES), move.args[0])


VOTE_DECISION = Decision(
    name="vote",
    rule="L3.1",
    moves=vote_moves,
    play=play_vote,
    fits=vote_fits,
    refuse={"yes": refuse_vote, "no": refuse_vote},
)


@kernel
def decide_vote(s: Any, log: Any) -> None:
    """Show all ballots and count: every tile and stone is one vote, yes wins a tie [L3.1, L3.2]."""
    yes = 0
    no = 0
    for seat in range(int(s["players"])):
        ballot = int(s["ballot"][seat])
        stones = ballot // 2
        if ballot % 2:
            yes += 1 + stones
        else:
            no += 1 + stones
        emit(log, E_BALLOT_SHOWN, seat, ballot % 2, stones)
        spend(s, seat, VOTES, stones, S_VOTES, log)
    law = proposal(s, int(s["at"]))
    if yes >= no:
        emit(log, E_LAW_ADOPTED, NONE, law, yes, no)
        adopt(s, law, log)
    else:
        emit(log, E_LAW_REJECTED, NONE, law, yes, no)
    s["ballot"][:] = NONE
    s["at"] = int(s["at"]) + 1


@kernel
def adopt(s: Any, law: int, log: Any) -> None:
    """The leftmost law in force goes, the others move left, the new one comes last [L3.3]."""
    emit(log, E_LAW_REPEALED, NONE, int(s["in_force"][0]))
    for k in range(IN_FORCE - 1):
        s["in_force"][k] = int(s["in_force"][k + 1])
    s["in_force"][IN_FORCE - 1] = law


@kernel
def stones_are_kept(s: Any) -> bool:
    """Whether a law in force has a use for stones left over: N22 or N42 [L3.4]."""
    for k in range(IN_FORCE):
        law = int(s["in_force"][k])
        if law == N22 or law == N42:
            return True
    return False


@kernel
def return_left_over(s: Any, log: Any) -> None:
    """Stones left over from before the votes go to the supply [L3.4]."""
    for seat in range(int(s["players"])):
        spend(s, seat, VOTES, int(s["left_over"][seat]), S_LEFT_OVER, log)
        s["left_over"][seat] = 0


@kernel
def close_parliament(s: Any, log: Any) -> None:
    """After the third vote: see what is left over, and return it unless a law needs it [L3.4]."""
    for seat in range(int(s["players"])):
        s["left_over"][seat] = int(s["stock"][seat, VOTES])
    if not stones_are_kept(s):
        return_left_over(s, log)
