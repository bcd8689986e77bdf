"""What a view says the laws would give, before they do [L4]."""

from __future__ import annotations

import random

import numpy as np
import orjson
import pytest

import courtly
from courtly.core.parts import Told, as_object, together
from courtly.lancaster import Lancaster
from courtly.lancaster.forecast import look_ahead
from courtly.lancaster.law_table import LAW_IDS
from courtly.lancaster.state import STATE
from courtly.lancaster.tell import LOOKED_AT

from .positions import Position, play, position
from .random_games import advanced

rule = pytest.mark.rule
RED, BLUE = 0, 1


@rule("B03")
def test_a_view_says_what_a_law_in_force_would_give() -> None:
    def built() -> Position:
        made = position(3).laws("B03", "B31", "B43")
        return made.knight("Red", 2, "Stafford").knight("Red", 1, "Surrey")

    game = built().place()
    for seat in (None, RED, BLUE):
        view = game.view(seat)
        assert view.dues["B03"] == (1, 0, 0)
        assert view.law_pays["B03"] == {"points": 3}
        assert view.law_costs["B03"] == {}
    assert [p.points for p in built().apply_law("B03").view().players] == [3, 0, 0], "and so it is"


@rule("B01")
@rule("L11.1")
def test_what_hangs_on_hidden_stocks_is_not_said() -> None:
    built = position(3).laws("B01", "B02", "B43")
    game = built.stock("Red", gold=9, squires=0).stock("Blue", gold=1, squires=4).place()
    assert game.view(RED).dues["B01"] == (None, None, None), "others may have more"
    assert game.view(RED).dues["B02"] == (0, None, None), "none is never the most"
    assert game.view(None).dues["B01"] == (None, None, None)
    assert game.view(None).law_pays["B01"] == {"upgrade_placed": 1}


@rule("B01")
def test_open_stocks_are_counted() -> None:
    built = position(3, open_stock=True).laws("B01", "B02", "B43")
    game = built.stock("Red", gold=9, squires=0).stock("Blue", gold=1, squires=4).place()
    assert game.view(None).dues["B01"] == (1, 0, 0)
    assert game.view(BLUE).dues["B02"] == (0, 1, 0)


@pytest.mark.parametrize("laws", ["base", "new"])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_previews_are_true_and_betray_nothing(laws: str, players: int) -> None:
    """What is said is what open stocks would say; nothing hangs on what the viewer cannot know."""
    game = courtly.lancaster.new(seed=players, players=players, laws=laws)
    chance = random.Random(players)
    while not game.over:
        viewer = chance.choice([None, *range(players)])
        view = game.view(viewer)
        assert set(view.dues) == {*view.laws, *view.proposals} == set(view.law_pays)
        assert game.resampled(viewer, 1).view(viewer) == view
        truth = _open(game).view(None).dues
        for law, shares in view.dues.items():
            for seat, share in enumerate(shares):
                assert share in (None, truth[law][seat])
        actor = chance.choice(game.actors)
        game.play(chance.choice(game.legal(actor)), actor)
    assert all(None not in shares for shares in game.view(None).dues.values())


def _open(game: Lancaster) -> Lancaster:
    """The same position with all stocks laid open."""
    opened = game.copy()
    opened._states["open_stock"] = 1
    return opened


@pytest.mark.parametrize("players", [2, 4])
def test_several_views_at_once_are_those_one_by_one(players: int) -> None:
    game = courtly.lancaster.new(seed=3, players=players, laws="random")
    chance = random.Random(3)
    before: Told | None = None
    while not game.over:
        seats = [None, *range(players)]
        for told in (game.told(seats), game.told(seats, before)):
            for seat in seats:
                view = orjson.loads(as_object(together(told.common, told.own[seat])))
                assert view == orjson.loads(orjson.dumps(game.view(seat)))
        before = told
        actor = chance.choice(game.actors)
        game.play(chance.choice(game.legal(actor)), actor)


def test_every_law_says_what_it_brings() -> None:
    from courtly.lancaster.forecast import PAYS

    assert set(PAYS) == set(LAW_IDS)
    assert all(PAYS.values())


@rule("L7.3")
@rule("L7.5")
def test_a_view_says_what_each_rank_of_a_conflict_would_earn() -> None:
    built = position().conflict("upper 1", "5a").conflict("upper 2", None)
    built.knight("Blue", 2, "upper 1").knight("Green", 1, "upper 1").court("Red", 2)
    game = built.favours().place("Red")
    lost = game.view().conflicts[0]
    assert [berth.rank for berth in lost.berths] == [0, 1]
    assert lost.earned == (2, 1, 0), "the 4 is not given"
    play(game, "place 2 upper 1")
    won = game.view().conflicts[0]
    assert [berth.rank for berth in won.berths] == [1, 2, 0], "Red came later"
    assert won.earned == (4, 2, 1)


@rule("L2.4")
def test_a_view_says_what_a_county_needs() -> None:
    game = position().knight("Blue", 2, "Stafford", squires=1).place()
    needs = {county.name: county.needs for county in game.view().counties}
    assert (needs["Stafford"], needs["Somerset"]) == (4, 4), "more than 3; a minimum of 4"


@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_outlook_hangs_on_what_it_looks_at_and_nothing_else(players: int) -> None:
    """So it need not be made anew where nothing of that is another."""
    chance, laws = np.random.default_rng(players), tuple(range(len(LAW_IDS)))
    for moves in range(0, 160, 20):
        states = advanced(moves, moves, players=players).redacted(None)
        record = np.frombuffer(states.tobytes(), np.uint8)
        other = chance.integers(0, 256, len(record), np.uint8)
        for piece in LOOKED_AT.pieces:
            other[piece] = record[piece]
        twin = np.frombuffer(bytearray(other.tobytes()), STATE)
        assert look_ahead(twin, laws, players) == look_ahead(states, laws, players)
