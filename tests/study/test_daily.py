"""The deal of a day: all follows from its seed."""

from __future__ import annotations

import pytest

from courtly.games import game_class, names
from courtly.study.daily import day_after, day_of, deal_of, ends, kings_game, result_of
from courtly.study.deals import Deal, bot_seed

from .small import COMPILED


def test_games_and_seats_take_turns() -> None:
    day, games = "2026-11-16", list(names())
    deals = []
    for _ in range(len(games) * 4):
        deals.append(deal_of(day, games))
        day = day_after(day)
    assert {deal.game for deal in deals[: len(games)]} == set(games)
    for game in games:
        seats = {deal.seat for deal in deals if deal.game == game}
        assert seats == set(range(Deal(game, 0).seats))


def test_a_day_is_over_when_the_next_begins() -> None:
    assert day_of(ends("2026-12-31") - 0.001) == "2026-12-31"
    assert day_of(ends("2026-12-31")) == "2027-01-01"


def test_every_decision_of_a_bot_has_chance_of_its_own() -> None:
    seeds = {bot_seed("s", seat, decisions) for seat in range(4) for decisions in range(50)}
    assert len(seeds) == 200
    assert bot_seed("s", 1, 2) == bot_seed("s", 1, 2) != bot_seed("t", 1, 2)


def test_a_result_is_told_by_place_and_lead() -> None:
    found = result_of([30, 42, 42, 7], [2, 0, 1, 3], 1)
    assert (found.points, found.place, found.lead) == (42, 0, 0)
    assert result_of([30, 42], [1, 0], 0).lead == -12


@pytest.mark.skipif(not COMPILED, reason="takes too long uncompiled")
@pytest.mark.parametrize("name", names())
def test_a_king_plays_the_same_game_again(name: str) -> None:
    """Counted simulations and a seed: whoever computes it, it is the same."""
    deal = Deal(name, 1)
    first, again = (kings_game(deal, "some day", 20) for _ in range(2))
    assert first.over
    assert first.record() == again.record()
    assert game_class(name).make(deal.options, "some day").record().splitlines()[1] in (
        first.record()
    )
