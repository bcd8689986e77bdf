"""After a vote: what was at stake for whom, who swayed it, what it would have cost to turn it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from ....lancaster.constants import VOTE
from ....lancaster.forecast import COSTS, PAYS, look_ahead
from ....lancaster.law_table import LAW_IDS
from ....lancaster.moves import M_NO, M_YES
from ....lancaster.rules.parliament import proposal
from ...retold import Position, Retold


class Ballot(NamedTuple):
    """What one seat put in; with its tile it counts one more [L3.1]."""

    seat: int
    yes: bool
    stones: int

    @property
    def weight(self) -> int:
        """How many votes it is."""
        return 1 + self.stones


def votes(retold: Retold) -> list[dict[str, Any]]:
    """All votes of a game, each with what can be said of it."""
    return [
        _vote(retold.positions[first], _ballots(retold, first, last), first, last)
        for first, last in retold.steps()
        if int(retold.positions[first].open["decision"].item()) == VOTE
        and last + 1 - first == retold.game.seats
    ]


def _ballots(retold: Retold, first: int, last: int) -> list[Ballot]:
    found = []
    for seat, move in retold.moves[first : last + 1]:
        yes = move >= M_YES
        found.append(Ballot(seat, yes, move - (M_YES if yes else M_NO)))
    return sorted(found)


def _vote(before: Position, ballots: Sequence[Ballot], first: int, last: int) -> dict[str, Any]:
    s = before.open[0]
    new, old = proposal(s, int(s["at"])), int(s["in_force"][0])
    dues = look_ahead(before.open, (new, old), len(ballots)).dues
    yes, no = (sum(b.weight for b in ballots if b.yes is side) for side in (True, False))
    return {
        "first": first,
        "last": last,
        "round": before.round,
        "law": LAW_IDS[new],
        "instead_of": LAW_IDS[old],
        "adopted": yes >= no,
        "yes": yes,
        "no": no,
        "ballots": [ballot._asdict() for ballot in ballots],
        "pays": {LAW_IDS[law]: PAYS[LAW_IDS[law]] for law in (new, old)},
        "costs": {LAW_IDS[law]: COSTS[LAW_IDS[law]] for law in (new, old)},
        "shares": {LAW_IDS[law]: list(dues[LAW_IDS[law]]) for law in (new, old)},
        "swayed": [b.seat for b in ballots if swayed(b, yes, no)],
        "to_turn": to_turn(yes, no),
        "for_nothing": [for_nothing(b, yes, no) for b in ballots],
    }


def swayed(ballot: Ballot, yes: int, no: int) -> bool:
    """Whether it would have gone the other way without this ballot; yes wins a tie [L3.2].

    >>> swayed(Ballot(0, True, 1), 4, 3), swayed(Ballot(0, True, 0), 4, 3)
    (True, False)
    """
    adopted = yes >= no
    if ballot.yes is not adopted:
        return False
    if adopted:
        return yes - ballot.weight < no
    return yes >= no - ballot.weight


def to_turn(yes: int, no: int) -> int:
    """How many more stones would have turned it [L3.2].

    >>> to_turn(4, 4), to_turn(3, 5)
    (1, 2)
    """
    return yes - no + 1 if yes >= no else no - yes


def for_nothing(ballot: Ballot, yes: int, no: int) -> int:
    """How many of its stones a seat could have kept without changing anything.

    >>> for_nothing(Ballot(0, False, 2), 5, 3), for_nothing(Ballot(1, True, 3), 5, 3)
    (2, 2)
    """
    adopted = yes >= no
    if ballot.yes is not adopted:
        return ballot.stones
    spare = yes - no if adopted else no - yes - 1
    return min(ballot.stones, spare)
