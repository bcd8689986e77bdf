"""What is said after a vote, against what the engine did."""

from __future__ import annotations

from pathlib import Path

import pytest

from courtly.study.analysis import votes_of
from courtly.study.games.lancaster.votes import Ballot, for_nothing, swayed, to_turn
from courtly.study.retold import retell

GAMES = Path(__file__).parent.parent / "lancaster" / "playthroughs"


@pytest.mark.parametrize("name", ["3-players-base", "2-players-new", "no-law-adopted"])
def test_every_vote_is_told_as_it_was_decided(name: str) -> None:
    retold = retell((GAMES / f"{name}.txt").read_text("utf-8"))
    told = votes_of(retold)
    happened = [
        event for event in retold.game.events if event.kind in ("law_adopted", "law_rejected")
    ]
    assert len(told) == len(happened) > 0
    for vote, event in zip(told, happened, strict=True):
        assert vote["law"] == event["law"]
        assert (vote["yes"], vote["no"]) == (event["yes"], event["no"])
        assert vote["adopted"] is (event.kind == "law_adopted")
        assert len(vote["shares"][vote["law"]]) == retold.game.seats
        assert None not in vote["shares"][vote["law"]], "when it is over nothing is hidden"


def passes(ballots: list[Ballot]) -> bool:
    """Whether a law is adopted [L3.2]."""
    yes = sum(b.weight for b in ballots if b.yes)
    return yes >= sum(b.weight for b in ballots if not b.yes)


VOTES = [
    [Ballot(k, bool(sides >> k & 1), stones[k]) for k in range(3)]
    for sides in range(8)
    for stones in [(0, 0, 0), (2, 0, 1), (1, 3, 0), (4, 4, 4), (0, 0, 5)]
]


@pytest.mark.parametrize("ballots", VOTES)
def test_swayed_turned_and_spent_for_nothing_by_trying_it(ballots: list[Ballot]) -> None:
    yes = sum(b.weight for b in ballots if b.yes)
    no = sum(b.weight for b in ballots if not b.yes)
    outcome = passes(ballots)
    for k, ballot in enumerate(ballots):
        others = ballots[:k] + ballots[k + 1 :]
        without = passes(others)
        assert swayed(ballot, yes, no) is (ballot.yes is outcome and without is not outcome)
        spared = for_nothing(ballot, yes, no)
        assert passes([*others, ballot._replace(stones=ballot.stones - spared)]) is outcome
        if spared < ballot.stones:
            less = ballot._replace(stones=ballot.stones - spared - 1)
            assert passes([*others, less]) is not outcome
    turned = Ballot(9, not outcome, to_turn(yes, no) - 1)  # its tile counts one
    assert passes([*ballots, turned]) is not outcome
    if turned.stones > 0:
        assert passes([*ballots, turned._replace(stones=turned.stones - 1)]) is outcome
