"""Votes still to come in a round, and what a seat could put in for them beforehand [L3.1]."""

from __future__ import annotations

from ..core.errors import CourtlyError, IllegalMove, InvalidMove
from ..core.moves import Move
from ..core.texts import texts
from .api import Lancaster
from .constants import MOST_AMOUNT
from .make_view import law_now
from .moves import M_NO, M_YES
from .rules.parliament import refuse_vote


def vote_now(game: Lancaster) -> str | None:
    """The law that is voted on now."""
    return law_now(game.redacted(None)[0]) if game.decision == "vote" else None


def votes_ahead(game: Lancaster) -> list[str]:
    """The laws that lie open and will be voted on later in this round."""
    view = game.view()
    if view.phase == "placing":
        return list(view.proposals)
    if view.decision != "vote" or view.law is None:
        return []
    return list(view.proposals[view.proposals.index(view.law) + 1 :])


def possible_ballots(game: Lancaster, seat: int) -> list[Move]:
    """No or yes, with any number of the stones the seat has now."""
    stones = min(game.view(seat).players[seat].votes, MOST_AMOUNT)
    moves = game.spec.moves
    return [moves[first + amount] for first in (M_NO, M_YES) for amount in range(stones + 1)]


def why_not(game: Lancaster, seat: int, ballot: str) -> CourtlyError:
    """Why a ballot that is not possible is none: as the vote itself would refuse it [L3.1]."""
    possible = possible_ballots(game, seat)
    move = game.spec.moves.exact(ballot)
    if move is None or move.kind not in {one.kind for one in possible}:
        return InvalidMove(f"{ballot!r} is not a ballot")
    refusal = refuse_vote(game.redacted(seat)[0], seat, move)
    return IllegalMove(move.text, refusal, texts().refusal(refusal), [m.text for m in possible])
