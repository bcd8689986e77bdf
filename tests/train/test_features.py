"""What nets look at: counted as the rules count it, honest, within its bounds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from courtly.bots.games.lancaster.counting import FOR_KNIGHTS, FOR_TILES
from courtly.bots.games.lancaster.worth import law_worth
from courtly.lancaster.constants import FROM_EXTENSIONS, FROM_KNIGHTHOOD, IN_FORCE, PLACING
from courtly.lancaster.law_table import COUNTS
from courtly.lancaster.rules.ending import majority_points
from courtly.lancaster.rules.laws import count_for_law

from .some_games import COMPILED, TABLES, any_net, kernels, walk


@pytest.mark.skipif(COMPILED, reason="kernels of the rules are asked one by one")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_counted_once_is_what_the_rules_count(players: int) -> None:
    how, net = kernels("lancaster"), any_net("lancaster")
    desk = how.judging.open_desk(net)
    seen = set()
    for game in walk("lancaster", {"players": players, "laws": "random"}, players):
        s = game._states[0]
        how.judging.describe(s, desk.sheet)
        for seat in range(players):
            ints, floats = desk.sheet.ints[seat], desk.sheet.floats[seat]
            counted = [count_for_law(s, seat, what) for what in range(len(COUNTS))]
            assert ints[: len(COUNTS)].tolist() == counted
            seen |= {what for what, count in enumerate(counted) if count}
            assert floats[FOR_KNIGHTS] == majority_points(s, seat, FROM_KNIGHTHOOD)
            assert floats[FOR_TILES] == majority_points(s, seat, FROM_EXTENSIONS)
            if int(s["phase"]) == PLACING:
                laws = [law_worth(s, seat, int(s["in_force"][k])) for k in range(IN_FORCE)]
                assert floats[7 : 7 + IN_FORCE].tolist() == pytest.approx(laws)
    assert len(seen) > 9, "there was something to count"


BY_SEAT = (
    "reserve", "court", "castle", "tile", "chair", "nobles", "stock", "left_over", "points",
    "ballot", "due",
)  # fmt: skip
SEATS_IN = ("county_side", "berth_side", "start", "actor", "side")


def moved_on(states: NDArray[Any], players: int) -> NDArray[Any]:
    """The same positions with everybody one seat further."""
    moved = states.copy()
    for name in BY_SEAT:
        moved[name][:, :players] = np.roll(states[name][:, :players], 1, axis=1)
    for name in SEATS_IN:
        seat = states[name]
        moved[name] = np.where(seat >= 0, (seat + 1) % players, seat)
    return moved


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_does_not_matter_which_chair_one_sits_on(players: int) -> None:
    """Everybody one seat further: the chances go with them."""
    how, net = kernels("lancaster"), any_net("lancaster")
    options = {"players": players, "laws": "random"}
    states = np.concatenate([game._states.copy() for game in walk("lancaster", options)])
    chances = [np.zeros((len(states), 5)) for _ in range(2)]
    for k, some in enumerate((states, moved_on(states, players))):
        how.judging.judge_all(some, net, chances[k], np.zeros_like(chances[k]))
    assert np.roll(chances[0][:, :players], 1, axis=1) == pytest.approx(
        chances[1][:, :players], abs=1e-4
    )
    assert chances[0].std(axis=0)[:players].min() > 0.01, "positions differ"


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_numbers_are_within_their_bounds_and_say_something(
    name: str, options: dict[str, Any]
) -> None:
    how, net = kernels(name), any_net(name)
    f = how.features
    states = np.concatenate([game._states.copy() for game in walk(name, options)])
    seats = next(walk(name, options)).seats
    own = np.zeros((len(states), seats, f.OWN), np.float32)
    table = np.zeros((len(states), f.TABLE), np.float32)
    how.judging.write_out(states, net, own, table)
    assert np.isfinite(own).all()
    assert np.abs(own).max() < 20
    assert np.abs(table).max() <= 3
    assert (own != 0).any(axis=(0, 1)).sum() > f.OWN / 3
    assert len(np.unique(own[:, 0], axis=0)) > len(states) / 2, "positions are told apart"


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_legal_move_is_told_by_something_and_the_one_made_is_found(
    name: str, options: dict[str, Any]
) -> None:
    f, judging = kernels(name).features, kernels(name).judging
    for game in walk(name, options, 3):
        legal = game.legal()
        about = np.full((1, 60, f.MOST_ABOUT), -1, np.int64)
        value = np.zeros((1, 60, f.MOST_ABOUT))
        count, picked = np.zeros(1, np.int64), np.zeros(1, np.int64)
        chosen = np.array([int(legal[-1])])
        judging.write_moves(game._states, chosen, about, value, count, picked)
        assert count[0] == len(legal)
        assert picked[0] == len(legal) - 1
        used = about[0, : count[0]]
        assert (used[:, 0] >= 0).all()
        assert (used < f.ABOUT).all()
        assert np.isfinite(value).all()


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_move_that_was_made_is_among_those_there_is_room_for(
    name: str, options: dict[str, Any]
) -> None:
    f, judging = kernels(name).features, kernels(name).judging
    for game in walk(name, options, 3):
        for move in (game.legal()[0], game.legal()[-1]):
            about = np.zeros((1, 2, f.MOST_ABOUT), np.int64)
            value = np.zeros((1, 2, f.MOST_ABOUT))
            count, picked = np.zeros(1, np.int64), np.zeros(1, np.int64)
            judging.write_moves(game._states, np.array([int(move)]), about, value, count, picked)
            assert count[0] == min(2, len(game.legal()))
            assert 0 <= picked[0] < count[0]
